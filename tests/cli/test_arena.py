"""`quartier arena`."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Quartier

from quartier.cli.arena import NAME, read_line_up
from quartier.cli.contest import Contest, Contestants, Standings
from quartier.cli.figures import Durations, elo, mean_interval, share_interval
from quartier.cli.inputs import BadInput
from quartier.cli.players import Seating
from quartier.core.titles import Settings, Title, find_title


def seven_wonders() -> tuple[Title, Settings]:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    return title, settings


class BotFigures(msgspec.Struct, forbid_unknown_fields=True):
    bot: str
    games: int
    win_share: float
    low: float
    high: float
    mean_score: float
    lead: float
    lead_error: float | None
    elo: float
    decisions: int
    decisions_per_second: float
    p50_ms: float
    p95_ms: float


class Report(msgspec.Struct, forbid_unknown_fields=True):
    quartier: str
    title: str
    rules: int
    content: str
    seats: int
    settings: dict[str, bool | str]
    seed: int
    games: int
    interrupted: bool
    seconds: float
    bots: list[BotFigures]


def report(quartier: Quartier, *arguments: str, code: int = 0) -> Report:
    answer = quartier("arena", "sevenwonders", "--json", *arguments)
    assert (answer.code, answer.err) == (code, "")
    return msgspec.json.decode(answer.out.encode(), type=Report)


def contest(line_up: list[int], games: int = 4) -> Contest:
    bots = ["greedy", "random"]
    settings: dict[str, bool | str] = {
        "leaders": False,
        "cities": False,
        "teams": False,
        "wonders": "drawn",
        "sides": "random",
    }
    return Contest("sevenwonders", settings, bots, line_up, 1, games)


def test_a_stronger_bot_among_weaker_ones(quartier: Quartier) -> None:
    found = report(quartier, "--seats", "3", "--games", "12", "--bots", "greedy,random")
    strong, weak = found.bots
    assert (strong.bot, weak.bot, found.seats, found.games) == ("greedy", "random", 3, 12)
    assert strong.low <= strong.win_share <= strong.high
    assert strong.win_share > 0.7 > 0.3 > weak.win_share
    assert strong.win_share + 2 * weak.win_share == pytest.approx(1, abs=0.001)
    assert strong.lead == pytest.approx(strong.mean_score - weak.mean_score, abs=0.001)
    assert weak.lead == -strong.lead
    assert strong.lead_error is not None
    assert strong.elo > weak.elo == 0
    assert 0 < strong.p50_ms <= strong.p95_ms


def test_the_games_do_not_depend_on_the_jobs(quartier: Quartier) -> None:
    alone, shared = (
        report(quartier, "--games", "20", "--seed", "7", "--jobs", jobs) for jobs in ("1", "3")
    )
    games = [
        [(bot.win_share, bot.lead, bot.mean_score, bot.decisions) for bot in found.bots]
        for found in (alone, shared)
    ]
    assert games[0] == games[1]


def test_every_deal_is_played_once_from_each_seat() -> None:
    plan = contest([0, 1, 1, 1], games=8)
    assert [plan.seated(game).index(0) for game in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [plan.seed_of(game) for game in range(8)] == [1, 1, 1, 1, 2, 2, 2, 2]


def test_partners_share_a_win_and_so_do_the_seats_of_a_bot(quartier: Quartier) -> None:
    found = report(quartier, "--seats", "4", "--games", "4", "--set", "teams=true")
    assert found.bots[0].win_share + 3 * found.bots[1].win_share == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    ("text", "seats", "line_up"),
    [
        ("greedy,random", 4, [0, 1, 1, 1]),
        ("greedy,random", 2, [0, 1]),
        ("greedy,random,hasty", 3, [0, 1, 2]),
        ("greedy,random,greedy", 3, [0, 1, 0]),
        ("greedy", 1, [0]),
    ],
)
def test_bots_are_named_for_each_seat_or_one_against_all(
    text: str, seats: int, line_up: list[int]
) -> None:
    assert read_line_up(text, seats, *seven_wonders())[1] == line_up


@pytest.mark.parametrize("text", ["greedy", "greedy,random,hasty", "greedy,clever"])
def test_other_line_ups_are_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_line_up(text, 4, *seven_wonders())


@pytest.mark.parametrize(("language", "word"), [("en", "Points"), ("fr", "Avance")])
def test_people_read_a_table(quartier: Quartier, language: str, word: str) -> None:
    answer = quartier("arena", "sevenwonders", "--games", "4", "--lang", language)
    assert answer.code == 0
    assert word in answer.out
    assert "greedy" in answer.out


def test_ctrl_c_tells_what_was_reached(quartier: Quartier, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Contestants.play

    def play_or_stop(self: Contestants, game: int) -> Standings:
        if game == 3:
            raise KeyboardInterrupt
        return play(self, game)

    monkeypatch.setattr(Contestants, "play", play_or_stop)
    found = report(quartier, "--games", "50", code=130)
    assert (found.games, found.interrupted, found.bots[0].games) == (3, True, 3)


def test_a_cluster_needs_ray(quartier: Quartier, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.workers.find_spec", lambda name: None)
    answer = quartier("arena", "sevenwonders", "--games", "4", "--ray", "local")
    assert answer.code == 2
    assert "quartier[ray]" in answer.err


def test_wilsons_interval() -> None:
    assert [*share_interval(0.5, 100)] == pytest.approx([0.4038, 0.5962], abs=1e-4)
    assert [*share_interval(0.0, 10)] == pytest.approx([0.0, 0.2775], abs=1e-4)
    assert share_interval(1.0, 10)[1] == 1.0


def test_the_interval_of_a_mean() -> None:
    mean, half = mean_interval(total=10.0, squares=30.0, number=4)
    assert mean == 2.5
    assert half == pytest.approx(1.96 * math.sqrt(5 / 3 / 4))
    assert mean_interval(3.0, 9.0, 1) == (3.0, math.inf)


def test_elo_follows_from_who_finishes_before_whom() -> None:
    assert elo([[0, 5], [5, 0]]) == [pytest.approx(0), 0]
    strong, weak = elo([[0, 10], [1, 0]])
    assert strong == pytest.approx(400 * math.log10(10.5 / 1.5), abs=0.1)
    assert weak == 0
    best, middle, worst = elo([[0, 8, 9], [2, 0, 8], [1, 2, 0]])
    assert best > middle > worst == 0


def test_percentiles_are_known_within_a_step() -> None:
    durations = Durations()
    for milliseconds in range(1, 101):
        durations.add(milliseconds / 1000)
    assert durations.percentile(50) == pytest.approx(0.050, rel=0.02)
    assert (durations + durations).percentile(95) == pytest.approx(0.095, rel=0.02)
    assert (durations + durations).number == 200


OWN_BOT = """
from quartier.bots.bot import Bot


