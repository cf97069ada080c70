"""What can be typed in a game besides moves."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from quartier.locale import LANGUAGES, Texts


class Verb:
    """A word that does something; `words` is the text that holds it, `about` the one on it.

    `do` gets the seat and the rest of the line; it gives True if the question is answered or gone.
    """

    def __init__(self, words: str, about: str, do: Callable[[int, str], bool]) -> None:
        self.words = words
        self.about = about
        self.do = do


class Verbs:
    """All verbs, called by their words in any language: nobody has to unlearn one."""

    def __init__(self, *verbs: Verb) -> None:
        self.all = verbs
        self._by_word = {
            _plain(word): verb
            for verb in verbs
            for language in LANGUAGES
            for word in Texts(language).text(verb.words).split()
        }

    def find(self, word: str) -> Verb | None:
        return self._by_word.get(_plain(word))


def _plain(word: str) -> str:
    """A word in small letters without accents."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
