"""How strong a network plays: alone among bots that judge by hand, on deals nobody has seen."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import NamedTuple

from quartier.bots.bot import Bot
from quartier.bots.budget import Budget
from quartier.bots.evaluation import Evaluation
from quartier.bots.greedy import GreedyBot
from quartier.bots.learned import Learned
from quartier.bots.match import play_match
from quartier.bots.network import Network, load
from quartier.bots.search import SearchBot
from quartier.core.features import features_of
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Title, Value, find_title

import msgspec


class Duel(NamedTuple):
    """A pairing: `bot` on one seat, `other` on all others; names as `greedy`, `search:100`, with
    `net-` before them for those that use the network; how far it is trusted, and its rivalry."""

    bot: str
    other: str
    seats: int
    options: dict[str, Value]
    trust: float
    rivalry: float


def play(title_id: str, network: Path, duel: Duel, seeds: list[int]) -> list[tuple[float, float]]:
    """Of each deal, played from every seat in turn, the part of the win and the lead (alone: the
    points)."""
    title = find_title(title_id)
    assert title is not None
    settings = title.settle(duel.options, duel.seats)
    assert not isinstance(settings, Refusal)
    with network.open("rb") as file:
        net = load(file)
    about = msgspec.structs.replace(net.about, trust=duel.trust, rivalry=duel.rivalry)
    features = features_of(title)
    assert features is not None
    evaluation = Learned(title, features, Network(about, net.weights), settings, duel.seats)

    def judge(title: Title, world: State) -> Evaluation:
        return evaluation

    def made(name: str) -> Bot:
        plain = name.removeprefix("net-")
        learned = plain != name
        kind, _, number = plain.partition(":")
        if kind == "greedy":
            return GreedyBot(int(number or 1), judge) if learned else GreedyBot()
        budget = Budget(playouts=int(number))
        if kind == "near":
            return SearchBot(budget, judge, judge, 4)
        if kind == "nearleaf":
            return SearchBot(budget, judge, horizon=4)
        if kind == "leaf":
            return SearchBot(budget, judge)
        return SearchBot(budget, judge, judge) if learned else SearchBot(budget)

    results = []
    for seed in seeds:
        seat = seed % duel.seats
        bots = [made(duel.bot if index == seat else duel.other) for index in range(duel.seats)]
        result = play_match(title, settings, bots, seed).result
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        others = [total for index, total in enumerate(result.totals) if index != seat]
        results.append((won, result.totals[seat] - max(others, default=0)))
    return results


def summary(results: list[tuple[float, float]]) -> str:
    """The part won with Wilson's interval, and the lead with its error."""
    count = len(results)
    part = sum(won for won, _ in results) / count
    z = 1.96
    middle = (part + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(part * (1 - part) / count + z * z / (4 * count * count))
    lead = sum(lead for _, lead in results) / count
    variance = sum((one - lead) ** 2 for _, one in results) / max(1, count - 1)
    error = sqrt(variance / count)
    return (
        f"{100 * part:.1f} % ({100 * (middle - half):.0f}-{100 * (middle + half):.0f})"
        f" lead {lead:+.1f} ± {error:.1f}, n = {count}"
    )
