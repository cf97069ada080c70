"""When the house was closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "closure",
        sa.Column("begin", sa.Double, primary_key=True, autoincrement=False),
        sa.Column("end", sa.Double),
    )
