"""Rules pages as the command line shows them."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from quartier.cli.inputs import bad, literals
from quartier.core.speech import literal
from quartier.core.titles import Title
from quartier.inventory import rulebook_of
from quartier.rulebook import Rule, Rulebook, page_of


@cache
def load_rulebook(title: Title) -> Rulebook:
    if page_of(title) is None:
        raise bad("error-no-rules-page", title=literal(title.id))
    return rulebook_of(title)


def read_rule(title: Title, typed: str) -> Rule:
    """The rule of a number as people type it: `SW-41`, `sw-41` or `41`."""
    rules = load_rulebook(title).rules
    wanted = typed.strip().upper()
    for rule in rules:
        if wanted in (rule.number.upper(), rule.number.upper().partition("-")[2]):
            return rule
    prefix = rules[0].number.partition("-")[0]
    numbers = [rule.number for rule in rules]
    full = f"{prefix}-{wanted}" if wanted.isalnum() else wanted
    alike = get_close_matches(full, numbers, n=5)
    if alike:
        raise bad("error-unknown-rule-alike", given=literal(typed), alike=literals(alike))
    plain = [rule.number for rule in rules if rule.is_plain]
    first, last = literal(plain[0]), literal(plain[-1])
    raise bad("error-unknown-rule", given=literal(typed), first=first, last=last)
