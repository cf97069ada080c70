"""How well a seat stands, for bots that look one step ahead.

The points of the end as far as they can be foreseen: citizens who can be fed and have room, in the
years to come too; citizens won from and lost to neighbours; cities with all three services; and
what gold, free citizens and cheap buildings at the rim are good for. Weights are points.
"""

from __future__ import annotations

from typing import Final

from quartier.titles.lacitta.board import hexes
from quartier.titles.lacitta.city import City, food_of, income_of
from quartier.titles.lacitta.content import BUILDINGS, MARKET, SERVICES, WHOLE
from quartier.titles.lacitta.migration import ruling_services
from quartier.titles.lacitta.scoring import COMPLETE_CITY
from quartier.titles.lacitta.state import (
    ACTION_PHASE,
    LAST_YEAR,
    MIGRATION_PHASE,
    TURNS,
    Citta,
)

PENALTY_TURN: Final = 2.0
LAST_PENALTY: Final = 5.0
# Food a player finds in a year by new buildings; more than that has to be there already.
FOOD_TO_COME: Final = 2.0
# A citizen of a later year is worth less than one now.
LATER: Final = 0.8
RIVAL_LOSS: Final = 0.25
# How sure a lead of ½, 1, 1½ … points is to hold for a year, and how often its service rules.
LEAD_HOLDS: Final[list[float]] = [0.0, 0.5, 0.5, 0.75, 0.75, 0.9, 0.9, 1.0]
CLEAR_LEAD: Final = len(LEAD_HOLDS) - 1
LATER_RULE: Final = 0.25
# What whole arches of one and of two services are worth while the third may come.
PARTS_WORTH: Final[list[float]] = [0.0, 0.6, 1.6]
HALF_ARCH: Final = 0.3
VOICES: Final = 4
TIE_BREAK: Final = 0.01
GOLD_WORTH: Final = 0.4
INCOME_WORTH: Final = 0.35
FREE_CITIZEN: Final = 0.25
TILE_FOOD: Final = 0.5
TILE_ARCH: Final = 0.5
TILE_MARKET: Final = 3.0
NOTHING_LEFT: Final = -40.0


def evaluate(state: Citta, seat: int) -> float:
    """The points a seat may expect at the end."""
    return _sum(_terms(state, seat))


def insights(state: Citta, seat: int) -> list[float]:
    """The evaluation, and the terms it is the sum of."""
    terms = _terms(state, seat)
    return [_sum(terms), *terms]


# As numbers, not as a list: playouts ask for them all the time.
Terms = tuple[float, float, float, float, float, float, float]


def _sum(terms: Terms) -> float:
    return terms[0] + terms[1] + terms[2] + terms[3] + terms[4] + terms[5] + terms[6]


def _terms(state: Citta, seat: int) -> Terms:
    if not state.has_city(seat):
        return NOTHING_LEFT, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    if state.outcome is not None:
        points = float(state.outcome.totals[seat]) + TIE_BREAK * state.gold[seat]
        return points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    years = LAST_YEAR - state.year
    turns = years * TURNS
    if state.phase <= ACTION_PHASE:
        turns += TURNS - state.round
    chances = voice_chances(state, seat)
    won = 0.0
    lost = 0.0
    held = 0.0
    rims = 0.0
    services = 0.0
    free = 0
    income = 0
    for index, city in enumerate(state.cities):
        if city.owner != seat:
            continue
        gain, loss, hold = _rivalry(state, index, chances, years)
        won += gain
        lost += loss
        held += hold
        if loss:
            rims += loss * _rim_worth(state, city)
        services += _services_worth(city, turns)
        free += min(city.in_castle - 1, min(2, turns))
        income += city.income
    gold = state.gold[seat]
    return (
        _prospects(state, seat, won - lost, years),
        held,
        -rims,
        services,
        FREE_CITIZEN * free,
        GOLD_WORTH * min(gold, min(turns, 8)) + TIE_BREAK * gold,
        INCOME_WORTH * years * income,
    )


