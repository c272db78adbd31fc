"""The choices of the audit: the board's size and goal, the heuristic, its weight, and a second heuristic."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import size_text
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board, goal_name
from workbench.tiles.state_space.field import MAX_CELLS
from workbench.ui.audit.heuristic_box import HeuristicBox
from workbench.ui.audit.session import ALONE, COMBINATIONS, SHAPES, AuditProgress, AuditSession
from workbench.ui.base.layouts import hbox, keep_room, nest, over, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import on_theme_change, theme
from workbench.ui.base.undoing import disable_own_undo
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.fitting_segmented import FittingSegmented
from workbench.ui.controls.pane_title import Muted
from workbench.ui.states.goal_picture import GoalPicture
from workbench.wording import text

_SLIDER_STEPS = 20
"""Slider steps for a weight of 1."""
MAX_WEIGHT = 5
SHORT_LABELS = ("w·h", "+ h₂", "max")
"""Short labels of the combinations, used in narrow windows."""


class AuditSetup(QWidget):
    """Attributes: size_box, goal_box, first, second, the choices; combination_box, how the second heuristic is combined
    with the first; slider and weight; again, which restarts or cancels; progress; goal, in small;
    about, a note; fault.

    Signals: `resized`: its minimum size may have changed.
    """

    resized = Signal()

    def __init__(self, audit: AuditSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._audit = audit
        self.size_box, self.goal_box = QComboBox(self), QComboBox(self)
        for box in (self.size_box, self.goal_box):
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
        for shape in SHAPES:
            self.size_box.addItem(size_text(*shape), shape)
        self.first, self.second = HeuristicBox(self), HeuristicBox(self)
        self.combination_box = FittingSegmented(COMBINATIONS, self)
        self.slider, self.weight = QSlider(Qt.Orientation.Horizontal, self), QDoubleSpinBox(self)
        self.slider.setRange(0, 2 * _SLIDER_STEPS + _SLIDER_STEPS // 2)
        self.weight.setRange(0, MAX_WEIGHT)
        self.weight.setDecimals(3)
        self.weight.setSingleStep(1 / _SLIDER_STEPS)
        disable_own_undo(self.weight)
        self.labels = {name: Label(self) for name in ("size", "goal", "first", "weight", "second")}
        self.about = Muted(self, wrap=True)
        self.again, self.progress = QPushButton(self), QProgressBar(self)
        self.again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.progress.setTextVisible(False)
        self.goal = GoalPicture(self)
        self.goal.turn(QBoxLayout.Direction.LeftToRight)
        self.fault = FaultLabel(self)
        keep_room(self.progress)
        self._lay_out()
        self._connect()
        translated(self.weight, accessibleName="audit-weight-label")
        translated(self.combination_box, accessibleName="audit-combination")
        translated(self.progress, accessibleName="audit-progress")
        on_language_change(self.retranslate)
        on_theme_change(self._show_goal)

    def retranslate(self) -> None:
        captions = (
            text("audit-size"), text("audit-goal"), text("option-heuristic"), text("audit-weight-label"),
            text("audit-second"),
        )  # fmt: skip
        boxes = (self.size_box, self.goal_box, self.first, self.slider, self.second)
        for label, box, name in zip(self.labels.values(), boxes, captions, strict=True):
            label.setText(name)
            box.setAccessibleName(name)
        labels = (text("audit-alone"), text("audit-plus"), text("audit-max"))
        tips = (text("audit-alone-tip"), text("audit-plus-tip"), text("audit-max-tip"))
        self.combination_box.set_pairs(dict(zip(COMBINATIONS, zip(labels, SHORT_LABELS, strict=True), strict=True)))
        self.combination_box.set_hints(
            {way: f"{name}: {tip}" for way, name, tip in zip(COMBINATIONS, labels, tips, strict=True)}
        )
        self.again.setText(text("audit-cancel") if self._audit.busy else text("audit-again"))
        self.refresh()

    def refresh(self) -> None:
        request = self._audit.request
        blocked = [
            QSignalBlocker(one)
            for one in (self.size_box, self.goal_box, self.slider, self.weight, self.combination_box)
        ]
        self.size_box.setCurrentIndex(SHAPES.index(request.goal.shape))
        self._offer_goals()
        self._show_goal()
        self.slider.setValue(round(request.weight * _SLIDER_STEPS))
        self.weight.setValue(request.weight)
        self.combination_box.choose(request.combination)
        del blocked
        self.first.offer(request.goal, request.first)
        self.second.offer(request.goal, request.second)
        self.second.setEnabled(request.combination != ALONE)
        self.labels["second"].setEnabled(request.combination != ALONE)
        sampled = request.goal.cells > MAX_CELLS
        self.about.setText(text("audit-about-sample") if sampled else text("audit-about-whole"))

    def event(self, event: QEvent) -> bool:
        """Emit `resized` when the layout has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return super().event(event)

    def _show_goal(self) -> None:
        """Show the goal in Projector mode; at a desk it is beside the example."""
        self.goal.show_goal(self._audit.request.goal if theme().projector else None)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        weight = hbox((self.slider, 1), self.weight)
        grid.addWidget(self.labels["size"], 0, 0)
        grid.addWidget(self.size_box, 0, 1)
        nest(grid, _below(self.labels["goal"], self.goal_box), 1, 0, 1, 2)
        nest(grid, _below(self.labels["first"], self.first), 2, 0, 1, 2)
        grid.addWidget(self.labels["weight"], 3, 0)
        nest(grid, weight, 3, 1)
        grid.addWidget(self.combination_box, 4, 0, 1, 2)
        nest(grid, _below(self.labels["second"], self.second), 5, 0, 1, 2)
        described = hbox(self.goal, (self.progress, 1))
        notes = over(self.about, self.fault)
        vbox(grid, self.again, described, notes, None, parent=self, margins=10, spacing=10)

    def _connect(self) -> None:
        audit = self._audit
        self.size_box.activated.connect(self._choose_size)
        self.goal_box.activated.connect(self._choose_goal)
        self.first.picked.connect(lambda name: audit.ask(first=name))
        self.second.picked.connect(lambda name: audit.ask(second=name))
        self.combination_box.chosen.connect(lambda combination: audit.ask(combination=combination))
        self.slider.valueChanged.connect(lambda value: audit.ask(weight=value / _SLIDER_STEPS))
        self.weight.valueChanged.connect(lambda value: audit.ask(weight=round(value, 3)))
        self.again.clicked.connect(self._press)
        audit.changed.connect(self.refresh)
        audit.verdict_changed.connect(self._show_fault)
        audit.progressed.connect(self._show_progress)
        audit.session.board_changed.connect(self.refresh)
        self._show_progress(None)

    def _offer_goals(self) -> None:
        """List the goals that have names; also the current goal and the window's, if they are others."""
        request, window_goal = self._audit.request, self._audit.session.goal_board
        self.goal_box.clear()
        self.goal_box.addItem(text("audit-goal-last"), LAST)
        self.goal_box.addItem(text("audit-goal-first"), FIRST)
        chosen = goal_name(request.goal)
        others = [] if chosen in (LAST, FIRST) else [request.goal]
        if (
            window_goal.shape == request.goal.shape
            and goal_name(window_goal) not in (LAST, FIRST)
            and window_goal not in others
        ):
            others.append(window_goal)
        for other in others:
            self.goal_box.addItem(str(other), str(other))
        self.goal_box.setCurrentIndex(self.goal_box.findData(chosen))
        self.goal_box.setToolTip(plain_tip(self.goal_box.currentText()))

    def _choose_size(self, place: int) -> None:
        name = goal_name(self._audit.request.goal)
        shape = SHAPES[place]
        self._audit.ask(goal=goal_board(name if name in (LAST, FIRST) else LAST, *shape))

    def _choose_goal(self, place: int) -> None:
        self._audit.ask(goal=goal_board(self.goal_box.itemData(place), *self._audit.request.goal.shape))

    def _press(self) -> None:
        self._audit.cancel() if self._audit.busy else self._audit.restart()

    def _show_progress(self, progress: AuditProgress | None) -> None:
        self.progress.setVisible(progress is not None)
        busy = progress is not None
        self.again.setText(text("audit-cancel") if busy else text("audit-again"))
        if progress is not None:
            unknown = progress.stage == "measuring" and not progress.part
            self.progress.setRange(0, 0 if unknown else 1000)
            self.progress.setValue(round(1000 * progress.part))

    def _show_fault(self) -> None:
        fault: Fault | None = self._audit.fault
        self.fault.show_fault(fault)


def _below(label: QLabel, box: QComboBox) -> QVBoxLayout:
    """Return a layout with the box below its label: names of goals and heuristics are too long to fit beside it."""
    return vbox(label, box, spacing=4)
