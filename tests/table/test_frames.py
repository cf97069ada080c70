"""Positions on the way of a move: nobody sees the end first."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.people import patched

from quartier.core.patches import Patches
from quartier.core.rng import seeded
from quartier.core.speech import Event, Refusal
from quartier.core.state import State
from quartier.core.titles import find_title
from quartier.core.views import ViewPart
from quartier.table.sight import frames

Happened = tuple[list[Event], ViewPart, State]


def moves_of(title_id: str, seats: int, seed: int) -> list[Happened]:
    """A game at random: of each move its events, and what seat 0 saw before it and of it."""
    title = find_title(title_id)
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    state = title.new(settings, seats, seed)
    chance = seeded(seed)
    happened: list[Happened] = []
    while state.deciders:
        seat = state.deciders[0]
        before = state.view(0)
        events = state.play(seat, state.draw(seat, chance))
        assert not isinstance(events, Refusal)
        happened.append((events, before, state.clone()))
        happened[-1][2].frames = state.frames
    return happened


def plain(view: ViewPart) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def tokens(view: Any) -> int:
    return sum(city["victories"] + city["defeats"] for city in view["cities"])


def test_of_an_age_that_ends_every_fight_is_seen_and_none_before_the_cards() -> None:
    ends = [
        (events, before, state)
        for events, before, state in moves_of("sevenwonders", 3, 5)
        if any(event.key == "event-conflict" for event in events)
    ]
    assert len(ends) == 3
    for events, before, state in ends:
        heard = [event.key for event in events if event.eyes & state.eyes(0)]
        counts = [
            (told, tokens(plain(view)) - tokens(plain(before)))
            for told, view in state.frames_seen(events, [0])[0]
        ]
        for told, count in counts:
            fights = heard[:told].count("event-victory")
            assert count == fights + heard[:told].count("event-defeat")
        assert {told for told, _ in counts} >= {
            place for place, key in enumerate(heard) if key == "event-conflict"
        }


@pytest.mark.parametrize("title_id", ["sevenwonders", "lacitta", "cardcity", "smallcity"])
def test_what_changes_from_frame_to_frame_leads_to_each(title_id: str) -> None:
    passed = 0
    for events, before, state in moves_of(title_id, 3 if title_id == "sevenwonders" else 2, 8):
        seen = state.frames_seen(events, [0])[0]
        at = plain(before)
        for (_, view), frame in zip(seen, frames(seen, before, Patches()), strict=True):
            at = patched(at, msgspec.json.decode(msgspec.json.encode(frame.patch)))
            assert at == plain(view)
            passed += 1
        counts = [told for told, _ in seen]
        assert counts == sorted(set(counts))
    assert passed


@pytest.mark.parametrize("title_id", ["sevenwonders", "lacitta", "cardcity", "smallcity"])
def test_frames_seen_together_are_those_each_seat_sees_alone(title_id: str) -> None:
    for events, _, state in moves_of(title_id, 3 if title_id == "sevenwonders" else 2, 9)[:60]:
        everybody = [None, *range(state.seats)]
        together = state.frames_seen(events, everybody)
        alone = [state.frames_seen(events, [seat])[0] for seat in everybody]
        assert msgspec.json.encode(together) == msgspec.json.encode(alone)
