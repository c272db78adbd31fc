"""The setup of an experiment: the boards, the checked algorithms and heuristics, the limits; and its buttons."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QWidget,
)

from workbench.api import Configuration
from workbench.catalog import ALGORITHMS, HEURISTICS, algorithm
from workbench.catalog.estimates import offered_for
from workbench.catalog.heuristics import heuristic
from workbench.catalog.own_names import own_functions
from workbench.experiments.plan import algorithm_options, configurations, read_lists
from workbench.experiments.scenarios import SAMPLE
from workbench.own_file import is_own
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.recording.ordering import TIES
from workbench.tiles.pattern_databases.partitions import known_names
from workbench.tiles.pattern_databases.pattern_database import usable_names
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.ui.base.history import History
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.undoing import disable_own_undo
from workbench.ui.bench.scene_reading import Scene, check_own_code, read, read_texts
from workbench.ui.controls.buttons import push_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.message_dialog import ask_first
from workbench.ui.experiments.board_source import BoardSource, read_number
from workbench.ui.experiments.checklist import CheckList
from workbench.ui.experiments.form_wrapping import wrap_rows
from workbench.ui.experiments.progress import longest_texts, progress_text, total_text
from workbench.ui.experiments.session import ExperimentRequest, ExperimentSession
from workbench.ui.runs.session import Session
from workbench.ui.setup.own_function import OwnFunction
from workbench.wording import say, text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text

FIRST_HEURISTICS = ("misplaced", "manhattan", "linear-conflict")
FIRST_FOR_SCENARIOS = ("octile",)
MAX_JOBS = 64
_MERGED_FIELDS = {"moves", "count", "seed", "file", "more", "expansions", "seconds"}
"""Fields that are typed in or stepped: consecutive changes of one are merged for undo."""
MARGIN = 10
_OWN = "search-own-algorithm"


class ExperimentSetup(QWidget):
    """The setup pane.

    Attributes: boards; algorithms, heuristics, ties, lists; own, own_algorithm, which add a heuristic or an algorithm;
    more, options; expansions, seconds, jobs, numbers; scheduler, the address of a Dask cluster; history, of all
    settings; total; run, pause, stop, the buttons; progress and message, the progress as a bar and as text; fault;
    run_scene, the settings that were run last, or None.
    Signals: `resized`: the required width may have changed.
    """

    resized = Signal()

    def __init__(self, experiment: ExperimentSession, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._experiment, self._own_names = experiment, list[str]()
        self._own_algorithms: list[str] = []
        self.run_scene: Scene | None = None
        self._for_scenarios, self._other_heuristics = False, list(FIRST_FOR_SCENARIOS)
        self.boards = BoardSource(session, self)
        self.algorithms, self.heuristics, self.ties = CheckList(5, self), CheckList(5, self), CheckList(3, self)
        self.own = translated(QPushButton(self), text="search-own", toolTip="search-own-tip")
        self.own_algorithm = translated(
            QPushButton(self), text="search-own-algorithm", toolTip="search-own-algorithm-tip"
        )
        self.more = translated(QLineEdit(self), placeholderText="experiment-more-hint")
        self.expansions = QSpinBox(self, minimum=0, maximum=10**9, singleStep=100_000)
        self.expansions.setGroupSeparatorShown(True)
        self.seconds = QSpinBox(self, minimum=0, maximum=10**6)
        self.jobs = QSpinBox(self, minimum=1, maximum=MAX_JOBS, value=min(os.cpu_count() or 1, MAX_JOBS))
        self.scheduler = translated(
            QLineEdit(self), placeholderText="experiment-scheduler-hint", toolTip="experiment-scheduler-tip"
        )
        self.scheduler.textChanged.connect(lambda: self.jobs.setEnabled(not self.scheduler.text().strip()))
        self.total, self.message = (LiveLabel(self, lines=2, max_lines=3) for _ in range(2))
        self.total.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.run = push_button(self, "play", self.begin, text="experiment-run", toolTip="experiment-run-tip")
        self.pause = push_button(self, "pause", self._pause)
        self.stop = push_button(
            self, "stop", experiment.stop, accessibleName="experiment-stop", toolTip="experiment-stop-tip"
        )
        self.own.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.progress, self.fault = QProgressBar(self), FaultLabel(self)
        self.progress.setTextVisible(False)
        self.history = History(self)
        self._lists = {"algorithms": self.algorithms, "heuristics": self.heuristics, "ties": self.ties}
        self._numbers = {"expansions": self.expansions, "seconds": self.seconds}
        self._labels: dict[QWidget, Label] = {}
        for field, key in (
            (self.algorithms, "experiment-algorithms"),
            (self.heuristics, "experiment-heuristics"),
            (self.ties, "experiment-ties"),
            (self.more, "experiment-more"),
            (self.expansions, "experiment-max-expansions"),
            (self.seconds, "experiment-max-seconds"),
            (self.jobs, "experiment-processes"),
            (self.scheduler, "experiment-scheduler"),
        ):
            self._labels[field] = translated(Label(self), text=key)
            translated(field, accessibleName=key)
        self._lay_out()
        self._connect()
        for box in (self.expansions, self.seconds):
            translated(box, specialValueText="experiment-no-limit")
        translated(self.progress, accessibleName="experiment-progress")
        on_language_change(self.retranslate)
        self._applying, self._current_scene = False, self.scene
        self._record_changes()

    def retranslate(self) -> None:
        self.more.setToolTip(text("experiment-more-tip", known=", ".join(("order", "engine", *algorithm_options()))))
        self._fill_lists()
        self.message.reserve(longest_texts())
        self.refresh()

    @property
    def chosen(self) -> tuple[Configuration, ...]:
        """The checked configurations. Raises Fault if there are none."""
        algorithms = self.algorithms.chosen
        entries = [algorithm(name) for name in algorithms]
        if not algorithms:
            raise Fault("experiment-no-algorithm")
        informed = any(entry.informed for entry in entries)
        if informed and not self.heuristics.chosen:
            raise Fault("experiment-no-heuristic")
        tied = any("ties" in entry.options for entry in entries)
        lists: dict[str, Any] = read_lists(self.more.text())
        lists.setdefault("ties", self.ties.chosen if tied else ())
        orders, engines = lists.pop("order", ()), lists.pop("engine", (None,))
        heuristics = self.heuristics.chosen if informed else ()
        created = (
            one
            for engine in engines
            for one in configurations(algorithms, heuristics, orders, engine, self.boards.sample, **lists)
        )
        return tuple(created)

    @property
    def request(self) -> ExperimentRequest:
        """The experiment to run. Raises Fault."""
        limits = Limits(self.expansions.value() or None, self.seconds.value() or None)
        where = self.jobs.value(), self.scheduler.text().strip()
        return ExperimentRequest(self.boards.source, self.boards.goal, self.chosen, limits, *where)

    @property
    def scene(self) -> Scene:
        """All settings, in the form that `take` accepts."""
        return {
            "boards": self.boards.values,
            **{name: box.chosen for name, box in self._lists.items()},
            "more": self.more.text(),
            **{name: box.value() for name, box in self._numbers.items()},
        }

    def read(self, scene: Scene) -> Callable[[], None]:
        """Return a function that applies the settings of `scene`. Raises Fault, before anything is changed."""
        selection = {name: read_texts(scene, name, tuple(box.chosen)) for name, box in self._lists.items()}
        numbers = [(box, read_number(scene, name, box)) for name, box in self._numbers.items() if name in scene]
        more = read(scene, "more", str, self.more.text())
        read_lists(more)
        own = [name for name in selection["heuristics"] if own_functions(name)]
        algorithms = [name for name in selection["algorithms"] if is_own(name)]
        known = {*HEURISTICS, *known_names(), *offered_for(SAMPLE)}
        for name, box in self._lists.items():
            for one in selection[name]:
                if one in own or one in algorithms:
                    check_own_code(scene, one)
                    (heuristic if one in own else algorithm)(one)
                elif one not in box.offered and not (box is self.heuristics and one in known):
                    raise Fault("option-choice", option=name, value=to_quotable(one), known=", ".join(box.offered))
        apply_boards = self.boards.read(read(scene, "boards", dict, {}))

        def apply() -> None:
            apply_boards()
            self._offer_own(own, algorithms)
            for name, box in self._lists.items():
                for one in box.offered:
                    box.tick(one, one in selection[name])
            self.more.setText(more)
            for number_box, value in numbers:
                number_box.setValue(value)

        return partial(self._change, apply)

    def apply(self, scene: Scene) -> None:
        """Apply the settings of `scene`. Raises Fault, before anything is changed."""
        self.read(scene)()

    def _change(self, change: Callable[[], None]) -> None:
        """Call `change`, and record everything it sets as one change."""
        self._applying = True
        change()
        self._applying = False
        self._record_change()

    def refresh(self) -> None:
        """Show the progress, and enable the buttons."""
        experiment = self._experiment
        busy, resumable = experiment.busy, experiment.unfinished
        self.run.setEnabled(not busy)
        self.pause.setEnabled(busy or resumable)
        resumes = resumable or experiment.paused
        set_icon(self.pause, "play" if resumes else "pause")
        self.pause.setText(text("experiment-resume") if resumes else text("experiment-pause"))
        self.pause.setToolTip(text("experiment-resume-tip") if resumes else text("experiment-pause-tip"))
        self.stop.setEnabled(busy)
        self.show_progress()
        self.fault.show_fault(experiment.fault)
        self._show_total()

    def show_progress(self) -> None:
        experiment, plan = self._experiment, self._experiment.plan
        done = len(experiment.outcomes)
        self.progress.setVisible(experiment.busy or experiment.unfinished)
        preparing = experiment.busy and not experiment.paused and not done
        self.progress.setRange(0, 0 if preparing or plan is None else len(plan))
        self.progress.setValue(done)
        self.message.setText(progress_text(experiment, lambda: self.request))

    def event(self, event: QEvent) -> bool:
        """Report that the required width may have changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put labels above their fields if one does not fit beside its field."""
        super().resizeEvent(event)
        rows = ((self._labels[box], box) for box in (*self._numbers.values(), self.jobs, self.scheduler))
        wrap_rows(self._form, rows, self.width() - 2 * MARGIN)

    # Internals

    @Slot()
    def _show_total(self) -> None:
        self.show_progress()
        try:
            count = len(self.chosen)
        except Fault as fault:
            self.total.setText(say(fault))
            return
        self.total.setText(total_text(self.boards.board_count, count))

    @property
    def _heuristic_names(self) -> list[str]:
        if self.boards.sample is not None:
            return [*offered_for(self.boards.sample), *self._own_names]
        goal = self.boards.usual_goal
        return [*HEURISTICS, *(() if goal is None else usable_names(goal)), *self._own_names]

    def _offer_databases(self) -> None:
        """Offer the databases for the chosen boards, or the heuristics of scenarios; each keep their own checks."""
        scenarios = self.boards.sample is not None
        if scenarios != self._for_scenarios:
            self._other_heuristics, chosen = self.heuristics.chosen, self._other_heuristics
            self._for_scenarios = scenarios
            self._fill_lists(chosen)
        elif self._heuristic_names != self.heuristics.offered:
            self._fill_lists()

    def _fill_lists(self, heuristics: Sequence[str] | None = None) -> None:
        """Fill the lists and keep the checks, or check these heuristics; at first, what a lecture starts with."""
        first_time = not self.algorithms.count()
        names = self._heuristic_names
        chosen = [
            ["astar"] if first_time else self.algorithms.chosen,
            (FIRST_HEURISTICS if first_time else self.heuristics.chosen) if heuristics is None else heuristics,
            [TIES[0]] if first_time else self.ties.chosen,
        ]
        algorithms = (*ALGORITHMS, *self._own_algorithms)
        self.algorithms.offer(
            {name: algorithm_text(name) for name in algorithms},
            {name: algorithm_text(name, "-about") for name in algorithms},
            chosen[0],
        )
        self.heuristics.offer(
            {name: heuristic_text(name, "", self.boards.sample) for name in names},
            {name: heuristic_text(name, "-about", self.boards.sample) for name in names},
            chosen[1],
        )
        self.ties.offer({name: text(f"ties-{name}") for name in TIES}, {}, chosen[2])

    def _lay_out(self) -> None:
        self._form = form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for box in (*self._numbers.values(), self.jobs, self.scheduler):
            form.addRow(self._labels[box], box)
        vbox(
            self.boards,
            *(self._labels[self.algorithms], self.algorithms, self.own_algorithm),
            *(self._labels[self.heuristics], self.heuristics, self.own),
            *(self._labels[self.ties], self.ties),
            *(self._labels[self.more], self.more),
            form,
            None,
            parent=self,
            margins=MARGIN,
            spacing=6,
        )

    def _connect(self) -> None:
        for ticked in self._lists.values():
            ticked.ticked.connect(self._show_total)
        self.boards.changed.connect(self._offer_databases)
        self.boards.changed.connect(self._show_total)
        self.more.textChanged.connect(self._show_total)
        self.own.clicked.connect(lambda: OwnFunction(self._add_own, self).ask())
        self.own_algorithm.clicked.connect(lambda: OwnFunction(self._add_own_algorithm, self, _OWN).ask())
        self._experiment.changed.connect(self.refresh)
        self._experiment.progressed.connect(self.show_progress)

    def begin(self) -> None:
        """Run the selected experiment, after a question if long results are replaced; an error is shown below."""
        with self.fault.catching():
            begin = partial(self._begin, self.request)
            if self._experiment.took_long:
                question = text("experiment-replace", count=len(self._experiment.outcomes))
                ask_first(self.window(), text("window-title"), question, text("experiment-run"), begin)
            else:
                begin()

    def _begin(self, request: ExperimentRequest) -> None:
        self.run_scene = self.scene
        self._experiment.begin(request)

    def _pause(self) -> None:
        if self._experiment.unfinished:
            self._experiment.resume(self.jobs.value(), self.scheduler.text().strip())
        else:
            self._experiment.pause(not self._experiment.paused)

    def _record_changes(self) -> None:
        """Record every change for undo; consecutive changes of one typed field are merged."""
        for signal in (
            *(box.ticked for box in self._lists.values()),
            self.boards.changed,
            self.more.textChanged,
            *(box.valueChanged for box in self._numbers.values()),
        ):
            signal.connect(self._record_change)
        for field in (self.more, *self.boards.typed, *self._numbers.values()):
            disable_own_undo(field)

    @Slot()
    def _record_change(self) -> None:
        if self._applying:
            return
        before, self._current_scene = self._current_scene, self.scene
        others = {name for name, value in _flat(before).items() if _flat(self._current_scene).get(name) != value}
        kind = " ".join(others) if others <= _MERGED_FIELDS else ""
        self.history.record("undo-experiment", before, self._current_scene, self.apply, kind)

    def _add_own(self, name: str) -> None:
        self._offer_own([name])
        self.heuristics.tick(name)

    def _add_own_algorithm(self, name: str) -> None:
        self._offer_own((), [name])
        self.algorithms.tick(name)

    def _offer_own(self, names: Iterable[str], algorithms: Iterable[str] = ()) -> None:
        new = [name for name in names if name not in self._own_names]
        new_algorithms = [name for name in algorithms if name not in self._own_algorithms]
        self._own_names += new
        self._own_algorithms += new_algorithms
        if new or new_algorithms:
            self._fill_lists()


def _flat(scene: Scene) -> Scene:
    """Return a scene with the settings of the boards at the top level."""
    return {**scene, **scene["boards"], "boards": None}
