"""Faults that the umpire of 7 Wonders has to notice."""

from __future__ import annotations

from tests.umpires.planting import Fault

from quartier.core.titles import Settings

LEADERS: Settings = {"leaders": True}
CITIES: Settings = {"cities": True}
BOTH: Settings = {"leaders": True, "cities": True}
TEAMS: Settings = {"teams": True}

FAULTS = (
    Fault("SW-7", "setup", "if copy <= players]", "if copy <= players + 1]"),
    Fault(
        "SW-11",
        "wonders",
        "                _give(state, other, given)\n",
        "                pass\n",
        {"wonders": "drafted"},
    ),
    Fault("SW-12", "setup", "START_COINS: Final = 3", "START_COINS: Final = 4"),
    Fault("SW-19", "turn", "            state.discard += hand\n", ""),
    Fault(
        "SW-24",
        "picking",
        "if share(kind.name, city.names):\n        return False",
        "if False:\n        return False",
    ),
    Fault("SW-26", "turn", "SALE_COINS: Final = 3", "SALE_COINS: Final = 2"),
    Fault("SW-33", "city", "FULL_PRICE: Final = 2", "FULL_PRICE: Final = 3"),
    Fault(
        "SW-34",
        "city",
        "            if effect.for_sale:\n                self.flexible_sale",
        "            if True:\n                self.flexible_sale",
    ),
    Fault("SW-35", "payment", "short(bought + unit,", "short(unit,"),
    Fault(
        "SW-38",
        "payment",
        "self.purse: i64 = purse\n",
        "self.purse: i64 = purse + 1\n",
    ),
    Fault(
        "SW-39",
        "city",
        "if effect.places & LEFT:\n                self.left_discounts",
        "if True:\n                self.left_discounts",
    ),
    Fault("SW-42", "payment", "costs.waived else city.choices", "costs.waived else []"),
    Fault(
        "SW-43",
        "payment",
        "if share(kind.chain, city.names) or city.always",
        "if kind.chain != (0, 0) or city.always",
    ),
    Fault("SW-45", "turn", "        city.rights_left &= ~plan.right\n", "", {"sides": "a"}),
    Fault("SW-49", "effects", "state.cities[state.left(index)].tally[what]", "0"),
    Fault("SW-58", "conflict", "(1, 3, 5)", "(1, 3, 4)"),
    Fault("SW-70", "conflict", "DEFEAT_WORTH: Final = -1", "DEFEAT_WORTH: Final = 0"),
    Fault("SW-71", "scoring", "-city.debts)", "0)", CITIES),
    Fault(
        "SW-74",
        "science",
        "        best = max(best, points)\n    return best\n\n\ndef _green",
        "        best = points\n    return best\n\n\ndef _green",
    ),
    Fault("SW-79", "turn", "            state.holder = 1 - state.holder\n", "            pass\n"),
    Fault(
        "SW-81",
        "picking",
        "self.city == OWN_CITY or not could_build",
        "True",
    ),
    Fault(
        "SW-103",
        "payment",
        "[ALL_RESOURCES] * costs.waived if",
        "[ALL_RESOURCES] * 2 if",
        LEADERS,
    ),
    Fault(
        "SW-106",
        "turn",
        "take(state, index, coins * sellers,",
        "take(state, index, coins,",
        LEADERS,
    ),
    Fault(
        "SW-109",
        "turn",
        "city.traits[ON_CHAIN_COINS] and share(kind.chain, city.names)",
        "city.traits[ON_CHAIN_COINS]",
        LEADERS,
    ),
    Fault(
        "SW-111",
        "conflict",
        "winner if state.cities[loser].traits[DEFEAT_TO_WINNER] else loser",
        "loser",
        LEADERS,
    ),
    Fault("SW-114", "payment", "left.neighbour_leader_cut + right", "right", LEADERS),
    Fault("SW-119", "losses", "if loss.builder != index:", "if True:", CITIES),
    Fault("SW-121", "losses", "            city.debts += owed - paid\n", "", CITIES),
    Fault("SW-129", "conflict", "if not city.diplomacy]", "]", CITIES),
    Fault("SW-132", "conflict", "if len(present) == 2:", "if not present:", CITIES),
    Fault("SW-138", "science", "masks = min(city.traits[MASK], sum(offered))", "masks = 0", CITIES),
    Fault("SW-140", "payment", "left_coins - city.left_rebate)", "left_coins)", CITIES),
    Fault("SW-144", "city", "        if makes_goods:\n", "        if True:\n", CITIES),
    Fault("SW-154", "turn", "        city.bonus_taken = False", "        pass", BOTH),
    Fault("SW-160", "city", "* self.tally[DEFEAT]", "", BOTH),
    Fault("SW-169", "conflict", "TEAM_TOKENS: Final = 2", "TEAM_TOKENS: Final = 1", TEAMS),
    Fault(
        "SW-170",
        "conflict",
        "1 if diplomacy else TEAM_TOKENS",
        "TEAM_TOKENS",
        {"teams": True, "cities": True},
    ),
    Fault("SW-172", "scoring", "            total += totals[partner]\n", "", TEAMS),
)

# What hardly ever happens: a guild or a leader copied, coins taken twice in a turn with Berenice.
RARE_FAULTS = (
    Fault(
        "SW-66",
        "scoring",
        "            points = effect_points(state, index, kind.effects)",
        "            points = effect_points(state, neighbour, kind.effects)",
        {"sides": "b"},
        "greedy",
    ),
    Fault(
        "SW-115",
        "city",
        "        self.copied = kind.number\n"
        "        for effect in kind.effects:\n"
        "            self.keep(effect, False)\n",
        "        self.copied = kind.number\n",
        LEADERS,
        "hasty",
    ),
    Fault("SW-155", "effects", "and not city.bonus_taken", "", BOTH, "hasty"),
)
