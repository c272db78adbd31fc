"""Traces in files: exporting a run, and opening traces of any origin for playback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QProgressBar, QProgressDialog

from workbench.api import Configuration, ConfiguredRun
from workbench.formats.traces.importing import import_trace
from workbench.formats.traces.trace import ENDINGS, has_parts
from workbench.formats.traces.traces import is_trace, writing_run
from workbench.search.problem.messages import Fault, Message
from workbench.ui.base.jobs import Job, Jobs
from workbench.ui.base.plain_text import Label
from workbench.ui.base.settings import Settings
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_dialog import show_error
from workbench.ui.film.frames import film_title
from workbench.ui.runs.session import Session
from workbench.ui.shell.trace_dialog import TraceDialog
from workbench.wording import say, text

MESSAGE_MS = 4000
PROGRESS_DELAY_MS = 400
"""Milliseconds after which a long job shows its progress."""


class TraceFiles(QObject):
    """Exports the run that a session shows, and adds opened traces to the session.

    Attributes: jobs, background reading and writing; progress, its dialog while a job is running.
    """

    def __init__(self, window: QMainWindow, session: Session, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._session, self._settings = window, session, settings
        self._name = ""
        self._on_success: Callable[[], object] = lambda: None
        self.progress: QProgressDialog | None = None
        self.jobs = Jobs(self)
        self.jobs.reported.connect(self._report)
        self.jobs.ended.connect(self._end)

    def export(self, step: int) -> None:
        """Ask how much of the current run to export, if there is a choice, and for a file, and write the trace.

        `step`: the current one.
        """
        entry = self._session.current
        if entry is None:
            return
        if self._session.busy:
            self._show_message(text("traces-busy"))
            return
        recording = entry.run.recording
        if has_parts(recording) and recording.published.steps > 1:
            choice = TraceDialog(entry.run, step, self._window)
            choice.chosen.connect(self._ask_for_file)
            choice.open()
        else:
            self._ask_for_file(None)

    def export_file(self, name: str, steps: tuple[int, int] | None = None) -> None:
        """Write the trace of the current run to a file; the extension determines the format.

        `steps`: only the first to the last of these.
        """
        entry = self._session.current
        if entry is not None:
            self._begin(name, text("traces-writing", name=Path(name).name), _write(Path(name), entry.run, steps))

    def open_file(self, name: str, on_success: Callable[[], object] = lambda: None) -> None:
        """Show the trace in a file as a run, or show an error; `on_success` is called after success."""
        self._on_success = on_success
        job = _read(Path(name), self._session.configuration)
        self._begin(name, text("traces-reading", name=Path(name).name), job)

    def close_down(self) -> None:
        """Stop all work."""
        self.jobs.stop()
        self._close_progress()

    # Internal

    def _ask_for_file(self, steps: tuple[int, int] | None) -> None:
        kinds = ";;".join(f"{message} (*{suffix})" for suffix, message in _kinds().items())
        entry = self._session.current
        dialog = ask_to_save(
            self._window,
            text("traces-export-title"),
            "trace",
            kinds,
            "" if entry is None else film_title(entry.run),
            "",
            lambda name: self.export_file(_with_suffix(name, dialog.selectedNameFilter()), steps),
        )

    def _begin(self, name: str, message: str, job: Job) -> None:
        self.close_down()
        self._name = name
        dialog = QProgressDialog("", text("traces-cancel"), 0, 100, self._window)
        dialog.setLabel(Label(message))
        dialog.setWindowTitle(text("window-title"))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        dialog.setMinimumDuration(PROGRESS_DELAY_MS)
        dialog.canceled.connect(self.close_down)
        self.progress = dialog
        self.jobs.begin(job)

    def _report(self, report: object) -> None:
        if isinstance(report, ConfiguredRun):
            self._close_progress()
            self._session.add_imported(report, Path(self._name).name, str(Path(self._name).absolute()))
            self._on_success()
            self._settings.add_recent_file("trace", self._name)
        elif isinstance(report, Message):
            self._close_progress()
            self._show_error(say(report))
        elif isinstance(report, str):
            self._close_progress()
            if is_trace(Path(self._name)):
                self._settings.add_recent_file("trace", self._name)
            self._show_message(report)
        elif isinstance(report, float) and self.progress is not None:
            # `setValue` of the dialog itself would process events, which may close it meanwhile
            for bar in self.progress.findChildren(QProgressBar):
                bar.setValue(min(99, int(100 * report)))

    def _end(self) -> None:
        self._close_progress()

    def _close_progress(self) -> None:
        if (dialog := self.progress) is not None:
            self.progress = None
            dialog.canceled.disconnect(self.close_down)
            dialog.close()
            dialog.deleteLater()

    def _show_message(self, message: str) -> None:
        self._window.statusBar().showMessage(message, MESSAGE_MS)

    def _show_error(self, message: str) -> None:
        show_error(self._window, message)


def _read(path: Path, configuration: Configuration) -> Iterator[object]:
    """Yield the fraction that is read, and finally the run or an error."""
    try:
        yield from import_trace(path, configuration)
    except Fault as fault:
        yield fault.message


def _write(path: Path, run: ConfiguredRun, steps: tuple[int, int] | None) -> Iterator[object]:
    """Yield the fraction that is written, and finally a message."""
    try:
        yield from writing_run(path, run, steps)
    except Fault as fault:
        yield fault.message
    else:
        yield text("traces-exported", name=path.name)


def _kinds() -> dict[str, str]:
    """Return the names of the formats by extension."""
    return {
        ".trace.json": text("traces-kind-posthoc"),
        ".trace.yaml": text("traces-kind-posthoc-yaml"),
        ".jsonl": text("traces-kind-own"),
        ".csv": text("traces-kind-table"),
    }


def _with_suffix(name: str, chosen: str) -> str:
    """Return a name with the extension of the chosen format, unless it has a known one."""
    if name.lower().endswith(tuple(ENDINGS)):
        return name
    return name + chosen.rpartition("(*")[2].removesuffix(")")
