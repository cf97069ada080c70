"""A title of another package, on the page: its emblem, tips and board, and no board at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.examples.installing import install
from tests.server.servers import Process
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor

BROKEN = "export const mount = () => { throw new Error('no board today'); };"


class Host:
    """A server with the example beside Quartier; `board` is the script it has for the page."""

    def __init__(self, url: str, board: Path) -> None:
        self.url = url
        self.board = board


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("installed")
    install("nightmarket", folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        server = Process(f"sqlite:///{tmp_path_factory.mktemp('page') / 'tables.sqlite'}")
    try:
        yield Host(server.url, folder / "quartier_nightmarket" / "board.js")
    finally:
        server.stop()


def begin(person: Visitor, name: str) -> None:
    """A small table, which is soon played."""
    person.open()
    card = person.page.locator("article", has=person.page.get_by_role("heading", name=name))
    expect(card.locator("img")).to_have_js_property("complete", True)
    assert card.locator("img").evaluate("emblem => emblem.naturalWidth") > 0
    person.play_small(name)


def read_on(page: Page) -> None:
    """Read the tips there are now."""
    note = page.locator("aside .actions button.main")
    while note.count():
        words = page.locator("aside .words p").first.inner_text()
        note.click()
        expect(page.locator("aside .words p", has_text=words)).to_have_count(0)


def test_a_whole_game_on_the_board_it_brings(browser: Browser, host: Host) -> None:
    with visitor(browser, host.url) as ann:
        begin(ann, "Night Market")
        note = ann.page.locator("aside .words")
        on_board = ann.page.locator(".nm-ware:enabled")
        expect(note).to_contain_text("stalls of tonight")
        read_on(ann.page)
        expect(ann.page.locator(".nm h2").first).to_have_text("Market · 1 / 3")
        on_board.first.click()
        expect(note).to_contain_text("Coins are served last")
        read_on(ann.page)
        # Coins and rest are in the list of choices only.
        ann.choose_by_mouse()
        expect(note).to_contain_text("look at what the others have")
        read_on(ann.page)
        expect(ann.page.locator(".nm h2").first).to_have_text("Market · 2 / 3")
        while not ann.is_over:
            ann.choose_by_mouse()
            ann.wait_for_turn()
        expect(ann.result).to_contain_text("Wares")


@pytest.mark.parametrize(("language", "size"), [("en-GB", DESKTOP), ("fr-FR", PHONE)])
def test_without_a_board_the_view_is_there_in_words_and_follows_the_game(
    browser: Browser, host: Host, language: str, size: tuple[int, int]
) -> None:
    french = language.startswith("fr")
    script = host.board.read_text(encoding="utf-8")
    host.board.unlink()
    try:
        with visitor(browser, host.url, language=language, size=size) as ann:
            begin(ann, "Marché de nuit" if french else "Night Market")
            read_on(ann.page)
            seen = ann.page.locator(".board main")
            expect(seen.locator("th").first).to_have_text("Marchandise" if french else "Ware")
            expect(seen).to_contain_text("Pièces" if french else "Coins")
            expect(seen).not_to_contain_text("ware-")
            assert seen.evaluate("main => main.scrollWidth <= main.clientWidth")
            # Where to go, and how to pay: six coins are enough for any stall.
            for _ in range(2):
                ann.choose_by_mouse()
                ann.wait_for_turn()
                read_on(ann.page)
            expect(seen.locator("section.panel dd").first).to_have_text("2")
    finally:
        host.board.write_text(script, encoding="utf-8")


def test_a_broken_board_is_said_to_be_broken_and_the_game_goes_on(
    browser: Browser, host: Host
) -> None:
    script = host.board.read_text(encoding="utf-8")
    host.board.write_text(BROKEN, encoding="utf-8")
    try:
        with visitor(browser, host.url) as ann:
            begin(ann, "Night Market")
            read_on(ann.page)
            expect(ann.page.locator(".board")).to_contain_text("does not work")
            expect(ann.page.locator(".board th").first).to_have_text("Ware")
            ann.choose_by_mouse()
            assert ann.errors == ["no board today"]
            ann.errors.clear()
    finally:
        host.board.write_text(script, encoding="utf-8")
