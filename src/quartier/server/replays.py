"""Positions that are not a table's present one: earlier ones, imagined ones, those of a record.

Moves are played again to get there, which is work for a process of its own. It remembers the last
few positions: who looks at one often asks for it again.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from quartier.bots.levels import USUAL_LEVEL, level_of
from quartier.coach.branch import Branch
from quartier.core.record import BOT_MARK, Record, RecordError, record_of, replay
from quartier.core.rng import seed_text
from quartier.core.speech import Event, Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title
from quartier.puzzles.puzzle import SEPARATOR, Puzzle, position_of, puzzles_of
from quartier.server import names
from quartier.server.jobs import Declined, Imagined, Situation, Work, situation
from quartier.server.messages import printable
from quartier.server.opening import log_of, play_again
from quartier.server.storage.rows import Logged, StoredTable
from quartier.server.storage.unplayable import Unplayable
from quartier.server.titles import find_title
from quartier.table import told
from quartier.table.seats import Seat
from quartier.table.sight import branch_sight, holders, sight, told_events
from quartier.table.table import Table

MOST_REMEMBERED = 20


class TableJob(Work, frozen=True, tag=True):
    """Base of what is asked of a table's past: the log as far as the position."""

    game: StoredTable
    log: list[Logged]


class PastJob(TableJob, frozen=True, tag=True):
    """The table as a seat, or a spectator, saw it then."""

    seat: int | None


class BranchJob(TableJob, frozen=True, tag=True):
    """A line that did not happen, as the wanted seat sees it; by default who has to decide.

    `ahead` is a move of that seat: then the view is the one it would lead to by itself.
    """

    imagined: Imagined
    wanted: int | None
    ahead: str = ""


class LineJob(BranchJob, frozen=True, tag=True):
    """The same line, for a bot to think about."""


class PuzzleJob(Work, frozen=True, tag=True):
    """A puzzle as its seat sees it, or a line from there, as the wanted seat sees that."""

    title: str
    number: int
    imagined: Imagined | None = None
    wanted: int | None = None


class RecordJob(Work, frozen=True, tag=True):
    """What a record leads to at a table where `holder` has the first seat, and bots the others."""

    record: Record
    holder: Seat
    at: float


ReplayJob = PastJob | BranchJob | LineJob | PuzzleJob | RecordJob


class Line(msgspec.Struct, frozen=True):
    """Where a line leads, and who is asked there; None if nobody is."""

    situation: Situation
    seat: int | None


class Replayed(msgspec.Struct, frozen=True):
    """What a record leads to; `record` is that of the new table, if it is over."""

    settings: Settings
    seed: str
    seats: list[Seat]
    log: list[Logged]
    waiting: list[int]
    position: str
    record: str | None


def replayed(job: ReplayJob) -> object:
    """The answer to a job, as plain data."""
    if isinstance(job, RecordJob):
        return _from_record(job)
    if isinstance(job, PuzzleJob):
        return _puzzle_seen(job)
    past = _past(job.game, job.log)
    if isinstance(job, PastJob):
        seen = msgspec.structs.replace(sight(past, job.seat), ask=None, undo=None)
        return told.Moment(**msgspec.structs.asdict(seen), version=past.version, seat=job.seat)
    branch, events = _branch(past.title, past.state, job.imagined)
    seat = _asked(branch, job.imagined.seat, job.wanted)
    if isinstance(job, LineJob):
        is_asked = seat in branch.state.deciders
        return Line(
            situation(past.history, job.game.pepper, None, job.imagined), seat if is_asked else None
        )
    seen = _branch_seen(holders(past), past.version, branch.state, events, seat)
    return _foreseen(past, branch, seen, job.ahead) if job.ahead else seen


def _foreseen(past: Table, branch: Branch, seen: told.Branch, text: str) -> told.Branch:
    """The branch with the view its seat would have after a move that nobody has made."""
    move = past.parse(text)
    if move is None or seen.seat is None or seen.seat not in branch.state.deciders:
        raise Declined(422, Refusal("", "refusal-unknown-move", {}))
    refusal = branch.state.refusal(seen.seat, move)
    if refusal is not None:
        raise Declined(422, refusal)
    view = branch.state.foreseen(seen.seat, move).state.view(seen.seat)
    return msgspec.structs.replace(seen, view=view)


