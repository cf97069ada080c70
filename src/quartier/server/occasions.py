"""What somebody is told of while no page is open, and in which words."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from quartier.core.speech import Facts, literal
from quartier.locale import Texts
from quartier.server.people.quiet import date_for
from quartier.server.storage.identities import Identity
from quartier.server.titles import find_title, title_name

# It is one's turn; the same table is proposed once more, at a time; and then it opens.
Event = Literal["your-turn", "proposed", "opened"]
# By event what is said in a line, and what in a letter.
SENTENCES: Final[dict[Event, str]] = {
    "your-turn": "server-told-your-turn",
    "proposed": "server-told-proposed",
    "opened": "server-told-opened",
}
LETTERS: Final[dict[Event, str]] = {
    "your-turn": "server-told-your-turn-letter",
    "proposed": "server-told-proposed-letter",
    "opened": "server-told-opened-letter",
}


class Occasion(msgspec.Struct, frozen=True):
    """Something happened at a table: perhaps somebody (`by`) proposed a time (`at`)."""

    event: Event
    table: str
    title: str
    by: str = ""
    at: float = 0.0

    @property
    def path(self) -> str:
        """Where it is to be seen."""
        return f"/t/{self.table}"

    def sentence(self, person: Identity) -> str:
        """All of it in a line."""
        return Texts(person.language).text(SENTENCES[self.event], self._facts(person))

    def letter(self, person: Identity) -> str:
        """All of it, as it is written to somebody."""
        return Texts(person.language).text(LETTERS[self.event], self._facts(person))

    def _facts(self, person: Identity) -> Facts:
        title = find_title(self.title)
        shown = self.title if title is None else title_name(title, person.language)
        return {
            "title": literal(shown),
            "name": literal(person.name),
            "by": literal(self.by),
            "date": literal(date_for(person.quiet, self.at)),
        }
