"""After a game: what each decision of a seat was worth, and which ones cost most.

A bot says what it would have played. How much more that brings than what was played is looked at
in worlds that had no part in the choice, and told only where it is more than luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Protocol, TypeVar

from quartier.bots.advice import WORLDS, Adviser, Candidate, Lead
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
# alone makes one of two standard errors: a lesson needs more.
CERTAIN: Final = 3.0
# Alone, the same deal is played by a bot so often: it may be lucky once.
RIVALS: Final = 6


J = TypeVar("J", bound="Judged")


class Judgement:
    """One decision: when and what was asked, the move that was played and the best one.

    `cost` is what the best move brings more, `gain` what the played one brings more than the next
    if it is the best itself; None where the first look saw nothing worth a second.
    """

    def __init__(
        self,
        index: int,
        position: Position,
        played: Candidate,
        best: Candidate,
        cost: Lead | None,
        gain: Lead | None,
    ) -> None:
        self.index = index
        self.moment = position.moment
        self.question: Question = position.question
        key, facts = position.view().when()
        self.when: tuple[str, Facts] = (key, facts) if key else (self.question.phase, {})
        self.is_alone = position.seats == 1
        self.played = played
        self.best = best
        self.cost = cost
        self.gain = gain

    @property
    def severity(self) -> float:
        return severity(self.cost, self.is_alone)

    @property
    def merit(self) -> float:
        return severity(self.gain, self.is_alone)


def severity(lead: Lead | None, is_alone: bool) -> float:
    """How much a lead is worth telling, from 1 on; 0 if it may be luck."""
    if lead is None:
        return 0.0
    by_points = lead.sure_points(CERTAIN) / LEAST_POINTS
    by_share = 0.0 if is_alone else lead.sure_share(CERTAIN) / LEAST_SHARE
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
    if played is best:
        second = candidates[1] if len(candidates) > 1 else None
        gain = None if second is None else _lead(position, best, second, adviser, rng, worlds)
        return Judgement(index, position, played, best, None, gain)
    cost = _lead(position, best, played, adviser, rng, worlds)
    return Judgement(index, position, played, best, cost, None)


def _lead(
    position: Position, one: Candidate, other: Candidate, adviser: Adviser, rng: Rng, worlds: int
) -> Lead | None:
    """What one move brings more than another, if a first look says that it is worth a second."""
    share, points = one.win_share - other.win_share, one.score - other.score
    is_noticed = points >= LEAST_POINTS or (position.seats > 1 and share >= LEAST_SHARE)
    if not is_noticed:
        return None
    return adviser.leads(position, [one.move, other.move], rng, worlds)[0]


class Judged(Protocol):
    """A decision with how much it cost or gained, however it is written down."""

    @property
    def index(self) -> int: ...
    @property
    def moment(self) -> int: ...
    @property
    def severity(self) -> float: ...
    @property
    def merit(self) -> float: ...


def finest_of(judged: Iterable[J]) -> J | None:
    """The decision that gained most over the next best; None if none gained noticeably."""
    finds = [one for one in judged if one.merit >= 1.0]
    return min(finds, key=lambda one: (-one.merit, one.index), default=None)


def worst_of(judged: Iterable[J]) -> list[J]:
    """The decisions that cost most, the worst first; of one choice only the worst answer."""
    mistakes = [one for one in judged if one.severity >= 1.0]
    mistakes.sort(key=lambda one: (-one.severity, one.index))
    of_choice: dict[int, J] = {}
    for one in mistakes:
        of_choice.setdefault(one.moment, one)
    return list(of_choice.values())[:MOST_MISTAKES]


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
