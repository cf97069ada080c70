"""What one viewer of a table is told: everything at once, or what has changed."""

from __future__ import annotations

import msgspec

from quartier.core.moves import Move
from quartier.core.speech import Event, Facts, Refusal, Result
from quartier.core.state import State
from quartier.table.table import Table

Json = dict[str, object]
Items = list | tuple


def sight(table: Table, seat: int | None) -> Json:
    """All that a seat, or a spectator, may know of the table now."""
    state = table.state
    request = table.undo_request
    result = state.result
    return {
        "view": state.view(seat),
        "waiting": state.deciders,
        "ask": None if seat is None else ask(state, seat),
        "undo": None if seat is None else undo(table, seat),
        "undo_request": None
        if request is None
        else {"seat": request.seat, "pending": list(request.pending)},
        "seats": holders(table),
        "clocks": table.clocks.data(),
        "result": None if result is None else result_data(result),
    }


def ask(state: State, seat: int) -> Json | None:
    """The question a seat owes an answer to, with every legal answer."""
    if seat not in state.deciders:
        return None
    question = state.question(seat)
    return {
        "phase": question.phase,
        "prompt": question.prompt,
        "rule": question.rule,
        "facts": question.facts,
        "moves": [move_data(move) for move in state.moves(seat)],
    }


def holders(table: Table) -> list[Json]:
    """Who sits where."""
    return [
        {
            "name": holder.name,
            "guest": holder.guest,
            "bot": holder.bot,
            "stand_in": holder.is_stand_in,
        }
        for holder in table.seats
    ]


def branch_sight(table: Table, state: State, seat: int) -> Json:
    """A position that was not played at the table, in the shape of one that was."""
    result = state.result
    return {
        "view": state.view(seat),
        "waiting": state.deciders,
        "ask": ask(state, seat),
        "undo": None,
        "undo_request": None,
        "seats": holders(table),
        "clocks": None,
        "result": None if result is None else result_data(result),
    }


def undo(table: Table, seat: int) -> str:
    """Whether a seat may take its last answer back: "free", "ask" the others, or "" not at all."""
    if table.is_over:
        return ""
    if table.may_take_back(seat):
        return "free"
    return "ask" if any(entry.seat == seat for entry in table.history.entries) else ""


def move_data(move: Move) -> Json:
    return {"text": move.text, "key": move.key, "facts": move.facts}


def event_data(event: Event) -> Json:
    return {"key": event.key, "facts": event.facts}


def events_for(table: Table, events: list[Event], seat: int | None) -> list[Json]:
    """The events a viewer may see."""
    eyes = table.state.eyes(seat)
    return [event_data(event) for event in events if event.eyes & eyes]


def refusal_data(refusal: Refusal) -> Json:
    facts: Facts = refusal.facts
    return {"rule": refusal.rule, "key": refusal.key, "facts": facts}


def result_data(result: Result) -> Json:
    return {
        "categories": result.categories,
        "lines": [
            [
                {
                    "category": line.category,
                    "source": line.source,
                    "rule": line.rule,
                    "points": line.points,
                }
                for line in lines
            ]
            for lines in result.lines
        ],
        "totals": result.totals,
        "ranks": result.ranks,
        "tie_break": result.tie_break,
        "reason": result.reason,
    }


def patch(old: object, new: object) -> object:
    """What turns `old` into `new`: {"=": value} replaces, {"key": patch} goes into a dict or list.

    Lists of equal length are compared item by item, others replaced. Equal values need no patch:
    the caller compares first.
    """
    old, new = _entries(old), _entries(new)
    if isinstance(old, dict) and isinstance(new, dict):
        changed: Json = {}
        for key, value in new.items():
            if key not in old:
                changed[key] = {"=": value}
            elif old[key] != value:
                changed[key] = patch(old[key], value)
        gone = [key for key in old if key not in new]
        if not gone:
            return changed
    elif isinstance(old, Items) and isinstance(new, Items) and len(old) == len(new):
        return {
            str(index): patch(before, after)
            for index, (before, after) in enumerate(zip(old, new, strict=True))
            if before != after
        }
    return {"=": new}


def _entries(part: object) -> object:
    """A struct as the dict a client gets of it, its parts as they are; anything else itself."""
    if not isinstance(part, msgspec.Struct):
        return part
    entries = zip(part.__struct_encode_fields__, msgspec.structs.astuple(part), strict=True)
    return {name: value for name, value in entries if value is not msgspec.UNSET}
