"""The game as it is printed, for tests to compare with: every card, guild and wonder stage of the
base game, and the black cards.

Resources are W wood, S stone, O ore, C clay, G glass, P papyrus and L textile (loom).
"""

from __future__ import annotations

from typing import NamedTuple

from quartier.titles.sevenwonders.content import Price
from quartier.titles.sevenwonders.resources import RESOURCES, count


class Card(NamedTuple):
    """A card: `price` is coins and letters; `makes` has a word per unit, "W/C" for a choice."""

    age: int
    colour: str
    copies: str
    price: str = ""
    chain: str = ""
    points: int = 0
    shields: int = 0
    symbol: str = ""
    coins: int = 0
    makes: str = ""
    trade: str = ""


CARDS = {
    # Age I
    "lumber_yard": Card(1, "brown", "3 4", makes="W"),
    "stone_pit": Card(1, "brown", "3 5", makes="S"),
    "clay_pool": Card(1, "brown", "3 5", makes="C"),
    "ore_vein": Card(1, "brown", "3 4", makes="O"),
    "tree_farm": Card(1, "brown", "6", "1", makes="W/C"),
    "excavation": Card(1, "brown", "4", "1", makes="S/C"),
    "clay_pit": Card(1, "brown", "3", "1", makes="O/C"),
    "timber_yard": Card(1, "brown", "3", "1", makes="W/S"),
    "forest_cave": Card(1, "brown", "5", "1", makes="W/O"),
    "mine": Card(1, "brown", "6", "1", makes="S/O"),
    "loom_1": Card(1, "grey", "3 6", makes="L"),
    "glassworks_1": Card(1, "grey", "3 6", makes="G"),
    "press_1": Card(1, "grey", "3 6", makes="P"),
    "pawnshop": Card(1, "blue", "4 7", points=3),
    "baths": Card(1, "blue", "3 7", "S", points=3),
    "altar": Card(1, "blue", "3 5", points=2),
    "theater": Card(1, "blue", "3 6", points=2),
    "tavern": Card(1, "yellow", "4 5 7", coins=5),
    "east_trading_post": Card(1, "yellow", "3 7", trade="raw right"),
    "west_trading_post": Card(1, "yellow", "3 7", trade="raw left"),
    "marketplace": Card(1, "yellow", "3 6", trade="goods left right"),
    "stockade": Card(1, "red", "3 7", "W", shields=1),
    "barracks": Card(1, "red", "3 5", "O", shields=1),
    "guard_tower": Card(1, "red", "3 4", "C", shields=1),
    "apothecary": Card(1, "green", "3 5", "L", symbol="compass"),
    "workshop": Card(1, "green", "3 7", "G", symbol="gear"),
    "scriptorium": Card(1, "green", "3 4", "P", symbol="tablet"),
    # Age II
    "sawmill": Card(2, "brown", "3 4", "1", makes="W W"),
    "quarry": Card(2, "brown", "3 4", "1", makes="S S"),
    "brickyard": Card(2, "brown", "3 4", "1", makes="C C"),
    "foundry": Card(2, "brown", "3 4", "1", makes="O O"),
    "loom_2": Card(2, "grey", "3 5", makes="L"),
    "glassworks_2": Card(2, "grey", "3 5", makes="G"),
    "press_2": Card(2, "grey", "3 5", makes="P"),
    "aqueduct": Card(2, "blue", "3 7", "SSS", "baths", points=5),
    "temple": Card(2, "blue", "3 6", "WCG", "altar", points=3),
    "statue": Card(2, "blue", "3 7", "OOW", "theater", points=4),
    "courthouse": Card(2, "blue", "3 5", "CCL", "scriptorium", points=4),
    "forum": Card(2, "yellow", "3 6 7", "CC", "east_trading_post west_trading_post", makes="G/P/L"),
    "caravansery": Card(2, "yellow", "3 5 6", "WW", "marketplace", makes="W/S/O/C"),
    "vineyard": Card(2, "yellow", "3 6"),
    "bazar": Card(2, "yellow", "4 7"),
    "walls": Card(2, "red", "3 7", "SSS", shields=2),
    "training_ground": Card(2, "red", "4 6 7", "OOW", shields=2),
    "stables": Card(2, "red", "3 5", "COW", "apothecary", shields=2),
    "archery_range": Card(2, "red", "3 6", "WWO", "workshop", shields=2),
    "dispensary": Card(2, "green", "3 4", "OOG", "apothecary", symbol="compass"),
    "laboratory": Card(2, "green", "3 5", "CCP", "workshop", symbol="gear"),
    "library": Card(2, "green", "3 6", "SSL", "scriptorium", symbol="tablet"),
    "school": Card(2, "green", "3 7", "WP", symbol="tablet"),
    # Age III
    "pantheon": Card(3, "blue", "3 6", "CCOGPL", "temple", points=7),
    "gardens": Card(3, "blue", "3 4", "CCW", "statue", points=5),
    "town_hall": Card(3, "blue", "3 5 6", "SSOG", points=6),
    "palace": Card(3, "blue", "3 7", "WSOCGPL", points=8),
    "senate": Card(3, "blue", "3 5", "WWSO", "library", points=6),
    "haven": Card(3, "yellow", "3 4", "WOL", "forum"),
    "lighthouse": Card(3, "yellow", "3 6", "SG", "caravansery"),
    "chamber_of_commerce": Card(3, "yellow", "4 6", "CCP"),
    "arena": Card(3, "yellow", "3 5 7", "SSO", "dispensary"),
    "fortifications": Card(3, "red", "3 7", "OOOS", "walls", shields=3),
    "circus": Card(3, "red", "4 5 6", "SSSO", "training_ground", shields=3),
    "arsenal": Card(3, "red", "3 4 7", "WWOL", shields=3),
    "siege_workshop": Card(3, "red", "3 5", "CCCW", "laboratory", shields=3),
    "lodge": Card(3, "green", "3 6", "CCPL", "dispensary", symbol="compass"),
    "observatory": Card(3, "green", "3 7", "OOGL", "laboratory", symbol="gear"),
    "university": Card(3, "green", "3 4", "WWGP", "library", symbol="tablet"),
    "academy": Card(3, "green", "3 7", "SSSG", "school", symbol="compass"),
    "study": Card(3, "green", "3 5", "WPL", "school", symbol="gear"),
    # Guilds
    "workers_guild": Card(3, "purple", "", "OOCSW"),
    "craftsmens_guild": Card(3, "purple", "", "OOSS"),
    "traders_guild": Card(3, "purple", "", "GPL"),
    "philosophers_guild": Card(3, "purple", "", "CCCPL"),
    "spies_guild": Card(3, "purple", "", "CCCG"),
    "strategists_guild": Card(3, "purple", "", "OOSL"),
    "shipowners_guild": Card(3, "purple", "", "WWWGP"),
    "scientists_guild": Card(3, "purple", "", "WWOOP"),
    "magistrates_guild": Card(3, "purple", "", "WWWSL"),
    "builders_guild": Card(3, "purple", "", "SSCCG"),
}

