"""How balanced the games are as they are: writes docs/balance.md.

    python -m quartier.research.lab.balancing [--games N] [--bots BOT] [--jobs N] [--seconds N]

With `--seconds` all set-ups are played side by side for so long, and have come as far.
`quartier lab TITLE` tells all of one set-up, with plots.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

# As many processes play as there are processors: each has one thread.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from quartier.cli.screen import title_text
from quartier.core.titles import Value, find_title, spelled
from quartier.locale import Texts
from quartier.research.evenly import sums
from quartier.research.lab.comparing import Finding, balance
from quartier.research.lab.page import name_of, seats_of
from quartier.research.lab.sample import OPENING, START, Experiment, Sample
from quartier.setups import set_up

PAGE = Path("docs/balance.md")
SEED = 1
# Where a game begins or is decided in another way; so many times as many games of those that take
# less time.
SET_UPS: tuple[tuple[str, dict[str, Value], int], ...] = (
    ("sevenwonders", {}, 6),
    ("sevenwonders", {"leaders": True}, 6),
    ("sevenwonders", {"leaders": True, "cities": True}, 3),
    ("cardcity", {}, 3),
    ("cardcity", {"victory": "economic"}, 3),
    ("cardcity", {"victory": "industrial"}, 3),
    ("cardcity", {"victory": "commercial"}, 3),
    ("cardcity", {"victory": "happiness"}, 3),
    ("lacitta", {}, 1),
    ("lacitta", {"setup": "advanced"}, 1),
    ("smallcity", {}, 1),
    ("smallcity", {"game": "advanced"}, 1),
)
BEGUN = "Begun with"
# The strongest and the weakest of a kind; of what seats begin with, all.
SHOWN = 6

ABOUT = """# Balance

Written by `python -m quartier.research.lab.balancing`: games of each set-up at the usual seats,
seeds from {seed}, the same bot on all of them. `quartier lab sevenwonders --bots net` makes such a
report of one set-up, with plots and all that is left out here.

Shares are those of the wins of seats that began with a thing, did it first, or did it at all;
behind ± stands half of the 95 % interval, and bold are those that differ from an equal share by
more than luck (of all bold lines of a set-up no more than one in twenty is luck; Benjamini and
Hochberg). Doing a thing and winning may have a common cause: who builds much wins much, and what is
done in every game wins an equal share. A bot is no person: what it plays badly looks weak here.

{parts}
"""
HEADER = "| what | times | wins |\n| --- | ---: | ---: |"


def part_of(experiment: Experiment, sample: Sample) -> str:
    """What is told of one set-up."""
    title = find_title(experiment.title)
    assert title is not None
    texts = Texts("en", title.package)
    seats = len(sample.seats)
    chosen = [
        f"{option.key}={spelled(experiment.settings[option.key])}"
        for option in title.options
        if experiment.settings[option.key] != option.default
    ]
    findings = balance(sample.things, seats)
    lines = [
        "## " + ", ".join([title_text(texts, "name"), f"{seats} seats", *chosen]),
        f"{sample.games:,} games of `{experiment.bots[0]}`. An equal share is {100 / seats:.0f} %."
        f" A game takes {sample.length.mean:.0f} decisions; {sample.lead.mean:.1f} points lie"
        " between the first and the second.",
    ]
    kinds = {"By seat": sorted(balance(seats_of(sample), seats))}
    for finding in sorted(findings, key=lambda finding: -finding.after):
        kinds.setdefault(_kind_of(finding.thing), []).append(finding)
    for heading, kind in sorted(kinds.items()):
        shown = kind
        if heading != BEGUN and len(kind) > 2 * SHOWN:
            shown = [*kind[:SHOWN], *kind[-SHOWN:]]
        if len(kind) > 1:
            lines += ["", f"### {heading}", HEADER, *(_row(finding, texts) for finding in shown)]
    return "\n".join(lines)


def _kind_of(thing: str) -> str:
    """The table a thing belongs into."""
    verb = thing.partition(":")[0]
    return {START: BEGUN, OPENING: "Done first"}.get(verb, f"Done: {verb.removeprefix('event-')}")


def _row(finding: Finding, texts: Texts) -> str:
    share = f"{100 * finding.after:.0f} % ± {100 * finding.error:.0f}"
    wins = f"**{share}**" if finding.is_sure else share
    return f"| {name_of(finding.thing, texts)} | {finding.number:,} | {wins} |"


def experiments(bot: str, games: int) -> dict[str, Experiment]:
    found = {}
    for title_id, options, times in SET_UPS:
        title, settings, seats = set_up(title_id, None, options)
        experiment = Experiment(title_id, settings, [bot] * seats, SEED, times * games)
        found[f"{title.id} {options}"] = experiment
    return found


def page(parts: list[tuple[Experiment, Sample]]) -> str:
    told = [part_of(experiment, sample) for experiment, sample in parts]
    return ABOUT.format(seed=SEED, parts="\n\n".join(told))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="of those that take long")
    parser.add_argument("--bots", default="net")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="how long to play; else all is played")
    wanted = parser.parse_args()
    plans = experiments(wanted.bots, wanted.games)
    found = sums(plans, wanted.jobs, wanted.seconds)
    parts = [(plan, found[name]) for name, plan in plans.items() if name in found]
    PAGE.write_text(page(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
