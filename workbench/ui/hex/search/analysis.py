"""The pane for the analysis of the position, and for what is marked on the board."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.hex.analysis import FAR
from workbench.hex.board import RED
from workbench.ui.base.layouts import hbox, nest, vbox
from workbench.ui.base.plain_text import Label, keep_lines
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.check_boxes import CheckBox
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea
from workbench.ui.hex.board.stone import stone_pixmap
from workbench.ui.hex.game.texts import cells_text, colour_key, colour_name
from workbench.ui.hex.search.analysis_job import SOLVED_FILL, HexAnalysisJob
from workbench.ui.hex.search.analysis_model import MAX_AUTO_SOLVE_SIZE, SIDES, PositionAnalysis
from workbench.wording import number, text

FILLS = ("", "red", "blue")
_FILL_KEYS = {
    "": ("hex-fill-nothing", ""),
    "red": ("hex-fill-red", "hex-fill-distance-about"),
    "blue": ("hex-fill-blue", "hex-fill-distance-about"),
    "heat": ("hex-fill-heat", "hex-fill-heat-about"),
    "solved": ("hex-fill-solved", "hex-fill-solved-about"),
}
"""The keys of the text and of the tool tip of each choice of what fills the cells."""
LAYERS = ("urgent", "must", "ways", "links")
_FACTS = {"missing": "hex-layer-ways-about", "distance": "hex-fill-distance-about", "bridges": "hex-layer-links-about"}
"""The names of the figures, and the keys of their tool tips."""
EXTRA_SPACING = 8
"""Extra pixels between the figures and the search below, for the pane's number."""
MANY = 100
"""A number of cells and threats as long as any."""
MIN_FACT = 22
"""The minimum width of a figure in pixels."""
SIDE, COLUMN_SPACING = 10, 12
"""Pixels at the left and at the right, and between two columns of layers."""


