"""A text names a bot."""

from itertools import product

import pytest

from quartier.bots.bot import Bot
from quartier.bots.evaluation import by_hand
from quartier.bots.greedy import GreedyBot
from quartier.bots.hasty import HastyBot
from quartier.bots.learned import has_learned, learned
from quartier.bots.levels import LEVELS, Level, Step, level_of
from quartier.bots.position import Position
from quartier.bots.random_bot import RandomBot
from quartier.bots.registry import KINDS, LevelBot, make_bot, takes_long, uses_network
from quartier.bots.search import SearchBot
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Value, all_titles, title_ids
from quartier.locale import LANGUAGES, Texts
from quartier.setups import set_up


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("hasty", HastyBot),
        ("greedy", GreedyBot),
        (" Greedy:4 ", GreedyBot),
        ("search", SearchBot),
        ("search:250ms", SearchBot),
        ("search:2000", SearchBot),
        ("net", GreedyBot),
        ("net:4", GreedyBot),
        ("swift", GreedyBot),
        ("swift:16", GreedyBot),
        ("normal", LevelBot),
        ("Hard", LevelBot),
        ("expert", LevelBot),
    ],
)
def test_a_name_makes_a_bot(spec: str, kind: type[Bot]) -> None:
    assert isinstance(make_bot(spec), kind)


def test_search_takes_a_budget() -> None:
    bot = make_bot("search:250ms")
    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds == 0.25


def test_no_level_goes_by_the_clock() -> None:
    specs = {spec for level in LEVELS for title_id in title_ids() for spec in level.specs(title_id)}
    for spec in specs | {level.usual for level in LEVELS}:
        bot = make_bot(spec)
        assert isinstance(bot, Bot)
        if isinstance(bot, SearchBot):
            assert bot.budget.playouts
            assert not bot.budget.seconds


@pytest.mark.parametrize(
    ("title_id", "options"),
    [
        ("sevenwonders", {}),
        ("smallcity", {}),
        ("cardcity", {"victory": "economic"}),
        ("cardcity", {"victory": "industrial"}),
    ],
)
def test_a_level_is_played_by_the_bot_that_is_the_step_in_the_game(
    title_id: str, options: dict[str, Value]
) -> None:
    """The same moves as that bot, where others would play otherwise."""
    hard = level_of(" Hard ")
    assert hard is not None
    title, settings, seats = set_up(title_id, 4, options)
    level, spec = make_bot("hard"), make_bot(hard.spec(title_id, settings, seats))
    assert isinstance(level, Bot)
    assert isinstance(spec, Bot)
    state = title.new(settings, seats, 7)
    for turn in range(12):
        seat = state.deciders[0]
        position = Position(title, state, seat)
        move = level.choose(position, seeded(turn))
        assert move is spec.choose(position, seeded(turn))
        state.advance(seat, move)


def test_of_the_bots_of_a_level_the_first_that_fits_plays() -> None:
    steps = [
        Step("greedy", "cardcity", {"victory": ["economic"], "seats": ["2", "3"]}),
        Step("hasty:3", "cardcity", {"victory": ["economic", "industrial"]}),
        Step("net", "lacitta"),
    ]
    level = Level("some", "", "hasty", steps)
    for victory, seats, spec in (
        ("economic", 2, "greedy"),
        ("economic", 4, "hasty:3"),
        ("industrial", 2, "hasty:3"),
        ("happiness", 2, "hasty"),
    ):
        assert level.spec("cardcity", {"victory": victory}, seats) == spec
    assert level.specs("cardcity") == ["greedy", "hasty:3", "hasty"]
    assert level.specs("lacitta") == ["net"]
    assert level.specs("smallcity") == ["hasty"]


def test_whether_a_level_asks_a_network_depends_on_the_title() -> None:
    assert uses_network("hard", "sevenwonders")
    assert uses_network("hard", "smallcity"), "alone"
    assert not uses_network("normal", "smallcity")
    assert uses_network("expert", "smallcity")


def test_only_who_thinks_takes_long() -> None:
    def is_long(spec: str, title_id: str, **options: Value) -> bool:
        return takes_long(spec, title_id, set_up(title_id, None, options)[1], 2)

    for title_id in title_ids():
        assert not any(is_long(level, title_id) for level in ("easy", "normal", "hard"))
    assert not is_long("hard", "cardcity", victory="economic")
    assert is_long("expert", "smallcity")
    for spec in ("greedy:64", "search:9", "search:1000", "search:5ms"):
        assert is_long(spec, "smallcity")
    assert not is_long("search:8", "smallcity")


def test_net_judges_by_a_network_and_greedy_by_hand() -> None:
    net, greedy = make_bot("net"), make_bot("greedy")
    assert isinstance(net, GreedyBot)
    assert isinstance(greedy, GreedyBot)
    assert (net.judge, greedy.judge) == (learned, by_hand)


def test_a_level_is_swift_only_where_a_network_is_asked() -> None:
    """By hand it would be no better than the hasty one below it."""
    swift = 0
    for title in all_titles():
        for seats in title.seats:
            for chosen in product(*[title.choices(option, seats) for option in title.options]):
                keys = [option.key for option in title.options]
                settings = title.settle(dict(zip(keys, chosen, strict=True)), seats)
                if isinstance(settings, Refusal):
                    continue
                for level in LEVELS:
                    if level.spec(title.id, settings, seats).startswith("swift"):
                        swift += 1
                        assert has_learned(title, settings, seats), (title.id, settings, seats)
    assert swift


def test_swift_asks_a_network_about_a_few_moves() -> None:
    for spec, tries in (("swift", 10), ("swift:3", 3)):
        swift = make_bot(spec)
        assert isinstance(swift, GreedyBot)
        assert (swift.judge, swift.samples, swift.tries) == (learned, 1, tries)


def test_greedy_takes_a_number_of_samples() -> None:
    bot = make_bot("greedy:12")
    assert isinstance(bot, GreedyBot)
    assert bot.samples == 12


@pytest.mark.parametrize(
    "spec",
    [
        "clever",
        "",
        "random:3",
        "hasty:0",
        "greedy:0",
        "greedy:65",
        "greedy:x",
        "net:0",
        "swift:0",
        "swift:65",
        "search:0",
        "search:1m",
        "hard:2s",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_name_is_refused_with_what_is_allowed(spec: str, language: str) -> None:
    refusal = make_bot(spec)
    assert isinstance(refusal, Refusal)
    sentence = Texts(language).text(refusal.key, refusal.facts)
    assert any(kind.name in sentence for kind in KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_described(language: str) -> None:
    texts = Texts(language)
    assert all(texts.text(kind.description) and texts.text(kind.form) for kind in KINDS)
    assert all(texts.text(level.description) for level in LEVELS)
