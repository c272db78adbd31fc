"""The searches beside each other on the same state space, or, if that is large, their nodes by g and h."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.search.inspecting.density import Axes
from workbench.tiles.puzzle.board import Board
from workbench.tiles.state_space.light import SpaceLight, can_be_lit
from workbench.tiles.state_space.space import StateSpace, state_space
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import grid, hbox, pages, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.compare.letter_badge import LetterBadge
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.picture_saving import Picture, PictureSaving
from workbench.ui.states.density_layout import Class, DensityContent
from workbench.ui.states.density_painter import with_common_axes
from workbench.ui.states.density_view import DensityView
from workbench.ui.states.panels import columns_of
from workbench.ui.states.space_drawings import SpaceDrawing, picture_to_save
from workbench.ui.states.space_legend import DensityLegend, SpaceLegend
from workbench.ui.states.space_view import SpaceView
from workbench.wording import text

MIN_INTERVAL = 0.04
PIECE_SECONDS, PIECE_DELAY_MS = 0.015, 4
"""Seconds of preparation between two events of the window, and milliseconds for these."""


class SpacePanel(QWidget):
    """One search: its letter and name over its space.

    Attributes: view, density; drawing, of what is shown, or None; last, how many expansions that are, if not all;
    content, the nodes by g and h, or None: these are shown with the axes of all panels.

    Signals: `chosen(state)`, its number; `class_chosen(found)`, a Class.
    """

    chosen = Signal(int)
    class_chosen = Signal(object)

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing: SpaceDrawing | None = None
        self.last: int | None = None
        self.content: DensityContent | None = None
        self._badge, self._name = LetterBadge(place, self), Muted(self)
        self.view, self.density = SpaceView(self), DensityView(self)
        for view in (self.view, self.density):
            view.setMinimumSize(80, 50)
        self._pages = pages(self, self.view, self.density)
        head = hbox(self._badge, (self._name, 1), margins=(6, 2, 6, 0), spacing=5)
        vbox(head, (self._pages, 1), parent=self, margins=0, spacing=0)
        self.view.chosen.connect(self.chosen)
        self.density.chosen.connect(self.class_chosen)

    def show_side(self, side: Side, name: str) -> None:
        self._badge.place = side.place
        self._badge.update()
        self._name.setText(name)
        self._name.setToolTip(plain_tip(side.name()))
        for view in (self.view, self.density):
            view.setAccessibleName(text("compare-chip", letter=side.letter, name=side.name()))

    def show_space(self, space: StateSpace | None, side: Side, step: int, picked: int | None) -> bool:
        """Show the points after a step; None: the nodes by g and h. Return whether the preparations are complete."""
        self._pages.setCurrentIndex(1 if space is None else 0)
        timeline = side.timeline
        if timeline is None or not timeline.recording.published.records:
            self.drawing = self.content = None
            self.view.clear()
            return True
        recording, t = timeline.recording, min(step, timeline.length)
        if self.drawing is None or (self.drawing.source.recording, self.drawing.space) != (recording, space):
            self.drawing = SpaceDrawing(recording, space)
        source = self.drawing.source
        if not self.prepare():
            if isinstance(source, SpaceLight):
                self.view.await_light(source)
            return False
        if isinstance(source, SpaceLight):
            self.view.show_light(source, recording.problem, t, picked)
        self.content = self.drawing.content(t)
        self.last = self.drawing.last(t) if self.content is None else self.content.densities.last
        if self.last is not None:
            self._name.setText(f"{self._name.text()} · {text('space-last', count=self.last)}")
        return True

    def prepare(self) -> bool:
        """Go on with the preparations for a moment; return whether they are complete."""
        return self.drawing is None or self.drawing.source.prepare(PIECE_SECONDS)


class CompareSpace(QWidget):
    """Attributes: panels, in the order of the letters; what is chosen in one of them has a ring in all."""

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self.panels: list[SpacePanel] = []
        self._space: StateSpace | None = None
        self._wanted: tuple[Board, Board] | None = None
        self._picked: int | None = None
        self._costs: Axes | None = None
        """g and h of the chosen nodes of `_problem`, in its units."""
        self._problem: object = None
        self._columns = 0
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._take)
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        self._preparing = QTimer(self, singleShot=True, interval=PIECE_DELAY_MS)
        self._preparing.timeout.connect(self._prepare)
        self.legend, self.classes_legend = SpaceLegend(self), DensityLegend(self)
        inner = QWidget(self)
        self._grid = grid(parent=inner, margins=0, spacing=4)
        vbox((inner, 1), self.legend, self.classes_legend, parent=self, margins=0, spacing=0)
        for signal in (compare.sides_changed, compare.axis_changed, compare.progressed):
            signal.connect(self._throttle.request)
        compare.player.moved.connect(self._throttle.request)
        translated(self, accessibleName="space-name")
        on_language_change(self._throttle.request)

    @property
    def settled(self) -> bool:
        """Whether the position is drawn."""
        return not (self._jobs.busy or self._throttle.waiting or self._preparing.isActive())

    def stop(self) -> None:
        """Stop the work in the background at once."""
        self._jobs.stop()
        self._preparing.stop()

    def refresh(self) -> None:
        """Show the current step of each side."""
        compare = self._compare
        if len(self.panels) != len(compare.sides):
            self._make(len(compare.sides))
        problem: Any = compare.problem
        lit = can_be_lit(problem)
        if problem != self._problem:
            self._problem, self._costs = problem, None
        moments = [
            side.timeline.at(min(compare.step_of(side), side.length))
            for side in compare.sides
            if side.timeline is not None
        ]
        self.legend.setVisible(lit)
        self.classes_legend.setVisible(not lit)
        if lit and (self._space is None or not self._space.fits(problem)):
            self._lay_out(problem.goal, problem.start)
            return
        complete = True
        for panel, side, name in zip(self.panels, compare.sides, compare.names.distinct, strict=True):
            step = compare.step_of(side)
            panel.show_side(side, name)
            complete &= panel.show_space(self._space if lit else None, side, step, self._picked if lit else None)
        for legend in (self.legend, self.classes_legend):
            legend.describe(moments, [panel.last for panel in self.panels])
        for panel, content in zip(self.panels, with_common_axes([panel.content for panel in self.panels]), strict=True):
            panel.density.show_content(content, self._costs)
        if not complete:
            self._preparing.start()

    def _prepare(self) -> None:
        """Prepare the panels, without drawing again those that are ready."""
        if all(panel.prepare() for panel in self.panels):
            self._throttle.request()
        elif self.isVisible():
            self._preparing.start()

    def picture(self) -> Picture | None:
        """Return the searches on show as a picture with their names and the legend, in light colours."""
        compare = self._compare
        shown = [
            (text("compare-chip", letter=side.letter, name=side.name()), side.timeline.recording, compare.step_of(side))
            for side in compare.sides
            if side.timeline is not None and side.timeline.recording.published.records
        ]
        space = self._space if can_be_lit(compare.problem) else None
        if not shown or (space is None) == can_be_lit(compare.problem):
            return None
        names, recordings, steps = zip(*shown, strict=True)
        return picture_to_save(names, recordings, space, steps, self.size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _lay_out(self, goal: Board, start: Board) -> None:
        if self._wanted == (goal, start):
            return
        self._wanted, self._picked = (goal, start), None
        for panel in self.panels:
            panel.view.clear()
            panel.view.show_note(text("space-laying-out"))
        self._jobs.begin(_space_of(goal, start))

    def _take(self, space: object) -> None:
        assert isinstance(space, StateSpace)
        self._space, self._wanted = space, None
        self.refresh()

    def _pick(self, state: int) -> None:
        self._picked = None if state == self._picked else state
        self.refresh()

    def _pick_class(self, found: Class) -> None:
        costs = sum(found.g) / 2, sum(found.h) / 2
        self._costs = None if costs == self._costs else costs
        self.refresh()

    def _make(self, count: int) -> None:
        for panel in self.panels[count:]:
            self._grid.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        del self.panels[count:]
        while len(self.panels) < count:
            panel = SpacePanel(len(self.panels), self)
            panel.chosen.connect(self._pick)
            panel.class_chosen.connect(self._pick_class)
            for view in (panel.view, panel.density):
                PictureSaving(view, self.picture)
            self.panels.append(panel)
        self._columns = 0
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the panels in as many columns as make them largest."""
        columns = columns_of(len(self.panels), self.width(), self.height())
        if columns == self._columns:
            return
        self._columns = columns
        for place, panel in enumerate(self.panels):
            self._grid.removeWidget(panel)
            self._grid.addWidget(panel, place // columns, place % columns)
            panel.show()
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < columns))
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, int(row < -(-len(self.panels) // columns)))


def _space_of(goal: Board, start: Board) -> Iterator[object]:
    yield state_space(goal, start)
