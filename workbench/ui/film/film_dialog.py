"""The dialog that exports a film of a run: its solution, its search or its state space, as GIF, MP4 or pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFormLayout,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QWidget,
)

from workbench.api import ConfiguredRun
from workbench.formats.film import (
    ENDINGS,
    SECONDS,
    SECONDS_RANGE,
    STEPS,
    Frame,
    numbered_pictures,
    remove_surplus,
    write_film,
)
from workbench.interruption import end_wait
from workbench.search.problem.messages import Fault, Message
from workbench.search.problem.problem import SearchFailure
from workbench.ui.base.jobs import PROCESS_TIMEOUT_MS, Jobs
from workbench.ui.base.layouts import keep_room, vbox
from workbench.ui.base.plain_text import Label, MessageBox
from workbench.ui.base.quantities import clock
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_dialog import remove_icons
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.controls.reading_order import focus_next_control
from workbench.ui.film.frames import SEARCH, SOLUTION, SPACE, FilmSetting, film, film_seconds, film_title, picture_count
from workbench.wording import number, say, text

SIZES = ((640, 480), (960, 720), (1280, 720), (1920, 1080))
PREVIEW = (400, 300)
_SUBJECTS = {SOLUTION: "film-solution", SEARCH: "film-search", SPACE: "film-space"}


class FilmDialog(QDialog):
    """The dialog that exports a film; with searches `beside` the run, of their state spaces beside each other.

    Attributes: subject, seconds, steps, size_box, form: choices; preview; save, a button; progress; fault; message.
    """

    def __init__(self, run: ConfiguredRun, parent: QWidget | None = None, beside: Sequence[ConfiguredRun] = ()) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._run, self._beside = run, beside
        self.subject, self.size_box, self.form = QComboBox(self), QComboBox(self), QComboBox(self)
        self.seconds, self.steps = QDoubleSpinBox(self), QSpinBox(self)
        self.seconds.setRange(*SECONDS_RANGE)
        self.seconds.setSingleStep(0.1)
        for name in (SPACE,) if beside else _SUBJECTS:
            self.subject.addItem("", name)
        if run.solution is None and not beside:
            self.subject.setCurrentIndex(1)
        self.steps.setRange(1, 5000)
        self._usual = self._pace()
        self.seconds.setValue(self._usual[0])
        self.steps.setValue(self._usual[1])
        for width, height in SIZES:
            self.size_box.addItem(f"{width} × {height}", (width, height))
        self.size_box.setCurrentIndex(1)
        for ending in ENDINGS:
            self.form.addItem("", ending)
        self.preview, self.message, self.fault = Label(self), Label(self), FaultLabel(self)
        self.preview.setFixedSize(*PREVIEW)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.progress, self.save, self.close_button = QProgressBar(self), QPushButton(self), QPushButton(self)
        keep_room(self.progress)
        self.progress.hide()
        self._labels = {name: Label(self) for name in ("subject", "seconds", "steps", "size", "form")}
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._show_report)
        self._jobs.ended.connect(self._ended)
        self._previews = Jobs(self)
        self._previews.reported.connect(self._show_preview)
        self._lay_out()
        self._connect()
        translated(self, windowTitle="film-title")
        translated(self.preview, accessibleName="film-preview")
        translated(self.progress, accessibleName="film-title")
        for (name, key), box in zip(
            {
                "subject": "film-subject",
                "seconds": "film-seconds",
                "size": "film-size",
                "form": "film-form",
            }.items(),
            (self.subject, self.seconds, self.size_box, self.form),
            strict=True,
        ):
            translated(self._labels[name], text=key)
            translated(box, accessibleName=key)
        on_language_change(self.retranslate)
        self._update_preview()

    @property
    def setting(self) -> FilmSetting:
        """The chosen settings."""
        return FilmSetting(
            self.subject.currentData(), self.seconds.value(), self.size_box.currentData(), self.steps.value()
        )

    @property
    def busy(self) -> bool:
        return self._jobs.busy

    @property
    def preparing(self) -> bool:
        """Whether the preview is being drawn."""
        return self._previews.busy

    def retranslate(self) -> None:
        for place in range(self.subject.count()):
            self.subject.setItemText(place, text(_SUBJECTS[self.subject.itemData(place)]))
        self._name_steps()
        self.form.setItemText(0, text("film-gif"))
        self.form.setItemText(1, text("film-mp4"))
        self.form.setItemText(2, text("film-png"))
        self._show_buttons()

    def save_as(self, name: str) -> None:
        """Write the film to a file; if pictures of that name exist, ask first."""
        existing = numbered_pictures(Path(name)) if Path(name).suffix.lower() == ".png" else []
        if not existing:
            self.write(name)
            return
        message = text("film-there", first=existing[0].name, last=existing[-1].name)
        box = MessageBox(QMessageBox.Icon.Question, text("film-title"), message, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        yes = box.addButton(text("film-replace"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(text("film-cancel"), QMessageBox.ButtonRole.RejectRole)
        remove_icons(box)
        yes.clicked.connect(lambda: self.write(name))
        box.open()

    def write(self, name: str) -> None:
        """Write the film to a file, in the background."""
        path = Path(name)
        self.fault.show_fault(None)
        try:
            pictures = picture_count(self._run, self.setting, self._beside)
        except Fault as fault:
            self.fault.show_fault(fault)
            return
        self.progress.setRange(0, pictures)
        self.progress.setValue(0)
        self._jobs.begin(_write_in_thread(path, self._run, self.setting, self._beside))
        self._show_buttons()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Let Tab go through the controls as one reads."""
        return focus_next_control(self, forwards)

    def reject(self) -> None:
        """Cancel a film that is being written; otherwise close."""
        if self.busy:
            self._jobs.stop()
            self.message.setText(text("film-cancelled"))
            self._show_buttons()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Close and cancel all work."""
        self._jobs.stop()
        self._previews.stop()
        super().done(result)

    # Internal

    def _lay_out(self) -> None:
        form = QFormLayout()
        for name, box in (
            ("subject", self.subject),
            ("seconds", self.seconds),
            ("steps", self.steps),
            ("size", self.size_box),
            ("form", self.form),
        ):
            form.addRow(self._labels[name], box)
        self.message.setWordWrap(True)
        vbox(
            (self.preview, 0, Qt.AlignmentFlag.AlignHCenter),
            form,
            MessageRoom(self, self.message, self.fault, lines=3),
            self.progress,
            self.save,
            self.close_button,
            parent=self,
        )

    def _connect(self) -> None:
        self.subject.currentIndexChanged.connect(self._use_pace)
        self.subject.currentIndexChanged.connect(self._update_preview)
        self.size_box.currentIndexChanged.connect(self._update_preview)
        self.seconds.valueChanged.connect(self._update_preview)
        self.steps.valueChanged.connect(self._update_preview)
        self.save.clicked.connect(self._ask)
        self.close_button.clicked.connect(self.reject)

    def _pace(self) -> tuple[float, int]:
        """Return the usual seconds and the usual number of steps of the subject."""
        subject, longest = self.subject.currentData(), max(run.recording.published.steps for run in self._runs)
        return SECONDS[subject], min(STEPS.get(subject, STEPS[SEARCH]), max(longest, 1))

    @property
    def _runs(self) -> tuple[ConfiguredRun, ...]:
        return self._run, *self._beside

    def _use_pace(self) -> None:
        """Use the usual pace of the subject, unless another one was chosen."""
        before, self._usual = self._usual, self._pace()
        if self.seconds.value() == before[0]:
            self.seconds.setValue(self._usual[0])
        if self.steps.value() == before[1]:
            self.steps.setValue(self._usual[1])
        self._name_steps()

    def _name_steps(self) -> None:
        """Name what is limited: expansions, or pictures of the state space."""
        name = text("film-space-steps") if self.subject.currentData() == SPACE else text("film-steps")
        self._labels["steps"].setText(name)
        self.steps.setAccessibleName(name)

    def _show_buttons(self) -> None:
        self.save.setText(text("film-save"))
        self.save.setEnabled(not self.busy and self.fault.fault is None)
        self.close_button.setText(text("film-cancel") if self.busy else text("film-close"))
        self.progress.setVisible(self.busy)

    def _update_preview(self) -> None:
        """Show the first picture, and the number of pictures; a state space is drawn in the background."""
        self.steps.setEnabled(self.subject.currentData() != SOLUTION)
        run, setting, beside = self._run, self.setting, self._beside
        try:
            pictures = picture_count(run, setting, beside)
            seconds = film_seconds(run, setting, beside)
        except Fault as fault:
            self._previews.stop()
            self.fault.show_fault(fault)
            self.preview.clear()
            self.message.clear()
        else:
            self.fault.show_fault(None)
            message = text("film-pictures", pictures=number(pictures), count=pictures)
            self.message.setText(text("film-length", content=message, time=clock(round(seconds))))
            self._previews.begin(_first(run, setting, beside), at_once=setting.subject != SPACE)
        self._show_buttons()

    def _show_preview(self, frame: object) -> None:
        assert isinstance(frame, Frame)
        height, width = frame.pixels.shape[:2]
        image = QImage(frame.pixels.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
        room = self.preview.size() * self.devicePixelRatioF()
        aspect, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        picture = QPixmap.fromImage(image.scaled(room, aspect, smooth))
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        self.preview.setPixmap(picture)

    def _ask(self) -> None:
        ending = self.form.currentData()
        ask_to_save(self, text("film-save"), "film", f"*{ending}", film_title(self._run), ending, self.save_as)

    def _show_report(self, report: object) -> None:
        if isinstance(report, int):
            self.progress.setValue(report)
        elif isinstance(report, Message):
            self.message.setText(say(report))
        elif isinstance(report, str):
            self.message.setText(report)

    def _ended(self) -> None:
        self._show_buttons()


class _Cancelled(Exception):  # noqa: N818 - it ends the writing; not an error
    """The film was cancelled."""


def _first(run: ConfiguredRun, setting: FilmSetting, beside: Sequence[ConfiguredRun]) -> Iterator[object]:
    yield next(film(run, setting, beside))


def _write_in_thread(
    path: Path, run: ConfiguredRun, setting: FilmSetting, beside: Sequence[ConfiguredRun]
) -> Iterator[object]:
    """Write a film in a thread of its own, yielding the number of pictures so far, finally a message or an error."""
    from collections import deque
    from threading import Event, Thread

    message: deque[object] = deque()
    stop, finished = Event(), Event()

    def counted(frames: Iterator[Frame]) -> Iterator[Frame]:
        for count, frame in enumerate(frames, start=1):
            if stop.is_set():
                raise _Cancelled
            message.append(count)
            yield frame

    def work() -> None:
        try:
            pictures = write_film(path, counted(film(run, setting, beside)))
            remove_surplus(path, pictures)
            message.append(text("film-written", name=path.name, pictures=number(pictures), count=pictures))
        except (Fault, SearchFailure) as failure:
            message.append(failure.message)
        except _Cancelled:
            pass
        finally:
            finished.set()

    thread = Thread(target=work, daemon=True)
    thread.start()
    try:
        while not finished.wait(0.02):
            while message:
                yield message.popleft()
            yield None
        while message:
            yield message.popleft()
    finally:
        stop.set()
        thread.join(PROCESS_TIMEOUT_MS / 1000)
        while thread.is_alive():  # drawing a picture with a user's own code
            end_wait(thread.ident or 0)
            thread.join(PROCESS_TIMEOUT_MS / 1000)
