"""Browsers that tell people something, one letter a day, and appointments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column(
        "identity", sa.Column("digest", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("identity", sa.Column("digested", sa.Double, nullable=False, server_default="0"))
    op.create_table(
        "push",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
    )
    op.create_table(
        "appointment",
        sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("opened", sa.Text, nullable=False),
    )
    op.create_table(
        "appointee",
        sa.Column("game", sa.Text, sa.ForeignKey("appointment.game"), primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True, index=True),
        sa.Column("comes", sa.Boolean, nullable=False),
    )
