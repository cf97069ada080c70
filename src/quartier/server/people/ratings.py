"""Ratings: what is known of somebody's strength at a title, and how sure that is.

Weng and Lin's method for the model of Plackett and Luce, by openskill: any number of seats, teams,
ties. Bots have ratings that never change, which holds the scale in place.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import hypot

import msgspec
from openskill.models import PlackettLuce

from quartier.bots.levels import LEVELS
from quartier.core.speech import Refusal, Result
from quartier.server.storage.identities import Identity
from quartier.table.pace import Pace
from quartier.table.seats import Seat

MU = 25.0
SIGMA = MU / 3
# A new season makes everybody a little less sure.
SEASON_SIGMA = 2.0
# As people see it: 1500 at first, give or take 500.
SCALE = 60.0
PROVISIONAL = 5.0
ANCHOR_SIGMA = 1.0
# Levels are even steps.
ANCHORS = {"easy": 21.0, "normal": 25.0, "hard": 29.0, "expert": 33.0}

_MODEL = PlackettLuce(mu=MU, sigma=SIGMA)


class Rating(msgspec.Struct, frozen=True):
    """Strength as a normal distribution, after so many tables, as of a season."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    season: str = ""

    @property
    def shown(self) -> int:
        return round(SCALE * self.mu)

    @property
    def spread(self) -> int:
        return round(SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL

    @property
    def sure(self) -> float:
        """What somebody is worth at least, most probably: ladders are ordered by it."""
        return self.mu - 2 * self.sigma

    def in_season(self, season: str) -> Rating:
        if not self.season or self.season == season:
            return msgspec.structs.replace(self, season=season)
        sigma = min(SIGMA, hypot(self.sigma, SEASON_SIGMA))
        return msgspec.structs.replace(self, sigma=sigma, season=season)


def season_at(moment: float) -> str:
    """A quarter of a year, as 2026-4."""
    then = time.gmtime(moment)
    return f"{then.tm_year}-{(then.tm_mon + 2) // 3}"


def rated_refusal(host: Identity, seats: Sequence[Seat], pace: Pace) -> Refusal | None:
    """Why a table like this cannot count."""
    if host.is_guest:
        return Refusal("", "refusal-rated-account", {})
    if not pace.is_timed:
        return Refusal("", "refusal-rated-clock", {})
    if sum(not seat.bot for seat in seats) < 2:
        return Refusal("", "refusal-rated-people", {})
    if any(seat.bot and seat.bot not in ANCHORS for seat in seats):
        return Refusal("", "refusal-rated-bots", {})
    return None


def counted_ranks(result: Result, seats: Sequence[Seat]) -> list[int]:
    """How the seats came out, from 1 on; those whom a bot had to stand in for come last.

    Partners come out together, however one of them left.
    """
    behind_all = len(seats) + 1
    left = {number for number, seat in enumerate(seats) if seat.is_stand_in}
    teams = [set(team) for team in result.teams]
    out = {number for number in left if all(not team - left for team in teams if number in team)}
    return [behind_all if number in out else rank for number, rank in enumerate(result.ranks)]


def rated_anew(
    before: Sequence[Rating], bots: Sequence[str], ranks: Sequence[int], teams: list[list[int]]
) -> list[Rating]:
    """The ratings of all seats after a table; those of bots stay what they are."""
    sides = teams or [[seat] for seat in range(len(before))]
    rated = _MODEL.rate(
        [
            [_MODEL.rating(mu=before[seat].mu, sigma=before[seat].sigma) for seat in side]
            for side in sides
        ],
        ranks=[float(min(ranks[seat] for seat in side)) for side in sides],
    )
    after = list(before)
    for side, found in zip(sides, rated, strict=True):
        for seat, new in zip(side, found, strict=True):
            if not bots[seat]:
                after[seat] = msgspec.structs.replace(
                    before[seat], mu=new.mu, sigma=new.sigma, games=before[seat].games + 1
                )
    return after


def anchor(bot: str) -> Rating:
    return Rating(ANCHORS[bot], ANCHOR_SIGMA)


assert set(ANCHORS) == {level.name for level in LEVELS}
