"""The menu of a chart: save it as a picture or as numbers, and show all of it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from workbench.formats.tables import comma_separated
from workbench.formats.writing import write_whole
from workbench.search.problem.messages import Fault
from workbench.ui.base.icons import set_icon
from workbench.ui.base.retranslation import translated
from workbench.ui.charts import figure as figures
from workbench.ui.charts.figure import Picture
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.menu_button import IconMenuButton
from workbench.ui.controls.message_dialog import show_error
from workbench.wording import say, text

PNG, SVG, CSV = "png", "svg", "csv"
_Table = Sequence[Sequence[str]]


class ChartMenu(QObject):
    """The menu and its buttons. `figure` and `table` return what is saved, or None if there is nothing yet.

    Attributes: button, which opens the menu; all_button, which lies over the chart while zoomed in; whole_range, the
    action that shows all; save, the actions by file format.
    """

    def __init__(
        self, figure: Callable[[], Picture | None], table: Callable[[], _Table | None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._figure, self._table, self._parent = figure, table, parent
        self.whole_range = QAction(self)
        self.whole_range.setVisible(False)
        self.save = {form: QAction(self) for form in (PNG, SVG, CSV)}
        menu = QMenu(parent)
        for form, action in self.save.items():
            set_icon(action, "save")
            action.triggered.connect(partial(self.ask, form))
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(self.whole_range)
        self.button = IconMenuButton(parent, "more", "chart-menu-tip", accessibleName="chart-menu")
        self.all_button = QToolButton(parent, autoRaise=True)
        self.button.setMenu(menu)
        self.all_button.setDefaultAction(self.whole_range)
        self.all_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.all_button.hide()
        self.all_button.setAutoFillBackground(True)
        for button in (self.button, self.all_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        translated(self.whole_range, text="chart-whole", toolTip="chart-whole-tip")
        for action, key in zip(self.save.values(), ("chart-save-png", "chart-save-svg", "chart-save-csv"), strict=True):
            translated(action, text=key)

    def setEnabled(self, enabled: bool) -> None:
        """Enable saving if there is a chart."""
        for action in self.save.values():
            action.setEnabled(enabled)

    def show_zoom(self, zoomed: bool) -> None:
        """Offer to show all of the chart while zoomed in."""
        self.whole_range.setVisible(zoomed)
        self.all_button.setVisible(zoomed)

    def full_width(self) -> int:
        """Return the width of the button."""
        return self.button.sizeHint().width() + 6

    def ask(self, form: str) -> None:
        """Ask for a file to save the chart in."""
        kinds = {PNG: text("chart-files-png"), SVG: text("chart-files-svg"), CSV: text("chart-files-csv")}
        figure, kind = self._figure(), "results" if form == CSV else "picture"
        name, save = "" if figure is None else figure.title, partial(self.save_as, form)
        ask_to_save(self._parent, text("chart-save-title"), kind, kinds[form], name, form, save)

    def save_as(self, form: str, name: str) -> None:
        """Save the chart in a file; an error is shown in a box."""
        content = self._content(form)
        if content is None:
            return
        try:
            write_whole(Path(name), content)
        except Fault as fault:
            show_error(self._parent, say(fault))

    def _content(self, form: str) -> bytes | None:
        if form == CSV:
            rows = self._table()
            return None if rows is None else "".join(comma_separated(rows)).encode("utf-8")
        figure = self._figure()
        if figure is None:
            return None
        return figures.png(figure) if form == PNG else figures.svg(figure)
