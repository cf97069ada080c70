"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from quartier.core.features import Features, entries, small
from quartier.core.sheet import Rows, Sheet
from quartier.core.state import State
from quartier.titles.lacitta.board import BIT, HEXES
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import BUILDINGS, EMPTY, POLICIES, POOL_IDS, SERVICES
from quartier.titles.lacitta.state import CASTLES_EACH, HARVEST_MARK, NO_CARD, OPEN_CARDS, Citta

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
    *entries("half_points", SERVICES),
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
    *entries("pool", POOL_IDS),
    *entries("wheat", _HEX_IDS),
    *entries("mountains", _HEX_IDS),
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

FLAGS: Final = [
    # What is being placed, where, and the cities that wait.
    *entries("plan", _BUILDING_IDS),
    *entries("plan_at", _HEX_IDS),
    *entries("waiting", _HEX_IDS),
    *entries("lake", _HEX_IDS),
    # Which building stands where.
    *[f"tile:{kind}:{place}" for kind in _BUILDING_IDS for place in _HEX_IDS],
    *[f"marker:{what}:{place}" for what in (*SERVICES, "harvest") for place in _HEX_IDS],
    *[f"voice:{card}:{service}" for card in range(_VOICES) for service in SERVICES],
    *[f"row:{card}:{name}" for card in range(OPEN_CARDS) for name in _POLICY_IDS],
    *entries("discard", _POLICY_IDS),
]
PLAYER_FLAGS: Final = [
    *entries("tile", _HEX_IDS),
    *entries("castle", _HEX_IDS),
    *entries("played", _POLICY_IDS),
]

_BUILDING_ROWS: Final = Rows(len(BUILDINGS))
_HEX_ROWS: Final = Rows(len(HEXES))
_SERVICE_ROWS: Final = Rows(len(SERVICES))
_POLICY_ROWS: Final = Rows(len(POLICIES))
_TILES: Final = Rows(len(BUILDINGS) * len(HEXES))
_MARKS: Final = Rows((HARVEST_MARK + 1) * len(HEXES))
_NO_CITY: Final = [0] * len(_CITY)

# Places of a sheet: what is public, then two for each player, then those of each observer.
_LAND: Final = 0
_TILE: Final = 1
_MARKER: Final = 2
_ROW: Final = 3
_PUBLIC: Final = 4


class CittaFeatures(Features):
    """The players, clockwise from oneself."""

    def sheet(self, seats: int) -> Sheet:
        return Sheet(_PUBLIC + 2 * seats + seats * (seats + 1))

    def observe(self, state: State, seat: int, sheet: Sheet) -> bytes:
        assert isinstance(state, Citta)
        seats = state.seats
        eyes = state.eyes(seat)
        owned: list[list[City]] = [[] for _ in range(seats)]
        for city in state.cities:
            owned[city.owner].append(city)
        private = _PUBLIC + 2 * seats + seat * (seats + 1)
        blocks = [self._table(state, seat), _land(state, sheet)]
        flags = self._board(state, sheet)
        flags += self._cards(state, eyes, sheet, private + seats)
        for part in range(seats):
            other = (seat + part) % seats
            place = _PUBLIC + 2 * other
            blocks.append(_player(state, other, owned[other], sheet, place))
            flags.append(_possessions(owned[other], sheet, place + 1))
            flags.append(_policies(state, state.played[other], eyes, sheet, private + other))
        return b"".join(blocks + flags)

    def _table(self, state: Citta, seat: int) -> bytes:
        seats = state.seats
        numbers = [
            state.year,
            state.phase,
            state.round,
            (state.first - seat) % seats,
            (state.mover - seat) % seats,
            small(state.supply),
            state.number,
            len(state.policy_deck),
            len(state.discard),
        ]
        return bytes(numbers + state.pools)

    def _board(self, state: Citta, sheet: Sheet) -> list[bytes]:
        """What is being placed, and what lies on the board."""
        hexes = len(HEXES)
        made_of: list[object] = [state.tile]
        tiles = sheet.find(_TILE, made_of)
        if tiles is None:
            placed = [
                kind * hexes + place for place, kind in enumerate(state.tile) if kind != EMPTY
            ]
            tiles = sheet.keep(_TILE, made_of, _TILES.write(placed))
        marks = _MARKS.blank
        if state.marks:
            marked = [what * hexes + place for place, what, _ in state.marks]
            marks = sheet.find(_MARKER, marked) or sheet.keep(_MARKER, marked, _MARKS.write(marked))
        return [
            _BUILDING_ROWS.single(state.kind),
            _HEX_ROWS.single(state.hex),
            _HEX_ROWS.write(state.pending) if state.pending else _HEX_ROWS.blank,
            _HEX_ROWS.of(state.land.lakes),
            tiles,
            marks,
        ]

    def _cards(self, state: Citta, eyes: int, sheet: Sheet, place: int) -> list[bytes]:
        """The voice of the people, the policy cards on offer, the discard pile."""
        cards = state.cards
        blocks = [_SERVICE_ROWS.single(cards.seen(card, eyes)) for card in state.voice]
        for _ in range(_VOICES - len(blocks)):
            blocks.append(_SERVICE_ROWS.blank)
        row = [NO_CARD if card == NO_CARD else cards.face[card] for card in state.row]
        offer = sheet.find(_ROW, row)
        if offer is None:
            offer = b"".join([_POLICY_ROWS.single(policy) for policy in row])
            offer += bytes((OPEN_CARDS - len(row)) * len(POLICIES))
            sheet.keep(_ROW, row, offer)
        blocks.append(offer)
        blocks.append(_policies(state, state.discard, eyes, sheet, place))
        return blocks


