"""Who comes next: everybody in turn, by what they have used."""

from __future__ import annotations

from quartier.server.turns import Turns


class Wish:
    """A wish that takes so long; its urgency may change while it waits."""

    def __init__(self, share: str, seconds: float = 1.0, delay: float = 0.0) -> None:
        self.share = share
        self.seconds = seconds
        self.delay = delay


def queue(*wishes: Wish, most: int = 10) -> Turns[Wish]:
    turns: Turns[Wish] = Turns(most)
    for wish in wishes:
        turns.add(wish)
    return turns


def granted(turns: Turns[Wish], most: int = 1_000) -> list[Wish]:
    """What one worker does, one thing after the other."""
    order: list[Wish] = []
    while len(order) < most and (wish := turns.take()) is not None:
        order.append(wish)
        turns.end(wish, wish.seconds)
    return order


def shares_of(wishes: list[Wish]) -> str:
    return "".join(wish.share for wish in wishes)


def test_nobody_waits_for_all_the_wishes_of_another() -> None:
    greedy = [Wish("a") for _ in range(20)]
    turns = queue(*greedy)
    assert shares_of(granted(turns, 3)) == "aaa"
    turns.add(Wish("b"))
    assert granted(turns, 1)[0].share == "b"
    turns.add(Wish("b"))
    assert shares_of(granted(turns, 3)) == "aba"


def test_turns_are_counted_in_seconds_and_not_in_wishes() -> None:
    long, short = [Wish("a", 3.0) for _ in range(9)], [Wish("b", 1.0) for _ in range(9)]
    order = granted(queue(*long, *short), 8)
    used = {share: sum(wish.seconds for wish in order if wish.share == share) for share in "ab"}
    assert used == {"a": 6.0, "b": 6.0}


def test_wishes_of_one_share_are_granted_as_they_came() -> None:
    wishes = [Wish("a") for _ in range(5)]
    assert granted(queue(*wishes)) == wishes


def test_who_was_away_has_saved_nothing_up() -> None:
    turns = queue(*(Wish("a") for _ in range(100)), Wish("b"))
    granted(turns, 51)
    for _ in range(10):
        turns.add(Wish("b"))
    assert shares_of(granted(turns, 6)).count("b") == 3


def test_who_has_used_much_waits_for_the_others_also_after_a_pause() -> None:
    turns = queue(Wish("a", 5.0), Wish("b"))
    granted(turns)
    turns = queue(Wish("b"), Wish("b"))
    first = turns.take()
    assert first is not None
    turns.add(Wish("a"))
    turns.end(first, 5.0)
    granted(turns, 1)
    turns.add(Wish("a"))
    assert shares_of(granted(turns)) == "ab"


def test_while_others_wait_nobody_has_two_wishes_at_work() -> None:
    turns = queue(Wish("a"), Wish("a"), Wish("b"), Wish("b"))
    taken = [turns.take(), turns.take()]
    assert {wish.share for wish in taken if wish is not None} == {"a", "b"}


def test_who_is_alone_has_as_many_as_one_may_have() -> None:
    turns = queue(*(Wish("a") for _ in range(4)), most=2)
    taken = [turns.take() for _ in range(3)]
    assert [wish is not None for wish in taken] == [True, True, False]
    turns.add(Wish("b"))
    assert turns.take() is not None
    assert turns.take() is None
    assert taken[0] is not None
    turns.end(taken[0], 1.0)
    assert turns.take() is not None


def test_the_less_urgent_waits_until_the_others_have_used_so_much_more() -> None:
    turns = queue(Wish("a", delay=3.0), *(Wish("b") for _ in range(9)))
    assert shares_of(granted(turns, 5)) == "bbbab"


def test_of_one_share_the_urgent_comes_first() -> None:
    later, now = Wish("a", delay=3.0), Wish("a")
    assert granted(queue(later, now)) == [now, later]


def test_urgency_counts_as_it_is_when_the_turn_comes() -> None:
    wish = Wish("a", delay=30.0)
    turns = queue(wish, Wish("b"))
    wish.delay = 0.0
    assert granted(turns, 1) == [wish]


def test_who_no_longer_waits_is_forgotten() -> None:
    gone, other = Wish("a"), Wish("a")
    turns = queue(gone, other)
    turns.drop(gone)
    turns.drop(gone)
    assert (len(turns), turns.waiting("a"), turns.shares) == (1, 1, 1)
    assert granted(turns) == [other]
    assert (len(turns), turns.waiting("a"), turns.shares) == (0, 0, 0)


def test_what_is_at_work_is_not_dropped_but_ended() -> None:
    turns = queue(Wish("a"), Wish("b"), Wish("a"))
    first = turns.take()
    assert first is not None
    turns.drop(first)
    assert shares_of([wish for wish in (turns.take(), turns.take()) if wish]) == "ba"


def test_shares_that_come_and_go_leave_nothing_behind() -> None:
    turns = queue()
    for number in range(1_000):
        turns.add(Wish(str(number), 0.001))
        granted(turns)
    assert len(vars(turns)["_used"]) < 10
    assert not vars(turns)["_at_work"]
