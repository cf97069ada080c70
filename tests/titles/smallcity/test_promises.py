"""Promises one by one: each is broken just below its mark and kept at it (SC-109, SC-113)."""

from collections.abc import Callable

import pytest
from tests.titles.smallcity.table import Table, parse

from quartier.titles.smallcity.content import PROMISES, Promise
from quartier.titles.smallcity.grid import names_of
from quartier.titles.smallcity.promises import is_kept
from quartier.titles.smallcity.verbs import KeepPromise

Change = Callable[[Table], None]


def card(name: str) -> Promise:
    move = parse(f"keep {name}")
    assert isinstance(move, KeepPromise)
    return PROMISES[move.face]


def laid(*tiles: tuple[str, ...]) -> Change:
    """These tiles stand in the borough of seat 0."""

    def change(table: Table) -> None:
        for tile, *cells in tiles:
            table.lay(0, tile, *cells)

    return change


def nothing(table: Table) -> None:
    """An empty borough with its City Hall."""


def both(*changes: Change) -> Change:
    def change(table: Table) -> None:
        for part in changes:
            part(table)

    return change


def people(*cells: str) -> Change:
    return lambda table: table.people(0, *cells)


def with_value(name: str, value: int) -> Change:
    return lambda table: setattr(table.borough(0), name, value)


def goods(wood: int) -> Change:
    return lambda table: table.hall(0, 0, wood=wood)


def graves(*cells: str) -> Change:
    return lambda table: table.bury(0, *cells)


def empty_but(*cells: str) -> Change:
    return lambda table: table.fill(0, *cells)


def abroad(table: Table) -> None:
    table.lay(1, "park_1", "a1")
    table.people(0, "a1", at=1)


SCHOOL = ("school", "a7")
LIBRARY = ("library", "b7", "c7")
MUSEUM = ("museum", "a6", "b6", "c6")
METRO = ("metro", "a4", "b4", "b5", "a5")
CLINIC = ("clinic", "c4", "d4", "d5", "c5", "c3")
MIXED = (
    ("residential_1", "a1"),
    ("residential_1", "c1"),
    ("commercial_1", "b1"),
    ("commercial_1", "d1"),
    ("factory_1", "a7"),
)
FULL_HOME = (("residential_5", "a1", "b1", "b2", "a2", "a3"), ("residential_3", "d1", "e1", "f1"))
WORK = (("commercial_4", "a1", "b1", "c1", "d1"), ("factory_2", "a7", "b7"))
WORKERS = ("a1", "b1", "c1", "d1", "a7", "b7")