class HexAnalysisPane(QWidget):
    """The analysis pane.

    Attributes: fill, the choice of what fills the cells; layers, the check boxes of the other marks, by name; facts,
    labels with the figures of both sides; below, the layout for the results of a search.
    """

    def __init__(self, analysis_job: HexAnalysisJob, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analysis_job = analysis_job
        self.fill = QComboBox(self)
        for name in FILLS:
            self.fill.addItem("", name)
        self.layers = {name: CheckBox(self) for name in LAYERS}
        self.layers["urgent"].setChecked(True)
        self.message = Label(self, wordWrap=True)
        keep_lines(self.message, 2, _long_sentences)
        self.facts = {(name, side): Label(self) for name in _FACTS for side in SIDES}
        self._fact_names = {name: Muted(self) for name in _FACTS}
        self._headings = {side: Label(self) for side in SIDES}
        self._fill_name = Label(self)
        self.below = QVBoxLayout()
        self._content = QWidget()
        self._lay_out()
        self.fill.activated.connect(self._apply_choices)
        self.fill.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for box in self.layers.values():
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.toggled.connect(self._apply_choices)
        self.fill.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        analysis_job.changed.connect(self.refresh)
        theme().changed.connect(self._restyle)
        translated(self._fill_name, text="hex-fill")
        translated(self.fill, accessibleName="hex-fill")
        for name, layer in self.layers.items():
            translated(layer, text=f"hex-layer-{name}", toolTip=f"hex-layer-{name}-about")
        for name, tip in _FACTS.items():
            translated(self._fact_names[name], text=f"hex-fact-{name}", toolTip=tip)
        on_language_change(self.retranslate)
        self._restyle()

    def offer_fills(self, names: tuple[str, ...]) -> None:
        """Add choices of what fills the cells."""
        for name in names:
            self.fill.addItem("", name)
        self.retranslate()

    def retranslate(self) -> None:
        for place in range(self.fill.count()):
            key, tip = _FILL_KEYS[self.fill.itemData(place)]
            self.fill.setItemText(place, text(key))
            self.fill.setItemData(place, tip and text(tip), Qt.ItemDataRole.ToolTipRole)
        for side in SIDES:
            self._headings[side].setToolTip(colour_name(side))
            self._headings[side].setAccessibleName(colour_name(side))
        self._arrange_layers()
        self.refresh()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the content, with layers in two columns, plus a scroll bar; it scrolls vertically."""
        width = max(self._content.minimumSizeHint().width(), self._width_for_two_columns())
        bar = self._area.verticalScrollBar().sizeHint().width()
        return QSize(width + bar, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_layers()

    def refresh(self) -> None:
        """Show the current analysis."""
        analysis = self._analysis_job.analysis
        sentence = self._solved_text() or _urgent(analysis)
        threats = analysis is not None and analysis.must is not None and bool(analysis.must.threats)
        point = text("hex-must-point") if threats and self._analysis_job.shown_layers.must else ""
        self.message.setText(f"{sentence} {point}".strip())
        for side in SIDES:
            for name, sentence in _facts(analysis, side).items():
                self.facts[name, side].setText(sentence)

    def mark(self, layers: Collection[str] | None, fill: str | None) -> None:
        """Change the marks on the board; None leaves them as they are."""
        for name, box in self.layers.items():
            box.setChecked(box.isChecked() if layers is None else name in layers)
        self.choose_fill(self._analysis_job.shown_layers.fill if fill is None else fill)

    # Internal

    def _solved_text(self) -> str:
        """Return the text on who wins, if the cells show that."""
        analysis_job, known = self._analysis_job, self._analysis_job.solved
        if analysis_job.shown_layers.fill != SOLVED_FILL:
            return ""
        if known is None:
            return text("hex-solving") if analysis_job.solvable else text("hex-solve-small", most=MAX_AUTO_SOLVE_SIZE)
        side, wins = colour_key(known.board.to_move), sum(known.wins.values())
        if not known.finished:
            return text("hex-solved-partly", known=len(known.wins), count=len(known.board.vacant))
        return text("hex-solved-win", side=side, count=wins) if wins else text("hex-solved-loss", side=side)

    def _apply_choices(self) -> None:
        on = {name: box.isChecked() for name, box in self.layers.items()}
        self._analysis_job.show(replace(self._analysis_job.shown_layers, fill=self.fill.currentData(), **on))
        about = self.fill.currentData(Qt.ItemDataRole.ToolTipRole) or ""
        self.fill.setToolTip(f"{self.fill.currentText()}\n{about}".strip())  # the choice may be cut

    def choose_fill(self, name: str) -> None:
        """Fill the cells with something else."""
        self.fill.setCurrentIndex(self.fill.findData(name))
        self._apply_choices()

    def _lay_out(self) -> None:
        first = hbox(self._fill_name, (self.fill, 1), spacing=8)
        self._boxes = boxes = QGridLayout()
        boxes.setHorizontalSpacing(COLUMN_SPACING)
        boxes.setVerticalSpacing(3)
        facts = QGridLayout()
        facts.setHorizontalSpacing(10)
        facts.setVerticalSpacing(2)
        for row, name in enumerate(_FACTS):
            label = self._fact_names[name]
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            facts.addWidget(label, row + 1, 0)
            for column, side in enumerate(SIDES):
                self.facts[name, side].setAlignment(Qt.AlignmentFlag.AlignCenter)
                facts.addWidget(self.facts[name, side], row + 1, column + 1)
        for column, side in enumerate(SIDES):
            self._headings[side].setAlignment(Qt.AlignmentFlag.AlignCenter)
            facts.addWidget(self._headings[side], 0, column + 1)
        facts.setColumnStretch(0, 1)
        layout = vbox(first, boxes, self.message, facts, parent=self._content, margins=(SIDE, 8, SIDE, 6), spacing=8)
        layout.addSpacing(EXTRA_SPACING)
        nest(layout, self.below, 1)
        self._area = FramelessScrollArea(self._content, self)
        vbox(self._area, parent=self, margins=0)
        self._columns = 0
        self._arrange_layers()

    def _width_for_two_columns(self) -> int:
        """Return the width in pixels that the content needs for two columns of layers."""
        widths = [self.layers[name].sizeHint().width() for name in LAYERS]
        return max(widths[::2]) + max(widths[1::2]) + COLUMN_SPACING + 2 * SIDE

    def _arrange_layers(self) -> None:
        """Put the layers into two columns, or below each other if the pane is too narrow, as on a small projector."""
        room = self.width() - self._area.verticalScrollBar().sizeHint().width()
        columns = 2 if room >= self._width_for_two_columns() else 1
        if columns == self._columns:
            return
        self._columns = columns
        for place, name in enumerate(LAYERS):
            self._boxes.removeWidget(self.layers[name])
            self._boxes.addWidget(self.layers[name], *divmod(place, columns), Qt.AlignmentFlag.AlignLeft)

    def _restyle(self) -> None:
        for side in SIDES:
            self._headings[side].setPixmap(stone_pixmap(side, pixels(16)))
            for name in _FACTS:
                self.facts[name, side].setMinimumWidth(pixels(MIN_FACT))
        self._arrange_layers()


def _urgent(analysis: PositionAnalysis | None) -> str:
    """Return the sentences on urgent moves."""
    if analysis is None:
        return text("hex-looking")
    board = analysis.board
    if board.winner:
        return text("hex-headline-won", side=colour_key(board.winner))
    if analysis.urgent is None:
        return text("hex-looking")
    side = colour_key(board.to_move)
    if analysis.urgent.wins:
        return text("hex-urgent-wins", side=side, cells=cells_text(analysis.urgent.wins, board.size))
    if len(analysis.urgent.defences) == 1:
        return text("hex-urgent-only", side=side, cells=cells_text(analysis.urgent.defences, board.size))
    if analysis.urgent.defences:
        return text("hex-urgent-lost", side=side, cells=cells_text(analysis.urgent.defences, board.size))
    if analysis.must is None:
        return text("hex-looking")
    if not analysis.must.threats:
        return text("hex-urgent-nothing", side=side)
    if analysis.must.lost:
        return text("hex-must-lost", side=side)
    return text("hex-must", side=side, count=len(analysis.must.region), threats=len(analysis.must.threats))


def _long_sentences() -> list[str]:
    """Return sentences of both sides as long as those that are usual on boards of all sizes."""
    must = (text("hex-must", side=colour_key(side), count=MANY, threats=MANY) for side in SIDES)
    return [f"{sentence} {text('hex-must-point')}" for sentence in must]


def _facts(analysis: PositionAnalysis | None, side: int) -> dict[str, str]:
    """Return the figures of a side; unknown or meaningless ones are a dash."""
    dash, place = text("amount-none"), side - RED
    missing, distance = dash, dash
    if analysis is not None and analysis.shortest_paths is not None:
        missing = number(analysis.shortest_paths[place].moves) if analysis.shortest_paths[place].moves < FAR else "∞"
    if analysis is not None and analysis.distances is not None:
        value = analysis.distances[place].value
        distance = number(value) if value < FAR else "∞"
    links = (
        dash
        if analysis is None or analysis.links is None
        else number(sum(one.save is None for one in analysis.links[place]))
    )
    return {"missing": missing, "distance": distance, "bridges": links}
