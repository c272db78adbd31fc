"""The dialog that sets the text size, with immediate effect."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLayout, QSlider, QSpinBox, QWidget

from workbench.ui.base.layouts import grid, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import MAX_SIZE, MIN_SIZE, theme
from workbench.ui.controls.message_dialog import remove_icons
from workbench.ui.controls.pane_title import Muted

STEP, PAGE = 5, 25
"""Steps of the size in per cent, by arrow keys and by page keys."""


class TextSizeDialog(QDialog):
    """Sets the text size. Attributes: slider and percent, which show the same value; buttons."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self.slider, self.percent = QSlider(Qt.Orientation.Horizontal, self), QSpinBox(self)
        self._name = translated(Label(self), text="text-size-name")
        self._hint = translated(Muted(self, wrap=True), text="text-size-about")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        restore = self.buttons.addButton(QDialogButtonBox.StandardButton.RestoreDefaults)
        for control in (self.slider, self.percent):
            control.setRange(round(100 * MIN_SIZE), round(100 * MAX_SIZE))
            control.setSingleStep(STEP)
            control.setValue(round(100 * theme().size))
            control.valueChanged.connect(self._choose)
        self.percent.setKeyboardTracking(False)
        self.slider.setPageStep(PAGE)
        self.slider.setTickInterval(STEP * 4)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self._name.setBuddy(self.slider)
        self.buttons.rejected.connect(self.reject)
        restore.clicked.connect(lambda: self._choose(100))
        restore.setAutoDefault(False)  # Enter keeps the number that was typed
        remove_icons(self.buttons)
        self._lay_out()
        translated(self, windowTitle="text-size-title")
        translated(self.percent, suffix="text-size-suffix")
        for control in (self.slider, self.percent):
            translated(control, accessibleName="text-size-title")

    # Internal

    def _choose(self, percent: int) -> None:
        for control in (self.slider, self.percent):
            with QSignalBlocker(control):
                control.setValue(percent)
        theme().set_size(percent / 100)
        self._settings.text_size = theme().size

    def _lay_out(self) -> None:
        row = grid((self._name,), (self.slider, self.percent), stretched=0)
        vbox(row, self._hint, self.buttons, parent=self).setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
