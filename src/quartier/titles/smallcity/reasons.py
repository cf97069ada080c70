"""Why building work is refused, in words and facts."""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Facts, Refusal
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.building import has_architect, price_of
from quartier.titles.smallcity.content import CITY_HALL, GOOD_KEYS, RESIDENTIAL, Tile
from quartier.titles.smallcity.placements import Place

_OF_TILES: Final = {
    "SC-23": "refusal-none-left",
    "SC-29": "refusal-mayor",
    "SC-35": "refusal-no-works",
    "SC-38": "refusal-no-room",
    "SC-40": "refusal-one-cell",
    "SC-42": "refusal-needs-culture",
    "SC-43": "refusal-needs-homes",
    "SC-44": "refusal-needs-industry",
    "SC-45": "refusal-warehouse",
    "SC-46": "refusal-once",
    "SC-47": "refusal-once",
    "SC-50": "refusal-once",
    "SC-52": "refusal-once",
}
_OF_GROWTH: Final = {
    "SC-60": "refusal-never-grows",
    "SC-61": "refusal-growth-influence",
    "SC-62": "refusal-growth-room",
    "SC-63": "refusal-fresh",
}


def tile_refusal(rule: str, borough: Borough, tile: Tile) -> Refusal:
    """Why a tile cannot be built, here or anywhere."""
    facts: Facts = {"tile": tile.key}
    if rule == "SC-39":
        facts["price"] = price_of(borough, tile)
        facts["money"] = borough.money
        return Refusal(rule, "refusal-too-expensive", facts)
    if rule == "SC-51":
        facts["missing"] = _missing(borough, tile)
        facts["saved"] = int(has_architect(borough))
        return Refusal(rule, "refusal-goods", facts)
    if rule == "SC-48":
        key = "refusal-home-industry" if tile.family == RESIDENTIAL else "refusal-industry-home"
        return Refusal(rule, key, facts)
    if rule in ("SC-40", "SC-42", "SC-43"):
        facts["number"] = tile.level
    return Refusal(rule, _OF_TILES[rule], facts)


def _missing(borough: Borough, tile: Tile) -> list[str]:
    return [
        GOOD_KEYS[good]
        for good, number in enumerate(tile.goods)
        for _ in range(number - borough.has(good))
    ]


def growth_refusal(rule: str, place: Place) -> Refusal:
    """Why a tile cannot be enlarged."""
    facts: Facts = {"tile": place.tile.key, "level": place.tile.level + 1}
    return Refusal(rule, _OF_GROWTH[rule], facts)


def demolition_refusal(rule: str, borough: Borough, place: Place) -> Refusal:
    """Why a tile cannot be demolished."""
    facts: Facts = {"tile": place.tile.key}
    if rule == "SC-35":
        return Refusal(rule, "refusal-no-works", facts)
    if rule == "SC-36":
        return Refusal(rule, "refusal-one-demolition", facts)
    if place.tile is CITY_HALL:
        return Refusal(rule, "refusal-hall-stays", {})
    if place.tile.size > borough.money:
        facts["price"] = place.tile.size
        facts["money"] = borough.money
        return Refusal(rule, "refusal-demolition-price", facts)
    return Refusal(rule, "refusal-demolition-people", facts)


def extension_refusal(rule: str) -> Refusal:
    key = "refusal-largest" if rule == "SC-3" else "refusal-extension-works"
    return Refusal(rule, key, {})
