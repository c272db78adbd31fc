"""What is agreed before a game: the size of the board, the swap, who begins, how long either may think."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from workbench.hex.board import BLUE, LEAST_SIZE, MOST_SIZE, RED, USUAL_SIZE
from workbench.hex.rules import Rules
from workbench.ui.retranslation import spoken
from workbench.ui.theme import set_icon
from workbench.wording import text

SWAPS = ("pieces", "sides", "off")
"""What is offered; `seed` comes with replay files only."""


class HexNewGame(QWidget):
    """Attributes: size, swap, first, the choices; start, the button. Signals: `wanted(Rules)`."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.size_box, self.swap, self.first = QSpinBox(self), QComboBox(self), QComboBox(self)
        self.size_box.setRange(LEAST_SIZE, MOST_SIZE)
        self.size_box.setValue(USUAL_SIZE)
        for name in SWAPS:
            self.swap.addItem("", name)
        for side in (RED, BLUE):
            self.first.addItem("", side)
        self.start = QPushButton(self)
        self.start.setDefault(True)
        set_icon(self.start, "play")
        self._labels = [QLabel(self) for _ in range(3)]
        form = QFormLayout()
        for label, control in zip(self._labels, (self.size_box, self.swap, self.first), strict=True):
            form.addRow(label, control)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addWidget(self.start)
        self.start.clicked.connect(lambda: self.wanted.emit(self.rules))
        spoken(self.retranslate)

    @property
    def rules(self) -> Rules:
        """What is chosen."""
        return Rules(self.size_box.value(), self.swap.currentData(), self.first.currentData())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        names = (text("hex-size-name"), text("hex-swap-name"), text("hex-first"))
        for label, control, told in zip(self._labels, (self.size_box, self.swap, self.first), names, strict=True):
            label.setText(told)
            control.setAccessibleName(told)
        abouts = (text("hex-swap-pieces"), text("hex-swap-sides"), text("hex-swap-none"))
        tips = (text("hex-swap-pieces-about"), text("hex-swap-sides-about"), text("hex-swap-none-about"))
        for place, (told, tip) in enumerate(zip(abouts, tips, strict=True)):
            self.swap.setItemText(place, told)
            self.swap.setItemData(place, tip, Qt.ItemDataRole.ToolTipRole)
        for place, told in enumerate((text("hex-red"), text("hex-blue"))):
            self.first.setItemText(place, told)
        self.start.setText(text("hex-start"))
