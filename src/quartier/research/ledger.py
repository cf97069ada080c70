"""Games that were played, kept one by one, so that runs and machines can be put together.

Each match has a file with a line for each game. Files of the same name are joined by writing one
behind the other; a game that was played twice counts once.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

import quartier

# What decides the moves of bots: rules, bots, and what both have in files.
DECIDING: Final = ("core", "titles", "bots")
SUFFIXES: Final = (".py", ".json", ".npz")


class Game(msgspec.Struct, frozen=True):
    """A game: the part of the win of one bot among others, its lead in points before them, and the
    seconds it thought. `version` is the code that played it, `deal` and `number` which game it was.
    """

    version: str
    bot: str
    other: str
    deal: int
    number: int
    won: float
    lead: float
    seconds: float


class Ledger:
    """The games in a folder, of one version of the code."""

    def __init__(self, folder: Path, version: str) -> None:
        self.folder = folder
        self.version = version
        folder.mkdir(parents=True, exist_ok=True)

    def games(self, match: str, bot: str, other: str) -> dict[int, Game]:
        """The games of a match between two bots, by their numbers."""
        file = self._file(match)
        lines = file.read_bytes().splitlines() if file.exists() else []
        games = [msgspec.json.decode(line, type=Game) for line in lines]
        return {
            game.number: game
            for game in games
            if (game.version, game.bot, game.other) == (self.version, bot, other)
        }

    def add(self, match: str, game: Game) -> None:
        # Opened anew and written at once: others may be writing, too.
        with self._file(match).open("ab", buffering=0) as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def _file(self, match: str) -> Path:
        return self.folder / f"{match}.jsonl"


def version_of(package: Path = Path(quartier.__file__).parent) -> str:
    """A word that differs wherever bots of a package might move otherwise."""
    digest = blake2b(digest_size=6)
    for part in DECIDING:
        for file in sorted((package / part).rglob("*")):
            if file.suffix in SUFFIXES:
                place = file.relative_to(package).as_posix()
                digest.update(place.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()
