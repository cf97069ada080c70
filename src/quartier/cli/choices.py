"""The legal moves of a seat as a person sees and types them."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import TYPE_CHECKING

from quartier.core.moves import ActionSpace, Move
from quartier.locale import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

# More moves than these stand side by side.
ONE_COLUMN = 9
MOST_ALIKE = 3


class Choices:
    """Numbered moves with their labels."""

    def __init__(
        self, moves: Sequence[Move], space: ActionSpace, texts: Texts, names: Sequence[str]
    ) -> None:
        self.moves = moves
        self.space = space
        self.labels = [texts.text(move.key, move.facts, names) for move in moves]

    def find(self, typed: str) -> Move | None:
        """The move of a label or notation, legal or not."""
        for move, label in zip(self.moves, self.labels, strict=True):
            if label.lower() == typed.lower():
                return move
        return self.space.parse(typed)

    def alike(self, typed: str) -> list[str]:
        """Moves written almost like this, as notations; the closest first."""
        written = {move.text: move.text for move in self.space.moves}
        written |= {
            label.lower(): move.text for move, label in zip(self.moves, self.labels, strict=True)
        }
        found = get_close_matches(" ".join(typed.lower().split()), written, MOST_ALIKE)
        return list(dict.fromkeys(written[text] for text in found))

    def drawn(self) -> RenderableType:
        """The list a person chooses from; one block for each verb if there are many."""
        from rich.columns import Columns
        from rich.console import Group
        from rich.text import Text

        width = len(str(len(self.moves)))
        lines = [
            Text(f"{number:>{width + 1}} ", style="cyan").append(label, style="default")
            for number, label in enumerate(self.labels, 1)
        ]
        if len(lines) <= ONE_COLUMN:
            return Group(*lines)
        numbered = zip(self.moves, lines, strict=True)
        blocks = groupby(numbered, key=lambda pair: pair[0].key)
        return Group(
            *(
                Columns([line for _, line in block], padding=(0, 3), column_first=True)
                for _, block in blocks
            )
        )
