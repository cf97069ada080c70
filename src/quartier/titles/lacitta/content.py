"""Buildings, policy cards and set-ups as the rules use them, made once from the data files."""

from __future__ import annotations

from typing import Final

from quartier.titles.lacitta.box import FILES
from quartier.titles.lacitta.schema import (
    BuildingData,
    PolicyData,
    PolicyOptionData,
    Service,
    SetupData,
    Size,
)

# LC-8: what the arches stand for.
SERVICES: Final[tuple[Service, ...]] = ("culture", "education", "health")
SERVICE_KEYS: Final = ("service-culture", "service-education", "service-health")

# LC-75: service points are counted in halves, because of the theatre.
WHOLE: Final = 2

# Numbers of the buildings whose rules have a name of their own; EMPTY is a hex without a tile,
# NO_BUILDING what nobody is about to build.
EMPTY: Final = 255
NO_BUILDING: Final = -1
CASTLE: Final = 0
FARMHOUSE: Final = 1
MARKET: Final = 6
ROAD: Final = 12

# What the options of policy cards do.
BUILD_ONE: Final = 0
BUILD_SIZE: Final = 1
MARKERS: Final = 2
CITIZENS: Final = 3
HARVEST: Final = 4
LOOK: Final = 5
_EFFECTS: Final = {
    "build": BUILD_ONE,
    "build_size": BUILD_SIZE,
    "markers": MARKERS,
    "citizens": CITIZENS,
    "harvest": HARVEST,
    "look": LOOK,
}

VOICE_CARDS_EACH: Final = 9
CITIZENS_IN_ALL: Final = 130

POOL_IDS: Final = [pool.id for pool in FILES.buildings.pools]
POOL_TILES: Final = [pool.tiles for pool in FILES.buildings.pools]


class Building:
    """A kind of building (LC-37, LC-75 to LC-79). `services` are half points; `pool` is -1 for
    the castle, which comes from its owner."""

    def __init__(self, number: int, data: BuildingData) -> None:
        self.number = number
        self.id = data.id
        self.key = f"building-{data.id}"
        # With its article, for sentences.
        self.phrase = f"a-{data.id}"
        # A letter or two, for maps made of text.
        self.letters = f"code-{data.id}"
        self.code = data.code
        self.expansion = data.set == "expansion"
        self.size: Size = data.size
        self.pool = POOL_IDS.index(data.pool) if data.pool else -1
        self.services = (
            int(data.services.culture * WHOLE),
            int(data.services.education * WHOLE),
            int(data.services.health * WHOLE),
        )
        # LC-40: only beside an arch is there room for markers.
        self.has_arch = self.services != (0, 0, 0)
        self.wheat = data.wheat
        self.mountains = data.mountains
        self.food = data.food
        self.gold = data.gold
        self.wave = data.wave


BUILDINGS: Final = [Building(number, data) for number, data in enumerate(FILES.buildings.buildings)]
BUILDING_OF: Final = {building.id: building for building in BUILDINGS}
# LC-21, LC-39: kinds as a mask, by size.
SIZE_MASKS: Final = {
    size: sum([1 << building.number for building in BUILDINGS if building.size == size])
    for size in ("S", "M", "L")
}
SMALL: Final = [building.number for building in BUILDINGS if building.size == "S"]


class PolicyOption:
    """One thing a policy card lets its player do. `kinds` is the mask of buildings it allows."""

    def __init__(self, data: PolicyOptionData) -> None:
        self.effect: int = _EFFECTS[data.effect]
        self.cost = data.cost
        self.cost_2000 = data.cost if data.cost_2000 < 0 else data.cost_2000
        self.n = data.n
        self.kinds = 0
        if self.effect == BUILD_ONE:
            self.kinds = 1 << BUILDING_OF[data.building].number
        elif self.effect == BUILD_SIZE:
            self.kinds = SIZE_MASKS[data.size]


class Policy:
    """A kind of policy card (LC-38 to LC-43, LC-80)."""

    def __init__(self, number: int, data: PolicyData) -> None:
        self.number = number
        self.id = data.id
        self.key = f"policy-{data.id}"
        self.base = data.base
        self.expansion = data.expansion
        self.options = tuple(PolicyOption(option) for option in data.options)
        self.effect = self.options[0].effect


POLICIES: Final = [Policy(number, data) for number, data in enumerate(FILES.policies)]
POLICY_OF: Final = {policy.id: policy for policy in POLICIES}

_SETUPS: Final = FILES.setups
# LC-1: the terrain tiles of the box, by name.
TERRAIN_TILES: Final[list[str]] = [
    data.terrain for data in _SETUPS.terrain for _ in range(data.tiles)
]
# LC-70: the two further tiles of the expansion, in the order of their spots.
EXPANSION_TILES: Final[list[str]] = [data.terrain for data in _SETUPS.expansion]
SETUPS: Final[dict[int, SetupData]] = {data.players: data for data in _SETUPS.setups}

VOCABULARY: Final = [
    *(building.key for building in BUILDINGS),
    *(building.phrase for building in BUILDINGS),
    *(building.letters for building in BUILDINGS),
    *(policy.key for policy in POLICIES),
    *SERVICE_KEYS,
]
