"""The state of La Città as its clients know it: the table with its views and copies."""

from __future__ import annotations

from quartier.core.views import ViewPart
from quartier.titles.lacitta.state import Citta
from quartier.titles.lacitta.viewing import views_of
from quartier.titles.lacitta.views import View


class Game(Citta):
    """A table that can be looked at and copied."""

    def view(self, seat: int | None) -> View:
        return views_of(self, [seat])[0]

    def views(self, seats: list[int | None]) -> list[ViewPart]:
        return [*views_of(self, seats)]

    def clone(self) -> Game:
        twin = Game(self.seats, self.options, self.land, self.rng.clone(), self.cards.clone())
        twin.copy(self)
        return twin
