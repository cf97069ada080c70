"""The state of a table of Card City XL."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quartier.core.agenda import Agenda
from quartier.core.cards import Cards, Zone
from quartier.core.rng import Rng
from quartier.core.speech import Result
from quartier.titles.cardcity.content import DECKS, KINDS, Kind
from quartier.titles.cardcity.ground import Ground
from quartier.titles.cardcity.moves import FIRST, FIRST_HIDDEN, FIRST_OPEN, SECOND_HIDDEN
from quartier.titles.cardcity.site import Site

NOBODY: Final = -1
NOTHING: Final = -1

ACQUISITION: Final = 0
CONSTRUCTION: Final = 1
DEVELOPMENT: Final = 2
INCOME: Final = 3
PURCHASES: Final = 4
PHASES: Final = ("acquisition", "construction", "development", "income", "purchases")

SQUARES: Final = {"simplified": 5, "normal": 6, "advanced": 6}


@mypyc_attr(acyclic=True)
class Options:
    """The options of a table and what follows from them, fixed from the start (CC-1)."""

    def __init__(
        self,
        seats: int,
        level: str,
        victory: int,
        architect: bool,
        ecology: bool,
        crisis: bool,
        unique: bool,
        suburb: bool,
        halves_touch: bool,
    ) -> None:
        self.seats = seats
        self.level = level
        self.victory = victory
        self.architect = architect
        self.ecology = ecology
        self.crisis = crisis
        self.unique = unique
        self.suburb = suburb
        self.halves_touch = halves_touch
        self.deck = DECKS[level, seats]
        self.size = SQUARES[level]
        self.is_advanced = level == "advanced"


@mypyc_attr(acyclic=True)
class City:
    """What belongs to one seat. `bare` is the site without the Architect while that lies there."""

    def __init__(self, ground: int, money: int, site: Site, bare: Site | None) -> None:
        self.ground = ground
        self.money = money
        self.site = site
        self.bare = bare

    @property
    def settled(self) -> Site:
        """The site as it is without the Architect, who is no card."""
        return self.site if self.bare is None else self.bare


class CardCity(Agenda["CardCity"]):
    """A table of Card City XL.

    The pile, hands, lots and the pile of industries hold card ids, the top one last; only `cards`
    knows their faces. `reserve` counts by type what else can be taken. During an acquisition
    `drawn` are the cards the divider has not yet put into a lot; `lots` are the four parts of the
    offer. During a construction `goal` is the number of cards the builder still has to build,
    `fits` that there is room for them whatever is built first and wherever, and `picked` the kind
    whose place is asked for. Lists of cards are replaced, never changed in place, so that clones
    share them. A new table is cleared, another one becomes a copy.
    """

    def __init__(self, seats: int, options: Options, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.options = options

    def clear(self) -> None:
        """The table before anything lies on it."""
        self.round = 0
        self.phase = ACQUISITION
        self.first = 0
        self.turn = 0
        self.pile: list[int] = []
        self.industries: list[int] = []
        self.reserve: list[int] = []
        self.discard: list[int] = []
        self.grounds: list[Ground] = []
        self.cities: list[City] = []
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.divider = NOBODY
        self.chooser = NOBODY
        self.drawn: list[int] = []
        self.lots: list[list[int]] = [[], [], [], []]
        self.bribe_lot = FIRST
        self.bribe = 0
        self.goal = 0
        self.fits = False
        self.picked = NOTHING
        self.architect = NOTHING
        self.architect_used = False
        self.bought = 0
        self.outcome: Result | None = None

    # Who and what

    def seat_in_turn(self) -> int:
        """The seat whose turn it is in a phase played in turn order (CC-11)."""
        return (self.first + self.turn) % self.seats

    def ground(self, seat: int) -> Ground:
        return self.grounds[self.cities[seat].ground]

    def faces(self, cards: list[int]) -> list[Kind]:
        face = self.cards.face
        return [KINDS[face[card]] for card in cards]

    def lot(self, lot: int) -> list[int]:
        """The cards of a lot, the open ones first."""
        if lot == FIRST:
            return self.lots[FIRST_OPEN] + self.lots[FIRST_HIDDEN]
        return self.lots[SECOND_HIDDEN - 1] + self.lots[SECOND_HIDDEN]

    def has_secrets(self, seat: int) -> bool:
        """Whether some of a seat's cards are unknown to somebody.

        Whether such a seat is asked must not depend on its cards, so nothing is done for it.
        """
        everybody = self.all_eyes
        known = self.cards.known
        return any(known[card] != everybody for card in self.hands[seat])

    # Changes

    def lay(self, seat: int, kind: Kind, turn: int, cell: int) -> None:
        """Put a card into the region of a seat."""
        city = self.cities[seat]
        self.grounds[city.ground] = self.grounds[city.ground].after(kind, turn, cell)
        city.site = city.site.after(kind, turn, cell, True)
        if city.bare is not None:
            city.bare = city.bare.after(kind, turn, cell, True)
        if self.options.unique:
            for other in range(self.seats):
                if other != seat:
                    neighbour = self.cities[other]
                    neighbour.site = neighbour.site.after(kind, turn, cell, False)

    def take(self, type_: int) -> None:
        """Take a card from the reserve."""
        self.reserve = self.reserve[:]
        self.reserve[type_] -= 1

    def zones(self) -> list[Zone]:
        # Who plays alone draws without dividing (CC-75).
        divider = self.eyes(0) if self.seats == 1 else 0
        if self.divider != NOBODY:
            divider = self.eyes(self.divider)
        zones = [Zone(cards, self.eyes(seat), False) for seat, cards in enumerate(self.hands)]
        zones += [Zone(part, divider, False) for part in (*self.lots, self.drawn)]
        zones += [Zone(self.pile, 0, True), Zone(self.industries, 0, True)]
        zones.append(Zone(self.discard, 0, False))
        return zones

    def lay_out(self, zones: list[list[int]], numbers: list[int]) -> None:
        self.hands = zones[: self.seats]
        self.lots = zones[self.seats : self.seats + len(self.lots)]
        self.drawn, self.pile, self.industries, self.discard = zones[-4:]

    def exchangeable(self) -> list[list[int]]:
        """Cards that lie unseen outside the pile may be any of their kind."""
        faces = [KINDS[number] for number in self.cards.face]
        pools: list[list[int]] = []
        if self.options.ecology:
            # CC-61: which illustrations are in the pile and which in the reserve.
            pools.append([card for card, kind in enumerate(faces) if kind.illustration])
        if self.seats == 1:
            # CC-A48: which bicolour card is in the box.
            pools.append([card for card, kind in enumerate(faces) if kind.is_bicolour])
        return pools

    def forget(self, seat: int) -> None:
        """Half-made answers: cards put into lots, a card picked but not placed."""
        for part in self.lots:
            self.drawn = self.drawn + part
        self.lots = [[], [], [], []]
        self.picked = NOTHING

    @property
    def result(self) -> Result | None:
        return self.outcome

    def copy(self, source: CardCity) -> None:
        """Become an independent copy of another table of the same size."""
        self.copy_agenda(source)
        self.round = source.round
        self.phase = source.phase
        self.first = source.first
        self.turn = source.turn
        self.pile = source.pile
        self.industries = source.industries
        self.reserve = source.reserve
        self.discard = source.discard
        self.grounds = source.grounds[:]
        self.cities = [
            City(city.ground, city.money, city.site, city.bare) for city in source.cities
        ]
        self.hands = source.hands[:]
        self.divider = source.divider
        self.chooser = source.chooser
        self.drawn = source.drawn
        self.lots = source.lots
        self.bribe_lot = source.bribe_lot
        self.bribe = source.bribe
        self.goal = source.goal
        self.fits = source.fits
        self.picked = source.picked
        self.architect = source.architect
        self.architect_used = source.architect_used
        self.bought = source.bought
        self.outcome = source.outcome

    def data(self) -> tuple[object, ...]:
        return (
            self.agenda_data(),
            self.round,
            self.phase,
            self.first,
            self.turn,
            self.pile,
            self.industries,
            self.reserve,
            self.discard,
            [ground.data() for ground in self.grounds],
            [city.money for city in self.cities],
            self.hands,
            self.divider,
            self.chooser,
            self.drawn,
            self.lots,
            self.bribe_lot,
            self.bribe,
            self.goal,
            self.picked,
            self.architect,
            self.architect_used,
            self.bought,
        )
