"""A table that cannot be read is shown as such, and nothing else suffers."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.server.servers import running
from tests.web.browser import PHONE, visitor


def test_a_damaged_table_says_so_in_the_list_and_when_it_is_opened(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite"
    with (
        running(f"sqlite:///{database}") as server,
        visitor(browser, server.url, size=PHONE) as ann,
    ):
        ann.play_now()
        ann.wait_for_turn()
        with sqlite3.connect(database) as rows:
            rows.execute("update game set title = '', settings = '{', changed = -1")
        rows.close()
        ann.open()
        listed = ann.page.locator("li", has_text="damaged: it cannot be read")
        listed.get_by_role("link").click()
        expect(ann.page.get_by_role("status")).to_contain_text("nobody can play on")
        assert ann.errors == []
