"""The lesson that is taken: its steps one after the other, and the answers to its questions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from workbench.lessons.files import is_file_name
from workbench.lessons.lesson import Lesson, Step
from workbench.lessons.verdicts import Answer, Examiner, Verdict
from workbench.search.messages import Fault
from workbench.ui.jobs import Jobs
from workbench.ui.lessons.progress import Progress
from workbench.ui.lessons.stagehand import Stagehand


class Shown:
    """A right answer that somebody wanted to be shown."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer


Said = Verdict | Fault | Shown
"""What the program says of an answer: a verdict, or that it cannot be read; or a right answer."""


class Classroom(QObject):
    """Attributes: lesson, None while none is taken; place of the step, from 0; source, what its progress is kept under;
    said, what was said last of an answer to each step's question; fault, why a step cannot be shown, or None.

    Signals: `changed` when there is another step or lesson; `judged` when something is said of an answer;
    `busy_changed` when a judgement begins or has come.
    """

    changed = Signal()
    judged = Signal()
    busy_changed = Signal()

    def __init__(self, stagehand: Stagehand, progress: Progress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stagehand, self.progress = stagehand, progress
        self.lesson: Lesson | None = None
        self.place = 0
        self.source = ""
        self._folder: Path | None = None
        self.said: dict[int, Said] = {}
        self.fault: Fault | None = None
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._hear)

    @property
    def step(self) -> Step | None:
        """The step that is shown."""
        return None if self.lesson is None else self.lesson.steps[self.place]

    @property
    def folder(self) -> Path | None:
        """The folder of the lesson's file, in which its pictures are; None for one that comes with the program."""
        return self._folder or (Path(self.source).parent if is_file_name(self.source) else None)

    @property
    def busy(self) -> bool:
        """Whether an answer is being judged."""
        return self._jobs.busy

    @property
    def done(self) -> set[int]:
        """The steps that are done."""
        return self.progress.done(self.source)

    def take(self, lesson: Lesson, source: str, place: int | None = None, folder: Path | None = None) -> None:
        """Take a lesson, at a step, or where it was left; `folder`: where its pictures are, if not beside `source`."""
        self._folder = folder
        self._jobs.stop()
        self.stagehand.remember()
        self.lesson, self.source, self.said = lesson, source, {}
        last = len(lesson.steps) - 1
        wanted = self.progress.place(source) if place is None else place
        self._show(wanted if 0 <= wanted <= last else 0)

    def go(self, place: int) -> None:
        """Show another step, where there is one."""
        if self.lesson is not None and 0 <= place < len(self.lesson.steps):
            self._jobs.stop()
            self._show(place)

    def next(self) -> None:
        """Show the next step."""
        self.go(self.place + 1)

    def back(self) -> None:
        """Show the step before."""
        self.go(self.place - 1)

    def leave(self) -> None:
        """Take the lesson no longer; the benches show again what they showed before."""
        self._jobs.stop()
        self.lesson, self.said, self.fault = None, {}, None
        self.stagehand.restore()
        self.changed.emit()

    def answer(self, answer: Answer) -> None:
        """Have an answer judged; `judged` tells when that is done."""
        step = self.step
        if step is not None and step.question is not None and not self.busy:
            self._jobs.begin(judging(step, answer))
            self.busy_changed.emit()

    def reveal(self) -> None:
        """Have a right answer shown."""
        step = self.step
        if step is not None and step.question is not None and not self.busy:
            self._jobs.begin(revealing(step))
            self.busy_changed.emit()

    def cancel(self) -> None:
        """Leave off judging an answer."""
        if self.busy:
            self._jobs.stop()
            self.busy_changed.emit()

    def close_down(self) -> None:
        """End what goes on; the window is closing."""
        self._jobs.stop()
        self.stagehand.close_down()

    def _show(self, place: int) -> None:
        assert self.lesson is not None
        self.place = place
        step = self.lesson.steps[place]
        try:
            self.stagehand.show(step)
            self.fault = None
        except Fault as fault:
            self.fault = fault
        self.progress.stand(self.source, place)
        if step.question is None:
            self.progress.finish(self.source, place)
        self.changed.emit()

    @Slot(object)
    def _hear(self, said: Said) -> None:
        self._jobs.stop()  # it has nothing more to say
        self.busy_changed.emit()
        self.said[self.place] = said
        if isinstance(said, Verdict) and said.right:
            self.progress.finish(self.source, self.place)
        self.judged.emit()


def judging(step: Step, answer: Answer) -> Iterator[Said | None]:
    """Judge an answer in small pieces; yields what is to be said of it."""
    try:
        yield (yield from Examiner(step).judging(answer))
    except Fault as fault:
        yield fault


def revealing(step: Step) -> Iterator[Said | None]:
    """Find a right answer in small pieces."""
    try:
        examiner = Examiner(step)
        if examiner.needs_search:
            yield from examiner.searched.pieces()
        yield Shown(examiner.answer())
    except Fault as fault:
        yield fault
