"""Points and ranks at the end (LC-57a, LC-61, LC-64, LC-65)."""

from __future__ import annotations

from tests.umpires.lacitta.ledger import Ledger


def score(table: Ledger, seat: int) -> dict[str, int]:
    """LC-64: the points of a seat by category."""
    alive = seat not in table.fallen  # LC-57a
    complete = [city for city in table.cities_of(seat) if city.complete]
    return {
        "citizens": table.citizens(seat),
        "services": 3 * len(complete),
        "penalty": -5 if alive and table.year == 6 and table.hungry[seat] else 0,  # LC-61
    }


def ranking(table: Ledger, points: list[int]) -> tuple[list[int], str]:
    """LC-65: the ranks, and what decided between the leaders; whoever lost is behind (LC-57a)."""
    nobody_left = len(table.fallen) == table.seats
    latest = [*table.fallen.values()][-1] if table.fallen else ""

    def standing(seat: int) -> tuple[int, ...]:
        if seat not in table.fallen:
            return 2, points[seat], table.gold[seat]
        fell_last = nobody_left and table.fallen[seat] == latest
        return (1, 0, 0) if fell_last else (0, 0, 0)

    standings = [standing(seat) for seat in range(table.seats)]
    best = max(standings)
    level = [other for other in standings if other[:2] == best[:2]]
    tie_break = ""
    if len(level) > 1:
        tie_break = "tie-shared" if level.count(best) > 1 else "tie-gold"
    return [1 + sum(other > own for other in standings) for own in standings], tie_break
