"""The installed titles, looked up once: finding entry points reads the disk every time."""

from __future__ import annotations

from functools import cache

from quartier.core.titles import Title, all_titles
from quartier.locale import Texts

# What of a title is shown, out of its own catalogue.
NAME = "name"


@cache
def titles() -> dict[str, Title]:
    """Every installed title by its id."""
    return {title.id: title for title in all_titles()}


def find_title(title_id: str) -> Title | None:
    return titles().get(title_id)


def title_name(title: Title, language: str) -> str:
    """What people call a title."""
    return Texts(language, title.package).text(f"title-{NAME}")
