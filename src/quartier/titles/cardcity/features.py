"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from quartier.core.features import Features, Flags, mark, paint, small
from quartier.core.state import State
from quartier.titles.cardcity.content import CLOUD, COMMERCE, KINDS, PARK, RESIDENCE, TYPE_IDS
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
]

FLAGS: Final = Flags()
PHASE: Final = FLAGS.add("phase", PHASES)
DIVIDES: Final = FLAGS.add("divides", ["self"])
TOP_INDUSTRY: Final = FLAGS.add("top_industry", _KIND_IDS)
DISCARD: Final = FLAGS.add("discard", _KIND_IDS)
# The card in hand whose place is asked for.
PICKED: Final = FLAGS.add("picked", _KIND_IDS)

CITY_FLAGS: Final = Flags()
# Both halves of a bicolour card count; how it lies is not told.
TYPE_AT: Final = CITY_FLAGS.add(
    "lies", [f"{name}:{cell}" for name in TYPE_IDS for cell in CELL_NAMES]
)
REGION: Final = CITY_FLAGS.add("region", CELL_NAMES)
FREE: Final = CITY_FLAGS.add("free", CELL_NAMES)
ARCHITECT: Final = CITY_FLAGS.add("architect", CELL_NAMES)


class CardCityFeatures(Features):
    """The cities, clockwise from one's own. In the unique city all lie on the same ground."""

    def observe(self, state: State, seat: int) -> bytes:
        assert isinstance(state, CardCity)
        eyes = state.eyes(seat)
        seats = state.seats
        numbers = [
            state.round,
            state.options.deck.rounds,
            (state.first - seat) % seats,
            small(len(state.pile)),
            small(state.reserve[RESIDENCE]),
            small(state.reserve[COMMERCE]),
            small(state.reserve[PARK]),
            small(state.reserve[CLOUD]),
            len(state.industries),
        ]
        numbers += self._offer(state, seat, eyes)
        flags = self.blank(seats)
        for part in range(seats):
            other = (seat + part) % seats
            numbers += self._numbers(state, other, eyes)
            self._flag_city(state, other, flags, self.part_at(part))
        self._flag_table(state, seat, eyes, flags)
        return bytes(numbers) + flags

    def _offer(self, state: CardCity, seat: int, eyes: int) -> list[int]:
        """The cards being divided or chosen from, and the lots for those who may see them."""
        holder = ALONE if state.seats == 1 and state.drawn else state.divider
        offered = state.chooser != NOBODY and state.deciders == [state.chooser]
        sees_lots = state.divider != NOBODY and (offered or state.divider == seat)
        drawn: list[int] = []
        if holder != NOBODY:
            drawn = state.drawn[:]
            if not offered and holder != seat:
                for part in state.lots:
                    drawn += part
        numbers = [small(len(drawn)), 0, 0]
        if sees_lots and state.bribe:
            numbers[1 + state.bribe_lot] = small(state.bribe)
        numbers += [len(part) if sees_lots else 0 for part in state.lots]
        numbers += _counts(state, drawn, eyes)
        nothing: list[int] = []
        for part in state.lots:
            numbers += _counts(state, part if sees_lots else nothing, eyes)
        return numbers

    def _numbers(self, state: CardCity, seat: int, eyes: int) -> list[int]:
        city = state.cities[seat]
        site = city.settled
        numbers = [
            small(city.money),
            len(state.hands[seat]),
            site.counted,
            site.limit,
            site.industries,
            site.leisures,
        ]
        return numbers + _counts(state, state.hands[seat], eyes)

    def _flag_city(self, state: CardCity, seat: int, flags: bytearray, start: int) -> None:
        city = state.cities[seat]
        ground = state.grounds[city.ground]
        for type_ in range(len(TYPE_IDS)):
            mark(flags, start + TYPE_AT + type_ * CELLS, ground.cells_with(type_))
        paint(flags, start + REGION, city.site.region)
        paint(flags, start + FREE, city.site.spare)
        if state.architect != NOTHING and city.ground == state.cities[state.first].ground:
            flags[start + ARCHITECT + state.architect] = 1

    def _flag_table(self, state: CardCity, seat: int, eyes: int, flags: bytearray) -> None:
        flags[PHASE + state.phase] = 1
        flags[DIVIDES] = int(state.divider == seat)
        if state.industries:
            top = state.cards.seen(state.industries[-1], eyes)
            if top >= 0:
                flags[TOP_INDUSTRY + top] = 1
        for card in state.discard:
            kind = state.cards.seen(card, eyes)
            if kind >= 0:
                flags[DISCARD + kind] = 1
        if state.picked != NOTHING and state.deciders == [seat]:
            flags[PICKED + state.picked] = 1


def _counts(state: CardCity, cards: list[int], eyes: int) -> list[int]:
    """How many of some cards are of each kind, as far as these eyes know them."""
    counts = [0] * len(KINDS)
    for card in cards:
        kind = state.cards.seen(card, eyes)
        if kind >= 0:
            counts[kind] += 1
    return counts


FEATURES: Final = CardCityFeatures(1, NUMBERS, FLAGS, CITY_NUMBERS, CITY_FLAGS)
