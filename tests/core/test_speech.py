"""What a state says, as data."""

from quartier.core.speech import Event, Refusal, Result, ScoreLine, literal


def test_a_literal_is_told_from_a_key() -> None:
    assert literal("card-school") != "card-school"
    assert literal("card-school").endswith("card-school")


def test_refusals_and_events_show_what_they_say() -> None:
    assert repr(Refusal("SW-1", "refusal-short", {"n": 1})) == (
        "Refusal('SW-1', 'refusal-short', {'n': 1})"
    )
    assert repr(Event("event-told", {}, 0b101)) == "Event('event-told', {}, eyes=101)"


def test_a_result_adds_up_categories_and_names_all_winners() -> None:
    lines = [
        [ScoreLine("score-a", "card-x", "", 2), ScoreLine("score-a", "card-y", "", 3)],
        [ScoreLine("score-b", "card-x", "", 5)],
        [],
    ]
    result = Result(["score-a", "score-b"], lines, [5, 5, 0], [1, 1, 3], "tie-shared", "end")
    assert result.points(0, "score-a") == 5
    assert result.points(0, "score-b") == 0
    assert result.winners == [0, 1]
