"""Tables set up by programs: what is given is completed, and checked with a sentence."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from quartier.core.rng import SEED_BITS
from quartier.core.speech import Refusal, literal
from quartier.core.state import State
from quartier.core.titles import Settings, Title, Value, find_title, title_ids
from quartier.locale import Texts


def new_table(
    title_id: str, seats: int | None, seed: int | None, options: Mapping[str, Value]
) -> State:
    title, settings, number = set_up(title_id, seats, options)
    return title.new(settings, number, secrets.randbits(SEED_BITS) if seed is None else seed)


def set_up(
    title_id: str, seats: int | None, options: Mapping[str, Value]
) -> tuple[Title, Settings, int]:
    """A title with complete settings and a number of seats that go together."""
    title = find_title(title_id)
    if title is None:
        known = [literal(one) for one in title_ids()]
        refusal = Refusal("", "error-unknown-title", {"given": literal(title_id), "known": known})
        raise _refused(refusal, None)
    number = title.usual_seats if seats is None else seats
    settings = title.settle(options, number)
    if isinstance(settings, Refusal):
        raise _refused(settings, title)
    return title, settings, number


def _refused(refusal: Refusal, title: Title | None) -> ValueError:
    texts = Texts("en", None if title is None else title.package)
    sentence = texts.text(refusal.key, refusal.facts)
    return ValueError(f"{sentence} ({refusal.rule})" if refusal.rule else sentence)
