"""`import quartier` is enough to set up a table, and a mistake is answered by a sentence."""

import pytest

import quartier


def test_a_table_is_set_up_in_one_call() -> None:
    state = quartier.new("sevenwonders", seats=4, seed=7, leaders=True)
    again = quartier.new("sevenwonders", seats=4, seed=7, leaders=True)
    assert state.seats == 4
    assert state.deciders == [0, 1, 2, 3]
    assert state.fingerprint() == again.fingerprint()


def test_what_is_left_out_is_as_usual_and_the_deal_is_nobodys_choice() -> None:
    first, second = quartier.new("lacitta"), quartier.new("lacitta")
    assert first.seats == second.seats == 4
    assert first.fingerprint() != second.fingerprint()


@pytest.mark.parametrize(
    ("title", "seats", "options", "sentence"),
    [
        ("chess", 2, {}, "chess"),
        ("sevenwonders", 9, {}, "for 2 to 8 players, not"),
        ("sevenwonders", 4, {"leader": True}, "leader"),
        ("lacitta", 4, {"edition": "2001"}, "2001"),
        ("sevenwonders", 8, {"cities": False}, "SW-162"),
    ],
)
def test_what_cannot_be_set_up_is_told_with_a_sentence(
    title: str, seats: int, options: dict[str, bool | str], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        quartier.new(title, seats, None, **options)
