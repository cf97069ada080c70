"""What owners of a box put right: one file for each title, holding only what differs from ours.

It has the form of the data files, with their names on top:

    {"policies": [{"id": "palace", "base": 3}], "setups": {"terrain": [{"terrain": "lake", ...}]}}

Records are put right field by field, an entry of a list is found by what it is named by, one of a
new name is added, and `"removed": true` takes one away. Any other value is replaced as a whole.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from quartier.core.installed import installed
from quartier.core.schema import BASES, Entry
from quartier.core.speech import Fact, Facts, literal
from quartier.private import data_path

# The folder with the files; NOTHING leaves those in the data folder aside.
VARIABLE: Final = "QUARTIER_CONTENT"
NOTHING: Final = "none"
REMOVED: Final = "removed"


class Fault:
    """Something that cannot be in a box: where it stands, and why, as a message key and facts."""

    def __init__(self, place: str, key: str, facts: Facts) -> None:
        self.place = place
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        return f"{self.place}: {self.key} {self.facts}"


class ContentError(ValueError):
    """Corrections that cannot be used: the file, and everything that is wrong with it."""

    def __init__(self, file: str, faults: list[Fault]) -> None:
        super().__init__(f"{file}: {'; '.join([repr(fault) for fault in faults])}")
        self.file = file
        self.faults = faults


class Correction:
    """A value that differs from ours, as JSON has it; None where there is none."""

    def __init__(self, place: str, ours: object, theirs: object) -> None:
        self.place = place
        self.ours = ours
        self.theirs = theirs


def folder() -> Path | None:
    """Where this process looks for corrections."""
    named = os.environ.get(VARIABLE, "")
    if named == NOTHING:
        return None
    return Path(named) if named else data_path() / "content"


def file_of(title_id: str) -> Path | None:
    """The file with the corrections of a title, whether it is there or not."""
    place = folder()
    return None if place is None else place / f"{title_id}.json"


def file_for(package: str) -> Path | None:
    """The corrections of the title in a package, if there are any."""
    place = folder()
    if place is None or not place.is_dir():
        return None
    for point in installed():
        if point.module == package:
            file = place / f"{point.name}.json"
            return file if file.is_file() else None
    return None


def strays(known: list[str]) -> list[Path]:
    """Files where corrections are looked for that belong to no title."""
    place = folder()
    if place is None or not place.is_dir():
        return []
    return sorted([file for file in place.glob("*.json") if file.stem not in known])


def read(file: Path) -> object:
    """What a file holds; a ContentError if it is no JSON."""
    try:
        found: object = msgspec.json.decode(file.read_bytes())
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        fault = Fault("", "fault-json", {"reason": literal(reason)})
        raise ContentError(str(file), [fault]) from error
    return found


class Merger:
    """Puts corrections into what we have; both are plain JSON, and ours is not changed."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.corrections: list[Correction] = []

    def record(self, form: Any, ours: dict[str, Any], theirs: object, place: str) -> dict[str, Any]:
        """A record of this form, put right."""
        merged = dict(ours)
        if not isinstance(theirs, dict):
            self.fault(place, "fault-record", {})
            return merged
        fields = {field.name: field.type for field in msgspec.structs.fields(form)}
        known = [name for name in fields if name not in BASES]
        for name, value in theirs.items():
            at = _at(place, name)
            if name not in known:
                facts: Facts = {"known": _literals(known)}
                self.fault(at, "fault-unknown-field", facts)
                continue
            merged[name] = self.value(fields[name], ours.get(name), value, at)
            is_value = issubclass(form, Entry) and entry_form(fields[name]) is None
            if is_value and merged[name] != ours.get(name):
                _mark(merged, name)
        return merged

    def value(self, form: Any, ours: Any, theirs: object, place: str) -> Any:
        entry = entry_form(form)
        if entry is not None:
            return self.entries(entry, ours or [], theirs, place)
        if isinstance(form, type) and issubclass(form, msgspec.Struct):
            return self.record(form, ours or {}, theirs, place)
        written = _in_full(form, theirs)
        if written != ours:
            self.corrections.append(Correction(place, ours, written))
        return written

    def entries(self, form: Any, ours: list[Any], theirs: object, place: str) -> list[Any]:
        """A list of entries, each of them as it is or put right, and new ones behind."""
        if not isinstance(theirs, list):
            self.fault(place, "fault-list", {})
            return ours
        merged = {name_of(form, entry): entry for entry in ours}
        seen: set[str] = set()
        for entry in theirs:
            name = name_of(form, entry)
            if not name:
                self.fault(place, "fault-no-name", {"fields": _literals(form.named_by)})
                continue
            at = _at(place, name)
            if name in seen:
                self.fault(at, "fault-twice", {})
            seen.add(name)
            if form.fixed and (name not in merged or REMOVED in entry):
                self.fault(at, "fault-fixed", {"known": _literals(merged)})
            elif REMOVED in entry:
                self.remove(merged, name, entry, at)
            else:
                merged[name] = self.record(form, merged.get(name, {}), entry, at)
        return list(merged.values())

    def remove(self, entries: dict[str, Any], name: str, theirs: dict[str, Any], at: str) -> None:
        if theirs[REMOVED] is not True or name not in entries:
            self.fault(at, "fault-removed", {"known": _literals(list(entries))})
        else:
            self.corrections.append(Correction(at, entries.pop(name), None))

    def fault(self, place: str, key: str, facts: Facts) -> None:
        self.faults.append(Fault(place, key, facts))


