"""A bot of another installed version, which plays at our tables through a pipe.

    greedy@/path/to/environment/bin/python

The other version plays every game along by its own rules, and is asked for its moves. Rules of
another version often make no difference to a table; so a few games at random are played first, and
who cannot follow them does not play. It is another program on this machine, so nobody can ask for
it from outside: only the terminal knows these names.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Final
from weakref import finalize

from quartier.bots import abroad
from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng, seeded
from quartier.core.speech import Facts, Refusal, literal
from quartier.core.titles import Settings, Title

AT: Final = "@"
CHANCE: Final = 1 << 31
# Games played at random before the first one, to see whether both play by the same rules.
REHEARSALS: Final = 2


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
        versions: Facts = {"theirs": met["version"] or 0, "ours": title.version}
        try:
            for seed in range(REHEARSALS if met["version"] else 0):
                self._rehearse(title, settings, seats, seed)
        except OtherRules:
            return Refusal("", "error-visitor-rules", facts | versions)
        return None if met["version"] else Refusal("", "error-visitor-rules", facts | versions)

    def _rehearse(self, title: Title, settings: Settings, seats: int, seed: int) -> None:
        """Play a game at random, which the other has to be able to follow."""
        self.begin(title, settings, seats, seed)
        state = title.new(settings, seats, seed)
        rng = seeded(seed)
        while state.deciders:
            seat = state.deciders[0]
            self._ask({"what": "follow", **self._told(seat, state.moves(seat))})
            move = state.draw(seat, rng)
            self.hear(seat, move)
            state.advance(seat, move)

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
        told = self._told(position.seat, position.moves)
        answer = self._ask({"what": "choose", "chance": rng.below(CHANCE), **told})
        chosen = position.title.space.parse(answer["move"])
        if chosen not in position.moves:
            raise OtherRules(f"{self.python}: {answer['move']} is no move here")
        return chosen

    def _told(self, seat: int, moves: list[Move]) -> dict[str, Any]:
        """What was played since the other was asked last, and how many moves a seat has now."""
        news, self._news = self._news, []
        return {"moves": news, "seat": seat, "choices": len(moves)}

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if self._process is None:
            self._process = subprocess.Popen(
                [self.python, "-P", abroad.__file__, self.spec],
                env=without_our_path(),
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


def without_our_path() -> dict[str, str]:
    """What a program of another version starts with: who sets PYTHONPATH means our packages."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
