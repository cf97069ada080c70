"""Sessions that can be ended, names that look like no other, addresses that are confirmed."""

from __future__ import annotations

import time
from hashlib import sha256

import sqlalchemy as sa
from alembic import op
from itsdangerous import URLSafeSerializer

from quartier.server import names

revision = "0005"
down_revision = "0004"

IDENTITY = sa.table(
    "identity",
    sa.column("id", sa.Text),
    sa.column("name", sa.Text),
    sa.column("account", sa.Text),
    sa.column("created", sa.Double),
)


def upgrade() -> None:
    _add_sessions()
    _hold_names()
    op.add_column(
        "identity",
        sa.Column("email_confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    _mark_guests()
    _seat_chat()


def _add_sessions() -> None:
    """Everybody who has a cookie keeps it: what it is follows from the secret of the server.

    So the first sign-out ends it for good, and with the secret gone nobody can make another.
    """
    session = op.create_table(
        "session",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False, index=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False, index=True),
        sa.Column("device", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    meta = sa.table("meta", sa.column("key", sa.Text), sa.column("value", sa.Text))
    secret = connection.scalar(sa.select(meta.c.value).where(meta.c.key == "secret"))
    if secret is None:
        return
    signer = URLSafeSerializer(secret, salt="identity")
    now = time.time()
    op.bulk_insert(
        session,
        [
            {
                "hash": sha256(str(signer.dumps(row.id)).encode()).hexdigest(),
                "identity": row.id,
                "created": row.created,
                "seen": now,
                "device": "",
            }
            for row in connection.execute(sa.select(IDENTITY))
        ],
    )
    connection.execute(sa.delete(meta).where(meta.c.key == "secret"))


def _hold_names() -> None:
    """Of accounts whose names look the same the oldest holds it; the others keep theirs, too."""
    held_name = op.create_table(
        "held_name",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False, index=True),
    )
    accounts = sa.select(IDENTITY).where(IDENTITY.c.account.is_not(None))
    holders: dict[str, str] = {}
    for row in op.get_bind().execute(accounts.order_by(IDENTITY.c.created)):
        for key in (*names.keys(row.account), *names.keys(row.name)):
            holders.setdefault(key, row.id)
    op.bulk_insert(held_name, [{"key": key, "identity": id_} for key, id_ in holders.items()])


def _mark_guests() -> None:
    op.add_column("seat", sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false()))
    seat = sa.table("seat", sa.column("identity", sa.Text), sa.column("guest", sa.Boolean))
    guests = sa.select(IDENTITY.c.id).where(IDENTITY.c.account.is_(None))
    op.execute(sa.update(seat).where(seat.c.identity.in_(guests)).values(guest=True))


def _seat_chat() -> None:
    """A line of chat was said from the seat that bears its name."""
    op.add_column("chat", sa.Column("seat", sa.Integer, nullable=False, server_default="0"))
    chat = sa.table("chat", *(sa.column(name) for name in ("game", "name", "seat")))
    seat = sa.table("seat", *(sa.column(name) for name in ("game", "number", "name")))
    speaker = (
        sa.select(sa.func.min(seat.c.number))
        .where(seat.c.game == chat.c.game, seat.c.name == chat.c.name)
        .scalar_subquery()
    )
    op.execute(sa.update(chat).values(seat=sa.func.coalesce(speaker, 0)))
    op.drop_column("chat", "name")
