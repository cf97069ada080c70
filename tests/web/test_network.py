"""Reloading, losing the network, coming back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect
from tests.web.browser import PHONE, Visitor


def test_a_reload_in_the_middle_loses_nothing(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    ann.choose_by_mouse()
    ann.wait_for_turn()
    prompt = ann.prompt.inner_text()
    ann.page.reload()
    ann.wait_for_turn()
    assert ann.prompt.inner_text() == prompt


def test_a_lost_network_is_told_and_taken_up_again(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ann.page.route_web_socket("**/ws/tables/*", connect)
    ann.play_now()
    prompt = ann.prompt.inner_text()
    lines[-1].close(code=1011)
    expect(ann.prompt).to_contain_text("Connection lost.")
    ann.wait_for_turn()
    assert ann.prompt.inner_text() == prompt
    ann.choose_by_mouse()
    ann.wait_for_turn()
    expect(ann.prompt).to_contain_text("turn 2")


def test_a_table_that_does_not_exist_is_told_in_words(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.open("/t/nothing")
    expect(ann.page.get_by_role("status")).to_contain_text("There is no such table")


def test_an_unknown_address_leads_home(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.open("/nowhere/at/all")
    expect(ann.page.get_by_role("status")).to_contain_text("There is nothing at this address")
    ann.page.get_by_role("button", name="Start page").click()
    expect(ann.page.locator("article").first).to_be_visible()


def test_a_server_that_is_gone_is_told_where_one_looks(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    ann.open()
    ann.page.locator("article").last.wait_for()
    ann.page.context.set_offline(True)
    ann.page.locator("article").last.get_by_role("button").first.tap()
    expect(ann.page.get_by_text("The server cannot be reached")).to_be_in_viewport()
