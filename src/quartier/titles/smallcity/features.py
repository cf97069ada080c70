"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from quartier.core.cache import Cache
from quartier.core.features import Features, Flags, count_seen, mark, put
from quartier.core.state import State
from quartier.titles.smallcity.actions import FREE_CARD
from quartier.titles.smallcity.cache import CARDS, SmallCityCache
from quartier.titles.smallcity.content import ACTIONS, GOODS, NO_ACTION, PILES, PROMISES, TILES
from quartier.titles.smallcity.grid import CELL_NAMES
from quartier.titles.smallcity.moves import MOST_SEATS
from quartier.titles.smallcity.placements import PIECES
from quartier.titles.smallcity.state import NO_SEAT, PHASES, SmallCity

_TILE_IDS: Final = [tile.id for tile in TILES]
_PROMISE_IDS: Final = [promise.key for promise in PROMISES]

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
BOROUGH_FLAGS.add("tile", [f"{tile}:{cell}" for tile in _TILE_IDS for cell in CELL_NAMES])
# Whose citizens stand where: +0 are the observer's own.
BOROUGH_FLAGS.add(
    "people", [f"+{other}:{cell}" for other in range(MOST_SEATS) for cell in CELL_NAMES]
)
BOROUGH_FLAGS.add("zone", CELL_NAMES)
BOROUGH_FLAGS.add("blocked", CELL_NAMES)
BOROUGH_FLAGS.add("action", ACTIONS)
BOROUGH_FLAGS.add("promise", _PROMISE_IDS)

_BLANK: Final = bytes(FLAGS.size)


class SmallCityFeatures(Features):
    """The boroughs, clockwise from one's own, as they look behind the own screen."""

    def cache(self, seats: int) -> Cache:
        return SmallCityCache(seats)

    def write(self, state: State, seat: int, cache: Cache, writer: BytesWriter) -> None:
        assert isinstance(state, SmallCity)
        assert isinstance(cache, SmallCityCache)
        boroughs = state.world_of(seat).boroughs
        seats = state.seats
        order = [(seat + part) % seats for part in range(seats)]
        blocks = [
            cache.block(boroughs[other], state.is_hidden(other), other == seat) for other in order
        ]
        self._put_table(state, seat, cache, writer)
        for block in blocks:
            writer.write(block.numbers)
        start = len(writer)
        writer.write(_BLANK)
        self._flag_table(state, writer, start)
        self._flag_secrets(state, seat, writer, start)
        eyes = state.eyes(seat)
        for block in blocks:
            writer.write(block.tiles)
            writer.write(block.people_for(seat, cache.scratch))
            writer.write(block.ground)
            borough = boroughs[block.borough.seat]
            start = len(writer) - CARDS
            if borough.action != NO_ACTION:
                writer[start + borough.action] = 1
            count_seen(writer, start + len(ACTIONS), state.cards, borough.promises, eyes)

    def _put_table(
        self, state: SmallCity, seat: int, cache: SmallCityCache, writer: BytesWriter
    ) -> None:
        world = state.world_of(seat)
        writer.append(state.round)
        writer.append((state.host - seat) % state.seats)
        writer.append(0 if state.active == NO_SEAT else 1 + (state.active - seat) % state.seats)
        put(writer, world.goods, len(GOODS))
        for pile in state.piles:
            writer.append(len(pile))
        writer.write(cache.supply(world.supply))

    def _flag_table(self, state: SmallCity, writer: BytesWriter, start: i64) -> None:
        writer[start + PHASE + state.phase] = 1
        mark(writer, start + MAYOR, state.mayor)
        ring: i64 = start + RING
        for action in state.ring:
            writer[ring + action] = 1
            ring += len(ACTIONS)
        taken: i64 = start + TAKEN
        for taker in state.takers:
            if taker != FREE_CARD:
                writer[taken] = 1
            taken += 1

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


FEATURES: Final = SmallCityFeatures(1, NUMBERS, FLAGS, BOROUGH_NUMBERS, BOROUGH_FLAGS)
