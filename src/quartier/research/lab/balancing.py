"""How balanced the games are as they are: writes docs/balance.md.

python -m quartier.research.lab.balancing [--games N] [--bots BOT] [--jobs N]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from quartier.cli.crew import play_games
from quartier.cli.progress import total
from quartier.cli.screen import title_text
from quartier.core.titles import Title, all_titles
from quartier.locale import Texts
from quartier.research.lab.comparing import Finding, balance
from quartier.research.lab.page import name_of
from quartier.research.lab.sample import OPENING, START, Experiment, Sample
from quartier.setups import set_up

PAGE = Path("docs/balance.md")
# The strongest and the weakest of a kind.
SHOWN = 8

ABOUT = """# Balance

Written by `python -m quartier.research.lab.balancing`: {games} games of each title at its usual
seats, all played by the bot `{bot}`. Shares are those of the wins of seats that began with a thing,
did it first, or did it at all; brackets are 95 % intervals, and bold are those that are no luck (of
all bold lines of a title no more than one in twenty is). Doing a thing and winning may have a
common cause: who builds much wins much. A bot is no person, and a weak one says little about good
play.

{parts}
"""
HEADER = "| what | times | wins |\n| --- | ---: | ---: |"


def part_of(title: Title, sample: Sample) -> str:
    """What is told of one title."""
    texts = Texts("en", title.package)
    seats = len(sample.seats)
    findings = balance(sample)
    lines = [
        f"## {title_text(texts, 'name')}, {seats} seats",
        f"An equal share would be {100 / seats:.0f} %. A game takes {sample.length.mean:.0f}"
        f" decisions; {sample.lead.mean:.1f} points lie between the first and the second.",
        "",
        "By seat: " + ", ".join(f"{100 * wins.mean:.0f} %" for wins in sample.seats) + ".",
    ]
    for heading, prefix in (
        ("Begun with", f"{START}:"),
        ("Done first", f"{OPENING}:"),
        ("Done", "event-"),
    ):
        kind = [finding for finding in findings if finding.thing.startswith(prefix)]
        kind.sort(key=lambda finding: -finding.after)
        if kind:
            shown = kind if len(kind) <= 2 * SHOWN else [*kind[:SHOWN], *kind[-SHOWN:]]
            lines += ["", f"### {heading}", HEADER, *(_row(finding, texts) for finding in shown)]
    return "\n".join(lines)


def _row(finding: Finding, texts: Texts) -> str:
    share = f"{100 * finding.after:.0f} % ± {100 * finding.error:.0f}"
    wins = f"**{share}**" if finding.is_sure else share
    return f"| {name_of(finding.thing, texts)} | {finding.number} | {wins} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    parts = []
    for title in all_titles():
        _, settings, seats = set_up(title.id, None, {})
        bots = [wanted.bots] * seats
        experiment = Experiment(title.id, settings, bots, 1, wanted.games, wanted.jobs)
        sample = total(play_games(experiment, wanted.jobs), wanted.games)
        assert sample is not None
        parts.append(part_of(title, sample))
    page = ABOUT.format(games=wanted.games, bot=wanted.bots, parts="\n\n".join(parts))
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
