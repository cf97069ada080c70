"""Phase 6: pollution and its victims (SC-89 to SC-96, SC-122)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.carrying import send_home
from quartier.titles.smallcity.content import (
    CLINIC,
    DIFFICULTIES,
    ENGINEER,
    FIRE,
    SOLO_DEATHS_FROM,
)
from quartier.titles.smallcity.elimination import check_levels
from quartier.titles.smallcity.grid import CELL_FACTS, beside, cells_of
from quartier.titles.smallcity.moves import BURY, VICTIM
from quartier.titles.smallcity.state import NO_SEAT, SmallCity
from quartier.titles.smallcity.verbs import ChooseVictim, DigGrave

PHASE: Final = "phase-pollution"
DEATHS_FROM: Final = 10


def pollution_points(borough: Borough) -> int:
    """SC-89: people on tiles and production, less the cells of Parks."""
    production = 0 if borough.action == ENGINEER else borough.produced
    return max(0, borough.people.bit_count() + production - borough.park_cells)


class Pollute(Step[SmallCity]):
    """SC-89 to SC-91: levels rise; at 100 % a player has lost."""

    def run(self, state: SmallCity) -> None:
        state.phase = 6
        seats = state.order()
        for seat in seats:
            state.mark()
            borough = state.changing(seat)
            borough.generated = pollution_points(borough)
            borough.pollution += borough.generated
            if state.listening:
                facts: Facts = {
                    "seat": seat,
                    "points": borough.generated,
                    "level": borough.pollution,
                }
                state.tell("event-pollution", facts)
        state.then(MOURN)
        check_levels(state, seats)


class Mourn(Step[SmallCity]):
    """SC-92, SC-93, SC-122: where somebody dies."""

    def run(self, state: SmallCity) -> None:
        if state.seats == 1:
            state.queue = [0] * solo_deaths(state)
        else:
            state.queue = polluters(state)
        state.then(NEXT_DEATH)


def polluters(state: SmallCity) -> list[int]:
    """SC-92, SC-93: who generated most this round; among equals, whose level is highest."""
    seats = state.order()
    if max([state.borough(seat).pollution for seat in seats]) < DEATHS_FROM:
        return []
    marks = [(state.borough(seat).generated, state.borough(seat).pollution) for seat in seats]
    worst = max(marks)
    return [seat for seat, mark in zip(seats, marks, strict=True) if mark == worst]


def solo_deaths(state: SmallCity) -> int:
    """SC-122: by the difficulty and this round's increase."""
    borough = state.borough(0)
    if borough.pollution < SOLO_DEATHS_FROM:  # SC-A25
        return 0
    level = DIFFICULTIES[state.options.difficulty]
    if level.deaths == "one_per_point":
        return borough.generated
    return int(level.deaths == "one_above" and borough.generated > level.points)


def candidates(borough: Borough) -> int:
    """SC-94: the cells of those who may die; an active Clinic spares own citizens."""
    return borough.tourists if borough.mans(CLINIC) else borough.people


class NextDeath(Step[SmallCity]):
    """SC-93, SC-122a: one victim after the other, as far as there are any."""

    def run(self, state: SmallCity) -> None:
        state.active = NO_SEAT
        if not state.queue:
            return
        state.active = state.next_in_queue()
        state.then(NEXT_DEATH)
        cells = cells_of(candidates(state.borough(state.active)))
        if len(cells) > 1:
            state.ask(state.active, CHOOSE_VICTIM)
        elif cells:
            strike(state, state.active, cells[0])


class ChooseWhoDies(Ask[SmallCity]):
    """SC-94: own citizens on tiles of the borough, and Tourists in it."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-victim", "SC-94", {})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [VICTIM[cell] for cell in cells_of(candidates(state.borough(seat)))]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseVictim):
            return Refusal("SC-94", NOT_OFFERED, {})
        borough = state.borough(seat)
        if candidates(borough) >> move.cell & 1:
            return None
        key = "refusal-clinic" if borough.people >> move.cell & 1 else "refusal-nobody-there"
        return Refusal("SC-94", key, {**move.facts})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseVictim)
        strike(state, seat, move.cell)


def strike(state: SmallCity, seat: int, cell: int) -> None:
    """SC-94: the victim dies, or a Tourist under an active Fire Station goes home."""
    borough = state.changing(seat)
    owner = borough.occupant(cell)
    if owner != seat and state.borough(owner).mans(FIRE):
        if state.listening:
            facts: Facts = {"seat": owner, "in_seat": seat, "cell": CELL_FACTS[cell]}
            state.tell("event-rescued", facts)
        send_home(state, state.world, owner, seat, cell, 0)
        return
    borough.leave(owner, cell)
    if state.listening:
        facts = {"seat": owner, "in_seat": seat, "cell": CELL_FACTS[cell]}
        state.tell("event-died", facts)
    state.dead = owner
    state.then(BURY_DEAD)


def grave_cells(borough: Borough) -> int:
    """SC-95, SC-96: where the next cemetery may lie."""
    empty = borough.empty or borough.extension & ~borough.buried
    return empty & beside(borough.buried) or empty


class BuryDead(Step[SmallCity]):
    """SC-95, SC-96: an empty cell becomes a cemetery, if there is one."""

    def run(self, state: SmallCity) -> None:
        seat = state.active
        cells = cells_of(grave_cells(state.borough(seat)))
        if len(cells) > 1:
            state.ask(seat, CHOOSE_GRAVE)
        elif cells:
            bury(state, seat, cells[0])
        else:
            state.changing(state.dead).gone += 1
            if state.listening:
                state.tell("event-no-grave", {"seat": state.dead})
            state.dead = NO_SEAT


def bury(state: SmallCity, seat: int, cell: int) -> None:
    state.changing(seat).bury(cell, state.dead)
    if state.listening:
        state.tell("event-grave", {"seat": seat, "cell": CELL_FACTS[cell]})
    state.dead = NO_SEAT


class ChooseGrave(Ask[SmallCity]):
    """SC-95: which cell becomes a cemetery."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-grave", "SC-95", {})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [BURY[cell] for cell in cells_of(grave_cells(state.borough(seat)))]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, DigGrave):
            return Refusal("SC-95", NOT_OFFERED, {})
        borough = state.borough(seat)
        if grave_cells(borough) >> move.cell & 1:
            return None
        if borough.empty >> move.cell & 1:
            return Refusal("SC-95", "refusal-grave-apart", {**move.facts})
        return Refusal("SC-95", "refusal-grave", {**move.facts})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, DigGrave)
        bury(state, seat, move.cell)


POLLUTE: Final = Pollute("pollute")
MOURN: Final = Mourn("mourn")
NEXT_DEATH: Final = NextDeath("next_death")
CHOOSE_VICTIM: Final = ChooseWhoDies("choose_victim")
BURY_DEAD: Final = BuryDead("bury_dead")
CHOOSE_GRAVE: Final = ChooseGrave("choose_grave")