class LastMove(Bot):
    def choose(self, position, rng):
        return position.moves[-1]


class Picky(Bot):
    def __init__(self, taste):
        self.taste = taste


class NoBot:
    pass
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ownbots.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "ownbots", raising=False)


@pytest.mark.usefixtures("own_bots")
def test_any_class_can_be_a_bot(quartier: Quartier) -> None:
    told = report(quartier, "--bots", "ownbots:LastMove,random", "--seats", "3", "--games", "3")
    assert [line.bot for line in told.bots] == ["ownbots:LastMove", "random"]
    assert told.bots[0].decisions > 0


@pytest.mark.usefixtures("own_bots")
def test_a_name_too_long_for_the_terminal_is_told_to_its_end(
    quartier: Quartier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    bots = "ownbots:LastMove,random"
    out = quartier("arena", "sevenwonders", "--bots", bots, "--seats", "3", "--games", "3").out
    # The first column, put together again.
    names = "".join([line[:NAME].strip() for line in out.splitlines()])
    assert "ownbots:LastMove" in names


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("ownbots:Missing", "has no attribute 'Missing'"),
        ("nowhere.at.all:Bot", "No module named 'nowhere'"),
        ("ownbots:Picky", "missing 1 required positional argument"),
        ("ownbots:NoBot", "NoBot has no method choose"),
    ],
)
def test_what_is_wrong_with_a_class_is_told(quartier: Quartier, spec: str, why: str) -> None:
    answer = quartier("arena", "sevenwonders", "--bots", f"{spec},random")
    assert answer.code != 0
    assert why in " ".join(answer.err.split())


@pytest.mark.usefixtures("own_bots")
def test_no_class_plays_at_a_table_that_is_saved(quartier: Quartier) -> None:
    """Else who opens the record of a stranger would run what it names."""
    answer = quartier("play", "sevenwonders", "--bots", "ownbots:LastMove")
    assert answer.code == 2
    assert "There is no bot “ownbots:LastMove”" in " ".join(answer.err.split())
    with pytest.raises(BadInput):
        Seating(["Ann", "bot:ownbots:LastMove"])
    assert "ownbots" not in sys.modules
