"""What a bot tells somebody who asks it: the moves worth considering, what to expect, and why.

    advise(position, SearchBot(Budget(seconds=1.0)), rng)

The reason of a move is what its end adds to or takes from the score, compared with the best move:
both are played to the end a few times, in the same imagined worlds.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from quartier.bots.bot import Bot
from quartier.bots.budget import Budget, Spending
from quartier.bots.policy import play_on
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Facts, Points, Result

MOST_CANDIDATES: Final = 4
# What complete games may cost that reasons are drawn from, how many there must be, and how many
# standard errors make a difference.
ENDS: Final = Budget(seconds=1.5)
FEWEST_ENDS: Final = 3
SURE: Final = 2.0


class Reason:
    """Why a move is good or not so good, as a message: a key and its facts."""

    def __init__(self, key: str, facts: Facts) -> None:
        self.key = key
        self.facts = facts


class Candidate:
    """A move and what to expect of it.

    `win_share` is the seat's part of the win, from 0 to 1; `score` its points at the end, both
    estimates. `examined` counts the playouts that began with the move.
    """

    def __init__(self, move: Move, win_share: float, score: float, examined: int) -> None:
        self.move = move
        self.win_share = win_share
        self.score = score
        self.examined = examined
        self.reason: Reason | None = None


class Adviser(Bot):
    """A bot that can say what it thinks of each move."""

    def weigh(self, position: Position, rng: Rng, also: Move | None = None) -> list[Candidate]:
        """Every move it considered, best first; `also` is considered in any case."""
        raise NotImplementedError

    def choose(self, position: Position, rng: Rng) -> Move:
        moves = position.moves
        return moves[0] if len(moves) == 1 else self.weigh(position, rng)[0].move


def advise(
    position: Position,
    adviser: Adviser,
    rng: Rng,
    most: int = MOST_CANDIDATES,
    ends: Budget = ENDS,
) -> list[Candidate]:
    """The best moves, best first, each with its reason where one can be told."""
    candidates = adviser.weigh(position, rng)[:most]
    if len(candidates) > 1:
        explain(position, candidates, rng, ends)
    return candidates


def explain(position: Position, candidates: list[Candidate], rng: Rng, ends: Budget) -> None:
    """Give each candidate its reason; the best is compared with the second, all others with it."""
    tallies = [Ends() for _ in candidates]
    spending = Spending(ends)
    while spending.left():
        spending.begin()
        world = position.sample(rng)
        stream = rng.fork()
        results = []
        for candidate in candidates:
            after = world.clone()
            chance = stream.clone()
            after.advance(position.seat, candidate.move)
            results.append(play_on(position.title, after, chance))
        for tally, result in zip(tallies, results, strict=True):
            tally.add(position.seat, result)
    if spending.playouts < FEWEST_ENDS:
        return
    for candidate, tally in zip(candidates[1:], tallies[1:], strict=True):
        candidate.reason = _reason(tally, tallies[0])
    reason = _reason(tallies[0], tallies[1])
    # What a move loses is no reason to play it.
    candidates[0].reason = reason if reason is not None and "gain" in reason.facts else None


class Ends:
    """How a seat ended in some games: its points by category."""

    def __init__(self) -> None:
        self.categories: list[str] = []
        self.points: list[list[Points]] = []

    def add(self, seat: int, result: Result) -> None:
        self.categories = result.categories
        self.points.append([result.points(seat, category) for category in result.categories])


def _reason(own: Ends, other: Ends) -> Reason | None:
    """The categories that gain and lose most; None if none surely does."""
    gain_at = loss_at = -1
    gain = loss = 0.0
    for index in range(len(own.categories)):
        differences = [
            mine[index] - theirs[index]
            for mine, theirs in zip(own.points, other.points, strict=True)
        ]
        mean = sum(differences) / len(differences)
        variance = sum([(mean - one) ** 2 for one in differences]) / (len(differences) - 1)
        # Less than a point is told as nothing; and so is what may be mere luck.
        if abs(mean) < max(0.5, SURE * sqrt(variance / len(differences))):
            continue
        if mean > gain:
            gain_at, gain = index, mean
        elif mean < loss:
            loss_at, loss = index, mean
    facts: Facts = {}
    if gain_at >= 0:
        facts |= {"gain": own.categories[gain_at], "gained": round(gain)}
    if loss_at >= 0:
        facts |= {"loss": own.categories[loss_at], "lost": round(-loss)}
    if not facts:
        return None
    key = "reason-gain" if loss_at < 0 else "reason-loss" if gain_at < 0 else "reason-both"
    return Reason(key, facts)
