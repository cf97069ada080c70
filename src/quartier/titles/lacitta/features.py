"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from quartier.core.features import Features, Flags, mark, mark_seen, put, small
from quartier.core.sheet import Sheet
from quartier.core.state import State
from quartier.titles.lacitta.board import HEXES, Land
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import BUILDINGS, EMPTY, POLICIES, POOL_IDS, SERVICES
from quartier.titles.lacitta.state import CASTLES_EACH, NO_CARD, NO_HEX, OPEN_CARDS, Citta

_HEX_IDS: Final = [place.id for place in HEXES]
_BUILDING_IDS: Final = [building.id for building in BUILDINGS]
_POLICY_IDS: Final = [policy.id for policy in POLICIES]
_VOICES: Final = 4
_CITY: Final = (
    "citizens",
    "buildings",
    "food",
    "income",
    "market",
    "wave",
    *[f"half_points:{service}" for service in SERVICES],
)

NUMBERS: Final = [
    "year",
    "phase",
    "turn",
    "first",
    "mover",
    "supply",
    "number",
    "policy_deck",
    "discard",
    *[f"pool:{pool}" for pool in POOL_IDS],
    *[f"wheat:{place}" for place in _HEX_IDS],
    *[f"mountains:{place}" for place in _HEX_IDS],
]
PLAYER_NUMBERS: Final = [
    "gold",
    "ready",
    "castles",
    "markers",
    "founded",
    "hungry",
    "lost",
    "citizens",
    "food",
    "played",
    *[f"city{city}.{name}" for city in range(CASTLES_EACH) for name in _CITY],
]

FLAGS: Final = Flags()
# What is being placed, where, and the cities that wait.
PLAN: Final = FLAGS.add("plan", _BUILDING_IDS)
PLAN_HEX: Final = FLAGS.add("plan_at", _HEX_IDS)
WAITING: Final = FLAGS.add("waiting", _HEX_IDS)
LAKE: Final = FLAGS.add("lake", _HEX_IDS)
# Which building stands where.
TILE: Final = FLAGS.add("tile", [f"{kind}:{place}" for kind in _BUILDING_IDS for place in _HEX_IDS])
MARKER: Final = FLAGS.add(
    "marker", [f"{what}:{place}" for what in (*SERVICES, "harvest") for place in _HEX_IDS]
)
VOICE: Final = FLAGS.add(
    "voice", [f"{card}:{service}" for card in range(_VOICES) for service in SERVICES]
)
ROW: Final = FLAGS.add(
    "row", [f"{card}:{name}" for card in range(OPEN_CARDS) for name in _POLICY_IDS]
)
DISCARD: Final = FLAGS.add("discard", _POLICY_IDS)

PLAYER_FLAGS: Final = Flags()
OWN_TILE: Final = PLAYER_FLAGS.add("tile", _HEX_IDS)
CASTLE_AT: Final = PLAYER_FLAGS.add("castle", _HEX_IDS)
PLAYED: Final = PLAYER_FLAGS.add("played", _POLICY_IDS)

_NO_CITY: Final = bytes(len(_CITY))
_NO_HEXES: Final = bytes(len(HEXES))
_NO_POLICIES: Final = bytes(len(POLICIES))
_BEFORE_TILES: Final = bytes(LAKE)
_NO_TILES: Final = bytes(MARKER - TILE)
_AFTER_TILES: Final = bytes(FLAGS.size - MARKER)
_BLANK_PLAYER: Final = bytes(PLAYED)


