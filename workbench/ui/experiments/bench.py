"""The Experiments bench: many boards with several configurations, over processes; tables, charts, a report."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from workbench.experiments.boards import ListedBoard
from workbench.formats.entry import FILES, kind_of
from workbench.formats.problem_input import ProblemInput
from workbench.formats.scenarios import ScenarioFile
from workbench.search.problem.messages import Fault
from workbench.ui.base.history import History
from workbench.ui.base.layouts import hbox, keep_room, over, vbox
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import on_theme_change, theme
from workbench.ui.bench.bench import Bench, Scene, framed
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.vertical_scroll_area import VerticalScrollArea
from workbench.ui.experiments.charts import ExperimentCharts
from workbench.ui.experiments.export import ExperimentExport
from workbench.ui.experiments.results import ExperimentResults
from workbench.ui.experiments.session import ExperimentSession
from workbench.ui.experiments.setup import ExperimentSetup
from workbench.ui.player.player import Player
from workbench.ui.runs.session import Session
from workbench.wording import text

MIN_CHART_HEIGHT = 200
"""The minimum height of a readable chart, in pixels."""


class ExperimentsBench(Bench):
    """The bench.

    Attributes: experiment, the model; and the panes: setup, results, charts; export.

    Signals: `explore_requested`: a case was opened in Explore.
    """

    name = "experiments"
    predicts = "predict-tip-experiments"
    plays = False
    layouts = (
        {"columns": (300, 980), "right": (340, 380)},
        {"columns": (240, 1040), "right": (220, 500)},
        {"columns": (280, 1000), "right": (520, 200)},
        {"columns": (240, 1040), "right": (300, 420)},
    )
    projected = MappingProxyType({"columns": (340, 940), "right": (375, 345)})

    explore_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player, self._session = Player(self), session
        self.experiment = experiment = ExperimentSession(self, databases=session.databases)
        self.setup = ExperimentSetup(experiment, session)
        self.results, self.charts = ExperimentResults(experiment), ExperimentCharts(experiment)
        self.export = ExperimentExport(experiment, self)
        self.counters = LiveLabel()
        self._sample_shown = self._restored = False
        self.results.title.add(self.export.button)
        self._lay_out()
        self.results.opened.connect(self.open_case)
        self.export.message.connect(self.message_reported)
        experiment.changed.connect(lambda: self.busy_changed.emit(experiment.busy))
        for copying in self.results.copyings:
            copying.copied.connect(lambda rows: self.message_reported.emit(text("audit-copied", count=rows)))

    def open_own_file(self, name: str) -> bool:
        """Take the searches of a scenario file; return whether it is one."""
        if kind_of(Path(name), FILES) is not ScenarioFile:
            return False
        self.setup.boards.use_file(name)
        return True

    def open_case(self, case: int) -> None:
        """Open a case in Explore: its board or its scenario, its goal, its configuration."""
        plan = self.experiment.plan
        if plan is not None:
            one = plan.case(case)
            match one.board:
                case ListedBoard(_, board, goal):
                    self._session.bring(board, goal)
                case scenario:
                    problem = scenario.problem(one.configuration.order)
                    self._session.set_problem(ProblemInput(scenario.given, scenario.title, problem))
            self._session.configure(one.configuration)
            self.explore_requested.emit()

    @property
    def interrupted(self) -> str:
        """The running experiment, of which the finished searches are kept."""
        experiment = self.experiment
        if not experiment.busy or experiment.plan is None:
            return ""
        return text("close-experiment", done=len(experiment.outcomes), cases=len(experiment.plan))

    @property
    def history(self) -> History:
        """The undo history of the settings."""
        return self.setup.history

    @property
    def panes(self) -> Mapping[str, QWidget]:
        return {"setup": self.setup, "results": self.results, "charts": self.charts}

    def scene(self) -> Scene:
        """Return the settings of the experiment."""
        return self.setup.scene

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return a function that applies the experiment of `scene`; it does not start it. Raises Fault.

        Results of another experiment are set aside.
        """
        apply = self.setup.read(scene)

        def show() -> None:
            before = self.setup.scene
            apply()
            if self.setup.scene != before:
                self.experiment.clear()

        return show

    def enter(self) -> bool:
        """Open the selected case in Explore; return False if there is none."""
        rows = self.results.cases.selectionModel().selectedRows()
        if self.results.cases.isVisible() and rows:
            self.open_case(self.results.rows.case(rows[0].row()))
            return True
        return False

    def show_sample(self, _step: int | None) -> None:
        """Compare three heuristics on random boards."""
        self._sample_shown = True
        self.experiment.discard_results()
        self.setup.begin()

    def settled(self) -> bool:
        """Return whether the experiment has finished and everything is drawn."""
        started = self.experiment.plan is not None or not self._sample_shown
        return not self.experiment.busy and started and super().settled()

    def stop(self) -> None:
        self.experiment.stop()

    def close_down(self) -> None:
        """Stop the experiment at once."""
        self.experiment.stop()

    def load(self) -> None:
        """Load the chart, and the last results."""
        self.charts.load()
        self.experiment.load()

    def restore_layout(self, settings: Settings) -> None:
        """Restore the layout; the first time also the settings of the last results."""
        super().restore_layout(settings)
        if not self._restored and (scene := settings.read("experiment", dict, {})):
            with suppress(Fault):  # own code that is gone
                self.setup.apply(scene)
                self.setup.run_scene = scene
                self.setup.history.clear()
        self._restored = True

    def store_layout(self, settings: Settings) -> None:
        """Save the layout, and the settings of the last results."""
        super().store_layout(settings)
        if self.setup.run_scene is not None:
            settings.write("experiment", self.setup.run_scene)

    # Internals

    def _lay_out(self) -> None:
        scroll = VerticalScrollArea(self.setup, self)
        bar = scroll.verticalScrollBar()
        self.setup.resized.connect(
            lambda: scroll.setMinimumWidth(self.setup.minimumSizeHint().width() + bar.sizeHint().width())
        )
        left = QWidget(self)
        settings = over(scroll, self.setup.fault, Qt.AlignmentFlag.AlignBottom)
        self._controls = self._buttons()
        self._rows = vbox((settings, 1), self._controls, parent=left, margins=0, spacing=0)
        on_theme_change(self._place_controls)
        right = self.splitter("right", Qt.Orientation.Vertical, framed(self.results), framed(self.charts))
        self.charts.setMinimumHeight(MIN_CHART_HEIGHT)
        MinLines(self.charts, 0)
        columns = self.splitter("columns", Qt.Orientation.Horizontal, framed(left), right, stretch=(0, 1))
        vbox(PaneArea(columns), parent=self, margins=0)

    def _place_controls(self) -> None:
        """Put the buttons first with large text: the column is longer than the window, and its beginning is seen."""
        self._rows.removeWidget(self._controls)
        self._rows.insertWidget(0 if theme().large else 1, self._controls)

    def _buttons(self) -> QWidget:
        """Return the buttons that start and stop the experiment, which are always visible."""
        setup, controls = self.setup, QWidget(self)
        keep_room(setup.progress)
        vbox(
            setup.total,
            hbox((setup.run, 1), (setup.pause, 1), setup.stop),
            setup.progress,
            setup.message,
            parent=controls,
            margins=(10, 6, 10, 8),
            spacing=6,
        )
        return controls
