"""How a game ends: points that are counted, a place, a ladder, a picture to pass on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.web.browser import PHONE, Visitor
from tests.web.test_comfort import violations

from quartier.bots.hasty import HastyBot
from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.core.titles import Value, find_title

PNG = b"\x89PNG\r\n\x1a\n"
SIZE = (1200, 630)


def nearly_over(title_id: str, seats: int, seed: int, **options: Value) -> History:
    """A game before the last decision of its first seat."""
    title = find_title(title_id)
    assert title is not None
    settings = title.settings(options)
    assert not isinstance(settings, Refusal)
    whole = History(title, settings, seats, seed)
    rngs = [bot_rng(seed, seat) for seat in range(seats)]
    while deciders := whole.state.deciders:
        seat = deciders[0]
        move = HastyBot(1).choose(Position(title, whole.state, seat), rngs[seat])
        whole.play(seat, move)
    last = max(index for index, entry in enumerate(whole.decisions) if entry.seat == 0)
    begun = History(title, settings, seats, seed)
    for entry in whole.decisions[:last]:
        begun.play(entry.seat, entry.move)
    return begun


def test_points_are_counted_category_by_category_and_any_key_ends_that(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit(still=False)
    ann.name_myself("Ann")
    ann.open_record(nearly_over("sevenwonders", 3, 5))
    ann.choose_by_mouse()
    page = ann.page
    page.locator("dialog .tally").wait_for()
    expect(page.locator("dialog .winner")).to_have_text("Counting the points…")
    assert page.locator("dialog table").count() == 0, "the sum is not told before it is counted"
    page.locator("dialog .tally .category:not(:empty)").wait_for()
    page.keyboard.press("End")
    ann.result.wait_for()
    expect(page.locator("dialog .winner")).not_to_have_text("Counting the points…")
    expect(page.locator("dialog .winner")).to_contain_text("Hugo", ignore_case=True)
    assert page.locator("dialog thead th").first.inner_text().startswith("Ann")
    # Who looks again has seen it counted.
    ann.close_dialog()
    page.locator(".prompt button", has_text="Result").click()
    ann.result.wait_for(timeout=500)


def test_a_place_a_picture_and_nothing_for_axe(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    ann = visit()
    ann.name_myself("Ann")
    ann.open_record(nearly_over("lacitta", 2, 3))
    ann.choose_by_mouse()
    page = ann.page
    ann.result.wait_for()
    expect(page.locator("dialog .winner")).to_contain_text("Hugo")
    expect(page.get_by_alt_text("The city of Ann")).to_be_visible()
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    picture = path.read_bytes()
    assert picture.startswith(PNG)
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == SIZE


def test_who_plays_alone_climbs_a_ladder_and_a_poor_city_wins_nothing(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit(size=PHONE)
    ann.name_myself("Ann")
    ann.open_record(nearly_over("cardcity", 1, 5, level="simplified"))
    ann.choose_by_mouse()
    ann.result.wait_for()
    ladder = ann.page.get_by_role("region", name="What a score is worth")
    expect(ladder.locator("[aria-current=step]")).to_have_text("Locality 0")
    expect(ladder).to_contain_text("more for:")
    assert ann.page.locator("dialog .first, dialog .name svg").count() == 0


def test_the_best_and_the_costliest_move_are_found_when_asked_for(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    ann.name_myself("Ann")
    ann.open_record(nearly_over("cardcity", 1, 5, level="simplified"))
    ann.choose_by_mouse()
    ann.result.wait_for()
    ann.page.get_by_role("button", name="My best and my costliest move").click()
    moment = ann.page.locator("dialog li", has_text="Your costliest move")
    moment.wait_for(timeout=120_000)
    expect(moment).to_contain_text("points")
    moment.get_by_role("button", name="Show the position").click()
    expect(ann.prompt).to_contain_text("Step")
