"""What is ours and what was found: marks where people look."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.browser import Visitor
from tests.web.test_telling import at_the_beginning

RECONSTRUCTED = {"en-GB": "Reconstructed: nothing public", "fr-FR": "Reconstitué : rien de public"}
IN_THE_BOX = {"en-GB": "What is in the box", "fr-FR": "Ce qu’il y a dans la boîte"}


@pytest.mark.parametrize(
    ("title_id", "language", "place"),
    [("lacitta", "fr-FR", ".basis .mark"), ("smallcity", "en-GB", ".catalogue .mark")],
)
def test_a_reconstructed_value_says_so_where_it_is_seen(
    visit: Callable[..., Visitor], title_id: str, language: str, place: str
) -> None:
    ann = visit(language=language)
    ann.open(f"/new/{title_id}")
    ann.page.get_by_role("button", name=IN_THE_BOX[language]).click()
    expect(ann.page.get_by_role("dialog").get_by_text("†").first).to_be_visible()
    ann.close_dialog()
    ann.name_myself("Ann")
    ann.open_record(at_the_beginning(title_id, 2))
    mark = ann.page.locator(place).first
    expect(mark).to_contain_text("†")
    expect(mark).to_contain_text(RECONSTRUCTED[language])
