"""Phase 2: construction behind the screens, and settling what became scarce (SC-34 to SC-37,
SC-59, SC-65)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import with_item
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.building import (
    Room,
    forbids_anywhere,
    forbids_growth,
    forbids_tile,
    price_of,
    works_left,
)
from quartier.titles.smallcity.carrying import (
    carry_out,
    forbids_demolition,
    forbids_extension,
    forbids_job,
)
from quartier.titles.smallcity.content import Tile
from quartier.titles.smallcity.deciding import PHASE, begin
from quartier.titles.smallcity.elimination import LOST_AT, check_levels
from quartier.titles.smallcity.jobs import (
    BUILD_JOB,
    DEMOLISH_JOB,
    ENLARGE_JOB,
    EXTEND_JOB,
    NO_GIFT,
    Job,
)
from quartier.titles.smallcity.moves import BUILD, DEMOLISH, DONE, ENLARGE, EXTEND
from quartier.titles.smallcity.reasons import (
    demolition_refusal,
    extension_refusal,
    growth_refusal,
    tile_refusal,
)
from quartier.titles.smallcity.state import NO_SEAT, SmallCity
from quartier.titles.smallcity.verbs import ChooseTile, DemolishTile, EnlargeTile
from quartier.titles.smallcity.world import World

_BUYABLE: Final = list(BUILD.values())


def can_build(world: World, room: Room, tile: Tile) -> bool:
    # What is too dear, as most tiles are, needs no other look.
    return (
        price_of(room.borough, tile) <= room.borough.money
        and forbids_tile(world, room.borough, tile, False) == ""
        and forbids_anywhere(world, room, tile, False) == ""
    )


class Build(Step[SmallCity]):
    """SC-34: everybody builds at the same time, each in a world of his own.

    Who plays alone needs no screen.
    """

    def run(self, state: SmallCity) -> None:
        state.phase = 2
        for seat in state.order():
            borough = state.changing(seat)
            borough.fresh = 0
            borough.works = 0
            borough.razed = False
            borough.extended = False
            borough.discounted = False
        for seat in state.order():
            state.jobs = with_item(state.jobs, seat, [])
            if state.seats > 1:
                state.drafts = with_item(state.drafts, seat, state.world.behind_screen(seat))
            state.ask(seat, CHOOSE_WORK)
        state.then(LIFT_SCREENS)


class ChooseWork(Ask[SmallCity]):
    """SC-35, SC-35a, SC-36: build, enlarge, demolish, extend, or finish."""

    def question(self, state: SmallCity, seat: int) -> Question:
        borough = state.world_of(seat).boroughs[seat]
        facts: Facts = {"works": works_left(borough), "money": borough.money}
        return Question(PHASE, "prompt-work", "SC-35", facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        world = state.world_of(seat)
        borough = world.boroughs[seat]
        moves: list[Move] = []
        if borough.pollution >= LOST_AT:  # SC-91
            return [DONE]
        may_build = works_left(borough) > 0
        if may_build:
            room = Room(borough)
            moves += [choice for choice in _BUYABLE if can_build(world, room, choice.tile)]
        for place in borough.tiles:
            if place.tile.grows_to >= 0 and forbids_growth(world, borough, place) == "":
                moves.append(ENLARGE[place.first])
        if may_build and not borough.razed:
            for place in borough.tiles:
                if forbids_demolition(world, seat, place) == "":
                    moves.append(DEMOLISH[place.first])
        if forbids_extension(borough) == "":
            moves.append(EXTEND)
        moves.append(DONE)
        return moves

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        world = state.world_of(seat)
        borough = world.boroughs[seat]
        if move is DONE:
            return None
        if borough.pollution >= LOST_AT:
            return Refusal("SC-91", "refusal-lost", {})
        if move is EXTEND:
            rule = forbids_extension(borough)
            return extension_refusal(rule) if rule else None
        if isinstance(move, ChooseTile):
            if works_left(borough) < 1:
                return tile_refusal("SC-35", borough, move.tile)
            rule = forbids_tile(world, borough, move.tile, False) or forbids_anywhere(
                world, Room(borough), move.tile, False
            )
            return tile_refusal(rule, borough, move.tile) if rule else None
        if isinstance(move, (EnlargeTile, DemolishTile)):
            place = borough.tile_at(move.cell)
            if place is None or place.first != move.cell:
                return Refusal("SC-35", "refusal-no-tile", {**move.facts})
            if isinstance(move, EnlargeTile):
                rule = forbids_growth(world, borough, place)
                return growth_refusal(rule, place) if rule else None
            rule = forbids_demolition(world, seat, place)
            return demolition_refusal(rule, borough, place) if rule else None
        return Refusal("SC-35", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        if move is DONE:
            return
        state.ask(seat, self)
        borough = state.world_of(seat).boroughs[seat]
        if isinstance(move, ChooseTile):
            job = Job(BUILD_JOB, move.tile, None, NO_GIFT)
        elif isinstance(move, EnlargeTile):
            job = Job(ENLARGE_JOB, None, borough.tile_at(move.cell), NO_GIFT)
        elif isinstance(move, DemolishTile):
            job = Job(DEMOLISH_JOB, None, borough.tile_at(move.cell), NO_GIFT)
        else:
            job = Job(EXTEND_JOB, None, None, NO_GIFT)
        begin(state, seat, job)


class LiftScreens(Step[SmallCity]):
    """SC-65: the worlds behind the screens are given up for the real one."""

    def run(self, state: SmallCity) -> None:
        state.drafts = [None] * state.seats
        state.active = NO_SEAT
        state.queue = state.order()
        state.then(SETTLE)


class Settle(Step[SmallCity]):
    """SC-34: the work of one player after the other becomes real.

    Who comes later in turn order and finds a tile gone, or room in a City Hall taken, keeps
    everything else and goes on building in the open (SC-A34).
    """

    def run(self, state: SmallCity) -> None:
        if state.active != NO_SEAT:
            check_levels(state, [state.active])
        if not state.queue or state.outcome is not None:
            state.active = NO_SEAT
            return
        seat = state.next_in_queue()
        state.active = seat
        jobs = state.jobs[seat]
        state.jobs = with_item(state.jobs, seat, [])
        others = state.all_eyes & ~state.eyes(seat)
        lost = False
        if state.listening and state.seats > 1:
            state.tell("event-screen", {"seat": seat})
        for job in jobs:
            rule = forbids_job(state.world, seat, job)
            if rule:
                lost = True
                if state.listening:
                    _tell_lost(state, seat, job, rule)
            else:
                carry_out(state, state.world, seat, job, others)
        if lost:
            state.ask(seat, CHOOSE_WORK)
        state.then(SETTLE)


def _tell_lost(state: SmallCity, seat: int, job: Job, rule: str) -> None:
    place = job.place if job.place is not None else job.old
    if place is not None:
        facts: Facts = {"seat": seat, "tile": place.tile.key}
        # An enlargement may also have lost its ground.
        scarce = rule in ("SC-23", "SC-62") and state.world.supply[place.piece] < 1
        state.tell("event-work-scarce" if scarce else "event-work-lost", facts)


BUILD_PHASE: Final = Build("build")
CHOOSE_WORK: Final = ChooseWork("choose_work", opens_choice=True)
LIFT_SCREENS: Final = LiftScreens("lift_screens")
SETTLE: Final = Settle("settle")
