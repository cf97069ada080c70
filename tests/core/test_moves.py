"""Moves and their numbering."""

import pytest

from quartier.core.moves import ActionSpace, Move


def moves(*texts: str) -> list[Move]:
    return [Move(text, "move-any", {}) for text in texts]


def test_moves_are_numbered_in_the_order_of_adding() -> None:
    space = ActionSpace()
    space.add(moves("build a", "build b"))
    space.add(moves("pass"))
    assert [move.number for move in space.moves] == [0, 1, 2]
    assert len(space) == 3


def test_the_notation_is_read_whatever_the_spacing_and_case() -> None:
    space = ActionSpace()
    space.add(moves("build a", "pass"))
    assert space.parse("  Build   A\n") is space.moves[0]
    assert space.parse("pass") is space.moves[1]


@pytest.mark.parametrize("text", ["", "build", "builda", "build a now"])
def test_what_is_no_move_is_not_read(text: str) -> None:
    space = ActionSpace()
    space.add(moves("build a"))
    assert space.parse(text) is None


def test_two_moves_cannot_be_written_alike() -> None:
    space = ActionSpace()
    with pytest.raises(ValueError, match="two moves are written 'pass'"):
        space.add(moves("pass", "pass"))


def test_a_move_shows_its_notation() -> None:
    assert repr(moves("build a")) == "[<build a>]"
