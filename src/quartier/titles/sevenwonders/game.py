"""The state of 7 Wonders as its clients know it: the table with its views and copies."""

from __future__ import annotations

from quartier.core.agenda import Step
from quartier.core.views import ViewPart
from quartier.titles.sevenwonders.state import Wonders
from quartier.titles.sevenwonders.turn import CARRY_OUT
from quartier.titles.sevenwonders.viewing import views_of
from quartier.titles.sevenwonders.views import View


class Game(Wonders):
    """A table that can be looked at and copied."""

    def view(self, seat: int | None) -> View:
        return views_of(self, [seat])[0]

    def views(self, seats: list[int | None]) -> list[ViewPart]:
        return [*views_of(self, seats)]

    def is_done_alone(self, step: Step[Wonders]) -> bool:
        """A card is played by its city alone; what follows depends on the cards of all."""
        return step in CARRY_OUT

    def clone(self) -> Game:
        twin = Game(self.seats, self.options, self.rng.clone(), self.cards.clone())
        twin.copy(self)
        return twin
