"""Pollution at 100 %: a player has lost at once (SC-91)."""

from __future__ import annotations

from typing import Final

from quartier.core.speech import Facts
from quartier.titles.smallcity.carrying import send_home
from quartier.titles.smallcity.ending import finish
from quartier.titles.smallcity.grid import CELL_FACTS, cells_of
from quartier.titles.smallcity.state import SmallCity

LOST_AT: Final = 100


def check_levels(state: SmallCity, seats: list[int]) -> None:
    """Eliminate those of these players whose pollution has reached 100 %."""
    lost = [
        seat
        for seat in seats
        if state.borough(seat).pollution >= LOST_AT and not state.borough(seat).out
    ]
    for seat in lost:
        state.changing(seat).out = True
        if state.listening:
            state.tell("event-eliminated", {"seat": seat})
    for seat in lost:
        _clear_borough(state, seat)
    for seat in lost:
        _withdraw_tourists(state, seat)
    if lost:
        _end_if_decided(state)


def _clear_borough(state: SmallCity, seat: int) -> None:
    """His citizens die, whatever protects them; Tourists go home."""
    borough = state.changing(seat)
    borough.gone += borough.own.bit_count()
    for cell in cells_of(borough.own):
        borough.leave(seat, cell)
    for cell in cells_of(borough.people):
        owner = borough.occupant(cell)
        send_home(state, state.world, owner, seat, cell, 0)


def _withdraw_tourists(state: SmallCity, seat: int) -> None:
    """His Tourists leave the game; citizens of the boroughs they visited take their slots."""
    borough = state.changing(seat)
    for other in range(state.seats):
        for cell in cells_of(state.borough(other).crowd[seat]):
            visited = state.changing(other)
            visited.leave(seat, cell)
            borough.gone += 1
            if visited.out:
                continue
            if visited.career:
                visited.career -= 1
            elif visited.in_hall:
                visited.in_hall -= 1
            else:
                continue
            visited.enter(other, cell)
            if state.listening:
                facts: Facts = {"seat": other, "cell": CELL_FACTS[cell]}
                state.tell("event-replaced", facts)


def _end_if_decided(state: SmallCity) -> None:
    """SC-A24: nobody is left, or one of several."""
    left = [borough for borough in state.world.boroughs if not borough.out]
    if len(left) <= (1 if state.seats > 1 else 0):
        finish(state)
