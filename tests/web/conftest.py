"""A server with the built page, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.servers import running
from tests.web.browser import Visitor, launch, visitor

from quartier.server.routes.page import folder

DEAL = 2000


@pytest.fixture(scope="session", autouse=True)
def always_the_same_deal() -> Iterator[None]:
    """A game clicked through in a browser takes the same course every time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("quartier.server.storage.rows.deal_key", lambda *_: DEAL)
        yield


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with the page listens."""
    assert (folder() / "index.html").is_file(), "build the page first: script/setup"
    database = tmp_path_factory.mktemp("page") / "tables.sqlite"
    with running(f"sqlite:///{database}") as server:
        yield server.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody come with a browser of their own."""
    with ExitStack() as stack:
        yield lambda **options: stack.enter_context(visitor(browser, address, **options))
