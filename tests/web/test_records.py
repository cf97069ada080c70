"""After the end: records out and in, the past step by step, once more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.web.browser import Visitor
from tests.web.test_two_people import table_for_two


def finish(*people: Visitor) -> None:
    """Everybody plays until the game is over."""
    while not all(person.is_over for person in people):
        for person in people:
            if person.page.locator(".prompt .lively").count() and not person.is_over:
                person.choose_by_mouse()


def test_a_record_is_downloaded_opened_again_and_walked_through(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    ann = visit()
    ann.play_now()
    finish(ann)
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    points = ann.page.locator("dialog .total").all_inner_texts()

    bob = visit()
    bob.open()
    bob.page.get_by_label("Open a record").set_input_files(record)
    bob.result.wait_for()
    assert bob.page.locator("dialog .total").all_inner_texts() == points
    bob.close_dialog()

    bob.page.get_by_role("button", name="To the beginning").click()
    expect(bob.prompt).to_contain_text("Step 0")
    for step in (1, 2):
        bob.page.get_by_role("button", name="One step forward").click()
        expect(bob.prompt).to_contain_text(f"Step {step} ")
    bob.page.get_by_role("button", name="Back to now").first.click()
    expect(bob.prompt).to_contain_text("The game is over")


def test_a_file_that_is_no_record_is_told_so(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    ann = visit()
    ann.open()
    letter = tmp_path / "letter.json"
    letter.write_text("Dear all", encoding="utf-8")
    ann.page.get_by_label("Open a record").set_input_files(letter)
    expect(ann.page.get_by_text("This file is not a record of a game")).to_be_visible()


def test_the_same_people_meet_at_the_next_game(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    table_for_two(ann, bob)
    first = ann.page.url.partition("?")[0]
    finish(ann, bob)
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.get_by_label("Link to the table").wait_for()
    bob.page.get_by_role("button", name="Join the rematch").click()
    ann.wait_for_turn()
    bob.wait_for_turn()
    tables = [person.page.url.partition("?")[0] for person in (ann, bob)]
    assert tables[0] == tables[1] != first
