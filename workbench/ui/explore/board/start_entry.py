"""The start of a problem whose states can be written: as text, or drawn at random."""

from __future__ import annotations

import random

from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from workbench.search.problem.problem import Startable
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.runs.session import Session
from workbench.wording.names import local_name


class StartEntry(QWidget):
    """Attributes: line, the text; random, the button; fault, why the text is not a state."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        label = translated(Label(self), text="queens-start")
        self.line = translated(QLineEdit(self), accessibleName="queens-start", toolTip="queens-start-about")
        self.random = translated(QPushButton(self), text="queens-random")
        self.fault = FaultLabel(self)
        label.setBuddy(self.line)
        vbox(label, hbox((self.line, 1), self.random, margins=0), self.fault, parent=self, margins=0, spacing=4)
        self.line.returnPressed.connect(lambda: self.begin_at(self.line.text()))
        self.random.clicked.connect(lambda: self.begin_at(None))

    def show_problem(self, problem: object) -> None:
        """Show the start of a problem; hidden if it cannot be changed in this way."""
        self.setVisible(isinstance(problem, Startable))
        self.fault.show_fault(None)
        if isinstance(problem, Startable):
            self.line.setText(local_name(problem, self._session.problem.initial()))

    def begin_at(self, text: str | None) -> None:
        """Search from the state given by a text; None: from a random one."""
        problem, other = self._session.problem, self._session.other
        if not isinstance(problem, Startable) or other is None:
            return
        self.fault.show_fault(None)
        with self.fault.catching():
            state = problem.random_state(random.Random()) if text is None else problem.read(text)
            self._session.set_problem(other._replace(problem=problem.starting_at(state)))