class LandBlock:
    """What the terrain brings, and the land, which never changes."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.numbers = bytes(land.wheat + land.mountains)
        lakes = BytesWriter()
        lakes.write(_NO_HEXES)
        mark(lakes, 0, land.lakes)
        self.lakes = lakes.getvalue()


class TileBlock:
    """Which building stands where, and the list that says so, which is replaced at any change."""

    def __init__(self, tile: list[int]) -> None:
        self.tile = tile
        writer = BytesWriter()
        writer.write(_NO_TILES)
        for place, kind in enumerate(tile):
            if kind != EMPTY:
                writer[kind * len(HEXES) + place] = 1
        self.flags = writer.getvalue()


class PlayerBlock:
    """What a player has, and what that was read off; a city is replaced whenever it changes."""

    def __init__(self, state: Citta, seat: int, before: PlayerBlock | None) -> None:
        self.cities = state.cities_of(seat)
        self.gold = state.gold[seat]
        self.ready = state.ready[seat]
        self.castles = state.castles[seat]
        self.markers = state.markers[seat]
        self.founded = state.founded[seat]
        self.hungry = state.hungry[seat]
        self.fallen = state.fallen[seat]
        self.played = len(state.played[seat])
        self.numbers = self._numbers()
        if before is not None and self._stands_as(before.cities):
            self.flags: bytes = before.flags
        else:
            self.flags = self._flags()

    def holds(self, state: Citta, seat: int) -> bool:
        return (
            state.gold[seat] == self.gold
            and state.ready[seat] == self.ready
            and state.castles[seat] == self.castles
            and state.markers[seat] == self.markers
            and state.founded[seat] == self.founded
            and state.hungry[seat] == self.hungry
            and state.fallen[seat] == self.fallen
            and len(state.played[seat]) == self.played
            and self._has(state.cities, seat)
        )

    def _has(self, cities: list[City], seat: int) -> bool:
        """Whether the cities of a seat are still the same."""
        number = 0
        for city in cities:
            if city.owner == seat:
                if number == len(self.cities) or self.cities[number] is not city:
                    return False
                number += 1
        return number == len(self.cities)

    def _stands_as(self, cities: list[City]) -> bool:
        """Whether the cities have the same tiles as these."""
        if len(cities) != len(self.cities):
            return False
        for number, city in enumerate(self.cities):
            then = cities[number]
            if city.tiles != then.tiles or city.castle != then.castle:
                return False
        return True

    def _numbers(self) -> bytes:
        citizens = food = 0
        for city in self.cities:
            citizens += city.citizens
            food += city.food + city.harvest
        writer = BytesWriter()
        writer.append(small(self.gold))
        writer.append(self.ready)
        writer.append(self.castles)
        writer.append(self.markers)
        writer.append(int(self.founded))
        writer.append(int(self.hungry))
        writer.append(int(self.fallen > 0))
        writer.append(small(citizens))
        writer.append(small(food))
        writer.append(self.played)
        for city in self.cities:
            writer.append(small(city.citizens))
            writer.append(city.buildings)
            writer.append(small(city.food + city.harvest))
            writer.append(city.income)
            writer.append(int(city.market))
            writer.append(int(city.waves > 0))
            writer.append(city.points(0))
            writer.append(city.points(1))
            writer.append(city.points(2))
        for _ in range(CASTLES_EACH - len(self.cities)):
            writer.write(_NO_CITY)
        return writer.getvalue()

    def _flags(self) -> bytes:
        writer = BytesWriter()
        writer.write(_BLANK_PLAYER)
        tiles = 0
        for city in self.cities:
            tiles |= city.tiles
            writer[CASTLE_AT + city.castle] = 1
        mark(writer, OWN_TILE, tiles)
        return writer.getvalue()


class CittaSheet(Sheet):
    """Blocks for the land, the tiles on it, and each player."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._land: LandBlock | None = None
        self._tiles: TileBlock | None = None
        self._players: list[PlayerBlock | None] = [None] * seats

    def land(self, land: Land) -> LandBlock:
        block = self._land
        if block is None or block.land is not land:
            block = self._land = LandBlock(land)
        return block

    def tiles(self, tile: list[int]) -> TileBlock:
        block = self._tiles
        if block is None or block.tile is not tile:
            block = self._tiles = TileBlock(tile)
        return block

    def player(self, state: Citta, seat: int) -> PlayerBlock:
        block = self._players[seat]
        if block is None or not block.holds(state, seat):
            block = PlayerBlock(state, seat, block)
            self._players[seat] = block
        return block


class CittaFeatures(Features):
    """The players, clockwise from oneself."""

    def sheet(self, seats: int) -> Sheet:
        return CittaSheet(seats)

    def write(self, state: State, seat: int, sheet: Sheet, writer: BytesWriter) -> None:
        assert isinstance(state, Citta)
        assert isinstance(sheet, CittaSheet)
        seats = state.seats
        order = [(seat + part) % seats for part in range(seats)]
        players = [sheet.player(state, other) for other in order]
        land = sheet.land(state.land)
        self._put_table(state, seat, writer)
        writer.write(land.numbers)
        for player in players:
            writer.write(player.numbers)
        start = len(writer)
        self._flag_plans(state, writer)
        writer.write(land.lakes)
        writer.write(sheet.tiles(state.tile).flags)
        writer.write(_AFTER_TILES)
        for place, what, _ in state.marks:
            writer[start + MARKER + what * len(HEXES) + place] = 1
        eyes = state.eyes(seat)
        self._flag_cards(state, eyes, writer, start)
        for part, other in enumerate(order):
            writer.write(players[part].flags)
            start = len(writer)
            writer.write(_NO_POLICIES)
            mark_seen(writer, start, state.cards, state.played[other], eyes)

    def _put_table(self, state: Citta, seat: int, writer: BytesWriter) -> None:
        writer.append(state.year)
        writer.append(state.phase)
        writer.append(state.round)
        writer.append((state.first - seat) % state.seats)
        writer.append((state.mover - seat) % state.seats)
        writer.append(small(state.supply))
        writer.append(state.number)
        writer.append(len(state.policy_deck))
        writer.append(len(state.discard))
        put(writer, state.pools, len(POOL_IDS))

    def _flag_plans(self, state: Citta, writer: BytesWriter) -> None:
        start = len(writer)
        writer.write(_BEFORE_TILES)
        if state.kind != EMPTY:
            writer[start + PLAN + state.kind] = 1
        if state.hex != NO_HEX:
            writer[start + PLAN_HEX + state.hex] = 1
        for castle in state.pending:
            writer[start + WAITING + castle] = 1

    def _flag_cards(self, state: Citta, eyes: int, writer: BytesWriter, start: i64) -> None:
        face = state.cards.face
        known = state.cards.known
        at: i64 = start + VOICE
        for card in state.voice:
            if known[card] & eyes:
                writer[at + face[card]] = 1
            at += len(SERVICES)
        at = start + ROW
        for card in state.row:
            if card != NO_CARD:
                writer[at + face[card]] = 1
            at += len(POLICIES)
        mark_seen(writer, start + DISCARD, state.cards, state.discard, eyes)


FEATURES: Final = CittaFeatures(1, NUMBERS, FLAGS, PLAYER_NUMBERS, PLAYER_FLAGS)
