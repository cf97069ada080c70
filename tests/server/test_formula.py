"""The formula of ratings as the page explains it, worked out by hand."""

from __future__ import annotations

from math import exp, sqrt

import pytest

from quartier.server.people.ratings import MU, SIGMA, Rating, rated_anew

Strength = tuple[float, float]

NEW = (MU, SIGMA)
OLD = (31.0, 2.5)
WEAK = (20.0, 4.0)


def explained(
    people: list[Strength], ranks: list[int], sides: list[list[int]]
) -> dict[int, Strength]:
    """Mean and variance of everybody afterwards, by the words of the page."""
    before = {seat: (mu, sigma**2 + 1 / 144) for seat, (mu, sigma) in enumerate(people)}
    strength = [sum(before[seat][0] for seat in side) for side in sides]
    variance = [sum(before[seat][1] for seat in side) for side in sides]
    place = [min(ranks[seat] for seat in side) for side in sides]
    c = sqrt(sum(each + (25 / 6) ** 2 for each in variance))
    found: dict[int, Strength] = {}
    for number, side in enumerate(sides):
        omega = 1 / place.count(place[number])
        delta = 0.0
        for q in place:
            if q > place[number]:
                continue
            behind = [mu for mu, rank in zip(strength, place, strict=True) if rank >= q]
            p = exp(strength[number] / c) / sum(exp(mu / c) for mu in behind)
            omega -= p / place.count(q)
            delta += p * (1 - p) / place.count(q)
        for seat in side:
            mu, own = before[seat]
            part = own / variance[number]
            gain = part * omega * variance[number] / c
            loss = part * delta * sqrt(variance[number]) ** 3 / c**3
            found[seat] = (mu + gain, own * (1 - loss))
    return found


@pytest.mark.parametrize(
    ("people", "ranks", "teams"),
    [
        ([NEW, NEW], [1, 2], []),
        ([NEW, OLD, WEAK], [3, 1, 2], []),
        ([NEW, OLD, WEAK, NEW], [2, 1, 2, 4], []),
        ([NEW, OLD, WEAK, NEW], [2, 1, 2, 1], [[0, 2], [1, 3]]),
    ],
)
def test_ratings_move_as_the_page_explains(
    people: list[Strength], ranks: list[int], teams: list[list[int]]
) -> None:
    before = [Rating(mu, sigma) for mu, sigma in people]
    after = rated_anew(before, [""] * len(people), ranks, teams)
    wanted = explained(people, ranks, teams or [[seat] for seat in range(len(people))])
    for seat, rating in enumerate(after):
        assert (rating.mu, rating.sigma**2) == pytest.approx(wanted[seat]), seat
