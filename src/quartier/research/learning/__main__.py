"""Teach networks, and measure them.

python -m quartier.research.learning learn TITLE --output FOLDER [--seconds 600] [--workers 2]
python -m quartier.research.learning sharpen TITLE --network FILE --output FOLDER [--seconds 600]
python -m quartier.research.learning duel TITLE --network FILE --bots net,greedy [--games 400]
python -m quartier.research.learning trust --network FILE --trust 0.5 --output FILE
"""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec

from quartier.bots.network import Network, load
from quartier.core.titles import find_title
from quartier.research.learning.curriculum import COURSES, setting
from quartier.research.learning.duels import Duel, measure, summary
from quartier.research.learning.run import Run
from quartier.research.learning.sharpening import Sharpening
from quartier.workers import Workers, workers

# Far from all deals that lessons come from.
FIRST_DEAL = 6_000_000


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m quartier.research.learning")
    commands = parser.add_subparsers(required=True)
    teaching = commands.add_parser("learn", help="play, fit, and play with what was learned")
    teaching.set_defaults(command=_learn)
    sharpening = commands.add_parser("sharpen", help="try moves side by side, and fit to that")
    sharpening.set_defaults(command=_sharpen)
    sharpening.add_argument("--network", type=Path, required=True, help="what to begin with")
    for command in (teaching, sharpening):
        command.add_argument("--output", type=Path, required=True, help="a run there is continued")
        command.add_argument("--seconds", type=float, default=600.0)
        command.add_argument("--device", default="cpu", help="cuda where torch finds a GPU")
        command.add_argument("--only", default="", help="as in victory=economic or seats=1")
        command.add_argument("--seed", type=int, default=1)
    duelling = commands.add_parser("duel", help="one bot among others of another kind")
    duelling.set_defaults(command=_duel)
    duelling.add_argument("--network", type=Path, required=True)
    duelling.add_argument("--among", type=Path, help="the network of the others; the same if none")
    duelling.add_argument("--bots", default="net,greedy", help="of net:N, search:N, greedy, hand:N")
    duelling.add_argument("--games", type=int, default=400)
    duelling.add_argument("--seats", type=int)
    duelling.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    duelling.add_argument("--seed", type=int, default=FIRST_DEAL, help="the first deal")
    trusting = commands.add_parser("trust", help="write a network that is trusted otherwise")
    trusting.set_defaults(command=_trust)
    trusting.add_argument("--network", type=Path, required=True)
    trusting.add_argument("--output", type=Path, required=True, help="may be the same file")
    for command in (duelling, trusting):
        command.add_argument("--trust", type=float, help="instead of what the network says")
        command.add_argument("--rivalry", type=float, help="how much the best of the others counts")
        command.add_argument("--sharpness", type=float, help="how far its edge is trusted")
    for command in (teaching, sharpening, duelling):
        command.add_argument("title", choices=sorted(COURSES))
        command.add_argument("--workers", type=int, default=2)
        command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead")
    chosen = parser.parse_args(arguments)
    chosen.command(chosen)


def _learn(chosen: argparse.Namespace) -> None:
    run = Run(chosen.title, chosen.only, chosen.output, chosen.device, chosen.seed)
    with _crew(chosen) as crew:
        print(run.learn(chosen.seconds, crew))


def _sharpen(chosen: argparse.Namespace) -> None:
    network = _read(chosen.network)
    run = Sharpening(chosen.title, chosen.only, network, chosen.output, chosen.device, chosen.seed)
    with _crew(chosen) as crew:
        print(run.run(chosen.seconds, crew))


def _duel(chosen: argparse.Namespace) -> None:
    title = find_title(chosen.title)
    assert title is not None
    bot, _, other = chosen.bots.partition(",")
    options = dict(setting(title, text) for text in chosen.set)
    network = _trusted(_read(chosen.network), chosen)
    seats = chosen.seats or title.usual_seats
    among = _read(chosen.among) if chosen.among else network
    duel = Duel(chosen.title, network, among, bot, other or "greedy", seats, options)
    with _crew(chosen) as crew:
        ends = measure(duel, chosen.games, chosen.seed, crew)
    print(f"{bot} among {duel.other}, {seats} seats: {summary(ends)}")


def _trust(chosen: argparse.Namespace) -> None:
    network = _trusted(_read(chosen.network), chosen)
    with chosen.output.open("wb") as file:
        network.save(file)


def _crew(chosen: argparse.Namespace) -> AbstractContextManager[Workers]:
    return workers(chosen.workers, chosen.ray, fresh=True)


def _read(path: Path) -> Network:
    with path.open("rb") as file:
        return load(file)


def _trusted(network: Network, chosen: argparse.Namespace) -> Network:
    """The same network, trusted otherwise."""
    told = {name: getattr(chosen, name) for name in ("trust", "rivalry", "sharpness")}
    about = msgspec.structs.replace(
        network.about, **{name: number for name, number in told.items() if number is not None}
    )
    return Network(about, network.weights)


if __name__ == "__main__":
    main()
