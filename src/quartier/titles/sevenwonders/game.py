"""The state of 7 Wonders as its clients know it: the table with its views and copies."""

from __future__ import annotations

from quartier.titles.sevenwonders.state import Wonders
from quartier.titles.sevenwonders.viewing import view_of
from quartier.titles.sevenwonders.views import View


class Game(Wonders):
    """A table that can be looked at and copied."""

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def clone(self) -> Game:
        twin = Game(self.seats, self.options, self.rng.clone(), self.cards.clone())
        twin.copy(self)
        return twin
