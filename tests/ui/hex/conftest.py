"""The Hex bench alone, and in the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted

from workbench.ui.hex.bench import HexBench
from workbench.ui.shell.main_window import MainWindow


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[HexBench]:
    """The bench as it opens for the first time."""
    with hosted(HexBench, qtbot) as bench:
        yield bench


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The window with the Hex bench as the current one."""
    window.show_bench("hex")
    return window
