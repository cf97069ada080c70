"""A series of games between the same bots, and what comes out."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from quartier.bots.bot import Bot
from quartier.bots.match import Outcome, play_match
from quartier.bots.own import any_bot
from quartier.bots.visitor import AT, Visitor
from quartier.core.rng import SEED_BITS
from quartier.core.speech import Points, Refusal
from quartier.core.titles import Settings, Title, find_title


@dataclass(frozen=True)
class Series:
    """What is played; game number i has the seed `seed` + i.

    `content` is the fingerprint of corrected content.
    """

    title_id: str
    settings: Settings
    bots: list[str]
    seed: int
    games: int
    content: str = ""

    def seed_of(self, game: int) -> int:
        return (self.seed + game) % (1 << SEED_BITS)

    def ready(self) -> SeriesPlayers:
        return SeriesPlayers(self)


@dataclass(frozen=True)
class Tally:
    """Sums over games, per seat. They are exact, so the order of adding does not matter."""

    games: int
    decisions: int
    totals: list[Points]
    lows: list[Points]
    highs: list[Points]
    wins: list[Fraction]

    @staticmethod
    def of(outcome: Outcome) -> Tally:
        scores = outcome.result.totals
        return Tally(1, outcome.decisions, scores, scores, scores, win_shares(outcome))

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            [sum(pair) for pair in zip(self.totals, other.totals, strict=True)],
            [min(pair) for pair in zip(self.lows, other.lows, strict=True)],
            [max(pair) for pair in zip(self.highs, other.highs, strict=True)],
            [one + two for one, two in zip(self.wins, other.wins, strict=True)],
        )


class SeriesPlayers:
    """A title and the bots of a series, ready to play its games."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.title = known_title(series.title_id, series.content)
        self.bots = [known_bot(spec) for spec in series.bots]

    def play(self, game: int) -> Tally:
        series = self.series
        return Tally.of(play_match(self.title, series.settings, self.bots, series.seed_of(game)))


def win_shares(outcome: Outcome) -> list[Fraction]:
    """Each seat's part of the win: winners share it."""
    winners = outcome.result.winners
    share = Fraction(1, len(winners))
    return [share if seat in winners else Fraction() for seat in range(len(outcome.result.totals))]


def known_title(title_id: str, content: str) -> Title:
    """The title of a plan, which was checked when the plan was made, perhaps on another machine."""
    title = find_title(title_id)
    if title is None:
        raise ValueError(f"no title {title_id!r} is installed")
    if not title.content.is_that_of(content):
        raise ValueError(f"{title_id} has other corrections of its content here")
    return title


def known_bot(spec: str) -> Bot:
    """The bot of a plan, which was checked when the plan was made."""
    if AT in spec:
        return Visitor(spec)
    bot = any_bot(spec)
    if isinstance(bot, Refusal):
        raise ValueError(f"no bot {spec!r}: {bot}")
    return bot
