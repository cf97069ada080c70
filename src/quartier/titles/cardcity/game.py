"""The state of Card City XL as its clients know it: the table with its views and copies."""

from __future__ import annotations

from quartier.core.agenda import Ask
from quartier.core.views import ViewPart
from quartier.titles.cardcity.acquisition import PUT_CARDS
from quartier.titles.cardcity.construction import PICK_CARD, settle_goal
from quartier.titles.cardcity.laying import CLOUD_PLACE, settle_cloud_goal
from quartier.titles.cardcity.purchases import BUY_CARDS
from quartier.titles.cardcity.state import ACQUISITION, CONSTRUCTION, PURCHASES, CardCity
from quartier.titles.cardcity.viewing import views_of
from quartier.titles.cardcity.views import View


class Game(CardCity):
    """A table that can be looked at and copied."""

    def view(self, seat: int | None) -> View:
        return views_of(self, [seat])[0]

    def views(self, seats: list[int | None]) -> list[ViewPart]:
        return [*views_of(self, seats)]

    def clone(self) -> Game:
        twin = Game(self.seats, self.options, self.rng.clone(), self.cards.clone())
        twin.copy(self)
        return twin

    def retract(self, seat: int) -> None:
        """Put a seat back to the beginning of an answer nobody else has seen yet.

        What it was asked first may follow from its cards, as when all it has drawn are alike.
        """
        if not self.errands[seat]:
            return
        if self.phase == CONSTRUCTION:
            # CC-17a: how many cards have to be built follows from the hand.
            self.goal = 0
            self.fits = False
        first = self._first_question(seat)
        if first is not None:
            self.forget(seat)
            self.errands[seat] = [first]
            self.asked = self.errands[:]

    def _first_question(self, seat: int) -> Ask[CardCity] | None:
        """Where an answer begins that others do not see before it is whole."""
        if self.errands[seat][-1] is CLOUD_PLACE:
            return None
        if self.phase == ACQUISITION:
            return PUT_CARDS if seat == self.divider else None
        if self.phase == CONSTRUCTION:
            return PICK_CARD
        return BUY_CARDS if self.phase == PURCHASES else None

    def settle(self, seat: int | None) -> None:
        """CC-17a with the imagined hand."""
        for other in self.deciders:
            if other == seat or self.phase != CONSTRUCTION:
                continue
            if self.errands[other][-1] is CLOUD_PLACE:
                settle_cloud_goal(self, other)
            else:
                settle_goal(self, other)
