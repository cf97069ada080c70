"""A table: what may be taken back, whose clock runs, who stands in."""

from __future__ import annotations

from quartier.core.speech import Refusal
from quartier.core.titles import find_title
from quartier.table.entries import (
    Entry,
    Played,
    Returned,
    StoodIn,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
)
from quartier.table.pace import DAY, Clocks, Closure, Pace
from quartier.table.seats import Seat
from quartier.table.sight import sight, undo
from quartier.table.table import Table
from quartier.table.told import UndoRequest

PEOPLE = [Seat("a", "", "Ada"), Seat("b", "", "Ben"), Seat("c", "", "Cleo")]


def new_table(seats: list[Seat] = PEOPLE, pace: Pace | None = None) -> Table:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    return Table(title, settings, 7, list(seats), pace or Pace(), 0.0)


def do(table: Table, entry: Entry, now: float = 0.0) -> None:
    refusal = table.check(entry)
    assert refusal is None, refusal
    table.apply(entry, now)


def answer(table: Table, seat: int, now: float = 0.0) -> None:
    """Play a seat's first move, and what it asks further at the same moment."""
    moment = table.state.moment
    while seat in table.state.deciders and table.state.moment == moment:
        do(table, Played(seat, table.state.moves(seat)[0].text), now)


def play_round(table: Table) -> None:
    for seat in range(len(table.seats)):
        answer(table, seat)


