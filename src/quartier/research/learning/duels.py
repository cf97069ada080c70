"""How strong a network plays: one bot among others of another kind, on deals of their own."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from quartier.bots.bot import Bot
from quartier.bots.budget import Budget
from quartier.bots.evaluation import Evaluation, Judge, by_hand
from quartier.bots.greedy import GreedyBot
from quartier.bots.learned import Learned
from quartier.bots.match import play_match
from quartier.bots.network import Network
from quartier.bots.search import SearchBot
from quartier.cli.figures import share_interval
from quartier.core.features import features_of
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Title, Value, find_title
from quartier.workers import Workers

DEALS_TOGETHER: Final = 2


class Duel(NamedTuple):
    """A pairing: `bot` on one seat, `other` on the rest, each with its own network. Bots are
    `net:N` and `search:N` with it, `greedy` and `hand:N`, a search of N playouts, without."""

    title: str
    network: Network
    other_network: Network
    bot: str
    other: str
    seats: int
    options: dict[str, Value]


class End(NamedTuple):
    """The bot's part of a win, and its lead before the best other (alone: its points)."""

    won: float
    lead: float


def play(duel: Duel, seeds: list[int]) -> list[End]:
    """The ends of games with these deals; the bot sits elsewhere from one deal to the next."""
    title = find_title(duel.title)
    if title is None:
        raise ValueError(f"there is no title {duel.title}")
    settings = title.settle(duel.options, duel.seats)
    if isinstance(settings, Refusal):
        raise ValueError(f"{duel.title} cannot be played like this: {settings}")
    features = features_of(title)
    assert features is not None
    mine, theirs = (
        _judge(Learned(title, features, network, settings, duel.seats))
        for network in (duel.network, duel.other_network)
    )
    ends = []
    for seed in seeds:
        seat = seed % duel.seats
        bots = [_bot(duel.other, theirs) for _ in range(duel.seats)]
        bots[seat] = _bot(duel.bot, mine)
        result = play_match(title, settings, bots, seed).result
        others = [total for index, total in enumerate(result.totals) if index != seat]
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        ends.append(End(won, float(result.totals[seat] - max(others, default=0))))
    return ends


def measure(duel: Duel, games: int, first_deal: int, crew: Workers) -> list[End]:
    """The ends of a duel over so many deals."""
    deals = list(range(first_deal, first_deal + games))
    parts = [
        crew.pool.submit(play, duel, deals[start : start + DEALS_TOGETHER])
        for start in range(0, len(deals), DEALS_TOGETHER)
    ]
    return [end for part in parts for end in part.result()]


def _judge(evaluation: Evaluation) -> Judge:
    def judge(title: Title, world: State) -> Evaluation:
        return evaluation

    return judge


def _bot(name: str, judge: Judge) -> Bot:
    kind, _, number = name.partition(":")
    if kind == "greedy":
        return GreedyBot(int(number or 1))
    if kind == "net":
        return GreedyBot(int(number or 1), judge)
    if kind == "search":
        return SearchBot(Budget(playouts=int(number)), judge)
    if kind == "hand":
        return SearchBot(Budget(playouts=int(number)), by_hand)
    raise ValueError(f"{name} is none of net:N, search:N, greedy, hand:N")


def summary(ends: list[End]) -> str:
    """The part won with Wilson's interval, and the mean lead with its standard error."""
    count = len(ends)
    part = sum([end.won for end in ends]) / count
    low, high = share_interval(part, count)
    lead = sum([end.lead for end in ends]) / count
    variance = sum([(end.lead - lead) ** 2 for end in ends]) / max(1, count - 1)
    return (
        f"{100 * part:.1f} % ({100 * low:.0f}-{100 * high:.0f}),"
        f" lead {lead:+.1f} ± {sqrt(variance / count):.1f}, {count} games"
    )
