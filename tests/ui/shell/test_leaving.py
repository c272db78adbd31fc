"""Escape leaves the mode that was entered last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from workbench.ui.base.theme import theme
from workbench.ui.shell.main_window import MainWindow

FULL_SCREEN, PROJECTOR, ESCAPE = Qt.Key.Key_F11, Qt.Key.Key_F5, Qt.Key.Key_Escape


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore Projector mode after a test."""
    yield
    theme().set_projector(False)


def test_projector_mode_entered_in_full_screen_is_left_first(window: MainWindow, qtbot: QtBot) -> None:
    for key in (FULL_SCREEN, PROJECTOR, ESCAPE):
        qtbot.keyClick(window, key)
    assert (window.isFullScreen(), theme().projector) == (True, False)
    qtbot.keyClick(window, ESCAPE)
    assert not window.isFullScreen()


def test_full_screen_entered_in_projector_mode_is_left_first(window: MainWindow, qtbot: QtBot) -> None:
    for key in (PROJECTOR, FULL_SCREEN, ESCAPE):
        qtbot.keyClick(window, key)
    assert (window.isFullScreen(), theme().projector) == (False, True)
    qtbot.keyClick(window, ESCAPE)
    assert not theme().projector


def test_a_maximised_window_is_maximised_again_after_full_screen(window: MainWindow) -> None:
    window.showMaximized()
    for on in (True, False, True, False):
        window.modes.set_full_screen(on)
        assert window.isFullScreen() is on
    assert window.isMaximized()


def test_a_window_that_opens_in_full_screen_is_left_by_one_key(window: MainWindow, qtbot: QtBot) -> None:
    window.showFullScreen()
    assert window.commands.actions["full-screen"].isChecked()
    qtbot.keyClick(window, FULL_SCREEN)
    assert not window.isFullScreen() and not window.commands.actions["full-screen"].isChecked()
