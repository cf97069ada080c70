"""The tree of a search: what the seat that thinks may decide later, and what came of it.

A node belongs to the questions a seat has answered since the root, not to a position: in another
world the same answers lead to another position, and only moves that are legal there are looked at.
What the others do is no part of the tree; they are imagined to play on sensibly.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from quartier.bots.outlook import glances, let_others_answer, some_of
from quartier.bots.policy import TRIES
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.state import State
from quartier.core.titles import Title

# After so many playouts a move gets a node of its own. Before that, what comes after it is played
# as in any playout: few playouts teach nothing, and trying things out spoils them.
GROWN: Final = 4
# A node begins with as many moves as a playout looks at. One more follows each time the visits
# reach so many times the square of their number.
WIDENING: Final = 2
# How strongly moves that were tried less often are preferred, in standard deviations.
CURIOSITY: Final = 1.0
# How much the title's opinion counts, in playouts.
TRUST: Final = 2.0


class Tally:
    """Values of playouts: how many, their mean and how much they differ."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.visits

    @property
    def variance(self) -> float:
        mean = self.mean
        return max(self.squares / self.visits - mean * mean, 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Edge:
    """A move of a node, the title's opinion of it, its playouts and what comes after it."""

    def __init__(self, move: Move, worth: float) -> None:
        self.move = move
        self.worth = worth
        self.tally = Tally()
        self._next: Node | None = None

    def grown(self) -> Node | None:
        """The decision that follows, once there were playouts enough to learn from."""
        if self._next is None and self.tally.visits >= GROWN:
            self._next = Node()
        return self._next


class Node:
    """A decision of the seat that thinks."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.tally = Tally()

    @property
    def is_new(self) -> bool:
        return not self.edges

    def select(self, title: Title, state: State, seat: int, rng: Rng) -> Edge:
        """The move to be tried next, among those that are legal in this world."""
        moves = state.moves(seat)
        known = [self.edges[move.number] for move in moves if move.number in self.edges]
        wanted = TRIES if self.is_new else 0
        if not self.is_new and len(known) < len(moves):
            visits = self.tally.visits
            wanted = 1 if not known or visits > WIDENING * len(self.edges) ** 2 else 0
        if wanted:
            unknown = [move for move in moves if move.number not in self.edges]
            known += self._look_at(some_of(unknown, wanted, rng), title, state, seat, rng)
        return self._most_promising(known)

    def _look_at(
        self, moves: list[Move], title: Title, state: State, seat: int, rng: Rng
    ) -> list[Edge]:
        if len(moves) == 1 and self.is_new:
            edges = [Edge(moves[0], 0.0)]
        else:
            world = state
            if len(state.deciders) > 1:
                world = state.clone()
                let_others_answer(world, seat, rng)
            worths = glances(title, world, seat, moves, rng)
            edges = [Edge(move, worth) for move, worth in zip(moves, worths, strict=True)]
        for edge in edges:
            self.edges[edge.move.number] = edge
        return edges

    def _most_promising(self, edges: list[Edge]) -> Edge:
        if len(edges) == 1:
            return edges[0]
        visits = 0
        low = high = edges[0].worth
        for edge in edges:
            visits += edge.tally.visits
            low = min(low, edge.worth)
            high = max(high, edge.worth)
        span = max(high - low, 1e-9)
        tally = self.tally
        middle = tally.mean if tally.visits else 0.0
        spread = sqrt(tally.variance) + 1e-6 if tally.visits else 1.0
        best = edges[0]
        best_hope = 0.0
        for index, edge in enumerate(edges):
            # Before its first playouts a move counts as one standard deviation above or below
            # the others, by the title's opinion.
            opinion = middle + spread * (2.0 * (edge.worth - low) / span - 1.0)
            tried = edge.tally.visits
            value = (TRUST * opinion + edge.tally.total) / (TRUST + tried)
            hope = value + CURIOSITY * spread * sqrt(visits + 1) / (len(edges) * (1 + tried))
            if index == 0 or hope > best_hope:
                best, best_hope = edge, hope
        return best
