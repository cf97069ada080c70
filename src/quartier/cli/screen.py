"""Where a command speaks: a language, its texts, and a terminal to print on."""

from __future__ import annotations

import json
import sys
from functools import cached_property
from typing import TYPE_CHECKING

from quartier.core.corrections import ContentError
from quartier.core.speech import Fact, Facts, Refusal, literal
from quartier.core.titles import Settings, Title, Value
from quartier.locale import Texts

if TYPE_CHECKING:
    from rich.console import Console


class Screen:
    """A terminal in one language. Rich is imported when something is printed with it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = Texts(language)

    @cached_property
    def console(self) -> Console:
        """Prints tables and colours: the latter only on a terminal, and not if NO_COLOR is set."""
        from rich.console import Console

        # Texts are printed as they are: their brackets and numbers mean nothing to Rich.
        return Console(markup=False, emoji=False, highlight=False)

    def texts_of(self, title: Title) -> Texts:
        return Texts(self.language, title.package)

    def say(self, key: str, style: str = "", **facts: Fact) -> None:
        """Print a common text."""
        self.console.print(self.texts.text(key, facts), style=style or None)

    def say_in_one_line(self, key: str, **facts: Fact) -> None:
        """Print a common text unbroken: it ends in a path or an address somebody may copy."""
        self.console.print(self.texts.text(key, facts), soft_wrap=True)

    def refused(self, refusal: Refusal, title: Title | None = None) -> str:
        """Why something is not accepted, with the number of the rule if there is one."""
        texts = self.texts if title is None else self.texts_of(title)
        return sentence(texts, refusal.key, refusal.facts, [], refusal.rule)

    def unusable(self, problem: ContentError) -> str:
        """What is wrong with corrections, a line for each fault."""
        lines = [self.texts.text("error-content", {"file": literal(problem.file)})]
        for fault in problem.faults:
            reason = self.texts.text(fault.key, fault.facts)
            lines.append(f"  {fault.place}: {reason}" if fault.place else f"  {reason}")
        return "\n".join(lines)

    def print_json(self, data: object) -> None:
        print(json.dumps(data, ensure_ascii=False, indent=2))

    def decimal(self, number: float, digits: int) -> str:
        shown = f"{number:.{digits}f}"
        return shown.replace(".", ",") if self.language == "fr" else shown

    def percent(self, part: float) -> str:
        return f"{part * 100:.0f}{' ' if self.language == 'fr' else ''}%"


def sentence(texts: Texts, key: str, facts: Facts, names: list[str], rule: str) -> str:
    """A text and the rule it comes from."""
    shown = texts.text(key, facts, names)
    return f"{shown} [{rule}]" if rule else shown


def title_text(texts: Texts, part: str) -> str:
    """The `name` or the `summary` of a title, out of its own catalogue."""
    return texts.text(f"title-{part}")


def value_text(texts: Texts, option: str, value: Value) -> str:
    """A setting in words."""
    if isinstance(value, bool):
        return texts.text("value-true" if value else "value-false")
    return texts.text(f"value-{option}-{value}")


def tell_implied(screen: Screen, title: Title, implied: Settings) -> None:
    """Say which options came along with those that were chosen."""
    texts = screen.texts_of(title)
    for key, value in implied.items():
        option, name = texts.text(f"option-{key}"), value_text(texts, key, value)
        screen.say("cli-implied", option=literal(option), value=literal(name))


def tell_unlearned(
    screen: Screen, title: Title, settings: Settings, seats: int, bots: list[str]
) -> None:
    """Say which bots play by hand, because no network has learned the mix."""
    from quartier.bots.learned import has_learned
    from quartier.bots.registry import uses_network

    by_hand = [literal(bot) for bot in dict.fromkeys(bots) if uses_network(bot, title.id)]
    if by_hand and not has_learned(title, settings, seats):
        screen.say("bot-not-learned", style="yellow", bots=by_hand)


def tell_content(screen: Screen, title: Title) -> None:
    """Say with which corrections a title is played, if with any; not among what is computed."""
    content = title.content
    if content.fingerprint:
        facts: Facts = {
            "number": len(content.corrections),
            "file": literal(content.file),
            "fingerprint": literal(content.fingerprint),
        }
        print(screen.texts.text("cli-content-in-use", facts), file=sys.stderr)