def _in_full(form: Any, value: object) -> object:
    """A value with all its fields, so that it can be compared; as it is if it is no such value."""
    try:
        found: object = msgspec.json.decode(msgspec.json.encode(msgspec.convert(value, form)))
    except msgspec.ValidationError:
        return value
    return found


def entry_form(form: Any) -> Any:
    """The form of the entries if this is one of lists of them, else None."""
    if get_origin(form) is not list:
        return None
    part = get_args(form)[0]
    is_entry = isinstance(part, type) and issubclass(part, Entry)
    return part if is_entry else None


def name_of(form: Any, entry: Any) -> str:
    """What an entry is called among the others of its list; "" if it does not say."""
    named_by: tuple[str, ...] = form.named_by
    if not isinstance(entry, dict) or not all(name in entry for name in named_by):
        return ""
    return "/".join([str(entry[name]) for name in named_by])


def value_at(files: object, place: str) -> object:
    """What content has at a place, named as corrections name it; None if there is nothing."""
    found: Any = files
    for name in place.split("."):
        if isinstance(found, list):
            parts = {_called(number, part): part for number, part in enumerate(found)}
            found = parts.get(name)
        else:
            found = getattr(found, name, None)
    return found


def _called(number: int, part: Any) -> str:
    """What a part of a list is called: an entry by its name, any other by its number."""
    if not isinstance(part, Entry):
        return str(number)
    return "/".join([str(getattr(part, name)) for name in part.named_by])


def place_in(form: Any, plain: Any, path: str) -> tuple[str, list[str]]:
    """A place as msgspec writes it, `$.policies[3].base`, with the names of entries in it.

    And what may stand there, if it is one of some words.
    """
    place = ""
    for part in path.removeprefix("$").replace("[", ".[").split("."):
        if not part:
            continue
        if part.startswith("["):
            entry = entry_form(form)
            number = part.strip("[]")
            if not isinstance(plain, list) or not number.isdigit():
                return place, []
            plain = plain[int(number)]
            place = _at(place, name_of(entry, plain) if entry is not None else number)
            form = entry if entry is not None else _part(form)
        else:
            name = part
            fields = _fields(form)
            form = fields.get(name)
            plain = plain.get(name) if isinstance(plain, dict) else None
            place = _at(place, name)
    words = get_args(form) if get_origin(form) is Literal else ()
    return place, [str(word) for word in words]


def _part(form: Any) -> Any:
    """The form of the parts of a list."""
    return get_args(form)[0] if get_origin(form) is list else None


def _fields(form: Any) -> dict[str, Any]:
    if not (isinstance(form, type) and issubclass(form, msgspec.Struct)):
        return {}
    return {field.name: field.type for field in msgspec.structs.fields(form)}


def _mark(entry: dict[str, Any], name: str) -> None:
    """Note that a value of an entry is now known."""
    for basis in ("derived", "reconstructed"):
        entry[basis] = [other for other in entry.get(basis, []) if other != name]
    entry["corrected"] = [*entry.get("corrected", []), name]


def _at(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def _literals(words: Any) -> Fact:
    return [literal(word) for word in words]
