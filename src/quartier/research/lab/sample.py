"""Games between bots, counted by what their players did.

A thing is what everybody is told a seat has done (built a card, taken an action) or begins with (a
board): whatever events and views name. So no title declares what is worth counting.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from quartier.bots.match import bot_rng
from quartier.bots.own import any_bot
from quartier.bots.position import Position
from quartier.core.corrections import VARIABLE
from quartier.core.rng import SEED_BITS
from quartier.core.speech import Event, Refusal, is_literal
from quartier.core.state import State
from quartier.core.titles import Settings, Title, find_title

OPENING = "opening"
START = "start"


class Sum(msgspec.Struct):
    """Of some numbers how many there are, their sum and that of their squares."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def __add__(self, other: Sum) -> Sum:
        return Sum(
            self.number + other.number, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        return self.total / max(1, self.number)


class Sample(msgspec.Struct):
    """What some games were like. Wins are shares of a game, by seat and by thing; `lead` is what
    the first has more than the second.
    """

    games: int
    seats: list[Sum]
    points: list[Sum]
    length: Sum
    lead: Sum
    things: dict[str, Sum]

    def __add__(self, other: Sample) -> Sample:
        names = {*self.things, *other.things}
        nothing = Sum()
        return Sample(
            self.games + other.games,
            [one + two for one, two in zip(self.seats, other.seats, strict=True)],
            [one + two for one, two in zip(self.points, other.points, strict=True)],
            self.length + other.length,
            self.lead + other.lead,
            {
                name: self.things.get(name, nothing) + other.things.get(name, nothing)
                for name in sorted(names)
            },
        )


class Change(msgspec.Struct, frozen=True):
    """Corrections of a title and the file that has them; without any the box is as it comes."""

    file: str = ""
    corrections: object = {}


class Experiment(msgspec.Struct, frozen=True):
    """The games that are played; the first deal has this seed, each other the next.

    They are played on the Ray cluster at an address, or on so many processes of this machine.
    Without a `change` they are played with whatever content a process has.
    """

    title: str
    settings: Settings
    bots: list[str]
    seed: int
    games: int
    jobs: int = 1
    ray: str | None = None
    change: Change | None = None

    def ready(self) -> Players:
        """With a change, in a process that is for this experiment alone: a title is loaded once."""
        if self.change is None:
            return Players(self)
        with TemporaryDirectory() as folder:
            Path(folder, f"{self.title}.json").write_bytes(
                msgspec.json.encode(self.change.corrections)
            )
            os.environ[VARIABLE] = folder
            return Players(self)


class Players:
    """A title and the bots of an experiment. They change seats from game to game."""

    def __init__(self, experiment: Experiment) -> None:
        title = find_title(experiment.title)
        assert title is not None
        self.title = title
        self.experiment = experiment
        self.bots = [any_bot(spec) for spec in experiment.bots]

    def play(self, game: int) -> Sample:
        experiment = self.experiment
        seats = len(self.bots)
        seed = (experiment.seed + game) % (1 << SEED_BITS)
        state = self.title.new(experiment.settings, seats, seed)
        rngs = [bot_rng(seed, seat) for seat in range(seats)]
        done = [begun_with(self.title, state, seat) for seat in range(seats)]
        opened = [False] * seats
        decisions = 0
        while deciders := state.deciders:
            seat = deciders[0]
            bot = self.bots[(seat + game) % seats]
            assert not isinstance(bot, Refusal)
            told = state.play(seat, bot.choose(Position(self.title, state, seat), rngs[seat]))
            assert not isinstance(told, Refusal)
            decisions += 1
            for event in told:
                if not event.eyes & state.eyes(None):
                    continue
                for doer, thing in things_of(event):
                    if not opened[doer]:
                        done[doer].add(f"{OPENING}:{thing}")
                        opened[doer] = True
                    done[doer].add(thing)
        return _counted(state, decisions, done)


def begun_with(title: Title, state: State, seat: int) -> set[str]:
    """What everybody sees that a seat begins with: the words of its part of the view, or else of
    the first parts that it owns.
    """
    view = state.view(None)
    lists = [getattr(view, name) for name in view.__struct_fields__]
    lists = [parts for parts in lists if isinstance(parts, list) and parts]
    candidates = [[parts[seat]] for parts in lists if hasattr(parts[0], "score_lines")]
    candidates += [
        [part for part in parts if getattr(part, "owner", None) == seat] for parts in lists
    ]
    for own in candidates:
        values = [getattr(part, field) for part in own for field in part.__struct_fields__]
        words = [_key_of(title, value) for value in values if isinstance(value, str)]
        if words:
            return {f"{START}:{' '.join(words)}"}
    return set()


def _key_of(title: Title, word: str) -> str:
    """The key of the text that names a thing of the box, the word itself if there is none."""
    return next((key for key in title.vocabulary if key.partition("-")[2] == word), word)


def things_of(event: Event) -> list[tuple[int, str]]:
    """Who has done what, as an event tells it."""
    seat = event.facts.get("seat")
    if not isinstance(seat, int):
        return []
    words = [fact for fact in event.facts.values() if isinstance(fact, str)]
    return [(seat, f"{event.key}:{word}") for word in words if not is_literal(word)]


def _counted(state: State, decisions: int, done: list[set[str]]) -> Sample:
    result = state.result
    assert result is not None
    seats = state.seats
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    sample = Sample(1, [Sum() for _ in shares], [Sum() for _ in shares], Sum(), Sum(), {})
    for seat, share in enumerate(shares):
        sample.seats[seat].add(share)
        sample.points[seat].add(float(result.totals[seat]))
        for thing in done[seat]:
            sample.things.setdefault(thing, Sum()).add(share)
    sample.length.add(decisions)
    if seats > 1:
        first, second = sorted([float(points) for points in result.totals])[:-3:-1]
        sample.lead.add(first - second)
    return sample
