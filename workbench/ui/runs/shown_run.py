"""The run that panes show."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.search.problem.problem import Problem
from workbench.ui.runs.run_entry import RunEntry


class ShownRun(QObject):
    """Attributes: current, the run that is shown, or None. Signals: run_changed(RunEntry or None): another one is."""

    run_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.current: RunEntry | None = None

    @property
    def shown_problem(self) -> Problem[Any] | None:
        """The problem of the run, None without one."""
        return None if self.current is None else self.current.run.problem

    def show(self, entry: RunEntry | None) -> None:
        """Show another run."""
        self.current = entry
        self.run_changed.emit(entry)
