"""A running table: its log folded into seats, a position, undo requests and clocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from quartier.core.history import History
from quartier.core.moves import Move
from quartier.core.rng import Seed
from quartier.core.speech import Event, Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title
from quartier.table.entries import (
    Entry,
    Played,
    Returned,
    StoodIn,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
)
from quartier.table.pace import Clocks, Closure, Pace
from quartier.table.seats import Seat


class Outcome(NamedTuple):
    """What an entry did: what is told of it, and the versions whose moves it took back."""

    events: list[Event]
    withdrawn: list[int]


class UndoRequest:
    """A wish to go back to the position after `length` moves, and who still has to agree."""

    def __init__(self, seat: int, length: int, pending: list[int]) -> None:
        self.seat = seat
        self.length = length
        self.pending = pending


class Table:
    """Seats and moves of one game; `version` counts log entries.

    Every change goes through `check` (may this be done now?) and `apply` (do it). A server stores
    the entry between the two, so that nothing it acknowledged can be lost.
    """

    def __init__(
        self,
        title: Title,
        settings: Settings,
        seed: Seed,
        seats: list[Seat],
        pace: Pace,
        now: float,
        allows_undo: bool = True,
        closures: Sequence[Closure] = (),
    ) -> None:
        self.title = title
        self.allows_undo = allows_undo
        self.seats = seats
        self.history = History(title, settings, len(seats), seed)
        self.clocks = Clocks(pace, len(seats), closures)
        self.undo_request: UndoRequest | None = None
        self.version = 0
        # Of each move in the history, the version it was played at.
        self.played_at: list[int] = []
        # The version at which what a seat is asked last changed: answers to older ones are stale.
        self.asked_at = [0] * len(seats)
        self._run_clocks(now)

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def is_over(self) -> bool:
        return self.state.result is not None

    def seat_of(self, identity: str) -> int | None:
        """The seat that belongs to a person."""
        for index, seat in enumerate(self.seats):
            if identity and seat.identity == identity:
                return index
        return None

    def bots_to_move(self) -> list[int]:
        """The seats that owe an answer and are played by a bot."""
        return [seat for seat in self.state.deciders if self.seats[seat].bot]

    def is_stale(self, seat: int, version: int) -> bool:
        """Whether somebody who has seen this version would answer an outdated question.

        A secret answer of another seat at the same moment makes nothing stale.
        """
        return version < self.asked_at[seat]

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat may take its last answer back on its own."""
        return (
            self.allows_undo
            and self.history.undo_index(seat) is not None
            and self.clocks.had_time(seat)
        )

    def parse(self, text: str) -> Move | None:
        return self.title.space.parse(text)

    def check(self, entry: Entry) -> Refusal | None:
        """Why the entry cannot be made now; None if it can."""
        if self.is_over:
            return Refusal("", "refusal-over", {})
        if isinstance(entry, Played):
            move = self.parse(entry.move)
            if move is None:
                return Refusal("", "refusal-unknown-move", {})
            return self.state.refusal(entry.seat, move)
        if isinstance(entry, TakenBack | UndoAsked) and not self.allows_undo:
            return Refusal("", "refusal-rated-undo", {})
        if isinstance(entry, TakenBack):
            if not self.may_take_back(entry.seat):
                return Refusal("", "refusal-undo-known", {})
        elif isinstance(entry, UndoAsked):
            if self.undo_request is not None:
                return Refusal("", "refusal-undo-pending", {})
            if self._last_of(entry.seat) is None:
                return Refusal("", "refusal-undo-nothing", {})
        elif isinstance(entry, UndoAgreed | UndoDeclined):
            request = self.undo_request
            if request is None or entry.seat not in request.pending:
                return Refusal("", "refusal-undo-not-asked", {})
        elif isinstance(entry, StoodIn):
            if not self.seats[entry.seat].identity or self.seats[entry.seat].bot:
                return Refusal("", "refusal-not-asked", {})
        elif isinstance(entry, Returned):
            if not self.seats[entry.seat].is_stand_in:
                return Refusal("", "refusal-not-asked", {})
            if entry.seat in self.state.deciders and self.clocks.has_returned(entry.seat):
                # Or a seat could be left and taken back for ever, and never be played.
                return Refusal("", "refusal-time-up", {})
        return None

    def apply(self, entry: Entry, now: float) -> Outcome:
        """Do what `check` allowed, and tell what happened."""
        moment = self.state.moment
        # A move takes none back; looking after each one would make long logs slow to open.
        earlier = [] if isinstance(entry, Played) else self.played_at[:]
        events: list[Event] = []
        rewound = False
        if isinstance(entry, Played):
            events = self._play(entry, now)
        elif isinstance(entry, TakenBack):
            self._take_back(entry.seat, now)
        elif isinstance(entry, UndoAsked):
            rewound = self._ask_undo(entry.seat)
        elif isinstance(entry, UndoAgreed):
            rewound = self._agree(entry.seat)
        elif isinstance(entry, UndoDeclined):
            self.undo_request = None
        elif isinstance(entry, StoodIn):
            rewound = self._stand_in(entry, now)
        else:
            self._set_bot(entry.seat, "")
            self.clocks.returned(entry.seat, now)
        self.version += 1
        moved_on = rewound or self.state.moment != moment
        for seat in range(len(self.seats)):
            if moved_on or seat == entry.seat:
                self.asked_at[seat] = self.version
        self._run_clocks(now)
        kept = set(self.played_at) if earlier else set()
        return Outcome(events, [before + 1 for before in earlier if before not in kept])

    def _play(self, entry: Played, now: float) -> list[Event]:
        move = self.parse(entry.move)
        outcome = None if move is None else self.history.play(entry.seat, move)
        if outcome is None or isinstance(outcome, Refusal):
            raise ValueError(f"seat {entry.seat} cannot play {entry.move!r}: {outcome}")
        self.played_at.append(self.version)
        self.clocks.answered(entry.seat, now)
        self.undo_request = None
        return outcome

    def _take_back(self, seat: int, now: float) -> None:
        index = self.history.undo(seat)
        del self.played_at[index]
        self.clocks.taken_back(seat, now)
        # A wish to go back names a number of moves, which no longer fits.
        self.undo_request = None

    def _stand_in(self, entry: StoodIn, now: float) -> bool:
        self._set_bot(entry.seat, entry.bot)
        self.clocks.stopped(entry.seat, now)
        request = self.undo_request
        if request is not None and entry.seat in request.pending:
            # Who has vanished neither agrees nor keeps the others from agreeing.
            request.pending.remove(entry.seat)
        return self._rewind_if_agreed()

    def _run_clocks(self, now: float) -> None:
        """Clocks run for persons; a bot needs none."""
        self.clocks.run([seat for seat in self.state.deciders if not self.seats[seat].bot], now)

    def _last_of(self, seat: int) -> int | None:
        """The index of a seat's last move."""
        for index in range(len(self.history.decisions) - 1, -1, -1):
            if self.history.decisions[index].seat == seat:
                return index
        return None

    def _ask_undo(self, seat: int) -> bool:
        index = self._last_of(seat)
        if index is None:
            raise ValueError(f"seat {seat} has played nothing it could take back")
        others = [
            other
            for other, holder in enumerate(self.seats)
            if other != seat and holder.identity and not holder.bot
        ]
        self.undo_request = UndoRequest(seat, index, others)
        return self._rewind_if_agreed()

    def _agree(self, seat: int) -> bool:
        if self.undo_request is None:
            raise ValueError("nobody asked to go back")
        self.undo_request.pending.remove(seat)
        return self._rewind_if_agreed()

    def _rewind_if_agreed(self) -> bool:
        request = self.undo_request
        if request is None or request.pending:
            return False
        for entry in self.history.decisions[request.length :]:
            self.clocks.forgotten(entry.seat)
        self.history.rewind(request.length)
        del self.played_at[request.length :]
        self.undo_request = None
        return True

    def _set_bot(self, seat: int, bot: str) -> None:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], bot=bot)
