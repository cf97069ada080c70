"""The order inside a turn: reveal, payment, placement, gains, and what comes after the cards."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Event

PLACED = {"event-built", "event-stage", "event-sold"}


def seats_of(events: list[Event], keys: set[str]) -> list[int]:
    """Where events of these keys stand among all events."""
    return [place for place, event in enumerate(events) if event.key in keys]


def answer_all(table: Table) -> list[tuple[int, str]]:
    """Answer what is asked after the cards; who was asked in which phase, in order."""
    asked = []
    while table.game.deciders and table.question(table.game.deciders[0]).phase not in (
        "phase-turn",
        "phase-recruitment-of-the-age",
    ):
        seat = table.game.deciders[0]
        asked.append((seat, table.question(seat).phase))
        moves = table.moves(seat)
        table.play(seat, "decline" if "decline" in moves else moves[0])
    return asked


def busy_table() -> Table:
    """A last turn in which every step of a turn has something to do.

    Seat 0, Roma B: its second stage. Seat 1: the Courtesans Guild. Seat 2, Halikarnassos: its
    second stage. Seat 3, Babylon B with two stages. Seat 4: the Hideout.
    """
    boards = ["rome:b", "rhodes", "halicarnassus", "babylon:b", "ephesus"]
    table = Table(5, boards, age=3, last_turn=True, leaders=True, cities=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1, coins=9)
    table.leader_hand(0, "nefertiti", "solomon")
    table.city(1, "lumber_yard", "clay_pool", "glassworks_1", "loom_1")
    table.hand(1, "courtesans_guild", "altar")
    table.city(2, "ore_vein", "foundry", stages=1, leaders=["zenobia"])
    table.city(3, stages=2)
    table.hand(3, "theater", "pawnshop")
    table.hand(4, "hideout", "tavern")
    table.discard("baths")
    table.turn("stage altar", "build courtesans_guild", "stage altar", "build theater")
    return table


def busy_turn() -> Table:
    """The busy table after the Hideout, too, was picked: everything else is still to come."""
    boards = ["rome:b", "rhodes", "halicarnassus", "babylon:b", "ephesus"]
    table = Table(5, boards, age=3, last_turn=True, leaders=True, cities=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1, coins=9)
    table.leader_hand(0, "nefertiti", "solomon")
    table.city(1, "lumber_yard", "clay_pool", "glassworks_1", "loom_1")
    table.hand(1, "courtesans_guild", "altar")
    table.city(2, "ore_vein", "foundry", stages=1, leaders=["zenobia"])
    table.city(3, stages=2)
    table.hand(3, "theater", "pawnshop")
    table.hand(4, "hideout", "tavern")
    table.discard("baths")
    table.turn(
        "stage altar", "build courtesans_guild", "stage altar", "build theater", "build hideout"
    )
    return table
