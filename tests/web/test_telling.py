"""What happens is told beat by beat, at the pace a person has chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.browser import Visitor

from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import find_title

# So much of the page's time passes at one go.
STRETCH = 2_000
# Remembers what was told, in order, what was asked, and how much flew.
WATCH = """
window.told = [];
window.flown = 0;
const look = () => {
  const busy = document.querySelector("[data-told]")?.ariaBusy === "true";
  const scene = document.querySelector("[data-scene]")?.dataset.scene ?? "";
  const now = busy ? scene || "beat" : document.querySelector(".prompt .lively") ? "asked" : "";
  if (now && told.at(-1) !== now) told.push(now);
  flown = Math.max(flown, document.querySelectorAll(".piece").length);
};
new MutationObserver(look).observe(
  document.body, {childList: true, subtree: true, attributes: true, characterData: true});
"""


def random_game(title_id: str, seats: int, seed: int) -> History:
    title = find_title(title_id)
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    history = History(title, settings, seats, seed)
    chance = seeded(seed)
    while history.state.deciders:
        seat = history.state.deciders[0]
        history.play(seat, history.state.draw(seat, chance))
    return history


def shortly_before_the_end(title_id: str, seats: int, seed: int = 3, left: int = 3) -> History:
    """A game in which the first seat has so many decisions left."""
    history = random_game(title_id, seats, seed)
    mine = [at for at, decision in enumerate(history.decisions) if decision.seat == 0]
    history.rewind(mine[-left])
    return history


def at_the_beginning(title_id: str, seats: int) -> History:
    title = find_title(title_id)
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    return History(title, settings, seats, 3)


@pytest.fixture
def told(visit: Callable[..., Visitor]) -> Callable[..., Visitor]:
    """Somebody at a table who watches what is told."""

    def sit(history: History, **how: object) -> Visitor:
        ann = visit(**how)
        ann.name_myself("Ann")
        ann.open_record(history)
        ann.page.evaluate(WATCH)
        return ann

    return sit


def is_telling(ann: Visitor) -> None:
    ann.page.locator("[data-told][aria-busy=true]").wait_for()


def told_again(ann: Visitor, history: History) -> list[str]:
    """What a person is told of a whole game, the time of the page running faster than ours."""
    ann.name_myself("Ann")
    ann.page.clock.install()
    ann.open_record(history)
    ann.page.evaluate(WATCH)
    ann.close_dialog()
    ann.page.get_by_role("button", name="Tell the game from the beginning").click()
    is_telling(ann)
    while ann.page.locator("[data-told][aria-busy=true]").count():
        ann.page.clock.run_for(STRETCH)
    told: list[str] = ann.page.evaluate("told")
    return told


SCENES = {
    "sevenwonders": {"age", "conflict"},
    "lacitta": {"year", "voice", "hunger"},
    "cardcity": {"round", "income"},
    "smallcity": {"round", "promising", "pollution", "promises"},
}


def check_told(ann: Visitor, title_id: str, still: bool) -> None:
    told = told_again(ann, random_game(title_id, 2, 3))
    scenes = [name for name in told if name not in ("beat", "asked")]
    assert SCENES[title_id] <= set(scenes)
    # The end comes last, and once.
    assert scenes.index("end") == len(scenes) - 1
    assert "asked" not in told
    assert (ann.page.evaluate("flown") > 0) is not still


@pytest.mark.parametrize(
    ("title_id", "speed", "still"),
    [
        ("sevenwonders", "slow", False),
        ("lacitta", "fast", False),
        ("cardcity", "normal", True),
        ("smallcity", "normal", False),
    ],
)
def test_a_whole_game_is_told(
    visit: Callable[..., Visitor], title_id: str, speed: str, still: bool
) -> None:
    check_told(visit(speed=speed, still=still), title_id, still)


@pytest.mark.slow
@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
@pytest.mark.parametrize("title_id", SCENES)
def test_whole_games_of_all_titles_are_told_at_all_speeds(
    visit: Callable[..., Visitor], title_id: str, speed: str, still: bool
) -> None:
    check_told(visit(speed=speed, still=still), title_id, still)


# Ends of games as they are played, at every speed, with and without movement.
@pytest.mark.parametrize(
    ("title_id", "seats", "speed", "still", "scenes"),
    [
        ("sevenwonders", 3, "fast", False, {"conflict", "end"}),
        ("lacitta", 2, "slow", False, {"hunger", "end"}),
        ("cardcity", 2, "normal", True, {"end"}),
        ("smallcity", 2, "instant", False, set()),
    ],
)
def test_a_game_is_told_to_its_end(
    told: Callable[..., Visitor],
    title_id: str,
    seats: int,
    speed: str,
    still: bool,
    scenes: set[str],
) -> None:
    ann = told(shortly_before_the_end(title_id, seats), speed=speed, still=still)
    for _ in range(40):
        if ann.is_over:
            break
        ann.choose_by_mouse()
        ann.wait_for_turn()
    assert ann.is_over
    heard = ann.page.evaluate("told")
    assert scenes <= set(heard)
    assert ("beat" in heard) is (speed != "instant")
    assert (ann.page.evaluate("flown") > 0) is (not still and speed != "instant")


def test_what_the_others_do_is_told_before_anything_is_asked(told: Callable[..., Visitor]) -> None:
    ann = told(at_the_beginning("sevenwonders", 3), speed="fast", still=False)
    ann.choose_by_mouse()
    ann.wait_for_turn()
    assert ann.page.evaluate("told")[-2:] == ["beat", "asked"]
    assert ann.page.get_by_label("Since your last move").locator("li").count() == 2


# Looking and touching in one go, so that no telling ends in between.
TOUCH = """() => {
  const card = document.querySelector("[data-told][aria-busy=true] .hand button");
  card?.click();
  return card !== null;
}"""


def test_a_touch_of_the_board_finishes_and_does_nothing_else(told: Callable[..., Visitor]) -> None:
    ann = told(at_the_beginning("sevenwonders", 3), speed="slow")
    ann.choose_by_mouse()
    ann.page.wait_for_function(TOUCH)
    expect(ann.page.locator("[data-told][aria-busy=true]")).to_have_count(0)
    ann.wait_for_turn()
    expect(ann.page.get_by_text("turn 2 of 6").first).to_be_attached()
    expect(ann.page.locator(".actions button.main")).to_have_count(0)


def test_a_chip_tells_again_and_is_there_for_who_comes_back(told: Callable[..., Visitor]) -> None:
    ann = told(at_the_beginning("lacitta", 2), speed="slow")
    ann.choose_by_mouse()
    ann.wait_for_turn()
    ann.page.reload()
    ann.wait_for_turn()
    chip = ann.page.get_by_label("Since your last move").locator("button").first
    expect(chip.locator(".picture svg").first).to_be_visible()
    words = str(chip.text_content())
    prompt = str(ann.prompt.text_content())
    chip.click()
    is_telling(ann)
    expect(chip).to_have_count(0)
    ann.wait_for_turn()
    expect(ann.prompt).to_have_text(prompt)
    expect(chip).to_have_text(words)


def test_the_speed_is_chosen_in_the_menu_and_remembered(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_text("½ ×").click()
    ann.close_dialog()
    ann.choose_by_mouse()
    is_telling(ann)
    ann.page.reload()
    ann.wait_for_turn()
    assert ann.page.evaluate("localStorage['quartier-speed']") == "slow"
