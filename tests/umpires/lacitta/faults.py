"""Faults that the umpire of La Città has to notice."""

from __future__ import annotations

from tests.umpires.planting import Fault

FAULTS = (
    Fault(
        "LC-4a", "board", "self.within(BIT[place.number], NEAR_STEPS)", "self.beside[place.number]"
    ),
    Fault("LC-7", "survey", "closed |= once & halo", "closed |= 0"),
    Fault("LC-9", "city", "LIMIT_WITH_MARKET\n", "LIMIT_WITH_MARKET + 1\n"),
    Fault("LC-14", "setup", "(state.first + place) % state.seats", "place"),
    Fault("LC-14", "founding", "FIRST_CITIZENS: Final = 3", "FIRST_CITIZENS: Final = 4"),
    Fault("LC-17", "year", "HIDDEN_VOICES: Final = 3", "HIDDEN_VOICES: Final = 2"),
    Fault(
        "LC-18",
        "city",
        "return building.gold + (land.mountains[place]",
        "return building.gold + (1",
    ),
    Fault("LC-19", "year", "city.room > 0 and", "city.room > 1 and"),
    Fault("LC-20", "turn", "if state.round == TURNS:", "if state.round == TURNS - 1:"),
    Fault("LC-22", "turn", "GOLD_OF_A_CARD: Final = 2", "GOLD_OF_A_CARD: Final = 3"),
    Fault("LC-23", "founding", "(state.founded, seat, True)", "(state.founded, seat, False)"),
    Fault("LC-25", "prices", "state.gold[seat] -= gold", "state.gold[seat] -= 1"),
    Fault(
        "LC-27",
        "turn",
        "if not state.options.first_edition:\n            moves.append(PASS)",
        "if True:\n            moves.append(PASS)",
        {"edition": "2000"},
    ),
    Fault("LC-30", "sites", "or city.citizens > city.buildings", "or True"),
    Fault("LC-31", "sites", "return not city.market and state", "return state"),
    Fault("LC-32", "sites", "mask & state.land.lakes if need == _SHORE else mask", "mask"),
    Fault(
        "LC-35",
        "city",
        "(land.wheat[place] if building.wheat else 0)",
        "(1 if building.wheat else 0)",
    ),
    Fault("LC-40", "markers", ".boost(service, n)", ".boost(service, n + 1)"),
    Fault("LC-42", "harvest", "state.year < LAST_YEAR and ", ""),
    Fault("LC-43", "prices", "option.cost_2000 if", "option.cost if", {"edition": "2000"}),
    Fault("LC-44", "migration", "most = max(counts)", "most = min(counts)"),
    Fault("LC-47", "migration", ".points[service] < points", ".points[service] <= points"),
    Fault("LC-48", "migration", "stays = city.room > 0", "stays = True"),
    Fault("LC-49", "survey", "if other.owner != owner and", "if other is not city and"),
    Fault(
        "LC-52",
        "city",
        "return self.buildings - self.citizens",
        "return self.buildings - self.citizens - 1",
    ),
    Fault("LC-53", "city", "if board.groups(place, tiles) <= 1", "if True"),
    Fault("LC-55", "demolition", "city.harvest -= state.land.wheat[place]", "pass"),
    Fault("LC-56", "demolition", "if surplus > 0:", "if surplus > 1:"),
    Fault("LC-59", "feeding", "if surplus > 0:", "if surplus > 1:"),
    Fault("LC-60", "feeding", "(state.hungry, seat, True)", "(state.hungry, seat, surplus > 1)"),
    Fault("LC-61", "scoring", "HUNGER_PENALTY: Final = -5", "HUNGER_PENALTY: Final = -3"),
    Fault(
        "LC-62",
        "year",
        "state.first = state.seat_after(state.first)\n        while",
        "state.first = state.first\n        while",
    ),
    Fault(
        "LC-62",
        "year",
        "(FIRST_PLAYER,) if state.year < LAST_YEAR else ()",
        "(FIRST_PLAYER,)",
    ),
    Fault("LC-63", "year", "city.boost(service, -n)", "pass"),
    Fault("LC-64", "city", "and services[2] >= WHOLE", ""),
    Fault(
        "LC-65",
        "scoring",
        "(2, totals[seat], state.gold[seat])",
        "(2, totals[seat], 0)",
    ),
    Fault(
        "LC-69",
        "setup",
        "state.first = state.seat_after(state.first)",
        "pass",
        {"setup": "advanced"},
    ),
    Fault(
        "LC-71",
        "construction",
        "ROADS_AT_ONCE: Final = 2",
        "ROADS_AT_ONCE: Final = 3",
        {"expansion": True},
    ),
    Fault("LC-82", "people", "city.room >= state.number]", "True]"),
)
