"""Levels: how strong a bot is, in a word a person understands.

A level is meant as a step: whoever chooses the next one meets a bot that wins among those of the
one below. Which kind of bot is such a step differs from title to title, at Card City from victory
to victory, and was found by play (docs/bots.md); none of them depends on how fast or busy the
machine is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from quartier.bots.about import Mixes, is_among
from quartier.core.titles import Settings


class Step(NamedTuple):
    """The bot that is a level in a title, with some seats and options or with all."""

    bot: str
    title: str
    mixes: Mixes | None = None


class Level:
    """A level: the bot that is usual for it, and where another one is the step. Of several the
    first counts."""

    def __init__(
        self, name: str, description: str, usual: str, elsewhere: Sequence[Step] = ()
    ) -> None:
        self.name = name
        self.description = description
        self.usual = usual
        self.elsewhere = elsewhere

    def spec(self, title_id: str, settings: Settings, seats: int) -> str:
        """The bot that plays a title at this level, with these options and seats."""
        for step in self.elsewhere:
            if step.title == title_id and is_among(step.mixes or {}, settings, seats):
                return step.bot
        return self.usual

    def specs(self, title_id: str) -> list[str]:
        """All bots that play a title at this level, whatever its options and seats."""
        steps = [step for step in self.elsewhere if step.title == title_id]
        is_complete = any(not step.mixes for step in steps)
        return [*(step.bot for step in steps), *([] if is_complete else [self.usual])]


# Where Card City's network of industries judges better than the evaluation by hand: elsewhere who
# asks it about six moves would be no step above who looks at six.
INDUSTRY_LEARNED: Final[Mixes] = {
    "victory": ["industrial"],
    "level": ["simplified"],
    "halves_touch": ["true"],
    "seats": ["2", "3", "4"],
}
# From weak to strong.
LEVELS: Final = (
    Level("easy", "bot-easy", "hasty", [Step("hasty:2", "cardcity")]),
    Level(
        "normal",
        "bot-normal",
        "greedy",
        [
            Step("greedy", "cardcity", {"victory": ["economic"]}),
            Step("hasty:16", "cardcity", {"victory": ["commercial"]}),
            Step("hasty:5", "cardcity", {"victory": ["happiness"]}),
            Step("hasty:6", "cardcity", {"victory": ["industrial"]}),
            Step("hasty:8", "cardcity"),
            Step("greedy:3", "lacitta"),
            Step("hasty:8", "smallcity"),
        ],
    ),
    Level(
        "hard",
        "bot-hard",
        "search:16",
        [
            # Thinking adds little to all moves by the network: a step below it overlooks some.
            Step("swift", "sevenwonders"),
            Step("swift:6", "cardcity", INDUSTRY_LEARNED),
            Step("net:1", "cardcity", {"victory": ["industrial"]}),
            Step("search:8", "cardcity", {"victory": ["economic"]}),
            Step("net", "cardcity"),
            Step("net", "lacitta"),
            Step("net", "smallcity", {"seats": ["1"]}),
            Step("greedy", "smallcity"),
        ],
    ),
    Level(
        "expert",
        "bot-expert",
        "search:240",
        [
            # More playouts brought nothing there, but for money at Card City.
            Step("search:60", "smallcity", {"seats": ["1"]}),
            Step("search:16", "smallcity"),
            Step("search:60", "lacitta"),
            Step("search:240", "cardcity", {"seats": ["1"]}),
            Step("search:240", "cardcity", {"victory": ["economic"]}),
            Step("search:60", "cardcity"),
        ],
    ),
)
USUAL_LEVEL: Final = "normal"
STRONGEST_LEVEL: Final = "expert"


def level_of(text: str) -> Level | None:
    """The level a text names, if it names one."""
    name = text.strip().lower()
    return next((level for level in LEVELS if level.name == name), None)
