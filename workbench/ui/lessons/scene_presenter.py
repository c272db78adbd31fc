"""Shows the scene of a lesson's step in the benches, and restores what was there before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from workbench.formats.run_line import END, read_run_line
from workbench.lessons.concealment import NOTHING, Concealment
from workbench.lessons.hiding import concealed_scene
from workbench.lessons.lesson import LessonStep
from workbench.lessons.nodes import records_of
from workbench.search.finding.conditions import parse
from workbench.search.problem.messages import Fault
from workbench.ui.bench.bench import Bench, Scene
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.bench.scene_reading import TrustedScene
from workbench.ui.controls.tab_row import bring_forward
from workbench.wording import say

BENCH = "bench"
MAX_HELD, CHECK_MS = 0.5, 10
"""Seconds for which a bench keeps its last picture at most, and the milliseconds between two checks."""


@dataclass(frozen=True)
class SavedScene:
    """The state before a lesson: the current bench, and of each the scene, what else it remembers, and breakpoints."""

    bench: str
    scenes: dict[str, Scene]
    remembered: dict[str, object]
    breakpoints: dict[str, list[str]]


class ScenePresenter(QObject):
    """Shows steps on the benches of a stack.

    Signals: `pointed(list)`: the panes that the step points at have changed.
    """

    pointed = Signal(list)

    def __init__(self, stack: BenchStack, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack = stack
        self._before: SavedScene | None = None
        self._step: LessonStep | None = None
        self._bench: Bench | None = None
        self._concealing: Bench | None = None
        self._picture = _HeldPicture(self)

    @property
    def bench(self) -> Bench:
        """The current bench."""
        return self._stack.bench

    @property
    def conceals(self) -> bool:
        """Whether something is hidden because a question is open."""
        return self._concealing is not None

    def remember(self) -> None:
        """Save what is shown now, unless this has been done already."""
        self._close_predictions()
        if self._before is None:
            made = self._stack.made
            self._before = SavedScene(
                self._stack.bench.name,
                {
                    name: TrustedScene(bench.scene(), [bench.other] if bench.other else ())
                    for name, bench in made.items()
                },
                {name: bench.remembered() for name, bench in made.items()},
                {name: bench.breakpoints.lines for name, bench in made.items() if bench.breakpoints is not None},
            )

    def show(self, step: LessonStep, concealed: Concealment = NOTHING) -> None:
        """Show the scene of a step, without what its question hides. Raises Fault if a bench cannot show it."""
        self._close_predictions()
        self._stop_highlighting()
        self.reveal()
        if step.bench:
            self._stack.show_bench(step.bench)
            scene = concealed_scene(step, concealed)
            self._stack.bench.show_afresh({name: value for name, value in scene.items() if name != BENCH})
        bench = self._stack.bench
        if concealed:
            self._concealing = bench
            bench.conceal(concealed)
        if bench.breakpoints is not None and (step.scene or step.breakpoints):
            bench.breakpoints.restore(f"+ {parse(condition)}" for condition in step.breakpoints)
        self.point(step)
        self.mark(step, step.nodes)
        self._picture.hold(bench, covered=bool(concealed))

    def _close_predictions(self) -> None:
        """End the questions of Predict: a scene is of another step, and one question is asked at a time."""
        for bench in self._stack.made.values():
            bench.close_prediction()

    def mark(self, step: LessonStep, nodes: tuple[str, ...]) -> None:
        """Mark states in the tree and the lists once the search has reached the step's position."""
        self._stop_highlighting()
        bench = self._stack.bench
        if nodes and bench.node_selection is not None:
            self._step, self._bench = replace(step, nodes=nodes), bench
            bench.player.moved.connect(self._highlight)
            bench.player.lengthened.connect(self._highlight)
            self._highlight()
        elif bench.node_selection is not None and bench.node_selection.marked:
            bench.node_selection.mark([])

    def reveal(self) -> None:
        """Show again what a question hides."""
        if self._concealing is not None:
            self._concealing.conceal(NOTHING)
            self._concealing = None

    def point(self, step: LessonStep) -> None:
        """Bring the panes that a step points at to the front, and point at them."""
        bench = self._stack.bench
        panes = [bench.panes[name] for name in step.look if name in bench.panes]
        for pane in reversed(panes):
            bring_forward(pane)
        self.pointed.emit(panes)

    def restore(self) -> None:
        """Restore what was there before the lesson."""
        self._stop_highlighting()
        self._picture.release()
        self.reveal()
        for bench in self._stack.made.values():
            bench.pick_cells(False)
            bench.reopen_prediction()
        self.pointed.emit([])
        before, self._before = self._before, None
        if before is None:
            return
        self._restore_breakpoints(before)
        self._stack.show_bench(before.bench)  # first: leaving a bench pauses its player
        for name, bench in self._stack.made.items():
            bench.remember(before.remembered.get(name))
        last = {"explore": 1}  # Explore last: other benches may bring their boards with them
        for name, scene in sorted(before.scenes.items(), key=lambda item: last.get(item[0], 0)):
            bench = self._stack.made[name]
            try:
                if bench.scene() != scene:
                    bench.show_scene(scene)
            except Fault as fault:
                bench.message_reported.emit(say(fault))

    def close_down(self) -> None:
        """Restore the breakpoints, which are part of the settings; the window is closing."""
        self._stop_highlighting()
        self._picture.release()
        if self._before is not None:
            self._restore_breakpoints(self._before)

    def _restore_breakpoints(self, before: SavedScene) -> None:
        for name, bench in self._stack.made.items():
            if bench.breakpoints is not None:
                bench.breakpoints.restore(before.breakpoints.get(name, []))

    def _highlight(self) -> None:
        """Highlight the step's nodes once the search has reached the step's position."""
        if self._step is None or self._bench is None or self._bench.node_selection is None:
            return
        player, target = self._bench.player, read_run_line(self._step.run).step if self._step.run else None
        timeline = player.timeline
        reached = player.ended and player.t == player.length if target == END else target in (None, player.t)
        if timeline is None or not reached:
            return
        records = records_of(timeline.at(min(player.t, timeline.length)), self._step.nodes)
        selection = self._bench.node_selection
        if not self.conceals:  # else the run is soon replaced by one without its future
            self._stop_highlighting()
        selection.mark(records)

    def _stop_highlighting(self) -> None:
        if self._bench is not None:
            self._bench.player.moved.disconnect(self._highlight)
            self._bench.player.lengthened.disconnect(self._highlight)
        self._step = self._bench = None


