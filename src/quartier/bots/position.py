"""What a bot decides on: its own seat's knowledge of a table, never the state behind it."""

from __future__ import annotations

from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Question
from quartier.core.state import State
from quartier.core.titles import Settings, Title
from quartier.core.views import ViewPart


class Position:
    """A table as a seat that owes an answer knows it now, before anybody plays on."""

    def __init__(self, title: Title, state: State, seat: int) -> None:
        self.title = title
        self.seat = seat
        self._state = state
        self._known: State | None = None

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def settings(self) -> Settings:
        """The options of the game, as the seat knows them."""
        return self.title.settings_of(self._veiled())

    @property
    def moment(self) -> int:
        """How often the rules have gone on, which everybody sees."""
        return self._state.moment

    @property
    def question(self) -> Question:
        return self._state.question(self.seat)

    @property
    def moves(self) -> list[Move]:
        """Every legal move, in a stable order; not to be changed."""
        return self._state.moves(self.seat)

    def draw(self, rng: Rng) -> Move:
        """One legal move at random, even where listing them all is costly."""
        return self._state.draw(self.seat, rng)

    def view(self) -> ViewPart:
        return self._state.view(self.seat)

    def sample(self, rng: Rng) -> State:
        """A table that may be the real one for all this seat knows; the bot may play it on."""
        return self._veiled().dealt(self.seat, rng)

    def _veiled(self) -> State:
        if self._known is None:
            self._known = self._state.veiled(self.seat)
        return self._known
