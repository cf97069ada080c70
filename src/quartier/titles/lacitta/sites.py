"""Where a building or a castle may stand, and which rule forbids it elsewhere.

Masks answer for all hexes at once, and so list the moves; `forbids_site` finds the rule for one
hex. A test compares the two on every hex.
"""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Facts, Refusal
from quartier.titles.lacitta.board import BIT
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import (
    BUILDINGS,
    EMPTY,
    MARKET,
    POOL_TILES,
    ROAD,
    Building,
)
from quartier.titles.lacitta.state import Citta, named

# LC-30: one goes to the new building, one has to stay.
CITIZENS_TO_BUILD: Final = 2
CITIZENS_TO_FOUND: Final = 2

_BASE_KINDS: Final = [
    building.number for building in BUILDINGS if building.pool >= 0 and not building.expansion
]
_ALL_KINDS: Final = [building.number for building in BUILDINGS if building.pool >= 0]
_POOL: Final = [building.pool for building in BUILDINGS]

# What a building needs: a city whose castle can spare a citizen (LC-30), a lake beside it, too
# (LC-32), a city without a market (LC-31), any city (LC-72).
_MANNED: Final = 0
_SHORE: Final = 1
_UNSOLD: Final = 2
_OPEN: Final = 3


def _need(building: Building) -> int:
    if building.number == MARKET:
        return _UNSOLD
    if building.number == ROAD:
        return _OPEN
    return _SHORE if building.wave else _MANNED


_NEED: Final = [_need(building) for building in BUILDINGS]


def _kinds_by_need(kinds: list[int]) -> list[int]:
    """Of these buildings those with each need, as masks."""
    masks = [0, 0, 0, 0]
    for kind in kinds:
        masks[_NEED[kind]] |= 1 << kind
    return masks


_BASE_BY_NEED: Final = _kinds_by_need(_BASE_KINDS)
_ALL_BY_NEED: Final = _kinds_by_need(_ALL_KINDS)
_KINDS_IN_POOL: Final = [
    sum([1 << building.number for building in BUILDINGS if building.pool == pool])
    for pool in range(len(POOL_TILES))
]


def kinds_in_play(state: Citta) -> list[int]:
    """The buildings of the box in use."""
    return _ALL_KINDS if state.options.expansion else _BASE_KINDS


def sites(state: Citta, seat: int, kind: int) -> int:
    """The hexes where a seat may put this building, as a mask."""
    return _grounds(state, seat, _NEED[kind]) if state.pools[_POOL[kind]] else 0  # LC-34


def _grounds(state: Citta, seat: int, need: int) -> int:
    """The hexes a seat has for buildings with this need, own roads among them (LC-73)."""
    survey = state.survey
    mask = 0
    for index, city in enumerate(state.cities):
        if city.owner == seat and _satisfies(state, city, need):
            mask |= survey.ground(index)
            if need != _OPEN and city.roads:
                mask |= city.roads
    return mask & state.land.lakes if need == _SHORE else mask


def buildable(state: Citta, seat: int) -> int:
    """The kinds of building a seat could put somewhere, as a mask."""
    by_need = _ALL_BY_NEED if state.options.expansion else _BASE_BY_NEED
    lakes = state.land.lakes
    survey = state.survey
    kinds = 0
    for index, city in enumerate(state.cities):
        if city.owner == seat:
            ground = survey.ground(index)
            if ground:
                kinds |= by_need[_OPEN]
            if city.roads:
                ground |= city.roads
            if not ground:
                continue
            if _satisfies(state, city, _UNSOLD):
                kinds |= by_need[_UNSOLD]
            if _satisfies(state, city, _MANNED):
                kinds |= by_need[_MANNED]
                if ground & lakes:
                    kinds |= by_need[_SHORE]
    for pool, tiles in enumerate(state.pools):
        if not tiles:
            kinds &= ~_KINDS_IN_POOL[pool]
    return kinds


def _satisfies(state: Citta, city: City, need: int) -> bool:
    """Whether a city may have a building with this need, but for the hex it stands on."""
    if need == _UNSOLD:
        return not city.market and state.supply > 0  # LC-31, LC-83
    return need == _OPEN or city.citizens > city.buildings


def forbids_site(state: Citta, seat: int, kind: int, place: int) -> str:
    """Which rule keeps a seat from putting this building on this hex; "" if none does."""
    bit = BIT[place]
    if not state.land.board.in_play & bit:
        return "LC-3"
    own = [city for city in state.cities_of(seat) if city.halo & bit]
    if state.taken & bit:
        if state.tile[place] != ROAD:
            return "LC-29"
        own = [city for city in state.cities_of(seat) if city.roads & bit]
        if kind == ROAD or not own:
            return "LC-73"
    elif not own:
        return "LC-29"
    elif len([city for city in state.cities if city.halo & bit]) > 1:
        return "LC-7"
    if not state.pools[_POOL[kind]]:
        return "LC-34"
    if kind == MARKET:
        if own[0].market:
            return "LC-31"
        return "" if state.supply else "LC-83"
    if BUILDINGS[kind].wave and not state.land.lakes & bit:
        return "LC-32"
    if kind != ROAD and own[0].in_castle < CITIZENS_TO_BUILD:
        return "LC-30"
    return ""


