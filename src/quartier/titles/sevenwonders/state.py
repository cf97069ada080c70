"""The state of a table of 7 Wonders."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Agenda
from quartier.core.cards import Cards, Zone
from quartier.core.rng import Rng
from quartier.core.speech import Result
from quartier.titles.sevenwonders.city import City
from quartier.titles.sevenwonders.content import BLACK, KINDS, PURPLE
from quartier.titles.sevenwonders.moves import PayWay

BUILD_USE: Final = 0
STAGE_USE: Final = 1
SELL_USE: Final = 2

# With two players the third city is nobody's (SW-77).
FREE_CITY: Final = 2


class Options:
    """The options of a table, fixed from the start."""

    def __init__(self, leaders: bool, cities: bool, teams: bool, wonders: str, sides: str) -> None:
        self.leaders = leaders
        self.cities = cities
        self.teams = teams
        self.wonders = wonders
        self.sides = sides

    def has_set(self, name: str) -> bool:
        """SW-13: whether the cards and boards of a set are in use."""
        return name == "base" or (self.leaders if name == "leaders" else self.cities)


class Plan:
    """What a city is going to do with a card; frozen. `way` is None while it is still open."""

    def __init__(self, card: int, use: int, way: PayWay | None, right: int) -> None:
        self.card = card
        self.use = use
        self.way = way
        self.right = right

    def data(self) -> tuple[int, int, int, int]:
        return (self.card, self.use, -1 if self.way is None else self.way.number, self.right)


class Loss:
    """A loss effect of this turn (SW-119): `what` is a counted thing, or -1 for a fixed sum."""

    def __init__(self, builder: int, what: int, n: int) -> None:
        self.builder = builder
        self.what = what
        self.n = n

    def data(self) -> tuple[int, int, int]:
        return (self.builder, self.what, self.n)


class Wonders(Agenda["Wonders"]):
    """A table of 7 Wonders.

    Seat s plays city s; with two players there is also the Free City. Hands, the discard pile and
    the cards under boards hold card ids, whose faces only `cards` knows. `chooser` is the city an
    effect lets choose now (SW-52, SW-53), or that takes a wonder (SW-11). A new table is cleared,
    another one becomes a copy.
    """

    age: int
    turn: int
    turns: int
    holder: int
    cities: list[City]
    hands: list[list[int]]
    leader_hands: list[list[int]]
    drafts: list[list[int]]
    decks: list[list[int]]
    pile: list[int]
    leader_deck: list[int]
    discard: list[int]
    leader_discard: list[int]
    picks: list[int]
    plans: list[Plan | None]
    recruiting: list[int]
    courting: list[int]
    digging: list[tuple[int, int]]
    chooser: int
    losses: list[Loss]
    owed: list[int]
    paid: list[int]
    outcome: Result | None

    def __init__(self, seats: int, options: Options, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.options = options

    def clear(self) -> None:
        """The table before anything lies on it."""
        self.age = 0
        self.turn = 0
        self.turns = 0
        self.holder = 0
        self.cities = []
        self.hands = [[] for _ in range(self.seats)]
        self.leader_hands = [[] for _ in range(self.seats)]
        self.drafts = [[] for _ in range(self.seats)]
        self.decks = [[], [], []]
        self.pile = []
        self.leader_deck = []
        self.discard = []
        self.leader_discard = []
        self.picks = [-1] * self.seats
        self.plans = []
        self.recruiting = []
        self.courting = []
        self.digging = []
        self.chooser = -1
        self.losses = []
        self.owed = []
        self.paid = []
        self.outcome = None

    # Who is where

    def left(self, city: int) -> int:
        """SW-1: the next city clockwise."""
        return city + 1 if city + 1 < len(self.cities) else 0

    def right(self, city: int) -> int:
        """SW-1: the next city counter-clockwise."""
        return city - 1 if city else len(self.cities) - 1

    def player(self, city: int) -> int:
        """The seat that decides for a city (SW-91 for the Free City)."""
        return city if city < self.seats else self.holder

    def partner(self, seat: int) -> int:
        """SW-163: the other seat of the team."""
        return seat ^ 1

    def team(self, seat: int) -> list[int]:
        """SW-163, SW-164: partners, who may talk alone."""
        return sorted([seat, self.partner(seat)]) if self.options.teams else [seat]

    def who(self, city: int) -> int | str:
        """A city as events name it."""
        return city if city < self.seats else "free-city"

    def insiders(self, seat: int) -> int:
        """The eyes that see a seat's hand: its own and the partner's (SW-164)."""
        eyes = self.eyes(seat)
        return eyes | self.eyes(self.partner(seat)) if self.options.teams else eyes

    @property
    def last_turn(self) -> bool:
        return self.turn == self.turns

    # Cards

    def take_openly(self, zone: list[int], card: int, keep: int) -> None:
        """Take a card out of a zone for all to see; of equal ones `keep` alone knows which."""
        zone.remove(card)
        face = self.cards.face
        self.cards.blur([other for other in zone if face[other] == face[card]], keep)
        self.show(card, self.all_eyes)

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for lying in (self.hands, self.leader_hands, self.drafts):
            for seat, cards in enumerate(lying):
                zones.append(Zone(cards, self.insiders(seat), False))
        zones += [Zone(deck, 0, True) for deck in (*self.decks, self.pile, self.leader_deck)]
        zones += [Zone(heap, 0, False) for heap in (self.discard, self.leader_discard)]
        for index, city in enumerate(self.cities):
            # Both players lay cards under the board of the Free City, each in secret.
            holders = self.insiders(index) if index < self.seats else 0
            zones.append(Zone(city.under, holders, False))
        return zones

    def lay_out(self, zones: list[list[int]], numbers: list[int]) -> None:
        seats = self.seats
        self.hands = zones[:seats]
        self.leader_hands = zones[seats : 2 * seats]
        self.drafts = zones[2 * seats : 3 * seats]
        self.decks = zones[3 * seats : 3 * seats + 3]
        self.pile, self.leader_deck, self.discard, self.leader_discard = zones[
            3 * seats + 3 : 3 * seats + 7
        ]
        for index, city in enumerate(self.cities):
            city.under = zones[3 * seats + 7 + index]
            plan = self.plans[index]
            if plan is not None:
                self.plans[index] = Plan(numbers[plan.card], plan.use, plan.way, plan.right)
        for seat, card in enumerate(self.picks):
            # A side of a board is picked before there are cards.
            if card >= 0 and self.drafts[seat]:
                self.picks[seat] = numbers[card]

    def exchangeable(self) -> list[list[int]]:
        """SW-8, SW-9: which guilds and black cards are in the box is unknown, how many is not."""
        pools: dict[int, list[int]] = {}
        for card, number in enumerate(self.cards.face):
            kind = KINDS[number]
            if kind.colour in (PURPLE, BLACK):
                pools.setdefault(kind.colour * 10 + kind.age, []).append(card)
        return list(pools.values())

    def forget(self, seat: int) -> None:
        self.picks[seat] = -1
        for index in range(len(self.cities)):
            if self.player(index) == seat:
                self.plans[index] = None
                self.paid[index] = 0

    @property
    def result(self) -> Result | None:
        return self.outcome

    def copy(self, source: Wonders) -> None:
        """Become an independent copy of another table of the same size."""
        self.copy_agenda(source)
        self.age = source.age
        self.turn = source.turn
        self.turns = source.turns
        self.holder = source.holder
        self.cities = [city.clone() for city in source.cities]
        self.hands = [hand[:] for hand in source.hands]
        if self.options.leaders:
            self.leader_hands = [hand[:] for hand in source.leader_hands]
            self.drafts = [draft[:] for draft in source.drafts]
        else:
            # They stay empty.
            self.leader_hands = source.leader_hands
            self.drafts = source.drafts
        # A deck is dealt as a whole, and never changed before.
        self.decks = source.decks[:]
        self.pile = source.pile[:]
        self.leader_deck = source.leader_deck[:]
        self.discard = source.discard[:]
        self.leader_discard = source.leader_discard[:]
        self.picks = source.picks[:]
        self.plans = source.plans[:]
        self.recruiting = source.recruiting[:]
        self.courting = source.courting[:]
        self.digging = source.digging[:]
        self.chooser = source.chooser
        self.losses = source.losses[:]
        self.owed = source.owed[:]
        self.paid = source.paid[:]
        self.outcome = source.outcome

    def data(self) -> tuple[object, ...]:
        return (
            self.agenda_data(),
            self.age,
            self.turn,
            self.turns,
            self.holder,
            [city.data() for city in self.cities],
            self.hands,
            self.leader_hands,
            self.drafts,
            self.decks,
            self.pile,
            self.leader_deck,
            self.discard,
            self.leader_discard,
            self.picks,
            [None if plan is None else plan.data() for plan in self.plans],
            self.recruiting,
            self.courting,
            self.digging,
            self.chooser,
            [loss.data() for loss in self.losses],
            self.owed,
            self.paid,
        )
