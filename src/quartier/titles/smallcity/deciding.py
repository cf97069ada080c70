"""Deciding a piece of building work: where, and how (SC-33, SC-38, SC-45, SC-51, SC-53, SC-62).

The same questions serve in phase 2 and for a tile that the council gives (SC-104).
"""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.lists import with_item
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.building import (
    forbids_place,
    growth_places,
    only_place,
    places_for,
    warehouse_at,
    warehouse_cells,
)
from quartier.titles.smallcity.carrying import carry_out, goods_needed, hall_range, possible_savings
from quartier.titles.smallcity.content import (
    CULTURAL,
    FACTORY,
    GOOD_KEYS,
    GOODS,
    SERVICE,
    WAREHOUSE,
)
from quartier.titles.smallcity.grid import cells_of
from quartier.titles.smallcity.jobs import BUILD_JOB, ENLARGE_JOB, NONE, OPEN, Job
from quartier.titles.smallcity.moves import DECLINE, IN_HALL, MAN, SAVE
from quartier.titles.smallcity.placements import Place
from quartier.titles.smallcity.reasons import growth_refusal, tile_refusal
from quartier.titles.smallcity.state import SmallCity
from quartier.titles.smallcity.verbs import FromHall, ManStation, SaveGood
from quartier.titles.smallcity.world import World

PHASE: Final = "phase-construction"


def begin(state: SmallCity, seat: int, job: Job) -> None:
    """Start a piece of work: ask what is open about it, or do it."""
    state.plan(seat, job)
    pursue(state, seat)


def open_job(state: SmallCity, seat: int) -> Job:
    job = state.plans[seat]
    assert job is not None
    return job


def pursue(state: SmallCity, seat: int) -> None:
    """Ask what is still open about planned work, or do it."""
    job = open_job(state, seat)
    world = state.world_of(seat)
    borough = world.boroughs[seat]
    ask: Ask[SmallCity] | None = None
    if job.kind == ENLARGE_JOB and job.place is None:
        options = growth_places(world, borough, job.the_old)
        if len(options) == 1:
            job = job.at(options[0])
        else:
            ask = PLACE_TILE
    elif job.kind == BUILD_JOB:
        job, ask = _decide_building(world, borough, job)
    state.plan(seat, job)
    if ask is None:
        state.plan(seat, None)
        _finish(state, world, seat, job)
    else:
        state.ask(seat, ask)


def _decide_building(world: World, borough: Borough, job: Job) -> tuple[Job, Ask[SmallCity] | None]:
    """Settle what leaves no choice; the first question that does."""
    tile = job.the_tile
    if job.place is None:
        place = only_place(world, borough, tile, job.waived)
        if place is None:
            return job, PLACE_TILE
        job = job.at(place)
    if tile.family == FACTORY and job.warehouse_open:
        cells = warehouse_cells(world, borough, job.the_place)
        if cells & (cells - 1):
            return job, PLACE_WAREHOUSE
        # SC-A41: what waives requirements also lets a Factory do without a Warehouse.
        job = job.with_warehouse(warehouse_at(cells.bit_length() - 1) if cells else None)
    if tile.family == CULTURAL:
        if job.saved == OPEN:
            savings = possible_savings(borough, tile)
            if len(savings) > 1:
                return job, SAVE_GOOD
            job = job.saving(savings[0])
        for good in range(len(GOODS)):
            if job.from_hall[good] == OPEN:
                low, high = hall_range(borough, job, tile, good)
                if low < high:
                    return job, TAKE_GOODS
                job = job.taking(good, low)
    if tile.family == SERVICE and job.manned_from == OPEN:
        if borough.own:
            return job, MAN_STATION
        job = job.manned(NONE)
    return job, None


def _finish(state: SmallCity, world: World, seat: int, job: Job) -> None:
    if state.is_hidden(seat):
        carry_out(state, world, seat, job, state.eyes(seat))
        state.jobs = with_item(state.jobs, seat, [*state.jobs[seat], job])
    else:
        carry_out(state, world, seat, job, 0)


class PlaceTile(Ask[SmallCity]):
    """SC-38, SC-62: where the tile lies, and how it is turned."""

    def question(self, state: SmallCity, seat: int) -> Question:
        job = open_job(state, seat)
        if job.kind == ENLARGE_JOB:
            return Question(PHASE, "prompt-enlarge", "SC-62", {"tile": job.the_old.tile.key})
        return Question(PHASE, "prompt-place", "SC-38", {"tile": job.the_tile.key})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        job = open_job(state, seat)
        world = state.world_of(seat)
        borough = world.boroughs[seat]
        if job.kind == ENLARGE_JOB:
            return [*growth_places(world, borough, job.the_old)]
        return [*places_for(world, borough, job.the_tile, job.waived)]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        job = open_job(state, seat)
        if not isinstance(move, Place):
            return Refusal("SC-38", NOT_OFFERED, {})
        world = state.world_of(seat)
        borough = world.boroughs[seat]
        if job.kind == ENLARGE_JOB:
            if move in growth_places(world, borough, job.the_old):
                return None
            return growth_refusal("SC-62", job.the_old)
        if move.tile is not job.the_tile:
            return Refusal("SC-38", "refusal-other-tile", {"tile": job.the_tile.key})
        rule = forbids_place(world, borough, move, job.waived)
        if rule == "":
            return None
        if rule == "SC-38":
            return Refusal(rule, "refusal-place", {"tile": job.the_tile.key})
        return tile_refusal(rule, borough, job.the_tile)

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, Place)
        state.plan(seat, open_job(state, seat).at(move))
        pursue(state, seat)


