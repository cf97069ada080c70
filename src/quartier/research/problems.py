"""The games as decision problems, measured: writes the table in docs/problems.md.

python -m quartier.research.problems [--games N]
"""

from __future__ import annotations

import argparse
from math import log10
from pathlib import Path
from typing import NamedTuple

from quartier.bots.hasty import USUAL_TRIES, HastyBot
from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.core.agenda import Agenda
from quartier.core.titles import title_ids
from quartier.research.setup import Setup

PAGE = Path("docs/problems.md")
BEGIN, END = "<!-- measured -->", "<!-- end -->"
SET_UPS: tuple[tuple[str, int | None, dict[str, bool | str]], ...] = (
    *((title, None, {}) for title in title_ids()),
    ("cardcity", 1, {}),
    ("sevenwonders", 7, {"leaders": True, "cities": True}),
)
HEADER = (
    "| title, seats | actions | numbers seen | decisions in a game | choices, on average | most |"
    " no choice | at the same time | hidden cards | log10 of courses |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)


class Measured(NamedTuple):
    """Sums over all decisions of some games. `hidden` counts cards the decider does not know,
    `courses` adds the logarithms of the numbers of choices.
    """

    games: int
    decisions: int
    choices: int
    most: int
    forced: int
    together: int
    hidden: int
    courses: float


def measure(setup: Setup, games: int) -> Measured:
    """Games of the bot that thinks a little, with seeds from 1."""
    bot = HastyBot(USUAL_TRIES)
    decisions = choices = most = forced = together = hidden = 0
    courses = 0.0
    for seed in range(1, games + 1):
        state = setup.new(seed)
        rngs = [bot_rng(seed, seat) for seat in range(setup.seats)]
        while deciders := state.deciders:
            seat = deciders[0]
            number = len(state.moves(seat))
            decisions += 1
            choices += number
            most = max(most, number)
            forced += number == 1
            together += len(deciders) > 1
            courses += log10(number)
            if isinstance(state, Agenda):
                eyes = state.eyes(seat)
                hidden += sum(not known & eyes for known in state.cards.known)
            state.advance(seat, bot.choose(Position(setup.title, state, seat), rngs[seat]))
    return Measured(games, decisions, choices, most, forced, together, hidden, courses)


def row(setup: Setup, found: Measured) -> str:
    usual = {option.key: option.default for option in setup.title.options}
    options = [key for key, value in setup.settings.items() if value != usual[key]]
    decisions = found.decisions
    cells = [
        ", ".join([setup.title.id, str(setup.seats), *options]),
        f"{setup.actions:,}",
        f"{len(setup.names):,}",
        f"{decisions / found.games:.0f}",
        f"{found.choices / decisions:.1f}",
        str(found.most),
        f"{100 * found.forced / decisions:.0f} %",
        f"{100 * found.together / decisions:.0f} %",
        f"{found.hidden / decisions:.0f}",
        f"{found.courses / found.games:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    rows = []
    for title, seats, options in SET_UPS:
        setup = Setup(title, seats, **options)
        rows.append(row(setup, measure(setup, games)))
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    table = "\n".join([BEGIN, HEADER, *rows, END])
    PAGE.write_text(before + table + after, encoding="utf-8")


if __name__ == "__main__":
    main()
