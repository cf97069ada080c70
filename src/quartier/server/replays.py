"""Positions that are not a table's present one: earlier ones, imagined ones, those of a record.

Moves are played again to get there, which is work for a process of its own. It remembers the last
few positions: who looks at one often asks for it again.
"""

from __future__ import annotations

import msgspec

from quartier.bots.registry import LEVELS, USUAL_LEVEL
from quartier.coach.branch import Branch
from quartier.core.record import BOT_MARK, Record, RecordError, record_of, replay
from quartier.core.rng import seed_text
from quartier.core.speech import Event, Refusal
from quartier.core.titles import Settings
from quartier.server import names
from quartier.server.jobs import Declined, Imagined, Situation, Work, situation
from quartier.server.messages import printable
from quartier.server.opening import log_of, play_again
from quartier.server.storage.rows import Logged, StoredTable
from quartier.server.storage.unplayable import Unplayable
from quartier.table import told
from quartier.table.seats import Seat
from quartier.table.sight import branch_sight, sight, told_events
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


class RecordJob(Work, frozen=True, tag=True):
    """What a record leads to at a table where `holder` has the first seat, and bots the others."""

    record: Record
    holder: Seat
    at: float


ReplayJob = PastJob | BranchJob | LineJob | RecordJob


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
    past = _past(job.game, job.log)
    if isinstance(job, PastJob):
        seen = msgspec.structs.replace(sight(past, job.seat), ask=None, undo=None)
        return told.Moment(**msgspec.structs.asdict(seen), version=past.version, seat=job.seat)
    branch, events = _branch(past, job.imagined)
    seat = _asked(branch, job)
    if isinstance(job, LineJob):
        is_asked = seat in branch.state.deciders
        return Line(
            situation(past.history, job.game.pepper, None, job.imagined), seat if is_asked else None
        )
    seen = _branch_seen(past, branch, events, seat)
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


def _branch(past: Table, imagined: Imagined) -> tuple[Branch, list[Event]]:
    """The branch after its moves, and what the last of them told."""
    branch = Branch(past.state, imagined.seat, int(imagined.world))
    events: list[Event] = []
    for seat, text in imagined.moves:
        move = past.parse(text)
        if move is None or seat not in branch.state.deciders:
            raise Declined(422, Refusal("", "refusal-unknown-move", {}))
        outcome = branch.play(seat, move)
        if isinstance(outcome, Refusal):
            raise Declined(422, outcome)
        events = outcome
    return branch, events


def _asked(branch: Branch, job: BranchJob) -> int:
    """Whose question is shown: the wanted seat's, mine, or that of the first who has one."""
    if job.wanted is not None and job.wanted < branch.state.seats:
        return job.wanted
    mine, deciders = job.imagined.seat, branch.state.deciders
    return mine if mine in deciders or not deciders else deciders[0]


def _branch_seen(past: Table, branch: Branch, events: list[Event], seat: int) -> told.Branch:
    return told.Branch(
        **msgspec.structs.asdict(branch_sight(past, branch.state, seat)),
        version=past.version,
        seat=seat,
        events=told_events(events, branch.state.eyes(seat)),
    )


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
    bot = player.removeprefix(BOT_MARK)
    return Seat("", bot if any(level.name == bot for level in LEVELS) else USUAL_LEVEL)
