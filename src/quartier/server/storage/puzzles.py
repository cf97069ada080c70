"""How often people tried the puzzles, and how often they found what is best."""

from __future__ import annotations

import time
from contextlib import suppress

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Conflict, Database, OneRow
from quartier.server.storage.schema import ATTEMPT, SOLVING


class Solved(msgspec.Struct, frozen=True):
    """So many first tries, and so many of them right."""

    tries: int = 0
    solved: int = 0


class PuzzleStore:
    """Where tries are counted, by the marks of puzzles, and those of accounts noted."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def count(self, mark: str, is_solved: bool) -> None:
        """Count a try."""
        try:
            await self._add(mark, is_solved)
        except Conflict:
            try:
                await self.database.write(
                    sa.insert(SOLVING).values(mark=mark, tries=1, solved=int(is_solved))
                )
            except Conflict:
                # Another server was the first.
                await self._add(mark, is_solved)

    async def _add(self, mark: str, is_solved: bool) -> None:
        adding = sa.update(SOLVING).where(SOLVING.c.mark == mark)
        await self.database.write(
            OneRow(
                adding.values(tries=SOLVING.c.tries + 1, solved=SOLVING.c.solved + int(is_solved))
            )
        )

    async def solved(self) -> dict[str, Solved]:
        """Of each puzzle that somebody tried, by its mark."""
        rows = await self.database.read(sa.select(SOLVING))
        return {str(row["mark"]): msgspec.convert(row, Solved) for row in rows}

    async def note(self, identity: str, title: str, mark: str, is_solved: bool) -> None:
        """Note how somebody's first try at a puzzle went; later ones change nothing."""
        known = sa.exists().where(ATTEMPT.c.identity == identity, ATTEMPT.c.mark == mark)
        values = (identity, mark, title, time.time(), is_solved)
        row = sa.select(*(sa.literal(value) for value in values)).where(sa.not_(known))
        columns = ["identity", "mark", "title", "at", "solved"]
        # Whoever tries it twice at the same moment has tried it.
        with suppress(Conflict):
            await self.database.write(sa.insert(ATTEMPT).from_select(columns, row))

    async def of_person(self, identity: str) -> dict[str, Solved]:
        """By title, how many puzzles somebody tried, and how many they solved at once."""
        right = sa.func.sum(sa.case((ATTEMPT.c.solved, 1), else_=0))
        rows = await self.database.read(
            sa.select(ATTEMPT.c.title, sa.func.count().label("tries"), right.label("solved"))
            .where(ATTEMPT.c.identity == identity)
            .group_by(ATTEMPT.c.title)
            .order_by(ATTEMPT.c.title)
        )
        return {str(row["title"]): msgspec.convert(row, Solved) for row in rows}
