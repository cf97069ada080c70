"""What people give on the command line, read; or one sentence that says what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from quartier.core.rng import SEED_BITS
from quartier.core.speech import Fact, Refusal, literal
from quartier.core.titles import Settings, Title, Value, bad_value, find_title, title_ids

SEEDS = 1 << SEED_BITS


class BadInput(Exception):
    """Something given cannot be used; `title` is the one whose catalogue has the sentence."""

    def __init__(self, refusal: Refusal, title: Title | None = None) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.title = title


def bad(key: str, **facts: Fact) -> BadInput:
    return BadInput(Refusal("", key, facts))


def literals(words: Iterable[str]) -> list[str]:
    return [literal(word) for word in words]


def only_word(words: list[str]) -> str | None:
    """The one word a command takes, if it is there."""
    no_more_words(words[1:])
    return words[0] if words else None


def no_more_words(words: list[str]) -> None:
    if words:
        raise bad("error-extra-word", given=literal(words[0]))


def read_title(word: str | None) -> Title:
    if word is None:
        raise bad("error-missing-title", known=literals(title_ids()))
    title = find_title(word.lower())
    if title is None:
        raise bad("error-unknown-title", given=literal(word), known=literals(title_ids()))
    return title


def read_setup(
    title: Title, seats_text: str | None, assignments: list[str]
) -> tuple[int, Settings, Settings]:
    """The number of seats and the settings of a table, and which of them were implied."""
    low, high = title.seats[0], title.seats[-1]
    seats = title.usual_seats if seats_text is None else _whole_number(seats_text)
    if seats is None:
        raise _out_of_range("--seats", str(seats_text), low, high)
    given = _read_assignments(title, assignments)
    settings = title.settle(given, seats)
    if isinstance(settings, Refusal):
        raise BadInput(settings, title)
    return seats, settings, title.implied(given, settings)


def read_number(option: str, text: str, low: int, high: int) -> int:
    """A whole number within these bounds."""
    number = _whole_number(text)
    if number is None or not low <= number <= high:
        raise _out_of_range(option, text, low, high)
    return number


def read_seed(text: str) -> int:
    seed = _whole_number(text)
    if seed is None or seed >= SEEDS:
        raise bad("error-seed", given=literal(text), bits=SEED_BITS)
    return seed


def read_output(text: str) -> Path:
    """A file to write, in a folder that is there."""
    file = Path(text)
    folder = file.absolute().parent
    if not folder.is_dir():
        raise bad("error-no-folder", given=literal(str(folder)))
    if file.is_dir():
        raise bad("error-folder", given=literal(text))
    return file


def read_list(text: str) -> list[str]:
    """The parts of a text with commas."""
    return [part.strip() for part in text.split(",")]


def _read_assignments(title: Title, assignments: list[str]) -> dict[str, Value]:
    options = {option.key: option for option in title.options}
    given: dict[str, Value] = {}
    for assignment in assignments:
        key, equals, text = (part.strip() for part in assignment.partition("="))
        if not equals:
            raise bad("error-setting-form", given=literal(assignment))
        if key not in options:
            raise bad("error-unknown-option", given=literal(key), known=literals(options))
        value = options[key].parse(text)
        if value is None:
            raise BadInput(bad_value(options[key], text))
        given[key] = value
    return given


def _whole_number(text: str) -> int | None:
    # Python alone would read "1_000" and refuse to convert thousands of digits.
    return int(text) if re.fullmatch("[0-9]{1,40}", text.strip()) else None


def _out_of_range(option: str, text: str, low: int, high: int) -> BadInput:
    return bad("error-range", option=literal(option), given=literal(text), low=low, high=high)
