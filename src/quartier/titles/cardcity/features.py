"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from quartier.core.features import Features, entries, small
from quartier.core.sheet import Rows, Sheet
from quartier.core.state import State
from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    KINDS,
    PARK,
    RESIDENCE,
    SIDES,
    TYPE_IDS,
)
from quartier.titles.cardcity.geometry import CELL_NAMES, CELLS
from quartier.titles.cardcity.ground import Ground
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
    *entries("drawn", _KIND_IDS),
    *[f"{part}:{kind}" for part in _PARTS for kind in _KIND_IDS],
]
CITY_NUMBERS: Final = [
    "money",
    "hand",
    "counted",
    "limit",
    "industries",
    "leisures",
    *entries("hand", _KIND_IDS),
    # Which sides the first half of a bicolour card has: 1 … 8 for w n e s nw ne se sw.
    *entries("turned", CELL_NAMES),
]
FLAGS: Final = [
    *entries("phase", PHASES),
    "divides:self",
    *entries("top_industry", _KIND_IDS),
    *entries("discard", _KIND_IDS),
    # The card in hand whose place is asked for.
    *entries("picked", _KIND_IDS),
]
CITY_FLAGS: Final = [
    # Both halves of a bicolour card count.
    *[f"lies:{name}:{cell}" for name in TYPE_IDS for cell in CELL_NAMES],
    *entries("region", CELL_NAMES),
    *entries("free", CELL_NAMES),
    *entries("architect", CELL_NAMES),
]

_PHASE_ROWS: Final = Rows(len(PHASES))
_KIND_ROWS: Final = Rows(len(KINDS))
_CELL_ROWS: Final = Rows(CELLS)
_NO_COUNTS: Final = bytes(len(KINDS))
_NOT_SHOWN: Final = bytes(len(_PARTS) * len(KINDS))
_YES: Final = bytes([1])
_NO: Final = bytes([0])


class CardCitySheet(Sheet):
    """Cities are public; what is known of cards has a place for each observer."""

    def __init__(self, seats: int) -> None:
        # For each city how cards are turned, and what lies where.
        self.ways = 0
        self.grounds = seats
        # For each observer: the discard pile, drawn cards, the parts of the lots, the hands.
        self.private = 2 * seats
        self.zones = 2 + len(_PARTS) + seats
        super().__init__(self.private + seats * self.zones)


