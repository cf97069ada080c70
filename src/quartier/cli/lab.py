"""`quartier lab`: what wins in a game, and what a change does to it."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from quartier.cli.exits import BAD_INPUT, OK
from quartier.cli.inputs import (
    bad,
    only_word,
    read_number,
    read_output,
    read_seed,
    read_setup,
    read_title,
)
from quartier.cli.parser import Parser
from quartier.cli.players import read_bots
from quartier.cli.screen import Screen, tell_implied, title_text
from quartier.cli.sim import MOST_GAMES, MOST_JOBS
from quartier.core.corrections import read
from quartier.core.speech import literal
from quartier.research.lab.page import Page, Portrait, Report, name_of
from quartier.research.lab.sample import OPENING, Change, Experiment, Sample

# What the terminal tells of a long report.
TOLD = 10


def add_options(parser: Parser) -> None:
    parser.repeated_option("--change", "cli-metavar-change", "cli-option-lab-change")
    parser.option("--games", "cli-metavar-number", "cli-option-lab-games", default="1000")
    parser.option("--bots", "cli-metavar-bots", "cli-option-lab-bots", default="greedy")
    parser.option("--seats", "cli-metavar-number", "cli-option-seats")
    parser.repeated_option("--set", "cli-metavar-setting", "cli-option-set")
    parser.option("--seed", "cli-metavar-number", "cli-option-sim-seed", default="1")
    parser.option("--jobs", "cli-metavar-number", "cli-option-jobs", default="1")
    parser.option("--ray", "cli-metavar-address", "cli-option-ray")
    parser.option("--output", "cli-metavar-file", "cli-option-lab-output")
    parser.list_bots()


def run(arguments: Namespace, screen: Screen) -> int:
    title = read_title(only_word(arguments.words))
    output = read_output(arguments.output or f"{title.id}-lab.html")
    seats, settings, implied = read_setup(title, arguments.seats, arguments.set)
    options = [change for change in arguments.change if "=" in change]
    changed = read_setup(title, str(seats), [*arguments.set, *options])[1]
    before = Experiment(
        title=title.id,
        settings=settings,
        bots=read_bots(arguments.bots, seats),
        seed=read_seed(arguments.seed),
        games=read_number("--games", arguments.games, 1, MOST_GAMES),
        jobs=read_number("--jobs", arguments.jobs, 1, MOST_JOBS),
        ray=arguments.ray,
        change=Change(),
    )
    change = _read_change([change for change in arguments.change if "=" not in change])
    after = msgspec.structs.replace(before, settings=changed, change=change)
    tell_implied(screen, title, implied)
    samples = []
    # The change goes first: what is wrong with it is told before anything is played.
    for experiment in (after, before) if arguments.change else (before,):
        sample = _played(experiment, screen.texts.language)
        if sample is None:
            return BAD_INPUT
        samples.append(sample)
    texts = screen.texts_of(title)
    name = title_text(texts, "name")
    report: Page = Portrait(samples[0], texts, name)
    if arguments.change:
        report = Report(samples[1], samples[0], texts, name)
    output.write_text(report.html(), encoding="utf-8")
    _print(report, output, screen)
    return OK


def _read_change(files: list[str]) -> Change:
    """The corrections in a file, if one is named."""
    if len(files) > 1:
        raise bad("error-lab-change")
    for name in files:
        if not Path(name).is_file():
            raise bad("error-lab-no-file", given=literal(name))
        return Change(name, read(Path(name)))
    return Change()


def _played(experiment: Experiment, language: str) -> Sample | None:
    """The games of one side, in a process with its own content; None if it said why not."""
    done = subprocess.run(
        [sys.executable, "-m", "quartier.research.lab"],
        input=msgspec.json.encode(experiment),
        env={**os.environ, "LC_ALL": language},
        stdout=subprocess.PIPE,
        check=False,
    )
    return msgspec.json.decode(done.stdout, type=Sample) if not done.returncode else None


def _print(report: Page, output: Path, screen: Screen) -> None:
    done, one = "cli-lab-done", "cli-lab-finding"
    if isinstance(report, Portrait):
        done, one = "cli-lab-portrait", "cli-lab-share"
    sure = [finding for finding in report.findings if finding.is_sure]
    screen.say(done, number=len(sure), all=len(report.findings))
    for finding in sure[:TOLD]:
        before, after = (
            screen.decimal(100 * share, 1) for share in (finding.before, finding.after)
        )
        name = literal(name_of(finding.thing, report.texts))
        if finding.thing.startswith(OPENING):
            name = literal(screen.texts.text("lab-first", {"name": name}))
        screen.say(one, name=name, before=literal(before), after=literal(after))
    screen.say("cli-lab-written", file=literal(str(output)))
