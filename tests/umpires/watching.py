"""Tables played to be watched: an umpire hears what a spectator hears, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from quartier.bots.bot import Bot
from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.bots.registry import make_bot
from quartier.core.history import History
from quartier.core.record import record_of
from quartier.core.speech import Facts, Refusal, Result
from quartier.core.titles import Settings, Title
from quartier.testing.random_play import allowed_settings, plain_view, told

View = dict[str, object]

NO_SETTINGS: Settings = {}


class Protest(Exception):
    """What an umpire objects to: the rule, and how the game differs from it."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule}: {what}")
        self.rule = rule


class Umpire:
    """Follows one table; the umpire of a title has a method for each event it hears.

    `event-paid-bank` is heard by `on_paid_bank`, with the facts of the event. `opening` is what a
    spectator sees before the first move: set-up is not told as events. At the end `judge` gets the
    result.
    """

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        self.settings = settings
        self.seats = seats

    def hear(self, key: str, facts: Facts) -> None:
        name = "on_" + key.removeprefix("event-").replace("-", "_")
        listener: Callable[[Facts], None] | None = getattr(self, name, None)
        if listener is None:
            raise Protest("", f"nobody told the umpire of {key}")
        listener(facts)

    def look(self, closing: View) -> None:
        """What a spectator sees at the end, to be compared with what the umpire has noted."""

    def judge(self, result: Result) -> None:
        raise NotImplementedError


def check(rule: str, holds: bool, what: str) -> None:
    """Protest unless something the rule demands is so."""
    if not holds:
        raise Protest(rule, what)


def equal(rule: str, is_so: object, should_be: object, what: str) -> None:
    """Protest unless the game did what the rule comes to."""
    if is_so != should_be:
        raise Protest(rule, f"{what}: it is {is_so!r}, it should be {should_be!r}")


def tie_break(standings: Sequence[tuple[float, ...]], keys: Sequence[str]) -> str:
    """What separates the best: a standing is the score and then what each key stands for."""
    best = max(standings)
    tied = [standing for standing in standings if standing[0] == best[0]]
    if len(tied) == 1:
        return ""
    for place, key in enumerate(keys, start=1):
        tied = [standing for standing in tied if standing[place] == best[place]]
        if len(tied) == 1:
            return key
    return "tie-shared"


@dataclass(frozen=True)
class Table:
    """A table to be watched; `bot` plays all seats. Equal tables give equal games."""

    settings: Settings
    seats: int
    seed: int
    bot: str


def tables(title: Title, number: int, bot: str, given: Settings = NO_SETTINGS) -> list[Table]:
    """So many tables, over all combinations of options and seats in turn, as far as not given."""
    combinations = [
        (settings, seats)
        for settings, seats in allowed_settings(title)
        if given.items() <= settings.items()
    ]
    # Any part of the list, too, has a bit of everything.
    random.Random(title.id).shuffle(combinations)
    return [
        Table(*combinations[index % len(combinations)], seed=index, bot=bot)
        for index in range(number)
    ]


def watch(umpires: type[Umpire], title: Title, table: Table) -> int:
    """Let an umpire watch a whole game; returns how many events it heard.

    A protest comes with the record of the table.
    """
    history = History(title, table.settings, table.seats, table.seed)
    state = history.state
    umpire = umpires(table.settings, table.seats, plain_view(state, None))
    bot = _bot(table.bot)
    rngs = [bot_rng(table.seed, seat) for seat in range(table.seats)]
    heard = 0
    try:
        while deciders := state.deciders:
            seat = deciders[0]
            move = bot.choose(Position(title, state, seat), rngs[seat])
            for event in told(history.play(seat, move)):
                if event.eyes & state.eyes(None):
                    umpire.hear(event.key, event.facts)
                    heard += 1
        assert state.result is not None
        umpire.look(plain_view(state, None))
        umpire.judge(state.result)
    except Protest as protest:
        record = record_of(history, [f"bot:{table.bot}"] * table.seats)
        protest.add_note(f"The table so far:\n{msgspec.json.encode(record).decode()}")
        raise
    return heard


def _bot(name: str) -> Bot:
    bot = make_bot(name)
    assert not isinstance(bot, Refusal), f"there is no bot {name}"
    return bot