class CardCityFeatures(Features):
    """The cities, clockwise from one's own. In the unique city all lie on the same ground."""

    def sheet(self, seats: int) -> Sheet:
        return CardCitySheet(seats)

    def observe(self, state: State, seat: int, sheet: Sheet) -> bytes:
        assert isinstance(state, CardCity)
        assert isinstance(sheet, CardCitySheet)
        eyes = state.eyes(seat)
        seats = state.seats
        zone = sheet.private + seat * sheet.zones
        blocks = self._table(state, seat, eyes, sheet, zone)
        flags = self._table_flags(state, seat, eyes, sheet, zone)
        hands = zone + 2 + len(_PARTS)
        for part in range(seats):
            other = (seat + part) % seats
            city = state.cities[other]
            ground = state.grounds[city.ground]
            site = city.settled
            hand = state.hands[other]
            numbers = [
                small(city.money),
                len(hand),
                site.counted,
                site.limit,
                site.industries,
                site.leisures,
            ]
            blocks.append(bytes(numbers))
            blocks.append(_counts(state, hand, eyes, sheet, hands + other))
            blocks.append(_turned(ground, sheet, sheet.ways + other))
            flags.append(_lies(state, other, sheet, sheet.grounds + other))
        return b"".join(blocks + flags)

    def _table(self, state: CardCity, seat: int, eyes: int, sheet: Sheet, zone: int) -> list[bytes]:
        """The table, the cards being divided or chosen from, the lots for those who see them."""
        holder = ALONE if state.seats == 1 and state.drawn else state.divider
        offered = state.chooser != NOBODY and _decides_alone(state, state.chooser)
        sees_lots = state.divider != NOBODY and (offered or state.divider == seat)
        drawn: list[int] = []
        if holder != NOBODY:
            drawn = state.drawn
            if not offered and holder != seat:
                for cards in state.lots:
                    drawn = drawn + cards
        reserve = state.reserve
        numbers = [
            state.round,
            state.options.deck.rounds,
            (state.first - seat) % state.seats,
            small(len(state.pile)),
            small(reserve[RESIDENCE]),
            small(reserve[COMMERCE]),
            small(reserve[PARK]),
            small(reserve[CLOUD]),
            len(state.industries),
            small(len(drawn)),
        ]
        money = [0, 0]
        if sees_lots and state.bribe:
            money[state.bribe_lot] = small(state.bribe)
        numbers += money
        numbers += [len(cards) if sees_lots else 0 for cards in state.lots]
        blocks = [bytes(numbers), _counts(state, drawn, eyes, sheet, zone + 1)]
        if not sees_lots:
            blocks.append(_NOT_SHOWN)
        else:
            for part, cards in enumerate(state.lots):
                blocks.append(_counts(state, cards, eyes, sheet, zone + 2 + part))
        return blocks

    def _table_flags(
        self, state: CardCity, seat: int, eyes: int, sheet: Sheet, zone: int
    ) -> list[bytes]:
        cards = state.cards
        top = cards.seen(state.industries[-1], eyes) if state.industries else NOTHING
        asked = state.picked != NOTHING and _decides_alone(state, seat)
        discard = _KIND_ROWS.blank
        if state.discard:
            faces = cards.faces_seen(state.discard, eyes)
            discard = sheet.find(zone, faces) or sheet.keep(zone, faces, _KIND_ROWS.write(faces))
        return [
            _PHASE_ROWS.single(state.phase),
            _YES if state.divider == seat else _NO,
            _KIND_ROWS.single(top),
            discard,
            _KIND_ROWS.single(state.picked if asked else NOTHING),
        ]


def _decides_alone(state: CardCity, seat: int) -> bool:
    asked = len(state.errands[seat])
    return asked > 0 and asked == state.open_errands


def _counts(state: CardCity, cards: list[int], eyes: int, sheet: Sheet, place: int) -> bytes:
    """How many of some cards are of each kind, as far as these eyes know them."""
    if not cards:
        return _NO_COUNTS
    faces = state.cards.faces_seen(cards, eyes)
    block = sheet.find(place, faces)
    if block is None:
        counts = [0] * len(KINDS)
        for face in faces:
            counts[face] += 1
        block = sheet.keep(place, faces, bytes(counts))
    return block


def _turned(ground: Ground, sheet: Sheet, place: int) -> bytes:
    """How the card on each cell is turned."""
    made_of = [ground.cards]
    block = sheet.find(place, made_of)
    if block is None:
        turns = [card % len(SIDES) if card > 0 else 0 for card in ground.cards]
        block = sheet.keep(place, made_of, bytes(turns))
    return block


def _lies(state: CardCity, seat: int, sheet: Sheet, place: int) -> bytes:
    """What lies where in a city, and where more may lie."""
    city = state.cities[seat]
    ground = state.grounds[city.ground]
    site = city.site
    architect = NOTHING
    if state.architect != NOTHING and city.ground == state.cities[state.first].ground:
        architect = state.architect
    made_of: list[object] = [ground.cards, site, architect]
    block = sheet.find(place, made_of)
    if block is None:
        rows = [_CELL_ROWS.of(ground.cells_with(type_)) for type_ in range(len(TYPE_IDS))]
        rows.append(_CELL_ROWS.of(site.region))
        rows.append(_CELL_ROWS.of(site.spare))
        rows.append(_CELL_ROWS.single(architect))
        block = sheet.keep(place, made_of, b"".join(rows))
    return block


FEATURES: Final = CardCityFeatures(2, NUMBERS, FLAGS, CITY_NUMBERS, CITY_FLAGS)
