"""Sentences out of keys and facts.

Fluent is imported when the first text is asked for: programs that show none start without it. It
reads the messages that are shown and no others, for it takes its time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from quartier.core.speech import Fact, Points, literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

# Where an entry of a catalogue begins, and what it refers to; names of functions do no harm.
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
# The hyphen before a number below zero; what somebody typed stands in quotation marks and stays.
_HYPHEN = re.compile(r"(?<![\w-])(?<!“)(?<!« )-(?=\d)")

LANGUAGES = ("en", "fr")
COMMON = "quartier"

LITERAL = literal("")
LONGEST_LITERAL = 2000
NOTHING = "–"


class MissingText(Exception):
    """A catalogue lacks a message, or a message does not fit its facts: a mistake in Quartier."""


class Texts:
    """What one language says: the texts of a title first, then those all titles share.

    >>> Texts("fr").text("seat-name", {"number": 3})
    'Place 3'
    """

    def __init__(self, language: str, title_package: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; choose one of {', '.join(LANGUAGES)}")
        self.language = language
        self.packages = (COMMON,) if title_package is None else (title_package, COMMON)
        self._read: set[str] = set()

    def text(
        self, key: str, facts: Mapping[str, Fact] | None = None, names: Sequence[str] = ()
    ) -> str:
        """The message of this key, its gaps filled.

        A string is the key of another message (or a `literal`), a list is an enumeration, and
        `seat` and `…_seat` are seat numbers, shown as the names of those who sit there.
        """
        bundle = self._bundle
        if key not in self._read:
            self._read_entry(key)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            raise MissingText(f"no text for {key!r} in {self.language} of {self._where}")
        shown = {name: self._shown(name, fact, names) for name, fact in (facts or {}).items()}
        text, errors = bundle.format_pattern(pattern, shown)
        if errors or not isinstance(text, str):
            reasons = "; ".join(str(error) for error in errors)
            raise MissingText(f"{key!r} in {self.language} of {self._where}: {reasons}")
        return _HYPHEN.sub("−", text)

    def has(self, key: str) -> bool:
        return any(key in _catalogue(package, self.language) for package in self.packages)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _read_entry(self, key: str) -> None:
        """Let Fluent read a message, and those it refers to."""
        wanted = [key]
        for name in wanted:
            for package in self.packages:
                # The first to define a message keeps it, so a title may reword a common one.
                source = _catalogue(package, self.language).get(name)
                if source is not None:
                    self._bundle.add_resource(_entry(package, self.language, name))
                    wanted += [other for other in _REFERENCE.findall(source) if other not in wanted]
                    break
        self._read.add(key)

    @property
    def _where(self) -> str:
        return " and ".join(self.packages)

    def _shown(self, name: str, fact: Fact, names: Sequence[str]) -> Points | str:
        # A string is the name of somebody without a seat, such as a city nobody plays.
        if (name == "seat" or name.endswith("_seat")) and not isinstance(fact, str):
            return self._seat(name, fact, names)
        if isinstance(fact, int | float):
            return fact
        if isinstance(fact, str):
            return self._phrase(fact)
        numbers = [str(item) for item in fact if isinstance(item, int)]
        phrases = [self._phrase(item) for item in fact if isinstance(item, str)]
        return self._enumeration(phrases) if phrases else ", ".join(numbers) or NOTHING

    def _seat(self, name: str, seat: Fact, names: Sequence[str]) -> str:
        if not isinstance(seat, int):
            raise MissingText(f"the fact {name!r} must be the number of a seat, not {seat!r}")
        if not names:
            return self.text("seat-name", {"number": seat + 1})
        if not 0 <= seat < len(names):
            raise MissingText(
                f"the fact {name!r} is seat {seat}, but {len(names)} seats have names"
            )
        return names[seat]

    def _phrase(self, fact: str) -> str:
        if fact.startswith(LITERAL):
            # Fluent gives up on longer texts; nobody typed such a thing to read it again.
            return fact.removeprefix(LITERAL)[:LONGEST_LITERAL]
        return self.text(fact)

    def _enumeration(self, phrases: list[str]) -> str:
        if len(phrases) == 1:
            return phrases[0]
        rest, last = literal(", ".join(phrases[:-1])), literal(phrases[-1])
        return self.text("list-and", {"rest": rest, "last": last})


def detect_language(environ: Mapping[str, str]) -> str:
    """The language a terminal is set to, English if Quartier does not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := environ.get(variable):
            language = setting.lower().split("_")[0].split(".")[0]
            return language if language in LANGUAGES else "en"
    return "en"


def catalogue_text(language: str, title_package: str | None = None) -> str:
    """A catalogue as it is written, for programs that read Fluent themselves."""
    from importlib.resources import files

    folder = files(title_package or COMMON)
    file = folder / "locale" / f"{language}.ftl"
    if not file.is_file():
        raise MissingText(f"there is no {language}.ftl of {title_package or COMMON}")
    of_lessons = folder / "lessons" / f"{language}.ftl"
    found = [one.read_text(encoding="utf-8") for one in (file, of_lessons) if one.is_file()]
    return "\n".join(found)


@cache
def _catalogue(package: str, language: str) -> dict[str, str]:
    """The entries of a catalogue by key, as they are written."""
    head, *entries = _ENTRY.split(catalogue_text(language, package))
    for line in head.splitlines():
        if line and not line.startswith("#"):
            raise _faulty(package, language, line)
    return {entry.partition("=")[0].strip(): entry for entry in entries}


@cache
def _entry(package: str, language: str, key: str) -> Resource:
    """An entry of a catalogue, as Fluent reads it."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(_catalogue(package, language)[key])
    for part in resource.body:
        # Fluent skips what it cannot read, and the message would be missed later.
        if isinstance(part, Junk):
            raise _faulty(package, language, (part.content or "").splitlines()[0])
    return resource


def _faulty(package: str, language: str, line: str) -> MissingText:
    return MissingText(f"{language}.ftl of {package} has a faulty entry: {line}")


def points_text(points: Points) -> str:
    """Points as they are printed, half a point as a fraction.

    >>> points_text(19.5), points_text(-0.5), points_text(7)
    ('19½', '-½', '7')
    """
    whole, half = divmod(abs(points), 1)
    sign = "-" if points < 0 else ""
    if not half:
        return f"{sign}{whole:.0f}"
    return f"{sign}{whole:.0f}½" if whole else f"{sign}½"
