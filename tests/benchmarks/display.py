"""Where a benchmark draws that has no display."""

from __future__ import annotations

import os
import sys


def draw_anywhere() -> None:
    """Let Qt draw out of sight where there is no display; to be called before Qt is loaded."""
    if sys.platform == "linux" and not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
