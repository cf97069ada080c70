"""Adding up what games come to, while a bar shows how many are done."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter

from quartier.cli.crew import S

REFRESH_SECONDS = 0.1


def total(parts: Iterable[S], games: int) -> S | None:
    """The sum of all parts, or of those that came before Ctrl-C; None if there is none."""
    found: S | None = None
    with shown_progress(games) as show, suppress(KeyboardInterrupt):
        for part in parts:
            found = part if found is None else found + part
            show(found.games)
    return found


@contextmanager
def shown_progress(games: int) -> Iterator[Callable[[int], None]]:
    """A function that shows how many are done, if there is a terminal to show it on."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # Without a refreshing thread: processes are about to be forked.
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=games)
        shown = perf_counter()

        def show(done: int) -> None:
            nonlocal shown
            if perf_counter() - shown > REFRESH_SECONDS:
                shown = perf_counter()
                progress.update(task, completed=done, refresh=True)

        yield show
