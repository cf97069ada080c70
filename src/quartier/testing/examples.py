"""Keeps worked examples for the rules pages, out of the tests that show them.

    keeps_example(TITLE, "SW-T6", table.game, 0, "build baths", "build spy_ring")

in a test compares the position, as a seat sees it, and whether the moves are allowed there with
what is kept. With QUARTIER_EXAMPLES=write it is written anew.
"""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from quartier.core.state import State
from quartier.core.titles import Title
from quartier.examples import FILE, Asked, Example, Why, examples_of
from quartier.table import told
from quartier.table.sight import branch_sight, told_move

VARIABLE = "QUARTIER_EXAMPLES"


def keeps_example(title: Title, number: str, state: State, seat: int, *moves: str) -> None:
    """Fail unless the example is kept like this."""
    made = _plain(_example(title, state, seat, moves))
    path = Path(str(files(title.package))) / FILE
    kept: dict[str, Any] = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    if os.environ.get(VARIABLE) == "write":
        kept[number] = made
        ordered = dict(sorted(kept.items(), key=lambda pair: int(pair[0].partition("T")[2])))
        lines = [f"{_json(key)}: {_json(value)}" for key, value in ordered.items()]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        examples_of.cache_clear()
    assert kept.get(number) == made, f"{number} is kept otherwise; {VARIABLE}=write keeps it so"


def _example(title: Title, state: State, seat: int, moves: tuple[str, ...]) -> Example:
    sitting = [told.Holder("", False, "normal", False) for _ in range(state.seats)]
    sitting[seat] = told.Holder("", True, "", False)
    seen = msgspec.structs.asdict(branch_sight(sitting, state, seat))
    sight = told.Moment(**seen, version=0, seat=seat)
    return Example(sight, [_asked(title, state, seat, text) for text in moves])


def _asked(title: Title, state: State, seat: int, text: str) -> Asked:
    move = title.space.parse(text)
    assert move is not None, f"{title.id} has no move {text}"
    refusal = state.refusal(seat, move)
    why = None if refusal is None else Why(refusal.rule, refusal.key, refusal.facts)
    return Asked(told_move(move), why)


def _plain(example: Example) -> Any:
    return msgspec.json.decode(msgspec.json.encode(example))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
