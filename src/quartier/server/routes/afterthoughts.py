"""My own mistakes as puzzles: what another move would have been worth in a game that is over."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from quartier.bots.advice import Lead
from quartier.coach.review import JUDGE
from quartier.server.jobs import Estimate, Judged, JudgementJob, situation
from quartier.server.messages import Request
from quartier.server.routes.common import Asking, Provided, RefusedRequest, Share
from quartier.server.routes.history import started
from quartier.server.routes.puzzles import Solution, Weighed
from quartier.server.services import Services


class Afterthought(Request, frozen=True):
    """What somebody would play now where they played something else."""

    version: Annotated[int, msgspec.Meta(ge=0)]
    move: Annotated[str, msgspec.Meta(max_length=200)]


@post(
    "/api/tables/{game_id:str}/afterthought",
    status_code=200,
    summary="What another move would have been worth where I made a mistake",
)
async def afterthought(
    game_id: FromPath[str],
    data: JSONBody[Afterthought],
    services: Provided,
    me: Asking,
    share: Share,
) -> Solution:
    live, seat = await started(services, game_id, me, "")
    table = live.table
    if not table.is_over:
        raise RefusedRequest(409, "refusal-not-over")
    if data.version not in table.played_at:
        raise RefusedRequest(404, "refusal-no-version", {"latest": table.version})
    index = table.played_at.index(data.version)
    played = table.history.decisions[index]
    move = table.parse(data.move)
    if seat is None or played.seat != seat:
        raise RefusedRequest(403, "refusal-spectator")
    if move is None:
        raise RefusedRequest(422, "refusal-unknown-move")
    before = situation(table.history, live.game.pepper, index)
    judged = [
        await _judged(services, JudgementJob(before, seat, JUDGE, index, text, True), share)
        for text in dict.fromkeys([move.text, played.move.text])
    ]
    return _own_solution(judged, played.move.text, is_alone=len(table.seats) == 1)


async def _judged(services: Services, job: JudgementJob, share: str) -> Judged:
    answer = await services.thinkers.answer(job, share)
    if not answer:
        raise RefusedRequest(503, "refusal-no-advice")
    judged = msgspec.json.decode(answer, type=Judged | None)
    if judged is None:
        raise RefusedRequest(422, "refusal-unknown-move")
    return judged


def _own_solution(judged: list[Judged], played: str, is_alone: bool) -> Solution:
    """What was tried, first, and what was played, beside the best move."""

    def weighed(one: Estimate, cost: Lead | None) -> Weighed:
        best = judged[0].best
        if cost is None:
            return Weighed(one.move, best.score if is_alone else best.win_share, 0.0, one.reason)
        if is_alone:
            return Weighed(one.move, best.score - cost.points, cost.points_error, one.reason)
        return Weighed(one.move, best.win_share - cost.share, cost.share_error, one.reason)

    all_told = {judged[0].best.move.text: (weighed(judged[0].best, None), True)}
    for one in judged:
        told_one = (weighed(one.played, one.cost), one.severity < 1.0)
        all_told.setdefault(one.played.move.text, told_one)
    ranked = sorted(all_told.values(), key=lambda pair: pair[0].value, reverse=True)
    return Solution(
        judged[0].severity < 1.0,
        [one for one, is_right in ranked if is_right],
        [one for one, is_right in ranked if not is_right],
        played,
    )


HANDLERS = [afterthought]
