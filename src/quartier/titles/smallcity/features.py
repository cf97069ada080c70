"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from quartier.core.features import Features, Flags, mark, mark_seen, put, small
from quartier.core.sheet import Sheet
from quartier.core.state import State
from quartier.titles.smallcity.actions import FREE_CARD
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.building import works_left
from quartier.titles.smallcity.content import ACTIONS, GOODS, NO_ACTION, PILES, PROMISES, TILES
from quartier.titles.smallcity.grid import CELL_NAMES, CELLS
from quartier.titles.smallcity.placements import PIECES
from quartier.titles.smallcity.state import NO_SEAT, PHASES, SmallCity

_TILE_IDS: Final = [tile.id for tile in TILES]
_PROMISE_IDS: Final = [promise.key for promise in PROMISES]
_MOST_SEATS: Final = 4

NUMBERS: Final = [
    "round",
    "host",
    "active",
    *[f"goods:{good}" for good in GOODS],
    *[f"pile:{pile}" for pile in PILES],
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
    *[f"hall:{good}" for good in GOODS],
    *[f"store:{good}" for good in GOODS],
]

FLAGS: Final = Flags()
PHASE: Final = FLAGS.add("phase", PHASES)
MAYOR: Final = FLAGS.add("mayor", CELL_NAMES)
RING: Final = FLAGS.add(
    "ring", [f"{place}:{action}" for place in range(len(ACTIONS)) for action in ACTIONS]
)
TAKEN: Final = FLAGS.add("taken", [str(place) for place in range(len(ACTIONS))])
# What only the observer knows: cards just drawn, and choices not shown yet.
DRAWN: Final = FLAGS.add("drawn", _PROMISE_IDS)
PLAN: Final = FLAGS.add("plan", _TILE_IDS)
PLAN_CELL: Final = FLAGS.add("plan_at", CELL_NAMES)
HALL: Final = FLAGS.add("hall_at", CELL_NAMES)
PICKED: Final = FLAGS.add("picked", CELL_NAMES)

BOROUGH_FLAGS: Final = Flags()
TILE_AT: Final = BOROUGH_FLAGS.add(
    "tile", [f"{tile}:{cell}" for tile in _TILE_IDS for cell in CELL_NAMES]
)
# Whose citizens stand where: +0 are the observer's own.
PEOPLE: Final = BOROUGH_FLAGS.add(
    "people", [f"+{other}:{cell}" for other in range(_MOST_SEATS) for cell in CELL_NAMES]
)
ZONE: Final = BOROUGH_FLAGS.add("zone", CELL_NAMES)
BLOCKED: Final = BOROUGH_FLAGS.add("blocked", CELL_NAMES)
ACTION: Final = BOROUGH_FLAGS.add("action", ACTIONS)
PROMISE: Final = BOROUGH_FLAGS.add("promise", _PROMISE_IDS)

_BLANK: Final = bytes(FLAGS.size)
_NO_TILES: Final = bytes(PEOPLE)
_NO_CELLS: Final = bytes(CELLS)
_BLANK_REST: Final = bytes(PROMISE - ZONE)
_NO_PROMISES: Final = bytes(len(PROMISES))


