"""Looking back on finished games: each decision of a seat is judged in the background."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from quartier.bots.advice import Lead
from quartier.bots.levels import USUAL_LEVEL
from quartier.coach.review import (
    JUDGE,
    MOST_CHECKED,
    MOST_FINDS,
    RIVALS,
    finest_of,
    next_find_to_check,
    next_to_check,
    worst_of,
)
from quartier.core.speech import Points, Refusal
from quartier.server.jobs import AloneJob, Declined, Estimate, Judged, JudgementJob, situation
from quartier.server.storage.rows import StoredTable
from quartier.server.thinking import LOOKING_BACK, Thinkers
from quartier.table.table import Table
from quartier.table.told import Phrase

log = logging.getLogger(__name__)

RIVAL = USUAL_LEVEL
# Reviews kept in memory, so that a page that is opened again need not wait.
MOST_KEPT = 200
# Reviews in the making, on one share.
MOST = 3


class Point(msgspec.Struct, frozen=True):
    """A point of the curves: what the seat could expect of its move at a version, and of the best
    one where that is surely better; with standard errors.
    """

    version: int
    when: Phrase
    win_share: float
    win_share_error: float
    score: float
    score_error: float
    best_win_share: float
    best_score: float


class Mistake(msgspec.Struct, frozen=True):
    """A move that cost much, what was asked, and what the bot would have played."""

    version: int
    when: Phrase
    asked: Phrase
    played: Estimate
    best: Estimate
    cost: Lead


class Find(msgspec.Struct, frozen=True):
    """The move that gained most over the next best one."""

    version: int
    when: Phrase
    played: Estimate
    gain: Lead


class Review(msgspec.Struct, frozen=True):
    """How far a review has come, and what it found so far.

    `best_score` is what a bot reached with the same deal, for who played alone.
    """

    done: int
    of: int
    is_whole: bool
    seat: int
    curve: list[Point]
    mistakes: list[Mistake]
    find: Find | None
    best_score: Points | None


class Reviewing:
    """A review in the making."""

    def __init__(self, table: Table, pepper: str, seat: int, share: str) -> None:
        self.table = table
        self.pepper = pepper
        self.seat = seat
        self.share = share
        self.indexes = [
            index for index, entry in enumerate(table.history.decisions) if entry.seat == seat
        ]
        self.attempts = RIVALS if len(table.seats) == 1 else 0
        self.of = len(self.indexes) + MOST_CHECKED + MOST_FINDS + self.attempts
        self.done = 0
        self.is_whole = False
        self.judged: dict[int, Judged] = {}
        self.scores: list[Points] = []

    async def run(self, thinkers: Thinkers) -> None:
        for index in self.indexes:
            await self._judge(thinkers, index)
            self.done += 1
        while one := next_to_check(self.judged.values()):
            if not await self._judge(thinkers, one.index, again=True):
                break
            self.done += 1
        for _ in range(MOST_FINDS):
            if find := next_find_to_check(self.judged.values()):
                await self._judge(thinkers, find.index, again=True)
        self.done = self.of - self.attempts
        for attempt in range(self.attempts):
            job = AloneJob(situation(self.table.history, self.pepper), 0, RIVAL, attempt)
            answer = await thinkers.do(job, self.share, _last)
            if answer:
                self.scores.append(msgspec.json.decode(answer, type=Points))
            self.done += 1
        self.is_whole = True

    async def _judge(self, thinkers: Thinkers, index: int, again: bool = False) -> bool:
        """Whether there was an answer."""
        history = self.table.history
        move = history.decisions[index].move.text
        before = situation(history, self.pepper, index)
        job = JudgementJob(before, self.seat, JUDGE, index, move, again)
        answer = await thinkers.do(job, self.share, _last)
        judged = msgspec.json.decode(answer, type=Judged | None) if answer else None
        if judged is not None:
            self.judged[index] = judged
        return judged is not None

    @property
    def worst(self) -> list[Judged]:
        return worst_of(self.judged.values())

    @property
    def finest(self) -> Judged | None:
        return finest_of(self.judged.values())

    @property
    def review(self) -> Review:
        at = self.table.played_at
        finest = self.finest
        return Review(
            self.done,
            self.of,
            self.is_whole,
            self.seat,
            [_point(at[one.index], one) for one in self.judged.values()],
            [
                Mistake(at[one.index], one.when, one.asked, one.played, one.best, one.cost)
                for one in self.worst
                if one.cost is not None
            ],
            None
            if finest is None or finest.gain is None
            else Find(at[finest.index], finest.when, finest.played, finest.gain),
            max(self.scores, default=None),
        )


def _point(version: int, one: Judged) -> Point:
    played, cost = one.played, one.cost
    return Point(
        version,
        one.when,
        played.win_share,
        played.win_share_error,
        played.score,
        played.score_error,
        min(played.win_share + (max(cost.sure_share(), 0.0) if cost else 0.0), 1.0),
        played.score + (max(cost.sure_points(), 0.0) if cost else 0.0),
    )


def _last() -> float:
    return LOOKING_BACK


class Reviews:
    """The reviews asked for lately, by table and seat."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._kept: dict[tuple[str, int], Reviewing] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, game: StoredTable, table: Table, seat: int, share: str) -> Review:
        """How the review of a seat stands; the first time it is asked for, it begins.

        Declined if too many that were asked for on this share are not done yet.
        """
        key = (game.id, seat)
        if key not in self._kept:
            if sum(one.share == share for one in self._kept.values() if not one.is_whole) >= MOST:
                raise Declined(429, Refusal("", "refusal-too-many-reviews", {"most": MOST}))
            while len(self._kept) >= MOST_KEPT:
                self._forget_one()
            self._kept[key] = reviewing = Reviewing(table, game.pepper, seat, share)
            task = asyncio.create_task(reviewing.run(self.thinkers))
            self._tasks.add(task)
            task.add_done_callback(partial(self._ended, key))
        return self._kept[key].review

    def _forget_one(self) -> None:
        """Forget the oldest that is done; Declined if all are still being made."""
        whole = [key for key, one in self._kept.items() if one.is_whole]
        if not whole:
            raise Declined(503, Refusal("", "refusal-busy", {}))
        del self._kept[whole[0]]

    def _ended(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if key in self._kept and not self._kept[key].is_whole:
            del self._kept[key]
        if not task.cancelled() and task.exception() is not None:
            log.error("a review failed", exc_info=task.exception())

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
