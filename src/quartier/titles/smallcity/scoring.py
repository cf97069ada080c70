"""Scores, at the end and at any time before (SC-109 to SC-117, SC-123)."""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Points, Result, ScoreLine
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import CULTURAL, PROMISES, RATINGS
from quartier.titles.smallcity.promises import is_kept
from quartier.titles.smallcity.state import SmallCity
from quartier.titles.smallcity.world import World

VOTES: Final = "score-votes"
PROMISE_POINTS: Final = "score-promises"
POLLUTION: Final = "score-pollution"
MONEY: Final = "score-money"
PROPERTY: Final = "score-property"
CITIZENS: Final = "score-citizens"
CULTURE: Final = "score-culture"
CATEGORIES: Final = {
    "electoral": [VOTES, PROMISE_POINTS, POLLUTION],
    "economic": [MONEY, PROPERTY, PROMISE_POINTS],
    "citizen": [CITIZENS],
    "cultural": [CULTURE],
}

# What breaks ties, after the total: less pollution, then these.
TIE_BREAKS: Final = {
    "electoral": ["tie-pollution", "tie-money"],
    "economic": ["tie-pollution", "tie-votes"],
    "citizen": ["tie-pollution", "tie-votes", "tie-money"],
    "cultural": ["tie-pollution", "tie-votes", "tie-money"],
}


def culture_cells(borough: Borough) -> int:
    """SC-117: cells covered by own Cultural Buildings."""
    return sum([place.tile.size for place in borough.tiles if place.tile.family == CULTURAL])


def promise_lines(state: SmallCity, world: World, seat: int, eyes: int) -> list[ScoreLine]:
    """SC-109, SC-113: the promises these eyes know, kept or broken as things stand."""
    lines: list[ScoreLine] = []
    for card in world.boroughs[seat].promises:
        if state.cards.known[card] & eyes:
            promise = PROMISES[state.cards.face[card]]
            points = promise.kept if is_kept(world, seat, promise) else promise.broken
            rule = "SC-113" if promise.special else "SC-109"
            lines.append(ScoreLine(PROMISE_POINTS, promise.key, rule, points))
    return lines


def score_lines(state: SmallCity, world: World, seat: int, eyes: int) -> list[ScoreLine]:
    """The score of a seat in a world, as these eyes may know it."""
    borough = world.boroughs[seat]
    victory = state.options.victory
    if victory == "citizen":
        return [ScoreLine(CITIZENS, "source-census", "SC-116", borough.census)]
    if victory == "cultural":
        return [ScoreLine(CULTURE, "source-culture", "SC-117", culture_cells(borough))]
    promises = promise_lines(state, world, seat, eyes)
    if victory == "economic":
        return [
            ScoreLine(MONEY, "source-money", "SC-115", borough.money),
            ScoreLine(PROPERTY, "source-property", "SC-115", borough.property),
            *promises,
        ]
    return [
        ScoreLine(VOTES, "source-votes", "SC-109", borough.votes),
        *promises,
        ScoreLine(POLLUTION, "source-pollution", "SC-109", -borough.pollution),
    ]


def final_votes(state: SmallCity, seat: int) -> Points:
    """Votes as a tie-break: promises change them, unless they change property (SC-115, SC-A27)."""
    votes = state.borough(seat).votes
    if state.options.victory == "economic":
        return votes
    promises = promise_lines(state, state.world, seat, state.all_eyes)
    return votes + sum([line.points for line in promises])


def standing(state: SmallCity, seat: int, total: Points) -> list[Points]:
    """What players are ranked by: total, then the tie-breaks; higher is better."""
    borough = state.borough(seat)
    values: dict[str, Points] = {
        "tie-pollution": -borough.pollution,
        "tie-money": borough.money,
        "tie-votes": final_votes(state, seat),
    }
    return [total, *(values[key] for key in TIE_BREAKS[state.options.victory])]


def final_result(state: SmallCity) -> Result:
    """SC-110, SC-A24, SC-A43: the eliminated rank last, and nobody of them wins."""
    everybody = range(state.seats)
    lines = [score_lines(state, state.world, seat, state.all_eyes) for seat in everybody]
    totals = [sum([line.points for line in of_seat]) for of_seat in lines]
    standings = [standing(state, seat, totals[seat]) for seat in everybody]
    left = [seat for seat in everybody if not state.borough(seat).out]
    ranks: list[int] = []
    for seat in everybody:
        if seat in left:
            ranks.append(1 + sum([standings[other] > standings[seat] for other in left]))
        else:
            ranks.append(max(2, len(left) + 1))
    return Result(
        [*CATEGORIES[state.options.victory]],
        lines,
        totals,
        ranks,
        _tie_break(state, [standings[seat] for seat in left]),
        _reason(state, left, totals),
    )


def _tie_break(state: SmallCity, standings: list[list[Points]]) -> str:
    """The key of what separated the leaders, or ""."""
    if len(standings) < 2:
        return ""
    first, second = sorted(standings, reverse=True)[:2]
    if first == second:
        return "tie-shared"
    level = [one == other for one, other in zip(first, second, strict=True)].index(False)
    return TIE_BREAKS[state.options.victory][level - 1] if level else ""


def _reason(state: SmallCity, left: list[int], totals: list[Points]) -> str:
    if not left:
        return "end-solo-lost" if state.seats == 1 else "end-all-lost"
    if state.seats == 1:
        return rating(totals[0]) if state.options.victory == "electoral" else "end-eight-rounds"
    return "end-one-left" if len(left) == 1 else "end-eight-rounds"


def rating(total: Points) -> str:
    """SC-123: the title a solo score earns."""
    earned = "end-solo-unrated"
    for least, key in RATINGS:
        if total >= least:
            earned = key
    return earned
