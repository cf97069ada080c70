"""What clients send and get over HTTP, typed and checked at the door."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quartier.core.titles import Settings
from quartier.server.people.quiet import Quiet
from quartier.server.storage.keeping import (
    Act,
    Bulletin,
    KeptTable,
    Person,
    Report,
    Sanction,
)
from quartier.server.storage.rows import ChosenHelp, Help, Status
from quartier.table.pace import Pace
from quartier.table.told import Facts, LogEntry, Phrase, TableEvent

# What a name may be is told in words, by names.py; no database takes a NUL.
Name = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00]*\Z")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
# As browsers check it: one mailbox, and nothing a mail server could take for more.
EMAIL_PATTERN = (
    r"^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
    r"(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*)?\Z"
)
Token = Annotated[str, msgspec.Meta(max_length=1_000)]
BotSpec = Annotated[str, msgspec.Meta(max_length=40)]
# Without line breaks, which stand between what is added to a deal; $ alone would let a last one by.
ENTROPY_PATTERN = r"^[0-9A-Za-z_-]+$(?!\n)"
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


def printable(text: str) -> str:
    """A text a person typed, without what cannot be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything a client sends."""


class SetName(Request, frozen=True):
    """Choose a nickname; the first time this makes a guest."""

    name: Name
    language: Annotated[str, msgspec.Meta(pattern="^(en|fr)$")] = "en"


class SetReach(Request, frozen=True):
    """How to be told that it is one's turn while no page is open; empty: not at all."""

    webhook: Annotated[
        str, msgspec.Meta(max_length=500, pattern=r"^(https?://[^\s\x00-\x1f\x7f]+)?$")
    ] = ""
    email: Annotated[str, msgspec.Meta(max_length=200, pattern=EMAIL_PATTERN)] = ""
    # One letter a day about all tables that wait, instead of one for each turn.
    digest: bool = False


class SetQuiet(Request, frozen=True):
    """When not to be disturbed; null: at no time."""

    quiet: Quiet | None


class Credentials(Request, frozen=True):
    account: Name
    password: Password


class NewPassword(Request, frozen=True):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    password: Password


class Forgotten(Request, frozen=True):
    """An account whose password is forgotten."""

    account: Name


class ResetPassword(Request, frozen=True):
    """The token of a letter, and the password from now on."""

    token: Token
    password: Password


class DeleteMe(Request, frozen=True):
    """An account says its password, so that nobody else deletes it; a guest has none."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class ConfirmEmail(Request, frozen=True):
    """The token of a letter."""

    token: Token


class Wishes(Request, frozen=True):
    """Options of a table as a person has chosen them, the latest choice last."""

    title: str
    seats: SeatNumber
    chosen: Annotated[list[tuple[str, bool | str]], msgspec.Meta(max_length=100)] = []


class Settled(msgspec.Struct, frozen=True):
    """Settings that go together: which of them came along with what was chosen, of each option
    the values a table with so many seats can have, and whether a network has learned this mix.
    """

    settings: Settings
    implied: list[str]
    choices: dict[str, list[bool | str]]
    is_learned: bool


class NewSeat(Request, frozen=True):
    """A seat of a new table: for me, for a bot, or open."""

    me: bool = False
    bot: BotSpec = ""


class NewTable(Request, frozen=True):
    title: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    settings: Settings = {}
    pace: Pace = Pace()
    public: bool = False
    wait: bool = False
    help: ChosenHelp = ""
    rated: bool = False


class Join(Request, frozen=True):
    """Take an open seat: this one, or the first. A private table asks for its link."""

    seat: SeatNumber | None = None
    link: Annotated[str, msgspec.Meta(max_length=40)] = ""
    wait: bool = False


class Rematch(Request, frozen=True):
    """The same table once more. Here and above: `wait` for what I shall add to the deal."""

    wait: bool = False


class AddEntropy(Request, frozen=True):
    """What my seat adds to the deal."""

    entropy: Annotated[str, msgspec.Meta(max_length=64, pattern=ENTROPY_PATTERN)]


class Me(msgspec.Struct, frozen=True):
    name: str
    account: str | None
    language: str
    webhook: str
    email: str
    email_confirmed: bool
    quiet: Quiet | None
    digest: bool
    # Whether I look after the server on its page.
    is_keeper: bool


class SessionInfo(msgspec.Struct, frozen=True):
    """A device on which I am known; `here` is the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class Refused(msgspec.Struct, frozen=True):
    """Why something was not done: the rule (or ""), the message key, its facts."""

    rule: str
    key: str
    facts: Facts


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat of a table in a list. `here`: who has it has a page of this server open."""

    name: str
    guest: bool
    bot: str
    open: bool
    me: bool
    here: bool
    entropy: str | None


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list. `link` only for those who sit there; `secret` and `seed` once it is over.

    A table out of a record has no commitment. `lesson` names the one that is held there.
    """

    id: str
    title: str
    settings: Settings
    status: Status
    public: bool
    host: bool
    seats: list[SeatSummary]
    seat: int | None
    waiting: list[int]
    your_turn: bool
    pace: Pace
    help: Help
    content: str
    created: float
    changed: float
    commitment: str | None
    secret: str | None
    seed: str | None
    link: str | None
    rematch: str | None
    rated: bool
    tournament: str | None
    lesson: str


