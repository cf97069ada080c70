"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "identity",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False, index=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("rematch", sa.Text, nullable=False),
        sa.Column("noted", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("stand_ins", sa.Text, nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False, index=True),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    holds_somebody = sa.text("identity != ''")
    op.create_index(
        "one_seat",
        "seat",
        ["game", "identity"],
        unique=True,
        sqlite_where=holds_somebody,
        postgresql_where=holds_somebody,
    )
    for name in ("log", "chat"):
        body = ("entry", "position") if name == "log" else ("name", "text")
        op.create_table(
            name,
            sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
            sa.Column("sequence", sa.Integer, primary_key=True),
            sa.Column("at", sa.Double, nullable=False),
            *(sa.Column(column, sa.Text, nullable=False) for column in body),
        )
