"""The strip under a bench in which the class predicts: settings, questions and results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from workbench.formats.predictions import AnswerRow, add_predictions
from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs, is_small_file, with_faults
from workbench.ui.base.layouts import hbox, keep_room, over, pages, vbox
from workbench.ui.base.plain_text import Label, embolden
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import on_theme_change, pixels, theme
from workbench.ui.controls.buttons import push_button, tool_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.pane_title import Muted
from workbench.ui.predict.question_page import QuestionPage
from workbench.ui.predict.round import PredictRound, RoundPhase
from workbench.ui.predict.setup_page import SetupPage
from workbench.ui.predict.summary_page import SummaryPage
from workbench.wording import number, text

ENDING = ".csv"
PROJECTED_HEIGHT = 150
"""Pixels, at the standard text size, that a round usually needs in Projector mode."""
HEAD_LINES = 2
"""Lines beside the title, for what Predict is about or a question."""


def _append_rows(path: Path, pupil: str, run: str, rows: list[AnswerRow]) -> Iterator[object]:
    """Add answers to a file; yield its name."""
    add_predictions(path, pupil, run, rows)
    yield str(path)


class PredictStrip(PaneFrame):
    """The strip with the pages of a round, of constant height: only the lower edges of the panes move, and
    only when it is opened and closed. It takes the place of `replaced`, the narration, which a round would silence.

    Attributes: setup, question, summary, the pages; about, score; stop, close_button.
    Signals: `message_reported(str)`, a brief message; `room_taken(int)`: it is higher by this many pixels than what it
    replaces, 0 while it is hidden.
    """

    message_reported = Signal(str)
    room_taken = Signal(int)

    def __init__(self, round_: PredictRound, replaced: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._round, self._replaced = round_, replaced
        replaced.setParent(parent)  # at once: showing it would open a window
        self._phase, self._file = RoundPhase.AWAY, ""
        self.title, self.score, self.about = Label(self), Label(self), Muted(self, wrap=True)
        self.stop = push_button(self, "", round_.stop, text="predict-stop")
        self.close_button = tool_button(self, "close", self.close_round, "predict-close")
        self.setup = SetupPage(self)
        self.question, self.summary = QuestionPage(round_, self), SummaryPage(round_, self)
        self.waiting = translated(Label(self), text="predict-waiting")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._pages = pages(self, self.setup, self.waiting, self.question, self.summary)
        self.fault = FaultLabel(self)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._show_saved)
        self._lay_out()
        self.setup.begun.connect(round_.begin)
        self.question.answered.connect(round_.answer)
        self.question.next_requested.connect(round_.next)
        self.summary.again_requested.connect(round_.open)
        self.summary.save_requested.connect(lambda: self.save(self._file) if self._file else self.ask_file())
        self.summary.elsewhere_requested.connect(self.ask_file)
        round_.changed.connect(self.refresh)
        embolden(self.title, self.question.question_label)
        on_theme_change(self._restyle)
        translated(self, accessibleName="predict-title")
        on_language_change(self._forget_height)
        on_language_change(self.refresh)

    def toggle(self) -> None:
        """Start or end predicting."""
        self._round.open() if self._round.phase is RoundPhase.AWAY else self.close_round()

    def close_round(self) -> None:
        """Show the result of a round in which something has been answered; else stop predicting."""
        self._round.stop() if self._round.playing and self._round.entries else self._round.close()

    def leave(self) -> bool:
        """Handle Escape, as the button does; return whether there was anything to do."""
        away = self._round.away
        if not away:
            self.close_round()
        return not away

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Escape in a text field, which keeps it from the window."""
        if event.key() != Qt.Key.Key_Escape or not self.leave():
            super().keyPressEvent(event)

    def refresh(self) -> None:
        """Show the current phase of the round."""
        round_, phase = self._round, self._round.phase
        playing = phase in (RoundPhase.ASKED, RoundPhase.ANSWERED)
        if phase is RoundPhase.AWAY:
            self._forget_height()
        self._replaced.setVisible(phase is RoundPhase.AWAY)
        self.setVisible(phase is not RoundPhase.AWAY)
        self._pages.setCurrentWidget(self._page_of(phase))
        self.stop.setVisible(playing or phase is RoundPhase.PREPARING)
        self.fault.show_fault(None)
        self.setup.show_fault(round_.fault)
        self.setup.offer(round_)
        self.about.setText(round_.about)
        self.about.setVisible(phase is RoundPhase.SETUP and round_.fault is None)
        self.question.question_label.setVisible(playing)
        self.summary.headline.setVisible(phase is RoundPhase.OVER)
        self.score.setVisible(playing)
        if playing:
            question_number = len(round_.entries) + (phase is RoundPhase.ASKED)
            count = len(round_.questions)
            key = "predict-place" if count == round_.round_settings.count else "predict-place-fewer"
            self.title.setText(text(key, place=number(question_number), count=number(count)))
            self.score.setText(text("predict-score", right=number(round_.score), streak=number(round_.streak)))
            self.question.refresh()
        else:
            self.title.setText(text("predict-title"))
        if phase is RoundPhase.OVER:
            self.summary.refresh()
        if phase is not self._phase:
            if phase is RoundPhase.OVER:
                self.summary.show_file(self._file, saved=False)
            self._phase = phase
            self._set_focus()

    def ask_file(self) -> None:
        """Ask for a file for the results."""
        title, kinds = text("predict-save-title"), text("predict-files")
        name = Path(self._file).stem or text("predict-title")
        ask_to_save(self.window(), title, "predictions", kinds, name, ENDING, self.save, appends=True)

    def save(self, name: str) -> None:
        """Append the results to a file; if that fails, show why."""
        if self._jobs.busy:  # a large file is being written
            return
        round_, path = self._round, Path(name)
        rows = [*map(round_.row, round_.entries)]
        self._jobs.begin(
            with_faults(_append_rows(path, round_.round_settings.pupil, round_.run_line, rows)),
            at_once=is_small_file(path),
        )

    # Internal

    def _page_of(self, phase: RoundPhase) -> QWidget:
        others = {RoundPhase.PREPARING: self.waiting, RoundPhase.OVER: self.summary}
        playing = phase in (RoundPhase.ASKED, RoundPhase.ANSWERED)
        return self.question if playing else others.get(phase, self.setup)

    def _show_saved(self, report: object) -> None:
        if isinstance(report, Fault):
            self.fault.show_fault(report)
            return
        self.fault.show_fault(None)
        self._file = str(report)
        self.summary.show_file(self._file, saved=True)
        self.message_reported.emit(text("predict-saved", name=self._file))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._forget_height()
        self._report_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._report_room()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._report_room()

    def _report_room(self) -> None:
        more = 0 if self.isHidden() else self.height() - self._replaced.sizeHint().height()
        self.room_taken.emit(max(more, 0))

    def event(self, event: QEvent) -> bool:
        """Also keep the height when a page or a text changes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._keep_height()
        return super().event(event)

    def _keep_height(self) -> None:
        """Be at least as high as each page of the round so far needed, so that no page moves what is above the strip.

        In Projector mode, where the pages differ most, this begins with the height that a round usually needs.
        """
        layout = self.layout()
        if layout is not None and self.isVisible():
            usual = pixels(PROJECTED_HEIGHT) if theme().projector else 0
            self.setMinimumHeight(max(usual, self.minimumHeight(), layout.totalHeightForWidth(self.width())))

    def _forget_height(self) -> None:
        self.setMinimumHeight(0)

    def _set_focus(self) -> None:
        """Focus the control that is needed next."""
        if self._phase is RoundPhase.SETUP and self.setup.pupil.text():
            self.setup.pupil.setFocus()  # the next pupil may enter a name
            self.setup.pupil.selectAll()
        elif self._phase is RoundPhase.SETUP:
            self.setup.begin.setFocus()
        elif self._phase is RoundPhase.OVER:
            (self.summary.mistakes if self.summary.mistakes.count() else self.summary.again_button).setFocus()

    def _restyle(self) -> None:
        self._forget_height()
        for page, label in (
            (self.question, self.question.question_label),
            (self.summary, self.summary.headline),
        ):
            column = page.column if theme().projector else self._line  # large type needs the whole width
            column.insertWidget(0, label)
        (self.setup.column if theme().projector else self._line).insertWidget(0, self.about)
        lines = 1 if theme().projector else HEAD_LINES
        self.title.setMinimumHeight(max(lines * self.fontMetrics().lineSpacing(), self.stop.sizeHint().height()))
        self.close_button.setIconSize(QSize(pixels(16), pixels(16)))

    def _lay_out(self) -> None:
        keep_room(self.stop)
        for label in (self.title, self.about, self.question.question_label, self.summary.headline):
            label.setAlignment(Qt.AlignmentFlag.AlignTop)  # which stand on one line
        self._line = vbox(self.about, self.setup.fault, margins=0, spacing=0)
        head = hbox(self.title, (self._line, 1), self.score, self.stop, self.close_button, spacing=12)
        for widget in (self.title, self.score, self.stop, self.close_button):
            head.setAlignment(widget, Qt.AlignmentFlag.AlignTop)
        content = over(self._pages, self.fault, Qt.AlignmentFlag.AlignBottom)
        vbox(head, content, parent=self, margins=(12, 6, 8, 8), spacing=6)
