"""`quartier lab`: what a change of a game does to it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from quartier.cli.exits import BAD_INPUT, OK
from quartier.cli.inputs import bad, only_word, read_number, read_seed, read_setup, read_title
from quartier.cli.parser import Parser
from quartier.cli.players import read_bots
from quartier.cli.screen import Screen, tell_implied, title_text
from quartier.cli.sim import MOST_GAMES, MOST_JOBS
from quartier.core.corrections import NOTHING, VARIABLE
from quartier.core.speech import literal
from quartier.research.lab.page import Report, name_of
from quartier.research.lab.sample import Experiment, Sample

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
    parser.option("--output", "cli-metavar-file", "cli-option-lab-output")
    parser.list_bots()


def run(arguments: Namespace, screen: Screen) -> int:
    title = read_title(only_word(arguments.words))
    files = [Path(change) for change in arguments.change if "=" not in change]
    settings_changed = [change for change in arguments.change if "=" in change]
    if not arguments.change or len(files) > 1:
        raise bad("error-lab-change")
    for file in files:
        if not file.is_file():
            raise bad("error-lab-no-file", given=literal(str(file)))
    seats, settings, implied = read_setup(title, arguments.seats, arguments.set)
    changed = read_setup(title, str(seats), [*arguments.set, *settings_changed])[1]
    tell_implied(screen, title, implied)
    before = Experiment(
        title=title.id,
        settings=settings,
        bots=read_bots(arguments.bots, seats),
        seed=read_seed(arguments.seed),
        games=read_number("--games", arguments.games, 1, MOST_GAMES),
        jobs=read_number("--jobs", arguments.jobs, 1, MOST_JOBS),
    )
    after = msgspec.structs.replace(before, settings=changed)
    samples = []
    with TemporaryDirectory() as folder:
        for file in files:
            shutil.copy(file, Path(folder) / f"{title.id}.json")
        for experiment, content in ((before, NOTHING), (after, folder)):
            sample = _played(experiment, content, screen.texts.language)
            if sample is None:
                return BAD_INPUT
            samples.append(sample)
    texts = screen.texts_of(title)
    report = Report(samples[0], samples[1], texts, title_text(texts, "name"))
    output = Path(arguments.output or f"{title.id}-lab.html")
    output.write_text(report.html(), encoding="utf-8")
    _print(report, output, screen)
    return OK


def _played(experiment: Experiment, content: str, language: str) -> Sample | None:
    """The games of one side, in a process with its own content; None if it said why not."""
    done = subprocess.run(
        [sys.executable, "-m", "quartier.research.lab.sample"],
        input=msgspec.json.encode(experiment),
        env={**os.environ, VARIABLE: content, "LC_ALL": language},
        stdout=subprocess.PIPE,
        check=False,
    )
    return msgspec.json.decode(done.stdout, type=Sample) if not done.returncode else None


def _print(report: Report, output: Path, screen: Screen) -> None:
    sure = [finding for finding in report.findings if finding.is_sure]
    screen.say("cli-lab-done", number=len(sure), all=len(report.findings))
    for finding in sure[:TOLD]:
        before, after = (
            screen.decimal(100 * share, 1) for share in (finding.before, finding.after)
        )
        name = literal(name_of(finding.thing, report.texts))
        screen.say("cli-lab-finding", name=name, before=literal(before), after=literal(after))
    screen.say("cli-lab-written", file=literal(str(output)))
