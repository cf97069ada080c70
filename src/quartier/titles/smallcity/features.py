"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from quartier.core.features import Features, Flags, mark, paint, small
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


class SmallCityFeatures(Features):
    """The boroughs, clockwise from one's own, as they look behind the own screen."""

    def observe(self, state: State, seat: int) -> bytes:
        assert isinstance(state, SmallCity)
        seats = state.seats
        world = state.world_of(seat)
        numbers = [
            state.round,
            (state.host - seat) % seats,
            0 if state.active == NO_SEAT else 1 + (state.active - seat) % seats,
        ]
        numbers += world.goods
        numbers += [len(pile) for pile in state.piles]
        numbers += world.supply
        flags = self.blank(seats)
        eyes = state.eyes(seat)
        for part in range(seats):
            other = (seat + part) % seats
            borough = world.boroughs[other]
            numbers += self._numbers(borough, state.is_hidden(other))
            start = self.part_at(part)
            self._flag_borough(borough, seat, seats, flags, start)
            for card in borough.promises:
                promise = state.cards.seen(card, eyes)
                if promise >= 0:
                    flags[start + PROMISE + promise] = 1
        self._flag_table(state, flags)
        self._flag_secrets(state, seat, flags)
        return bytes(numbers) + flags

    def _numbers(self, borough: Borough, hidden: bool) -> list[int]:
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

    def _flag_borough(
        self, borough: Borough, seat: int, seats: int, flags: bytearray, start: int
    ) -> None:
        for place in borough.tiles:
            row = start + TILE_AT + place.tile.number * CELLS
            for cell in place.cells:
                flags[row + cell] = 1
        for owner, cells in enumerate(borough.crowd):
            mark(flags, start + PEOPLE + (owner - seat) % seats * CELLS, cells)
        paint(flags, start + ZONE, borough.zone)
        mark(flags, start + BLOCKED, borough.blocked)
        if borough.action != NO_ACTION:
            flags[start + ACTION + borough.action] = 1

    def _flag_table(self, state: SmallCity, flags: bytearray) -> None:
        flags[PHASE + state.phase] = 1
        mark(flags, MAYOR, state.mayor)
        for place, action in enumerate(state.ring):
            flags[RING + place * len(ACTIONS) + action] = 1
            if state.takers[place] != FREE_CARD:
                flags[TAKEN + place] = 1

    def _flag_secrets(self, state: SmallCity, seat: int, flags: bytearray) -> None:
        for card in state.drawn[seat]:
            flags[DRAWN + state.cards.face[card]] = 1
        hall = state.halls[seat]
        if hall is not None:
            mark(flags, HALL, hall.mask)
        job = state.plans[seat]
        if job is not None:
            if job.tile is not None:
                flags[PLAN + job.tile.number] = 1
            if job.place is not None:
                mark(flags, PLAN_CELL, job.place.mask)
        if state.active == seat and state.picked_cell >= 0:
            flags[PICKED + state.picked_cell] = 1


FEATURES: Final = SmallCityFeatures(1, NUMBERS, FLAGS, BOROUGH_NUMBERS, BOROUGH_FLAGS)
