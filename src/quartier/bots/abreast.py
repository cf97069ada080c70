"""Several games of one who plays alone, played on side by side.

A network is asked once for all games of a step, which takes a fraction of the time of asking for
each. In every choice the seat looks at its moves, asks about the likely ones, and plays the one
that is valued most.
"""

from __future__ import annotations

from quartier.bots.evaluation import Evaluation
from quartier.bots.outlook import some_of
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.state import State
from quartier.core.titles import TO_THE_END


class Game:
    """A game that is played on, and the chance of its own that it is played with. Of many moves so
    many are looked at as `tries` says, or all; `until` is the last round that is played.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        rng: Rng,
        tries: int | None = None,
        until: int = TO_THE_END,
    ) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.tries = tries
        self.until = until
        self.moves: list[Move] = []
        self.moment = state.moment
        self.choices = 0

    def goes_on(self, evaluation: Evaluation) -> bool:
        """Whether there is something to choose as far as the evaluation wants to see, once all is
        answered that has one answer only."""
        while self.state.deciders:
            if evaluation.round_of(self.state) > self.until:
                return False
            if self.state.moment != self.moment:
                # Time passes with moments: who chooses more often within one has got no further.
                if self.choices == evaluation.horizon:
                    return False
                self.choices += 1
                self.moment = self.state.moment
            moves = self.state.moves(self.seat)
            if len(moves) > 1:
                self.moves = moves if self.tries is None else some_of(moves, self.tries, self.rng)
                return True
            self.state.advance(self.seat, moves[0])
        return False

    def ahead(self) -> list[State]:
        """Where the moves lead to that are looked at, follow-ups answered at random."""
        moment = self.state.moment
        ends = []
        for move in self.moves:
            after = self.state.clone()
            after.advance(self.seat, move)
            while after.moment == moment and after.is_asked_on(self.seat):
                after.advance(self.seat, after.draw(self.seat, self.rng))
            ends.append(after)
        return ends

    def likely(self, evaluation: Evaluation) -> list[State]:
        """Where the likely moves lead to; the others are looked at no longer."""
        ends = self.ahead()
        places = evaluation.likely(ends, self.seat)
        self.moves = [self.moves[place] for place in places]
        return [ends[place] for place in places]

    def play(self, worths: list[float]) -> None:
        """Play the move that is worth most."""
        self.state.advance(self.seat, self.moves[worths.index(max(worths))])


def play_abreast(evaluation: Evaluation, games: list[Game]) -> None:
    """Play games on as far as the evaluation wants to see them."""
    while games := [game for game in games if game.goes_on(evaluation)]:
        ahead = [game.likely(evaluation) for game in games]
        worths = iter(evaluation.worths([state for ends in ahead for state in ends], games[0].seat))
        for game, ends in zip(games, ahead, strict=True):
            game.play([next(worths) for _ in ends])
