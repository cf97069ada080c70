"""Cards, leaders and wonders as the rules use them, made once from the data files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.titles.sevenwonders.box import FILES
from quartier.titles.sevenwonders.resources import (
    ALL_RESOURCES,
    RAW_KINDS,
    RESOURCE_IDS,
    RESOURCES,
    UNIT,
)
from quartier.titles.sevenwonders.schema import (
    BoardSide,
    CardData,
    EffectData,
    StageData,
    WonderData,
)

# What cards count: the colours (SW-4), then what is no card.
COLOURS: Final = (
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "white",
    "black",
)
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
WHITE: Final = 7
BLACK: Final = 8
STAGE: Final = 9
VICTORY: Final = 10
DEFEAT: Final = 11
COUNTED: Final = (*COLOURS, "wonder_stage", "victory_token", "defeat_token")
ANY_CARD: Final = 12

SYMBOLS: Final = ("compass", "gear", "tablet")

# Whose things an effect counts.
SELF: Final = 1
LEFT: Final = 2
RIGHT: Final = 4
PLACES: Final = {"self": SELF, "left": LEFT, "right": RIGHT}

# Effect types. Those up to LAST_TRAIT only add their `n` to a trait of the city.
SHIELDS: Final = 0  # SW-101, SW-136
SCIENCE_ANY: Final = 1
SCIENCE_SET_BONUS: Final = 2
MASK: Final = 3
BANK_RESOURCE: Final = 4
BANK_BONUS: Final = 5
FREE_STAGES: Final = 6
FREE_LEADERS: Final = 7
ON_CHAIN_COINS: Final = 8
ON_PURCHASE_COINS: Final = 9
ON_VICTORY_COINS: Final = 10
DEFEAT_AS_SHIELD: Final = 11
DEFEAT_TO_WINNER: Final = 12
PLAY_LAST_CARD: Final = 13
COPY_GUILD: Final = 14
LAST_TRAIT: Final = 14
PRODUCE: Final = 15
PRODUCE_OWNED: Final = 16
PRODUCE_MISSING: Final = 17
TRADE_DISCOUNT: Final = 18
TRADE_REBATE: Final = 19
WAIVE_RESOURCE: Final = 20
FREE_BUILD: Final = 21
LEADER_DISCOUNT: Final = 22
ON_BUILD_COINS: Final = 23
SCIENCE: Final = 24  # SW-101
DIPLOMACY: Final = 25  # SW-153, SW-159
COINS: Final = 26  # SW-101, SW-146
COINS_PER: Final = 27  # SW-147, SW-148
NEIGHBOURS_GAIN: Final = 28  # SW-146
OTHERS_LOSE: Final = 29  # SW-124, SW-149, SW-152
OTHERS_LOSE_PER: Final = 30  # SW-125, SW-126
DRAW_LEADERS: Final = 31
RECRUIT_NOW: Final = 32
BUILD_FROM_DISCARD: Final = 33  # SW-63, SW-110
COPY_LEADER: Final = 34
POINTS: Final = 35  # SW-100, SW-136, SW-149, SW-152, SW-153, SW-159
POINTS_PER: Final = 36  # SW-100, SW-116, SW-147, SW-148, SW-150, SW-151, SW-158
POINTS_PER_COINS: Final = 37
POINTS_PER_SET: Final = 38

_TYPES: Final = {
    "shields": SHIELDS,
    "science_any": SCIENCE_ANY,
    "science_set_bonus": SCIENCE_SET_BONUS,
    "mask": MASK,
    "diplomacy": DIPLOMACY,
    "bank_resource": BANK_RESOURCE,
    "bank_bonus": BANK_BONUS,
    "free_stages": FREE_STAGES,
    "free_leaders": FREE_LEADERS,
    "on_chain_coins": ON_CHAIN_COINS,
    "on_purchase_coins": ON_PURCHASE_COINS,
    "on_victory_token_coins": ON_VICTORY_COINS,
    "defeat_as_shield": DEFEAT_AS_SHIELD,
    "defeat_to_winner": DEFEAT_TO_WINNER,
    "play_last_card": PLAY_LAST_CARD,
    "copy_guild": COPY_GUILD,
    "produce": PRODUCE,
    "produce_owned": PRODUCE_OWNED,
    "produce_missing": PRODUCE_MISSING,
    "trade_discount": TRADE_DISCOUNT,
    "trade_rebate": TRADE_REBATE,
    "waive_resource": WAIVE_RESOURCE,
    "free_build": FREE_BUILD,
    "leader_discount": LEADER_DISCOUNT,
    "on_build_coins": ON_BUILD_COINS,
    "science": SCIENCE,
    "coins": COINS,
    "coins_per": COINS_PER,
    "neighbours_gain_coins": NEIGHBOURS_GAIN,
    "others_lose_coins": OTHERS_LOSE,
    "others_lose_coins_per": OTHERS_LOSE_PER,
    "draw_leaders": DRAW_LEADERS,
    "recruit_leader_now": RECRUIT_NOW,
    "build_from_discard": BUILD_FROM_DISCARD,
    "copy_leader": COPY_LEADER,
    "points": POINTS,
    "points_per": POINTS_PER,
    "points_per_coins": POINTS_PER_COINS,
    "points_per_set": POINTS_PER_SET,
}


class Effect:
    """One thing a card, leader or stage does.

    `what` is a counted thing, a colour, a science symbol or (FREE_BUILD) ANY_CARD; `places` a mask
    of SELF, LEFT, RIGHT; `options` a mask of resources (TRADE_DISCOUNT: those it makes cheaper).
    """

    def __init__(self, data: EffectData) -> None:
        self.type: int = _TYPES[data.type]
        self.n = data.n
        self.what = _what(data)
        self.of = tuple(COLOURS.index(colour) for colour in data.of)
        self.places = _mask([PLACES[place] for place in [*data.scope, *data.sides]])
        self.options = _options(data)
        self.for_sale = data.for_sale
        self.once_per_age = data.once_per_age
        self.neighbours = data.neighbours


class Costs:
    """What a construction costs: coins for the bank and resources, some of them waived (SW-103)."""

    def __init__(self, coins: int, resources: i64, waived: int) -> None:
        self.coins = coins
        self.resources: i64 = resources
        self.waived = waived


class Price(Costs):
    """What is printed on a card or board."""

    def __init__(self, coins: int, letters: str) -> None:
        super().__init__(coins, sum([UNIT[RESOURCES.index(letter)] for letter in letters]), 0)


# A set of names of cards, in two numbers because there are more of them than bits in one.
Names = tuple[i64, i64]
_NAMES_IN_ONE: Final = 60


def both(names: Names, others: Names) -> Names:
    return (names[0] | others[0], names[1] | others[1])


def share(names: Names, others: Names) -> bool:
    """Whether some name is in both."""
    return names[0] & others[0] != 0 or names[1] & others[1] != 0


class Kind:
    """A kind of card. Equal cards are one kind; `name` is what all cards of its name share.

    `chain` has the names it follows from (SW-43); black cards have none (SW-135).
    """

    def __init__(self, number: int, data: CardData, name: Names, chain: Names) -> None:
        self.number = number
        self.id = data.id
        self.key = f"card-{data.id}"
        self.set: str = data.set
        self.age = data.age
        self.colour = COLOURS.index(data.colour)
        self.copies = tuple(data.copies)
        self.price = Price(data.coins, data.resources)
        self.name: Names = name
        self.chain: Names = chain
        self.effects = tuple(Effect(effect) for effect in data.effects)


class Stage:
    """A stage of a wonder."""

    def __init__(self, data: StageData) -> None:
        self.price = Price(data.coins, data.resources)
        self.effects = tuple(Effect(effect) for effect in data.effects)


class Board:
    """One side of a wonder board. `resource` is the kind it produces, or -1."""

    def __init__(self, number: int, data: WonderData, side: BoardSide) -> None:
        side_data = data.a if side == "a" else data.b
        self.number = number
        self.id = data.id
        self.side: BoardSide = side
        self.key = f"wonder-{data.id}"
        self.set: str = data.set
        self.resource = RESOURCES.index(data.resource) if data.resource else -1
        self.start = tuple(Effect(effect) for effect in side_data.start)
        self.stages = tuple(Stage(stage) for stage in side_data.stages)


def _what(data: EffectData) -> int:
    if data.symbol is not None:
        return SYMBOLS.index(data.symbol)
    if data.what is not None:
        return COUNTED.index(data.what)
    return ANY_CARD


def _mask(bits: list[int]) -> int:
    mask = 0
    for bit in bits:
        mask |= bit
    return mask


def _options(data: EffectData) -> int:
    if data.group == "raw":
        return (1 << RAW_KINDS) - 1
    if data.group == "manufactured":
        return ALL_RESOURCES ^ ((1 << RAW_KINDS) - 1)
    return _mask([1 << RESOURCES.index(letter) for letter in data.options])


def _kinds() -> list[Kind]:
    cards = [*FILES.cards, *FILES.leaders, *FILES.cities]
    names = sorted({card.name or card.id for card in cards if card.colour != "white"})
    place = {name: index for index, name in enumerate(names)}
    return [
        Kind(number, card, _names([card.name or card.id], place), _names(card.chains_from, place))
        for number, card in enumerate(cards)
    ]


def _names(names: list[str], place: dict[str, int]) -> Names:
    """SW-24: only buildings have names that matter."""
    found: Names = (0, 0)
    for name in names:
        if name in place:
            index = place[name]
            first = index < _NAMES_IN_ONE
            bit = 1 << index % _NAMES_IN_ONE
            found = both(found, (bit, 0) if first else (0, bit))
    return found


KINDS: Final = _kinds()
KIND_OF: Final = {kind.id: kind for kind in KINDS}
LEADERS: Final = [kind for kind in KINDS if kind.colour == WHITE]
AGE_CARDS: Final = [kind for kind in KINDS if kind.colour != WHITE]
SIDES: Final[tuple[BoardSide, ...]] = ("a", "b")
# Boards come in pairs: side a of wonder w is board 2w, side b is board 2w + 1.
BOARDS: Final = [
    Board(2 * wonder + index, data, side)
    for wonder, data in enumerate(FILES.wonders)
    for index, side in enumerate(SIDES)
]

VOCABULARY: Final = [
    *(kind.key for kind in KINDS),
    *(
        f"{word}-{board.id}"
        for board in BOARDS
        if board.side == "a"
        for word in ("wonder", "monument")
    ),
    *(f"resource-{name}" for name in RESOURCE_IDS),
    *(f"colour-{name}" for name in COLOURS),
    *(f"symbol-{name}" for name in SYMBOLS),
]
