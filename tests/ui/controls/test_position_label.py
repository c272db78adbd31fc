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


def test_a_text_without_room_is_shortened_and_the_whole_one_is_in_the_tool_tip(qtbot: QtBot) -> None:
    label, whole, short = PositionLabel(), "Step 11,155,735 of 59,650,000", "Step 11,155,735 of 59.7 M"
    qtbot.addWidget(label)
    label.set_room(short, whole)
    label.setText(whole, short)
    label.resize(label.maximumWidth(), 30)
    (drawn,) = drawn_texts(label)
    assert drawn.text == whole and label.toolTip() == ""
    label.resize(label.sizeHint())
    (shorter,) = drawn_texts(label)
    assert shorter.text == short and whole in label.toolTip()
    assert shorter.height == drawn.height
