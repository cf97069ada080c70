"""Sanctions, keepers, and what keepers did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "sanction",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table("keeper", sa.Column("identity", sa.Text, primary_key=True))
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
