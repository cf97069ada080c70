"""Points, at the end and at any time before (SW-66 to SW-76, SW-172)."""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Points, Result, ScoreLine
from quartier.titles.sevenwonders.content import (
    BLACK,
    BLUE,
    COPY_GUILD,
    KINDS,
    POINTS,
    POINTS_PER,
    POINTS_PER_COINS,
    POINTS_PER_SET,
    PURPLE,
    SCIENCE_ANY,
    YELLOW,
    Effect,
)
from quartier.titles.sevenwonders.effects import count
from quartier.titles.sevenwonders.science import best_science
from quartier.titles.sevenwonders.state import Wonders

MILITARY: Final = "score-military"
TREASURY: Final = "score-treasury"
DEBTS: Final = "score-debts"
WONDER: Final = "score-wonder"
CIVIL: Final = "score-civil"
COMMERCE: Final = "score-commerce"
GUILDS: Final = "score-guilds"
SCIENTIFIC: Final = "score-science"
LEADERS_AND_CITIES: Final = "score-leaders"
CATEGORIES: Final = [
    MILITARY,
    TREASURY,
    DEBTS,
    WONDER,
    CIVIL,
    COMMERCE,
    GUILDS,
    SCIENTIFIC,
    LEADERS_AND_CITIES,
]
_CATEGORY_OF_COLOUR: Final = {
    BLUE: CIVIL,
    YELLOW: COMMERCE,
    PURPLE: GUILDS,
    BLACK: LEADERS_AND_CITIES,
}
COINS_PER_POINT: Final = 3


def effect_points(state: Wonders, index: int, effects: tuple[Effect, ...]) -> int:
    """The points some effects are worth to a city as things stand (SW-69)."""
    city = state.cities[index]
    points = 0
    for effect in effects:
        kind = effect.type
        if kind == POINTS:
            points += effect.n
        elif kind == POINTS_PER:
            points += effect.n * count(state, index, effect.what, effect.places)
        elif kind == POINTS_PER_COINS:  # SW-113
            points += effect.n * (city.coins // COINS_PER_POINT)
        elif kind == POINTS_PER_SET:  # SW-102
            points += effect.n * min([city.tally[colour] for colour in effect.of])
    return points


def score_lines(state: Wonders, index: int) -> list[ScoreLine]:
    """Every point of a city with its source (SW-70 to SW-75)."""
    city = state.cities[index]
    lines: list[ScoreLine] = []

    def add(category: str, source: str, rule: str, points: int) -> None:
        if points:
            lines.append(ScoreLine(category, source, rule, points))

    add(MILITARY, "source-tokens", "SW-70", city.military)
    add(TREASURY, "source-treasury", "SW-71", city.coins // COINS_PER_POINT)
    add(DEBTS, "source-debts", "SW-71", -city.debts)
    for stage in city.board.stages[: city.stages]:
        add(WONDER, city.board.key, "SW-72", effect_points(state, index, stage.effects))
    for number in city.built:
        kind = KINDS[number]
        category = _CATEGORY_OF_COLOUR.get(kind.colour)
        if category is not None:
            rule = "SW-75" if kind.colour == BLACK else "SW-72"
            add(category, kind.key, rule, effect_points(state, index, kind.effects))
    for number in city.leaders:
        kind = KINDS[number]
        add(LEADERS_AND_CITIES, kind.key, "SW-75", effect_points(state, index, kind.effects))
    if city.copied >= 0:
        effects = KINDS[city.copied].effects
        add(GUILDS, "card-courtesans_guild", "SW-115", effect_points(state, index, effects))
    science = best_science(state, index)
    if city.traits[COPY_GUILD]:
        source, points, science = _copied_guild(state, index, science)
        add(GUILDS, source, "SW-66", points)
    add(SCIENTIFIC, "source-symbols", "SW-73", science)
    return lines


def _copied_guild(state: Wonders, index: int, science: int) -> tuple[str, int, int]:
    """SW-66, SW-67: the neighbouring guild worth most, its points, and science with it."""
    best_source, best_points, best_total, best_with = "", 0, science, science
    for neighbour in (state.left(index), state.right(index)):
        for number in state.cities[neighbour].built:
            kind = KINDS[number]
            if kind.colour != PURPLE:
                continue
            free = sum([effect.n for effect in kind.effects if effect.type == SCIENCE_ANY])
            with_guild = best_science(state, index, free) if free else science
            points = effect_points(state, index, kind.effects)
            if points + with_guild > best_total:
                best_source, best_points, best_with = kind.key, points, with_guild
                best_total = points + with_guild
    return best_source, best_points, best_with


def score(state: Wonders, index: int) -> int:
    """The sum of all lines, without writing them: bots ask for it again and again."""
    city = state.cities[index]
    points = city.military + city.coins // COINS_PER_POINT - city.debts
    for stage in city.board.stages[: city.stages]:
        points += effect_points(state, index, stage.effects)
    for number in city.built:
        kind = KINDS[number]
        if kind.colour in _CATEGORY_OF_COLOUR:
            points += effect_points(state, index, kind.effects)
    for number in city.leaders:
        points += effect_points(state, index, KINDS[number].effects)
    if city.copied >= 0:
        points += effect_points(state, index, KINDS[city.copied].effects)
    science = best_science(state, index)
    if city.traits[COPY_GUILD]:
        _, guild, science = _copied_guild(state, index, science)
        points += guild
    return points + science


def final_result(state: Wonders) -> Result:
    """SW-76, SW-85, SW-172: only players are ranked, teams by their sums; coins break ties."""
    lines = [score_lines(state, seat) for seat in range(state.seats)]
    totals = [sum([line.points for line in of_seat]) for of_seat in lines]
    standings: list[tuple[Points, int]] = []
    for seat in range(state.seats):
        total, coins = totals[seat], state.cities[seat].coins
        if state.options.teams:
            partner = state.partner(seat)
            total += totals[partner]
            coins += state.cities[partner].coins
        standings.append((total, coins))
    side = 2 if state.options.teams else 1
    ranks = [1 + sum([other > own for other in standings]) // side for own in standings]
    best = max(standings)
    tied = [standing for standing in standings if standing[0] == best[0]]
    tie_break = ""
    if len(tied) > side:
        tie_break = "tie-shared" if tied.count(best) > side else "tie-coins"
    teams = [[seat, seat + 1] for seat in range(0, state.seats, side)] if side == 2 else []
    return Result([*CATEGORIES], lines, totals, ranks, tie_break, "end-three-ages", teams)