class PlaceWarehouse(Ask[SmallCity]):
    """SC-45: where the Warehouse of the new Factory lies."""

    def cells(self, state: SmallCity, seat: int) -> int:
        job = open_job(state, seat)
        world = state.world_of(seat)
        return warehouse_cells(world, world.boroughs[seat], job.the_place)

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-warehouse", "SC-45", {})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [warehouse_at(cell) for cell in cells_of(self.cells(state, seat))]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Place) or move.tile.family != WAREHOUSE:
            return Refusal("SC-45", NOT_OFFERED, {})
        if move.mask & self.cells(state, seat):
            return None
        return Refusal("SC-45", "refusal-warehouse-place", {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, Place)
        state.plan(seat, open_job(state, seat).with_warehouse(move))
        pursue(state, seat)


class SaveMaterial(Ask[SmallCity]):
    """SC-33: which raw material the Architect saves on this building, if any."""

    def savings(self, state: SmallCity, seat: int) -> list[int]:
        tile = open_job(state, seat).the_tile
        return possible_savings(state.world_of(seat).boroughs[seat], tile)

    def question(self, state: SmallCity, seat: int) -> Question:
        tile = open_job(state, seat).the_tile
        return Question(PHASE, "prompt-save", "SC-33", {"tile": tile.key})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [DECLINE if good == NONE else SAVE[good] for good in self.savings(state, seat)]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        if isinstance(move, SaveGood):
            return Refusal("SC-33", "refusal-save", {"good": GOOD_KEYS[move.good]})
        return Refusal("SC-33", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        saved = move.good if isinstance(move, SaveGood) else NONE
        state.plan(seat, open_job(state, seat).saving(saved))
        pursue(state, seat)


class TakeGoods(Ask[SmallCity]):
    """SC-51: how many pieces of a raw material come from the City Hall."""

    def good(self, state: SmallCity, seat: int) -> int:
        return open_job(state, seat).from_hall.index(OPEN)

    def range(self, state: SmallCity, seat: int) -> tuple[int, int]:
        job = open_job(state, seat)
        borough = state.world_of(seat).boroughs[seat]
        return hall_range(borough, job, job.the_tile, self.good(state, seat))

    def question(self, state: SmallCity, seat: int) -> Question:
        job = open_job(state, seat)
        good = self.good(state, seat)
        facts: Facts = {
            "tile": job.the_tile.key,
            "good": GOOD_KEYS[good],
            "number": goods_needed(job, job.the_tile, good),
        }
        return Question(PHASE, "prompt-take-goods", "SC-51", facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        low, high = self.range(state, seat)
        return [*IN_HALL[low : high + 1]]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, FromHall):
            return Refusal("SC-51", NOT_OFFERED, {})
        low, high = self.range(state, seat)
        if low <= move.pieces <= high:
            return None
        return Refusal("SC-51", "refusal-hall-number", {"low": low, "high": high})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, FromHall)
        state.plan(seat, open_job(state, seat).taking(self.good(state, seat), move.pieces))
        pursue(state, seat)


class ManNewStation(Ask[SmallCity]):
    """SC-53: which citizen of the borough goes to the new station, if any."""

    def question(self, state: SmallCity, seat: int) -> Question:
        tile = open_job(state, seat).the_tile
        return Question(PHASE, "prompt-man", "SC-53", {"tile": tile.key})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        own = state.world_of(seat).boroughs[seat].own
        return [*(MAN[cell] for cell in cells_of(own)), DECLINE]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        if not isinstance(move, ManStation):
            return Refusal("SC-53", NOT_OFFERED, {})
        if state.world_of(seat).boroughs[seat].own >> move.cell & 1:
            return None
        return Refusal("SC-53", "refusal-no-citizen", {**move.facts})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        cell = move.cell if isinstance(move, ManStation) else NONE
        state.plan(seat, open_job(state, seat).manned(cell))
        pursue(state, seat)


PLACE_TILE: Final = PlaceTile("place_tile")
PLACE_WAREHOUSE: Final = PlaceWarehouse("place_warehouse")
SAVE_GOOD: Final = SaveMaterial("save_good")
TAKE_GOODS: Final = TakeGoods("take_goods")
MAN_STATION: Final = ManNewStation("man_station")
