"""A table of Night Market: where the cards lie, and who sees them."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Agenda
from quartier.core.cards import UNSEEN, Cards, Zone
from quartier.core.rng import Rng
from quartier.core.speech import Result
from quartier_nightmarket.content import KEYS, KINDS, PURSE, WORTH
from quartier_nightmarket.scoring import result_of
from quartier_nightmarket.views import Plan, Stall, Trader, View

# A goal is a kind of ware, an offer the kind of the card that is given, or one of these.
UNDECIDED: Final = -1
RESTING: Final = len(KINDS)
IN_COINS: Final = len(KINDS)


class NightMarket(Agenda["NightMarket"]):
    """NM-2: hands are hidden, everything else lies open but the deck."""

    def __init__(self, seats: int, nights: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.nights = nights
        self.night = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bought: list[list[int]] = [[] for _ in range(seats)]
        self.market: list[int] = []
        self.discard: list[int] = []
        self.deck: list[int] = []
        self.coins = [PURSE] * seats
        self.goals = [UNDECIDED] * seats
        self.offers = [UNDECIDED] * seats
        self.over = False

    def stall(self, kind: int) -> list[int]:
        """NM-4: the cards of one kind at the market."""
        return [card for card in self.market if self.cards.face[card] == kind]

    def wares(self, seat: int) -> list[int]:
        """NM-16: the kinds of all that a seat has."""
        cards = self.hands[seat] + self.bought[seat]
        return sorted(self.cards.face[card] for card in cards)

    # The contract

    def view(self, seat: int | None) -> View:
        eyes = self.eyes(seat)
        return View(
            night=self.night,
            nights=self.nights,
            deck=len(self.deck),
            market=[
                Stall(KEYS[kind], WORTH[kind], len(self.stall(kind)))
                for kind in KINDS
                if self.stall(kind)
            ],
            seats=[
                Trader(
                    coins=self.coins[other],
                    cards=len(self.hands[other]),
                    hand=self._seen(self.hands[other], eyes),
                    wares=self._seen(self.bought[other], eyes),
                )
                for other in range(self.seats)
            ],
            plan=None if seat is None else self._plan(seat),
            discard=self._seen(self.discard, eyes),
        )

    def _seen(self, cards: list[int], eyes: int) -> list[str]:
        """The cards these eyes know, in an order that tells nothing."""
        faces = sorted(self.cards.seen(card, eyes) for card in cards)
        return [KEYS[kind] for kind in faces if kind != UNSEEN]

    def _plan(self, seat: int) -> Plan | None:
        """What a seat has decided this night, for itself alone."""
        goal, offer = self.goals[seat], self.offers[seat]
        if goal == UNDECIDED:
            return None
        if goal == RESTING:
            return Plan("move-rest", None)
        payment = None if offer == UNDECIDED else "move-coins" if offer == IN_COINS else KEYS[offer]
        return Plan(KEYS[goal], payment)

    def clone(self) -> NightMarket:
        twin = NightMarket(self.seats, self.nights, self.rng.clone(), self.cards.clone())
        twin.copy_agenda(self)
        twin.night = self.night
        twin.hands = [hand[:] for hand in self.hands]
        twin.bought = [cards[:] for cards in self.bought]
        twin.market = self.market[:]
        twin.discard = self.discard[:]
        twin.deck = self.deck[:]
        twin.coins = self.coins[:]
        twin.goals = self.goals[:]
        twin.offers = self.offers[:]
        twin.over = self.over
        return twin

    def data(self) -> tuple[object, ...]:
        return (
            self.agenda_data(),
            self.nights,
            self.night,
            self.hands,
            self.bought,
            self.market,
            self.discard,
            self.deck,
            self.coins,
            self.goals,
            self.offers,
            self.over,
        )

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        return result_of([self.wares(seat) for seat in range(self.seats)], self.coins)

    # What is hidden

    def zones(self) -> list[Zone]:
        return [
            *(Zone(hand, self.eyes(seat), False) for seat, hand in enumerate(self.hands)),
            *(Zone(cards, self.all_eyes, False) for cards in self.bought),
            Zone(self.market, self.all_eyes, False),
            Zone(self.discard, self.all_eyes, False),
            Zone(self.deck, 0, True),
        ]

    def lay_out(self, zones: list[list[int]], numbers: list[int]) -> None:
        self.hands = zones[: self.seats]
        self.bought = zones[self.seats : 2 * self.seats]
        self.market, self.discard, self.deck = zones[2 * self.seats :]

    def forget(self, seat: int) -> None:
        self.goals[seat] = UNDECIDED
        self.offers[seat] = UNDECIDED
