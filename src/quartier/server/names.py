"""Names people may wear: how they are written, and which ones look the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from unicodedata import category, combining, normalize

from confusable_homoglyphs import categories
from precis_i18n import get_profile
from precis_i18n.bidi import bidi_rule, has_rtl
from precis_i18n.unicode import UnicodeData

from quartier.bots.levels import LEVELS
from quartier.core.speech import Refusal, literal
from quartier.locale import LANGUAGES
from quartier.server.titles import title_name, titles

LENGTH = 24
SIGNS = " -_.'’"
MOST_MARKS = 2
# Scripts that are written together; every other name keeps to one.
TOGETHER = ({"HAN", "HIRAGANA", "KATAKANA"}, {"HAN", "HANGUL"}, {"HAN", "BOPOMOFO"})
SHARED = {"COMMON", "INHERITED"}
# Who bears one of these in a name could be taken for the keeper of the server, or for a machine.
OFFICES = (
    *("admin", "administrator", "administrateur", "administratrice", "moderator", "mod"),
    *("modérateur", "modératrice", "moderateur", "moderatrice", "staff", "support", "root"),
    *("system", "système", "systeme", "server", "serveur", "quartier", "bot", "robot"),
)
# What the page calls people who have not said their name: no account is called that.
GUESTS = ("guest", "invité", "invitée", "invite", "invitee")
# Signs around letters that are written from right to left, in the tables of look-alikes.
ASIDE = "\u200e"

_SHOWN = get_profile("NicknameCasePreserved")
_UNICODE = UnicodeData()


def shown(name: str) -> str | Refusal:
    """A name as everybody will see it, or why nobody can wear it."""
    if not name.strip():
        return _wrong_length()
    try:
        text: str = _SHOWN.enforce(name)
    except UnicodeEncodeError as error:
        return _unusable(error.object[error.start])
    if len(text) > LENGTH:
        return _wrong_length()
    for letter in text:
        if not (category(letter)[0] in "LM" or category(letter) == "Nd" or letter in SIGNS):
            return _unusable(letter)
    if not any(letter.isalnum() for letter in text):
        return _wrong_length()
    if _marks_in_a_row(text) > MOST_MARKS:
        return Refusal("", "refusal-name-marks", {"most": MOST_MARKS})
    scripts = set(categories.unique_aliases(text)) - SHARED
    if len(scripts) > 1 and not any(scripts <= group for group in TOGETHER):
        return Refusal("", "refusal-name-scripts", {})
    if has_rtl(text, _UNICODE) and not bidi_rule(text, _UNICODE):
        return Refusal("", "refusal-name-direction", {})
    if is_reserved(text):
        return Refusal("", "refusal-name-reserved", {})
    return text


def keys(name: str) -> frozenset[str]:
    """What names that look alike have in common: as written, in small letters, or in capitals.

    Letters become those they look like, whatever their script. Which that is depends on their
    case: a capital i is like an l, a small one is not.
    """
    text = normalize("NFKC", name)
    return frozenset(_plain(form) for form in (text, text.casefold(), text.upper()))


def is_reserved(name: str) -> bool:
    """Whether a name says that somebody keeps the server, or is a bot, or a game."""
    return _has_word(name, _offices()) or bool(keys(name) & _things())


def is_guest_s(name: str) -> bool:
    """Whether a name says that somebody is a guest."""
    return _has_word(name, _guests())


def _has_word(name: str, words: frozenset[str]) -> bool:
    parts = name.translate({ord(sign): " " for sign in SIGNS}).split()
    return any(keys(part) & words for part in parts)


@cache
def _guests() -> frozenset[str]:
    return _keys_of(GUESTS)


@cache
def _offices() -> frozenset[str]:
    return _keys_of(OFFICES)


@cache
def _things() -> frozenset[str]:
    """The keys nobody has as a whole name: offices in pieces, levels of bots, titles."""
    called = [title_name(title, language) for title in titles().values() for language in LANGUAGES]
    return _offices() | _keys_of([*called, *titles(), *(level.name for level in LEVELS)])


def _keys_of(words: Iterable[str]) -> frozenset[str]:
    return frozenset(key for word in words for key in keys(word))


def _wrong_length() -> Refusal:
    return Refusal("", "refusal-name-length", {"most": LENGTH})


def _unusable(sign: str) -> Refusal:
    """It may be invisible, so its number says which it is."""
    return Refusal("", "refusal-name-signs", {"code": literal(f"U+{ord(sign):04X}")})


def _marks_in_a_row(text: str) -> int:
    most = row = 0
    for letter in normalize("NFD", text):
        row = row + 1 if category(letter).startswith("M") else 0
        most = max(most, row)
    return most


def _plain(text: str) -> str:
    """Each letter as the one it looks like; without spaces and signs."""
    looks = _looks()
    alike = "".join(looks.get(letter, letter) for letter in normalize("NFD", text)).casefold()
    return "".join(letter for letter in alike if letter.isalnum() or combining(letter))


@cache
def _looks() -> dict[str, str]:
    """For each letter what it looks like: of all that look the same, the one the others point to.

    The tables name both directions. A sequence such as rn is always pointed to; else it is what
    has the most look-alikes.
    """
    # A megabyte to read: the first name needs it, not the start of a server.
    from confusable_homoglyphs import confusables

    table: dict[str, list[dict[str, str]]] = confusables.confusables_data
    looks: dict[str, str] = {}
    for letter, alike in table.items():
        plain = letter.strip(ASIDE)
        if len(plain) > 1:
            continue
        targets = [entry["c"] for entry in alike if _points(table, letter, entry["c"])]
        if targets:
            looks[plain] = targets[0].strip(ASIDE)
    return looks


def _points(table: dict[str, list[dict[str, str]]], letter: str, other: str) -> bool:
    """Whether `other` is what `letter` looks like, and not the other way round."""
    if len(other.strip(ASIDE)) > 1:
        return True
    theirs, ours = len(table.get(other, [])), len(table[letter])
    return (theirs, letter) > (ours, other)
