"""Where a seed comes from: the server's secret and every seat have a hand in it."""

from hashlib import sha256

import pytest

from quartier.core.agenda import Agenda
from quartier.core.dealing import commitment, deal_key
from quartier.core.history import History
from quartier.core.record import record_of, replay
from quartier.core.rng import BLAKE2B, Blake2b, Sfc32, seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Title, all_titles

SECRET = bytes(range(32))
TABLE = "FyZ9h1_-aQ0"
ENTROPY = ["00112233445566778899aabbccddeeff", "", "Zm9v-_"]
KEY = deal_key(SECRET, TABLE, ENTROPY)


def test_the_values_in_the_documentation_are_right() -> None:
    """These stand in docs/protocol.md."""
    assert commitment(SECRET) == "bbcd729dc3d7ac8a044b77e1f16718ed505f8a5967319ec0baf85664586148e0"
    assert KEY.hex() == "c63eb73cc0df017e4fc5b2c85b03b783464605fb6e949219b52fd064b1f17c89"
    rng = seeded(KEY)
    assert [rng.word() for _ in range(4)] == [2342332237, 2665565502, 3215479577, 521580392]


def hashed_again(secret: bytes, lines: bytes) -> bytes:
    """HMAC-SHA256, written from its definition once more."""
    block = secret.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in block) + lines).digest()
    return sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def test_the_key_is_a_hash_of_all_that_was_added_under_the_secret() -> None:
    lines = b"quartier-deal-1\n" + TABLE.encode() + b"\n" + "\n".join(ENTROPY).encode()
    assert hashed_again(SECRET, lines) == KEY


def test_everything_has_a_hand_in_the_key() -> None:
    keys = {
        deal_key(SECRET, TABLE, ENTROPY),
        deal_key(bytes(32), TABLE, ENTROPY),
        deal_key(SECRET, "another", ENTROPY),
        *(deal_key(SECRET, TABLE, [*ENTROPY[:n], "x", *ENTROPY[n + 1 :]]) for n in range(3)),
        deal_key(SECRET, TABLE, [ENTROPY[1], ENTROPY[0], ENTROPY[2]]),
        deal_key(SECRET, TABLE, [*ENTROPY, ""]),
        deal_key(SECRET, TABLE, ENTROPY[:2]),
    }
    assert len(keys) == 9


def test_what_is_shown_beforehand_says_nothing_of_the_key() -> None:
    """The key is no function of the commitment: secrets are hashed in two unrelated ways."""
    shown = bytes.fromhex(commitment(SECRET))
    assert deal_key(shown, TABLE, ENTROPY) != KEY
    assert commitment(SECRET) != sha256(SECRET).hexdigest() != KEY.hex()


def played(title: Title) -> History:
    """A whole game dealt from a key."""
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    history = History(title, settings, title.usual_seats, KEY)
    rng = seeded(1)
    while history.state.deciders:
        seat = history.state.deciders[0]
        history.play(seat, history.state.draw(seat, rng))
    return history


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_every_title_deals_from_a_key_and_its_record_replays(title: Title) -> None:
    history = played(title)
    record = record_of(history, [])
    assert (record.generator, record.seed) == (BLAKE2B, KEY.hex())
    assert replay(record).state.fingerprint() == history.state.fingerprint()


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_an_imagined_world_does_not_hold_the_key(title: Title) -> None:
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    state = title.new(settings, title.usual_seats, KEY)
    assert isinstance(state, Agenda)
    assert isinstance(state.rng, Blake2b)
    for seat in (0, None):
        for world in (state.veiled(seat), state.sample(seat, seeded(1))):
            assert isinstance(world, Agenda)
            assert isinstance(world.rng, Sfc32)
