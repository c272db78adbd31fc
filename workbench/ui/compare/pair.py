"""Compares two searches state by state: the states that only one of them expanded, as a list and as a joint tree."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QToolTip, QWidget

from workbench.search.comparing.difference import Difference, DifferenceTally, ExpandedBy
from workbench.search.comparing.joint_tree import JointTrees
from workbench.search.problem.map_shape import HasMap
from workbench.search.tree.marks import Mark
from workbench.ui.base.layouts import hbox, pages, vbox
from workbench.ui.base.plain_text import Label, keep_lines, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.compare.first_difference import FirstDifferenceBoards, FirstDifferenceNote
from workbench.ui.compare.joint_canvas import JointCanvas, JointLegend
from workbench.ui.compare.joint_scene import SceneRecording, joint_labels, joint_scene
from workbench.ui.compare.letter_badge import LETTERS
from workbench.ui.compare.letter_box import LetterBox
from workbench.ui.compare.pair_map import PairMap
from workbench.ui.compare.pair_states import PairColumn, PairModel
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.fitting_segmented import FittingSegmented
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.segmented import Segmented
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.states.state_picture import is_pictured, state_text, thumbnail_side
from workbench.ui.trees.tree_legend import SOLUTION
from workbench.wording import number, text

MIN_INTERVAL = 0.05
CANVAS_LINES = 8
"""The minimum height of the tree, in lines of text, with large text."""
MIN_TREE_HEIGHT, LEGEND_MARGIN, ROW_MARGINS = 80, 8, 34
"""Pixels; the last: of the margins and the spaces in the row of the pair."""
LIST, TREE, MAP = "list", "tree", "map"
BUTTONS_WIDTH = 100
"""Pixels beside the texts in a row: of the buttons' icons and margins."""


