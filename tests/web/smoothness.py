"""How long the page keeps a browser busy at one stroke while it tells a game at its usual speed.

Run by script/bench page. For every title it prints the longest task and how many took more than
100 milliseconds, which a person would feel.
"""

from __future__ import annotations

import tempfile

from playwright.sync_api import Browser, sync_playwright
from tests.server.servers import running
from tests.web.browser import launch, visitor
from tests.web.contact_sheet import Variant

FELT = 100
# Seconds of each game.
LISTENED = 40
TABLES = (
    Variant("sevenwonders", 4),
    Variant("lacitta", 4),
    Variant("cardcity", 3),
    Variant("smallcity", 3),
)
OBSERVE = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({type: "longtask"});
}"""


def tasks_of(browser: Browser, url: str, table: Variant) -> list[float]:
    """The tasks of more than 50 ms while a game is told; browsers report no shorter ones."""
    with visitor(browser, url, speed="normal", still=False) as ann:
        ann.name_myself("Ann")
        history, _ = table.game(0)
        ann.open_record(history)
        ann.close_dialog()
        ann.page.get_by_role("button", name="Tell the game from the beginning").click()
        ann.page.locator("[data-told][aria-busy=true]").wait_for()
        ann.page.evaluate(OBSERVE)
        ann.page.wait_for_timeout(LISTENED * 1000)
        tasks: list[float] = ann.page.evaluate("tasks")
        return tasks


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for table in TABLES:
            tasks = tasks_of(browser, server.url, table)
            felt = sum(task > FELT for task in tasks)
            name = f"{table.title}:{table.seats}"
            print(f"{name}: longest {max(tasks, default=0):.0f} ms, {felt} over {FELT} ms")
        browser.close()


if __name__ == "__main__":
    main()
