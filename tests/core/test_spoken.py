"""The message keys a title speaks in."""

from __future__ import annotations

from quartier.core.moves import ActionSpace, Move
from quartier.core.speech import Facts, is_literal, literal
from quartier.core.titles import Option, Title


def test_a_literal_is_told_from_a_key() -> None:
    assert is_literal(literal("e10"))
    assert not is_literal("move-at")


def test_text_shown_as_it_is_needs_no_message() -> None:
    space = ActionSpace()
    facts: Facts = {"hex": literal("e10"), "building": "building-school", "number": 2}
    space.add([Move("build school e10", "move-build", facts)])
    title = Title(
        title_id="town",
        package="town",
        version=1,
        seats=(2,),
        usual_seats=2,
        minutes=10,
        options=(Option("river", (False, True)), Option("size", ("small", "large"))),
        space=space,
        vocabulary=["building-school"],
    )
    assert title.spoken() == [
        "building-school",
        "move-build",
        "option-river",
        "option-river-help",
        "option-size",
        "option-size-help",
        "title-name",
        "title-summary",
        "value-size-large",
        "value-size-small",
    ]
