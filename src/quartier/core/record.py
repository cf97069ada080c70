"""Records: the save file, the bug report and the test fixture of a table.

A record keeps the texts of moves, not their numbers: it stays readable, and a new numbering for
learning does not break it. It is never compiled, because msgspec types do not survive that.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec

from quartier.core.history import History
from quartier.core.rng import SFC32, generator_of, parse_seed, seed_text
from quartier.core.speech import Fact, Facts, Refusal, literal
from quartier.core.titles import Settings, Title, find_title, title_ids

# Among the players a bot stands as `bot:greedy`; a person without a name as an empty text.
BOT_MARK = "bot:"

# 32 bytes; and what a table is called or a seat adds to the deal.
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Word = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*$(?!\n)")]


class RecordError(Exception):
    """A record that cannot be used, with the sentence that says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the seed of a table was made of: see `quartier.core.dealing`."""

    table: Word
    commitment: Digest
    secret: Digest
    entropy: list[Word]


class Record(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Everything needed to play a table again, move by move.

    `generator` is what dealt; records of before there were two do not say it. `deal` lets others
    check where the seed comes from. `content` is the fingerprint of corrected content, empty for
    ours. `check` is a hash over the rest and the position it leads to: a changed file is noticed.
    """

    title: str
    version: int
    options: Settings
    seats: int
    seed: str
    players: list[str]
    moves: list[tuple[int, str]]
    check: str
    generator: str = SFC32
    deal: Deal | None = None
    content: str = ""


def record_of(history: History, players: list[str], deal: Deal | None = None) -> Record:
    """The record of a table as it stands."""
    record = Record(
        title=history.title.id,
        version=history.title.version,
        options=history.settings,
        seats=history.state.seats,
        seed=seed_text(history.seed),
        players=players,
        moves=[(entry.seat, entry.move.text) for entry in history.decisions],
        check="",
        generator=generator_of(history.seed),
        deal=deal,
        content=history.title.content.fingerprint,
    )
    return msgspec.structs.replace(record, check=_check(record, history.state.fingerprint()))


def without_name(record: Record, seat: int, fingerprint: str) -> Record:
    """The record with no name at a seat, leading to the same position."""
    players = list(record.players)
    players[seat] = ""
    nameless = msgspec.structs.replace(record, players=players)
    if record.check != _check(record, fingerprint):
        # It was changed before, which shall still be noticed.
        return nameless
    return msgspec.structs.replace(nameless, check=_check(nameless, fingerprint))


def write(record: Record, path: Path) -> None:
    """Save a record, so that a crash leaves either the old file or the new one."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
    draft.replace(path)


def read(path: Path) -> Record:
    """The record in a file, well-formed but not yet replayed."""
    try:
        content = path.read_bytes()
    except OSError as error:
        _fail("error-record-unreadable", {"reason": literal(error.strerror or str(error))})
    try:
        return msgspec.json.decode(content, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        _fail("error-record-damaged", {"reason": literal(str(error))})


def title_of(record: Record) -> Title:
    """The installed title a record belongs to, played with the content it was played with."""
    title = find_title(record.title)
    if title is None:
        known: Fact = [literal(title_id) for title_id in title_ids()]
        _fail("error-unknown-title", {"given": literal(record.title), "known": known})
    _need_content(title, record)
    return title


def replay(record: Record) -> History:
    """Play a record to its end, checking every move and the final position.

    One of another version of the rules is as good as any if they still lead where it led.
    """
    title = title_of(record)
    try:
        return _replay(title, record)
    except RecordError:
        if title.version != record.version:
            _fail("error-record-version", {"given": record.version, "current": title.version})
        raise


def _need_content(title: Title, record: Record) -> None:
    """Refuse what was played with other content: it may lead elsewhere without anybody noticing."""
    if title.content.is_that_of(record.content):
        return
    facts: Facts = {"given": literal(record.content), "current": literal(title.content.fingerprint)}
    if not record.content:
        _fail("error-record-content-ours", facts)
    _fail("error-record-content" if title.content.fingerprint else "error-record-corrected", facts)


def _replay(title: Title, record: Record) -> History:
    history = opening(title, record)
    for index, (seat, text) in enumerate(record.moves):
        move = title.space.parse(text)
        if move is None:
            _fail("error-record-move", {"number": index + 1, "move": literal(text)})
        refusal = history.play(seat, move)
        if isinstance(refusal, Refusal):
            _fail("error-record-illegal", {"number": index + 1, "move": literal(text)})
    if record.check != _check(record, history.state.fingerprint()):
        _fail("error-record-changed", {})
    return history


def opening(title: Title, record: Record) -> History:
    """The table of a record before its first move."""
    settings = title.settings(record.options)
    if isinstance(settings, Refusal):
        raise RecordError(settings)
    refusal = title.check(settings, record.seats)
    if refusal is not None:
        raise RecordError(refusal)
    try:
        seed = parse_seed(record.seed)
    except ValueError:
        _fail("error-record-damaged", {"reason": literal("seed")})
    if generator_of(seed) != record.generator:
        _fail("error-record-damaged", {"reason": literal("generator")})
    return History(title, settings, record.seats, seed)


def _check(record: Record, fingerprint: str) -> str:
    bare = msgspec.structs.replace(record, check="")
    content = msgspec.msgpack.encode((bare, fingerprint), order="deterministic")
    return blake2b(content, digest_size=8).hexdigest()


def _fail(key: str, facts: Facts) -> NoReturn:
    raise RecordError(Refusal("", key, facts))
