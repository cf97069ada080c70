"""Where citizens have to, may and may not go (SC-67 to SC-75)."""

from __future__ import annotations

from quartier.core.masks import without
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import FIRE, HOME, POLICE, REST
from quartier.titles.smallcity.state import SmallCity


def must_move(state: SmallCity, seat: int, borough: Borough) -> int:
    """SC-67, SC-74: the cells of own citizens who still have to move."""
    waiting = without(borough.crowd[seat], state.moved[borough.seat])
    if waiting and borough.seat == seat:
        return without(waiting, borough.slots[HOME] | borough.powers)
    return waiting


def may_move(state: SmallCity, seat: int) -> int:
    """SC-67: the cells of own citizens at home who may move or stay."""
    borough = state.borough(seat)
    waiting = without(borough.own, state.moved[seat])
    return waiting & (borough.slots[HOME] | borough.powers)


def slots_at_home(state: SmallCity, seat: int, start: int) -> int:
    """SC-68, SC-69: the slots of the own borough a citizen in the borough `start` may take."""
    borough = state.borough(seat)
    open_slots = without(borough.lodging, borough.people | state.barred[seat][seat])
    return open_slots if start == seat else without(open_slots, posts(borough))


def posts(borough: Borough) -> int:
    """SC-53: the slots that only a citizen of the borough itself may take."""
    return borough.slots[FIRE] | borough.slots[POLICE]


def slots_abroad(state: SmallCity, seat: int, other: int, staying: int) -> int:
    """SC-72, SC-75: the slots of another borough a Tourist may take.

    `staying`: 1 if he is there already, so that he does not count against the limit himself.
    """
    borough = state.borough(other)
    if borough.out:
        return 0
    if borough.crowd[seat].bit_count() - staying >= state.borough(seat).tourist_limit:
        return 0
    taken = borough.people | borough.watched | state.barred[seat][other]
    return without(borough.work | borough.slots[REST], taken)


def targets(state: SmallCity, seat: int, start: int) -> list[int]:
    """By borough, the cells to which a citizen in the borough `start` may go (SC-68 to SC-75)."""
    found = [0] * state.seats
    if start == seat:
        found[seat] = slots_at_home(state, seat, start)
    else:
        found[start] = slots_abroad(state, seat, start, 1)
    for other in state.neighbours(start):
        if other == seat:
            found[seat] = slots_at_home(state, seat, start)
        else:
            found[other] = slots_abroad(state, seat, other, 0)
    if not any(found):  # SC-74: home from anywhere
        found[seat] = slots_at_home(state, seat, start)
    return found


def is_done(state: SmallCity, seat: int) -> bool:
    """SC-67: whether nobody has to move any more."""
    return not any(must_move(state, seat, borough) for borough in state.world.boroughs)


def why_not(state: SmallCity, seat: int, target: int, bit: int) -> tuple[str, str]:
    """The rule against a slot, and the words for it."""
    start = state.picked_borough
    borough = state.borough(target)
    if not borough.lodging & bit:
        return "SC-68", "refusal-not-a-slot"
    if borough.people & bit:
        return "SC-9", "refusal-slot-taken"
    if state.barred[seat][target] & bit:
        return "SC-69", "refusal-relay"
    if target == seat:
        if posts(borough) & bit:
            return "SC-53", "refusal-post-from-abroad"
        return "SC-74", "refusal-tourist-home"
    if target != start and target not in state.neighbours(start):
        return "SC-73", "refusal-not-neighbour"
    if borough.out:
        return "SC-91", "refusal-borough-out"
    if not (borough.work | borough.slots[REST]) & bit:
        return "SC-75", "refusal-tourist-slot"
    if borough.watched & bit:
        return "SC-55", "refusal-police"
    return "SC-72", "refusal-tourist-limit"
