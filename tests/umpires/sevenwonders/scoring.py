"""The score of a city (SW-66 to SW-76), row by row."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from tests.umpires.sevenwonders.city import City, Effect

SYMBOLS = ("compass", "gear", "tablet")
ROW_OF_COLOUR = {"blue": "civil", "yellow": "commerce", "purple": "guilds", "black": "leaders"}
ROWS = (
    "military",
    "treasury",
    "debts",
    "wonder",
    "civil",
    "commerce",
    "guilds",
    "science",
    "leaders",
)


def scores(city: City, left: City, right: City) -> list[dict[str, int]]:
    """The points of every row; a copied guild may bring the same total in different rows."""
    rows = dict.fromkeys(ROWS, 0)
    rows["military"] = sum(city.victories) - city.defeats  # SW-70
    rows["treasury"] = city.coins // 3  # SW-71
    rows["debts"] = -city.debts
    for stage in city.side["stages"][: city.stages]:  # SW-72
        rows["wonder"] += points(stage["effects"], city, left, right)
    for card in city.cards:
        if card["colour"] in ROW_OF_COLOUR:
            rows[ROW_OF_COLOUR[card["colour"]]] += points(card["effects"], city, left, right)
    for leader in city.leaders:  # SW-75
        rows["leaders"] += points(leader["effects"], city, left, right)
    if city.copied is not None:  # SW-115
        rows["guilds"] += points(city.copied["effects"], city, left, right)
    return [
        rows | {"guilds": rows["guilds"] + copied, "science": symbols}
        for copied, symbols in _with_copied_guild(city, left, right)
    ]


def points(effects: list[Effect], city: City, left: City, right: City) -> int:
    """SW-69, SW-102, SW-113: what some effects are worth to a city."""
    places = {"self": city, "left": left, "right": right}
    total = 0
    for effect in effects:
        n = effect.get("n", 1)
        match effect["type"]:
            case "points":
                total += n
            case "points_per":
                total += n * sum(places[place].count(effect["what"]) for place in effect["scope"])
            case "points_per_coins":
                total += n * (city.coins // 3)
            case "points_per_set":
                total += n * min(city.count(colour) for colour in effect["of"])
    return total


def _with_copied_guild(city: City, left: City, right: City) -> list[tuple[int, int]]:
    """SW-66, SW-67: the points of the best guild to copy, and those of science with it."""
    options = [(0, science(city, left, right, 0))]
    if city.has("copy_guild"):
        for guild in [card for card in left.cards + right.cards if card["colour"] == "purple"]:
            free = sum(effect["type"] == "science_any" for effect in guild["effects"])
            worth = points(guild["effects"], city, left, right)
            options.append((worth, science(city, left, right, free)))
    best = max(sum(option) for option in options)
    return [option for option in options if sum(option) == best]


def science(city: City, left: City, right: City, more_free: int) -> int:
    """SW-73, SW-74, SW-112, SW-137 to SW-139: masks and free symbols chosen in the best way."""
    own = Counter(effect["symbol"] for effect in city.having("science"))
    offered = [
        effect["symbol"]
        for card in left.cards + right.cards
        if card["colour"] == "green"
        for effect in card["effects"]
    ]
    masks = min(city.amount("mask"), len(offered))
    free = city.amount("science_any") + more_free
    set_points = 7 + city.amount("science_set_bonus")
    best = 0
    for copied in set(combinations(sorted(offered), masks)):
        for chosen in product(SYMBOLS, repeat=free):
            numbers = own + Counter(copied) + Counter(chosen)
            each = [numbers[symbol] for symbol in SYMBOLS]
            best = max(best, sum(n * n for n in each) + set_points * min(each))
    return best
