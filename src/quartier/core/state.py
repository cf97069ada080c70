"""The state of a table as every client sees it: small questions, complete lists of answers."""

from __future__ import annotations

from bisect import bisect_left
from hashlib import blake2b
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Event, Question, Refusal, Result
from quartier.core.views import ViewPart


class Frame:
    """A position on the way of a move, and how many of the move's events led to it."""

    def __init__(self, told: int, state: State) -> None:
        self.told = told
        self.state = state


class Foreseen:
    """Where a move leads by itself; `is_whole` if nothing but the move was needed to get there."""

    def __init__(self, state: State, is_whole: bool) -> None:
        self.state = state
        self.is_whole = is_whole


_NO_FRAMES: Final[list[Frame]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A pure state machine that asks small questions.

    `reveals` grows whenever somebody learns something that was hidden, `moment` whenever the rules
    go on; together they say how far a seat may take moves back. `frames` are positions the last
    `play` went through, for who wants to show how things came about.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.reveals = 0
        self.moment = 0
        self.frames = _NO_FRAMES

    @property
    def deciders(self) -> list[int]:
        """The seats that owe an answer, in turn order; empty when the game is over."""
        raise NotImplementedError

    def question(self, seat: int) -> Question:
        """What a seat that owes an answer is asked."""
        raise NotImplementedError

    def is_asked_on(self, seat: int) -> bool:
        """Whether a seat is asked, and about the choice it has begun: how to pay, where."""
        raise NotImplementedError

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat, in a stable order; empty if it owes nothing."""
        raise NotImplementedError

    def draw(self, seat: int, rng: Rng) -> Move:
        """One legal move at random."""
        moves = self.moves(seat)
        return moves[rng.below(len(moves))]

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal now, else the rule that forbids it and why."""
        raise NotImplementedError

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        """Carry a move out and tell what happened; a refused move changes nothing."""
        raise NotImplementedError

    def advance(self, seat: int, move: Move) -> None:
        """Carry out a move known to be legal, without telling anybody: the path of search."""
        raise NotImplementedError

    def view(self, seat: int | None) -> ViewPart:
        """What a seat (None: a spectator) may know."""
        raise NotImplementedError

    def views(self, seats: list[int | None]) -> list[ViewPart]:
        """What several may know; what they see alike may be the same object in all of them."""
        return [self.view(seat) for seat in seats]

    def veiled(self, seat: int | None) -> State:
        """A copy that holds what the seat knows and nothing else: equal knowledge, equal copies.

        What it cannot know lies in a fixed order, so the copy cannot be played on; `dealt` makes
        worlds of it that can.
        """
        raise NotImplementedError

    def dealt(self, seat: int | None, rng: Rng) -> State:
        """A copy of a veiled state in which everything the seat cannot know is drawn."""
        raise NotImplementedError

    def sample(self, seat: int | None, rng: Rng) -> State:
        """A copy in which everything the seat cannot know is drawn anew."""
        return self.veiled(seat).dealt(seat, rng)

    def redealt(self, rng: Rng) -> State:
        """A copy in which what no seat knows, and all chance to come, is drawn anew.

        To every seat it looks as before, and so do the answers it may give.
        """
        raise NotImplementedError

    def follows(self, before: State, seat: int | None = None) -> bool:
        """Whether neither chance nor a card the seat (None: all seats together) did not know has
        led from one state to this one.
        """
        raise NotImplementedError

    def foreseen(self, seat: int, move: Move) -> Foreseen:
        """Where a legal move leads by itself, as far as its seat can know.

        Nobody else answers, and the rules go on until somebody is asked, or chance or something
        hidden would come in.
        """
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def data(self) -> tuple[object, ...]:
        """Everything the state consists of, as plain data."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A hash of the whole state; equal on every machine for equal states."""
        return blake2b(msgspec.msgpack.encode(self.data()), digest_size=16).hexdigest()

    @property
    def result(self) -> Result | None:
        """The outcome once the game is over."""
        raise NotImplementedError

    def frames_seen(
        self, events: list[Event], seats: list[int | None]
    ) -> list[list[tuple[int, ViewPart]]]:
        """What each of some seats saw on the way of the last `play`.

        It is a list of views, each after so many of the events the seat was told. There is none
        where it was told nothing, and none for the end.
        """
        passed = [self._frames_told(events, self.eyes(seat)) for seat in seats]
        seen: list[list[tuple[int, ViewPart]]] = [[] for _ in seats]
        for number, frame in enumerate(self.frames):
            lookers = [place for place in range(len(seats)) if number in passed[place]]
            views = frame.state.views([seats[place] for place in lookers])
            for place, view in zip(lookers, views, strict=True):
                seen[place].append((passed[place][number], view))
        return seen

    def _frames_told(self, events: list[Event], eyes: int) -> dict[int, int]:
        """Which frames these eyes tell apart, and how many events they were told before each."""
        heard = [number for number, event in enumerate(events) if event.eyes & eyes]
        latest: dict[int, int] = {}
        for number, frame in enumerate(self.frames):
            latest[bisect_left(heard, frame.told)] = number
        return {number: told for told, number in latest.items() if 0 < told < len(heard)}

    def team(self, seat: int) -> list[int]:
        """The seats that play together with this one, in order, itself among them."""
        return [seat]

    def eyes(self, seat: int | None) -> int:
        """The mask of one pair of eyes; spectators have the bit after the last seat."""
        return 1 << (self.seats if seat is None else seat)

    @property
    def player_eyes(self) -> int:
        return (1 << self.seats) - 1

    @property
    def all_eyes(self) -> int:
        return (1 << (self.seats + 1)) - 1
