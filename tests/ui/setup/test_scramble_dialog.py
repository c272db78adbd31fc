"""The dialog with the settings of a scramble."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.runs.session import Session
from workbench.ui.setup.board_editing import BoardEditing
from workbench.ui.setup.scramble_dialog import ScrambleDialog


@pytest.fixture
def dialog(session: Session, qtbot: QtBot) -> Iterator[ScrambleDialog]:
    parent = QWidget()  # the dialog is deleted when closed; this widget remains
    qtbot.addWidget(parent)
    dialog = ScrambleDialog(BoardEditing(session, session), parent)
    dialog.show()
    yield dialog
    parent.close()


@pytest.mark.parametrize("seed", ["", "lucky", "-1", "18446744073709551616", "1.5"])
def test_a_seed_that_is_none_is_answered_in_the_dialog(dialog: ScrambleDialog, session: Session, seed: str) -> None:
    before = session.start_board
    dialog.seed.setText(seed)
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.fault.isVisible()
    assert session.start_board == before
    dialog.reject()


def test_a_seed_scrambles_to_the_same_board_every_time(dialog: ScrambleDialog, session: Session) -> None:
    dialog.uniform.setChecked(True)
    dialog.seed.setText("42")
    dialog.accept()
    assert session.start_board == scramble(3, 3, 42, session.goal_board)
