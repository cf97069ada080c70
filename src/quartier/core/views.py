"""What views are made of; never compiled, as msgspec types are not.

A title has one struct per part of its view, in its own `views.py`. The page's types are written
from them. A field that is not always there is UNSET then, and missing in what a client gets.
"""

from __future__ import annotations

import msgspec

from quartier.core import speech
from quartier.core.moves import Move
from quartier.core.speech import Facts, Points


class ViewPart(msgspec.Struct):
    """Base of a view and of its parts."""

    def when(self) -> tuple[str, Facts]:
        """How far the game is, as a message: the age, the year, the round; ("", {}) of a part, and
        of a title that does not count.
        """
        return "", {}

    def worded(self, move: Move) -> tuple[str, Facts]:
        """A move as a message that names the pieces it is about, where a title has one: by itself a
        move knows places only, and what stood there is gone when it is looked back on.
        """
        return move.key, move.facts


class Zone(ViewPart):
    """How many cards lie somewhere, and those of them the viewer knows."""

    count: int
    known: list[str]


class ScoreLine(ViewPart):
    """Points, with the thing and the rule they come from."""

    category: str
    source: str
    rule: str
    points: Points


def told_lines(lines: list[speech.ScoreLine]) -> list[ScoreLine]:
    """Lines of a score as viewers get them."""
    return [ScoreLine(line.category, line.source, line.rule, line.points) for line in lines]
