"""The form fields of the lesson editor."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from workbench.ui.lessons.fields import LineField

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # not offscreen


def test_a_line_with_values_to_choose_from_drops_a_list_wider_than_itself(qtbot: QtBot) -> None:
    longest = "what is longer than the choice is wide, by far"
    field = LineField("editor-name", str, lambda _told: None, ("short", longest))
    qtbot.addWidget(field)
    assert field.box is not None
    field.box.setFixedWidth(90)
    field.show()
    field.box.showPopup()
    assert field.box.view().viewport().width() >= field.box.fontMetrics().horizontalAdvance(longest)
    field.box.hidePopup()