def voice_chances(state: Citta, seat: int) -> list[float]:
    """How likely each service rules this year, as far as the seat knows the voice cards."""
    if state.phase >= MIGRATION_PHASE or not state.voice:
        return _NO_CHANCE
    known = 0
    eyes = state.eyes(seat)
    for card in state.voice:
        face = state.cards.seen(card, eyes)
        if face >= 0:
            known += _ONE_KNOWN[face]
    return _CHANCES[known]


def _all_chances() -> list[list[float]]:
    """Chances by the cards known, the others being of any service."""
    table: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(VOICES * _ONE_KNOWN[0] + 1)]
    for faces in range(3**VOICES):
        cards = [faces // 3**position % 3 for position in range(VOICES)]
        rulings = ruling_services(cards)
        for shown in range(1, VOICES + 1):
            known = cards[:shown]
            chances = table[sum([_ONE_KNOWN[face] for face in known])]
            for service in rulings:
                chances[service] += 1.0 / len(rulings)
    for chances in table:
        total = sum(chances) or 1.0
        for service in range(len(SERVICES)):
            chances[service] /= total
    return table


_NO_CHANCE: Final = [0.0, 0.0, 0.0]
# A number for each set of known cards.
_ONE_KNOWN: Final = [25, 5, 1]
_CHANCES: Final = _all_chances()


def _rivalry(
    state: Citta, index: int, chances: list[float], years: int
) -> tuple[float, float, float]:
    """Citizens a city may win and lose this year, and what its leads are worth later."""
    won = 0.0
    lost = 0.0
    later = 0.0
    city = state.cities[index]
    points = city.points
    neighbours = state.survey.neighbours(index)
    for other_index, other in enumerate(state.cities):
        if not neighbours >> other_index & 1:
            continue
        others = other.points
        for service in range(len(SERVICES)):
            lead = points[service] - others[service]
            if lead > 0:
                won += chances[service]
                later += LEAD_HOLDS[min(lead, CLEAR_LEAD)]
            elif lead < 0:
                lost += chances[service]
                later -= LEAD_HOLDS[min(-lead, CLEAR_LEAD)]
    kept = min(won, max(city.room + lost, 0.0))
    hold = RIVAL_LOSS * won + LATER_RULE * min(years, 2) * later
    return kept, lost, hold


def _services_worth(city: City, turns: int) -> float:
    """LC-64: complete cities; parts of the set count while there is time to complete it."""
    if city.is_complete:
        return float(COMPLETE_CITY)
    full = half = 0
    for points in city.services:
        if points >= WHOLE:
            full += 1
        elif points == 1:
            half += 1
    return (PARTS_WORTH[full] + HALF_ARCH * half) * min(turns, TURNS) / TURNS


def _rim_worth(state: Citta, city: City) -> float:
    """What a lost citizen costs besides himself: the cheapest building at the rim, or nothing."""
    if city.in_castle > 1 or city.buildings == 1:
        return 0.0
    worth = [_tile_worth(state, place) for place in hexes(city.rim(state.land.board))]
    return min(worth)


def _tile_worth(state: Citta, place: int) -> float:
    kind = state.tile[place]
    building = BUILDINGS[kind]
    if kind == MARKET:
        return TILE_MARKET
    arches = sum(building.services) / WHOLE
    yields = food_of(kind, place, state.land) + income_of(kind, place, state.land)
    return TILE_ARCH * arches + TILE_FOOD * yields


def _prospects(state: Citta, seat: int, moved: float, years: int) -> float:
    """Citizens at the end: those who find room and food in this year and the next ones."""
    yearly = people = extra = 0
    rooms: list[int] = []
    for city in state.cities:
        if city.owner == seat:
            yearly += city.food
            people += city.citizens
            extra += city.harvest
            rooms.append(city.room)
    food = float(yearly)
    total = people + moved
    hunger = max(total - food - extra, 0.0)
    penalty = LAST_PENALTY if years == 0 else PENALTY_TURN
    value = total - hunger - penalty * min(hunger, 1.0)
    fed = total - hunger
    for year in range(1, years + 1):
        growth = 0
        for room in rooms:
            if room >= year:
                growth += 1
        grown = min(fed + growth, food + FOOD_TO_COME * year)
        grown = max(grown, min(fed, food))
        value += (grown - fed) * LATER
        fed = grown
    return value
