"""Texts declared where a control is created follow the language as long as the control exists."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from workbench.ui.base.retranslation import retranslator, translated, translated_items


@pytest.fixture
def owner(qtbot: QtBot) -> Iterator[QWidget]:
    owner = QWidget()
    qtbot.addWidget(owner)
    yield owner
    retranslator().choose("en")


def test_properties_follow_the_language(owner: QWidget) -> None:
    button = translated(QPushButton(owner), text="play-hint", toolTip="play-hint-tip", accessibleName="play-hint")
    action = translated(QAction(owner), text="play-hint")
    english = button.text(), button.toolTip(), button.accessibleName(), action.text()
    assert english[0] == english[2] == english[3] == "Hint"
    retranslator().choose("cs")
    czech = button.text(), button.toolTip(), button.accessibleName(), action.text()
    assert all(one != other for one, other in zip(english, czech, strict=True))


def test_items_follow_the_language_and_the_choice_stays(owner: QWidget) -> None:
    box = QComboBox(owner)
    box.addItem("", "last")
    translated_items(box, ("audit-goal-last", "audit-goal-first"))
    box.setCurrentIndex(1)
    before = [box.itemText(index) for index in range(2)]
    retranslator().choose("ru")
    assert [box.itemText(index) for index in range(2)] != before
    assert (box.count(), box.currentIndex(), box.itemData(0)) == (2, 1, "last")


def test_a_control_that_is_gone_is_left_alone(owner: QWidget) -> None:
    button = translated(QPushButton(owner), text="play-hint")
    delete(button)
    retranslator().choose("vi")  # an exception in a slot fails every test


def test_a_property_that_is_not_there_is_refused(owner: QWidget) -> None:
    with pytest.raises(AttributeError, match="setText"):
        translated(owner, text="play-hint")
