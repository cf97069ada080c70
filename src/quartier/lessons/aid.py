"""A player's aid: the course of a round, what signs mean and what scores, on one screen."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from quartier.core.titles import Title

FILE: Final = "aid.json"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a round, and the phases of questions that are asked in it."""

    phases: list[str]
    says: str


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sign on the board, by the name the page draws it by."""

    sign: str
    says: str


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that scores, and the rule that says how."""

    rule: str
    says: str


class Aid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    course: list[Part]
    signs: list[Sign]
    scores: list[Score]


def aid_of(title: Title) -> Aid | None:
    """The aid of a title, if its package has one."""
    file = files(title.package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Aid) if file.is_file() else None


def keys_of_aid(aid: Aid) -> list[str]:
    """The keys of all that stands on it."""
    return [one.says for one in (*aid.course, *aid.signs, *aid.scores)]
