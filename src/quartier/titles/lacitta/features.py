"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from quartier.core.features import Features, Flags, paint, small
from quartier.core.state import State
from quartier.titles.lacitta.board import HEXES
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


class CittaFeatures(Features):
    """The players, clockwise from oneself."""

    def observe(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Citta)
        eyes = state.eyes(seat)
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
        numbers += state.pools
        numbers += state.land.wheat
        numbers += state.land.mountains
        flags = self.blank(seats)
        for part in range(seats):
            other = (seat + part) % seats
            numbers += self._numbers(state, other)
            start = self.part_at(part)
            for card in state.played[other]:
                policy = state.cards.seen(card, eyes)
                if policy >= 0:
                    flags[start + PLAYED + policy] = 1
        self._flag_board(state, seat, flags)
        self._flag_cards(state, eyes, flags)
        return bytes(numbers) + flags

    def _numbers(self, state: Citta, seat: int) -> list[int]:
        own = state.cities_of(seat)
        numbers = [
            small(state.gold[seat]),
            state.ready[seat],
            state.castles[seat],
            state.markers[seat],
            int(state.founded[seat]),
            int(state.hungry[seat]),
            int(state.fallen[seat] > 0),
            small(state.citizens(seat)),
            small(state.food(seat)),
            len(state.played[seat]),
        ]
        for city in own:
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
        for _ in range(CASTLES_EACH - len(own)):
            numbers += [0, 0, 0, 0, 0, 0, 0, 0, 0]
        return numbers

    def _flag_board(self, state: Citta, seat: int, flags: bytearray) -> None:
        hexes = len(HEXES)
        if state.kind != EMPTY:
            flags[PLAN + state.kind] = 1
        if state.hex != NO_HEX:
            flags[PLAN_HEX + state.hex] = 1
        for castle in state.pending:
            flags[WAITING + castle] = 1
        paint(flags, LAKE, state.land.lakes)
        for place, kind in enumerate(state.tile):
            if kind != EMPTY:
                flags[TILE + kind * hexes + place] = 1
        for place, what, _ in state.marks:
            flags[MARKER + what * hexes + place] = 1
        tiles = [0] * state.seats
        for city in state.cities:
            part = (city.owner - seat) % state.seats
            flags[self.part_at(part) + CASTLE_AT + city.castle] = 1
            tiles[part] |= city.tiles
        for part, mask in enumerate(tiles):
            paint(flags, self.part_at(part) + OWN_TILE, mask)

    def _flag_cards(self, state: Citta, eyes: int, flags: bytearray) -> None:
        cards = state.cards
        for position, card in enumerate(state.voice):
            service = cards.seen(card, eyes)
            if service >= 0:
                flags[VOICE + position * len(SERVICES) + service] = 1
        for position, card in enumerate(state.row):
            if card != NO_CARD:
                flags[ROW + position * len(POLICIES) + cards.face[card]] = 1
        for card in state.discard:
            policy = cards.seen(card, eyes)
            if policy >= 0:
                flags[DISCARD + policy] = 1


FEATURES: Final = CittaFeatures(1, NUMBERS, FLAGS, PLAYER_NUMBERS, PLAYER_FLAGS)