# The cards that cost exactly one unit of a resource, by its letter.
PROBES = {card.price: name for name, card in CARDS.items() if card.price in tuple(RESOURCES)}


class Count(NamedTuple):
    """Coins at once and points at the end for each of these things in these cities."""

    things: str
    cities: str
    coins: int = 0
    points: int = 0


COUNTS = {
    "vineyard": Count("brown", "self left right", coins=1),
    "bazar": Count("grey", "self left right", coins=2),
    "haven": Count("brown", "self", coins=1, points=1),
    "lighthouse": Count("yellow", "self", coins=1, points=1),
    "chamber_of_commerce": Count("grey", "self", coins=2, points=2),
    "arena": Count("stages", "self", coins=3, points=1),
    "workers_guild": Count("brown", "left right", points=1),
    "craftsmens_guild": Count("grey", "left right", points=2),
    "traders_guild": Count("yellow", "left right", points=1),
    "philosophers_guild": Count("green", "left right", points=1),
    "spies_guild": Count("red", "left right", points=1),
    "strategists_guild": Count("defeats", "left right", points=1),
    "shipowners_guild": Count("brown grey purple", "self", points=1),
    "magistrates_guild": Count("blue", "left right", points=1),
    "builders_guild": Count("stages", "self left right", points=1),
    "scientists_guild": Count("", "self"),
}


class Stage(NamedTuple):
    price: str
    points: int = 0
    coins: int = 0
    shields: int = 0
    makes: str = ""
    special: str = ""


