"""The Audit bench: is a heuristic admissible, is it consistent, and which boards show that it is not."""

from __future__ import annotations

from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QSplitter, QVBoxLayout, QWidget

from workbench.ui.audit_session import AuditSession
from workbench.ui.benches.bench import Bench, framed
from workbench.ui.player import Player
from workbench.ui.session import Session
from workbench.ui.views.audit_density import AuditDensity
from workbench.ui.views.audit_errors import AuditErrors
from workbench.ui.views.audit_examples import AuditExamples
from workbench.ui.views.audit_setup import AuditSetup
from workbench.ui.views.audit_verdict import AuditVerdict
from workbench.ui.widgets.reading import Reading
from workbench.wording import text

LEAST_CHART = 150
"""Pixels below which a chart shows nothing."""
SAMPLE = "broken-linear-conflict-pairwise"
"""The heuristic that a picture shows."""


class AuditBench(Bench):
    """Attributes: audit, the model; and the panes: setup, verdict, density, errors, examples.

    Signals: `explore_wanted`: a board was opened there.
    """

    name = "audit"
    plays = False
    layouts = (
        {"columns": (280, 640, 360), "centre": (400, 230)},
        {"columns": (240, 760, 280), "centre": (470, 160)},
        {"columns": (280, 500, 500), "centre": (320, 320)},
        {"columns": (240, 700, 340), "centre": (300, 350)},
    )
    projected = MappingProxyType({"columns": (300, 440, 300), "centre": (330, 200)})

    explore_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = Player(self)
        self.audit = audit = AuditSession(session, self)
        self.setup, self.verdict = AuditSetup(audit), AuditVerdict(audit)
        self.density, self.errors, self.examples = AuditDensity(audit), AuditErrors(audit), AuditExamples(audit)
        self.counters = Reading()
        self._lay_out()
        self.density.view.cell_picked.connect(self.examples.show_cell)
        audit.progressed.connect(lambda progress: self.busy_changed.emit(progress is not None))
        audit.opened.connect(self.explore_wanted)
        self.examples.copying.copied.connect(lambda rows: self.told.emit(text("audit-copied", count=rows)))

    def enter(self) -> bool:
        """Open the board that is shown in Explore."""
        self.examples.open()
        return self.audit.verdict is not None

    def show_sample(self, _step: int | None) -> None:
        """Audit a mistake that is hard to see."""
        self.audit.ask(first=SAMPLE)

    def settled(self) -> bool:
        """Tell whether the verdict is there and drawn."""
        return not self.audit.busy and self.audit.verdict is not None and super().settled()

    def stop(self) -> None:
        """Leave off."""
        self.audit.cancel()

    def close_down(self) -> None:
        """End all that goes on, at once."""
        self.audit.close()

    def load(self) -> None:
        """Load the chart."""
        self.errors.load()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin, the first time."""
        super().showEvent(event)
        if self.audit.verdict is None and not self.audit.busy and not self.audit.stopped:
            self.audit.begin()

    # Within

    def _lay_out(self) -> None:
        scroll = QScrollArea(self)
        scroll.setWidget(self.setup)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setup.resized.connect(lambda: scroll.setMinimumWidth(self.setup.minimumSizeHint().width()))
        centre = self.splitter("centre", QSplitter(Qt.Orientation.Vertical))
        for pane in (self.density, self.errors):
            centre.addWidget(framed(pane))
        for place, stretch in enumerate((3, 2)):
            centre.setStretchFactor(place, stretch)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(framed(self.verdict))
        column.addWidget(centre, 1)
        self.errors.setMinimumHeight(LEAST_CHART)
        columns = self.splitter("columns", QSplitter(Qt.Orientation.Horizontal))
        for part in (framed(scroll), middle, framed(self.examples)):
            columns.addWidget(part)
        for place, stretch in enumerate((1, 3, 2)):
            columns.setStretchFactor(place, stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(columns)
