"""Every answer a seat can give, one shared object each, in a fixed order of numbers."""

from __future__ import annotations

from typing import Final

from quartier.core.moves import ActionSpace, Move
from quartier.core.speech import literal
from quartier.titles.lacitta.board import HEXES
from quartier.titles.lacitta.content import (
    BUILDINGS,
    CASTLE,
    POLICIES,
    SERVICE_KEYS,
    SERVICES,
    SMALL,
    Building,
    Policy,
)

MOST_AT_ONCE: Final = 3


class TakeGold(Move):
    """LC-22: a player card for 2 gold."""

    def __init__(self) -> None:
        super().__init__("gold", "move-gold", {})


class Found(Move):
    """LC-23: a player card for a new city."""

    def __init__(self) -> None:
        super().__init__("found", "move-found", {})


class BuildSmall(Move):
    """LC-24: a player card for a small building."""

    def __init__(self, building: Building) -> None:
        super().__init__(f"build {building.id}", "move-build", {"building": building.phrase})
        self.kind = building.number


class TakePolicy(Move):
    """LC-25: an open policy card."""

    def __init__(self, policy: Policy) -> None:
        super().__init__(f"take {policy.id}", "move-take", {"card": policy.key})
        self.policy = policy.number


class Pass(Move):
    """LC-27: the unseen top card of the policy deck."""

    def __init__(self) -> None:
        super().__init__("pass", "move-pass", {})


class ChooseBuilding(Move):
    """LC-39: what the master builder builds."""

    def __init__(self, building: Building) -> None:
        super().__init__(f"choose {building.id}", "move-choose", {"building": building.phrase})
        self.kind = building.number


class SetMarkers(Move):
    """LC-40: how many markers."""

    def __init__(self, n: int) -> None:
        super().__init__(f"markers {n}", "move-markers", {"n": n})
        self.n = n


class AddCitizens(Move):
    """LC-41: how many citizens."""

    def __init__(self, n: int) -> None:
        super().__init__(f"citizens {n}", "move-citizens", {"n": n})
        self.n = n


class LookAt(Move):
    """LC-43, LC-89: which of the three hidden voice cards."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        if len(cards) == MOST_AT_ONCE:
            super().__init__("look all", "move-look-all", {})
        else:
            numbers = [card + 1 for card in cards]
            text = " ".join(str(number) for number in numbers)
            super().__init__(f"look {text}", "move-look", {"one": numbers[0], "other": numbers[1]})
        self.cards = cards


class ChooseHex(Move):
    """LC-29: this hex, for what is being placed."""

    def __init__(self, number: int) -> None:
        name = HEXES[number].id
        super().__init__(f"at {name}", "move-at", {"hex": literal(name)})
        self.hex = number


class SendFrom(Move):
    """LC-23: the city that sends a citizen to a new one."""

    def __init__(self, number: int) -> None:
        name = HEXES[number].id
        super().__init__(f"from {name}", "move-from", {"city": literal(name)})
        self.hex = number


class ChooseService(Move):
    """LC-40, LC-76: the arch markers are put beside."""

    def __init__(self, service: int) -> None:
        name = SERVICES[service]
        super().__init__(f"service {name}", "move-service", {"service": SERVICE_KEYS[service]})
        self.service = service


class Attract(Move):
    """LC-46a, LC-50: a city whose turn it is, and the service that rules for it."""

    def __init__(self, number: int, service: int) -> None:
        name = HEXES[number].id
        super().__init__(
            f"attract {name} {SERVICES[service]}",
            "move-attract",
            {"city": literal(name), "service": SERVICE_KEYS[service]},
        )
        self.hex = number
        self.service = service


class Starve(Move):
    """LC-59: a hungry citizen leaves this city."""

    def __init__(self, number: int) -> None:
        name = HEXES[number].id
        super().__init__(f"starve {name}", "move-starve", {"city": literal(name)})
        self.hex = number


class Demolish(Move):
    """LC-52, LC-74: the tile on this hex goes."""

    def __init__(self, number: int) -> None:
        name = HEXES[number].id
        super().__init__(f"demolish {name}", "move-demolish", {"hex": literal(name)})
        self.hex = number


class Stop(Move):
    """LC-71, LC-74: no further road to lay or to pull down."""

    def __init__(self) -> None:
        super().__init__("stop", "move-stop", {})


_ALL_HEXES: Final = range(len(HEXES))

GOLD: Final = TakeGold()
FOUND: Final = Found()
BUILD: Final = {kind: BuildSmall(BUILDINGS[kind]) for kind in SMALL}
TAKE: Final = [TakePolicy(policy) for policy in POLICIES]
PASS: Final = Pass()
CHOOSE: Final = {
    building.number: ChooseBuilding(building) for building in BUILDINGS if building.number != CASTLE
}
SET_MARKERS: Final = [SetMarkers(n) for n in range(1, MOST_AT_ONCE + 1)]
ADD_CITIZENS: Final = [AddCitizens(n) for n in range(1, MOST_AT_ONCE + 1)]
LOOK_AT: Final = [LookAt((0, 1)), LookAt((0, 2)), LookAt((1, 2)), LookAt((0, 1, 2))]
SERVICE: Final = [ChooseService(service) for service in range(len(SERVICES))]
STOP: Final = Stop()
AT: Final = [ChooseHex(number) for number in _ALL_HEXES]
FROM: Final = [SendFrom(number) for number in _ALL_HEXES]
STARVE: Final = [Starve(number) for number in _ALL_HEXES]
DEMOLISH: Final = [Demolish(number) for number in _ALL_HEXES]
ATTRACT: Final = [
    [Attract(number, service) for service in range(len(SERVICES))] for number in _ALL_HEXES
]

SPACE: Final = ActionSpace()
SPACE.add([GOLD, FOUND])
SPACE.add(list(BUILD.values()))
SPACE.add(TAKE)
SPACE.add([PASS])
SPACE.add(list(CHOOSE.values()))
SPACE.add(SET_MARKERS)
SPACE.add(ADD_CITIZENS)
SPACE.add(LOOK_AT)
SPACE.add(SERVICE)
SPACE.add([STOP])
SPACE.add(AT)
SPACE.add(FROM)
SPACE.add(STARVE)
SPACE.add(DEMOLISH)
for moves_of_hex in ATTRACT:
    SPACE.add(moves_of_hex)
