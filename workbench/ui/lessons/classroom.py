"""The lesson that is taken: its steps one after the other, and the answers to its questions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from workbench.interrupting import InterruptedCall
from workbench.lessons.files import is_file_name
from workbench.lessons.lesson import Lesson, LessonStep
from workbench.lessons.verdicts import Answer, GradedAnswer, Grader
from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs
from workbench.ui.lessons.progress import LessonProgress
from workbench.ui.lessons.stagehand import ScenePresenter


class RevealedAnswer:
    """A right answer that somebody wanted to be shown."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer


Said = GradedAnswer | Fault | RevealedAnswer
"""What the program says of an answer: a verdict, or that it cannot be read; or a right answer."""


class LessonSession(QObject):
    """Attributes: lesson, None while none is taken; place of the step, from 0; source, what its progress is kept under;
    said, what was said last of an answer to each step's question; fault, why a step cannot be shown, or None.

    Signals: `changed` when there is another step or lesson; `judged` when something is said of an answer;
    `busy_changed` when a judgement begins or has come.
    """

    changed = Signal()
    judged = Signal()
    busy_changed = Signal()

    def __init__(self, stagehand: ScenePresenter, progress: LessonProgress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stagehand, self.progress = stagehand, progress
        self.lesson: Lesson | None = None
        self.place = 0
        self.source = ""
        self._folder: Path | None = None
        self.said: dict[int, Said] = {}
        self.fault: Fault | None = None
        self._standing = -1
        self._examiner: tuple[LessonStep, Grader] | None = None
        self._told = set[int]()
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._receive)

    @property
    def step(self) -> LessonStep | None:
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

    @property
    def seen(self) -> set[int]:
        """The steps whose answer was shown, and that are not done."""
        return self.progress.seen(self.source)

    def take(self, lesson: Lesson, source: str, place: int | None = None, folder: Path | None = None) -> None:
        """Take a lesson, at a step, or where it was left; `folder`: where its pictures are, if not beside `source`."""
        self._folder = folder
        self._jobs.stop()
        self.stagehand.remember()
        self.lesson, self.source, self.said = lesson, source, {}
        self._standing, self._examiner, self._told = -1, None, set()
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
        self.lesson, self.said, self.fault, self._examiner = None, {}, None, None
        self.stagehand.restore()
        self.changed.emit()

    def answer(self, answer: Answer) -> None:
        """Have an answer judged; `judged` tells when that is done."""
        step = self.step
        if step is not None and step.question is not None and not self.busy:
            self._jobs.begin(self._judging(step, answer))
            self.busy_changed.emit()

    def reveal(self) -> None:
        """Have a right answer shown."""
        step = self.step
        if step is not None and step.question is not None and not self.busy:
            self._jobs.begin(self._revealing(step))
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
        scene_of = next((one for one in range(place, -1, -1) if self.lesson.steps[one].bench), -1)
        stays = scene_of in (-1, self._standing) and scene_of != place
        self._standing = scene_of
        try:
            self.stagehand.show(step if stays else _with_scene(step, self.lesson.steps[scene_of]))
            self.fault = None
        except Fault as fault:
            self.fault, self._standing = fault, -1
        self.progress.stand(self.source, place)
        if step.question is None:
            self.progress.finish(self.source, place)
        self.changed.emit()

    def _examine(self, step: LessonStep) -> Grader:
        """Return what judges the answers to a step: what was searched for the answer before is not searched again."""
        if self._examiner is None or self._examiner[0] is not step:
            self._examiner = step, Grader(step)
        return self._examiner[1]

    def _judging(self, step: LessonStep, answer: Answer) -> Iterator[Said | None]:
        """Judge an answer in small pieces; yields what is to be said of it."""
        with self._called_off():
            try:
                yield (yield from self._examine(step).judging(answer))
            except Fault as fault:
                yield fault

    def _revealing(self, step: LessonStep) -> Iterator[Said | None]:
        """Find a right answer in small pieces."""
        with self._called_off():
            try:
                yield from self._examine(step).searching()
                yield RevealedAnswer(self._examine(step).answer())
            except Fault as fault:
                yield fault

    @contextmanager
    def _called_off(self) -> Iterator[None]:
        """Keep no search that was called off in the middle of a piece: nothing can be read off it."""
        try:
            yield
        except InterruptedCall:
            self._examiner = None
            raise

    @Slot(object)
    def _receive(self, said: Said) -> None:
        self._jobs.stop()  # it has nothing more to say
        self.busy_changed.emit()
        self.said[self.place] = said
        if isinstance(said, RevealedAnswer):
            self._told.add(self.place)
            self.progress.see(self.source, self.place)
        elif isinstance(said, GradedAnswer) and said.right and self.place not in self._told:
            self.progress.finish(self.source, self.place)
        self.judged.emit()


def _with_scene(step: LessonStep, earlier: LessonStep) -> LessonStep:
    """Return a step that shows what an earlier one shows, if it shows nothing of its own."""
    if step.bench:
        return step
    return replace(step, scene=earlier.scene, breakpoints=step.breakpoints or earlier.breakpoints)
