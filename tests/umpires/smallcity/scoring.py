"""Promises, points and ranks at the end (SC-109 to SC-117, SC-123)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.umpires.smallcity.borough import BOARDS, GOODS, WORK, Borough
from tests.umpires.smallcity.ledger import PROMISES, Ledger

CATEGORIES = {
    "electoral": ["votes", "promises", "pollution"],
    "economic": ["money", "property", "promises"],
    "citizen": ["citizens"],
    "cultural": ["culture"],
}


def is_kept(table: Ledger, seat: int, promise: str) -> bool:
    """SC-13, SC-113."""
    for condition in PROMISES[promise]["conditions"]:
        amount = _measure(table, table.boroughs[seat], condition)
        if not condition.get("least", amount) <= amount <= condition.get("most", amount):
            return False
    return True


def points_of(table: Ledger, seat: int, promise: str) -> int:
    points: int = PROMISES[promise]["kept" if is_kept(table, seat, promise) else "broken"]
    return points


def _measure(table: Ledger, borough: Borough, condition: dict[str, Any]) -> int:
    """What a condition counts, as the table of promises says it."""
    metric, level = condition["metric"], condition.get("level", 0)
    family, _, what = metric.partition("_")
    if what == "tiles":
        return len([tile for tile in borough.of(family) if tile.level >= level])
    if what == "cells" and family != "empty":
        return sum(len(tile.cells) for tile in borough.of(family))
    homes = [tile for tile in borough.of("residential") if tile.level >= level]
    jobs = [cell for cell, slot in borough.slots.items() if slot in WORK]
    built = [borough.has(kind) for kind in condition.get("buildings", ())]
    counted: dict[str, int] = {
        "residential_citizens": sum(
            borough.people.get(cell) == borough.seat for tile in homes for cell in tile.cells
        ),
        "residential_full_tiles": sum(
            all(borough.people.get(cell) == borough.seat for cell in tile.cells) for tile in homes
        ),
        "built": int(all(built)),
        "built_among": sum(built),
        "cultural_built": len(borough.of("cultural")) - 1,
        "cemeteries": len(borough.graves),
        "resources_stored": sum(borough.stored(good) for good in GOODS),
        "citizens_out_of_reserve": BOARDS["citizens"]["reserve"] - borough.reserve,
        "pollution": borough.pollution,
        "money": borough.money,
        "empty_cells": len(borough.empty),
        "work_slots": len(jobs),
        "work_slots_empty": len([cell for cell in jobs if cell not in borough.people]),
        "zone_steps": borough.step,
        "tourists_abroad": sum(
            who == borough.seat
            for other in table.boroughs
            for who in other.people.values()
            if other is not borough
        ),
    }
    return counted[metric]


def score(table: Ledger, seat: int, promises: list[str]) -> dict[str, int]:
    """SC-109, SC-114 to SC-117: the points of a seat by category."""
    borough = table.boroughs[seat]
    every = {
        "votes": borough.votes,
        "promises": sum(points_of(table, seat, promise) for promise in promises),
        "pollution": -borough.pollution,
        "money": borough.money,
        "property": borough.property,
        "citizens": borough.census,
        "culture": sum(len(tile.cells) for tile in borough.of("cultural")),
    }
    return {category: every[category] for category in CATEGORIES[table.victory]}


def ranking(table: Ledger, totals: Sequence[float], votes: list[int]) -> tuple[list[int], str]:
    """SC-110, SC-115 to SC-117, SC-A24, SC-A43: the ranks, and what separated the leaders."""
    breaks = {
        "electoral": ["pollution", "money"],
        "economic": ["pollution", "votes"],
    }.get(table.victory, ["pollution", "votes", "money"])

    def standing(borough: Borough) -> list[float]:
        seat = borough.seat
        values = {"pollution": -borough.pollution, "money": borough.money, "votes": votes[seat]}
        return [totals[seat], *(values[key] for key in breaks)]

    left = {borough.seat: standing(borough) for borough in table.left_in()}
    ranks = [
        1 + sum(other > left[seat] for other in left.values())
        if seat in left
        else max(2, len(left) + 1)
        for seat in range(table.seats)
    ]
    if len(left) < 2:
        return ranks, ""
    first, second = sorted(left.values(), reverse=True)[:2]
    if first == second:
        return ranks, "tie-shared"
    if first[0] != second[0]:
        return ranks, ""
    separated = next(n for n in range(len(breaks)) if first[n + 1] != second[n + 1])
    return ranks, "tie-" + breaks[separated]


def reason(table: Ledger, totals: Sequence[float]) -> str:
    """Why the game ended, and how well it went alone (SC-A24, SC-123)."""
    left = len(table.left_in())
    if not left:
        return "end-solo-lost" if table.seats == 1 else "end-all-lost"
    if table.seats > 1:
        return "end-one-left" if left == 1 else "end-eight-rounds"
    if table.victory != "electoral":
        return "end-eight-rounds"
    earned = [entry["id"] for entry in BOARDS["ratings"] if totals[0] >= entry["least"]]
    return "end-solo-" + (earned[-1] if earned else "unrated")
