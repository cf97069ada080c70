"""What promises ask for, as messages of the catalogues (SC-13, SC-109, SC-113)."""

from __future__ import annotations

from quartier.core.speech import Facts, literal
from quartier.titles.smallcity.content import PROMISES, TILES, Condition, Promise

Phrase = tuple[str, Facts]


def describe_promise(promise: Promise) -> list[Phrase]:
    """The conditions of a promise, a sentence each."""
    return [describe_condition(condition) for condition in promise.conditions]


def describe_condition(condition: Condition) -> Phrase:
    bound = "least" if condition.most is None else "most"
    number = condition.least if condition.most is None else condition.most
    facts: Facts = {
        "bound": literal(bound),
        "n": number or 0,
        "level": condition.level,
        "tiles": [TILES[tile].key for tile in condition.buildings],
    }
    return condition.key, facts


def descriptions() -> dict[str, list[Phrase]]:
    """What each promise asks for, by its key."""
    return {promise.key: describe_promise(promise) for promise in PROMISES}
