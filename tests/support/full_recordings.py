"""A search that goes on although its recording is full."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from workbench.api import Configuration
from workbench.search.recording.recording import Recording
from workbench.tiles.puzzle.collections import find
from workbench.ui.explore.bench import ExploreBench


def search_beyond_recording(bench: ExploreBench, qtbot: QtBot) -> Recording[Any]:
    """Search a hard board, wait until the recording is full and the player at its end, and return the recording."""
    session, player = bench.session, bench.player
    session.configure(Configuration.of("diskbfs", None, None, "textbook"))
    hard = find("korf:88")
    assert hard is not None
    session.set_boards(hard.board, hard.goal)
    assert session.current is not None
    recording = session.current.run.recording
    recording._room = 40  # of a DiskPool
    player.to_end()
    qtbot.waitUntil(lambda: recording.stopped_at is not None and player.length == recording.stopped_at)
    return recording