CASES: dict[str, tuple[Change, Change]] = {
    "promise 1": (
        laid(("park_3", "a1", "b1", "c1"), ("park_2", "a2", "b2")),
        laid(("park_3", "a1", "b1", "c1"), ("park_2", "a2", "b2"), ("park_1", "c2")),
    ),
    "promise 2": (laid(*MIXED), laid(*MIXED, ("factory_1", "c7"))),
    "promise 3": (
        both(laid(*FULL_HOME), people("a1", "b1", "b2", "a2", "a3", "d1", "e1")),
        both(laid(*FULL_HOME), people("a1", "b1", "b2", "a2", "a3", "d1", "e1", "f1")),
    ),
    "promise 4": (laid(SCHOOL, LIBRARY), laid(SCHOOL, LIBRARY, MUSEUM)),
    "promise 5": (graves("a1", "b1"), graves("a1")),
    "promise 6": (goods(3), goods(4)),
    "promise 7": (
        laid(("commercial_4", "a1", "b1", "c1", "d1"), ("commercial_2", "a2", "b2")),
        laid(("commercial_4", "a1", "b1", "c1", "d1"), ("commercial_3", "a2", "b2", "c2")),
    ),
    "promise 8": (laid(SCHOOL, LIBRARY, MUSEUM), laid(SCHOOL, LIBRARY, MUSEUM, METRO)),
    "promise 9": (
        laid(("police", "a1", "b1")),
        laid(("police", "a1", "b1"), ("fire_station", "a2", "b2", "b3")),
    ),
    "promise 10": (
        laid(("port", "a1", "b1", "b2", "a2"), ("refinery", "d1"), ("factory_2", "f1", "f2")),
        laid(("port", "a1", "b1", "b2", "a2"), ("refinery", "d1"), ("factory_3", "f1", "f2", "f3")),
    ),
    "promise 11": (with_value("reserve", 5), with_value("reserve", 4)),
    "promise 12": (with_value("pollution", 21), with_value("pollution", 20)),
    "promise 13": (
        laid(SCHOOL, LIBRARY, MUSEUM, METRO),
        laid(SCHOOL, LIBRARY, MUSEUM, METRO, CLINIC),
    ),
    "promise 14": (
        both(laid(*FULL_HOME), people("a1", "b1", "b2", "a2")),
        both(laid(*FULL_HOME), people("a1", "b1", "b2", "a2", "a3")),
    ),
    "promise 15": (empty_but("a1", "b1", "c1", "d1"), empty_but("a1", "b1", "c1")),
    "promise 16": (
        both(laid(*WORK), people(*WORKERS[:5])),
        both(laid(*WORK), people(*WORKERS)),
    ),
    "special 1": (
        laid(*(("park_1", cell) for cell in ("a1", "b1", "c1"))),
        laid(*(("park_1", cell) for cell in ("a1", "b1", "c1", "d1"))),
    ),
    "special 2": (nothing, laid(("port", "a1", "b1", "b2", "a2"))),
    "special 3": (nothing, laid(("refinery", "a1"))),
    "special 4": (nothing, laid(("police", "a1", "b1"))),
    "special 5": (nothing, laid(("fire_station", "a1", "b1", "b2"))),
    "special 6": (with_value("step", 1), with_value("step", 2)),
    "special 7": (laid(SCHOOL), laid(SCHOOL, LIBRARY)),
    "special 8": (
        laid(("commercial_1", "a1"), ("commercial_1", "b1")),
        laid(("commercial_1", "a1"), ("commercial_1", "b1"), ("commercial_2", "c1", "d1")),
    ),
    "special 9": (
        laid(("factory_1", "a1"), ("factory_1", "b1")),
        laid(("factory_1", "a1"), ("factory_1", "b1"), ("factory_1", "c1")),
    ),
    "special 10": (
        laid(*(("residential_1", cell) for cell in ("a1", "b1", "c1", "d1"))),
        laid(*(("residential_1", cell) for cell in ("a1", "b1", "c1", "d1", "e1"))),
    ),
    "special 11": (nothing, graves("a1")),
    "special 12": (nothing, abroad),
    "special 13": (goods(1), goods(2)),
    "special 14": (with_value("money", 9), with_value("money", 10)),
    "special 15": (with_value("pollution", 41), with_value("pollution", 40)),
    "special 16": (laid(SCHOOL, LIBRARY), laid(SCHOOL, LIBRARY, MUSEUM)),
}


def test_every_promise_is_tried() -> None:
    assert len(CASES) == len(PROMISES) == 32


@pytest.mark.rule("SC-109", "SC-113")
@pytest.mark.parametrize("name", CASES)
def test_a_promise_is_broken_just_below_its_mark_and_kept_at_it(name: str) -> None:
    below, at_mark = CASES[name]
    for change, kept in ((below, False), (at_mark, True)):
        table = Table(2)
        change(table)
        assert is_kept(table.game.world, 0, card(name)) is kept


@pytest.mark.parametrize("missing", range(5))
def test_mixed_districts_need_two_of_every_kind(missing: int) -> None:
    tiles = [*MIXED, ("factory_1", "c7")]
    del tiles[missing]
    table = Table(2)
    laid(*tiles)(table)
    assert not is_kept(table.game.world, 0, card("promise 2"))


@pytest.mark.parametrize("missing", ["port", "refinery"])
def test_heavy_industry_needs_port_and_refinery(missing: str) -> None:
    table = Table(2)
    tiles = {"port": ("a1", "b1", "b2", "a2"), "refinery": ("d1",), "factory_3": ("f1", "f2", "f3")}
    laid(*((tile, *cells) for tile, cells in tiles.items() if tile != missing))(table)
    assert not is_kept(table.game.world, 0, card("promise 10"))


def test_a_demolished_building_no_longer_counts() -> None:
    table = Table(2)
    place = table.lay(0, "police", "a1", "b1")
    assert is_kept(table.game.world, 0, card("special 4"))
    table.borough(0).demolish(place)
    assert not is_kept(table.game.world, 0, card("special 4"))


def test_full_employment_counts_tourists_and_needs_six_slots() -> None:
    table = Table(2)
    laid(*WORK)(table)
    table.people(0, *WORKERS[:5])
    table.people(1, WORKERS[5], at=0)
    assert is_kept(table.game.world, 0, card("promise 16"))
    table = Table(2)
    laid(WORK[0])(table)
    table.people(0, *WORKERS[:4])
    assert not is_kept(table.game.world, 0, card("promise 16"))


def test_cemeteries_on_the_extension_count_and_empty_cells_are_those_of_the_zone() -> None:
    table = Table(2)
    table.fill(0, "a1")
    table.bury(0, "a1")
    table.borough(0).bury(77, 0)
    assert names_of(table.borough(0).buried) == ["a1", "h8"]
    assert not is_kept(table.game.world, 0, card("promise 5"))
    assert is_kept(table.game.world, 0, card("promise 15"))
