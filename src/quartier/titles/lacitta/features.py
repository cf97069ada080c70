"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from quartier.core.cache import Cache
from quartier.core.features import Features, Flags, count_seen, put, small
from quartier.core.state import State
from quartier.titles.lacitta.board import HEXES
from quartier.titles.lacitta.cache import CittaCache, PlayerBlock
from quartier.titles.lacitta.content import BUILDINGS, NO_BUILDING, POLICIES, POOL_IDS, SERVICES
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
FLAGS.add("lake", _HEX_IDS)
# Which building stands where.
FLAGS.add("tile", [f"{kind}:{place}" for kind in _BUILDING_IDS for place in _HEX_IDS])
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
PLAYER_FLAGS.add("tile", _HEX_IDS)
PLAYER_FLAGS.add("castle", _HEX_IDS)
PLAYER_FLAGS.add("played", _POLICY_IDS)

_AFTER_TILES: Final = bytes(FLAGS.size - MARKER)


class CittaFeatures(Features):
    """The players, clockwise from oneself."""

    def cache(self, seats: int) -> Cache:
        return CittaCache(seats)

    def write(self, state: State, seat: int, cache: Cache, writer: BytesWriter) -> None:
        assert isinstance(state, Citta)
        assert isinstance(cache, CittaCache)
        seats = state.seats
        order = [(seat + part) % seats for part in range(seats)]
        players = cache.players(state)
        land = cache.land(state.land)
        self._put_table(state, seat, writer)
        writer.write(land.numbers)
        for other in order:
            self._put_player(state, other, players[other], writer)
        start = len(writer)
        writer.write(land.flags)
        self._flag_plans(state, writer, start)
        writer.write(cache.tiles(state).flags)
        writer.write(_AFTER_TILES)
        for place, what, _ in state.marks:
            writer[start + MARKER + what * len(HEXES) + place] = 1
        eyes = state.eyes(seat)
        self._flag_cards(state, eyes, writer, start)
        for other in order:
            writer.write(players[other].flags)
            start = len(writer) - len(POLICIES)
            count_seen(writer, start, state.cards, state.played[other], eyes)

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

    def _put_player(self, state: Citta, seat: int, block: PlayerBlock, writer: BytesWriter) -> None:
        writer.append(small(state.gold[seat]))
        writer.append(state.ready[seat])
        writer.append(state.castles[seat])
        writer.append(state.markers[seat])
        writer.append(int(state.founded[seat]))
        writer.append(int(state.hungry[seat]))
        writer.append(int(state.fallen[seat] > 0))
        writer.append(small(block.citizens))
        writer.append(small(block.food))
        writer.append(len(state.played[seat]))
        writer.write(block.numbers)

    def _flag_plans(self, state: Citta, writer: BytesWriter, start: i64) -> None:
        if state.kind != NO_BUILDING:
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
        count_seen(writer, start + DISCARD, state.cards, state.discard, eyes)


FEATURES: Final = CittaFeatures(1, NUMBERS, FLAGS, PLAYER_NUMBERS, PLAYER_FLAGS)
