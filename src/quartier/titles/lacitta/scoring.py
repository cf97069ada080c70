"""Points, at the end and at any time before (LC-57a, LC-61, LC-64, LC-65)."""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Points, Result, ScoreLine
from quartier.titles.lacitta.state import Citta

CITIZENS_SCORE: Final = "score-citizens"
SERVICES_SCORE: Final = "score-services"
PENALTY_SCORE: Final = "score-penalty"
CATEGORIES: Final = [CITIZENS_SCORE, SERVICES_SCORE, PENALTY_SCORE]

COMPLETE_CITY: Final = 3
HUNGER_PENALTY: Final = -5


def score_lines(state: Citta, seat: int) -> list[ScoreLine]:
    """Every point of a seat with its source."""
    lines: list[ScoreLine] = []
    if state.fallen[seat]:  # LC-57a
        return lines
    citizens = state.citizens(seat)
    if citizens:
        lines.append(ScoreLine(CITIZENS_SCORE, "source-citizens", "LC-64", citizens))
    complete = len([city for city in state.cities_of(seat) if city.is_complete])
    if complete:
        points = complete * COMPLETE_CITY
        lines.append(ScoreLine(SERVICES_SCORE, "source-complete", "LC-64", points))
    if state.hungry[seat] and state.in_last_feeding:
        lines.append(ScoreLine(PENALTY_SCORE, "source-hunger", "LC-61", HUNGER_PENALTY))
    return lines


def score(state: Citta, seat: int) -> Points:
    return sum([line.points for line in score_lines(state, seat)])


def final_result(state: Citta, reason: str) -> Result:
    """LC-65: most points, then most gold; whoever has lost comes behind (LC-57a)."""
    lines = [score_lines(state, seat) for seat in range(state.seats)]
    totals = [sum([line.points for line in of_seat]) for of_seat in lines]
    # If nobody is left, those who fell last share the victory.
    last_fall = 0 if 0 in state.fallen else max(state.fallen)
    standings: list[tuple[int, Points, int]] = []
    for seat in range(state.seats):
        fallen = state.fallen[seat]
        if not fallen:
            standings.append((2, totals[seat], state.gold[seat]))
        else:
            standings.append((1 if fallen == last_fall else 0, 0, 0))
    ranks = [1 + sum([other > own for other in standings]) for own in standings]
    best = max(standings)
    tied = [standing for standing in standings if standing[:2] == best[:2]]
    tie_break = ""
    if len(tied) > 1:
        tie_break = "tie-shared" if tied.count(best) > 1 else "tie-gold"
    return Result([*CATEGORIES], lines, totals, ranks, tie_break, reason)
