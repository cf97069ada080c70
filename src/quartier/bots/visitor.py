"""A bot of another installed version, which plays at our tables through a pipe.

    greedy@/path/to/environment/bin/python

The other version plays every game along by its own rules, and is asked for its moves. Where the
rules of a title differ, or turn out to differ, it does not play. It is another program on this
machine, so nobody can ask for it from outside: only the terminal knows these names.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final
from weakref import finalize

from quartier.bots import abroad
from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Facts, Refusal, literal
from quartier.core.titles import Settings, Title

AT: Final = "@"
CHANCE: Final = 1 << 31


class OtherRules(Exception):
    """The other version does not understand the game."""


class Visitor(Bot):
    """The far end of a pipe; it has to hear every game from its beginning."""

    def __init__(self, spec: str) -> None:
        self.spec, _, self.python = spec.partition(AT)
        self._process: subprocess.Popen[str] | None = None
        self._news: list[tuple[int, str]] = []

    def refusal(self, title: Title, settings: Settings, seats: int) -> Refusal | None:
        """Why it cannot play a title like this; None if it can."""
        facts: Facts = {"bot": literal(self.spec), "python": literal(self.python)}
        if not Path(self.python).is_file():
            return Refusal("", "error-visitor-missing", facts)
        try:
            met = self._ask({"what": "meet", "title": title.id})
        except (OSError, ValueError):
            return Refusal("", "error-visitor-mute", facts)
        if met.get("bot") is False:
            return Refusal("", "error-visitor-bot", facts)
        if met["version"] != title.version:
            versions: Facts = {"theirs": met["version"] or 0, "ours": title.version}
            return Refusal("", "error-visitor-rules", facts | versions)
        try:
            self.begin(title, settings, seats, 1)
        except OtherRules:
            return Refusal("", "error-visitor-options", facts)
        return None

    def begin(self, title: Title, settings: Settings, seats: int, seed: int) -> None:
        """A game begins. What is as usual goes without saying: the other may not know it."""
        usual = {option.key: option.default for option in title.options}
        told = {key: value for key, value in settings.items() if value != usual[key]}
        self._news = []
        self._ask(
            {"what": "begin", "title": title.id, "settings": told, "seats": seats, "seed": seed}
        )

    def hear(self, seat: int, move: Move) -> None:
        """Somebody has moved."""
        self._news.append((seat, move.text))

    def choose(self, position: Position, rng: Rng) -> Move:
        moves = {move.text: move for move in position.moves}
        asked = {
            "what": "choose",
            "moves": self._news,
            "seat": position.seat,
            "choices": len(moves),
            "chance": rng.below(CHANCE),
        }
        self._news = []
        return moves[self._ask(asked)["move"]]

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if self._process is None:
            self._process = subprocess.Popen(
                [self.python, "-P", abroad.__file__, self.spec],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            finalize(self, self._process.kill)
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        answer: dict[str, Any] = json.loads(process.stdout.readline())
        if "error" in answer:
            raise OtherRules(f"{self.python}: {answer['error']}")
        return answer
