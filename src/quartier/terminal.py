"""What the drawings of all titles on a terminal share.

A title's module `terminal` has a class `Drawing`, a subclass of this one.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.console import RenderableType
from rich.table import Table

from quartier.core.speech import Fact
from quartier.core.views import ViewPart
from quartier.locale import Texts

V = TypeVar("V", bound=ViewPart)


class Drawing(Generic[V]):
    """A view being drawn in one language; nothing but the view is known."""

    def __init__(self, view: V, texts: Texts, names: list[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names

    def say(self, key: str, **facts: Fact) -> str:
        return self.texts.text(key, facts, self.names)

    def situation(self) -> RenderableType:
        """The table as the view shows it."""
        raise NotImplementedError

    def brief(self, width: int) -> RenderableType:
        """The same in fewer lines, for a screen of this width; all of it if there is no such."""
        return self.situation()

    def scores(self) -> RenderableType | None:
        """The points so far; None if the title knows none before the end."""
        return None


def side_by_side(parts: list[RenderableType]) -> RenderableType:
    """Two in a row, equally wide."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for first in range(0, len(parts), 2):
        grid.add_row(*parts[first : first + 2])
    return grid
