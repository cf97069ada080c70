"""Levels: how strong a bot is, in a word a person understands.

A level is meant as a step: whoever chooses the next one meets a bot that wins among those of the
one below. Which kind of bot is such a step differs from title to title, and was found by play
(docs/bots.md); none of them depends on how fast or busy the machine is.
"""

from __future__ import annotations

from typing import Final


class Level:
    """A level: the bot that is usual for it, and those of titles where another one is the step."""

    def __init__(
        self, name: str, description: str, usual: str, elsewhere: dict[str, str] | None = None
    ) -> None:
        self.name = name
        self.description = description
        self.usual = usual
        self.elsewhere = elsewhere or {}

    def spec(self, title_id: str) -> str:
        """The bot that plays a title at this level."""
        return self.elsewhere.get(title_id, self.usual)


# From weak to strong.
LEVELS: Final = (
    Level("easy", "bot-easy", "hasty", {"cardcity": "hasty:2"}),
    Level(
        "normal",
        "bot-normal",
        "greedy",
        {"cardcity": "hasty:8", "lacitta": "greedy:3", "smallcity": "hasty:8"},
    ),
    Level(
        "hard",
        "bot-hard",
        "search:16",
        {"cardcity": "net", "lacitta": "net", "sevenwonders": "net", "smallcity": "greedy"},
    ),
    Level("expert", "bot-expert", "search:240"),
)
USUAL_LEVEL: Final = "normal"
STRONGEST_LEVEL: Final = "expert"


def level_of(text: str) -> Level | None:
    """The level a text names, if it names one."""
    name = text.strip().lower()
    return next((level for level in LEVELS if level.name == name), None)
