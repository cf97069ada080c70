"""Tables as they are stored: their rows, and what they mean."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from quartier.core.titles import Settings
from quartier.server.storage.database import Prepared, Statement
from quartier.server.storage.schema import GAME, LOG, SEAT
from quartier.table.entries import Entry
from quartier.table.pace import Pace
from quartier.table.seats import Seat

OPEN = "open"
RUNNING = "running"
OVER = "over"
CLOSED = "closed"
# The installed rules do not lead where its log led: nobody can play on, nothing is lost.
STOPPED = "stopped"

APPEND = sa.insert(LOG)
JSON_COLUMNS = ("settings", "pace", "waiting", "stand_ins")


class Game(msgspec.Struct, frozen=True):
    """A table as the lists show it. `link` lets people into a private one.

    `seats` are those of the start: who plays them now follows from the log. What follows from it
    is noted here as far as entry `noted`.
    """

    id: str
    title: str
    version: int
    settings: Settings
    seed: str
    pace: Pace
    status: str
    public: bool
    link: str
    host: str
    created: float
    changed: float
    seats: list[Seat]
    started: float = 0.0
    rematch: str = ""
    noted: int = 0
    waiting: list[int] = []
    stand_ins: list[int] = []
    due: float = 0.0
    position: str = ""

    def seat_of(self, identity: str) -> int | None:
        """The seat that belongs to a person."""
        for number, seat in enumerate(self.seats):
            if identity and seat.identity == identity:
                return number
        return None

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
    at: float
    entry: Entry
    position: str


def insertions(game: Game, log: list[Logged]) -> list[Statement]:
    columns = msgspec.structs.asdict(game)
    del columns["seats"]
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


def game_of(row: dict[str, object], seats: list[Seat]) -> Game:
    fields = {**row, "seats": seats}
    for name in JSON_COLUMNS:
        fields[name] = msgspec.json.decode(str(fields[name]))
    return msgspec.convert(fields, Game)


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
