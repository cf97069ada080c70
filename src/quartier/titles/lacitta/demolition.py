"""Taking tiles off the board, and what that takes away (LC-53 to LC-56)."""

from __future__ import annotations

from quartier.core.lists import plus
from quartier.core.speech import Facts
from quartier.titles.lacitta.board import hexes
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import BUILDINGS
from quartier.titles.lacitta.state import HARVEST_MARK, Citta, named


def demolish(state: Citta, place: int) -> None:
    """A tile goes back to its pool, with its markers and what it gave (LC-53, LC-55)."""
    index = state.index_at(place)
    city = state.change(index)
    kind = state.tile[place]
    _return_marks(state, city, place)
    city.remove(kind, place, state.land)
    _clear(state, place)
    if state.listening:
        facts: Facts = {
            "seat": city.owner,
            "building": BUILDINGS[kind].phrase,
            "hex": named(place),
            "city": named(city.castle),
        }
        state.tell("event-demolished", facts)
    surplus = -city.room
    if surplus > 0:  # LC-56
        city.citizens -= surplus
        state.supply += surplus
        if state.listening:
            facts = {"seat": city.owner, "n": surplus, "city": named(city.castle)}
            state.tell("event-over-limit", facts)


def raze(state: Citta, index: int) -> None:
    """LC-54: a city without citizens is gone; its castle can be founded again."""
    city = state.change(index)
    del state.cities[index]
    for place in hexes(city.tiles):
        _return_marks(state, city, place)
        _clear(state, place)
    state.castles = plus(state.castles, city.owner, 1)
    if state.listening:
        state.tell("event-razed", {"seat": city.owner, "city": named(city.castle)})


def _clear(state: Citta, place: int) -> None:
    pool = BUILDINGS[state.tile[place]].pool
    if pool >= 0:
        state.pools[pool] += 1
    state.clear(place)


def _return_marks(state: Citta, city: City, place: int) -> None:
    """LC-55: a rich harvest ends, markers go back to their owner."""
    kept: list[tuple[int, int, int]] = []
    for mark in state.marks:
        if mark[0] != place:
            kept.append(mark)
            continue
        state.markers = plus(state.markers, city.owner, mark[2])
        if mark[1] == HARVEST_MARK:
            city.harvest -= state.land.wheat[place]
        else:
            city.boost(mark[1], -mark[2])
    state.marks = kept
