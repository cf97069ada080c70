"""Cards: who knows which face."""

from quartier.core.cards import NO_CARD, UNSEEN, Cards
from quartier.core.rng import seeded

ANN, BEN, SPECTATOR = 1, 2, 4
EVERYBODY = ANN | BEN | SPECTATOR


def deck(faces: list[int], back: int = 0) -> Cards:
    return Cards(faces, [0] * len(faces), [back] * len(faces))


def test_a_face_is_seen_by_those_who_were_shown_it() -> None:
    cards = deck([7, 8])
    cards.show(0, ANN | SPECTATOR)
    assert cards.seen(0, ANN) == 7
    assert cards.seen(0, SPECTATOR) == 7
    assert cards.seen(0, BEN) == UNSEEN
    assert cards.seen(1, ANN) == UNSEEN


def test_showing_is_news_as_long_as_somebody_learns_something() -> None:
    cards = deck([7])
    assert cards.show(0, ANN)
    assert not cards.show(0, ANN)
    assert cards.show(0, ANN | BEN)
    assert not cards.show(0, BEN)


def test_showing_to_one_takes_nothing_from_another() -> None:
    cards = deck([7])
    cards.show(0, ANN)
    cards.show(0, BEN)
    assert cards.seen(0, ANN) == 7


def test_blurred_cards_are_forgotten_by_all_but_the_keepers() -> None:
    cards = deck([7, 8, 9])
    for card in range(3):
        cards.show(card, EVERYBODY)
    cards.blur([0, 1], ANN)
    assert [cards.seen(card, ANN) for card in range(3)] == [7, 8, 9]
    assert [cards.seen(card, BEN) for card in range(3)] == [UNSEEN, UNSEEN, 9]


def test_blurring_teaches_nobody_anything() -> None:
    cards = deck([7])
    cards.blur([0], ANN)
    assert cards.seen(0, ANN) == UNSEEN


def test_an_exchange_deals_only_the_unknown_faces_of_the_cards_named() -> None:
    cards = deck(list(range(30)))
    cards.show(3, ANN)
    cards.show(4, BEN)
    cards.exchange(list(range(20)), ANN, seeded(1))
    assert cards.face[3] == 3
    assert cards.face[20:] == list(range(20, 30))
    assert sorted(cards.face) == list(range(30))
    assert cards.face[:20] != list(range(20))


def test_what_is_redrawn_stays_among_equal_backs() -> None:
    cards = deck(list(range(40)))
    cards.back = [card % 2 for card in range(40)]
    cards.redraw(ANN, seeded(1))
    assert all(face % 2 == card % 2 for card, face in enumerate(cards.face))
    assert sorted(cards.face) == list(range(40))
    assert cards.face != list(range(40))


def test_what_the_eyes_know_is_not_redrawn() -> None:
    cards = deck(list(range(10)))
    for card in range(10):
        cards.show(card, ANN if card < 9 else BEN)
    cards.redraw(ANN, seeded(1))
    assert cards.face == list(range(10))


def test_a_redraw_reaches_every_deal() -> None:
    rng = seeded(2)
    deals = set()
    for _ in range(200):
        cards = deck([0, 1, 2])
        cards.redraw(ANN, rng)
        deals.add(tuple(cards.face))
    assert len(deals) == 6


def test_a_clone_is_independent() -> None:
    cards = deck([7, 8])
    clone = cards.clone()
    assert clone.data() == cards.data()
    clone.show(0, ANN)
    clone.exchange([0, 1], BEN, seeded(1))
    clone.add([9], back=0)
    assert cards.data() == ([7, 8], [0, 0], [0, 0])
    other = cards.clone()
    cards.show(1, ANN)
    cards.blur([1], BEN)
    assert other.data() == ([7, 8], [0, 0], [0, 0])


def test_a_clone_keeps_what_the_other_side_learns_or_forgets_later() -> None:
    cards = deck([7, 8])
    cards.show(0, ANN | BEN)
    clone = cards.clone()
    cards.blur([0], ANN)
    cards.show(1, BEN)
    assert clone.known == [ANN | BEN, 0]
    assert cards.known == [ANN, BEN]


def test_kinds_are_the_different_faces_whatever_the_order_of_cards() -> None:
    cards = deck([9, 7, 9, 8])
    assert cards.kinds([0, 1, 2]) == cards.kinds([2, 1, 0]) == [7, 9]
    assert cards.kinds([]) == []


def test_a_card_is_found_by_its_face() -> None:
    cards = deck([9, 7, 9, 8])
    assert cards.find([1, 2, 3], 9) == 2
    assert cards.find([1, 3], 9) == NO_CARD


def test_showing_many_cards_tells_how_many_are_news() -> None:
    cards = deck([7, 8, 9])
    cards.show(1, ANN)
    clone = cards.clone()
    assert cards.show_all([0, 1, 2], ANN) == 2
    assert cards.show_all([0, 1, 2], ANN) == 0
    assert cards.known == [ANN, ANN, ANN]
    assert clone.known == [0, ANN, 0]
