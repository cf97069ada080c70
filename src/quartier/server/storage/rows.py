"""Tables as they are stored: their rows, and what they mean."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
import sqlalchemy as sa

from quartier.core.dealing import deal_key
from quartier.core.rng import Seed, parse_seed
from quartier.core.titles import Settings
from quartier.server.storage.database import Prepared, Statement
from quartier.server.storage.schema import GAME, LOG, SEAT
from quartier.table.entries import Entry
from quartier.table.pace import Pace
from quartier.table.seats import Seat

Status = Literal["open", "running", "over", "closed", "stopped", "damaged"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
# The installed rules do not lead where its log led: nobody can play on, nothing is lost.
STOPPED: Final = "stopped"
# A row of it cannot be read: nobody can play on until somebody has mended it.
DAMAGED: Final = "damaged"

# What help a table allows while it runs, each including the one before.
Help = Literal["none", "what-if", "hints"]
NO_HELP: Final = "none"
WHAT_IF: Final = "what-if"
HINTS: Final = "hints"
HELP: Final[tuple[Help, ...]] = (NO_HELP, WHAT_IF, HINTS)
# What was chosen; empty: nothing, so it is as usual.
ChosenHelp = Literal["", "none", "what-if", "hints"]

# A public table that waits for players is listed so long after one of its people was seen, or as
# long as they have for a move.
PATIENCE_SECONDS = 1_800.0

APPEND = sa.insert(LOG)

# Values per statement: databases limit their number.
ROWS = 500
JSON_COLUMNS = ("settings", "pace", "waiting", "stand_ins")
SEAT_COLUMNS = ("waiting", "stand_ins")
# What reading something that is not what it should be may raise.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)

Count = Annotated[int, msgspec.Meta(ge=0)]
# Seconds since 1970, for the next thirty thousand years.
Moment = Annotated[float, msgspec.Meta(ge=0, le=1e12)]


class StoredTable(msgspec.Struct, frozen=True):
    """A table as the lists show it. `link` lets people into a private one.

    `content` is the fingerprint of corrected content, as in a record; `lesson` names the lesson of
    its title that is held there, if one is.
    The deal follows from `secret` and what the seats add; a table out of a record has a `seed`.
    `seats` are those of the start: who plays them now follows from the log. What follows from it
    is noted here as far as entry `noted`. `damage` names the columns that could not be read; the
    table is shown without them, as damaged.
    """

    id: str
    title: str
    version: Count
    settings: Settings
    pace: Pace
    status: Status
    public: bool
    link: str
    host: str
    created: Moment
    changed: Moment
    seats: list[Seat]
    seed: str = ""
    secret: str = ""
    started: Moment = 0.0
    rematch: str = ""
    content: str = ""
    help: ChosenHelp = ""
    lesson: str = ""
    pepper: str = ""
    listed_until: Moment = 0.0
    noted: Count = 0
    waiting: list[Count] = []
    stand_ins: list[Count] = []
    due: Moment = 0.0
    position: str = ""
    rated: bool = False
    tournament: str = ""
    damage: list[str] = []

    def seat_of(self, identity: str) -> int | None:
        """The seat that belongs to a person."""
        for number, seat in enumerate(self.seats):
            if identity and seat.identity == identity:
                return number
        return None

    @property
    def seed_of_deal(self) -> Seed:
        """The seed of the deal, settled when the table starts and known to nobody until its end."""
        if self.seed:
            return parse_seed(self.seed)
        return deal_key(bytes.fromhex(self.secret), self.id, self.entropy)

    @property
    def entropy(self) -> list[str]:
        """What each seat adds to the deal."""
        return [seat.entropy or "" for seat in self.seats]

    @property
    def is_for_one(self) -> bool:
        """Whether at most one person has a seat and nobody else can take one."""
        people = [seat for seat in self.seats if seat.identity]
        return len(people) <= 1 and not any(seat.is_open for seat in self.seats)

    @property
    def allowed_help(self) -> Help:
        """What was chosen; otherwise nothing among people, and everything for who is alone."""
        return self.help or (HINTS if self.is_for_one else NO_HELP)

    def allows(self, wanted: Help) -> bool:
        """Whether this much help is allowed while the table runs."""
        return HELP.index(wanted) <= HELP.index(self.allowed_help)

    @property
    def owing(self) -> set[str]:
        """The persons the table waits for."""
        if self.status != RUNNING:
            return set()
        seats = [self.seats[seat] for seat in self.waiting if seat not in self.stand_ins]
        return {seat.identity for seat in seats if seat.identity}

    def bot_of(self, seat: int) -> bool:
        return bool(self.seats[seat].bot) or seat in self.stand_ins


class Logged(msgspec.Struct, frozen=True):
    """An entry of a log, with the fingerprint of the position it was made in."""

    sequence: int
    at: Moment
    entry: Entry
    position: str


# What is shown of a table whose columns cannot be read: nothing, and nothing public.
BLANK = StoredTable(
    id="",
    title="",
    version=0,
    settings={},
    seed="",
    pace=Pace(),
    status=DAMAGED,
    public=False,
    link="",
    host="",
    created=0.0,
    changed=0.0,
    seats=[],
)
# What is no column of the row, or cannot be wrong in it.
NO_COLUMNS = ("id", "seats", "damage")


def _reader(name: str, kind: Any) -> Callable[[Any], object]:
    """What makes a field of a table out of a column."""
    if name in JSON_COLUMNS:
        return msgspec.json.Decoder(kind).decode
    return partial(msgspec.convert, type=kind)


READERS = {
    name: _reader(name, kind)
    for name, kind in get_type_hints(StoredTable, include_extras=True).items()
    if name not in NO_COLUMNS
}
READ_ENTRY = msgspec.json.Decoder(Entry).decode


def insertions(game: StoredTable, log: list[Logged]) -> list[Statement]:
    columns = msgspec.structs.asdict(game)
    del columns["seats"], columns["damage"]
    for name in JSON_COLUMNS:
        columns[name] = json_text(columns[name])
    seats = [
        {"game": game.id, "number": number, **msgspec.structs.asdict(seat)}
        for number, seat in enumerate(game.seats)
    ]
    statements: list[Statement] = [sa.insert(GAME).values(columns), sa.insert(SEAT).values(seats)]
    if log:
        statements.append(Prepared(APPEND, [log_columns(game.id, logged) for logged in log]))
    return statements


def log_columns(game_id: str, logged: Logged) -> dict[str, object]:
    columns = msgspec.structs.asdict(logged)
    return {**columns, "game": game_id, "entry": json_text(logged.entry)}


def game_of(row: dict[str, object], seats: dict[int, Seat]) -> StoredTable:
    """A table out of its row and seats, whatever they hold: what cannot be read is its damage."""
    fields: dict[str, object] = {"id": row["id"]}
    damage: list[str] = []
    for name, reader in READERS.items():
        try:
            fields[name] = found = reader(row[name])
            if name in SEAT_COLUMNS:
                _need_seats(found, len(seats))
        except UNREADABLE:
            fields[name] = getattr(BLANK, name)
            damage.append(name)
    if not seats or sorted(seats) != list(range(len(seats))):
        damage.append("seats")
    if damage:
        fields["status"] = DAMAGED
    holders = [seats[number] for number in sorted(seats)]
    return StoredTable(**fields, seats=holders, damage=damage)  # type: ignore[arg-type]


def _need_seats(named: Any, seats: int) -> None:
    if not all(0 <= seat < seats for seat in named):
        raise msgspec.ValidationError("no such seat")


def logged_of(row: dict[str, object], seats: int) -> Logged:
    """An entry out of its row; one of `UNREADABLE` if it is none."""
    entry = READ_ENTRY(str(row["entry"]))
    _need_seats([entry.seat], seats)
    return msgspec.convert({**row, "entry": entry}, Logged)


def listed_until(pace: Pace, now: float) -> float:
    """Until when a waiting table is listed if somebody of it is there now."""
    return now + max(PATIENCE_SECONDS, pace.base if pace.per_move else 0.0)


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
