"""The rules of a title in our own words, numbered, in English and French.

A page is `rules.md` in the package of the title. Those of Quartier's own titles stand together in
`docs/rules/<title>.md`, in an installed Quartier in `quartier/rules/<title>.md`:

    # 7 Wonders · 7 Wonders

    What this page is.

    > Ce qu'est cette page.

    ## Words · Vocabulaire

    **SW-1** A rule, which may have several lines and paragraphs.

    > Une règle, qui peut avoir plusieurs lignes et paragraphes.

A plain number is a rule, `SW-T1` a worked example, `SW-A1` a place the rulebook leaves open and how
it is read here, `SW-B1` a table of what is in the box (`quartier.testing.boxes` writes those).
Numbers that are values of the content say which (`quartier.numbers`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path

from quartier.core.titles import Title
from quartier.numbers import as_written, shown

NUMBER = r"[A-Z]{2}-[TAB]?\d+[a-z]?"

_ENTRY = re.compile(rf"\*\*({NUMBER})\*\*\s+(\S.*)")
_STARTS_A_LINE = re.compile(r"[-*] |\||\d+\. ")


class RulebookError(Exception):
    """A rules page that is missing or not in the form described above."""


class UnknownRule(KeyError):
    """A rule number that is not on the page."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Bilingual:
    en: str
    fr: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True)
class Rule(Bilingual):
    """A numbered paragraph; `section` is the heading above it."""

    number: str
    section: Bilingual

    @property
    def is_example(self) -> bool:
        return self.number[3] == "T"

    @property
    def is_open_reading(self) -> bool:
        return self.number[3] == "A"

    @property
    def is_plain(self) -> bool:
        """Whether it is a rule itself."""
        return self.number[3].isdigit()

    @property
    def is_of_the_box(self) -> bool:
        return self.number[3] == "B"


@dataclass(frozen=True)
class Section:
    name: Bilingual
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """A rules page, read."""

    name: Bilingual
    intro: Bilingual
    sections: tuple[Section, ...]

    @staticmethod
    def load(title: Title) -> Rulebook:
        path = page_of(title)
        if path is None:
            raise RulebookError(f"{title.id} has no rules page: rules.md in {title.package}")
        return Rulebook.read(path, lambda text: shown(text, title.content))

    @staticmethod
    def read(path: Path, numbers: Callable[[str], str] = as_written) -> Rulebook:
        """A page with its numbers as they are written, or as this puts them."""
        return _Reader(path, numbers).rulebook()

    @property
    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]

    def rule(self, number: str) -> Rule:
        """The rule of this number; `UnknownRule`, naming those spelled alike, if there is none."""
        rules = {rule.number: rule for rule in self.rules}
        if number in rules:
            return rules[number]
        alike = ", ".join(get_close_matches(number.upper(), rules))
        hint = f"; close to it: {alike}" if alike else ""
        raise UnknownRule(f"no rule {number} in the rules of {self.name.en}{hint}")


def page_of(title: Title) -> Path | None:
    """The rules page of a title: in its package, or among those of Quartier's own titles."""
    own = Path(str(files(title.package))) / "rules.md"
    found = [page for page in (own, rules_folder() / f"{title.id}.md") if page.is_file()]
    return found[0] if found else None


def rules_folder() -> Path:
    """The pages of our own titles: inside an installed package, or beside `src` in a checkout."""
    package = Path(__file__).parent
    installed = package / "rules"
    return installed if installed.is_dir() else package.parents[1] / "docs" / "rules"


class _Reader:
    """Goes through a page from top to bottom; `self.at` is the line looked at."""

    def __init__(self, path: Path, numbers: Callable[[str], str]) -> None:
        self.path = path
        text = numbers(path.read_text(encoding="utf-8"))
        self.lines = [line.rstrip() for line in text.splitlines()]
        self.at = 0
        self.seen: dict[str, int] = {}

    def rulebook(self) -> Rulebook:
        name = self.heading("# ")
        intro = self.paragraphs("the introduction")
        sections = []
        while self.skip_blank():
            sections.append(self.section())
        if not sections:
            raise self.fault("a section '## English · Français' is missing")
        return Rulebook(name, intro, tuple(sections))

    def section(self) -> Section:
        name = self.heading("## ")
        rules = []
        while self.skip_blank() and not self.line.startswith("#"):
            rules.append(self.rule(name))
        if not rules:
            raise self.fault(f"the section '{name.en}' has no rules")
        return Section(name, tuple(rules))

    def heading(self, mark: str) -> Bilingual:
        if not self.skip_blank() or not self.line.startswith(mark):
            raise self.fault(f"a heading '{mark}English · Français' must stand here")
        en, separator, fr = (part.strip() for part in self.line[len(mark) :].partition(" · "))
        if not (en and separator and fr):
            raise self.fault(f"a heading has both languages: '{mark}English · Français'")
        self.at += 1
        return Bilingual(en, fr)

    def rule(self, section: Bilingual) -> Rule:
        entry = _ENTRY.fullmatch(self.line)
        if entry is None:
            raise self.fault("a rule '**XX-1** text' or a heading must stand here")
        number, self.lines[self.at] = entry.groups()
        if number in self.seen:
            raise self.fault(f"{number} is already on line {self.seen[number]}")
        self.seen[number] = self.at + 1
        text = self.paragraphs(number)
        return Rule(text.en, text.fr, number, section)

    def paragraphs(self, what: str) -> Bilingual:
        self.skip_blank()
        start = self.at
        en = self.take(lambda line: not line.startswith(("#", ">")) and not _ENTRY.match(line))
        if not en:
            raise self.fault(f"{what} has no English text")
        fr = self.take(lambda line: line.startswith(">") or not line)
        if not fr:
            self.at = start
            raise self.fault(
                f"{what} has no French text: a paragraph after it, each line with '> '"
            )
        return Bilingual(en, fr)

    def take(self, belongs: Callable[[str], bool]) -> str:
        start = self.at
        while self.at < len(self.lines) and belongs(self.line):
            self.at += 1
        return _flow(line.removeprefix(">").strip() for line in self.lines[start : self.at])

    @property
    def line(self) -> str:
        return self.lines[self.at]

    def skip_blank(self) -> bool:
        """Whether there is anything left on the page."""
        while self.at < len(self.lines) and not self.line:
            self.at += 1
        return self.at < len(self.lines)

    def fault(self, problem: str) -> RulebookError:
        return RulebookError(f"{self.path}:{self.at + 1}: {problem}")


def _flow(lines: Iterator[str]) -> str:
    """The lines as running text: only paragraphs, items and table rows begin a line."""
    text = ""
    for line in lines:
        if text and not line:
            text = text.rstrip("\n") + "\n\n"
        elif not text or text.endswith("\n"):
            text += line
        else:
            text += ("\n" if _STARTS_A_LINE.match(line) else " ") + line
    return text.strip()
