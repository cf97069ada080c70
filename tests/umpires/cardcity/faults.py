"""Faults that the umpire of Card City XL has to notice."""

from __future__ import annotations

from tests.umpires.planting import Fault

from quartier.core.titles import Settings

ADVANCED: Settings = {"level": "advanced"}
UNIQUE: Settings = {"unique_city": True}
SUBURB: Settings = {"suburb": True}


def _victory(name: str) -> Settings:
    return {"victory": name, "level": "advanced"}


FAULTS = (
    Fault(
        "CC-A30",
        "geometry",
        "            if halves_touch:",
        "            if True:",
        {"level": "advanced", "halves_touch": False},
    ),
    Fault("CC-7", "acquisition", "if state.round > 1:", "if True:"),
    Fault("CC-9", "acquisition", "owner_of_second = state.divider if", "owner_of_second = seat if"),
    Fault(
        "CC-14",
        "site",
        "_stretched(self.rows, geometry.row[cell]),\n"
        "            _stretched(self.columns, geometry.column[cell]),\n"
        "            counted,",
        "self.rows,\n"
        "            _stretched(self.columns, geometry.column[cell]),\n"
        "            counted,",
    ),
    Fault("CC-15", "site", "return self.counted < limit", "return self.counted <= limit"),
    Fault(
        "CC-17",
        "construction",
        "        moves.append(LAY_ARCHITECT)\n",
        "        moves.append(LAY_ARCHITECT)\n    moves.append(PASS)\n",
    ),
    Fault("CC-18", "site", "self.open = spare & contact", "self.open = spare"),
    Fault(
        "CC-19",
        "site",
        "            return self.rims[RESIDENCE] | self.rims[INDUSTRY]",
        "            return self.rims[RESIDENCE]",
    ),
    Fault("CC-21", "site", "            return self.rims[COMMERCE]\n", "            return 0\n"),
    Fault(
        "CC-23",
        "development",
        "            moves = growth_moves(state, seat)\n",
        "            moves = growth_moves(state, seat)[:0]\n",
    ),
    Fault(
        "CC-24",
        "development",
        "without(cells, site.rims[INDUSTRY]) if is_home else cells",
        "cells",
    ),
    Fault("CC-25", "development", "district) > district.size", "district) >= district.size"),
    Fault(
        "CC-26",
        "development",
        "if home.outline & shop.outline:\n            count += 1",
        "if home.outline & shop.outline:\n            count += home.size",
    ),
    Fault("CC-27", "income", "SALARY: Final = 1", "SALARY: Final = 2"),
    Fault("CC-28", "income", "size * (size + 1) // 2", "2 * size - 1"),
    Fault(
        "CC-29",
        "purchases",
        "INDUSTRY_PRICE * (state.cities[seat].site.industries + 1)",
        "INDUSTRY_PRICE",
    ),
    Fault("CC-30", "round", "(state.first + 1) % state.seats", "state.first"),
    Fault(
        "CC-32",
        "scoring",
        "MONEY_PER_POINT: Final = 5",
        "MONEY_PER_POINT: Final = 4",
        _victory("residential"),
    ),
    Fault("CC-36", "acquisition", "< second // keep:", "< second // 2:"),
    Fault("CC-38", "site", "kind.is_industry and bool(self.line >> cell & 1)", "False"),
    Fault("CC-40", "scoring", "worth * green)", "0)", _victory("economic")),
    Fault(
        "CC-42",
        "scoring",
        "POINTS_PER_CLOUD: Final = -2",
        "POINTS_PER_CLOUD: Final = -1",
        _victory("residential"),
    ),
    Fault(
        "CC-44",
        "acquisition",
        "            state.cities[state.divider].money -= state.bribe\n",
        "",
        ADVANCED,
    ),
    Fault(
        "CC-46",
        "site",
        "return not outlines[OPPOSITE[turn]][cell] & self.banned_outline(kind.second)",
        "return True",
        ADVANCED,
    ),
    Fault(
        "CC-47",
        "site",
        "                industries += 1\n",
        "                industries += not kind.counts\n",
        ADVANCED,
    ),
    Fault("CC-49", "income", "(0, 0, 1, 2, 3, 4)", "(0, 1, 2, 3, 4, 5)", ADVANCED),
    Fault(
        "CC-54",
        "scoring",
        "else halves / 2",
        "else halves // 2",
        _victory("industrial"),
    ),
    Fault(
        "CC-55",
        "scoring",
        "type_, source, rule, rim = COMMERCE",
        "type_, source, rule, rim = INDUSTRY",
        _victory("commercial"),
    ),
    Fault("CC-56", "scoring", " or outlines[CLOUD] & outline", "", _victory("happiness")),
    Fault("CC-59", "architect", "        and seat == state.first\n", "", {"architect": True}),
    Fault("CC-60", "architect", "    city.site = city.bare\n", "", {"architect": True}),
    Fault(
        "CC-61",
        "ecology",
        "        total += ground.kind_at(cell).percent\n",
        "        total += ground.kind_at(cell).percent > 0\n",
        {"ecology": True},
    ),
    Fault("CC-62", "scoring", "points = percent if", "points = -percent if", {"ecology": True}),
    Fault(
        "CC-62",
        "scoring",
        "        if price == 0:",
        "        if price <= 5:",
        {"ecology": True, "victory": "happiness"},
    ),
    Fault(
        "CC-63",
        "placing",
        "LEISURE_PRICE * (leisures + 1) if crisis else LEISURE_PRICE",
        "LEISURE_PRICE",
        {"leisure_crisis": True},
    ),
    Fault(
        "CC-68", "state", "neighbour.site.after(kind, turn, cell, False)", "neighbour.site", UNIQUE
    ),
    Fault(
        "CC-71",
        "income",
        "total * own.bit_count() // district.size",
        "-(-total * own.bit_count() // district.size)",
        UNIQUE,
    ),
    Fault(
        "CC-75",
        "solo",
        "    state.pile = [card, *state.pile]\n",
        "    state.discard = [*state.discard, card]\n",
    ),
    Fault("CC-77", "solo", "<= score:", "<= score - 9:", SUBURB),
    Fault("CC-80", "income", "bool(district.cells & ground.geometry.city)", "True", SUBURB),
    Fault(
        "CC-A12",
        "squares",
        "best = max(best, ",
        "best = min(best or 99, ",
        {"victory": "industrial", "unique_city": False},
    ),
    Fault("CC-A18", "purchases", "        state.bought |= 1 << type_\n", ""),
    Fault("CC-A47", "ground", "if self.geometry.city >> cell & 1:", "if True:", SUBURB),
)
