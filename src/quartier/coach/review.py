"""After a game: what each decision of a seat was worth, and which ones cost most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Protocol, TypeVar

from quartier.bots.advice import Adviser, Candidate
from quartier.bots.bot import Bot
from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.core.history import History
from quartier.core.moves import Move
from quartier.core.rng import Rng, Seed
from quartier.core.speech import Points
from quartier.core.state import State
from quartier.core.titles import Settings, Title

MOST_MISTAKES: Final = 3
# Smaller differences are within what an estimate can be wrong: as part of a win, and in points.
LEAST_SHARE: Final = 0.02
LEAST_POINTS: Final = 1.0
# Alone, the same deal is played by a bot so often: it may be lucky once.
RIVALS: Final = 6


J = TypeVar("J", bound="Judged")


class Judgement:
    """One decision: the move that was played, the best one and the next, with what to expect."""

    def __init__(
        self, index: int, played: Candidate, best: Candidate, second: Candidate, is_alone: bool
    ) -> None:
        self.index = index
        self.played = played
        self.best = best
        self.second = second
        self.is_alone = is_alone

    @property
    def cost(self) -> float:
        """What the move gave away: a part of the win, or points for who plays alone."""
        return self._worth(self.best) - self._worth(self.played)

    @property
    def is_mistake(self) -> bool:
        return self.cost >= self._least

    @property
    def gain(self) -> float:
        """What the best move, if it was played, brought more than any other would have."""
        return self._worth(self.played) - self._worth(self.second)

    @property
    def is_find(self) -> bool:
        return self.played is self.best and self.gain >= self._least

    def _worth(self, candidate: Candidate) -> float:
        return candidate.score if self.is_alone else candidate.win_share

    @property
    def _least(self) -> float:
        return LEAST_POINTS if self.is_alone else LEAST_SHARE


def judge(
    position: Position, index: int, move: Move, adviser: Adviser, rng: Rng
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
    best, second = candidates[0], candidates[min(1, len(candidates) - 1)]
    return Judgement(index, played, best, second, position.seats == 1)


class Judged(Protocol):
    """A decision with what it cost or gained, however it is written down."""

    @property
    def index(self) -> int: ...
    @property
    def cost(self) -> float: ...
    @property
    def is_mistake(self) -> bool: ...
    @property
    def gain(self) -> float: ...
    @property
    def is_find(self) -> bool: ...


def finest_of(judged: Iterable[J]) -> J | None:
    """The decision that gained most over the next best; None if none gained noticeably."""
    finds = [one for one in judged if one.is_find]
    return min(finds, key=lambda one: (-one.gain, one.index), default=None)


def worst_of(judged: Iterable[J]) -> list[J]:
    """The decisions that cost most, the worst first."""
    mistakes = [one for one in judged if one.is_mistake]
    return sorted(mistakes, key=lambda one: (-one.cost, one.index))[:MOST_MISTAKES]


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
