"""What the processes that think are asked to do, and how they do it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from quartier.bots.advice import Adviser, Candidate, Lead, Reason, advise
from quartier.bots.bot import Bot
from quartier.bots.levels import level_of
from quartier.bots.position import Position
from quartier.bots.registry import label_of, make_bot, played_by, takes_long
from quartier.bots.search import SearchBot
from quartier.coach.branch import Branch
from quartier.coach.review import judge, look_again, play_alone
from quartier.core.history import History
from quartier.core.moves import Move
from quartier.core.rng import Rng, parse_seed, seed_text, seeded
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title
from quartier.core.views import ViewPart
from quartier.server.chance import chance
from quartier.server.titles import find_title
from quartier.table import told

Moves = list[tuple[int, str]]

# A level plays as many playouts as it promises, however slow or busy the machine is: the clock only
# ends what hangs.
LEVEL_SECONDS = 20.0


class Imagined(msgspec.Struct, frozen=True):
    """A private branch: whose knowledge it comes from, how the rest was drawn, what was played.

    `world` is the seed of the drawing, in decimal digits.
    """

    seat: int
    world: str
    moves: Moves


class Situation(msgspec.Struct, frozen=True):
    """A position, by the way that leads there, and the pepper of its table."""

    title: str
    settings: Settings
    seats: int
    seed: str
    pepper: str
    moves: Moves
    imagined: Imagined | None = None


class Declined(Exception):
    """A job that cannot be done as it was asked for, and the sentence that says why."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.status = status
        self.refusal = refusal


class Work(msgspec.Struct, frozen=True, tag=True):
    """Base of everything the processes are asked to do. Guests choose none of the labels."""

    @property
    def name(self) -> str:
        return type(self).__name__

    @property
    def label(self) -> str:
        return "replay"

    @property
    def is_long(self) -> bool:
        """Whether it may keep a process busy for longer than anybody else should wait."""
        return False

    def limit(self, seconds: float) -> float:
        """How many seconds it may take where a search may think for `seconds`."""
        return seconds


class Task(Work, frozen=True, tag=True):
    """Base of what needs thinking: a seat in a situation, and the bot that is asked."""

    situation: Situation
    seat: int
    bot: str

    @property
    def name(self) -> str:
        return f"{type(self).__name__} of {self.bot}"

    @property
    def label(self) -> str:
        return label_of(self.bot)

    @property
    def is_long(self) -> bool:
        situation = self.situation
        return takes_long(self.bot, situation.title, situation.settings, situation.seats)

    def limit(self, seconds: float) -> float:
        return seconds if level_of(self.bot) is None else max(seconds, LEVEL_SECONDS)


class MoveJob(Task, frozen=True, tag=True):
    """What to play."""


class AdviceJob(Task, frozen=True, tag=True):
    """Which moves are worth considering, and why."""


class JudgementJob(Task, frozen=True, tag=True):
    """What a move that was played there gave away; if wanted, looked at again, with the reason."""

    index: int
    move: str
    again: bool = False

    def limit(self, seconds: float) -> float:
        """A verdict is worth what its playouts are, however busy the machine is."""
        return max(seconds, LEVEL_SECONDS)


class AloneJob(Task, frozen=True, tag=True):
    """What the bot scores in a solo game with the same deal."""

    attempt: int

    @property
    def is_long(self) -> bool:
        return True


ThinkingJob = MoveJob | AdviceJob | JudgementJob | AloneJob


class Estimate(msgspec.Struct, frozen=True):
    """A move and what to expect of it; `reason` is a message key with facts."""

    move: told.Move
    win_share: float
    win_share_error: float
    score: float
    score_error: float
    examined: int
    behind: Lead | None = None
    reason: told.Phrase | None = None


class Judged(msgspec.Struct, frozen=True):
    """A decision: its number among the moves of the table, when and what was asked, what was
    played, what was best, and how much that cost or gained; `given` are the points that
    were given away, `left` those still to be expected.
    """

    index: int
    moment: int
    when: told.Phrase
    asked: told.Phrase
    played: Estimate
    best: Estimate
    cost: Lead | None
    severity: float
    gain: Lead | None
    merit: float
    given: float
    left: float
    is_checked: bool


