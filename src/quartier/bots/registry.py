"""The bots by name. Wherever a bot is chosen, a text such as `greedy` or `greedy:4` names it."""

from __future__ import annotations

import re
from collections.abc import Callable

from quartier.bots.bot import Bot
from quartier.core.speech import Fact, Refusal, literal

MOST_SAMPLES = 64
USUAL_BUDGET = "1s"


class BotKind:
    """A kind of bot: its name, the texts that describe it and how its name may be written.

    `make` gets what stands after the colon of the name (or "") and gives None if that is wrong.
    """

    def __init__(
        self, name: str, description: str, form: str, make: Callable[[str], Bot | None]
    ) -> None:
        self.name = name
        self.description = description
        self.form = form
        self.make = make


def make_bot(spec: str) -> Bot | Refusal:
    """The bot a text names."""
    name, _, argument = spec.strip().lower().partition(":")
    for kind in KINDS:
        if kind.name == name:
            bot = kind.make(argument)
            if bot is None:
                return Refusal("", "error-bot-form", {"given": literal(spec), "form": kind.form})
            return bot
    known: Fact = [literal(kind.name) for kind in KINDS]
    return Refusal("", "error-unknown-bot", {"given": literal(spec), "known": known})


def _random(argument: str) -> Bot | None:
    from quartier.bots.random_bot import RandomBot

    return None if argument else RandomBot()


def _greedy(argument: str) -> Bot | None:
    from quartier.bots.greedy import GreedyBot

    if not argument:
        return GreedyBot()
    if not re.fullmatch("[0-9]{1,2}", argument) or not 1 <= int(argument) <= MOST_SAMPLES:
        return None
    return GreedyBot(samples=int(argument))


def _search(argument: str) -> Bot | None:
    from quartier.bots.budget import read_budget
    from quartier.bots.search import SearchBot

    budget = read_budget(argument or USUAL_BUDGET)
    return None if budget is None else SearchBot(budget)


KINDS = (
    BotKind("random", "bot-random", "bot-random-form", _random),
    BotKind("greedy", "bot-greedy", "bot-greedy-form", _greedy),
    BotKind("search", "bot-search", "bot-search-form", _search),
)
