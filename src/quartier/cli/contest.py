"""A contest: the same deals played again and again, the bots changing seats."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from quartier.bots.match import Outcome, play_match
from quartier.cli.figures import Durations, elo, mean_interval, share_interval
from quartier.cli.series import known_bot, known_title, win_shares
from quartier.core.rng import SEED_BITS
from quartier.core.titles import Settings


@dataclass(frozen=True)
class Contest:
    """What is played. `line_up` has for each seat the number of its bot, in the first game.

    As many games in a row as there are seats are played with the same deal, and from one to the
    next every bot moves up a seat. `content` is the fingerprint of corrected content.
    """

    title_id: str
    settings: Settings
    bots: list[str]
    line_up: list[int]
    seed: int
    games: int
    content: str = ""

    def seed_of(self, game: int) -> int:
        return (self.seed + game // len(self.line_up)) % (1 << SEED_BITS)

    def seated(self, game: int) -> list[int]:
        """The bot of each seat."""
        seats = len(self.line_up)
        return [self.line_up[(seat - game) % seats] for seat in range(seats)]

    def ready(self) -> Contestants:
        return Contestants(self)


class Contestants:
    """A title and the bots of a contest, ready to play its games."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.title = known_title(contest.title_id, contest.content)
        self.bots = [known_bot(spec) for spec in contest.bots]

    def play(self, game: int) -> Standings:
        contest = self.contest
        seated = contest.seated(game)
        bots = [self.bots[number] for number in seated]
        seed = contest.seed_of(game)
        outcome = play_match(self.title, contest.settings, bots, seed, timed=True)
        return Standings.of(outcome, seated, len(contest.bots))


class Record:
    """Sums of one bot. A bot on several seats of a game counts with the mean of its seats."""

    def __init__(self) -> None:
        self.wins = Fraction()
        self.points = Fraction()
        self.lead = 0.0
        self.lead_squares = 0.0
        self.durations = Durations()

    def __add__(self, other: Record) -> Record:
        both = Record()
        both.wins = self.wins + other.wins
        both.points = self.points + other.points
        both.lead = self.lead + other.lead
        both.lead_squares = self.lead_squares + other.lead_squares
        both.durations = self.durations + other.durations
        return both


class Standings:
    """Sums over games, per bot; `before[i][j]` is how often i finished before j."""

    def __init__(self, games: int, records: list[Record], before: list[list[float]]) -> None:
        self.games = games
        self.records = records
        self.before = before

    @staticmethod
    def of(outcome: Outcome, seated: list[int], bots: int) -> Standings:
        result = outcome.result
        wins = win_shares(outcome)
        records = [Record() for _ in range(bots)]
        before = [[0.0] * bots for _ in range(bots)]
        for number, record in enumerate(records):
            own = [seat for seat, bot in enumerate(seated) if bot == number]
            others = [seat for seat, bot in enumerate(seated) if bot != number]
            record.wins = sum((wins[seat] for seat in own), Fraction()) / len(own)
            record.points = Fraction(sum(result.totals[seat] for seat in own)) / len(own)
            if others:
                rivals = Fraction(sum(result.totals[seat] for seat in others)) / len(others)
                record.lead = float(record.points - rivals)
                record.lead_squares = record.lead**2
            for seat in own:
                for seconds in outcome.seconds[seat]:
                    record.durations.add(seconds)
                for other in others:
                    ranks = result.ranks[seat], result.ranks[other]
                    before[number][seated[other]] += (
                        1.0 if ranks[0] < ranks[1] else 0.5 if ranks[0] == ranks[1] else 0.0
                    )
        return Standings(1, records, before)

    def __add__(self, other: Standings) -> Standings:
        return Standings(
            self.games + other.games,
            [one + two for one, two in zip(self.records, other.records, strict=True)],
            [
                [one + two for one, two in zip(row, other_row, strict=True)]
                for row, other_row in zip(self.before, other.before, strict=True)
            ],
        )


@dataclass(frozen=True)
class Line:
    """What is told of one bot; `low` and `high` bound its win share, `lead` is in points."""

    bot: str
    games: int
    win_share: float
    low: float
    high: float
    mean_score: float
    lead: float
    lead_error: float
    elo: float
    decisions: int
    decisions_per_second: float
    p50_ms: float
    p95_ms: float


def lines(contest: Contest, standings: Standings) -> list[Line]:
    """The figures of each bot, in the order they were named."""
    games = standings.games
    ratings = elo(standings.before)
    found = []
    for number, (bot, record) in enumerate(zip(contest.bots, standings.records, strict=True)):
        share = float(record.wins / games)
        low, high = share_interval(share, games)
        lead, error = mean_interval(record.lead, record.lead_squares, games)
        durations = record.durations
        found.append(
            Line(
                bot=bot,
                games=games,
                win_share=share,
                low=low,
                high=high,
                mean_score=float(record.points / games),
                lead=lead,
                lead_error=error,
                elo=ratings[number],
                decisions=durations.number,
                decisions_per_second=durations.number / max(durations.seconds, 1e-9),
                p50_ms=1000 * durations.percentile(50),
                p95_ms=1000 * durations.percentile(95),
            )
        )
    return found
