"""The row of controls with which a position is set up: what a click places, who moves first, done."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from workbench.hex.board import BLUE, EMPTY, RED
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.segmented import Segmented
from workbench.ui.hex.game.session import HexSession

_BRUSHES = {"red": RED, "blue": BLUE, "empty": EMPTY}


class HexSetting(QWidget):
    """Attributes: brush, side, the choices; clear, done, cancel, the buttons."""

    def __init__(self, session: HexSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.brush, self.side = Segmented(tuple(_BRUSHES), self), Segmented(("red", "blue"), self)
        self.clear, self.done, self.cancel = QPushButton(self), QPushButton(self), QPushButton(self)
        set_icon(self.done, "check")
        self._label = Label(self)
        first = QWidget(self)
        hbox(self._label, self.side, parent=first, margins=0, spacing=8)
        choices, buttons = FlowLayout(spacing=8), FlowLayout(spacing=8)
        for row, widgets in ((choices, (self.brush, first)), (buttons, (self.clear, self.cancel, self.done))):
            for widget in widgets:
                row.addWidget(widget)
        vbox(choices, buttons, parent=self, margins=(10, 2, 10, 4), spacing=4)
        self.brush.chosen.connect(lambda name: session.set_brush(_BRUSHES[name]))
        self.side.chosen.connect(lambda name: session.set_side(_BRUSHES[name]))
        self.clear.clicked.connect(session.clear_setting)
        self.done.clicked.connect(lambda: session.end_setting(keep=True))
        self.cancel.clicked.connect(lambda: session.end_setting(keep=False))
        session.changed.connect(self._refresh)
        translated(
            self.brush, accessibleName="hex-brush", texts={"red": "hex-red", "blue": "hex-blue", "empty": "hex-erase"}
        )
        translated(self.side, accessibleName="hex-first", texts={"red": "hex-red", "blue": "hex-blue"})
        translated(self._label, text="hex-moves-next")
        for button, key, tip in (
            (self.clear, "hex-clear", "hex-clear-tip"),
            (self.done, "hex-set", "hex-set-tip"),
            (self.cancel, "hex-cancel", "hex-cancel-tip"),
        ):
            translated(button, text=key, toolTip=tip)
        self.hide()

    def _refresh(self) -> None:
        if self._session.setting is not None:
            self.side.choose("red" if self._session.setting.to_move == RED else "blue")
