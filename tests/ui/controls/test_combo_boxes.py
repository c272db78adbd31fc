"""A combo box has room for its current item."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from workbench.ui.controls.combo_boxes import fit_current_item


def test_what_is_chosen_is_read_whole_however_narrow_the_choice_was(qtbot: QtBot) -> None:
    box = QComboBox()
    qtbot.addWidget(box)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.addItems(["short", "what is longer than such a choice is wide of its own accord"])
    box.setCurrentIndex(1)
    fit_current_item(box)
    box.resize(box.minimumSize())
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    control, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    assert box.style().subControlRect(control, option, field, box).width() >= box.fontMetrics().horizontalAdvance(
        box.currentText()
    )
