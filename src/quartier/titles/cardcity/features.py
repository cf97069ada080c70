"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.cache import Cache
from quartier.core.features import Features, Flags, count_seen, small
from quartier.core.state import State
from quartier.titles.cardcity.cache import CardCityCache
from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    KINDS,
    PARK,
    RESIDENCE,
    TYPE_IDS,
)
from quartier.titles.cardcity.geometry import CELL_NAMES, CELLS
from quartier.titles.cardcity.moves import LOTS
from quartier.titles.cardcity.solo import ALONE
from quartier.titles.cardcity.state import NOBODY, NOTHING, PHASES, CardCity

_KIND_IDS: Final = [kind.id for kind in KINDS]
_PARTS: Final = [f"{lot}_{side}" for lot in LOTS for side in ("open", "hidden")]

NUMBERS: Final = [
    "round",
    "rounds",
    "first",
    "pile",
    "reserve:residence",
    "reserve:commerce",
    "reserve:park",
    "reserve:cloud",
    "reserve:industry",
    "drawn",
    *[f"{lot}_money" for lot in LOTS],
    *[f"{part}_count" for part in _PARTS],
    *[f"drawn:{kind}" for kind in _KIND_IDS],
    *[f"{part}:{kind}" for part in _PARTS for kind in _KIND_IDS],
]
CITY_NUMBERS: Final = [
    "money",
    "hand",
    "counted",
    "limit",
    "industries",
    "leisures",
    *[f"hand:{kind}" for kind in _KIND_IDS],
    # The sides of the first half of a bicolour card: 1 … 8 for w n e s nw ne se sw.
    *[f"turned:{cell}" for cell in CELL_NAMES],
]

FLAGS: Final = Flags()
PHASE: Final = FLAGS.add("phase", PHASES)
DIVIDES: Final = FLAGS.add("divides", ["self"])
TOP_INDUSTRY: Final = FLAGS.add("top_industry", _KIND_IDS)
DISCARD: Final = FLAGS.add("discard", _KIND_IDS)
# The card in hand whose place is asked for.
PICKED: Final = FLAGS.add("picked", _KIND_IDS)

CITY_FLAGS: Final = Flags()
# Both halves of a bicolour card count.
CITY_FLAGS.add("lies", [f"{name}:{cell}" for name in TYPE_IDS for cell in CELL_NAMES])
CITY_FLAGS.add("region", CELL_NAMES)
CITY_FLAGS.add("free", CELL_NAMES)
CITY_FLAGS.add("architect", CELL_NAMES)

_NO_KINDS: Final = bytes(len(KINDS))
_NO_LOTS: Final = bytes(len(_PARTS) * (1 + len(KINDS)))
_BLANK: Final = bytes(FLAGS.size)


class CardCityFeatures(Features):
    """The cities, clockwise from one's own. In the unique city all lie on the same ground."""

    def cache(self, seats: int) -> Cache:
        return CardCityCache(seats)

    def write(self, state: State, seat: int, cache: Cache, writer: BytesWriter) -> None:
        assert isinstance(state, CardCity)
        assert isinstance(cache, CardCityCache)
        seats = state.seats
        order = [(seat + part) % seats for part in range(seats)]
        blocks = [cache.block(state, other) for other in order]
        self._put_table(state, seat, writer)
        self._put_offer(state, seat, writer)
        for part, other in enumerate(order):
            self._put_city(state, other, state.eyes(seat), writer)
            writer.write(blocks[part].turned)
        self._flag_table(state, seat, writer)
        for part, other in enumerate(order):
            writer.write(blocks[part].lies)
            self._flag_architect(state, other, writer)

    def _put_table(self, state: CardCity, seat: int, writer: BytesWriter) -> None:
        writer.append(state.round)
        writer.append(state.options.deck.rounds)
        writer.append((state.first - seat) % state.seats)
        writer.append(small(len(state.pile)))
        writer.append(small(state.reserve[RESIDENCE]))
        writer.append(small(state.reserve[COMMERCE]))
        writer.append(small(state.reserve[PARK]))
        writer.append(small(state.reserve[CLOUD]))
        writer.append(len(state.industries))

    def _put_offer(self, state: CardCity, seat: int, writer: BytesWriter) -> None:
        """The cards being divided or chosen from, and the lots for those who may see them."""
        holder = ALONE if state.seats == 1 and state.drawn else state.divider
        offered = state.chooser != NOBODY and _decides_alone(state, state.chooser)
        sees_lots = state.divider != NOBODY and (offered or state.divider == seat)
        drawn: list[int] = []
        if holder != NOBODY:
            drawn = state.drawn
            if not offered and holder != seat:
                for cards in state.lots:
                    drawn = drawn + cards
        eyes = state.eyes(seat)
        writer.append(small(len(drawn)))
        start = len(writer)
        for _ in LOTS:
            writer.append(0)
        if not sees_lots:
            writer.write(_NO_LOTS)
            count_seen(writer, start + len(LOTS) + len(_PARTS), state.cards, drawn, eyes)
            writer.write(_NO_KINDS)
            return
        writer[start + state.bribe_lot] = small(state.bribe)
        for cards in state.lots:
            writer.append(len(cards))
        _put_counts(state, drawn, eyes, writer)
        for cards in state.lots:
            _put_counts(state, cards, eyes, writer)

    def _put_city(self, state: CardCity, seat: int, eyes: int, writer: BytesWriter) -> None:
        city = state.cities[seat]
        site = city.settled
        writer.append(small(city.money))
        writer.append(len(state.hands[seat]))
        writer.append(site.counted)
        writer.append(site.limit)
        writer.append(site.industries)
        writer.append(site.leisures)
        _put_counts(state, state.hands[seat], eyes, writer)

    def _flag_table(self, state: CardCity, seat: int, writer: BytesWriter) -> None:
        start = len(writer)
        writer.write(_BLANK)
        writer[start + PHASE + state.phase] = 1
        if state.divider == seat:
            writer[start + DIVIDES] = 1
        eyes = state.eyes(seat)
        if state.industries:
            count_seen(writer, start + TOP_INDUSTRY, state.cards, state.industries[-1:], eyes)
        count_seen(writer, start + DISCARD, state.cards, state.discard, eyes)
        if state.picked != NOTHING and _decides_alone(state, seat):
            writer[start + PICKED + state.picked] = 1

    def _flag_architect(self, state: CardCity, seat: int, writer: BytesWriter) -> None:
        """He lies in the city of whoever began the round."""
        cities = state.cities
        if state.architect != NOTHING and cities[seat].ground == cities[state.first].ground:
            writer[len(writer) - CELLS + state.architect] = 1


def _decides_alone(state: CardCity, seat: int) -> bool:
    """Whether this seat and no other owes an answer."""
    errands = len(state.errands[seat])
    return errands > 0 and errands == state.open_errands


def _put_counts(state: CardCity, zone: list[int], eyes: int, writer: BytesWriter) -> None:
    """How many of some cards are of each kind, as far as these eyes know them."""
    start = len(writer)
    writer.write(_NO_KINDS)
    count_seen(writer, start, state.cards, zone, eyes)


FEATURES: Final = CardCityFeatures(2, NUMBERS, FLAGS, CITY_NUMBERS, CITY_FLAGS)
