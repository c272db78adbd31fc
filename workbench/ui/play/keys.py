"""The keyboard shortcuts of the Play bench."""

from __future__ import annotations

from workbench.ui.bench.command import Command

PLAY_KEYS = (
    Command("new", "play-new", "play-title", ("Ctrl+N",)),
    Command("reset", "play-reset", "play-title", ("Ctrl+R",)),
    Command("hint", "play-hint", "play-title", ("H",)),
    Command("solve", "play-solve", "play-title", ("S",)),
    Command("pause", "play-pause", "play-title", ("P",)),
    Command("explore", "play-explore", "play-title", ("E",)),
)
