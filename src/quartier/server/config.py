"""What a server is told when it starts."""

from __future__ import annotations

import msgspec

from quartier.bots.budget import LONGEST_SECONDS
from quartier.private import data_folder


class Limits(msgspec.Struct, frozen=True):
    """What one client may do; generous for people, tight for programs gone wrong."""

    message_bytes: int = 4_096
    body_bytes: int = 1_048_576
    messages_per_second: float = 10.0
    message_burst: int = 40
    # Looks at where a move would lead; each costs about as much as a move.
    foresights_per_second: float = 6.0
    foresight_burst: int = 24
    requests_per_second: float = 20.0
    request_burst: int = 100
    # Opening a connection may mean reading a table; whoever was refused comes back a little later.
    connections_per_second: float = 10.0
    connection_burst: int = 100
    # Until a request has arrived; browsers also open connections before they know what for.
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    connections_per_address: int = 256
    unfinished_per_address: int = 64
    # New guests and new names from one address: a class of pupils may come at once.
    names_per_second: float = 0.5
    name_burst: int = 60
    # Checking a password is made to be slow: these bound what that costs, and guessing.
    passwords_per_second: float = 0.2
    password_burst: int = 10
    # For one account, from devices it was never used on: what strangers can guess together.
    passwords_per_name_per_second: float = 1 / 60
    password_name_burst: int = 5
    # Letters that ask whether an address is somebody's: per person, per mailbox, per address.
    letters_per_hour: int = 3
    letters_per_hour_of_address: int = 20
    # Letters that it is somebody's turn.
    turn_letter_seconds: float = 600.0
    turn_letters_per_day: int = 20
    reports_per_day: int = 5
    open_tables: int = 200
    # Tournaments of one host that are not over, and people in one of them.
    open_tournaments: int = 5
    entrants: int = 128
    # Public ones that wait for players are in everybody's list.
    waiting_tables: int = 5
    guest_waiting_tables: int = 2
    tables_per_hour: int = 60
    guest_tables_per_hour: int = 30
    # Of all guests of an address together: one may be many.
    address_tables_per_hour: int = 240
    address_public_tables_per_hour: int = 20
    # Seconds on a clock at least; with fewer nobody could play.
    shortest_clock: float = 10.0
    sockets_per_identity: int = 50
    chat_characters: int = 500
    # A record is a whole table to be stored at once, and nobody has many of them at hand.
    uploads_per_second: float = 0.2
    upload_burst: int = 10
    # What bots that people ask for may think at most, by the clock or in playouts.
    search_seconds: float = 1.5
    search_playouts: int = 1_000
    # Tables where only bots play, on one share of the processors.
    bot_tables: int = 6


class Backups(msgspec.Struct, frozen=True):
    """Where copies of the database go, how often, and how many are kept; no folder: none."""

    folder: str = ""
    hours: int = 24
    keep: int = 14


class Retention(msgspec.Struct, frozen=True):
    """After how many days what nobody needs is forgotten; 0: never."""

    guest_days: int = 180
    waiting_days: int = 30
    chat_days: int = 365


class Config(msgspec.Struct, frozen=True):
    """Where to listen, where to keep things, how to reach people."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_url: str = ""
    smtp: str = ""
    metrics_token: str = ""
    # Processes that think for long; 0: as many as there are cores to spare.
    bot_processes: int = 0
    # Whether people may ask for any bot, and have it think as long as they like.
    any_bots: bool = False
    local_webhooks: bool = False
    # Whether to compile the rules in the background where they are not.
    compiles_rules: bool = False
    backups: Backups = Backups()
    retention: Retention = Retention()
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'quartier.sqlite'}"

    @property
    def longest_search(self) -> float:
        """Seconds a bot may think."""
        return LONGEST_SECONDS if self.any_bots else self.limits.search_seconds

    @property
    def is_open_to_all(self) -> bool:
        """Whether other machines reach it, at any address of this one."""
        return self.host in ("0.0.0.0", "::")

    @property
    def address(self) -> str:
        """Where a browser finds the server."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        if self.is_open_to_all:
            host = "127.0.0.1"
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"
