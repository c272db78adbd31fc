"""Export of an experiment from the window: the report, the charts, the results, and the command."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from workbench.experiments import results, texts
from workbench.experiments.plan import Plan
from workbench.formats.writing import cut_name
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.buttons import new_action, tool_button
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_dialog import faults_shown
from workbench.ui.experiments.files import draw
from workbench.ui.experiments.session import ExperimentSession
from workbench.wording import text

_ACTIONS = {
    "html": "experiment-save-html",
    "pdf": "experiment-save-pdf",
    "png": "experiment-save-png",
    "svg": "experiment-save-svg",
    "csv": "experiment-save-csv",
    "json": "experiment-save-json",
}
"""File suffix -> the key of its action."""


MAX_FILE_NAME = 50
"""Maximum characters of the suggested name of a file: longer ones are not seen whole where they are typed."""


class ExperimentExport(QObject):
    """The export menu.

    Attributes: button, which opens the menu; save, the actions by file suffix; copy_command.
    Signals: `message(str)`: a message for the status bar.
    """

    message = Signal(str)

    def __init__(self, experiment: ExperimentSession, parent: QWidget) -> None:
        super().__init__(parent)
        self._experiment, self._parent = experiment, parent
        self.button, menu = tool_button(parent, "save", text_beside=True, text="experiment-export"), QMenu(parent)
        self.button.setAutoRaise(False)
        self.save = {
            ending: new_action(self, "save", partial(self.ask, ending), text=key) for ending, key in _ACTIONS.items()
        }
        self.copy_command = new_action(self, "copy", self._copy, text="experiment-copy-command")
        for ending, action in self.save.items():
            menu.addAction(action)
            if ending in ("pdf", "svg", "json"):
                menu.addSeparator()
        menu.addAction(self.copy_command)
        self.button.setMenu(menu)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for signal in (experiment.changed, experiment.planned, experiment.progressed):
            signal.connect(self._enable)
        translated(self.button, toolTip="experiment-export-tip")
        self._enable()

    def ask(self, ending: str) -> None:
        filters, kind = f"{ending.upper()} (*.{ending})", "results" if ending in ("csv", "json") else "report"
        name = "" if self._experiment.plan is None else file_name(self._experiment.plan)
        ask_to_save(self._parent, self.save[ending].text(), kind, filters, name, ending, self.save_as)

    def save_as(self, name: str) -> None:
        """Save to a file in the format of its suffix; an error is shown in a message box."""
        plan, outcomes, path = self._experiment.plan, self._experiment.outcomes, Path(name)
        if plan is None:
            return
        with faults_shown(self._parent):
            if path.suffix.lower() in results.ENDINGS:
                results.write(path, plan, outcomes)
            else:
                draw(path, plan, outcomes)
            self.message.emit(text("experiment-saved", name=path.name))

    def _copy(self) -> None:
        if self._experiment.plan is not None:
            QGuiApplication.clipboard().setText(texts.command(self._experiment.plan))
            self.message.emit(text("experiment-command-copied"))

    def _enable(self) -> None:
        self.button.setEnabled(self._experiment.plan is not None and bool(self._experiment.outcomes))


def file_name(plan: Plan) -> str:
    """Return a short name for an experiment’s files: its boards, without the folders of files, and its searches."""
    sources = (Path(one).name if any(map(str.isalpha, one)) else one for one in plan.boards.source.split("; "))
    name = cut_name(" ".join(sources).replace("=", " "), MAX_FILE_NAME)
    for one in texts.names(plan):  # whole names, as far as they fit
        if len(longer := f"{name} {one}") > MAX_FILE_NAME:
            break
        name = longer
    return name
