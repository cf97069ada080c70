"""Titles: options, settings and how titles are found."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from tests.core import toy
from tests.core.toy import SETTINGS, TITLE

from quartier.core import installed as installing
from quartier.core.installed import ENTRY_POINTS, installed
from quartier.core.moves import ActionSpace, Move
from quartier.core.speech import Refusal, literal
from quartier.core.titles import (
    Option,
    Settings,
    Title,
    Value,
    all_titles,
    find_title,
    spelled,
    title_ids,
)


@pytest.fixture(autouse=True)
def looked_for_anew() -> Iterator[None]:
    yield
    installed.cache_clear()


@pytest.fixture
def only_the_toy_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "toy", f"{toy.__name__}:TITLE")


def install(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    point = EntryPoint(name, value, ENTRY_POINTS)

    def found(group: str) -> list[EntryPoint]:
        return [point] if group == ENTRY_POINTS else []

    monkeypatch.setattr(installing, "entry_points", found)
    installed.cache_clear()


def refused(outcome: Settings | Refusal | None) -> Refusal:
    assert isinstance(outcome, Refusal)
    return outcome


# Options


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert Option("mood", ("calm", "wild")).default == "calm"


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("false", False), (" True ", True), ("yes", None)]
)
def test_a_switch_is_read_from_its_spelling(text: str, value: Value | None) -> None:
    assert Option("quick", (False, True)).parse(text) is value


@pytest.mark.parametrize(("text", "value"), [("wild", "wild"), ("WILD\n", "wild"), ("mild", None)])
def test_a_choice_is_read_from_its_name(text: str, value: str | None) -> None:
    assert Option("mood", ("calm", "wild")).parse(text) == value


@pytest.mark.parametrize("option", TITLE.options)
def test_every_value_is_read_back_from_its_spelling(option: Option) -> None:
    assert [option.parse(spelled(value)) for value in option.values] == list(option.values)


# Settings


def test_what_is_not_given_has_its_default() -> None:
    assert TITLE.settings({}) == {"quick": False, "mood": "calm"}
    assert TITLE.settings({"mood": "wild"}) == {"quick": False, "mood": "wild"}


def test_settings_come_in_the_order_of_the_options() -> None:
    settings = TITLE.settings({"mood": "wild", "quick": True})
    assert not isinstance(settings, Refusal)
    assert list(settings) == ["quick", "mood"]


def test_an_unknown_option_is_refused_with_those_known() -> None:
    refusal = refused(TITLE.settings({"loud": True}))
    assert refusal.key == "error-unknown-option"
    assert refusal.facts == {"given": "=loud", "known": ["=quick", "=mood"]}


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [("mood", "mild", ["=calm", "=wild"]), ("quick", "maybe", ["=false", "=true"])],
)
def test_a_bad_value_is_refused_with_those_allowed(
    option: str, value: str, allowed: list[str]
) -> None:
    refusal = refused(TITLE.settings({option: value}))
    assert refusal.key == "error-option-value"
    assert refusal.facts == {"option": f"={option}", "given": f"={value}", "allowed": allowed}


# Setting a table up


def test_allowed_settings_are_not_refused() -> None:
    assert TITLE.check(SETTINGS, 4) is None


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_number_of_seats_the_title_does_not_have_is_refused(seats: int) -> None:
    refusal = refused(TITLE.check(SETTINGS, seats))
    assert refusal.key == "error-seats"
    assert refusal.facts == {"given": seats, "low": 2, "high": 4}


def test_values_that_do_not_go_together_are_refused_by_the_title() -> None:
    quick: Settings = {**SETTINGS, "quick": True}
    assert TITLE.check(quick, 3) is None
    assert refused(TITLE.check(quick, 4)).key == "refusal-too-many-for-quick"


def test_what_is_given_implies_what_goes_with_it() -> None:
    title = find_title("smallcity")
    assert title is not None
    settled = title.settle({"victory": "economic"}, 3)
    assert isinstance(settled, dict)
    assert settled["game"] == "advanced"
    assert settled["borough"] == "easy"


def test_defaults_stay_where_they_go_together() -> None:
    assert TITLE.settle({}, 3) == SETTINGS
    assert TITLE.settle({"mood": "wild"}, 4) == {**SETTINGS, "mood": "wild"}


def test_what_is_given_is_never_changed() -> None:
    assert refused(TITLE.settle({"quick": True}, 4)).key == "refusal-too-many-for-quick"
    assert refused(TITLE.settle({}, 5)).key == "error-seats"
    assert refused(TITLE.settle({"slow": True}, 3)).key == "error-unknown-option"


def test_a_number_of_seats_leaves_some_values_to_choose_from() -> None:
    quick, mood = TITLE.options
    assert TITLE.choices(quick, 4) == [False]
    assert TITLE.choices(quick, 3) == [False, True]
    assert TITLE.choices(mood, 4) == ["calm", "wild"]


def test_options_that_have_been_retired_are_ignored() -> None:
    title = find_title("smallcity")
    assert title is not None
    assert title.settings({"council": "expert"}) == title.settings({})


def test_no_table_is_made_of_what_is_refused() -> None:
    with pytest.raises(ValueError, match="toy cannot be set up like this"):
        TITLE.new(SETTINGS, 5, seed=1)


def test_equal_seeds_make_equal_tables() -> None:
    assert TITLE.new(SETTINGS, 3, 7).fingerprint() == TITLE.new(SETTINGS, 3, 7).fingerprint()
    assert TITLE.new(SETTINGS, 3, 7).fingerprint() != TITLE.new(SETTINGS, 3, 8).fingerprint()


def test_a_title_speaks_of_its_moves_but_not_of_literals(monkeypatch: pytest.MonkeyPatch) -> None:
    space = ActionSpace()
    space.add([Move("go c4", "move-go", {"cell": literal("c4"), "tile": "tile-park", "turn": 2})])
    monkeypatch.setattr(TITLE, "space", space)
    assert {"move-go", "tile-park"} <= set(TITLE.spoken())
    assert not [key for key in TITLE.spoken() if "c4" in key]


def test_what_a_title_forgets_to_write_is_noticed() -> None:
    bare = Title("bare", "bare", 1, (2,), 2, 1, (), toy.SPACE, [])
    state = TITLE.new(SETTINGS, 2, 1)
    for call in (
        lambda: bare.start({}, 2, 1),
        lambda: bare.forbids({}, 2),
        lambda: bare.evaluate(state, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


# Finding titles


@pytest.mark.usefixtures("only_the_toy_installed")
def test_installed_titles_are_found_by_their_id() -> None:
    assert title_ids() == ["toy"]
    assert find_title("toy") is TITLE
    assert all_titles() == [TITLE]


@pytest.mark.usefixtures("only_the_toy_installed")
def test_a_title_that_is_not_installed_is_not_found() -> None:
    assert find_title("chess") is None


def test_an_entry_point_that_is_no_title_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "toy", f"{toy.__name__}:SETTINGS")
    with pytest.raises(TypeError, match="which is no Title"):
        find_title("toy")