class ComparePair(QWidget):
    """Attributes: one, other, the choice of the pair; who, which states are listed; faces, tree, list or map; map;
    sentence; first, the first difference of the user's own algorithm, and boards, its two states; table; copying;
    canvas; legend; part, how much of the tree is drawn; open, fit, buttons.

    Signals: `opened(Side, int)`: this search should be opened in Explore, at this step.
    """

    opened = Signal(object, int)

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self._trees: tuple[Difference, JointTrees] | None = None
        self._drawn: SceneRecording | None = None
        self._steps: object = None
        self._picked: int | None = None
        self._counted: Mapping[str, tuple[str, str]] = {}
        self._showing = False
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        self.one, self.other, self._against = LetterBox(self), LetterBox(self), Label(self)
        self.who, self.faces = (
            FittingSegmented([who.value for who in ExpandedBy], self),
            Segmented((TREE, LIST, MAP), self),
        )
        self.sentence, self.first = Muted(self), FirstDifferenceNote(compare, self)
        keep_lines(self.sentence, 1, lambda: _relation_texts(*compare.pair) if self.sentence.wordWrap() else ())
        self.boards = FirstDifferenceBoards(compare, self.first, self)
        self.map, self._mapped = PairMap(compare, self), False
        self.faces.buttons[MAP].hide()
        self.open = tool_button(
            self, "open", self._open, text_beside=True, text="compare-open", accessibleName="compare-open"
        )
        self.fit = tool_button(self, "fit", name="tree-fit", toolTip="tree-fit-tip")
        self._model = PairModel(compare)
        self.table = self._table()
        self.copying = TableCopying(self.table, lambda: table_lines(self._model))
        self.canvas = translated(JointCanvas(self._throttle, self), accessibleName="compare-joint-tree")
        self.legend = translated(JointLegend(self.canvas, self), accessibleName="tree-legend")
        self.part = LiveLabel(self, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.part.setContentsMargins(8, 0, 8, 0)
        self.canvas.setMinimumHeight(MIN_TREE_HEIGHT)
        MinLines(self.canvas, CANVAS_LINES)
        self._lay_out()
        self._connect()
        translated(self._against, text="compare-against")
        translated(self.who, accessibleName="compare-configuration")
        translated(
            self.faces,
            accessibleName="compare-faces",
            texts={TREE: "compare-tree", LIST: "compare-list", MAP: "compare-map"},
            hints={TREE: "compare-tree-tip", LIST: "compare-list-tip", MAP: "compare-map-tip"},
        )
        translated(self.table, accessibleName="compare-states")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for box, label in ((self.one, text("compare-one")), (self.other, text("compare-other"))):
            box.set_hint(label)
        self.open.setToolTip(f"{text('compare-open')}: {text('compare-open-tip')}")
        self._model.retranslate()
        self._offer()

    def refresh(self) -> None:
        """Show the pair at the player's position."""
        compare, difference = self._compare, self._compare.difference
        if difference is not None and self._steps is not difference.steps:  # its indices refer to other states
            self._drawn, self._steps, self._picked = SceneRecording(compare.problem), difference.steps, None
        waits = text("compare-later") if compare.busy else text("compare-computing")
        label = text("compare-nothing") if difference else waits if compare.pair_sides else text("compare-no-pair")
        for part in (self.table, self.canvas):
            part.set_placeholder(label)
        tally = DifferenceTally(0, 0, 0) if difference is None else difference.tally(compare.player.t)
        self._show_tally(tally, difference is not None)
        if self.faces.choice == LIST:
            self._model.show(ExpandedBy(self.who.choice))
            self._select_row()
        elif self.faces.choice == MAP:
            self.map.refresh()
        else:
            self._draw()
        self._enable()

    def spare(self, controls: QHBoxLayout | None) -> None:
        """Leave out the sentence, which the counts say too, and move the buttons to `controls`; None: undo that."""
        self.choice.addWidget(self.faces) if controls is None else controls.insertWidget(0, self.faces)
        self.sentence.setVisible(controls is None)
        self._leave_counts_to_legend()
        for button in (self.fit, self.open):
            (self._sentence_row if controls is None else controls).addWidget(button)

    def show_boards_only(self, on: bool) -> None:
        """Show the two states of the first difference, as large as there is room, in the place of the tree or list."""
        self._pages.setVisible(not on)
        self.boards.set_large(on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _table(self) -> TableWithPlaceholder:
        table = TableWithPlaceholder(self)
        table.setModel(self._model)
        set_up_rows(table)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        for box in (self.one, self.other):
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        drawing = QWidget(self)
        foot = hbox((self.legend, 1), self.part, spacing=0)
        vbox((self.canvas, 1), foot, parent=drawing, margins=0, spacing=0)
        self._pages = pages(self, drawing, self.table, self.map)
        margins = (8, 4, 6, 2)
        self.choice = hbox((self.one, 1), self._against, (self.other, 1), self.faces, margins=margins, spacing=6)
        self._sentence_row = hbox((self.sentence, 1), self.fit, self.open, margins=margins, spacing=6)
        vbox(
            self.choice,
            hbox(self.who, margins=margins, spacing=6),
            self._sentence_row,
            self.first,
            (self.boards, 1),
            (self._pages, 1),
            parent=self,
            margins=0,
            spacing=0,
        )

    def _connect(self) -> None:
        compare = self._compare
        for signal in (compare.sides_changed, compare.pair_changed):
            signal.connect(self._offer)
        for other in (compare.compared, compare.busy_changed, compare.player.moved):
            other.connect(self._throttle.request)
        theme().changed.connect(self._offer)
        self.one.activated.connect(self._choose)
        self.other.activated.connect(self._choose)
        self.who.chosen.connect(lambda _who: self.refresh())
        self.faces.chosen.connect(self._show_face)
        theme().changed.connect(self._leave_counts_to_legend)
        self.table.selectionModel().currentRowChanged.connect(self._row_chosen)
        self.table.activated.connect(lambda _index: self._open())
        self.table.doubleClicked.connect(lambda _index: self._open())
        self.canvas.picked.connect(self._pick)
        self.canvas.toggled.connect(self._open_place)
        self.canvas.asked.connect(self._explain)
        self.fit.clicked.connect(self.canvas.fit)

    def _offer(self) -> None:
        """List the current configurations."""
        problem = self._compare.problem
        picture_size = pixels(thumbnail_side(problem))
        self._model.picture_side = picture_size
        self.sentence.setWordWrap(theme().large)  # the panes are scrolled then
        self.table.setIconSize(QSize(picture_size, picture_size))
        pictured = is_pictured(problem)
        self.table.verticalHeader().setDefaultSectionSize(picture_size + 6 if pictured else pixels(24))
        self._offer_map(isinstance(problem, HasMap))
        self._showing = True
        letters = [side.letter for side in self._compare.sides]
        names = list(zip(letters, self._compare.names.distinct, strict=True))
        for box, letter in zip((self.one, self.other), self._compare.pair, strict=True):
            box.show_names(names, letter)
        self._showing = False
        self.canvas.pair = (LETTERS.index(self._compare.pair.one), LETTERS.index(self._compare.pair.other))
        self._model.retranslate()
        self._throttle.request()

    def _offer_map(self, mapped: bool) -> None:
        """Offer the map where there is one, and show it first."""
        if mapped != self._mapped:
            self._mapped = mapped
            self.faces.buttons[MAP].setVisible(mapped)
            if mapped or self.faces.choice == MAP:
                self.faces.choose(MAP if mapped else TREE)

    def _choose(self) -> None:
        if not self._showing:
            self._compare.set_pair(self.one.currentData(), self.other.currentData())

    def _show_tally(self, tally: DifferenceTally, known: bool) -> None:
        one, other = self._compare.pair
        counts = [number(count) if known else "…" for count in tally]
        self._counted = counted = {
            ExpandedBy.ONE.value: (text("compare-only", letter=one, count=counts[0]), f"{one}: {counts[0]}"),
            ExpandedBy.OTHER.value: (text("compare-only", letter=other, count=counts[1]), f"{other}: {counts[1]}"),
            ExpandedBy.BOTH.value: (text("compare-both", count=counts[2]), f"{one} ∩ {other}: {counts[2]}"),
        }
        self.who.set_pairs(counted)
        hints = {
            ExpandedBy.ONE.value: text("compare-only-tip", letter=one, other=other),
            ExpandedBy.OTHER.value: text("compare-only-tip", letter=other, other=one),
            ExpandedBy.BOTH.value: text("compare-both-tip", letter=one, other=other),
        }
        self.who.set_hints({who: f"{counted[who][0]}. {hint}" for who, hint in hints.items()})
        self.sentence.setText(_relation_text(tally, one, other) if known else "")
        self._fit()

    def _fit(self) -> None:
        """Hide the text of the button that opens a state beside the longest sentence, and what else has no room."""
        self._against.setVisible(self._has_room_for_word())
        label = max(map(self.sentence.fontMetrics().horizontalAdvance, _relation_texts(*self._compare.pair)))
        width = label + self.open.fontMetrics().horizontalAdvance(self.open.text()) + pixels(BUTTONS_WIDTH)
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.open.setToolButtonStyle(style if width < self.width() else Qt.ToolButtonStyle.ToolButtonIconOnly)
        beside = self.part.fontMetrics().horizontalAdvance(self.part.text()) + pixels(2 * LEGEND_MARGIN)
        room = self.width() - beside
        fits = self.legend.full_width() <= room if self._legend_counts else self.legend.fits(room)
        self.part.setVisible(bool(self.part.text()) and fits)

    def _has_room_for_word(self) -> bool:
        """Whether the names of the pair fit with the word between them."""
        faces = self.faces.sizeHint().width() if self.choice.indexOf(self.faces) >= 0 else 0
        row = self.width() - faces - self._against.sizeHint().width() - pixels(ROW_MARGINS)
        return max(self.one.natural_width(), self.other.natural_width()) <= row // 2

    def _show_face(self, face: str) -> None:
        self._pages.setCurrentIndex((TREE, LIST, MAP).index(face))
        self._leave_counts_to_legend()
        self.fit.setVisible(face == TREE)
        self.refresh()

    # The tree

    def _draw(self) -> None:
        compare, difference, pair = self._compare, self._compare.difference, self._compare.pair_sides
        if difference is None or pair is None or not sum(difference.tally(compare.player.t)):
            self._trees = None
            self.canvas.show_scene(None, self.canvas.words)
            self.legend.show_entries(())
            self.part.setText("")
            return
        one, other = pair
        assert one.timeline is not None and other.timeline is not None and self._drawn is not None
        if self._trees is None or self._trees[0] is not difference:
            self._trees = difference, JointTrees((one.timeline, other.timeline), difference)
        tree = self._trees[1].at(compare.player.t)
        steps = compare.step_of(one), compare.step_of(other)
        scene = joint_scene(tree, self._drawn, compare.player.t, steps, self._solution(one))
        self.canvas.set_selected(self._picked)
        self.canvas.show_scene(scene, joint_labels(tree, compare.pair, steps))
        self._show_legend(bool(scene.on_solution.any()))
        part = len(tree.who) < tree.size
        label = text("compare-legend-part", count=len(tree.who), size=number(tree.size)) if part else ""
        self.legend.setToolTip(plain_tip(", ".join(filter(None, (*(name for _, name in self.legend.entries), label)))))
        if bool(label) != bool(self.part.text()):
            self.part.discard_width()
        self.part.setText(label)
        self._fit()

    def _solution(self, side: Side) -> list[Hashable]:
        """Return the states on a search's solution path once the search is at its end; else none."""
        run = side.run
        if run is None or run.solution is None or self._compare.step_of(side) < side.length:
            return []
        return list(run.solution.states)

    def _show_legend(self, solved: bool) -> None:
        one, other = self._compare.pair
        only = [text("compare-legend-only", letter=letter) for letter in (one, other)]
        usual = [(*only, text("compare-legend-both"))]
        path = [(SOLUTION, text("compare-legend-solution", letter=one))] if solved and not self._legend_counts else []
        for names in zip(*self._counted.values(), strict=True) if self._legend_counts else usual:
            self.legend.show_entries([*zip((Mark.ONE, Mark.OTHER, Mark.BOTH), names, strict=True), *path])
            if self.legend.full_width() <= self.width():
                return

    def _leave_counts_to_legend(self) -> None:
        """In Projector mode the legend of the tree has the counts: the buttons, which choose a list, need its room."""
        self.who.setVisible(not self._legend_counts)

    @property
    def _legend_counts(self) -> bool:
        return theme().projector and self.faces.choice == TREE

    def _explain(self, place: int, point: QPoint) -> None:
        scene = self.canvas.scene
        if scene is not None:
            label = state_text(self._compare.problem, scene.state(place))
            QToolTip.showText(point, plain_tip(f"{label}\n{self.canvas.words.costs(place)}"), self.canvas)

    def _pick(self, record: int) -> None:
        self._picked = record
        self.canvas.set_selected(record)
        self._enable()

    # The list

    def _row_chosen(self, index: QModelIndex) -> None:
        row = self._model.row(index.row())
        if row is not None and not self._showing:
            self._pick(row.place)

    def _select_row(self) -> None:
        row = None if self._picked is None else self._model.row_of(self._picked)
        if row is not None and row != self.table.currentIndex().row():
            self._showing = True
            self.table.setCurrentIndex(self._model.index(row, PairColumn.STATE))
            self._showing = False

    # Opening

    def _origin(self) -> tuple[Side, int] | None:
        """Return the search that expanded the selected state, and the step; None if unknown."""
        pair, difference = self._compare.pair_sides, self._compare.difference
        if pair is None or difference is None or self._picked is None or self._picked >= difference.length:
            return None
        who = difference.who(self._picked, self._compare.player.t)
        if who is None:
            return None
        which = int(who is ExpandedBy.OTHER)
        steps: Any = difference.steps.other if which else difference.steps.one
        return pair[which], int(steps[self._picked])

    def _enable(self) -> None:
        self.open.setEnabled(self._origin() is not None)

    def _open_place(self, place: int) -> None:
        if self.canvas.scene is not None:
            self._pick(int(self.canvas.scene.records[place]))
            self._open()

    def _open(self) -> None:
        origin = self._origin()
        if origin is not None:
            self.opened.emit(*origin)


def _relation_text(tally: DifferenceTally, one: str, other: str) -> str:
    """Return a sentence about how the two sets of states are related."""
    same, outer, inner, apart = _relation_texts(one, other)
    if not sum(tally):
        return ""
    if not tally.one and not tally.other:
        return same
    return outer if not tally.other else inner if not tally.one else apart


def _relation_texts(one: str, other: str) -> tuple[str, str, str, str]:
    """Return the sentences for equal sets, the other within the first, the first within the other, and neither."""
    return (
        text("compare-same", one=one, other=other),
        text("compare-within", inner=other, outer=one),
        text("compare-within", inner=one, outer=other),
        text("compare-apart", one=one, other=other),
    )
