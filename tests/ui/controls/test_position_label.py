"""The counter of the player."""

from __future__ import annotations

from pytestqt.qtbot import QtBot
from support.drawn_texts import drawn_texts

from workbench.ui.controls.position_label import PositionLabel


def test_a_text_longer_than_its_room_is_written_smaller_and_whole(qtbot: QtBot) -> None:
    label = PositionLabel()
    qtbot.addWidget(label)
    label.setText("Step 1,131 of 1,064,088 …")
    needed = label.fontMetrics().horizontalAdvance(label.text())
    for width in range(needed // 2, needed + 20):
        label.resize(width, 30)
        (drawn,) = drawn_texts(label)
        assert drawn.at.x() >= 0, width
