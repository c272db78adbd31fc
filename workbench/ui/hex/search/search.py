"""The results of a search of the position: the best moves, how often they win, and their lines."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QWidget,
)

from workbench.hex.searches import MAX_SOLVER_SIZE
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.quantities import duration, rate
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.buttons import keep_width
from workbench.ui.controls.check_boxes import CheckBox
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.hex.game.kinds import ENGINES
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import search_name
from workbench.ui.hex.search.candidates_model import CandidateColumn, CandidatesModel
from workbench.ui.hex.search.engine import MAX_ANALYSIS_STEPS, HexEngine
from workbench.wording import number, text

MIN_INTERVAL = 0.1
ROW_HEIGHT = 22
MESSAGE_LINES, PROJECTED_LINES = 2, 3
HEAD_SPACE = 18
"""Pixels beside the text of a column."""


class HexSearchPane(QWidget):
    """The search pane.

    Attributes: search, the choice; start_button, the button that starts and stops; line, whether the best line is shown
    on the board; table, of the best moves. Signals: `line_requested(bool)`.
    """

    line_requested = Signal(bool)

    def __init__(self, session: HexSession, engine: HexEngine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._engine = session, engine
        self.search, self.start_button, self.line = QComboBox(self), QPushButton(self), CheckBox(self)
        for one in ENGINES:
            self.search.addItem("", one)
        self.start_button.setCheckable(True)
        self.line.setChecked(True)
        self.message = LiveLabel(self, lines=MESSAGE_LINES)
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
        self.search.currentTextChanged.connect(self.search.setToolTip)  # for a name that is cut
        for control in (self.search, self.start_button, self.line):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.start_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._choice = hbox((self.search, 1), self.start_button, spacing=8)
        self.message.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._about = hbox(self.line, (self.message, 1), spacing=12)
        vbox(self._choice, self._about, (self.table, 1), parent=self, margins=(0, 4, 0, 0), spacing=6)

    @property
    def _nothing_to_search(self) -> bool:
        """Whether there is nothing to search."""
        return self._session.setting is not None or self._session.game.over

    @property
    def _complete(self) -> bool:
        """Whether the position shown is analysed, and the analysis has ended."""
        engine, thought = self._engine, self._engine.thought
        if not engine.analysing or engine.thinking or thought is None or thought.search != engine.search:
            return False
        return thought.finished or thought.steps >= MAX_ANALYSIS_STEPS

    @property
    def _stoppable(self) -> bool:
        """Whether a search is running, or will run as soon as another position is shown."""
        return self._engine.analysing and not self._complete and not self._engine.too_large

    def _enable_button(self) -> None:
        finished = self._complete or self._engine.too_large or self._nothing_to_search
        self.start_button.setEnabled(self._stoppable or not finished)

    def _refresh(self) -> None:
        engine, thought, session = self._engine, self._engine.thought, self._session
        self._enable_button()
        stoppable = self._stoppable
        self.start_button.setChecked(stoppable)
        self.start_button.setText(text("hex-stop-analysing") if stoppable else text("hex-analyse"))
        self.start_button.setToolTip(text("hex-analysed-tip") if self._complete else text("hex-analyse-tip"))
        set_icon(self.start_button, "pause" if stoppable else "search")
        keep_width(self.start_button, text("hex-stop-analysing"), text("hex-analyse"))
        if self._nothing_to_search:
            self.message.setText(text("hex-nothing-over") if session.setting is None else text("hex-nothing-setting"))
        elif thought is None or not thought.steps:
            waiting = text("hex-loading") if engine.thinking else ""
            self.message.setText(text("hex-solve-large", most=MAX_SOLVER_SIZE) if engine.too_large else waiting)
        else:
            fields = {"steps": number(thought.steps), "rate": rate(thought.steps, thought.seconds)}
            fields["time"] = duration(thought.seconds)
            if thought.depth is None:
                result = text("hex-thought" if thought.rates else "hex-thought-positions", **fields)
            else:
                result = text("hex-thought-nodes", depth=thought.depth, **fields)
            key = "hex-thought-finished" if thought.finished else "hex-thought-of"
            self.message.setText(text(key, engine=search_name(thought.search), result=result))
        awaited = text("hex-candidates-awaited") if engine.awaited else text("hex-candidates-none")
        impossible = self._nothing_to_search or engine.too_large
        self.table.set_placeholder(self.message.text() if impossible else awaited)
        self._model.show(thought)
        self._fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the columns to the new width."""
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Hide the visits if there are none, or if they leave no space for the lines; and lines without space."""
        table = self.table
        beside = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) + 2 * table.frameWidth()
        room = self.width() - beside - sum(self._widths.values())
        needed = table.horizontalHeader().fontMetrics().horizontalAdvance(text("hex-column-line")) + pixels(HEAD_SPACE)
        table.setColumnHidden(CandidateColumn.VISITS, not self._model.counts or room < needed)
        room += self._widths.get(CandidateColumn.VISITS, 0)
        table.setColumnHidden(CandidateColumn.LINE, room < needed)

    def _play(self, row: int) -> None:
        """Make the move in a row."""
        thought = self._engine.thought
        if thought is not None and row < len(thought.candidates):
            self._session.click(thought.candidates[row].cell)

    def _restyle(self) -> None:
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._about.setDirection(below if theme().large or theme().projector else beside)
        self._choice.setDirection(below if theme().projector else beside)
        self.message.set_lines(PROJECTED_LINES if theme().projector else MESSAGE_LINES)
        self.table.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))
        advance = self.table.fontMetrics().horizontalAdvance
        head_advance = self.table.horizontalHeader().fontMetrics().horizontalAdvance
        widest = (text("hex-column-move"), text("hex-proved-loss"), "8,888,888")
        heads = (text("hex-column-move"), text("hex-column-rate"), text("hex-column-visits"))
        for column, (widest_text, heading) in enumerate(zip(widest, heads, strict=True)):
            self._widths[column] = max(advance(widest_text), head_advance(heading)) + pixels(HEAD_SPACE)
            self.table.setColumnWidth(column, self._widths[column])
        self._fit_columns()