def _land(state: Citta, sheet: Sheet) -> bytes:
    land = state.land
    made_of: list[object] = [land]
    return sheet.find(_LAND, made_of) or sheet.keep(
        _LAND, made_of, bytes(land.wheat + land.mountains)
    )


def _policies(state: Citta, cards: list[int], eyes: int, sheet: Sheet, place: int) -> bytes:
    """Which policies are among some cards, as far as these eyes know them."""
    if not cards:
        return _POLICY_ROWS.blank
    faces = state.cards.faces_seen(cards, eyes)
    if not faces:
        return _POLICY_ROWS.blank
    return sheet.find(place, faces) or sheet.keep(place, faces, _POLICY_ROWS.write(faces))


def _player(state: Citta, seat: int, cities: list[City], sheet: Sheet, place: int) -> bytes:
    """The numbers of a player and of his cities, which are replaced whenever they change."""
    made_of: list[object] = [
        state.gold[seat],
        state.ready[seat],
        state.castles[seat],
        state.markers[seat],
        state.founded[seat],
        state.hungry[seat],
        state.fallen[seat],
        len(state.played[seat]),
        *cities,
    ]
    block = sheet.find(place, made_of)
    if block is None:
        block = sheet.keep(place, made_of, bytes(_numbers(state, seat, cities)))
    return block


def _numbers(state: Citta, seat: int, cities: list[City]) -> list[int]:
    numbers = [
        small(state.gold[seat]),
        state.ready[seat],
        state.castles[seat],
        state.markers[seat],
        int(state.founded[seat]),
        int(state.hungry[seat]),
        int(state.fallen[seat] > 0),
        small(sum([city.citizens for city in cities])),
        small(sum([city.food + city.harvest for city in cities])),
        len(state.played[seat]),
    ]
    for city in cities:
        numbers += [
            small(city.citizens),
            city.buildings,
            small(city.food + city.harvest),
            city.income,
            int(city.market),
            int(city.waves > 0),
            city.points(0),
            city.points(1),
            city.points(2),
        ]
    for _ in range(CASTLES_EACH - len(cities)):
        numbers += _NO_CITY
    return numbers


def _possessions(cities: list[City], sheet: Sheet, place: int) -> bytes:
    """Where a player has tiles and castles."""
    block = sheet.find(place, cities)
    if block is None:
        tiles = castles = 0
        for city in cities:
            tiles |= city.tiles
            castles |= BIT[city.castle]
        block = sheet.keep(place, cities, _HEX_ROWS.of(tiles) + _HEX_ROWS.of(castles))
    return block


FEATURES: Final = CittaFeatures(1, NUMBERS, FLAGS, PLAYER_NUMBERS, PLAYER_FLAGS)
