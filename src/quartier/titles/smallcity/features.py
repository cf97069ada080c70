"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from quartier.core.features import Features, entries, small
from quartier.core.sheet import Rows, Sheet
from quartier.core.state import State
from quartier.titles.smallcity.actions import FREE_CARD
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.building import works_left
from quartier.titles.smallcity.content import ACTIONS, GOODS, PILES, PROMISES, TILES
from quartier.titles.smallcity.grid import CELL_NAMES, CELLS, NOWHERE
from quartier.titles.smallcity.placements import PIECES
from quartier.titles.smallcity.state import NO_SEAT, PHASES, SmallCity
from quartier.titles.smallcity.world import World

_TILE_IDS: Final = [tile.id for tile in TILES]
_PROMISE_IDS: Final = [promise.key for promise in PROMISES]
_MOST_SEATS: Final = 4

NUMBERS: Final = [
    "round",
    "host",
    "active",
    *entries("goods", GOODS),
    *entries("pile", PILES),
    *[f"supply:{piece.tile.id}:{piece.shape.id}" for piece in PIECES],
]
BOROUGH_NUMBERS: Final = [
    "out",
    "side",
    "money",
    "votes",
    "pollution",
    "generated",
    "property",
    "census",
    "in_hall",
    "career",
    "reserve",
    "gone",
    "tourists",
    "promises",
    "works_left",
    "screen",
    "first_disc",
    "second_disc",
    *entries("hall", GOODS),
    *entries("store", GOODS),
]

FLAGS: Final = [
    *entries("phase", PHASES),
    *entries("mayor", CELL_NAMES),
    *[f"ring:{place}:{action}" for place in range(len(ACTIONS)) for action in ACTIONS],
    *entries("taken", [str(place) for place in range(len(ACTIONS))]),
    # What only the observer knows: cards just drawn, and choices not shown yet.
    *entries("drawn", _PROMISE_IDS),
    *entries("plan", _TILE_IDS),
    *entries("plan_at", CELL_NAMES),
    *entries("hall_at", CELL_NAMES),
    *entries("picked", CELL_NAMES),
]
BOROUGH_FLAGS: Final = [
    *[f"tile:{tile}:{cell}" for tile in _TILE_IDS for cell in CELL_NAMES],
    # Whose citizens stand where: +0 are the observer's own.
    *[f"people:+{other}:{cell}" for other in range(_MOST_SEATS) for cell in CELL_NAMES],
    *entries("zone", CELL_NAMES),
    *entries("blocked", CELL_NAMES),
    *entries("action", ACTIONS),
    *entries("promise", _PROMISE_IDS),
]

_PHASE_ROWS: Final = Rows(len(PHASES))
_CELL_ROWS: Final = Rows(CELLS)
_ACTION_ROWS: Final = Rows(len(ACTIONS))
_PROMISE_ROWS: Final = Rows(len(PROMISES))
_TILE_ROWS: Final = Rows(len(TILES))
_TILES: Final = Rows(len(TILES) * CELLS)
_NO_TILE: Final = -1
_NOBODY: Final = [bytes((_MOST_SEATS - seats) * CELLS) for seats in range(_MOST_SEATS + 1)]


class BoroughBlocks:
    """What a borough has to show, and the borough as it was when that was written."""

    def __init__(self, borough: Borough, hidden: bool, before: BoroughBlocks | None) -> None:
        self.borough: Borough = borough.clone()
        self.hidden = hidden
        self.numbers = bytes(_numbers(borough, hidden))
        self.tiles: bytes = b"" if before is None else before.tiles
        if before is None or borough.tiles is not before.borough.tiles:
            self.tiles = _TILES.write(
                [
                    place.tile.number * CELLS + cell
                    for place in borough.tiles
                    for cell in place.cells
                ]
            )
        self.people = [_CELL_ROWS.of(cells) for cells in borough.crowd]
        self.rest = (
            _CELL_ROWS.of(borough.zone)
            + _CELL_ROWS.of(borough.blocked)
            + _ACTION_ROWS.single(borough.action)
        )

    def hold(self, borough: Borough, hidden: bool) -> bool:
        """Whether nothing has changed. Lists are replaced, so looking at them is enough."""
        then = self.borough
        return (
            borough.money == then.money
            and borough.votes == then.votes
            and borough.tiles is then.tiles
            and borough.crowd is then.crowd
            and hidden == self.hidden
            and borough.out == then.out
            and borough.step == then.step
            and borough.sides is then.sides
            and borough.zone == then.zone
            and borough.blocked == then.blocked
            and borough.action == then.action
            and borough.pollution == then.pollution
            and borough.generated == then.generated
            and borough.property == then.property
            and borough.census == then.census
            and borough.in_hall == then.in_hall
            and borough.career == then.career
            and borough.reserve == then.reserve
            and borough.gone == then.gone
            and borough.works == then.works
            and borough.extended == then.extended
            and borough.promises is then.promises
            and borough.discs is then.discs
            and borough.hall_goods is then.hall_goods
            and borough.stored is then.stored
        )


