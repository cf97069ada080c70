"""Lets an umpire watch many games and says what was watched.

python -m tests.umpires sevenwonders random 2000
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from time import process_time

from tests.umpires.watching import Umpire, tables, watch

from quartier.core.titles import find_title, spelled


def main(title_id: str, bot: str, games: int) -> None:
    title = find_title(title_id)
    assert title is not None, f"there is no title {title_id}"
    umpire: type[Umpire] = import_module(f"tests.umpires.{title_id}.umpire").TitleUmpire
    started = process_time()
    events = 0
    watched: Counter[str] = Counter()
    for table in tables(title, games, bot):
        events += watch(umpire, title, table)
        watched[f"{table.seats} players"] += 1
        watched.update(f"{key}={spelled(value)}" for key, value in table.settings.items())
    seconds = process_time() - started
    print(f"{title_id}, {bot}: {games} games, {events} events, no protest, {seconds:.0f} CPU s")
    for what, number in sorted(watched.items()):
        print(f"  {what}: {number}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
