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
        candidate.reason = reason(tally, tallies[0])
    why = reason(tallies[0], tallies[1])
    # What a move loses is no reason to play it.
    candidates[0].reason = why if why is not None and "gain" in why.facts else None


class Ends:
    """How a seat ended in some games: its points by category."""

    def __init__(self) -> None:
        self.categories: list[str] = []
        self.points: list[list[Points]] = []

    def add(self, seat: int, result: Result) -> None:
        self.categories = result.categories
        self.points.append([result.points(seat, category) for category in result.categories])


def changes(own: Ends, other: Ends) -> dict[str, float]:
    """By category, the points one move ends with more than another, in the same worlds.

    Less than a point is told as nothing; and so is what may be mere luck.
    """
    found: dict[str, float] = {}
    for index, category in enumerate(own.categories):
        differences = [
            mine[index] - theirs[index]
            for mine, theirs in zip(own.points, other.points, strict=True)
        ]
        mean = sum(differences) / len(differences)
        variance = sum([(mean - one) ** 2 for one in differences]) / (len(differences) - 1)
        if abs(mean) >= max(0.5, SURE * sqrt(variance / len(differences))):
            found[category] = mean
    return found


def reason(own: Ends, other: Ends) -> Reason | None:
    """The categories that gain and lose most; None if none surely does."""
    changed = changes(own, other)
    facts: Facts = {}
    if changed:
        best = max(changed, key=lambda category: changed[category])
        worst = min(changed, key=lambda category: changed[category])
        if changed[best] > 0:
            facts |= {"gain": best, "gained": round(changed[best])}
        if changed[worst] < 0:
            facts |= {"loss": worst, "lost": round(-changed[worst])}
    if not facts:
        return None
    key = "reason-both" if len(facts) == 4 else "reason-gain" if "gain" in facts else "reason-loss"
    return Reason(key, facts)
