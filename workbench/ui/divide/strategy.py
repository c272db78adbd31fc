"""The choices of the strategy: the group of tiles, the final block, shortening; under More, the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QWidget,
)

from workbench.tiles.divide.strategy import ESTIMATES, FINALS, GROUPS, ORDERS, SEARCHES, Strategy
from workbench.ui.base.layouts import grid, hbox, nest
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import theme
from workbench.ui.controls.buttons import push_button, tool_button
from workbench.ui.controls.check_boxes import CheckBox
from workbench.ui.controls.combo_boxes import fit_current_item, narrow_combo_box
from workbench.ui.controls.popup_panel import PopupPanel
from workbench.ui.divide.session import DivideSession
from workbench.ui.divide.strategies_dialog import StrategiesDialog
from workbench.ui.divide.texts import strategy_texts

CHOICES = {"group": GROUPS, "final": FINALS, "order": ORDERS, "search": SEARCHES, "estimate": ESTIMATES}
"""The choices with their values; the first two are always visible."""


class DivideStrategy(QWidget):
    """Attributes: boxes and labels, by choice; improve; more, the button that opens `form`; form; compare, the button
    that opens the comparison of strategies.
    """

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self.form = QWidget(self)
        self.boxes = {name: self._choice(name) for name in CHOICES}
        self.labels = {name: Label(self) for name in CHOICES}
        self.improve = translated(CheckBox(self), text="strategy-improve", toolTip="strategy-improve-tip")
        self.improve.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more = tool_button(self, "settings", self._open_form, text_beside=True, text="search-more")
        self.more.setCheckable(True)
        self.compare = push_button(self, "", self._compare, text="strategies-compare", toolTip="strategies-compare-tip")
        self._panel = PopupPanel(self.form, self)
        self._lay_out()
        self.improve.toggled.connect(lambda on: self._set(improve=on))
        self._panel.closed.connect(lambda: self.more.setChecked(False))
        divide.run_changed.connect(self.refresh)
        theme().changed.connect(self._give_room)
        on_language_change(self.retranslate)

    def refresh(self) -> None:
        """Show the current strategy."""
        strategy = self._divide.strategy
        for name, box in self.boxes.items():
            box.setCurrentIndex(box.findData(getattr(strategy, name)))
        self._give_room()
        self.improve.setChecked(strategy.improve)
        self.compare.setEnabled(self._divide.course is not None)

    def retranslate(self) -> None:
        texts = strategy_texts()
        for name, box in self.boxes.items():
            label = texts[name]
            self.labels[name].setText(label)
            box.setAccessibleName(label)
            for index, value in enumerate(CHOICES[name]):
                box.setItemText(index, texts.get(f"{name}-{value}", value.replace("x", "×")))
                box.setItemData(
                    index, texts.get(f"{name}-{value}-tip", texts[f"{name}-tip"]), Qt.ItemDataRole.ToolTipRole
                )
            box.setToolTip(texts[f"{name}-tip"])
        self._give_room()

    def _give_room(self) -> None:
        for box in self.boxes.values():
            fit_current_item(box)

    def _choice(self, name: str) -> QComboBox:
        box = narrow_combo_box(self, 3 if name == "final" else 10)
        for value in CHOICES[name]:
            box.addItem(value, value)
        box.currentIndexChanged.connect(lambda: self._set(**{name: box.currentData()}))
        return box

    def _set(self, **change: Any) -> None:
        self._divide.set_strategy(replace(self._divide.strategy, **change))

    def _lay_out(self) -> None:
        layout = grid(parent=self, margins=(8, 2, 8, 2), spacing=6)
        for column, name in enumerate(("group", "final")):
            layout.addWidget(self.labels[name], 0, 2 * column)
            layout.addWidget(self.boxes[name], 0, 2 * column + 1)
        layout.setColumnStretch(1, 1)
        nest(layout, hbox((self.improve, 1), self.compare, self.more), 1, 0, 1, 4)
        form = QFormLayout(self.form)
        for name in ("order", "search", "estimate"):
            self.boxes[name].setMinimumContentsLength(18)
            form.addRow(self.labels[name], self.boxes[name])

    def _compare(self) -> None:
        divide = self._divide
        divide.player.pause()
        divide.pause()
        session = divide.session
        dialog = StrategiesDialog(session.start_board, session.goal_board, session.limits, divide.strategy, self)
        dialog.chosen.connect(self._use)
        dialog.open()

    def _use(self, strategy: Strategy) -> None:
        self._divide.set_strategy(strategy)
        self._divide.solve()

    def _open_form(self) -> None:
        self._panel.open_beside(self.more)
