"""Puzzles: positions with a best move to be found, by anybody who looks at them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from quartier.core.titles import Title
from quartier.puzzles.puzzle import Choice, Puzzle, puzzles_of
from quartier.puzzles.rating import moved
from quartier.server.jobs import Imagined
from quartier.server.messages import Request
from quartier.server.replays import PuzzleJob, found_puzzle
from quartier.server.routes.coach import BRANCH, WhatIf
from quartier.server.routes.common import Asking, Provided, RefusedRequest, Share
from quartier.server.routes.history import as_json
from quartier.server.storage.puzzles import Solved
from quartier.server.titles import find_title
from quartier.table import told
from quartier.table.sight import told_move


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list. `margin`: how far the next move lies behind the best. `tries`: how many
    people tried it, `solved` how many of them found the best move at once.
    """

    number: int
    theme: str
    rating: int
    margin: float
    seats: int
    tries: int
    solved: int


class Attempt(Request, frozen=True):
    """What somebody would play; `first` if they have not tried this puzzle before, so that it says
    how hard it is.
    """

    move: Annotated[str, msgspec.Meta(max_length=200)]
    first: bool = False


class Weighed(msgspec.Struct, frozen=True):
    """A move and the part of the win (alone: the points) to be expected of it.

    `error` is the standard error of how far it lies behind the best.
    """

    move: told.Move
    value: float
    error: float
    reason: told.Phrase | None


class Solution(msgspec.Struct, frozen=True):
    """What is best and what is not, best first; `tempting` is what a quick look suggests."""

    right: bool
    answers: list[Weighed]
    others: list[Weighed]
    tempting: str


@get("/api/puzzles/{title_id:str}", summary="The puzzles of a title")
async def puzzles(title_id: FromPath[str], services: Provided) -> list[PuzzleInfo]:
    title = find_title(title_id)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    solved = await services.puzzles.solved()
    return [_info(one, solved.get(one.mark, Solved())) for one in puzzles_of(title)]


@get(
    "/api/puzzles/{title_id:str}/{number:int}",
    summary="A position in which one move is best, as its seat sees it",
    responses=BRANCH,
)
async def puzzle(
    title_id: FromPath[str], number: FromPath[int], services: Provided, share: Share
) -> Response[bytes]:
    found_puzzle(title_id, number)
    return as_json(await services.thinkers.answer(PuzzleJob(title_id, number), share))


@post(
    "/api/puzzles/{title_id:str}/{number:int}/answer",
    status_code=200,
    summary="Whether a move is the best, and what the others are worth",
)
async def answer(
    title_id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Attempt],
    services: Provided,
    me: Asking,
    share: Share,
) -> Solution:
    title, found = found_puzzle(title_id, number)
    solution = _solution(title, found, data.move)
    if data.first and services.solvers.is_first(share, found.mark):
        await services.puzzles.count(found.mark, solution.right)
    if me is not None and not me.is_guest:
        await services.puzzles.note(me.id, title.id, found.mark, solution.right)
    return solution


@post(
    "/api/puzzles/{title_id:str}/{number:int}/what-if",
    status_code=200,
    summary="A line of play from there",
    responses=BRANCH,
)
async def what_if(
    title_id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[WhatIf],
    services: Provided,
    share: Share,
) -> Response[bytes]:
    _, found = found_puzzle(title_id, number)
    imagined = Imagined(found.seat, str(data.draw), list(data.moves))
    job = PuzzleJob(title_id, number, imagined, data.seat)
    return as_json(await services.thinkers.answer(job, share))


def _info(puzzle: Puzzle, solved: Solved) -> PuzzleInfo:
    rating = moved(puzzle.rating, solved.tries, solved.solved)
    return PuzzleInfo(
        puzzle.number,
        puzzle.theme,
        rating,
        puzzle.margin,
        puzzle.seats,
        solved.tries,
        solved.solved,
    )


def _solution(title: Title, puzzle: Puzzle, move: str) -> Solution:
    return Solution(
        " ".join(move.lower().split()) in puzzle.right,
        [_weighed(title, choice) for choice in puzzle.answers],
        [_weighed(title, choice) for choice in puzzle.others],
        puzzle.tempting,
    )


def _weighed(title: Title, choice: Choice) -> Weighed:
    move = title.space.parse(choice.move)
    assert move is not None, f"{title.id} has no move {choice.move}"
    why = None if choice.why is None else told.Phrase(choice.why.key, choice.why.facts)
    return Weighed(told_move(move), choice.value, choice.error, why)


HANDLERS = [puzzles, puzzle, answer, what_if]
