"""The content of titles: JSON files in the folder `data` of each, and corrections of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from quartier.core import corrections
from quartier.core.corrections import ContentError, Correction, Fault, Merger
from quartier.core.schema import BASES
from quartier.core.speech import literal

T = TypeVar("T", bound=msgspec.Struct)

LANGUAGES: Final = ("en", "fr")
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Content:
    """What a title is played with: what its package brings, or that with corrections in it.

    `raw` are the data files by name, as JSON. `fingerprint` tells corrected content from any
    other; ours has none, so what was played with it is played again as long as it leads there.
    """

    def __init__(
        self, files: object, raw: dict[str, bytes], file: str, made: list[Correction]
    ) -> None:
        self.files = files
        self.raw = raw
        self.file = file
        self.corrections = made
        self.fingerprint = _fingerprint(files) if made else ""

    def is_that_of(self, fingerprint: str) -> bool:
        """Whether something was played with this content, ours or corrected to be the same."""
        return fingerprint == self.fingerprint or fingerprint == _fingerprint(self.files)

    def need_texts(self, package: str, keys: list[str]) -> None:
        """See that everything corrected content names has a text; a ContentError if not."""
        if not self.corrections:
            return
        for language in LANGUAGES:
            known = _messages(package, language) | _messages("quartier", language)
            missing = [literal(key) for key in keys if key not in known]
            if missing:
                facts: dict[str, Any] = {"keys": missing, "language": literal(language)}
                raise ContentError(self.file, [Fault("", "fault-no-text", facts)])


_CONTENT: dict[str, Content] = {}


def content_of(package: str) -> Content:
    """The content of a title, which is loaded; without any if it has no data files."""
    return _CONTENT.get(package) or Content(None, {}, "", [])


def read_data(package: str, form: type[T], faults: Callable[[T], list[Fault]] | None = None) -> T:
    """What the data files of a package hold, one for each field of the form, checked against it.

    Corrections are put into it, and then `faults` says what cannot be in the box as a whole.
    """
    raw = {name: _bytes(package, f"{name}.json") for name in form.__struct_fields__}
    ours = form(
        **{
            field.name: _decoded(package, field.name, raw[field.name], field.type)
            for field in msgspec.structs.fields(form)
        }
    )
    file = corrections.file_for(package)
    if file is None:
        _CONTENT[package] = Content(ours, raw, "", [])
        return ours
    merger, plain = _merged(form, ours, file)
    corrected = _checked(form, plain, file)
    wrong = faults(corrected) if faults is not None else []
    if wrong:
        raise ContentError(str(file), wrong)
    raw = {name: msgspec.json.encode(value) for name, value in plain.items()}
    _CONTENT[package] = Content(corrected, raw, str(file), merger.corrections)
    return corrected


def _fingerprint(files: object) -> str:
    """A fingerprint of content, whatever the basis of its values."""
    bare = msgspec.json.encode(_without_bases(_plain(files)), order="sorted")
    return blake2b(bare, digest_size=8).hexdigest()


def _merged(form: Any, ours: object, file: Path) -> tuple[Merger, dict[str, Any]]:
    merger = Merger()
    merged = merger.record(form, _plain(ours), corrections.read(file), "")
    if merger.faults:
        raise ContentError(str(file), merger.faults)
    return merger, merged


def _checked(form: type[T], plain: object, file: Path) -> T:
    try:
        return msgspec.json.decode(msgspec.json.encode(plain), type=form)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `")
        place, words = corrections.place_in(form, plain, path.rstrip("`"))
        fault = Fault(place, "fault-form", {"reason": literal(reason)})
        if words:
            fault = Fault(place, "fault-word", {"known": [literal(word) for word in words]})
        raise ContentError(str(file), [fault]) from error


def _plain(files: object) -> Any:
    """Content as JSON has it, every field there."""
    return msgspec.json.decode(msgspec.json.encode(files))


def _without_bases(plain: Any) -> Any:
    if isinstance(plain, list):
        return [_without_bases(part) for part in plain]
    if isinstance(plain, dict):
        return {name: _without_bases(part) for name, part in plain.items() if name not in BASES}
    return plain


def _messages(package: str, language: str) -> set[str]:
    """The keys of a catalogue."""
    catalogue = files(package).joinpath("locale", f"{language}.ftl")
    return set(_MESSAGE.findall(catalogue.read_text(encoding="utf-8")))


def _bytes(package: str, name: str) -> bytes:
    return files(package).joinpath("data", name).read_bytes()


def _decoded(package: str, name: str, content: bytes, form: Any) -> object:
    try:
        return msgspec.json.decode(content, type=form)
    except msgspec.ValidationError as error:
        raise ValueError(
            f"{package}, data/{name}.json is not as its schema says: {error}"
        ) from error
