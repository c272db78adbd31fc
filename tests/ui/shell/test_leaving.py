"""Escape leaves the mode that was entered last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot
from support.standing import settle

from workbench.ui.base.theme import theme
from workbench.ui.shell.main_window import MainWindow

FULL_SCREEN, PROJECTOR, ESCAPE = Qt.Key.Key_F11, Qt.Key.Key_F5, Qt.Key.Key_Escape

State = Qt.WindowState
NORMAL, MAXIMISED, FULL = State.WindowNoState, State.WindowMaximized, State.WindowFullScreen


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
    for key in (PROJECTOR, FULL_SCREEN, FULL_SCREEN, ESCAPE):  # the mode itself fills the screen
        qtbot.keyClick(window, key)
    assert (window.isFullScreen(), theme().projector) == (False, True)
    qtbot.keyClick(window, ESCAPE)
    assert not theme().projector


@pytest.mark.parametrize("state", [NORMAL, MAXIMISED, FULL])
@pytest.mark.parametrize("way_out", [PROJECTOR, ESCAPE, None])
def test_projector_mode_fills_the_screen_and_gives_the_window_its_former_place(
    window: MainWindow, qtbot: QtBot, state: Qt.WindowState, way_out: Qt.Key | None
) -> None:
    window.setGeometry(30, 50, 760, 600)
    window.setWindowState(state)
    settle()
    place = window.geometry()
    qtbot.keyClick(window, PROJECTOR)
    settle()
    assert window.isFullScreen() and window.geometry() == window.screen().geometry()
    if way_out is None:
        window.stage.leave.click()
    else:
        qtbot.keyClick(window, way_out)
    settle()
    assert (window.windowState(), window.geometry()) == (state, place)
    window.showNormal()
    settle()
    assert window.geometry() == QRect(30, 50, 760, 600)


def test_full_screen_left_in_projector_mode_is_not_entered_after_it(window: MainWindow, qtbot: QtBot) -> None:
    window.setGeometry(30, 50, 760, 600)
    for key in (PROJECTOR, FULL_SCREEN):
        qtbot.keyClick(window, key)
    assert (window.isFullScreen(), theme().projector) == (False, True)
    qtbot.keyClick(window, PROJECTOR)
    assert not window.isFullScreen() and window.geometry() == QRect(30, 50, 760, 600)


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