def forbids_founding(state: Citta, place: int) -> str:
    """Which rule keeps anybody from putting a castle on this hex; "" if none does."""
    if not state.land.board.in_play & BIT[place]:
        return "LC-3"
    if state.taken & BIT[place]:
        return "LC-73" if state.tile[place] == ROAD else "LC-29"
    return "" if state.survey.remote & BIT[place] else "LC-23"


def site_refusal(state: Citta, seat: int, kind: int, place: int) -> Refusal | None:
    """Why this building may not stand on this hex, in facts."""
    rule = forbids_site(state, seat, kind, place)
    if not rule:
        return None
    facts: Facts = {"hex": named(place), "building": BUILDINGS[kind].phrase}
    if rule == "LC-3":
        return Refusal(rule, "refusal-not-in-play", {"hex": named(place)})
    if rule == "LC-29" and state.tile[place] == EMPTY:
        return Refusal(rule, "refusal-not-beside-own", facts)
    if rule == "LC-29":
        return _occupied(state, rule, place)
    if rule == "LC-73":
        key = "refusal-road-on-road" if kind == ROAD else "refusal-foreign-road"
        return Refusal(rule, key, facts)
    if rule == "LC-7":
        touched = [named(city.castle) for city in state.cities if city.halo & BIT[place]]
        return Refusal(rule, "refusal-touches", {"hex": named(place), "cities": touched})
    if rule == "LC-34":
        return no_tile_refusal(kind)
    if rule == "LC-32":
        return Refusal(rule, "refusal-no-lake", facts)
    if rule == "LC-83":
        return Refusal(rule, "refusal-no-citizens", {"needed": 1, "supply": 0})
    city = _builder(state, seat, place)
    if rule == "LC-31":
        return Refusal(rule, "refusal-second-market", {"city": named(city)})
    return Refusal(rule, "refusal-castle-empty", {"city": named(city)})


def founding_refusal(state: Citta, place: int, rule_of_gap: str) -> Refusal | None:
    """Why no castle may stand on this hex; the gap has one rule for the set-up, one for later."""
    rule = forbids_founding(state, place)
    if not rule:
        return None
    if rule == "LC-3":
        return Refusal(rule, "refusal-not-in-play", {"hex": named(place)})
    if rule != "LC-23":
        return _occupied(state, rule, place)
    board = state.land.board
    near = [city for city in state.cities if city.near & BIT[place]]
    gaps = [board.gap(city.tiles, BIT[place]) for city in near]
    closest = gaps.index(min(gaps))
    facts: Facts = {
        "hex": named(place),
        "city": named(near[closest].castle),
        "gap": gaps[closest],
    }
    return Refusal(rule_of_gap, "refusal-too-near", facts)


def no_tile_refusal(kind: int) -> Refusal:
    """LC-34: the pool is empty."""
    facts: Facts = {"building": BUILDINGS[kind].phrase, "tiles": POOL_TILES[_POOL[kind]]}
    return Refusal("LC-34", "refusal-no-tile", facts)


def nowhere_refusal(state: Citta, seat: int, kind: int) -> Refusal | None:
    """Why a seat cannot put this building anywhere."""
    building = BUILDINGS[kind]
    if building.expansion and not state.options.expansion:
        return Refusal("LC-70", "refusal-no-expansion", {"building": building.phrase})
    if sites(state, seat, kind):
        return None
    if not state.pools[building.pool]:
        return no_tile_refusal(kind)
    own = state.cities_of(seat)
    if kind == MARKET:
        if not state.supply:
            return Refusal("LC-83", "refusal-no-citizens", {"needed": 1, "supply": 0})
        if all(city.market for city in own):
            return Refusal("LC-31", "refusal-markets-everywhere", {})
    elif kind != ROAD:
        if all(city.in_castle < CITIZENS_TO_BUILD for city in own):
            return Refusal("LC-30", "refusal-castles-empty", {})
        if building.wave and _grounds(state, seat, _MANNED):
            return Refusal("LC-32", "refusal-no-lake-anywhere", {"building": building.phrase})
    return Refusal("LC-29", "refusal-no-site", {"building": building.phrase})


def _occupied(state: Citta, rule: str, place: int) -> Refusal:
    facts: Facts = {"hex": named(place), "building": BUILDINGS[state.tile[place]].phrase}
    return Refusal(rule, "refusal-occupied", facts)


def _builder(state: Citta, seat: int, place: int) -> int:
    """The castle of the own city that would build here."""
    bit = BIT[place]
    for city in state.cities_of(seat):
        if (city.halo | city.roads) & bit:
            return city.castle
    raise AssertionError("asked only of hexes beside an own city")