_remembered: dict[tuple[str, int], Table] = {}


def _past(game: StoredTable, log: list[Logged]) -> Table:
    """A table after its log; nobody may change it, as others may ask for it again."""
    key = (game.id, len(log))
    if key not in _remembered:
        try:
            past, _ = play_again(game, log)
        except Unplayable as reason:
            raise Declined(409, Refusal("", reason.key, {})) from reason
        if len(_remembered) == MOST_REMEMBERED:
            del _remembered[next(iter(_remembered))]
        _remembered[key] = past
    return _remembered[key]


def _branch(title: Title, start: State, imagined: Imagined) -> tuple[Branch, list[Event]]:
    """The branch after its moves, and what the last of them told."""
    branch = Branch(start, imagined.seat, int(imagined.world))
    events: list[Event] = []
    for seat, text in imagined.moves:
        move = title.space.parse(text)
        if move is None or seat not in branch.state.deciders:
            raise Declined(422, Refusal("", "refusal-unknown-move", {}))
        outcome = branch.play(seat, move)
        if isinstance(outcome, Refusal):
            raise Declined(422, outcome)
        events = outcome
    return branch, events


def _asked(branch: Branch, mine: int, wanted: int | None) -> int:
    """Whose question is shown: the wanted seat's, mine, or that of the first who has one."""
    if wanted is not None and wanted < branch.state.seats:
        return wanted
    deciders = branch.state.deciders
    return mine if mine in deciders or not deciders else deciders[0]


def _branch_seen(
    sitting: list[told.Holder], version: int, state: State, events: list[Event], seat: int
) -> told.Branch:
    return told.Branch(
        **msgspec.structs.asdict(branch_sight(sitting, state, seat)),
        version=version,
        seat=seat,
        events=told_events(events, state.eyes(seat)),
    )


def _puzzle_seen(job: PuzzleJob) -> told.Branch:
    title, puzzle = found_puzzle(job.title, job.number)
    sitting = [told.Holder("", False, USUAL_LEVEL, False) for _ in range(puzzle.seats)]
    sitting[puzzle.seat] = told.Holder("", True, "", False)
    start = _puzzle_position(title, puzzle.number)
    version = puzzle.moves.count(SEPARATOR) + 1
    if job.imagined is None:
        return _branch_seen(sitting, version, start, [], puzzle.seat)
    branch, events = _branch(title, start, job.imagined)
    seat = _asked(branch, puzzle.seat, job.wanted)
    return _branch_seen(sitting, version, branch.state, events, seat)


def found_puzzle(title_id: str, number: int) -> tuple[Title, Puzzle]:
    title = find_title(title_id)
    for puzzle in puzzles_of(title) if title else ():
        if puzzle.number == number:
            assert title is not None
            return title, puzzle
    raise Declined(404, Refusal("", "refusal-no-puzzle", {}))


@lru_cache(MOST_REMEMBERED)
def _puzzle_position(title: Title, number: int) -> State:
    """Nobody may change it, as others may ask for it again."""
    _, puzzle = found_puzzle(title.id, number)
    return position_of(title, puzzle)


def _from_record(job: RecordJob) -> Replayed:
    try:
        past = replay(job.record)
    except RecordError as error:
        raise Declined(422, error.refusal) from error
    players = [*job.record.players, *[""] * past.state.seats][1 : past.state.seats]
    seats = [job.holder, *(_bot_for(player) for player in players)]
    names = [seat.name or BOT_MARK + seat.bot for seat in seats]
    is_over = past.state.result is not None
    return Replayed(
        past.settings,
        seed_text(past.seed),
        seats,
        log_of(past, job.at),
        past.state.deciders,
        past.state.fingerprint(),
        msgspec.json.encode(record_of(past, names)).decode() if is_over else None,
    )


def _bot_for(player: str) -> Seat:
    """Who plays on for a player of a record: the bot it was, or one with the person's name.

    Anybody can write a name into a file, so it is no more than a guest's.
    """
    if not player.startswith(BOT_MARK):
        return Seat("", USUAL_LEVEL, printable(player)[: names.LENGTH], guest=True)
    level = level_of(player.removeprefix(BOT_MARK))
    return Seat("", level.name if level else USUAL_LEVEL)