class BoroughBlock:
    """What a borough has to show, and the borough as it was when that was written.

    `people` has a row for each seat's citizens: whose row is whose depends on the observer.
    """

    def __init__(self, borough: Borough, hidden: bool, before: BoroughBlock | None) -> None:
        self.borough: Borough = borough.clone()
        self.hidden = hidden
        self.numbers = _numbers(borough, hidden)
        self.people = [_cells(mask) for mask in borough.crowd]
        if before is not None and before.borough.tiles is borough.tiles:
            self.tiles: bytes = before.tiles
        else:
            self.tiles = _tiles(borough)
        if before is not None and before.has_same_rest(borough):
            self.rest: bytes = before.rest
        else:
            self.rest = _rest(borough)

    def has_same_rest(self, borough: Borough) -> bool:
        then = self.borough
        return (
            then.zone == borough.zone
            and then.blocked == borough.blocked
            and then.action == borough.action
        )

    def holds(self, borough: Borough, hidden: bool) -> bool:
        """Whether nothing has changed; lists of a borough are replaced whenever they change."""
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
    """Blocks for each borough: as its owner sees it, perhaps behind a screen, and as the others."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._own: list[BoroughBlock | None] = [None] * seats
        self._open: list[BoroughBlock | None] = [None] * seats

    def block(self, borough: Borough, hidden: bool, own: bool) -> BoroughBlock:
        blocks = self._own if own else self._open
        block = blocks[borough.seat]
        if block is None or not block.holds(borough, hidden):
            block = BoroughBlock(borough, hidden, block)
            blocks[borough.seat] = block
        return block


class SmallCityFeatures(Features):
    """The boroughs, clockwise from one's own, as they look behind the own screen."""

    def sheet(self, seats: int) -> Sheet:
        return SmallCitySheet(seats)

    def write(self, state: State, seat: int, sheet: Sheet, writer: BytesWriter) -> None:
        assert isinstance(state, SmallCity)
        assert isinstance(sheet, SmallCitySheet)
        seats = state.seats
        boroughs = state.world_of(seat).boroughs
        order = [(seat + part) % seats for part in range(seats)]
        blocks = [
            sheet.block(boroughs[other], state.is_hidden(other), other == seat) for other in order
        ]
        self._put_table(state, seat, writer)
        for block in blocks:
            writer.write(block.numbers)
        start = len(writer)
        writer.write(_BLANK)
        self._flag_table(state, writer, start)
        self._flag_secrets(state, seat, writer, start)
        eyes = state.eyes(seat)
        for block in blocks:
            writer.write(block.tiles)
            for other in order:
                writer.write(block.people[other])
            for _ in range(_MOST_SEATS - seats):
                writer.write(_NO_CELLS)
            writer.write(block.rest)
            start = len(writer)
            writer.write(_NO_PROMISES)
            mark_seen(writer, start, state.cards, block.borough.promises, eyes)

    def _put_table(self, state: SmallCity, seat: int, writer: BytesWriter) -> None:
        world = state.world_of(seat)
        writer.append(state.round)
        writer.append((state.host - seat) % state.seats)
        writer.append(0 if state.active == NO_SEAT else 1 + (state.active - seat) % state.seats)
        put(writer, world.goods, len(GOODS))
        for pile in state.piles:
            writer.append(len(pile))
        put(writer, world.supply, len(PIECES))

    def _flag_table(self, state: SmallCity, writer: BytesWriter, start: i64) -> None:
        writer[start + PHASE + state.phase] = 1
        mark(writer, start + MAYOR, state.mayor)
        for place, action in enumerate(state.ring):
            writer[start + RING + place * len(ACTIONS) + action] = 1
            if state.takers[place] != FREE_CARD:
                writer[start + TAKEN + place] = 1

    def _flag_secrets(self, state: SmallCity, seat: int, writer: BytesWriter, start: i64) -> None:
        for card in state.drawn[seat]:
            writer[start + DRAWN + state.cards.face[card]] = 1
        hall = state.halls[seat]
        if hall is not None:
            mark(writer, start + HALL, hall.mask)
        job = state.plans[seat]
        if job is not None:
            if job.tile is not None:
                writer[start + PLAN + job.tile.number] = 1
            if job.place is not None:
                mark(writer, start + PLAN_CELL, job.place.mask)
        if state.active == seat and state.picked_cell >= 0:
            writer[start + PICKED + state.picked_cell] = 1


def _numbers(borough: Borough, hidden: bool) -> bytes:
    writer = BytesWriter()
    writer.append(int(borough.out))
    writer.append(borough.side)
    writer.append(small(borough.money))
    writer.append(small(borough.votes))
    writer.append(small(borough.pollution))
    writer.append(small(borough.generated))
    writer.append(small(borough.property))
    writer.append(small(borough.census))
    writer.append(borough.in_hall)
    writer.append(small(borough.career))
    writer.append(small(borough.reserve))
    writer.append(small(borough.gone))
    writer.append(borough.tourists.bit_count())
    writer.append(len(borough.promises))
    writer.append(small(works_left(borough)))
    writer.append(int(hidden))
    writer.append(borough.discs[0] + 1)
    writer.append(borough.discs[1] + 1)
    put(writer, borough.hall_goods, len(GOODS))
    put(writer, borough.stored, len(GOODS))
    return writer.getvalue()


def _tiles(borough: Borough) -> bytes:
    writer = BytesWriter()
    writer.write(_NO_TILES)
    for place in borough.tiles:
        row = TILE_AT + place.tile.number * CELLS
        for cell in place.cells:
            writer[row + cell] = 1
    return writer.getvalue()


def _cells(mask: int) -> bytes:
    if not mask:
        return _NO_CELLS
    writer = BytesWriter()
    writer.write(_NO_CELLS)
    mark(writer, 0, mask)
    return writer.getvalue()


def _rest(borough: Borough) -> bytes:
    """The flags between the people and the promises."""
    writer = BytesWriter()
    writer.write(_BLANK_REST)
    mark(writer, 0, borough.zone)
    mark(writer, BLOCKED - ZONE, borough.blocked)
    if borough.action != NO_ACTION:
        writer[ACTION - ZONE + borough.action] = 1
    return writer.getvalue()


FEATURES: Final = SmallCityFeatures(1, NUMBERS, FLAGS, BOROUGH_NUMBERS, BOROUGH_FLAGS)
