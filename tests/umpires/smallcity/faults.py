"""Faults that the umpire of Small City has to notice."""

from __future__ import annotations

from tests.umpires.planting import Fault
from tests.umpires.smallcity.variants import CRAMPED, CULTURED, RICH_AND_FOUL

from quartier.core.titles import Settings

ADVANCED: Settings = {"game": "advanced"}
ECONOMIC: Settings = {"victory": "economic"}
CITIZEN: Settings = {"victory": "citizen"}
CULTURAL: Settings = {"victory": "cultural"}
SENATOR: Settings = {"difficulty": "senator"}

FAULTS = (
    Fault(
        "SC-16",
        "opening",
        "turn_to(SIDES[move.side])",
        'turn_to(SIDES["easy"])',
        {"borough": "choose"},
    ),
    Fault("SC-13", "promises", "return borough.money", "return 10", ADVANCED),
    Fault("SC-21", "setup", "MONEY_BY_TURN[turn]", "MONEY_BY_TURN[0]"),
    Fault("SC-29", "mayor", "state.changing(state.host).blocked = move.mask", "pass"),
    Fault("SC-31", "actions", "                skipped += 1", "                skipped += 2"),
    Fault("SC-33a", "building", "tile.price > 1:", "tile.price > 0:"),
    Fault("SC-35", "building", "MOST_WORKS: Final = 3", "MOST_WORKS: Final = 4"),
    Fault("SC-36", "carrying", "borough.razed = True", "borough.razed = False"),
    Fault("SC-37", "carrying", "borough.pollution += size", "borough.pollution += 1"),
    Fault("SC-38", "ground", "self.covered |= place.mask", "self.covered |= place.core"),
    Fault("SC-41", "carrying", "if tile is HOUSE:", "if False:"),
    Fault("SC-42", "building", "borough.culture[level]", "borough.culture[level - 1]"),
    Fault("SC-43", "building", "borough.homes[level]", "borough.homes[level - 1]"),
    Fault("SC-45", "building", "return factory.zone & ware", "return ware"),
    Fault("SC-48", "building", "= without(self.free, borough.industry)", "= self.free"),
    Fault("SC-52", "ground", "self.had |= place.tile.unique", "self.had |= 0"),
    Fault("SC-61", "building", "CULTURAL) >= level", "CULTURAL) >= 1", bot="hasty"),
    Fault("SC-63", "carrying", "borough.fresh |= place.mask", "pass", bot="hasty"),
    Fault("SC-67", "travel", "return without(waiting, borough.slots[HOME] | borough.powers)",
          "return 0"),
    Fault("SC-69", "travel", " | state.barred[seat][seat]", ""),
    Fault("SC-72", "borough", "2 if self.standing & METRO.unique else 1", "3"),
    Fault("SC-73", "state", "(seat + 1) % self.seats, (", "(seat + 2) % self.seats, ("),
    Fault("SC-76", "housing", "if not houses or not borough.in_hall:", "if True:"),
    Fault("SC-77", "housing", "min(vacancies, borough.career", "min(2 * vacancies, borough.career"),
    Fault("SC-79", "income", "borough(seat).tourists.bit_count()", "borough(seat).in_hall"),
    Fault("SC-80", "income", "cash = workers(state, seat, CASH)",
          "cash = 2 * workers(state, seat, CASH)", bot="hasty"),
    Fault("SC-82", "production", "return abroad or made", "return made", bot="hasty"),
    Fault("SC-84", "borough", "HALL_ROOM - self.in_hall", "HALL_ROOM + 1 - self.in_hall"),
    Fault("SC-86", "vote", "citizens * (citizens + 1) // 2", "citizens", bot="hasty"),
    Fault("SC-89", "pollution", " - borough.park_cells)", ")"),
    Fault("SC-89a", "production", "state.changing(place).produced",
          "state.changing(state.active).produced"),
    Fault("SC-90", "pollution", "borough.pollution += borough.generated",
          "borough.pollution = borough.generated"),
    Fault("SC-93", "pollution", "if mark == worst", "if mark[0] == worst[0]"),
    Fault("SC-95", "pollution", "empty & beside(borough.buried) or empty", "empty"),
    Fault("SC-98", "council", "borough.votes -= column + 1", "borough.votes -= column"),
    Fault("SC-100", "council", "move.row != move.source and ", "move.row == move.source and "),
    Fault("SC-103", "benefits", "state.world.goods[good], room)", "1, room)"),
    Fault("SC-105", "gains", "return number, number", "return number, number + 1"),
    Fault("SC-106", "benefits", "number = min(number, borough.reserve)",
          "number = min(1, borough.reserve)"),
    Fault("SC-107", "visit", ".action == MAYOR:", ".action == NO_ACTION:"),
    Fault("SC-109", "scoring", "-borough.pollution)", "0)"),
    Fault("SC-110", "scoring", "-borough.pollution,\n", "0,\n", CULTURAL),
    Fault("SC-112", "council", "cards = deck[:number]", "cards = deck[:1]", ADVANCED),
    Fault("SC-115", "visit", "place.tile.size * place.tile.size", "place.tile.size", ECONOMIC),
    Fault("SC-116", "visit", "borough.crowd[seat].bit_count() for borough in",
          "borough.people.bit_count() for borough in", CITIZEN),
    Fault("SC-117", "scoring", "sum([place.tile.size for", "sum([place.tile.level for", CULTURAL),
    Fault("SC-119", "actions", "SOLO_OPPOSITE_PRICE: Final = 2", "SOLO_OPPOSITE_PRICE: Final = 1"),
    Fault("SC-122", "pollution", "borough.generated > level.points",
          "borough.generated > level.points + 1", SENATOR),
)  # fmt: skip

CORNER_FAULTS = (
    Fault("SC-28", "mayor", "return found or _streets_within(", "return found or found and (",
          given=CRAMPED),
    Fault("SC-58", "pollution", "if borough.mans(CLINIC)", "if False", given=CULTURED),
    Fault("SC-87", "vote", "UNIVERSITY_VOTES, ", "UNIVERSITY_VOTES - 1, ", given=CULTURED),
    Fault("SC-91", "elimination", "LOST_AT: Final = 100", "LOST_AT: Final = 104",
          given=RICH_AND_FOUL),
    Fault("SC-91", "elimination", "visited.career -= 1", "pass", given=RICH_AND_FOUL),
    Fault("SC-96", "pollution", "borough.empty or borough.extension & ~borough.buried",
          "borough.empty", given=CRAMPED),
    Fault("SC-A24", "scoring", "ranks.append(max(2, len(left) + 1))", "ranks.append(2)",
          given=RICH_AND_FOUL),
)  # fmt: skip

# It takes many games until they show.
RARE_FAULTS = (
    Fault("SC-54", "pollution", "owner != seat and state.borough(owner).mans(FIRE)", "False",
          given=RICH_AND_FOUL),
)  # fmt: skip
