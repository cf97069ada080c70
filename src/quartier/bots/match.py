"""One complete game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from time import perf_counter

from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.bots.visitor import Visitor
from quartier.core.rng import SEED_BITS, Rng, Seed, seed_text, seeded
from quartier.core.speech import Result
from quartier.core.titles import Settings, Title


class Outcome:
    """How a match ended; `seconds` are per seat those of each decision, if they were measured."""

    def __init__(self, result: Result, decisions: int, seconds: list[list[float]]) -> None:
        self.result = result
        self.decisions = decisions
        self.seconds = seconds


def play_match(
    title: Title, settings: Settings, bots: Sequence[Bot], seed: int, *, timed: bool = False
) -> Outcome:
    """Play one game, a bot on each seat; equal seeds give equal games."""
    seats = len(bots)
    state = title.new(settings, seats, seed)
    rngs = [bot_rng(seed, seat) for seat in range(seats)]
    visitors = [bot for bot in dict.fromkeys(bots) if isinstance(bot, Visitor)]
    for visitor in visitors:
        visitor.begin(title, settings, seats, seed)
    seconds: list[list[float]] = [[] for _ in range(seats)]
    decisions = 0
    while deciders := state.deciders:
        seat = deciders[0]
        started = perf_counter() if timed else 0.0
        move = bots[seat].choose(Position(title, state, seat), rngs[seat])
        if timed:
            seconds[seat].append(perf_counter() - started)
        state.advance(seat, move)
        for visitor in visitors:
            visitor.hear(seat, move)
        decisions += 1
    result = state.result
    if result is None:
        raise RuntimeError(f"{title.id}, seed {seed}: nobody owes an answer, but nothing has ended")
    return Outcome(result, decisions, seconds)


def bot_rng(seed: Seed, seat: int, decision: int = 0) -> Rng:
    """The stream of a bot, unrelated to that of the rules and of other seats.

    Who plays on from a saved game asks for the stream of each single decision: then the bots
    answer as they would have without the break.
    """
    name = f"bot {seat} decision {decision} of {seed_text(seed)}"
    digest = blake2b(name.encode(), digest_size=SEED_BITS // 8).digest()
    return seeded(int.from_bytes(digest, "big"))
