"""The state of a table of La Città."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.agenda import Agenda
from quartier.core.cards import Cards, Zone
from quartier.core.rng import Rng
from quartier.core.speech import Result, literal
from quartier.titles.lacitta.board import BIT, HEXES, Land
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import CITIZENS_IN_ALL, EMPTY, NO_BUILDING, POOL_TILES
from quartier.titles.lacitta.survey import Survey

LAST_YEAR: Final = 6
PLAYER_CARDS: Final = 3
CASTLES_EACH: Final = 4
MARKERS_EACH: Final = 4
FIRST_GOLD: Final = 1
OPEN_CARDS: Final = 7
TURNS: Final = 5

# The phases of a year (LC-16), the rehousing by its own name; PLACING comes before the first one
# (LC-67).
PLACING: Final = 0
VOICE_PHASE: Final = 1
INCOME_PHASE: Final = 2
GROWTH_PHASE: Final = 3
ACTION_PHASE: Final = 4
REVEAL_PHASE: Final = 5
MIGRATION_PHASE: Final = 6
REHOUSING_PHASE: Final = 7
FEEDING_PHASE: Final = 8
PHASE_KEYS: Final[tuple[str, ...]] = (
    "phase-placing",
    "phase-voice",
    "phase-income",
    "phase-growth",
    "phase-action",
    "phase-reveal",
    "phase-migration",
    "phase-rehousing",
    "phase-feeding",
)
PHASE_KEYS_2000: Final[tuple[str, ...]] = (
    "phase-placing",
    "phase-voice",
    "phase-quarries",
    "phase-growth",
    "phase-politics",
    "phase-reveal",
    "phase-migration",
    "phase-rehousing",
    "phase-feeding",
)

# A marker that stands not beside an arch but on a farmhouse (LC-42).
HARVEST_MARK: Final = 3

# What everybody sees of a card.
VOICE_BACK: Final = 1
POLICY_BACK: Final = 2

NO_HEX: Final = -1
NO_CARD: Final = -1

_NO_TILES: Final = bytes([EMPTY] * len(HEXES))


class Options:
    """The options of a table, fixed from the start."""

    def __init__(self, edition: str, expansion: bool, setup: str) -> None:
        self.edition = edition
        self.expansion = expansion
        self.setup = setup
        self.first_edition = edition == "2000"


class Citta(Agenda["Citta"]):
    """A table of La Città.

    `tile` says which building stands on each hex; `taken` is the mask of hexes with a tile. Lists
    with one entry per seat: `gold`, `ready` player cards, `castles` and `markers` not on the board,
    `founded` this year, `hungry` (lost citizens in the last feeding), `fallen` (the year in which
    it lost, counted in phases; 0 while it plays), `played` policy cards face down.
    `marks` are the markers on the board: hex, service or HARVEST_MARK, number. The fields from
    `kind` on belong to the action or phase under way. Most lists are replaced, never changed in
    place, so that clones share them; `copy` names the others. A new table is cleared, another one
    becomes a copy.
    """

    def __init__(self, seats: int, options: Options, land: Land, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.options = options
        self.land = land

    def clear_table(self) -> None:
        """The table before anything lies on it."""
        seats = self.seats
        self.year = 0
        self.phase = PLACING
        self.first = 0
        self.round = 0
        self.position = 0
        self.mover = 0
        self.tile = _NO_TILES
        self.taken = 0
        self.cities: list[City] = []
        self.pools: list[int] = POOL_TILES[:]
        self.supply = CITIZENS_IN_ALL
        self.gold: list[int] = [FIRST_GOLD] * seats
        self.ready: list[int] = [PLAYER_CARDS] * seats
        self.castles: list[int] = [CASTLES_EACH] * seats
        self.markers: list[int] = [MARKERS_EACH] * seats
        self.founded: list[bool] = [False] * seats
        self.hungry: list[bool] = [False] * seats
        self.fallen: list[int] = [0] * seats
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.marks: list[tuple[int, int, int]] = []
        self.voice_deck: list[int] = []
        self.voice: list[int] = []
        self.policy_deck: list[int] = []
        self.row: list[int] = []
        self.discard: list[int] = []
        self.kind = NO_BUILDING
        self.hex = NO_HEX
        self.number = 0
        self.rulings: list[int] = []
        self.pending: list[int] = []
        self.outcome: Result | None = None
        self._survey = Survey(self.tile, self.taken, self.cities, self.land.board)

    @property
    def phase_key(self) -> str:
        """LC-16, LC-90: the name of the phase, which the first edition words differently."""
        keys = PHASE_KEYS_2000 if self.options.first_edition else PHASE_KEYS
        return keys[self.phase]

    # Seats

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def next_in_turn(self) -> int:
        """The next seat of a phase, clockwise from the first player; -1 after the last one."""
        while self.position < self.seats:
            seat = (self.first + self.position) % self.seats
            self.position += 1
            if not self.fallen[seat]:
                return seat
        return -1

    # Cities

    def cities_of(self, seat: int) -> list[City]:
        return [city for city in self.cities if city.owner == seat]

    def has_city(self, seat: int) -> bool:
        return any(city.owner == seat for city in self.cities)

    def index_at(self, place: int) -> int:
        """Which city has a tile on this hex; -1 if none."""
        bit = BIT[place]
        for index, city in enumerate(self.cities):
            if city.tiles & bit:
                return index
        return -1

    def castle_index(self, place: int) -> int:
        """Which city has its castle on this hex; -1 if none."""
        for index, city in enumerate(self.cities):
            if city.castle == place:
                return index
        return -1

    def change(self, index: int) -> City:
        """A city about to be changed: clones of the state keep the old one."""
        city = self.cities[index].clone()
        self.cities[index] = city
        return city

    def put(self, kind: int, place: int) -> None:
        """A tile goes on a hex."""
        self.tile = _replaced(self.tile, place, kind)
        self.taken |= BIT[place]

    def clear(self, place: int) -> None:
        """The tile of a hex goes away."""
        self.tile = _replaced(self.tile, place, EMPTY)
        self.taken ^= BIT[place]

    @property
    def survey(self) -> Survey:
        """What follows from the tiles that lie on the board now."""
        if self._survey.tile is not self.tile:
            self._survey = Survey(self.tile, self.taken, self.cities, self.land.board, self._survey)
        return self._survey

    def citizens(self, seat: int) -> int:
        return sum(city.citizens for city in self.cities if city.owner == seat)

    def food(self, seat: int) -> int:
        """LC-11: what all cities of a player yield this year, rich harvests included."""
        return sum(city.food + city.harvest for city in self.cities if city.owner == seat)

    def cards_left(self, seat: int) -> int:
        """LC-60: the player cards a seat can still use; the one a hunger costs is not ready."""
        cards = self.ready[seat]
        penalized = self.hungry[seat] and not self.in_last_feeding
        return min(cards, PLAYER_CARDS - 1) if penalized else cards

    @property
    def in_last_feeding(self) -> bool:
        """LC-61: where hunger costs points, and no card."""
        return self.year == LAST_YEAR and self.phase == FEEDING_PHASE

    # The rest of the contract

    def zones(self) -> list[Zone]:
        zones = [Zone(cards, self.eyes(seat), True) for seat, cards in enumerate(self.played)]
        row = [card for card in self.row if card != NO_CARD]
        stacks = (self.voice_deck, self.voice, self.policy_deck, row)
        zones += [Zone(cards, 0, True) for cards in stacks]
        return [*zones, Zone(self.discard, 0, False)]

    def lay_out(self, zones: list[list[int]], numbers: list[int]) -> None:
        self.played = zones[: self.seats]
        self.voice_deck, self.voice, self.policy_deck, _, self.discard = zones[self.seats :]
        self.row = [NO_CARD if card == NO_CARD else numbers[card] for card in self.row]

    def insiders(self, seat: int) -> int:
        """LC-88: every answer is public at once."""
        return self.all_eyes

    def forget(self, seat: int) -> None:
        """Nobody answers in secret."""

    @property
    def result(self) -> Result | None:
        return self.outcome

    def copy(self, source: Citta) -> None:
        """Become an independent copy of another table of the same size."""
        self.copy_agenda(source)
        self.year = source.year
        self.phase = source.phase
        self.first = source.first
        self.round = source.round
        self.position = source.position
        self.mover = source.mover
        self.tile = source.tile
        self.taken = source.taken
        self.cities = source.cities[:]
        self.pools = source.pools[:]
        self.supply = source.supply
        self.gold = source.gold[:]
        self.ready = source.ready[:]
        self.castles = source.castles
        self.markers = source.markers
        self.founded = source.founded
        self.hungry = source.hungry
        self.fallen = source.fallen
        self.played = source.played[:]
        self.marks = source.marks
        self.voice_deck = source.voice_deck
        self.voice = source.voice
        self.policy_deck = source.policy_deck[:]
        self.row = source.row[:]
        self.discard = source.discard
        self.kind = source.kind
        self.hex = source.hex
        self.number = source.number
        self.rulings = source.rulings
        self.pending = source.pending
        self.outcome = source.outcome
        self._survey = source._survey

    def data(self) -> tuple[object, ...]:
        return (
            self.agenda_data(),
            (self.options.edition, self.options.expansion, self.options.setup),
            self.land.terrain,
            self.year,
            self.phase,
            self.first,
            self.round,
            self.position,
            self.mover,
            [NO_BUILDING if kind == EMPTY else kind for kind in self.tile],
            [city.data() for city in self.cities],
            self.pools,
            self.supply,
            self.gold,
            self.ready,
            self.castles,
            self.markers,
            self.founded,
            self.hungry,
            self.fallen,
            self.played,
            self.marks,
            self.voice_deck,
            self.voice,
            self.policy_deck,
            self.row,
            self.discard,
            self.kind,
            self.hex,
            self.number,
            self.rulings,
            self.pending,
        )


def _replaced(tile: bytes, place: int, kind: int) -> bytes:
    """The tiles with another one on this hex."""
    writer = BytesWriter()
    writer.write(tile)
    writer[place] = kind
    return writer.getvalue()


def named(place: int) -> str:
    """A hex, or the city whose castle stands there, as a fact."""
    return literal(HEXES[place].id)
