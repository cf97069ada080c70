"""What another installed version runs, so that a bot of it can play at our tables.

    /path/to/python -P abroad.py SPEC

It reads a question a line and writes an answer a line, in JSON. It uses only what every version
has, and nothing of ours: it may be older than this file.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.bots.registry import make_bot
from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import Title, find_title


class Table:
    """The game that is played, as this version knows it."""

    def __init__(self, title: Title, state: State) -> None:
        self.title = title
        self.state = state

    def hear(self, asked: dict[str, Any]) -> None:
        """What was played since; then the seat that is asked has as many moves as elsewhere."""
        for seat, text in asked["moves"]:
            move = self.title.space.parse(text)
            if move is None or move not in self.state.moves(seat):
                raise ValueError(f"{text} is no move here")
            self.state.advance(seat, move)
        choices = len(self.state.moves(asked["seat"]))
        if choices != asked["choices"]:
            raise ValueError(f"{choices} moves instead of {asked['choices']}")


def meet(asked: dict[str, Any]) -> dict[str, Any]:
    """The rules of a title as they are here; None if there is no such title."""
    title = find_title(asked["title"])
    return {"version": None if title is None else title.version}


def begin(asked: dict[str, Any]) -> Table:
    title = find_title(asked["title"])
    assert title is not None
    settings = title.settings(asked["settings"])
    if not isinstance(settings, dict):
        raise ValueError(f"these settings are not known: {settings}")
    return Table(title, title.new(settings, asked["seats"], asked["seed"]))


def choose(asked: dict[str, Any], table: Table, bot: Bot) -> dict[str, Any]:
    table.hear(asked)
    position = Position(table.title, table.state, asked["seat"])
    return {"move": bot.choose(position, seeded(asked["chance"])).text}


def main(spec: str) -> None:
    bot = make_bot(spec)
    table: Table | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        answer: dict[str, Any] = {}
        try:
            if not isinstance(bot, Bot):
                answer = {"bot": False}
            elif asked["what"] == "meet":
                answer = meet(asked)
            elif asked["what"] == "begin":
                table = begin(asked)
            elif table is None:
                answer = {"error": "no game has begun"}
            elif asked["what"] == "follow":
                table.hear(asked)
            else:
                answer = choose(asked, table, bot)
        except (ValueError, KeyError) as error:
            answer = {"error": str(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
