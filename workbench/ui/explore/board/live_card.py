"""Live figures of the board being edited: misplaced tiles, Manhattan distance, optimal solution length."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from workbench.tiles.puzzle.collections import NamedBoard
from workbench.ui.base import theme
from workbench.ui.base.layouts import grid
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.explore.board.optimum_job import MAX_QUICK_EXPANSIONS, Unknown
from workbench.wording import number, say, text

_NAME_KEYS = {"misplaced": "card-misplaced", "manhattan": "card-manhattan", "optimum": "card-optimum"}
_TIP_KEYS = {"misplaced": "card-misplaced-about", "manhattan": "card-manhattan-about", "optimum": "card-optimum-about"}
_UNKNOWN_KEYS = {
    Unknown.PENDING: "card-optimum-pending",
    Unknown.UNSOLVABLE: "card-optimum-unsolvable",
    Unknown.NOT_QUICK: "card-optimum-not-quick",
}


class LiveCard(QWidget):
    """Three figures with their names. Attributes: values, the labels of the figures by name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: tuple[int, int, int | Unknown] = (0, 0, Unknown.PENDING)
        self._named: NamedBoard | None = None
        self._concealed = False
        layout = grid(parent=self, margins=0)
        layout.setVerticalSpacing(0)
        self.values: dict[str, QLabel] = {}
        self._names: dict[str, QLabel] = {}
        for column, name in enumerate(_NAME_KEYS):
            self.values[name], self._names[name] = Label(self), Label(self)
            for row, label in enumerate((self.values[name], self._names[name])):
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                layout.addWidget(label, row, column)
            layout.setColumnStretch(column, 1)
        theme.on_theme_change(self._apply_style)
        on_language_change(self._update_texts)

    def show_figures(
        self, misplaced: int, manhattan: int, optimum: int | Unknown, named: NamedBoard | None = None
    ) -> None:
        """Show new figures. `optimum`: the length of an optimal solution, or why it is unknown; `named`: its source."""
        if (misplaced, manhattan, optimum) != self._figures or named != self._named:
            self._figures, self._named = (misplaced, manhattan, optimum), named
            self._update_texts()

    def conceal(self, concealed: bool) -> None:
        """Hide the figures or show them. In a prediction round they would give away h and f of the start."""
        if concealed != self._concealed:
            self._concealed = concealed
            self._update_texts()

    def _apply_style(self) -> None:
        for label in self.values.values():
            font = label.font()
            font.setPointSizeF(theme.BASE_POINTS * theme.theme().scale * 1.35)
            font.setBold(True)
            label.setFont(font)
        for label in self._names.values():
            label.setForegroundRole(label.palette().ColorRole.PlaceholderText)

    def _update_texts(self) -> None:
        for (name, key), figure in zip(_NAME_KEYS.items(), self._figures, strict=True):
            self._names[name].setText(text(key))
            value = self.values[name]
            if self._concealed:
                value.setText("?")
                hint = text("inspector-untold")
            elif isinstance(figure, Unknown):
                value.setText("…" if figure is Unknown.PENDING else "—")
                hint = text(_UNKNOWN_KEYS[figure], most=MAX_QUICK_EXPANSIONS)
            else:
                value.setText(number(figure))
                hint = text(_TIP_KEYS[name])
                if name == "optimum" and self._named is not None:
                    hint = text("card-optimum-named", name=self._named.name, note=say(self._named.note))
            value.setAccessibleName(text(key))
            value.setAccessibleDescription(hint)
            value.setToolTip(hint)
            self._names[name].setToolTip(hint)
