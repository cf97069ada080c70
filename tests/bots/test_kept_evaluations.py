"""What evaluations keep from one position to the next never changes what they say."""

from __future__ import annotations

import pytest

from quartier.core.rng import seeded
from quartier.core.titles import Settings, find_title

MIXES: list[tuple[str, int, Settings]] = [
    ("cardcity", 3, {}),
    ("cardcity", 2, {"level": "advanced", "victory": "economic"}),
    ("cardcity", 2, {"level": "normal", "victory": "happiness", "unique_city": True}),
    ("cardcity", 2, {"victory": "commercial", "ecology": True}),
    ("lacitta", 3, {"expansion": True}),
    ("smallcity", 3, {}),
    ("smallcity", 2, {"victory": "cultural"}),
]


@pytest.mark.parametrize(("title_id", "seats", "given"), MIXES)
def test_a_position_is_worth_the_same_after_its_like_and_after_another(
    title_id: str, seats: int, given: Settings
) -> None:
    title = find_title(title_id)
    assert title is not None
    settings = title.settle(given, seats)
    assert isinstance(settings, dict)
    state, another = (title.new(settings, seats, seed) for seed in (3, 4))
    rng = seeded(5)
    while deciders := state.deciders:
        for seat in range(seats):
            after_its_like = title.evaluate(state, seat), title.insights(state, seat)
            title.evaluate(another, seat)
            assert title.evaluate(state, seat) == after_its_like[0]
            title.evaluate(another, seat)
            assert title.insights(state, seat) == after_its_like[1]
        state.advance(deciders[0], state.draw(deciders[0], rng))
