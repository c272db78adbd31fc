"""Choices whose lists drop down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.lessons.fields import LineField
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    retranslator().choose("en")
    theme().set_size(1.0)
    theme().set_projector(False)


@pytest.mark.parametrize(("size", "projector"), [(1.0, False), (1.5, False), (1.0, True)])
def test_every_entry_of_a_list_that_drops_down_can_be_read(window: MainWindow, size: float, projector: bool) -> None:
    window.resize(1280, 800)
    theme().set_size(size)
    window.modes.set_projector(projector)
    window.explore.lay_out(2)  # with the settings in view
    for code in LANGUAGES:
        retranslator().choose(code)
        QApplication.processEvents()
        boxes = [box for box in window.explore.findChildren(QComboBox) if box.isVisible() and box.count()]
        assert len(boxes) >= 4
        for box in boxes:
            box.showPopup()
            room = box.view().viewport().width()
            assert all(box.fontMetrics().horizontalAdvance(box.itemText(at)) <= room for at in range(box.count())), code
            box.hidePopup()


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
