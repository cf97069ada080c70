"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.cache import Cache
from quartier.core.features import Features, Flags, count_seen, small
from quartier.core.state import State
from quartier.titles.sevenwonders.cache import WondersCache
from quartier.titles.sevenwonders.content import BOARDS, COLOURS, KINDS, SYMBOLS
from quartier.titles.sevenwonders.resources import RESOURCE_IDS
from quartier.titles.sevenwonders.state import Wonders

_KIND_IDS: Final = [kind.id for kind in KINDS]

NUMBERS: Final = [
    "age",
    "turn",
    "turns",
    "discard",
    "leader_discard",
    "leader_deck",
    "holder",
    "pile",
]
CITY_NUMBERS: Final = [
    "coins",
    "debts",
    "diplomacy",
    "shields",
    "military+128",
    "victories",
    "defeats",
    "stages",
    "rights",
    "owed",
    "copied",
    "hand",
    "leader_hand",
    *[f"colour:{colour}" for colour in COLOURS],
    *[f"science:{symbol}" for symbol in SYMBOLS],
    *[f"makes:{resource}" for resource in RESOURCE_IDS],
    *[f"makes_one_of:{resource}" for resource in RESOURCE_IDS],
    *[f"sells:{resource}" for resource in RESOURCE_IDS],
    *[f"sells_one_of:{resource}" for resource in RESOURCE_IDS],
    *[f"left_price:{resource}" for resource in RESOURCE_IDS],
    *[f"right_price:{resource}" for resource in RESOURCE_IDS],
    "left_rebate",
    "right_rebate",
]

FLAGS: Final = Flags()
DRAFT: Final = FLAGS.add("draft", _KIND_IDS)
DISCARD: Final = FLAGS.add("discard", _KIND_IDS)
# The own choice so far: which card, and what for.
PLAN: Final = FLAGS.add("plan", _KIND_IDS)
USE: Final = FLAGS.add("use", ["build", "stage", "sell"])

CITY_FLAGS: Final = Flags()
CITY_FLAGS.add("board", [f"{board.id}_{board.side}" for board in BOARDS])
# Cards and leaders that stand in the city.
CITY_FLAGS.add("built", _KIND_IDS)
# Cards and leaders in hand, as far as they are known to the observer.
CITY_FLAGS.add("hand", _KIND_IDS)

_NO_KINDS: Final = bytes(len(KINDS))
_BLANK: Final = bytes(FLAGS.size)


class WondersFeatures(Features):
    """The cities, clockwise from one's own; with two players the Free City is one of them."""

    def parts(self, seats: int) -> int:
        return 3 if seats == 2 else seats

    def cache(self, seats: int) -> Cache:
        return WondersCache()

    def write(self, state: State, seat: int, cache: Cache, writer: BytesWriter) -> None:
        assert isinstance(state, Wonders)
        assert isinstance(cache, WondersCache)
        cities = len(state.cities)
        blocks = cache.blocks(state)
        writer.append(state.age)
        writer.append(state.turn)
        writer.append(state.turns)
        writer.append(small(len(state.discard)))
        writer.append(len(state.leader_discard))
        writer.append(len(state.leader_deck))
        writer.append(int(state.seats == 2 and state.holder == seat))
        writer.append(len(state.pile))
        order = [(seat + part) % cities for part in range(cities)]
        for index in order:
            writer.write(blocks[index].numbers)
        self._flag_table(state, seat, writer)
        eyes = state.eyes(seat)
        cards = state.cards
        for index in order:
            writer.write(blocks[index].flags)
            start = len(writer)
            writer.write(_NO_KINDS)
            if index < state.seats:
                count_seen(writer, start, cards, state.hands[index], eyes)
                count_seen(writer, start, cards, state.leader_hands[index], eyes)

    def _flag_table(self, state: Wonders, seat: int, writer: BytesWriter) -> None:
        start = len(writer)
        writer.write(_BLANK)
        eyes = state.eyes(seat)
        count_seen(writer, start + DRAFT, state.cards, state.drafts[seat], eyes)
        count_seen(writer, start + DISCARD, state.cards, state.discard, eyes)
        plan = state.plans[seat]
        if plan is not None:
            writer[start + PLAN + state.cards.face[plan.card]] = 1
            writer[start + USE + plan.use] = 1


FEATURES: Final = WondersFeatures(1, NUMBERS, FLAGS, CITY_NUMBERS, CITY_FLAGS)
