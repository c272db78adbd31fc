"""The menu of what a map shows besides statuses: a value in numbers, one in colours, arrows to parents."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.menu_button import MenuButton
from workbench.ui.states.map_values import COSTS, NOTHING, VALUES, MapLook
from workbench.wording import text


class MapLookButton(MenuButton):
    """Attributes: look, what is chosen; menu; written, coloured, the actions by value; arrows, an action.

    Signals: `chosen(MapLook)`.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = MapLook()
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.menu_of_values = QMenu(self)
        self.written = self._group("map-written", lambda value: replace(self.look, written=value))
        self.coloured = self._group("map-coloured", lambda value: replace(self.look, coloured=value))
        self.menu_of_values.addSeparator()
        self.arrows = translated(self.menu_of_values.addAction(""), text="map-arrows")
        self.arrows.setCheckable(True)
        self.arrows.toggled.connect(lambda on: self._choose(replace(self.look, arrows=on)))
        self.setMenu(self.menu_of_values)
        translated(self, text="map-values", toolTip="map-values-tip", accessibleName="map-values-tip")
        on_language_change(self._retranslate)

    def offer(self, values: tuple[str, ...], squares: bool) -> None:
        """Offer these values only, and costs unless on squares; a choice that is not offered is kept for a search and
        a map that has it.
        """
        self.written[COSTS].setVisible(not squares)
        if self.look.written in (COSTS, NOTHING):
            self.written[NOTHING if squares else self.look.written].setChecked(True)
        for actions in (self.written, self.coloured):
            for value in VALUES:
                actions[value].setVisible(value in values)

    def _group(self, heading: str, changed: Callable[[str], MapLook]) -> dict[str, QAction]:
        translated(self.menu_of_values.addSection(""), text=heading)
        group, actions = QActionGroup(self), {}
        for value in (NOTHING, *([COSTS] if heading == "map-written" else []), *VALUES):
            action = actions[value] = self.menu_of_values.addAction("")
            action.setCheckable(True)
            action.setChecked(value == NOTHING)
            action.triggered.connect(partial(self._choose_value, changed, value))
            group.addAction(action)
        return actions

    def _choose_value(self, changed: Callable[[str], MapLook], value: str) -> None:
        self._choose(changed(value))

    def _choose(self, look: MapLook) -> None:
        if look != self.look:
            self.look = look
            self.chosen.emit(look)

    def _retranslate(self) -> None:
        for value in VALUES:
            for actions in (self.written, self.coloured):
                actions[value].setText(text(f"map-value-{value}"))
        self.written[COSTS].setText(text("map-written-costs"))
        self.written[NOTHING].setText(text("map-written-none"))
        self.coloured[NOTHING].setText(text("map-coloured-none"))
