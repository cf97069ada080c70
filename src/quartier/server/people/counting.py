"""Letting finished rated tables count, once each and in one order; and doing all of it again."""

from __future__ import annotations

import msgspec

from quartier.core.record import Record, RecordError, replay
from quartier.core.speech import Result
from quartier.server.people.ratings import Rating, anchor, counted_ranks, rated_anew, season_at
from quartier.server.storage.database import Conflict, Database
from quartier.server.storage.ratings import Counted, RatingStore
from quartier.server.storage.rows import StoredTable
from quartier.server.storage.tables import TableStore
from quartier.table.seats import Seat


class Recomputed(msgspec.Struct, frozen=True):
    """How many tables count, for how many the outcome changed, and how many of them the installed
    rules could not play again, so that their ranks were taken as noted.
    """

    tables: int
    changed: int
    unplayed: int


async def count(store: RatingStore, game: StoredTable, result: Result, seats: list[Seat]) -> None:
    """Let a table count; whoever counts another one at the same moment looks again."""
    ranks = counted_ranks(result, seats)
    while not await store.is_counted(game.id):
        counted = Counted(
            number=await store.last_number() + 1,
            game=game.id,
            title=game.title,
            season=season_at(game.changed),
            at=game.changed,
            ranks=ranks,
            teams=result.teams,
        )
        known = await store.latest(game.title, [seat.identity for seat in seats])
        try:
            await store.count(counted, _after(counted, game.seats, known))
        except Conflict:
            continue


def _after(
    counted: Counted, seats: list[Seat], known: dict[str, Rating]
) -> dict[int, tuple[str, Rating]]:
    """By seat the persons and their ratings after a table."""
    bots = [seat.bot if not seat.identity else "" for seat in seats]
    before = [
        anchor(bot) if bot else known.get(seat.identity, Rating()).in_season(counted.season)
        for seat, bot in zip(seats, bots, strict=True)
    ]
    after = rated_anew(before, bots, counted.ranks, counted.teams)
    return {
        number: (seat.identity, after[number])
        for number, seat in enumerate(seats)
        if not bots[number]
    }


async def recompute(database: Database) -> Recomputed:
    """Work all ratings out anew from the records, and put right what differs."""
    store, games = RatingStore(database), TableStore(database)
    known: dict[str, dict[str, Rating]] = {}
    tables = changed = unplayed = 0
    for noted in await store.counted():
        game = await games.get(noted.game)
        if game is None:
            continue
        tables += 1
        result = _played_again(await games.record(noted.game))
        counted = noted
        if result is None:
            unplayed += 1
        else:
            ranks = counted_ranks(result, _at_the_end(game))
            counted = msgspec.structs.replace(noted, ranks=ranks, teams=result.teams)
        people = _after(counted, game.seats, known.setdefault(noted.title, {}))
        known[noted.title] |= dict(people.values())
        if (counted, people) != (noted, await store.ratings_of(noted.number)):
            changed += 1
            await store.replace(counted, people)
    return Recomputed(tables, changed, unplayed)


def _played_again(record: str | None) -> Result | None:
    if record is None:
        return None
    try:
        return replay(msgspec.json.decode(record, type=Record)).state.result
    except (RecordError, msgspec.DecodeError):
        return None


def _at_the_end(game: StoredTable) -> list[Seat]:
    """The seats with the bots that stood in when the table ended."""
    return [
        msgspec.structs.replace(seat, bot="stand-in") if number in game.stand_ins else seat
        for number, seat in enumerate(game.seats)
    ]
