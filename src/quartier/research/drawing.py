"""A table as text, as spectators see it."""

from __future__ import annotations

from rich.console import Console

from quartier.cli.drawing import drawing_of
from quartier.core.state import State
from quartier.locale import Texts
from quartier.research.setup import Setup

WIDTH = 120


def drawn(setup: Setup, state: State) -> str:
    title = setup.title
    names = [f"seat_{seat}" for seat in range(setup.seats)]
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as capture:
        drawing = drawing_of(title)(state.view(None), Texts("en", title.package), names)
        console.print(drawing.situation())
    return capture.get()
