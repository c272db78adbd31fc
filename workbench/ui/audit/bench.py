"""The Audit bench: whether a heuristic is admissible and consistent, and the boards that refute it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from workbench.catalog.heuristics import heuristic
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape, size_text
from workbench.tiles.puzzle.goal import LAST, goal_board, goal_name
from workbench.ui.audit.density import AuditDensity
from workbench.ui.audit.errors import AuditErrors
from workbench.ui.audit.examples import AuditExamples
from workbench.ui.audit.rules import AuditRules
from workbench.ui.audit.session import COMBINATIONS, SHAPES, AuditSession
from workbench.ui.audit.setup import MAX_WEIGHT, AuditSetup
from workbench.ui.audit.verdict import AuditVerdict
from workbench.ui.base.history import History
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import theme
from workbench.ui.bench.bench import Bench, Scene, framed
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.bench.scene_reading import check_own_code, read, read_choice
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.segmented import Segmented
from workbench.ui.controls.vertical_scroll_area import VerticalScrollArea
from workbench.ui.player.player import Player
from workbench.ui.runs.session import Session
from workbench.wording import text

HEURISTICS, RULES = "heuristics", "rules"
MIN_CHART_HEIGHT = 150
"""The minimum height of a chart, in pixels; a lower one is unreadable."""
SETTLED_CHECKS = 10
"""A picture is taken after more than this many settled checks in a row: sentences make the panes grow."""
SAMPLE_HEURISTIC = "broken-linear-conflict-pairwise"
"""The heuristic of a sample picture."""


class _Pages(QStackedWidget):
    """Pages; only the current one determines the minimum size."""

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().minimumSizeHint() if page is None else page.minimumSizeHint()


class AuditBench(Bench):
    """Attributes: audit, the model; page, the choice between the heuristics and the rules; rules, that page;
    setup, verdict, density, errors, examples: the panes of the page of the heuristics.

    Signals: `explore_requested`: a board was opened in Explore.
    """

    name = "audit"
    predicts = "predict-tip-audit"
    plays = False
    layouts = (
        {"columns": (280, 640, 360), "centre": (400, 230)},
        {"columns": (240, 760, 280), "centre": (470, 160)},
        {"columns": (280, 500, 500), "centre": (320, 320)},
        {"columns": (240, 700, 340), "centre": (300, 350)},
    )
    projected = MappingProxyType({"columns": (280, 370, 290), "centre": (1, 1)})

    explore_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = Player(self)
        self.audit = audit = AuditSession(session, self)
        self.setup, self.verdict = AuditSetup(audit), AuditVerdict(audit)
        self.density, self.errors, self.examples = AuditDensity(audit), AuditErrors(audit), AuditExamples(audit)
        self.rules, self.counters = AuditRules(), LiveLabel()
        self.page = Segmented((HEURISTICS, RULES))  # a parent now would keep the small font in Projector mode
        self._pages = _Pages(self)
        self._settled_checks = 0
        self._lay_out()
        self.density.view.cell_picked.connect(self.examples.show_cell)
        audit.progressed.connect(lambda progress: self.busy_changed.emit(progress is not None))
        audit.opened.connect(self.explore_requested)
        self.rules.open_requested.connect(self._open)
        self.rules.copying.copied.connect(lambda rows: self.message_reported.emit(text("audit-copied", count=rows)))
        self.page.chosen.connect(self._turn)
        translated(
            self.page,
            accessibleName="audit-title",
            texts={HEURISTICS: "audit-page-heuristics", RULES: "audit-page-rules"},
            hints={HEURISTICS: "audit-page-heuristics-tip", RULES: "audit-page-rules-tip"},
        )
        self.examples.copying.copied.connect(lambda rows: self.message_reported.emit(text("audit-copied", count=rows)))

    @property
    def history(self) -> History:
        return self.audit.history

    @property
    def panes(self) -> Mapping[str, QWidget]:
        return {
            "setup": self.setup,
            "verdict": self.verdict,
            "density": self.density,
            "errors": self.errors,
            "examples": self.examples,
            "rules": self.rules,
        }

    def scene(self) -> Scene:
        """Return the request and the page that is open."""
        request = self.audit.request
        return {
            "shape": "x".join(map(str, request.goal.shape)),
            "goal": goal_name(request.goal),
            "heuristic": request.first,
            "second": request.second,
            "way": request.combination,
            "weight": request.weight,
            "page": self.page.choice,
        }

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return a function that makes the request of `scene`. Raises Fault; no user code is run."""
        request = self.audit.request
        shape = read_shape(read(scene, "shape", str, "x".join(map(str, request.goal.shape))))
        if shape not in SHAPES:
            offered = ", ".join(size_text(*one) for one in SHAPES)
            raise Fault("option-choice", option="shape", value=size_text(*shape), known=offered)
        goal = goal_board(read(scene, "goal", str, LAST), *shape)
        first, second = read(scene, "heuristic", str, request.first), read(scene, "second", str, request.second)
        for name in (first, second):
            check_own_code(scene, name)
            heuristic(name)
        combination, page = (
            read_choice(scene, "way", COMBINATIONS) or request.combination,
            read_choice(scene, "page", (HEURISTICS, RULES)),
        )
        weight = round(float(read(scene, "weight", float, request.weight)), 3)
        if not 0 <= weight <= MAX_WEIGHT:
            raise Fault("scene-kind", name="weight", value=str(weight))

        def show() -> None:
            self.audit.ask(goal=goal, first=first, second=second, combination=combination, weight=weight)
            if page is not None:
                self.page.choose(page)

        return show

    def enter(self) -> bool:
        """Open the board on display in Explore."""
        (self.rules if self.page.choice == RULES else self.examples).open()
        return self.audit.verdict is not None

    def show_sample(self, _step: int | None) -> None:
        """Audit a heuristic whose error is hard to see."""
        self.audit.ask(first=SAMPLE_HEURISTIC)

    def settled(self) -> bool:
        """Return whether the verdict has been computed and drawn."""
        done = not self.audit.busy and self.audit.verdict is not None and super().settled()
        self._settled_checks = self._settled_checks + 1 if done else 0
        return self._settled_checks > SETTLED_CHECKS

    def stop(self) -> None:
        self.audit.cancel()

    def close_down(self) -> None:
        """Stop all background work at once."""
        self.audit.close()
        self.rules.close_down()

    def load(self) -> None:
        self.errors.load()

    def showEvent(self, event: QShowEvent) -> None:
        """Start the audit when the bench is shown for the first time."""
        super().showEvent(event)
        if self.audit.verdict is None and not self.audit.busy and not self.audit.stopped:
            self.audit.begin()

    def _turn(self, page: str) -> None:
        self._pages.setCurrentIndex(int(page == RULES))
        self._pages.updateGeometry()
        if page == RULES:
            self.rules.load()

    def _open(self, board: Board, goal: Board) -> None:
        self.audit.session.set_boards(board, goal)
        self.explore_requested.emit()

    def lay_out(self, number: int) -> None:
        """Apply one of `layouts`. In Projector mode the density plot has the room of both charts and of the figures.

        These take the place of the table of boards.
        """
        projected = number == 0 and theme().projector
        self._errors_frame.setVisible(not projected)
        if projected:
            self.examples.replace_table(self.verdict.facts)
        else:
            self.verdict.take_facts()
            self.examples.replace_table(None)
        super().lay_out(number)

    def _lay_out(self) -> None:
        scroll = VerticalScrollArea(self.setup, self)
        bar = scroll.verticalScrollBar()
        self.setup.resized.connect(
            lambda: scroll.setMinimumWidth(
                self.setup.minimumSizeHint().width() + (bar.sizeHint().width() if theme().scale > 1 else 0)
            )
        )
        self._errors_frame = framed(self.errors)
        centre = self.splitter(
            "centre", Qt.Orientation.Vertical, framed(self.density), self._errors_frame, stretch=(3, 2)
        )
        middle = QWidget(self)
        vbox(framed(self.verdict), (centre, 1), parent=middle, margins=0, spacing=4)
        self.errors.setMinimumHeight(MIN_CHART_HEIGHT)
        MinLines(self.errors, 0)
        parts = (framed(scroll), VerticalScrollArea(middle), framed(self.examples))
        columns = self.splitter("columns", Qt.Orientation.Horizontal, *parts, stretch=(1, 3, 2))
        row = hbox(self.page, None)
        for page in (columns, framed(VerticalScrollArea(self.rules))):
            self._pages.addWidget(page)
        vbox(row, (PaneArea(self._pages), 1), parent=self, margins=0, spacing=4)
