"""The Divide-and-conquer bench alone, and in the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted
from support.divide_driving import click_tab

from workbench.ui.divide.bench import DivideBench
from workbench.ui.runs.session import Session
from workbench.ui.shell.main_window import MainWindow


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[DivideBench]:
    """The bench with the keyboard focus."""
    with hosted(lambda _: DivideBench(session), qtbot) as bench:
        yield bench


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with the Divide-and-conquer bench in front, with the keyboard focus."""
    click_tab(window, qtbot, "divide")
    window.divide.setFocus()
    return window
