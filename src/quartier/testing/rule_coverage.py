"""A pytest plugin: every rule and worked example of a title's rules page has a test.

    pytest -p quartier.testing.rule_coverage --quiet --rule-coverage

collects the tests, runs none, and compares their marks `@pytest.mark.rule("SW-1")` with the pages
of those titles whose contract is among them. An open reading (`SW-A1`) may be named by a test but
needs none.

The sources of a title name every rule of its page where it is done, or a definition where its word
stands; `SW-16 to SW-21` names those between as well. They name no number that is not on the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quartier.core.titles import Title
from quartier.rulebook import NUMBER, Rulebook, RulebookError
from quartier.testing.folders import package_folder, place

# Data and texts name rules too.
SOURCES = {".py", ".json", ".toml", ".ftl"}

_MENTION = re.compile(rf"\b{NUMBER}\b")
_RANGE = re.compile(rf"\b({NUMBER})\s+to\s+({NUMBER})\b")
_PARTS = re.compile(r"(\D+)(\d+)(.*)")
_LINES = pytest.StashKey[list[str]]()
_MARKS = (
    "rule(number, ...): the rules this test shows",
    "slow: takes more than a few seconds",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule-coverage",
        action="store_true",
        help="run no test; check that every rule of the rules pages has one",
    )


def pytest_configure(config: pytest.Config) -> None:
    for mark in _MARKS:
        config.addinivalue_line("markers", mark)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if not session.config.getoption("--rule-coverage") or session.testsfailed:
        return None
    marks = {item.nodeid: rule_marks(item) for item in session.items}
    rulebooks, faults = read_pages(titles_in(session.items))
    faults += mark_faults(marks, rulebooks)
    for package, rulebook in rulebooks.items():
        folder = package_folder(package)
        faults += source_faults(folder, rulebook)
        faults += unnamed_faults(folder, rulebook)
    # What pytest makes its exit code of.
    session.testsfailed = len(faults)
    session.config.stash[_LINES] = faults or [summary(marks, rulebooks)]
    return True


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for line in config.stash.get(_LINES, []):
        terminalreporter.write_line(line)


def rule_marks(item: pytest.Item) -> list[str]:
    return [str(number) for mark in item.iter_markers("rule") for number in mark.args]


def titles_in(items: list[pytest.Item]) -> list[Title]:
    """The titles whose contract is among these tests."""
    # Not above: its asserts are rewritten, which `conformance` asks for before it is imported.
    from quartier.testing.contract import Contract

    titles: dict[str, Title] = {}
    for item in items:
        parent = item.getparent(pytest.Class)
        if parent is not None and issubclass(parent.obj, Contract):
            titles[parent.obj.title.id] = parent.obj.title
    return [titles[title_id] for title_id in sorted(titles)]


def read_pages(titles: list[Title]) -> tuple[dict[str, Rulebook], list[str]]:
    """The pages by the package of their title, and what is wrong with those that cannot be read."""
    rulebooks: dict[str, Rulebook] = {}
    faults = []
    for title in titles:
        try:
            rulebooks[title.package] = Rulebook.load(title)
        except RulebookError as error:
            faults.append(str(error))
    return rulebooks, faults


def numbers_to_show(rulebooks: dict[str, Rulebook]) -> list[str]:
    return [
        rule.number
        for rulebook in rulebooks.values()
        for rule in rulebook.rules
        if not (rule.is_open_reading or rule.is_of_the_box)
    ]


def mark_faults(marks: dict[str, list[str]], rulebooks: dict[str, Rulebook]) -> Iterator[str]:
    known = {rule.number for rulebook in rulebooks.values() for rule in rulebook.rules}
    for test, numbers in marks.items():
        for number in numbers:
            if number not in known:
                yield f"{number}: no such rule, but {test} is marked with it"
    shown = {number for numbers in marks.values() for number in numbers}
    for number in numbers_to_show(rulebooks):
        if number not in shown:
            yield f"{number}: no test is marked with it"


def sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in SOURCES)


def source_faults(folder: Path, rulebook: Rulebook) -> Iterator[str]:
    known = {rule.number for rule in rulebook.rules}
    for path in sources(folder):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for number in _MENTION.findall(text):
                if number not in known:
                    yield f"{number}: no such rule, but {place(path, line)} names it"


def unnamed_faults(folder: Path, rulebook: Rulebook) -> Iterator[str]:
    texts = [path.read_text(encoding="utf-8") for path in sources(folder)]
    named = {number for text in texts for number in _MENTION.findall(text)}
    ranges = [
        (_order(first), _order(last)) for text in texts for first, last in _RANGE.findall(text)
    ]
    for rule in rulebook.rules:
        if not rule.is_plain or rule.number in named:
            continue
        if not any(first <= _order(rule.number) <= last for first, last in ranges):
            yield f"{rule.number}: the sources of {rulebook.name.en} name it nowhere"


def _order(number: str) -> tuple[str, int, str]:
    parts = _PARTS.fullmatch(number)
    assert parts is not None
    return parts[1], int(parts[2]), parts[3]


def summary(marks: dict[str, list[str]], rulebooks: dict[str, Rulebook]) -> str:
    rules = len(numbers_to_show(rulebooks))
    tests = sum(bool(numbers) for numbers in marks.values())
    return f"rules: {rules} of {rules} covered by {tests} tests"
