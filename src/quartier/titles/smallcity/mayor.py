"""Phase 1, the Mayor: a street of the host's borough is closed (SC-25 to SC-29)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.masks import chosen, without
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.grid import facts_of, right_edges, top_edges
from quartier.titles.smallcity.moves import MAYOR_RIGHT, MAYOR_UP
from quartier.titles.smallcity.state import NO_SEAT, SmallCity
from quartier.titles.smallcity.verbs import PutMayor

PHASE: Final = "phase-actions"


def streets(borough: Borough) -> list[Move]:
    """SC-8, SC-28: the streets of the zone; if it has none, those of the next extension."""
    found = _streets_within(borough.empty)
    return found or _streets_within(without(borough.extension, borough.buried))


def _streets_within(empty: int) -> list[Move]:
    return [*chosen(MAYOR_RIGHT, right_edges(empty)), *chosen(MAYOR_UP, top_edges(empty))]


def mayors_guide(state: SmallCity) -> int:
    """SC-26, SC-A1: who decides where the Mayor stands: last round's host, at first the last
    player; one who has lost is followed clockwise (SC-A24)."""
    guide = state.last_host
    if guide == NO_SEAT:
        return state.order()[-1]
    while state.borough(guide).out or guide == state.host:
        guide = (guide + 1) % state.seats
    return guide


class WelcomeMayor(Step[SmallCity]):
    """SC-25 to SC-28, SC-120: the Mayor comes, stays, or finds no street."""

    def run(self, state: SmallCity) -> None:
        if state.seats == 1:
            return
        host = state.changing(state.host)
        if state.host == state.last_host:  # SC-27
            host.blocked = state.mayor
            if state.listening:
                state.tell("event-mayor-stays", {"seat": state.host})
            return
        state.mayor = 0
        moves = streets(host)
        if moves:
            state.offer(mayors_guide(state), GUIDE_MAYOR, moves)
        elif state.listening:
            state.tell("event-mayor-aside", {"seat": state.host})


class GuideMayor(Ask[SmallCity]):
    """SC-25: on which street the Mayor stands."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-mayor", "SC-25", {"host_seat": state.host})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return streets(state.borough(state.host))

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, PutMayor):
            return Refusal("SC-25", NOT_OFFERED, {})
        if move in streets(state.borough(state.host)):
            return None
        return Refusal("SC-25", "refusal-no-street", {**move.facts})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, PutMayor)
        state.mayor = move.mask
        state.changing(state.host).blocked = move.mask  # SC-29
        if state.listening:
            facts: Facts = {
                "guide_seat": seat,
                "seat": state.host,
                "cells": facts_of(move.mask),
            }
            state.tell("event-mayor", facts)


WELCOME_MAYOR: Final = WelcomeMayor("welcome_mayor")
GUIDE_MAYOR: Final = GuideMayor("guide_mayor")
