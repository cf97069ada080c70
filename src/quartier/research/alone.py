"""What a bot reaches alone: deals of Small City and of each level of Card City, played and told.

python -m quartier.research.alone --bot expert [--cases smallcity,simplified] [--first 7000000]
    [--deals 100] [--workers 2]

A line of the output is a game: its case, deal and points, and what a decision took in seconds on
average and at most; at the end each case has a line with the mean of its points, the standard error
and the median.
"""

from __future__ import annotations

import argparse
from concurrent.futures import as_completed
from statistics import mean, median
from typing import Final, NamedTuple

import msgspec

from quartier.bots.advice import mean_of
from quartier.bots.match import play_match
from quartier.bots.registry import make_bot
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, find_title
from quartier.workers import workers

CASES: Final[dict[str, tuple[str, Settings]]] = {
    "smallcity": ("smallcity", {}),
    "simplified": ("cardcity", {"level": "simplified"}),
    "normal": ("cardcity", {"level": "normal"}),
    "advanced": ("cardcity", {"level": "advanced"}),
}


class Deal(NamedTuple):
    """A game to be played."""

    case: str
    number: int
    bot: str


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    case: str
    deal: int
    points: float
    decisions: int
    seconds: float
    longest: float


class Reached(msgspec.Struct, frozen=True):
    """What the games of a case came to."""

    case: str
    games: int
    mean: float
    error: float
    median: float


def play(deal: Deal) -> Played:
    title_id, given = CASES[deal.case]
    title, bot = find_title(title_id), make_bot(deal.bot)
    if title is None or isinstance(bot, Refusal):
        raise ValueError(f"no title {title_id} or no bot {deal.bot}")
    settings = title.settle(given, 1)
    assert not isinstance(settings, Refusal)
    outcome = play_match(title, settings, [bot], deal.number, timed=True)
    points, seconds = float(outcome.result.totals[0]), outcome.seconds[0]
    took, longest = round(mean(seconds), 3), round(max(seconds), 3)
    return Played(deal.case, deal.number, points, outcome.decisions, took, longest)


def reached(case: str, games: list[Played]) -> Reached:
    points = [game.points for game in games]
    average, error = mean_of(points) if len(points) > 1 else (points[0], 0.0)
    return Reached(case, len(points), round(average, 2), round(error, 2), median(points))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m quartier.research.alone")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--cases", default=",".join(CASES))
    parser.add_argument("--first", type=int, default=7_000_000)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    cases = given.cases.split(",")
    for case in cases:
        if case not in CASES:
            parser.error(f"{case}: cases are {', '.join(CASES)}")
    if isinstance(make_bot(given.bot), Refusal):
        parser.error(f"there is no bot {given.bot}")
    numbers = range(given.first, given.first + given.deals)
    deals = [Deal(case, number, given.bot) for case in cases for number in numbers]
    found: dict[str, list[Played]] = {case: [] for case in cases}
    with workers(given.workers) as crew:
        for part in as_completed([crew.pool.submit(play, deal) for deal in deals]):
            game = part.result()
            found[game.case].append(game)
            print(msgspec.json.encode(game).decode(), flush=True)
    for case, games in found.items():
        print(msgspec.json.encode(reached(case, games)).decode())


if __name__ == "__main__":
    main()