def key_of(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.key


def test_a_secret_choice_can_be_changed_until_all_are_in() -> None:
    table = new_table()
    start = table.state.fingerprint()
    first = table.state.moves(0)[0].text
    do(table, Played(0, first))
    assert undo(table, 0) == "free"
    while table.history.decisions:
        do(table, TakenBack(0))
    assert table.state.fingerprint() == start
    assert 0 in table.state.deciders


def test_what_others_chose_meanwhile_stays_when_a_choice_is_taken_back() -> None:
    table = new_table()
    answer(table, 0)
    answer(table, 1)
    do(table, TakenBack(0))
    assert 1 not in table.state.deciders
    assert 0 in table.state.deciders


def test_what_was_revealed_is_taken_back_by_consent_only() -> None:
    table = new_table()
    before = table.state.fingerprint()
    play_round(table)
    assert key_of(table.check(TakenBack(0))) == "refusal-undo-known"
    assert undo(table, 0) == "ask"
    do(table, UndoAsked(0))
    assert sight(table, 1).undo_request == UndoRequest(0, [1, 2])
    do(table, UndoAgreed(1))
    do(table, UndoAgreed(2))
    assert table.undo_request is None
    assert 0 in table.state.deciders
    while table.history.decisions:
        do(table, UndoAsked(table.history.decisions[-1].seat))
        while table.undo_request is not None:
            do(table, UndoAgreed(table.undo_request.pending[0]))
    assert table.state.fingerprint() == before


def test_one_who_declines_ends_the_request() -> None:
    table = new_table()
    play_round(table)
    after = table.state.fingerprint()
    do(table, UndoAsked(0))
    do(table, UndoDeclined(2))
    assert table.undo_request is None
    assert table.state.fingerprint() == after
    assert key_of(table.check(UndoAgreed(1))) == "refusal-undo-not-asked"


def test_a_move_ends_the_request() -> None:
    table = new_table()
    play_round(table)
    do(table, UndoAsked(0))
    answer(table, 1)
    assert table.undo_request is None


def test_there_is_one_request_at_a_time_and_only_for_something() -> None:
    table = new_table()
    assert key_of(table.check(UndoAsked(0))) == "refusal-undo-nothing"
    play_round(table)
    do(table, UndoAsked(0))
    assert key_of(table.check(UndoAsked(1))) == "refusal-undo-pending"


def test_bots_agree_to_everything() -> None:
    table = new_table([PEOPLE[0], Seat("", "greedy"), Seat("", "random")])
    play_round(table)
    version = table.version
    do(table, UndoAsked(0))
    assert table.undo_request is None
    assert table.is_stale(1, version)


def test_who_has_vanished_does_not_block_a_request() -> None:
    table = new_table()
    play_round(table)
    do(table, UndoAsked(0))
    do(table, UndoAgreed(1))
    do(table, StoodIn(2, "greedy"))
    assert table.undo_request is None
    assert 0 in table.state.deciders


def test_answers_of_others_at_the_same_moment_make_nothing_stale() -> None:
    table = new_table()
    answer(table, 0)
    assert not table.is_stale(1, 0)
    assert table.is_stale(0, 0)


def test_the_next_question_makes_all_older_ones_stale() -> None:
    table = new_table()
    play_round(table)
    assert all(table.is_stale(seat, 0) for seat in range(3))


def test_a_clock_runs_only_while_an_answer_is_owed() -> None:
    table = new_table(pace=Pace(base=60, increment=5))
    answer(table, 0, now=10)
    assert table.clocks.remaining(0, 100) == 55
    assert table.clocks.remaining(1, 40) == 20
    assert table.clocks.due() == 60
    assert table.clocks.overdue(60) == [1, 2]


def test_days_per_move_start_anew_with_every_question() -> None:
    table = new_table(pace=Pace(base=3 * DAY, per_move=True))
    answer(table, 0, now=DAY)
    assert table.clocks.remaining(0, DAY) == 3 * DAY


def test_taking_back_wins_no_time() -> None:
    for pace in (Pace(base=60, increment=5), Pace(base=60, per_move=True)):
        table = new_table(pace=pace)
        for now in range(10, 60, 10):
            do(table, Played(0, table.state.moves(0)[0].text), now)
            do(table, TakenBack(0), now)
        assert table.clocks.remaining(0, 60) == 0


def test_a_bot_stands_in_without_a_clock_and_gives_the_seat_back() -> None:
    table = new_table(pace=Pace(base=60))
    do(table, StoodIn(1, "greedy"), 60)
    assert table.bots_to_move() == [1]
    assert table.clocks.overdue(61) == [0, 2]
    assert table.seat_of("b") == 1
    do(table, Returned(1), 70)
    assert table.bots_to_move() == []
    assert table.clocks.remaining(1, 70) == 30


def test_only_a_persons_seat_is_taken_over_and_given_back() -> None:
    table = new_table([PEOPLE[0], Seat("", "greedy"), PEOPLE[2]])
    assert table.check(StoodIn(1, "greedy")) is not None
    assert table.check(Returned(0)) is not None


def test_nothing_happens_after_the_end() -> None:
    table = new_table()
    while not table.is_over:
        answer(table, table.state.deciders[0])
    entries: list[Entry] = [Played(0, "x"), TakenBack(0), UndoAsked(0), StoodIn(0, "greedy")]
    assert {key_of(table.check(entry)) for entry in entries} == {"refusal-over"}
    assert undo(table, 0) == ""


def test_taking_back_an_answer_gives_no_time_used_since_it() -> None:
    """The card first, then its payment: thinking about the second is thinking."""
    for pace in (Pace(base=60, increment=5), Pace(base=60, per_move=True)):
        clocks = Clocks(pace, 1)
        now = 0.0
        clocks.run([0], now)
        for _ in range(3):
            clocks.answered(0, now)
            clocks.run([0], now)
            now += 20
            clocks.taken_back(0, now)
            clocks.run([0], now)
        assert clocks.remaining(0, now) == 0


def test_taking_several_answers_back_gives_none_of_their_increments() -> None:
    clocks = Clocks(Pace(base=60, increment=5), 1)
    clocks.run([0], 0)
    for _ in range(2):
        clocks.answered(0, 0)
        clocks.run([0], 0)
    for _ in range(2):
        clocks.taken_back(0, 0)
        clocks.run([0], 0)
    assert clocks.remaining(0, 0) == 60


def test_clocks_stand_still_while_the_house_is_closed() -> None:
    closures: list[Closure] = []
    clocks = Clocks(Pace(base=60), 1, closures)
    clocks.run([0], 100)
    assert (clocks.due(), clocks.shown(0)) == (160, (60, 100))
    closures.append(Closure(110, None))
    assert clocks.shown(0) == (50, None)
    assert (clocks.remaining(0, 500), clocks.overdue(500)) == (50, [])
    closures[:] = [Closure(110, 500)]
    assert (clocks.due(), clocks.shown(0)) == (550, (50, 500))
    assert (clocks.overdue(549), clocks.overdue(550)) == ([], [0])
    closures.append(Closure(540, 600))
    assert (clocks.due(), clocks.shown(0), clocks.overdue(609)) == (610, (10, 600), [])
    clocks.stopped(0, 609)
    clocks.returned(0, 609)
    assert clocks.left[0] == 30


def test_what_begins_while_the_house_is_closed_runs_from_its_opening_on() -> None:
    closures = [Closure(10, 20), Closure(100, None)]
    clocks = Clocks(Pace(base=60), 1, closures)
    clocks.run([0], 150)
    assert clocks.shown(0) == (60, None)
    closures[-1] = Closure(100, 200)
    assert (clocks.due(), clocks.remaining(0, 210)) == (260, 50)


def test_leaving_and_returning_stops_no_clock() -> None:
    for pace in (Pace(base=60), Pace(base=3 * DAY, per_move=True)):
        table = new_table(pace=pace)
        do(table, StoodIn(1, "greedy"), 1)
        do(table, Returned(1), pace.base - 20)
        assert table.clocks.remaining(1, pace.base - 20) == 30
        do(table, StoodIn(1, "greedy"), pace.base - 19)
        assert key_of(table.check(Returned(1))) == "refusal-time-up"


def test_who_leaves_and_returns_in_time_has_what_is_left() -> None:
    table = new_table(pace=Pace(base=60))
    do(table, StoodIn(1, "greedy"), 1)
    do(table, Returned(1), 20)
    assert table.clocks.remaining(1, 20) == 40
    do(table, StoodIn(1, "greedy"), 21)
    do(table, Returned(1), 22)
    assert table.clocks.remaining(1, 22) == 38


def test_when_the_bot_has_answered_the_seat_can_be_taken_back_again() -> None:
    table = new_table(pace=Pace(base=60))
    do(table, StoodIn(1, "greedy"), 60)
    do(table, Returned(1), 60)
    do(table, StoodIn(1, "greedy"), 90)
    answer(table, 1, 90)
    do(table, Returned(1), 95)
    assert not table.seats[1].bot
    assert table.clocks.remaining(1, 95) == 30


def test_days_per_move_start_anew_after_a_bots_answer() -> None:
    table = new_table(pace=Pace(base=3 * DAY, per_move=True))
    do(table, StoodIn(1, "greedy"), 3 * DAY)
    answer(table, 1, 3 * DAY)
    do(table, Returned(1), 4 * DAY)
    assert table.clocks.remaining(1, 4 * DAY) == 3 * DAY


def test_a_pace_nobody_could_play_at_is_refused() -> None:
    refused = {
        "refusal-pace-short": [Pace(base=1e-9), Pace(base=9.9), Pace(base=1, per_move=True)],
        "refusal-pace-increment": [
            Pace(increment=5),
            Pace(base=60, increment=2 * DAY),
            Pace(base=DAY, increment=5, per_move=True),
        ],
    }
    for key, paces in refused.items():
        assert {key_of(pace.refusal(10)) for pace in paces} == {key}
    played = [Pace(), Pace(base=10), Pace(base=600, increment=15), Pace(base=DAY, per_move=True)]
    assert [pace.refusal(10) for pace in played] == [None] * 4


def test_the_time_a_bot_needs_is_that_of_its_person() -> None:
    table = new_table(pace=Pace(base=60))
    do(table, StoodIn(0, "greedy"), 10)
    answer(table, 0, 30)
    do(table, Returned(0), 31)
    do(table, TakenBack(0), 31)
    assert table.clocks.remaining(0, 31) == 30


def test_an_answer_is_not_taken_back_without_time_to_think_again() -> None:
    for pace in (Pace(base=60), Pace(base=60, per_move=True)):
        table = new_table(pace=pace)
        do(table, StoodIn(0, "greedy"), 60)
        answer(table, 0, 61)
        do(table, Returned(0), 62)
        assert undo(table, 0) == "ask"
        assert table.check(TakenBack(0)) is not None
