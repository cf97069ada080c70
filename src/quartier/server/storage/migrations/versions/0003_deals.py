"""What a deal is made of: the server's secret, and what each seat adds to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Tables of before have their seed, no secret, and seats that are asked for nothing.
    op.add_column("game", sa.Column("secret", sa.Text, nullable=False, server_default=""))
    op.add_column("seat", sa.Column("entropy", sa.Text, nullable=True))
    op.execute("update seat set entropy = ''")
