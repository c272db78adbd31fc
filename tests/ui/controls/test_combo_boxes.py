"""A combo box has room for its current item."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.base.theme import theme
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


def test_it_is_as_high_as_before_once_the_text_is_small_again(qtbot: QtBot) -> None:
    theme().apply()
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox(window)
    window.show()
    usual = box.minimumSizeHint()
    theme().set_size(1.5)
    assert box.minimumSizeHint().height() > usual.height()
    theme().set_size(1.0)
    assert box.minimumSizeHint() == usual
