"""Tables under random play: what the contract is checked on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from typing import TypeVar

import msgspec

from quartier.core.agenda import Agenda
from quartier.core.history import Decision, History
from quartier.core.moves import Move
from quartier.core.record import record_of
from quartier.core.rng import seeded
from quartier.core.speech import Event, Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title
from quartier.core.views import ViewPart

T = TypeVar("T")

NAMES = ("Ann", "Ben", "Cléo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Ida", "Jim")


def allowed_settings(title: Title) -> list[tuple[Settings, int]]:
    """Every combination of options and seats a title can be played with, in a fixed order."""
    return [
        (settings, seats)
        for settings in all_settings(title)
        for seats in title.seats
        if title.check(settings, seats) is None
    ]


def all_settings(title: Title) -> list[Settings]:
    keys = [option.key for option in title.options]
    choices = product(*(option.values for option in title.options))
    return [dict(zip(keys, values, strict=True)) for values in choices]


class RandomTable:
    """A game in which every answer is drawn by lot; equal seeds give equal games."""

    def __init__(
        self, title: Title, settings: Settings, seats: int, seed: int, most_decisions: int
    ) -> None:
        self.history = History(title, settings, seats, seed)
        self.most_decisions = most_decisions
        # A stream of its own: chance at the table must not depend on who asks for moves.
        self.chance = seeded(seed).fork()
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def everybody(self) -> list[int | None]:
        """All who look at the table: the seats, and None for spectators."""
        return [*range(self.state.seats), None]

    def positions(self, about: int = 0) -> Iterator[State]:
        """Play on to the end, stopping everywhere, or at about so many positions of the game.

        The first and the last position are always among them.
        """
        one_in = max(1, self._usual_decisions() // about) if about else 1
        yield self.state
        while self.state.deciders:
            self.step()
            if not self.state.deciders or not self.chance.below(one_in):
                yield self.state

    def step(self) -> Decision:
        """One of those who owe an answer gives one."""
        assert len(self.history.decisions) < self.most_decisions, "this game does not end"
        seat = self.pick(self.state.deciders)
        self.events += told(self.history.play(seat, self.pick(self.state.moves(seat))))
        return self.history.decisions[-1]

    def pick(self, items: Sequence[T]) -> T:
        assert items, "there is nothing to choose from"
        return items[self.chance.below(len(items))]

    def similar(self, move: Move, among: list[Move]) -> Move:
        """Mostly the same move if it is there, else one of the same verb, else any."""
        if move in among and self.chance.below(4):
            return move
        same_verb = [other for other in among if type(other) is type(move)]
        return self.pick(same_verb or among)

    def exchanged(self, state: State, seat: int | None) -> State | None:
        """The state with two cards in each other's place that a seat cannot tell apart.

        None if there are no such cards. Worlds made otherwise than by the title are needed to
        find what its own samples never reach.
        """
        if not isinstance(state, Agenda):
            return None
        cards, eyes = state.cards, state.eyes(seat)
        hidden = [card for card, known in enumerate(cards.known) if not known & eyes]
        if not hidden:
            return None
        first = self.pick(hidden)
        others = [
            card
            for card in hidden
            if cards.back[card] == cards.back[first] and cards.face[card] != cards.face[first]
        ]
        if not others:
            return None
        second = self.pick(others)
        exchanged = state.clone()
        assert isinstance(exchanged, Agenda)
        face = exchanged.cards.face[:]
        face[first], face[second] = face[second], face[first]
        exchanged.cards.face = face
        return exchanged

    def play_on(self, state: State, at_most: int) -> int:
        """Let a copy of the table go on by itself for a while; returns the number of decisions."""
        for decisions in range(at_most):
            if not state.deciders:
                return decisions
            seat = self.pick(state.deciders)
            state.advance(seat, self.pick(state.moves(seat)))
        return at_most

    @contextmanager
    def explaining_failures(self) -> Iterator[None]:
        """A failure inside comes with the record of the table, ready to be saved and replayed."""
        try:
            yield
        except BaseException as failure:  # what pytest.raises throws is no Exception
            record = record_of(self.history, list(NAMES[: self.state.seats]))
            failure.add_note(f"The table so far:\n{msgspec.json.encode(record).decode()}")
            raise

    def _usual_decisions(self) -> int:
        """How long such a game is. No copy of the table plays it: clones are yet to be trusted."""
        history = self.history
        state = history.title.new(history.settings, history.state.seats, history.seed)
        return self.play_on(state, self.most_decisions)


def told(outcome: list[Event] | Refusal) -> list[Event]:
    """The events of a move that must have been legal."""
    assert not isinstance(outcome, Refusal), f"a legal move was refused: {outcome}"
    return outcome


def heard(events: list[Event], eyes: int) -> bytes:
    """What these eyes are told, as bytes."""
    return msgspec.json.encode([(event.key, event.facts) for event in events if event.eyes & eyes])


def seen(state: State, seat: int | None) -> str:
    """What a seat or a spectator sees, as the lines of a text, so that differences show."""
    return as_lines(state.view(seat))


def as_lines(view: ViewPart) -> str:
    return msgspec.json.format(msgspec.json.encode(view), indent=1).decode()


def passed(state: State, events: list[Event], seat: int | None) -> bytes:
    """What a seat or a spectator saw on the way of the last move, as bytes."""
    return msgspec.json.encode(state.frames_seen(events, [seat])[0])


def plain_view(state: State, seat: int | None) -> dict[str, object]:
    """What a client of a seat or of a spectator gets to read."""
    plain = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
    assert isinstance(plain, dict)
    return plain
