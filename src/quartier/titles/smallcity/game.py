"""The state of Small City as its clients know it: the table with its views and copies."""

from __future__ import annotations

from quartier.titles.smallcity.state import SmallCity
from quartier.titles.smallcity.viewing import view_of
from quartier.titles.smallcity.views import View


class Game(SmallCity):
    """A table that can be looked at and copied."""

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def clone(self) -> Game:
        twin = Game(
            self.seats, self.options, self.rng.clone(), self.cards.clone(), self.world.clone()
        )
        twin.copy(self)
        return twin
