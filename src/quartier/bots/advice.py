"""What a bot tells somebody who asks it: the moves worth considering, what to expect, and why.

    advise(position, make_bot("expert"), rng)

All budgets are counted, so that a busy machine gives the same advice as an idle one. What is told
of a difference comes from worlds that had no part in choosing the moves, with its standard error.
The reason of a move is what its end adds to or takes from the score, compared with the best move:
both are played to the end a few times, in the same imagined worlds.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from quartier.bots.bot import Bot
from quartier.bots.policy import play_on
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Facts, Points, Result

MOST_CANDIDATES: Final = 4
# Worlds in which moves are compared, and the fewest that tell anything; how many standard errors
# make a difference.
WORLDS: Final = 20
FEWEST: Final = 4
SURE: Final = 2.0
# Reasons are drawn from so many complete games of each move, fewer where games are long: as many as
# begin before so many moments were played. With few, more standard errors are needed (Student).
ENDS: Final = 16
MOMENTS: Final = 6_000
STUDENT: Final = 4.0


class Reason:
    """Why a move is good or not so good, as a message: a key and its facts."""

    def __init__(self, key: str, facts: Facts) -> None:
        self.key = key
        self.facts = facts


class Lead(msgspec.Struct, frozen=True):
    """What a move brings more than another: of the win and in points, with standard errors."""

    share: float
    share_error: float
    points: float
    points_error: float

    @staticmethod
    def of(shares: list[float], points: list[float]) -> Lead:
        """By the differences in some worlds; with too few, none is told."""
        if len(shares) < FEWEST:
            return Lead(0.0, 0.0, 0.0, 0.0)
        return Lead(*mean_of(shares), *mean_of(points))

    def sure_share(self, errors: float = SURE) -> float:
        """The part of the win, if the difference is more than luck: than so many errors."""
        return self.share if abs(self.share) > errors * self.share_error else 0.0

    def sure_points(self, errors: float = SURE) -> float:
        """The points, likewise."""
        return self.points if abs(self.points) > errors * self.points_error else 0.0


class Candidate:
    """A move and what to expect of it.

    `win_share` is the seat's part of the win, from 0 to 1; `score` its points at the end, both
    estimates with their standard errors. `examined` counts the playouts that began with the move.
    `behind` is what the best move brings more, where that was looked at.
    """

    def __init__(
        self,
        move: Move,
        win_share: float,
        score: float,
        examined: int,
        win_share_error: float = 0.0,
        score_error: float = 0.0,
    ) -> None:
        self.move = move
        self.win_share = win_share
        self.win_share_error = win_share_error
        self.score = score
        self.score_error = score_error
        self.examined = examined
        self.behind: Lead | None = None
        self.reason: Reason | None = None

    def fall_behind(self, best: Candidate, lead: Lead) -> None:
        """Expect as much less than of the best move as fresh worlds say: told side by side, two
        estimates of one difference would contradict each other.
        """
        self.behind = lead
        self.win_share = min(max(best.win_share - lead.share, 0.0), 1.0)
        self.score = best.score - lead.points


class Adviser(Bot):
    """A bot that can say what it thinks of each move."""

    def weigh(self, position: Position, rng: Rng, also: Move | None = None) -> list[Candidate]:
        """Every move it considered, best first; `also` is considered in any case."""
        raise NotImplementedError

    def leads(self, position: Position, moves: list[Move], rng: Rng, worlds: int) -> list[Lead]:
        """By how much the first move leads each other one, in so many worlds."""
        raise NotImplementedError

    def choose(self, position: Position, rng: Rng) -> Move:
        moves = position.moves
        return moves[0] if len(moves) == 1 else self.weigh(position, rng)[0].move


def advise(
    position: Position,
    adviser: Adviser,
    rng: Rng,
    most: int = MOST_CANDIDATES,
    worlds: int = WORLDS,
    ends: int = ENDS,
) -> list[Candidate]:
    """The best moves, best first, each with what it lacks, the first two with their reasons."""
    candidates = adviser.weigh(position, rng)[:most]
    if len(candidates) > 1:
        best, *others = candidates
        leads = adviser.leads(position, [one.move for one in candidates], rng, worlds)
        for candidate, lead in zip(others, leads, strict=True):
            candidate.fall_behind(best, lead)
        is_alone = position.seats == 1
        others.sort(key=lambda one: one.score if is_alone else one.win_share, reverse=True)
        candidates = [best, *others]
        explain(position, best, others[0], rng, ends)
    return candidates


def explain(
    position: Position, best: Candidate, other: Candidate, rng: Rng, ends: int = ENDS
) -> None:
    """Give two candidates the reason why one is better than the other."""
    tallies = (Ends(), Ends())
    moments = 0
    while len(tallies[0].points) < ends and moments < MOMENTS:
        world = position.sample(rng)
        stream = rng.fork()
        for candidate, tally in zip((best, other), tallies, strict=True):
            after = world.clone()
            after.advance(position.seat, candidate.move)
            tally.add(position.seat, play_on(position.title, after, stream.clone()))
            moments += after.moment - position.moment
    best.reason, other.reason = reasons(*tallies)


class Ends:
    """How a seat ended in some games: its points by category."""

    def __init__(self) -> None:
        self.categories: list[str] = []
        self.points: list[list[Points]] = []

    def add(self, seat: int, result: Result) -> None:
        self.categories = result.categories
        self.points.append([result.points(seat, category) for category in result.categories])

    def total(self) -> Points:
        """The points of all games together."""
        return sum([sum(points) for points in self.points])


def mean_of(values: list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error."""
    mean = sum(values) / len(values)
    variance = sum([(mean - one) ** 2 for one in values]) / (len(values) - 1)
    return mean, sqrt(variance / len(values))


def changes(own: Ends, other: Ends) -> dict[str, float]:
    """By category, the points one move ends with more than another, in the same worlds.

    Less than a point is told as nothing; and so is what may be mere luck.
    """
    found: dict[str, float] = {}
    for index, category in enumerate(own.categories):
        mean, error = mean_of(
            [
                float(mine[index] - theirs[index])
                for mine, theirs in zip(own.points, other.points, strict=True)
            ]
        )
        if abs(mean) >= max(0.5, (SURE + STUDENT / len(own.points)) * error):
            found[category] = mean
    return found


def reasons(best: Ends, other: Ends) -> tuple[Reason | None, Reason | None]:
    """What speaks for the best move, and what against the other one.

    Where the ends do not bear out that it is better, they do not tell why it is. What a move loses
    is no reason to play it, and what it gains none against it.
    """
    if len(best.points) < FEWEST or best.total() <= other.total():
        return None, None
    for_best, against = reason(best, other), reason(other, best)
    return (
        for_best if for_best is not None and "gain" in for_best.facts else None,
        against if against is not None and "loss" in against.facts else None,
    )


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