def situation(
    history: History, pepper: str, length: int | None = None, imagined: Imagined | None = None
) -> Situation:
    """The position of a history after so many moves, or now, and a branch from there."""
    return Situation(
        history.title.id,
        history.settings,
        history.state.seats,
        seed_text(history.seed),
        pepper,
        [(entry.seat, entry.move.text) for entry in history.decisions[:length]],
        imagined,
    )


def thought(job: ThinkingJob, seconds: float) -> object:
    """The answer to a job, as plain data; no search takes longer than so many seconds, unless a
    level has promised its playouts.
    """
    game = job.situation
    title = find_title(game.title)
    bot = make_bot(played_by(job.bot, game.title, game.settings, game.seats))
    if title is None or isinstance(bot, Refusal):
        raise ValueError(f"no title {game.title} or no bot {job.bot}")
    if isinstance(bot, SearchBot):
        bot.budget.stop = _after(job.limit(seconds))
    if isinstance(job, AloneJob):
        return play_alone(title, game.settings, parse_seed(game.seed), bot, job.attempt)
    position = Position(title, _state(title, game), job.seat)
    # The bot's own randomness: it differs from move to move, never depends on the deal, and nobody
    # can foretell a bot's choice by it.
    rng = seeded(chance(game.pepper, "bot", job.seat, len(game.moves)))
    if isinstance(job, MoveJob):
        return bot.choose(position, rng).text
    if isinstance(job, AdviceJob):
        view = position.view()
        return [_estimate(one, view) for one in advise(position, _adviser(bot), rng)]
    return _judged(position, job, _adviser(bot), rng)


def _after(seconds: float) -> Callable[[], bool]:
    """Says when so many seconds have passed from now on."""
    end = perf_counter() + seconds
    return lambda: perf_counter() > end


def _state(title: Title, found: Situation) -> State:
    state = title.new(found.settings, found.seats, parse_seed(found.seed))
    for seat, text in found.moves:
        state.advance(seat, _move(title, text))
    if found.imagined is None:
        return state
    branch = Branch(state, found.imagined.seat, int(found.imagined.world))
    for seat, text in found.imagined.moves:
        branch.state.advance(seat, _move(title, text))
    return branch.state


def _move(title: Title, text: str) -> Move:
    move = title.space.parse(text)
    if move is None:
        raise ValueError(f"no move of {title.id} is written {text!r}")
    return move


def _adviser(bot: Bot) -> Adviser:
    if not isinstance(bot, Adviser):
        raise TypeError(f"{type(bot).__name__} gives no advice")
    return bot


def _judged(position: Position, job: JudgementJob, adviser: Adviser, rng: Rng) -> Judged | None:
    judgement = judge(position, job.index, _move(position.title, job.move), adviser, rng)
    if judgement is None:
        return None
    if job.again:
        look_again(position, judgement, adviser, rng)
    question = judgement.question
    return Judged(
        job.index,
        judgement.moment,
        told.Phrase(*judgement.when),
        told.Phrase(question.prompt, question.facts),
        _estimate(judgement.played, judgement.view),
        _estimate(judgement.best, judgement.view),
        judgement.cost,
        judgement.severity,
        judgement.gain,
        judgement.merit,
        judgement.given,
        judgement.left,
        judgement.is_checked,
    )


def _estimate(candidate: Candidate, view: ViewPart) -> Estimate:
    move = candidate.move
    return Estimate(
        told.Move(move.text, *view.worded(move)),
        candidate.win_share,
        candidate.win_share_error,
        candidate.score,
        candidate.score_error,
        candidate.examined,
        candidate.behind,
        _told_reason(candidate.reason),
    )


def _told_reason(reason: Reason | None) -> told.Phrase | None:
    return None if reason is None else told.Phrase(reason.key, reason.facts)
