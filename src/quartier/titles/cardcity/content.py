"""Cards, decks and ranks as the rules use them, made once from the data files."""

from __future__ import annotations

from typing import Final, Literal

from quartier.titles.cardcity.box import FILES
from quartier.titles.cardcity.schema import (
    CardData,
    DeckData,
    RankData,
    TypeData,
    TypeName,
    Victory,
)

# Types, in the order of data/types.json.
RESIDENCE: Final = 0
COMMERCE: Final = 1
LEISURE: Final = 2
INDUSTRY: Final = 3
PARKING: Final = 4
TOWN_HALL: Final = 5
PARK: Final = 6
CLOUD: Final = 7

# How a card, or the first half of a bicolour card, lies: the sides it has (CC-45).
WHOLE: Final = 0
Turn = Literal["", "w", "n", "e", "s", "nw", "ne", "se", "sw"]
SIDES: Final[tuple[Turn, ...]] = ("", "w", "n", "e", "s", "nw", "ne", "se", "sw")
OPPOSITE: Final = (0, 3, 4, 1, 2, 7, 8, 5, 6)
TURNS: Final = {None: (WHOLE,), "straight": (1, 2, 3, 4), "diagonal": (5, 6, 7, 8)}

LEVELS: Final = ("simplified", "normal", "advanced")
VICTORIES: Final[tuple[Victory, ...]] = (
    "residential",
    "economic",
    "industrial",
    "commercial",
    "happiness",
)
RESIDENTIAL: Final = 0
ECONOMIC: Final = 1
INDUSTRIAL: Final = 2
COMMERCIAL: Final = 3
HAPPINESS: Final = 4


class Type:
    """A type of card and its family (CC-2). `colours` is a mask, as far as parkings count them
    (CC-49)."""

    def __init__(self, number: int, data: TypeData) -> None:
        self.number = number
        self.id: TypeName = data.id
        self.key = f"type-{data.id}"
        self.family: str = data.family
        self.colours = sum([1 << COLOURS.index(colour) for colour in data.colours])
        self.percent = data.percent
        self.half_percent = data.half_percent


class Kind:
    """A kind of card: one type, or two halves.

    `types` has one or two entries; `turns` are the ways it may lie; `counts` says whether it
    counts for the size limit (CC-15, CC-47).
    """

    def __init__(self, number: int, data: CardData) -> None:
        self.number = number
        self.id = data.id
        self.key = f"card-{data.id}"
        self.types: tuple[int, ...] = tuple([TYPE_IDS.index(name) for name in data.types])
        self.first: int = self.types[0]
        self.second: int = self.types[1] if len(self.types) == 2 else -1
        self.turns = TURNS[data.cut]
        self.cut: str = data.cut or ""
        self.count = data.count
        self.illustration: bool = data.illustration
        self.is_bicolour: bool = len(self.types) == 2
        self.is_leisure = LEISURE in self.types
        self.is_industry = INDUSTRY in self.types
        self.counts = self.is_bicolour or self.first not in (INDUSTRY, PARK, CLOUD)
        self.percent = _percent(data)


class Deck:
    """The cards and the pace of a level with a number of players (CC-3, CC-34, CC-43, CC-75)."""

    def __init__(self, data: DeckData) -> None:
        self.level: str = data.level
        self.seats = data.seats
        self.rounds = data.rounds
        self.draw = data.draw
        self.keep = data.keep
        self.plain = (
            (RESIDENCE, data.residence),
            (COMMERCE, data.commerce),
            (LEISURE, data.leisure),
            (INDUSTRY, data.industry),
            (PARKING, data.parking),
        )
        self.bicolour = data.bicolour
        self.parks = data.parks
        self.clouds = data.clouds

    @property
    def size(self) -> int:
        return sum([count for _, count in self.plain]) + self.bicolour


class Rank:
    """A rank of the solo game; `least` by victory condition, -1 where it does not exist."""

    def __init__(self, data: RankData) -> None:
        self.id = data.id
        self.key = f"rank-{data.id}"
        self.end_key = f"end-{data.id}"
        scores = (
            data.residential,
            data.economic,
            data.industrial,
            data.commercial,
            data.happiness,
        )
        self.least = tuple([-1 if score is None else score for score in scores])


def _percent(data: CardData) -> int:
    """CC-61: the pollution of a card, its own or that of its types."""
    if data.percent is not None:
        return data.percent
    types = [TYPES[TYPE_IDS.index(name)] for name in data.types]
    if len(types) == 1:
        return types[0].percent
    return sum([half.half_percent for half in types])


COLOURS: Final = ("green", "blue", "yellow", "red", "violet")
TYPES: Final[list[Type]] = [Type(number, data) for number, data in enumerate(FILES.types)]
TYPE_IDS: Final = [type_.id for type_ in TYPES]
# The first kinds are the plain cards, numbered like their types.
KINDS: Final[list[Kind]] = [Kind(number, data) for number, data in enumerate(FILES.cards)]
KIND_OF: Final = {kind.id: kind for kind in KINDS}
ILLUSTRATIONS: Final = [kind for kind in KINDS if kind.illustration]
BICOLOUR: Final = [kind for kind in KINDS if kind.is_bicolour]
# What can be drawn from the deck, and what can be built at all.
DRAWN: Final = [
    kind
    for kind in KINDS
    if kind.illustration or kind.is_bicolour or kind.first not in (TOWN_HALL, PARK, CLOUD)
]
DECKS: Final[dict[tuple[str, int], Deck]] = {
    (data.level, data.seats): Deck(data) for data in FILES.decks
}
RANKS: Final = [Rank(data) for data in FILES.ranks]

VOCABULARY: Final = [
    *(kind.key for kind in KINDS),
    # A pair our box lacks, and that of an owner may have.
    *(f"card-residence_industry_{cut}" for cut in TURNS if cut is not None),
    *(type_.key for type_ in TYPES),
    *(key for rank in RANKS for key in (rank.key, rank.end_key)),
    *(f"side-{name}" for name in SIDES if name),
    *(f"value-victory-{victory}-help" for victory in VICTORIES),
]
