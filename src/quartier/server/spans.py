"""Spans of time, in seconds."""

from __future__ import annotations

HOUR = 3_600.0
DAY = 86_400.0
