"""First tries of accounts at puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "attempt",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
