"""The state of Card City XL as its clients know it: the table with its views and copies."""

from __future__ import annotations

from quartier.core.rng import Rng
from quartier.titles.cardcity.sample import redraw
from quartier.titles.cardcity.state import CardCity
from quartier.titles.cardcity.view import view_of


class Game(CardCity):
    """A table that can be looked at, copied and imagined."""

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self, seat)

    def clone(self) -> Game:
        twin = Game(self.seats, self.options, self.rng.clone(), self.cards.clone())
        twin.copy(self)
        return twin

    def sample(self, seat: int | None, rng: Rng) -> Game:
        twin = self.clone()
        redraw(twin, seat, rng)
        return twin
