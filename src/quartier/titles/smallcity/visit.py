"""A round from its beginning to the Mayor's next visit, and the end (SC-24, SC-107 to SC-117)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.core.speech import Facts
from quartier.titles.smallcity.actions import LAY_RING
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.construction import BUILD_PHASE
from quartier.titles.smallcity.content import (
    CULTURAL,
    MAYOR,
    NO_ACTION,
    RESIDENTIAL,
)
from quartier.titles.smallcity.council import BEGIN_COUNCIL
from quartier.titles.smallcity.ending import finish
from quartier.titles.smallcity.housing import ARRIVE
from quartier.titles.smallcity.income import TOURIST_INCOME
from quartier.titles.smallcity.mayor import WELCOME_MAYOR
from quartier.titles.smallcity.movement import BEGIN_MOVES
from quartier.titles.smallcity.pollution import POLLUTE
from quartier.titles.smallcity.production import BEGIN_PRODUCTION
from quartier.titles.smallcity.state import ROUNDS, SmallCity
from quartier.titles.smallcity.vote import VOTE


class BeginRound(Step[SmallCity]):
    """SC-1, SC-24: the phases of a round."""

    def run(self, state: SmallCity) -> None:
        state.round += 1
        state.phase = 1
        for seat in range(state.seats):
            borough = state.changing(seat)
            borough.action = NO_ACTION
            borough.blocked = 0
            borough.produced = 0
        if state.listening:
            facts: Facts = {"round": state.round, "rounds": ROUNDS, "host_seat": state.host}
            state.tell("event-round", facts)
        state.then(
            WELCOME_MAYOR,
            LAY_RING,
            BUILD_PHASE,
            BEGIN_MOVES,
            ARRIVE,
            TOURIST_INCOME,
            BEGIN_PRODUCTION,
            VOTE,
            POLLUTE,
            BEGIN_COUNCIL,
            NEXT_VISIT,
        )


class NextVisit(Step[SmallCity]):
    """SC-107, SC-108: the Mayor goes on; after round 8 the game is over."""

    def run(self, state: SmallCity) -> None:
        state.phase = 8
        for seat in state.order():
            borough = state.changing(seat)
            if state.options.victory == "economic":  # SC-115
                borough.property += property_value(borough)
            elif state.options.victory == "citizen":  # SC-116
                borough.census += citizens_in_play(state, seat)
            if state.listening and state.options.victory in ("economic", "citizen"):
                _tell_count(state, borough)
        if state.round < ROUNDS:
            state.last_host = state.host
            state.host = next_host(state)
            state.then(BEGIN_ROUND)
        else:
            finish(state)


def property_value(borough: Borough) -> int:
    """SC-115: L x L for each Cultural Building and Residential Zone of L cells."""
    return sum(
        [
            place.tile.size * place.tile.size
            for place in borough.tiles
            if place.tile.family in (CULTURAL, RESIDENTIAL)
        ]
    )


def citizens_in_play(state: SmallCity, seat: int) -> int:
    """SC-116, SC-A29: own citizens on tiles at home and abroad."""
    return sum([borough.crowd[seat].bit_count() for borough in state.world.boroughs])


def _tell_count(state: SmallCity, borough: Borough) -> None:
    if state.options.victory == "economic":
        facts: Facts = {"seat": borough.seat, "value": borough.property}
        state.tell("event-property", facts)
    else:
        state.tell("event-census", {"seat": borough.seat, "number": borough.census})


def next_host(state: SmallCity) -> int:
    """SC-107: who took the Mayor card, else the next player clockwise."""
    order = state.order()
    for seat in order:
        if state.seats > 1 and state.borough(seat).action == MAYOR:
            return seat
    following = [seat for seat in order if seat != state.host]
    return following[0] if following else state.host


BEGIN_ROUND: Final = BeginRound("begin_round")
NEXT_VISIT: Final = NextVisit("next_visit")
