"""Moves, and their finite numbering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from quartier.core.speech import Facts

NO_KIN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One answer a seat can give. There is one shared object per answer, so `is` compares moves.

    A title has a subclass per verb. Moves name what a person names (a kind of card, a cell), never
    an internal id. `text` is the notation that parses back; `key` and `facts` make the sentence.
    Moves of one question with the same `kin`, if they have one, leave their seat the same as far as
    the title's evaluation sees: which card is sold. One of them is tried for all.
    """

    def __init__(self, text: str, key: str, facts: Facts, kin: int = NO_KIN) -> None:
        self.number = -1
        self.kin = kin
        self.text = text
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        return f"<{self.text}>"


class ActionSpace:
    """Every move a title knows, numbered from 0 in the order of adding."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self._by_text: dict[str, Move] = {}

    def add(self, moves: Sequence[Move]) -> None:
        for move in moves:
            if move.text in self._by_text:
                raise ValueError(f"two moves are written {move.text!r}")
            move.number = len(self.moves)
            self.moves.append(move)
            self._by_text[move.text] = move

    def parse(self, text: str) -> Move | None:
        """The move written like this, whatever the spacing and case; None if there is none."""
        return self._by_text.get(" ".join(text.lower().split()))

    def __len__(self) -> int:
        return len(self.moves)
