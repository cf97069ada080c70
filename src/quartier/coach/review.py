"""After a game: what each decision of a seat was worth, and which ones cost most.

A bot says what it would have played. How much more that brings than what was played is looked at
in worlds that had no part in the choice. What is noticed then is looked at again before it is told:
the largest of fifty differences is larger than it will be the next time, and what playouts of a few
choices say has to show at the end of whole games, too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, Protocol, TypeVar

from quartier.bots.advice import SURE, WORLDS, Adviser, Candidate, Lead, explain
from quartier.bots.bot import Bot
from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.core.history import History
from quartier.core.moves import Move
from quartier.core.rng import Rng, Seed
from quartier.core.speech import Facts, Points, Question
from quartier.core.state import State
from quartier.core.titles import Settings, Title

# Who judges every decision of a game cannot think over each as long as the strongest.
JUDGE: Final = "search:60"
MOST_MISTAKES: Final = 3
# What is worth a word: a part of the win, or so many points. At most tables they are about the
# same; in a lost game it is the points that teach.
LEAST_SHARE: Final = 0.02
LEAST_POINTS: Final = 1.0
# A whole game is looked through for the largest differences, and among its fifty decisions luck
# alone makes one of two standard errors: to be noticed takes more.
CERTAIN: Final = 3.0
# What was noticed is looked at again in so many worlds and so many games to the end, fewer where
# games are long; so many decisions at most, and of those that may be the finest.
MORE_WORLDS: Final = 60
MORE_ENDS: Final = 40
MORE_MOMENTS: Final = 24_000
MOST_CHECKED: Final = 6
MOST_FINDS: Final = 2
# Alone, the same deal is played by a bot so often: it may be lucky once.
RIVALS: Final = 6


J = TypeVar("J", bound="Judged")


class Judgement:
    """One decision: when and what was asked, the move that was played and the best one.

    `lead` is what the best move brings more than `other`, the played one or, if that is the best
    itself, the next; None where the first look saw nothing worth a second.
    """

    def __init__(
        self,
        index: int,
        position: Position,
        played: Candidate,
        best: Candidate,
        other: Candidate,
        lead: Lead | None,
    ) -> None:
        self.index = index
        self.moment = position.moment
        self.question: Question = position.question
        self.view = position.view()
        key, facts = self.view.when()
        self.when: tuple[str, Facts] = (key, facts) if key else (self.question.phase, {})
        self.is_alone = position.seats == 1
        self.played = played
        self.best = best
        self.other = other
        self.lead = lead
        self.is_checked = False

    @property
    def cost(self) -> Lead | None:
        """What the played move gave away."""
        return None if self.played is self.best else self.lead

    @property
    def gain(self) -> Lead | None:
        """What the played move brings more than the next, if it is the best."""
        return self.lead if self.played is self.best else None

    @property
    def severity(self) -> float:
        return severity(self.cost, self.is_alone, self._errors)

    @property
    def merit(self) -> float:
        return severity(self.gain, self.is_alone, self._errors)

    @property
    def _errors(self) -> float:
        return SURE if self.is_checked else CERTAIN

    @property
    def given(self) -> float:
        """The points that were given away, as far as they are more than luck."""
        return max(self.cost.sure_points(), 0.0) if self.cost else 0.0

    @property
    def left(self) -> float:
        """The points that were to be expected after what was played."""
        return self.played.score


def severity(lead: Lead | None, is_alone: bool, errors: float) -> float:
    """How much a lead is worth telling, from 1 on; 0 if it may be luck."""
    if lead is None:
        return 0.0
    by_points = lead.sure_points(errors) / LEAST_POINTS
    by_share = 0.0 if is_alone else lead.sure_share(errors) / LEAST_SHARE
    return max(by_points, by_share, 0.0)


def judge(
    position: Position, index: int, move: Move, adviser: Adviser, rng: Rng, worlds: int = WORLDS
) -> Judgement | None:
    """What an adviser thinks of a move.

    None where there was nothing to decide, or the adviser's time did not suffice for that move.
    """
    if len(position.moves) < 2:
        return None
    candidates = adviser.weigh(position, rng, also=move)
    played = next((one for one in candidates if one.move is move), None)
    if played is None:
        return None
    best = candidates[0]
    other = played
    if played is best and len(candidates) > 1:
        other = candidates[1]
    lead = None
    if _is_noticed(position, best, other):
        lead = adviser.leads(position, [best.move, other.move], rng, worlds)[0]
    return Judgement(index, position, played, best, other, lead)


def _is_noticed(position: Position, one: Candidate, other: Candidate) -> bool:
    """Whether a first look says that a difference is worth a second."""
    share, points = one.win_share - other.win_share, one.score - other.score
    return points >= LEAST_POINTS or (position.seats > 1 and share >= LEAST_SHARE)


def look_again(
    position: Position,
    one: Judgement,
    adviser: Adviser,
    rng: Rng,
    worlds: int = MORE_WORLDS,
    ends: int = MORE_ENDS,
) -> None:
    """Find anew what a decision cost or gained, and why; nothing where ends of whole games do not
    bear it out.
    """
    one.is_checked = True
    if one.lead is not None:
        lead = adviser.leads(position, [one.best.move, one.other.move], rng, worlds)[0]
        seen = explain(position, one.best, one.other, rng, ends, MORE_MOMENTS)
        one.lead = lead.borne_out_by(seen)


class Judged(Protocol):
    """A decision with how much it cost or gained, however it is written down."""

    @property
    def index(self) -> int: ...
    @property
    def when(self) -> object: ...
    @property
    def is_checked(self) -> bool: ...
    @property
    def severity(self) -> float: ...
    @property
    def merit(self) -> float: ...
    @property
    def given(self) -> float: ...
    @property
    def left(self) -> float: ...


def finest_of(judged: Collection[J]) -> J | None:
    """The decision that gained most over the next best; None if none gained noticeably."""
    return _finest([one for one in judged if one.is_checked])


def worst_of(judged: Collection[J]) -> list[J]:
    """The decisions that cost most, the worst first; of a round or year only the worst."""
    found: list[J] = []
    for one in _mistakes(judged):
        if one.is_checked and all(one.when != other.when for other in found):
            found.append(one)
    return found[:MOST_MISTAKES]


def next_to_check(judged: Collection[J]) -> J | None:
    """The decision to look at again, until all lessons are known or it takes too long."""
    lessons = worst_of(judged)
    checked = [one for one in judged if one.is_checked]
    if len(lessons) == MOST_MISTAKES or len(checked) >= MOST_CHECKED:
        return None
    for one in _mistakes(judged):
        if not one.is_checked and all(one.when != other.when for other in lessons):
            return one
    return None


def next_find_to_check(judged: Collection[J]) -> J | None:
    """The decision to look at again that may be the finest, unless one is known to be."""
    finest = _finest(judged)
    return None if finest is None or finest.is_checked else finest


def _mistakes(judged: Collection[J]) -> list[J]:
    """What cost something worth a word, the worst first.

    Where own decisions follow each other in a round or year, the same points may be lost several
    times: what could still be had was not given away yet.
    """
    costly = [
        one
        for one in judged
        if one.severity >= 1.0 and not any(_is_lost_later(one, other) for other in judged)
    ]
    return sorted(costly, key=lambda one: (-one.severity, one.index))


def _is_lost_later(one: Judged, other: Judged) -> bool:
    """Whether most of the points were in reach again at another decision, and given away there."""
    if other.index <= one.index or other.when != one.when:
        return False
    half = one.given / 2.0
    return other.given >= half > 0.0 and other.left + other.given > one.left + half


def _finest(judged: Collection[J]) -> J | None:
    finds = [one for one in judged if one.merit >= 1.0]
    return min(finds, key=lambda one: (-one.merit, one.index), default=None)


def decisions(history: History, seat: int) -> Iterator[tuple[int, State, Move]]:
    """Each decision of a seat: its number in the history, the state before it, the move."""
    state = history.title.new(history.settings, history.state.seats, history.seed)
    for index, entry in enumerate(history.decisions):
        if entry.seat == seat:
            yield index, state, entry.move
        state.advance(entry.seat, entry.move)


def play_alone(title: Title, settings: Settings, seed: Seed, bot: Bot, attempt: int) -> Points:
    """What a bot scores that plays a solo game from its start with the same deal."""
    state = title.new(settings, 1, seed)
    rng = bot_rng(seed, 0, attempt)
    while state.deciders:
        state.advance(0, bot.choose(Position(title, state, 0), rng))
    assert state.result is not None, "nobody owes an answer, but nothing has ended"
    return state.result.totals[0]