class _HeldPicture(QObject):
    """Keeps the picture of a bench until all its panes can show the same, as they are refreshed one by one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._bench: Bench | None = None
        self._covers: list[QWidget] = []
        self._until = 0.0
        self._timer = QTimer(self, interval=CHECK_MS)
        self._timer.timeout.connect(self._check)

    def hold(self, bench: Bench, covered: bool) -> None:
        """Draw nothing of a bench and its counters until it has settled; `covered`: its last picture is hidden."""
        self.release()
        self._bench, self._until = bench, perf_counter() + MAX_HELD
        self._draw(bench, False)
        self._covers = [_cover(part) for part in (bench, bench.counters) if covered and part.isVisible()]
        self._timer.start()

    def release(self) -> None:
        """Draw everything again."""
        self._timer.stop()
        if self._bench is not None:
            self._draw(self._bench, True)
            self._bench = None
        for cover in self._covers:
            cover.hide()
            cover.deleteLater()
        self._covers = []

    def _check(self) -> None:
        if self._bench is None or self._bench.settled() or perf_counter() > self._until:
            self.release()

    @staticmethod
    def _draw(bench: Bench, on: bool) -> None:
        for part in (bench, bench.counters):
            part.setUpdatesEnabled(on)


def _cover(part: QWidget) -> QWidget:
    """Return a blank widget over `part`, whose clicks go through."""
    cover = QWidget(part.window())
    cover.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    cover.setAutoFillBackground(True)
    cover.setGeometry(QRect(part.mapTo(part.window(), QPoint()), part.size()))
    cover.show()
    cover.repaint()  # at once, before the new question is drawn
    return cover
