"""What one viewer of a table is told: everything at once, or what has changed."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple

from quartier.core import speech
from quartier.core.moves import Move
from quartier.core.speech import Event
from quartier.core.state import State
from quartier.core.views import ViewPart, told_lines
from quartier.table import told
from quartier.table.entries import Entry, StoodIn
from quartier.table.table import Table


def sight(table: Table, seat: int | None) -> told.Sight:
    """All that a seat, or a spectator, may know of the table now."""
    state = table.state
    request = table.undo_request
    return told.Sight(
        view=state.view(seat),
        waiting=state.deciders,
        ask=None if seat is None else ask(state, seat),
        undo=None if seat is None else undo(table, seat),
        undo_request=None
        if request is None
        else told.UndoRequest(request.seat, list(request.pending)),
        seats=holders(table),
        clocks=clocks(table),
        result=result(state.result),
    )


def ask(state: State, seat: int) -> told.Ask | None:
    """The question a seat owes an answer to, with every legal answer."""
    if seat not in state.deciders:
        return None
    question = state.question(seat)
    moves = [told_move(move) for move in state.moves(seat)]
    return told.Ask(question.phase, question.prompt, question.rule, question.facts, moves)


def holders(table: Table) -> list[told.Holder]:
    """Who sits where."""
    return [told.Holder(seat.name, seat.guest, seat.bot, seat.is_stand_in) for seat in table.seats]


def clocks(table: Table) -> list[told.Clock] | None:
    """The time of every seat; None without a clock."""
    if not table.clocks.pace.is_timed:
        return None
    times = zip(table.clocks.left, table.clocks.since, strict=True)
    return [told.Clock(left, since) for left, since in times]


def branch_sight(holders: list[told.Holder], state: State, seat: int) -> told.Sight:
    """A position that was not played at a table, in the shape of one that was."""
    return told.Sight(
        view=state.view(seat),
        waiting=state.deciders,
        ask=ask(state, seat),
        undo=None,
        undo_request=None,
        seats=holders,
        clocks=None,
        result=result(state.result),
    )


def undo(table: Table, seat: int) -> told.Undo:
    """Whether a seat may take its last answer back: "free", "ask" the others, or "" not at all."""
    if table.is_over or not table.allows_undo:
        return ""
    if table.may_take_back(seat):
        return "free"
    return "ask" if any(entry.seat == seat for entry in table.history.decisions) else ""


def told_move(move: Move) -> told.Move:
    return told.Move(move.text, move.key, move.facts)


def told_entry(entry: Entry, withdrawn: list[int]) -> told.LogEntry:
    kind = entry.__struct_config__.tag
    assert isinstance(kind, str)
    bot = entry.bot if isinstance(entry, StoodIn) else UNSET
    return told.LogEntry(kind, entry.seat, bot, withdrawn or UNSET)


def told_events(events: list[Event], eyes: int) -> list[told.TableEvent]:
    """The events these eyes may see."""
    return [told.TableEvent(event.key, event.facts) for event in events if event.eyes & eyes]


def frames(passed: list[tuple[int, ViewPart]], before: ViewPart) -> list[told.Frame]:
    """Views on the way of a move, each as what has changed since the one before."""
    changes: list[told.Frame] = []
    for events, view in passed:
        changes.append(told.Frame(events, patch(before, view)))
        before = view
    return changes


def result(result: speech.Result | None) -> told.Result | None:
    if result is None:
        return None
    return told.Result(
        categories=result.categories,
        lines=[told_lines(lines) for lines in result.lines],
        totals=result.totals,
        ranks=result.ranks,
        tie_break=result.tie_break,
        reason=result.reason,
        teams=result.teams,
        remarks=[told.Remark(one.rule, one.key, one.facts) for one in result.remarks],
    )


def patch(old: object, new: object) -> object:
    """What turns `old` into `new`: {"=": value} replaces, {"key": patch} goes into a dict or list.

    A struct is the dict a client gets of it. Lists of equal length are compared item by item,
    others replaced. Equal values need no patch: the caller compares first.
    """
    changed: dict[str, object] = {}
    if isinstance(old, msgspec.Struct) and type(new) is type(old):
        keys = old.__struct_encode_fields__
        for key, before, after in zip(keys, astuple(old), astuple(new), strict=True):
            if before != after:
                if after is UNSET:
                    return {"=": new}
                changed[key] = {"=": after} if before is UNSET else patch(before, after)
        return changed
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for key, value in new.items():
            if key not in old:
                changed[key] = {"=": value}
            elif old[key] != value:
                changed[key] = patch(old[key], value)
        return changed
    if isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                changed[str(index)] = patch(before, after)
        return changed
    return {"=": new}
