"""Which corrected content a table is played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game", sa.Column("content", sa.Text, nullable=False, server_default=""))