WONDERS = {
    "alexandria:a": ("G", [Stage("SS", 3), Stage("OO", makes="W/S/O/C"), Stage("GG", 7)]),
    "alexandria:b": (
        "G",
        [Stage("CC", makes="W/S/O/C"), Stage("WW", makes="G/P/L"), Stage("SSS", 7)],
    ),
    "babylon:a": ("C", [Stage("CC", 3), Stage("WWW", special="symbol"), Stage("CCCC", 7)]),
    "babylon:b": (
        "C",
        [Stage("CL", 3), Stage("WWG", special="last card"), Stage("CCCP", special="symbol")],
    ),
    "ephesus:a": ("P", [Stage("SS", 3), Stage("WW", coins=9), Stage("PP", 7)]),
    "ephesus:b": (
        "P",
        [Stage("SS", 2, coins=4), Stage("WW", 3, coins=4), Stage("GPL", 5, coins=4)],
    ),
    "giza:a": ("S", [Stage("SS", 3), Stage("WWW", 5), Stage("SSSS", 7)]),
    "giza:b": ("S", [Stage("WW", 3), Stage("SSS", 5), Stage("CCC", 5), Stage("SSSSP", 7)]),
    "halicarnassus:a": ("L", [Stage("CC", 3), Stage("OOO", special="discard"), Stage("LL", 7)]),
    "halicarnassus:b": (
        "L",
        [
            Stage("OO", 2, special="discard"),
            Stage("CCC", 1, special="discard"),
            Stage("GPL", special="discard"),
        ],
    ),
    "olympia:a": ("W", [Stage("WW", 3), Stage("SS", special="free card"), Stage("OO", 7)]),
    "olympia:b": (
        "W",
        [Stage("WW", special="cheap raw"), Stage("SS", 5), Stage("OOL", special="guild")],
    ),
    "rhodes:a": ("O", [Stage("WW", 3), Stage("CCC", shields=2), Stage("OOOO", 7)]),
    "rhodes:b": (
        "O",
        [Stage("SSS", 3, coins=3, shields=1), Stage("OOOO", 4, coins=4, shields=1)],
    ),
}
STAGES = [(board, number) for board in WONDERS for number in range(len(WONDERS[board][1]))]


class BlackCard(NamedTuple):
    """What a black card costs, and what it does in the position of test_black_cards."""

    age: int
    coins: int
    resources: str
    points: int = 0
    shields: int = 0
    gain: int = 0
    neighbours: int = 0
    diplomacy: int = 0
    owed: tuple[int, int, int] = (0, 0, 0)


# From the rulebook and the printed cards. What the builder gains comes after the price is paid;
# `owed` is what the seats 1, 2 and 3 owe with 2, 1, 0 victory tokens and 1, 2, 0 stages.
BLACK_CARDS = {
    "pigeon_loft": BlackCard(1, 1, "O"),
    "militia": BlackCard(1, 3, "", shields=2),
    "hideout": BlackCard(1, 0, "", points=2, owed=(1, 1, 1)),
    "residence": BlackCard(1, 0, "C", points=1, diplomacy=1),
    "gambling_den": BlackCard(1, 0, "", gain=6, neighbours=1),
    "clandestine_dock_west": BlackCard(1, 1, ""),
    "clandestine_dock_east": BlackCard(1, 1, ""),
    "secret_warehouse": BlackCard(1, 2, ""),
    "gates_of_the_city": BlackCard(1, 1, "W", points=4),
    "spy_ring": BlackCard(2, 2, "SC"),
    "mercenaries": BlackCard(2, 4, "P", shields=3),
    "lair": BlackCard(2, 0, "WG", points=3, owed=(2, 2, 2)),
    "consulate": BlackCard(2, 0, "CP", points=2, diplomacy=1),
    "gambling_house": BlackCard(2, 1, "", gain=9, neighbours=2),
    "black_market": BlackCard(2, 0, "OL"),
    "architect_cabinet": BlackCard(2, 1, "P", points=2),
    "sepulcher": BlackCard(2, 0, "SLG", points=4, owed=(2, 1, 0)),
    "tabularium": BlackCard(2, 2, "OWL", points=6),
    "torture_chamber": BlackCard(3, 3, "OOG"),
    "contingent": BlackCard(3, 5, "L", shields=5),
    "brotherhood": BlackCard(3, 0, "WWOL", points=4, owed=(3, 3, 3)),
    "embassy": BlackCard(3, 0, "SLP", points=3, diplomacy=1),
    "cenotaph": BlackCard(3, 0, "CCSLG", points=5, owed=(2, 1, 0)),
    "builders_union": BlackCard(3, 0, "CWPG", points=4, owed=(1, 2, 0)),
    # With the Militia and itself: two black cards.
    "secret_society": BlackCard(3, 0, "SP", points=2, gain=2),
    # With the tokens +1, +3 and +3.
    "slave_market": BlackCard(3, 0, "OOWW", points=3, gain=3),
    "capitol": BlackCard(3, 2, "CCSSGP", points=8),
}


def coins_of(price: str) -> int:
    return int(price) if price.isdecimal() else 0


def letters_of(price: str) -> str:
    return "" if price.isdecimal() else price


def without_each(letters: str) -> list[str]:
    """The same resources with one missing, for each that can be missing."""
    return sorted({letters.replace(letter, "", 1) for letter in letters})


def price_text(price: Price) -> str:
    """A price as the tables write it, in the order of RESOURCES."""
    letters = "".join(
        letter * count(price.resources, kind) for kind, letter in enumerate(RESOURCES)
    )
    return str(price.coins) if price.coins else letters
