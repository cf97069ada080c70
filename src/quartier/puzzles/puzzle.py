"""What a puzzle is, and where those of a title lie."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from quartier.core.moves import Move
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title

FILE: Final = "puzzles.jsonl"
# Between the moves that lead to a position.
SEPARATOR: Final = "; "
# So many digits of a checksum tell any two puzzles apart.
MARK: Final = 16


class Why(msgspec.Struct, frozen=True):
    """What a move adds to or takes from the score, as a message."""

    key: str
    facts: dict[str, int | str]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, and the part of the win (alone: the points) to be expected of it.

    `error` is the standard error of how far it lies behind the best.
    """

    move: str
    value: float
    error: float = 0.0
    why: Why | None = None


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and what is best in it.

    `answers` are right, `others` wrong, both best first. `tempting` is what a quick look suggests.
    `margin` is how far the best wrong move lies behind the last right one, `error` its standard
    error. `moves` are those of all seats from the deal on, each by the first seat that is asked.
    """

    number: int
    version: int
    options: Settings
    seats: int
    seed: int
    seat: int
    theme: str
    rating: int
    margin: float
    error: float
    tempting: str
    answers: list[Choice]
    others: list[Choice]
    moves: str

    @property
    def mark(self) -> str:
        """What it is known by wherever it stands in the file: the position and the seat."""
        told = [self.version, self.options, self.seats, self.seed, self.seat, self.moves]
        return sha256(msgspec.json.encode(told)).hexdigest()[:MARK]

    @property
    def right(self) -> list[str]:
        return [choice.move for choice in self.answers]


class Spoilt(Exception):
    """A puzzle that the installed rules no longer lead to."""


def position_of(title: Title, puzzle: Puzzle) -> State:
    """The position a puzzle is about; `Spoilt` if the rules no longer lead there."""
    settings = title.settings(puzzle.options)
    if isinstance(settings, Refusal):
        raise Spoilt(f"puzzle {puzzle.number} of {title.id}: {settings}")
    state = title.new(settings, puzzle.seats, puzzle.seed)
    for text in puzzle.moves.split(SEPARATOR):
        move = title.space.parse(text)
        if move is None or move not in state.moves(state.deciders[0]):
            raise Spoilt(f"puzzle {puzzle.number} of {title.id}: {text}")
        state.advance(state.deciders[0], move)
    return state


def notation(moves: list[Move]) -> str:
    return SEPARATOR.join([move.text for move in moves])


@lru_cache
def puzzles_of(title: Title) -> tuple[Puzzle, ...]:
    """The puzzles in the package of a title.

    They were found with the content we bring: with another one they would be other positions.
    """
    spec = find_spec(title.package)
    if spec is None or spec.submodule_search_locations is None or title.content.fingerprint:
        return ()
    found = files(title.package) / FILE
    return tuple(read(found.read_bytes())) if found.is_file() else ()


def read(lines: bytes) -> list[Puzzle]:
    return [msgspec.json.decode(line, type=Puzzle) for line in lines.splitlines()]


def add(path: Path, puzzle: Puzzle) -> None:
    """Add a puzzle to a file; it gets the number after the last one there."""
    known = read(path.read_bytes()) if path.exists() else []
    number = known[-1].number + 1 if known else 1
    numbered = msgspec.structs.replace(puzzle, number=number)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(numbered) + b"\n")
