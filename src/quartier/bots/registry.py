"""The bots by name. Wherever a bot is chosen, a text such as `greedy:4` or `hard` names it."""

from __future__ import annotations

import re
from collections.abc import Callable

from quartier.bots.advice import Adviser
from quartier.bots.bot import Bot
from quartier.bots.levels import LEVELS, Level, level_of
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Fact, Refusal, literal
from quartier.core.titles import Settings

MOST_SAMPLES = 64
MOST_TRIES = 64
# What a network sees in one imagined world is a matter of luck; two cost little.
USUAL_SAMPLES = 2
USUAL_GLANCES = 10
# So many are looked into, or played on, at once, or nearly.
FEW_SAMPLES = 4
FEW_PLAYOUTS = 8
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


class LevelBot(Bot):
    """Plays each game by the bot that is the level there."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self._bots: dict[str, Bot] = {}

    def choose(self, position: Position, rng: Rng) -> Move:
        spec = self.level.spec(position.title.id, position.settings, position.seats)
        if spec not in self._bots:
            bot = make_bot(spec)
            assert isinstance(bot, Bot), "a level names a bot"
            self._bots[spec] = bot
        return self._bots[spec].choose(position, rng)


def make_bot(spec: str) -> Bot | Refusal:
    """The bot a text names."""
    level = level_of(spec)
    if level is not None and level.elsewhere:
        return LevelBot(level)
    name, argument = _parts(spec if level is None else level.usual)
    for kind in KINDS:
        if kind.name == name:
            bot = kind.make(argument)
            if bot is None:
                return Refusal("", "error-bot-form", {"given": literal(spec), "form": kind.form})
            return bot
    known: Fact = [literal(named.name) for named in (*LEVELS, *KINDS)]
    return Refusal("", "error-unknown-bot", {"given": literal(spec), "known": known})


def make_adviser(spec: str) -> Adviser:
    """A bot that can say what it thinks; a ValueError if the text names none."""
    bot = make_bot(spec)
    if not isinstance(bot, Adviser):
        raise ValueError(f"{spec} gives no advice")
    return bot


def label_of(spec: str) -> str:
    """The level or the kind of a bot: one of a few words, whatever text names it."""
    level = level_of(spec)
    if level is not None:
        return level.name
    name, _ = _parts(spec)
    return name if any(kind.name == name for kind in KINDS) else "unknown"


def uses_network(spec: str, title_id: str) -> bool:
    """Whether a bot plays a title by a network where one has learned the mix."""
    level = level_of(spec)
    specs = [spec] if level is None else level.specs(title_id)
    return any(_parts(one)[0] in ("swift", "net", "search") for one in specs)


def takes_long(spec: str, title_id: str, settings: Settings, seats: int) -> bool:
    """Whether a bot may think for a second or more: if it plays on often, or looks into many
    worlds."""
    name, argument = _parts(played_by(spec, title_id, settings, seats))
    if name in ("greedy", "net"):
        return (_number(argument, USUAL_SAMPLES, MOST_SAMPLES) or MOST_SAMPLES) > FEW_SAMPLES
    return name == "search" and not _number(argument, 0, FEW_PLAYOUTS)


def played_by(spec: str, title_id: str, settings: Settings, seats: int) -> str:
    """The bot that plays a game, by its kind, where a level is named."""
    level = level_of(spec)
    return spec if level is None else level.spec(title_id, settings, seats)


def _parts(spec: str) -> tuple[str, str]:
    """The kind of a bot and what stands after the colon."""
    name, _, argument = spec.strip().lower().partition(":")
    return name, argument


def _random(argument: str) -> Bot | None:
    from quartier.bots.random_bot import RandomBot

    return None if argument else RandomBot()


def _hasty(argument: str) -> Bot | None:
    from quartier.bots.hasty import USUAL_TRIES, HastyBot

    tries = _number(argument, USUAL_TRIES, MOST_TRIES)
    return None if tries is None else HastyBot(tries)


def _greedy(argument: str) -> Bot | None:
    from quartier.bots.greedy import GreedyBot

    samples = _number(argument, 1, MOST_SAMPLES)
    return None if samples is None else GreedyBot(samples)


def _net(argument: str) -> Bot | None:
    from quartier.bots.greedy import GreedyBot
    from quartier.bots.learned import learned

    samples = _number(argument, USUAL_SAMPLES, MOST_SAMPLES)
    return None if samples is None else GreedyBot(samples, learned)


def _swift(argument: str) -> Bot | None:
    from quartier.bots.greedy import GreedyBot
    from quartier.bots.learned import learned

    tries = _number(argument, USUAL_GLANCES, MOST_TRIES)
    return None if tries is None else GreedyBot(1, learned, tries)


def _search(argument: str) -> Bot | None:
    from quartier.bots.budget import read_budget
    from quartier.bots.search import SearchBot

    budget = read_budget(argument or USUAL_BUDGET)
    return None if budget is None else SearchBot(budget)


def _number(argument: str, usual: int, most: int) -> int | None:
    """The number after the colon, or the usual one; None if it is out of range."""
    if not argument:
        return usual
    if not re.fullmatch("[0-9]{1,2}", argument) or not 1 <= int(argument) <= most:
        return None
    return int(argument)


KINDS = (
    BotKind("random", "bot-random", "bot-random-form", _random),
    BotKind("hasty", "bot-hasty", "bot-hasty-form", _hasty),
    BotKind("greedy", "bot-greedy", "bot-greedy-form", _greedy),
    BotKind("swift", "bot-swift", "bot-swift-form", _swift),
    BotKind("net", "bot-net", "bot-net-form", _net),
    BotKind("search", "bot-search", "bot-search-form", _search),
)
