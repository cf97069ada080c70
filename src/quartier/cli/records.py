"""Records as files: where games are saved, and how they are opened again."""

from __future__ import annotations

import errno
from datetime import datetime
from pathlib import Path

from quartier.cli.inputs import BadInput, bad
from quartier.core.history import History
from quartier.core.record import Record, RecordError, opening, read, replay, title_of, write
from quartier.core.speech import Event, Refusal, literal
from quartier.core.titles import Title, find_title
from quartier.private import data_folder

_REASONS = {
    errno.ENOENT: "error-reason-missing",
    errno.EISDIR: "error-reason-folder",
    errno.ENOTDIR: "error-reason-missing",
    errno.EACCES: "error-reason-forbidden",
    errno.EPERM: "error-reason-forbidden",
    errno.EROFS: "error-reason-forbidden",
    errno.ENOSPC: "error-reason-full",
}


def open_record(path: Path) -> tuple[Record, History]:
    """The record in a file and the table it leads to, checked move by move."""
    try:
        with path.open("rb"):
            record = read(path)
    except OSError as error:
        raise bad("error-record-unreadable", reason=_reason(error)) from None
    except RecordError as error:
        raise BadInput(error.refusal) from None
    try:
        return record, replay(record)
    except RecordError as error:
        raise BadInput(error.refusal, find_title(record.title)) from None


def retell(record: Record, length: int) -> tuple[History, list[list[Event]]]:
    """A checked record played up to some move, and what was told at each of them."""
    title = title_of(record)
    history = opening(title, record)
    told = []
    for seat, text in record.moves[:length]:
        move = title.space.parse(text)
        assert move is not None
        events = history.play(seat, move)
        assert not isinstance(events, Refusal)
        told.append(events)
    return history, told


def save(record: Record, path: Path) -> None:
    try:
        write(record, path)
    except OSError as error:
        raise bad("error-save", file=literal(str(path)), reason=_reason(error)) from None


def path_of(name: str) -> Path:
    """The file a person names, ~ being their folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # ~somebody who does not exist
        return Path(name)


def refuse_existing(path: Path) -> None:
    """Nobody's file is written over."""
    if path.exists():
        raise bad("error-file-exists", file=literal(str(path)))


def fresh_path(title: Title) -> Path:
    """A new file for a game in the person's own folder."""
    try:
        folder = data_folder()
    except OSError as error:
        raise bad("error-save", file=literal(str(error.filename)), reason=_reason(error)) from None
    stem = f"{title.id}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def _reason(error: OSError) -> str:
    """Why the system refused, as a fact."""
    return _REASONS.get(error.errno or 0) or literal(error.strerror or str(error))
