"""The results of a search of the position: the best moves, how often they win, and their lines."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from workbench.hex.searches import MAX_SOLVER_SIZE
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.quantities import duration, rate
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, set_icon, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import search_name
from workbench.ui.hex.search.candidates_model import CandidateColumn, CandidatesModel
from workbench.ui.hex.search.engine import ENGINES, HexEngine
from workbench.wording import number, text

MIN_INTERVAL = 0.1
ROW_HEIGHT = 22


class HexSearchPane(QWidget):
    """The search pane.

    Attributes: search, the choice; start_button, the button that starts and stops; line, whether the best line is shown
    on the board; table, of the best moves. Signals: `line_requested(bool)`.
    """

    line_requested = Signal(bool)

    def __init__(self, session: HexSession, engine: HexEngine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._engine = session, engine
        self.search, self.start_button, self.line = QComboBox(self), QPushButton(self), QCheckBox(self)
        for one in ENGINES:
            self.search.addItem("", one)
        self.start_button.setCheckable(True)
        self.line.setChecked(True)
        self.message = Muted(self)
        self._model = CandidatesModel()
        self.table = TableWithPlaceholder(self)
        self.copying = TableCopying(self.table, lambda: table_lines(self._model))
        self._widths: dict[int, int] = {}
        self._throttle = Throttle(self._refresh, MIN_INTERVAL, self)
        self._lay_out()
        self.search.activated.connect(lambda _place: engine.set_search(self.search.currentData()))
        self.start_button.clicked.connect(engine.set_analysing)
        self.line.toggled.connect(self.line_requested)
        self.table.activated.connect(lambda index: self._play(index.row()))
        engine.changed.connect(self._throttle.request)
        session.changed.connect(self._enable_button)
        theme().changed.connect(self._restyle)
        translated(self.search, accessibleName="hex-search")
        translated(self.line, text="hex-line", toolTip="hex-line-about")
        translated(self.table, accessibleName="hex-candidates", toolTip="hex-candidates-tip")
        on_language_change(self.retranslate)
        self._restyle()

    def retranslate(self) -> None:
        for place, one in enumerate(ENGINES):
            self.search.setItemText(place, search_name(one))
            self.search.setItemData(place, text(f"hex-search-{one}-about"), Qt.ItemDataRole.ToolTipRole)
        self._model.retranslate()
        self._refresh()

    def choose(self, search: str) -> None:
        """Choose the search."""
        self.search.setCurrentIndex(self.search.findData(search))
        self._engine.set_search(search)

    # Internal

    def _lay_out(self) -> None:
        self.table.setModel(self._model)
        set_up_rows(self.table)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(CandidateColumn.LINE, QHeaderView.ResizeMode.Stretch)
        self.search.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for control in (self.search, self.start_button, self.line):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.start_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = hbox((self.search, 1), self.start_button, spacing=8)
        second = hbox(self.line, (self.message, 1), spacing=8)
        self.message.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        vbox(row, second, (self.table, 1), parent=self, margins=(0, 4, 0, 0), spacing=6)

    @property
    def _nothing_to_search(self) -> bool:
        """Whether there is nothing to search."""
        return self._session.setting is not None or self._session.game.over

    def _enable_button(self) -> None:
        self.start_button.setEnabled(self._engine.analysing or not self._nothing_to_search)

    def _refresh(self) -> None:
        engine, thought, session = self._engine, self._engine.thought, self._session
        self._enable_button()
        self.start_button.setChecked(engine.analysing)
        self.start_button.setText(text("hex-stop-analysing") if engine.analysing else text("hex-analyse"))
        self.start_button.setToolTip(text("hex-analyse-tip"))
        set_icon(self.start_button, "pause" if engine.analysing else "search")
        if self._nothing_to_search:
            self.message.setText(text("hex-nothing-over") if session.setting is None else text("hex-nothing-setting"))
        elif thought is None or not thought.steps:
            large = engine.analysing and engine.too_large
            waiting = text("hex-loading") if engine.thinking else ""
            self.message.setText(text("hex-solve-large", most=MAX_SOLVER_SIZE) if large else waiting)
        else:
            fields = {"steps": number(thought.steps), "rate": rate(thought.steps, thought.seconds)}
            fields["time"] = duration(thought.seconds)
            if thought.depth is None:
                self.message.setText(text("hex-thought" if thought.rates else "hex-thought-positions", **fields))
            else:
                self.message.setText(text("hex-thought-nodes", depth=thought.depth, **fields))
        awaited = text("hex-candidates-awaited") if engine.awaited else text("hex-candidates-none")
        self.table.set_placeholder(self.message.text() if self._nothing_to_search else awaited)
        self._model.show(thought)
        self._fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the columns to the new width."""
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Hide the visits if there are none, or if they leave no space for the lines."""
        table = self.table
        used_width = sum(self._widths.values())
        needed = table.fontMetrics().horizontalAdvance(text("hex-column-line")) + pixels(18)
        table.setColumnHidden(CandidateColumn.VISITS, not self._model.counts or self.width() - used_width < needed)

    def _play(self, row: int) -> None:
        """Make the move in a row."""
        thought = self._engine.thought
        if thought is not None and row < len(thought.candidates):
            self._session.click(thought.candidates[row].cell)

    def _restyle(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))
        advance = self.table.fontMetrics().horizontalAdvance
        widest = (text("hex-column-move"), text("hex-proved-loss"), "8,888,888")
        heads = (text("hex-column-move"), text("hex-column-rate"), text("hex-column-visits"))
        for column, (widest_text, heading) in enumerate(zip(widest, heads, strict=True)):
            self._widths[column] = max(advance(widest_text), advance(heading)) + pixels(18)
            self.table.setColumnWidth(column, self._widths[column])
        self._fit_columns()
