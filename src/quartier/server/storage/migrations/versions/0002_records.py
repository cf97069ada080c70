"""Records of finished tables, which stay when the rules change."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "record",
        sa.Column("game", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
