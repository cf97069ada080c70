"""Finding puzzles in games of bots.

Cheap looks come first, and most positions do not pass them:

1. in a few worlds, something is better than what a bot plays at a glance;
2. in more of them, it still is;
3. in other worlds, with all moves, one of them (or a few alike) is clearly better than all others;
4. in yet other worlds and many of them, with the few best moves, it is so without doubt;
5. played to the end without any network, it is better, too, and the score says why;
6. quick bots miss it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quartier.bots.advice import Reason, reason
from quartier.bots.bot import Bot
from quartier.bots.budget import Budget
from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.bots.registry import make_bot
from quartier.bots.search import Search, SearchBot
from quartier.core.moves import Move
from quartier.core.rng import Rng, seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, Title
from quartier.puzzles.puzzle import Choice, Puzzle, Why, notation
from quartier.puzzles.rating import SOLVERS, found_by, rated
from quartier.puzzles.themes import theme
from quartier.puzzles.weighing import Endings, Margin, Weighing, play_to_the_end

FEWEST_MOVES: Final = 4
MOST_MOVES: Final = 48
# So many equally good moves may be right, if there are so many times as many moves.
MOST_ANSWERS: Final = 3
MOVES_PER_ANSWER: Final = 4
# The best of the wrong moves that a puzzle tells.
SHOWN: Final = 4
# What a right move must be ahead of every other by: a part of the win, or points for who is alone;
# and so many standard errors.
LEAST_SHARE: Final = 0.06
LEAST_POINTS: Final = 3.0
SURE: Final = 4.0


class Look:
    """How closely moves are looked at: in so many worlds, for a margin that is so large a part of
    the least one, and so many standard errors.
    """

    def __init__(self, worlds: int, part: float, errors: float) -> None:
        self.worlds = worlds
        self.part = part
        self.errors = errors

    def finds(self, margin: Margin, least: float) -> bool:
        return margin.is_clear(self.part * least, self.errors)


GLANCE: Final = Look(4, 0.6, 0.5)
SECOND_GLANCE: Final = Look(12, 0.8, 1.0)
SURVEY: Final = Look(24, 0.8, 2.0)
PROOF: Final = Look(160, 1.0, SURE)
# The proof is looked at in so many parts.
PARTS: Final = 4
# So many moves are glanced at, and so many always stay in a survey.
GLANCED: Final = 6
SURVEYED: Final = 6
# Games are played to the end in so many worlds at a time. There it counts how many points a seat
# has more than its best rival: so many, and so many standard errors after so many worlds.
TOGETHER: Final = 16
ENDS: Final = {64: 1.5, 128: 2.0}
LEAST_END: Final = 0.3
# A game that is all but decided asks nothing.
LEAST_HOPE: Final = 0.12
MOST_HOPE: Final = 0.93
QUICK: Final = ("net", "greedy")
PER_GAME: Final = 2


class Found:
    """What was found out about a position."""

    def __init__(self, weighing: Weighing, right: list[Move], tempting: Move) -> None:
        self.weighing = weighing
        self.right = right
        self.tempting = tempting

    @property
    def others(self) -> list[Move]:
        return [move for move in self.weighing.ranked() if move not in self.right]

    @property
    def margin(self) -> Margin:
        return self.weighing.margin(self.right[-1], self.others[0])


class Miner:
    """Looks for puzzles in games of one set-up."""

    def __init__(self, title: Title, settings: Settings, seats: int) -> None:
        self.title = title
        self.settings = settings
        self.seats = seats
        self.least = LEAST_SHARE if seats > 1 else LEAST_POINTS
        self.quick = [_bot(spec) for spec in QUICK]
        # How many positions passed each look.
        self.passed = [0] * 7

    def game(self, seed: int) -> Iterator[Puzzle]:
        """Play a game and give the puzzles in it; not two about the same kind of question."""
        state = self.title.new(self.settings, self.seats, seed)
        rngs = [bot_rng(seed, seat) for seat in range(self.seats)]
        moves: list[Move] = []
        asked: set[tuple[int, str]] = set()
        found = 0
        while (deciders := state.deciders) and found < PER_GAME:
            seat = deciders[0]
            position = Position(self.title, state.clone(), seat)
            obvious = [bot.choose(position, rngs[seat]) for bot in self.quick]
            kind = (seat, state.question(seat).prompt)
            if moves and kind not in asked:
                puzzle = self._puzzle(position, obvious, seed, moves)
                if puzzle is not None:
                    asked.add(kind)
                    found += 1
                    yield puzzle
            moves.append(obvious[0])
            state.advance(seat, obvious[0])

    def _puzzle(
        self, position: Position, obvious: list[Move], seed: int, moves: list[Move]
    ) -> Puzzle | None:
        if not FEWEST_MOVES <= len(position.moves) <= MOST_MOVES:
            return None
        rng = seeded(seed * 4096 + len(moves))
        self.passed[0] += 1
        found = self._clear(position, obvious, rng)
        if found is None:
            return None
        ends = self._ends(position, found, rng.fork())
        if ends is None:
            return None
        finds = found_by(position, found.right, rng.fork())
        if not _is_missed(finds):
            return None
        self.passed[6] += 1
        return self._written(position, found, ends, rated(finds), seed, moves)

    def _clear(self, position: Position, obvious: list[Move], rng: Rng) -> Found | None:
        """The looks from 1 to 4."""
        if not self._is_worth_a_survey(position, obvious, rng.fork()):
            return None
        number = len(position.moves)
        survey = Weighing(position, position.moves, rng.fork())
        survey.go_on(SURVEY.worlds, SURVEYED)
        likely = self._right(survey, SURVEY, number)
        if not likely or not self._is_open(survey):
            return None
        self.passed[3] += 1
        few = list(dict.fromkeys([*survey.ranked()[: MOST_ANSWERS + SHOWN], *obvious]))
        proof = self._proof(position, few, rng.fork())
        right = self._right(proof, PROOF, number)
        wrong = [move for move in obvious if move not in right]
        if not wrong or set(right) != set(likely):
            return None
        self.passed[4] += 1
        return Found(proof, right, wrong[0])

    def _is_worth_a_survey(self, position: Position, obvious: list[Move], rng: Rng) -> bool:
        """Whether something seems better than what is obvious, at a glance and at a second one."""
        search = Search(position, SearchBot(Budget(playouts=1)), rng)
        likely = [line.move for line in search.by_opinion()]
        first = list(dict.fromkeys([*likely[:GLANCED], *obvious]))
        weighing = Weighing(position, first, rng.fork())
        for number, look in enumerate((GLANCE, SECOND_GLANCE), 1):
            weighing.go_on(look.worlds, len(first))
            best = weighing.ranked()[0]
            margins = [weighing.margin(best, move) for move in obvious]
            if not any(look.finds(margin, self.least) for margin in margins):
                return False
            if not self._right(weighing, look, len(position.moves)):
                return False
            self.passed[number] += 1
        return True

    def _proof(self, position: Position, moves: list[Move], rng: Rng) -> Weighing:
        """A long look, given up as soon as it seems to be in vain."""
        proof = Weighing(position, moves, rng)
        for _ in range(PARTS):
            proof.go_on(PROOF.worlds // PARTS, len(moves))
            if not self._right(proof, SURVEY, len(position.moves)):
                break
        return proof

    def _is_open(self, weighing: Weighing) -> bool:
        if self.seats == 1:
            return True
        ranked = weighing.ranked()
        return weighing.value(ranked[0]) >= LEAST_HOPE and weighing.value(ranked[-1]) <= MOST_HOPE

    def _right(self, weighing: Weighing, look: Look, moves: int) -> list[Move]:
        """The moves that are clearly better than all others; none if these are too many."""
        ranked = weighing.ranked()
        for number in range(1, min(MOST_ANSWERS, len(ranked) - 1, moves // MOVES_PER_ANSWER) + 1):
            worst = ranked[number - 1]
            margins = [weighing.margin(worst, move) for move in ranked[number:]]
            if all(look.finds(margin, self.least) for margin in margins):
                return ranked[:number]
        return []

    def _ends(self, position: Position, found: Found, rng: Rng) -> dict[Move, Endings] | None:
        """Look 5: games played to the end, if they agree."""
        wrong = list(dict.fromkeys([*found.others[:SHOWN], found.tempting]))
        ends = {move: Endings() for move in [*found.right, *wrong]}
        for worlds in range(TOGETHER, max(ENDS) + 1, TOGETHER):
            play_to_the_end(position, ends, TOGETHER, rng)
            best = ends[found.right[0]].leads
            margins = [Margin(best, ends[move].leads) for move in wrong]
            if any(margin.mean <= 0 for margin in margins):
                break
            if worlds in ENDS and all(m.is_clear(LEAST_END, ENDS[worlds]) for m in margins):
                if reason(ends[found.right[0]].ends, ends[found.others[0]].ends) is None:
                    break
                self.passed[5] += 1
                return ends
        return None

    def _written(
        self,
        position: Position,
        found: Found,
        ends: dict[Move, Endings],
        rating: int,
        seed: int,
        moves: list[Move],
    ) -> Puzzle:
        weighing, best, margin = found.weighing, found.right[0], found.margin
        first = found.others[0]

        def choice(move: Move, why: Reason | None) -> Choice:
            return Choice(
                move.text,
                round(weighing.value(move), 3),
                round(weighing.margin(best, move).error, 3),
                None if why is None else _why(why),
            )

        wrong = [move for move in ends if move not in found.right]
        wrong.sort(key=weighing.ranked().index)
        best_ends, first_ends = ends[best].ends, ends[first].ends
        return Puzzle(
            number=0,
            version=self.title.version,
            options={
                option.key: self.settings[option.key]
                for option in self.title.options
                if self.settings[option.key] != option.default
            },
            seats=self.seats,
            seed=seed,
            seat=position.seat,
            theme=theme(ends[best], ends[first]),
            rating=rating,
            margin=round(margin.mean, 3),
            error=round(margin.error, 3),
            tempting=found.tempting.text,
            answers=[choice(move, reason(ends[move].ends, first_ends)) for move in found.right],
            others=[choice(move, reason(ends[move].ends, best_ends)) for move in wrong],
            moves=notation(moves),
        )


def _is_missed(found: list[int]) -> bool:
    """Whether a quick bot misses it in half of its tries."""
    by = {spec: finds / tries for (spec, _, tries), finds in zip(SOLVERS, found, strict=True)}
    return min(by[spec] for spec in QUICK) <= 0.5


def _why(reason: Reason) -> Why:
    facts = {name: fact for name, fact in reason.facts.items() if isinstance(fact, int | str)}
    return Why(reason.key, facts)


def _bot(spec: str) -> Bot:
    bot = make_bot(spec)
    assert not isinstance(bot, Refusal), f"no bot {spec}"
    return bot