class TableLists(msgspec.Struct, frozen=True):
    """A page of each list; `…_after` says where it goes on, null at its end."""

    mine: list[TableSummary]
    public: list[TableSummary]
    # Those somebody has asked me to.
    invited: list[TableSummary]
    mine_after: str | None
    public_after: str | None


class OptionInfo(msgspec.Struct, frozen=True):
    key: str
    values: list[bool | str]


class BotInfo(msgspec.Struct, frozen=True):
    spec: str
    key: str
    # The titles it plays by a network, as far as one has learned the mix.
    networks: list[str]


class ContentInfo(msgspec.Struct, frozen=True):
    """What a title is played with: how many values are known in which way.

    `fingerprint` is empty unless an owner of the box has corrected some; `rule` is the number under
    which the rules begin to say what is in the box, empty if they do not.
    """

    fingerprint: str
    rule: str
    total: int
    found: int
    derived: int
    reconstructed: int
    corrected: int


class Chapter(msgspec.Struct, frozen=True):
    """A lesson of a title, and how long it takes."""

    name: str
    minutes: int


class TitleInfo(msgspec.Struct, frozen=True):
    id: str
    version: int
    seats: list[int]
    usual_seats: int
    minutes: int
    options: list[OptionInfo]
    # Those it brings for the page: `board`, `tips`.
    scripts: list[str]
    lessons: list[Chapter]
    # How many pictures it has that say what it is about, and whether it has a player's aid.
    scenes: int
    aid: bool
    content: ContentInfo


class Offer(msgspec.Struct, frozen=True):
    """What can be played here."""

    titles: list[TitleInfo]
    bots: list[BotInfo]
    usual_bot: str
    # What there is to say about the rules, such as that they are being compiled.
    notice: Phrase | None
    bulletin: Bulletin
    # Whether a mail server is set, so that letters can come.
    sends_letters: bool


class HistoryStep(msgspec.Struct, frozen=True):
    """One log entry as I may know it."""

    version: int
    at: float
    entry: LogEntry
    events: list[TableEvent]


class HistoryPage(msgspec.Struct, frozen=True):
    steps: list[HistoryStep]
    latest: int


class RuleText(msgspec.Struct, frozen=True):
    number: str
    text: str


class RuleSection(msgspec.Struct, frozen=True):
    name: str
    rules: list[RuleText]


class Desk(msgspec.Struct, frozen=True):
    """What there is to look after, for keepers."""

    bulletin: Bulletin
    reports: list[Report]
    sanctions: list[Sanction]
    acts: list[Act]


class PeopleFound(msgspec.Struct, frozen=True):
    """People by name, for keepers."""

    people: list[Person]


class TablesFound(msgspec.Struct, frozen=True):
    """Tables by their id or people, for keepers."""

    tables: list[KeptTable]


KEEPER_CHARACTERS = 500


class KeeperAct(Request, frozen=True):
    """What a keeper does: to somebody or something, with a reason or a text for everybody."""

    act: Literal["mute", "unmute", "ban", "unban", "remove", "settle", "announce", "close", "open"]
    subject: Annotated[str, msgspec.Meta(max_length=100)] = ""
    text: Annotated[str, msgspec.Meta(max_length=KEEPER_CHARACTERS)] = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=36_500)] = 7
