"""What a bot tells somebody who asks it: the moves worth considering, what to expect, and why.

    advise(position, make_adviser("search:240"), rng)

All budgets are counted, so that a busy machine gives the same advice as an idle one. What is told
of a difference comes from worlds that had no part in choosing the moves, with its standard error.
The reason of a move is what its end adds to or takes from the score, compared with the best move:
both are played to the end a few times, in the same imagined worlds.
"""

from __future__ import annotations

from math import ceil, sqrt
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
    """Why a move is good or not so good, as a message: a key and its facts; `balance` is what it
    gains less what it loses, as told.
    """

    def __init__(self, key: str, facts: Facts, balance: int) -> None:
        self.key = key
        self.facts = facts
        self.balance = balance


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

    def borne_out_by(self, other: Lead) -> Lead | None:
        """What both say together, found in two ways; None where the other sees nothing of it."""
        rests_on_points = self.sure_points() > 0
        is_seen = (other.sure_points() if rests_on_points else other.sure_share()) > 0
        if not is_seen:
            return None
        share, share_error = agreed(
            (self.share, self.share_error), (other.share, other.share_error)
        )
        points, points_error = agreed(
            (self.points, self.points_error), (other.points, other.points_error)
        )
        if rests_on_points:
            # Who has won hardly shows in a few games: chances are as doubtful as their points.
            share_error = max(share_error, abs(share) * points_error / points)
        return Lead(share, share_error, points, points_error)

    def sure_share(self, errors: float = SURE) -> float:
        """The part of the win, if the difference is more than luck: than so many errors, as it is
        told, in per cent.
        """
        is_sure = round(abs(self.share) * 100) > percent_off(self.share_error, errors)
        return self.share if is_sure else 0.0

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
        estimates of one difference would contradict each other. Nothing is more than of the best by
        luck.
        """
        self.behind = lead
        share = lead.share if lead.share > 0 else lead.sure_share()
        points = lead.points if lead.points > 0 else lead.sure_points()
        self.win_share = min(max(best.win_share - share, 0.0), 1.0)
        self.score = best.score - points


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
        others.sort(key=lambda one: (0.0 if is_alone else one.win_share, one.score), reverse=True)
        candidates = [best, *others]
        explain(position, best, others[0], rng, ends)
    return candidates


def explain(
    position: Position,
    best: Candidate,
    other: Candidate,
    rng: Rng,
    ends: int = ENDS,
    most_moments: int = MOMENTS,
) -> Lead:
    """Give two candidates the reason why one is better than the other; by how much its ends are."""
    tallies = (Ends(), Ends())
    moments = 0
    while len(tallies[0].points) < ends and moments < most_moments:
        world = position.sample(rng)
        stream = rng.fork()
        for candidate, tally in zip((best, other), tallies, strict=True):
            after = world.clone()
            after.advance(position.seat, candidate.move)
            tally.add(position.seat, play_on(position.title, after, stream.clone()))
            moments += after.moment - position.moment
    best.reason, other.reason = reasons(*tallies)
    return tallies[0].lead(tallies[1])


class Ends:
    """How a seat ended in some games: its points by category, and its part of the win."""

    def __init__(self) -> None:
        self.categories: list[str] = []
        self.points: list[list[Points]] = []
        self.shares: list[float] = []

    def add(self, seat: int, result: Result) -> None:
        self.categories = result.categories
        self.points.append([result.points(seat, category) for category in result.categories])
        self.shares.append(1.0 / len(result.winners) if seat in result.winners else 0.0)

    def lead(self, other: Ends) -> Lead:
        """What these ends bring more than others in the same worlds."""
        pairs = zip(self.points, other.points, strict=True)
        return Lead.of(
            [mine - theirs for mine, theirs in zip(self.shares, other.shares, strict=True)],
            [float(sum(mine) - sum(theirs)) for mine, theirs in pairs],
        )

    def total(self) -> Points:
        """The points of all games together."""
        return sum([sum(points) for points in self.points])


def mean_of(values: list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error."""
    mean = sum(values) / len(values)
    variance = sum([(mean - one) ** 2 for one in values]) / (len(values) - 1)
    return mean, sqrt(variance / len(values))


def percent_off(error: float, errors: float = SURE) -> int:
    """How far a part of the win may be off, in per cent; rounded up: nothing is off by nothing."""
    return ceil(round(errors * error * 100, 6))


def agreed(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """One value that was measured in two ways, each with its standard error.

    What they differ by beyond their errors is a fault of the ways themselves, and counts as doubt
    in both (DerSimonian and Laird).
    """
    luck = one[1] ** 2 + other[1] ** 2
    fault = max(((one[0] - other[0]) ** 2 - luck) / 2.0, 0.0)
    doubts = one[1] ** 2 + fault, other[1] ** 2 + fault
    whole = sum(doubts)
    if whole == 0.0:
        return one
    value = (one[0] * doubts[1] + other[0] * doubts[0]) / whole
    return value, sqrt(doubts[0] * doubts[1] / whole)


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
        if round(abs(mean)) and abs(mean) >= (SURE + STUDENT / len(own.points)) * error:
            found[category] = mean
    return found


def reasons(best: Ends, other: Ends) -> tuple[Reason | None, Reason | None]:
    """What speaks for the best move, and what against the other one.

    Where the ends do not bear out that it is better, they do not tell why it is. Nor is it a reason
    for a move if it loses more than it gains.
    """
    if len(best.points) < FEWEST or best.total() <= other.total():
        return None, None
    for_best, against = reason(best, other), reason(other, best)
    return (
        for_best if for_best is not None and for_best.balance > 0 else None,
        against if against is not None and against.balance < 0 else None,
    )


def reason(own: Ends, other: Ends) -> Reason | None:
    """The categories that gain and lose most; None if none surely does."""
    changed = changes(own, other)
    facts: Facts = {}
    balance = 0
    if changed:
        best = max(changed, key=lambda category: changed[category])
        worst = min(changed, key=lambda category: changed[category])
        if changed[best] > 0:
            facts |= {"gain": best, "gained": round(changed[best])}
            balance += round(changed[best])
        if changed[worst] < 0:
            facts |= {"loss": worst, "lost": round(-changed[worst])}
            balance += round(changed[worst])
    if not facts:
        return None
    key = "reason-both" if len(facts) == 4 else "reason-gain" if "gain" in facts else "reason-loss"
    return Reason(key, facts, balance)
