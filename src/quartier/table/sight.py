"""What one viewer of a table is told: everything at once, or what has changed."""

from __future__ import annotations

from msgspec import UNSET

from quartier.core import speech
from quartier.core.moves import Move
from quartier.core.patches import Patches
from quartier.core.speech import Event
from quartier.core.state import State
from quartier.core.views import ViewPart, told_lines
from quartier.table import told
from quartier.table.entries import Entry, StoodIn
from quartier.table.table import Table

Sights = dict[int | None, told.Sight]


def sights(
    table: Table, seats: list[int | None], earlier: Sights | None = None, version: int = 0
) -> Sights:
    """All that each of some seats, or spectators, may know of the table now.

    What a seat was asked at an earlier version is taken from there, if it has not changed since.
    """
    state = table.state
    request = table.undo_request
    waiting, sitting, times = state.deciders, holders(table), clocks(table)
    wish = None if request is None else told.UndoRequest(request.seat, list(request.pending))
    end = result(state.result)
    return {
        seat: told.Sight(
            view=view,
            waiting=waiting,
            ask=_asked(table, seat, (earlier or {}).get(seat), version),
            undo=None if seat is None else undo(table, seat),
            undo_request=wish,
            seats=sitting,
            clocks=times,
            result=end,
        )
        for seat, view in zip(seats, state.views(seats), strict=True)
    }


def sight(table: Table, seat: int | None) -> told.Sight:
    """All that a seat, or a spectator, may know of the table now."""
    return sights(table, [seat])[seat]


def _asked(
    table: Table, seat: int | None, earlier: told.Sight | None, version: int
) -> told.Ask | None:
    if seat is None:
        return None
    before = None if earlier is None else earlier.ask
    if before is None or seat not in table.state.deciders or table.is_stale(seat, version):
        return ask(table.state, seat)
    return before


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
    return [told.Clock(*table.clocks.shown(seat)) for seat in range(len(table.seats))]


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


def frames(
    passed: list[tuple[int, ViewPart]], before: ViewPart, patches: Patches
) -> list[told.Frame]:
    """Views on the way of a move, each as what has changed since the one before."""
    changes: list[told.Frame] = []
    for events, view in passed:
        changes.append(told.Frame(events, patches.between(before, view)))
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
