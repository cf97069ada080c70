"""Keeping a game: its file, and how to come back to it."""

from __future__ import annotations

import shlex
from pathlib import Path

from quartier.cli.inputs import BadInput
from quartier.cli.records import refuse_existing, save
from quartier.cli.table import LocalTable
from quartier.core.speech import Refusal


class Keeper:
    """Saves a table, by and by in the same file. `is_kept` says whether the last time went well."""

    def __init__(self, table: LocalTable, path: Path) -> None:
        self.table = table
        self.path = path
        save(table.record, path)
        self.is_kept = True

    def keep(self) -> Refusal | None:
        """Save the table as it stands; or why that is not possible."""
        try:
            save(self.table.record, self.path)
        except BadInput as problem:
            self.is_kept = False
            return problem.refusal
        self.is_kept = True
        return None

    def move_to(self, path: Path) -> Refusal | None:
        """Save in another file from now on; or why not."""
        try:
            refuse_existing(path)
            save(self.table.record, path)
        except BadInput as problem:
            return problem.refusal
        self.path = path
        self.is_kept = True
        return None

    def command(self, name: str) -> str:
        """The command line that opens the file."""
        return f"  quartier {name} {shlex.quote(str(self.path))}"