class SmallCitySheet(Sheet):
    """A borough may look otherwise to its owner, behind the screen: there are blocks for both."""

    def __init__(self, seats: int) -> None:
        # The ring of actions; for each observer the supply and the promises known to him.
        self.zones = 1 + seats
        super().__init__(1 + seats * self.zones)
        self.own: list[BoroughBlocks | None] = [None] * seats
        self.open: list[BoroughBlocks | None] = [None] * seats


class SmallCityFeatures(Features):
    """The boroughs, clockwise from one's own, as they look behind the own screen."""

    def sheet(self, seats: int) -> Sheet:
        return SmallCitySheet(seats)

    def observe(self, state: State, seat: int, sheet: Sheet) -> bytes:
        assert isinstance(state, SmallCity)
        assert isinstance(sheet, SmallCitySheet)
        seats = state.seats
        eyes = state.eyes(seat)
        world = state.world_of(seat)
        place = 1 + seat * sheet.zones
        blocks = self._table(state, seat, world, sheet, place)
        flags = self._table_flags(state, sheet)
        flags += self._secrets(state, seat)
        for part in range(seats):
            other = (seat + part) % seats
            kept = sheet.open if part else sheet.own
            borough = _borough(world.boroughs[other], state.is_hidden(other), kept)
            blocks.append(borough.numbers)
            flags.append(borough.tiles)
            for owner in range(seats):
                flags.append(borough.people[(seat + owner) % seats])
            flags.append(_NOBODY[seats])
            flags.append(borough.rest)
            flags.append(_promises(state, other, eyes, sheet, place + 1 + other))
        return b"".join(blocks + flags)

    def _table(
        self, state: SmallCity, seat: int, world: World, sheet: Sheet, place: int
    ) -> list[bytes]:
        seats = state.seats
        numbers = [
            state.round,
            (state.host - seat) % seats,
            0 if state.active == NO_SEAT else 1 + (state.active - seat) % seats,
        ]
        numbers += world.goods
        numbers += [len(pile) for pile in state.piles]
        supply = world.supply
        tiles = sheet.find(place, supply) or sheet.keep(place, supply[:], bytes(supply))
        return [bytes(numbers), tiles]

    def _table_flags(self, state: SmallCity, sheet: Sheet) -> list[bytes]:
        ring = state.ring + state.takers
        actions = sheet.find(0, ring)
        if actions is None:
            rows = [_ACTION_ROWS.single(action) for action in state.ring]
            taken = [place for place, taker in enumerate(state.takers) if taker != FREE_CARD]
            rows += [_ACTION_ROWS.blank] * (len(ACTIONS) - len(rows))
            rows.append(_ACTION_ROWS.write(taken))
            actions = sheet.keep(0, ring, b"".join(rows))
        return [_PHASE_ROWS.single(state.phase), _CELL_ROWS.of(state.mayor), actions]

    def _secrets(self, state: SmallCity, seat: int) -> list[bytes]:
        """Cards just drawn and choices not shown yet, which only their owner knows."""
        drawn = [state.cards.face[card] for card in state.drawn[seat]]
        tile = _NO_TILE
        mask = 0
        job = state.plans[seat]
        if job is not None:
            if job.tile is not None:
                tile = job.tile.number
            if job.place is not None:
                mask = job.place.mask
        hall = state.halls[seat]
        return [
            _PROMISE_ROWS.write(drawn) if drawn else _PROMISE_ROWS.blank,
            _TILE_ROWS.single(tile),
            _CELL_ROWS.of(mask),
            _CELL_ROWS.blank if hall is None else _CELL_ROWS.of(hall.mask),
            _CELL_ROWS.single(state.picked_cell if state.active == seat else NOWHERE),
        ]


def _promises(state: SmallCity, owner: int, eyes: int, sheet: Sheet, place: int) -> bytes:
    """The promises of a player that these eyes know."""
    faces = state.cards.faces_seen(state.world.boroughs[owner].promises, eyes)
    if not faces:
        return _PROMISE_ROWS.blank
    return sheet.find(place, faces) or sheet.keep(place, faces, _PROMISE_ROWS.write(faces))


def _borough(borough: Borough, hidden: bool, kept: list[BoroughBlocks | None]) -> BoroughBlocks:
    blocks = kept[borough.seat]
    if blocks is None or not blocks.hold(borough, hidden):
        blocks = BoroughBlocks(borough, hidden, blocks)
        kept[borough.seat] = blocks
    return blocks


def _numbers(borough: Borough, hidden: bool) -> list[int]:
    numbers = [
        int(borough.out),
        borough.side,
        small(borough.money),
        small(borough.votes),
        small(borough.pollution),
        small(borough.generated),
        small(borough.property),
        small(borough.census),
        borough.in_hall,
        small(borough.career),
        small(borough.reserve),
        small(borough.gone),
        borough.tourists.bit_count(),
        len(borough.promises),
        small(works_left(borough)),
        int(hidden),
        borough.discs[0] + 1,
        borough.discs[1] + 1,
    ]
    return numbers + borough.hall_goods + borough.stored


FEATURES: Final = SmallCityFeatures(1, NUMBERS, FLAGS, BOROUGH_NUMBERS, BOROUGH_FLAGS)
