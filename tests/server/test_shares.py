"""Whose share of the processors is used, and how many of them there are."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from quartier.server.cores import spare_cores, usable_cores
from quartier.server.limits import network_of
from quartier.server.shares import AWAY, Shares
from quartier.server.storage.identities import Identity

ADA = Identity("ada", "Ada", 0.0)
BEN = Identity("ben", "Ben", 0.0)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "", True),
    ],
)
def test_a_customer_of_a_provider_is_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_guests_of_one_address_share_and_accounts_do_not() -> None:
    shares = Shares()
    assert shares.seen(ADA, "192.0.2.1") == shares.seen(BEN, "192.0.2.1")
    assert shares.seen(None, "192.0.2.1") == shares.of("ada")
    account = msgspec.structs.replace(BEN, account="ben")
    assert shares.seen(account, "192.0.2.1") != shares.of("ada")
    assert shares.of("ben") == shares.seen(account, "192.0.2.9")


def test_all_who_have_not_been_seen_share() -> None:
    shares = Shares(most=2)
    for number in range(3):
        shares.seen(msgspec.structs.replace(ADA, id=str(number)), "192.0.2.1")
    assert [shares.of(str(number)) == AWAY for number in range(3)] == [True, False, False]


@pytest.mark.parametrize(
    ("quota", "cores"), [("max 100000", 8), ("250000 100000", 2), ("50000 100000", 1), ("?", 8)]
)
def test_the_quota_of_a_container_counts(
    quota: str, cores: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    (tmp_path / "cpu.max").write_text(quota)
    assert usable_cores(tmp_path / "cpu.max") == cores
    assert usable_cores(tmp_path / "none") == 8


def test_each_server_leaves_a_core_to_its_tables_and_thinks_with_one_at_least() -> None:
    assert [spare_cores(1, cores) for cores in (1, 2, 8)] == [1, 1, 7]
    assert [spare_cores(4, cores) for cores in (2, 8, 16)] == [1, 1, 3]
