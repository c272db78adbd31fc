"""The session of a lesson: its steps one after the other, and the answers to its questions."""

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
    """A right answer that was shown on request."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer


Said = GradedAnswer | Fault | RevealedAnswer
"""The response to an answer: a verdict, or why it is not valid; or a right answer that was revealed."""


class LessonSession(QObject):
    """The lesson being taken.

    Attributes: lesson, or None; place, the number of the step, from 0; source, the key of its progress; said, the last
    response for each step's question; fault, why a step cannot be shown, or None.
    Signals: `changed` for another step or lesson; `judged` when there is a response; `busy_changed` when judging starts
    or ends.
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
        """The current step."""
        return None if self.lesson is None else self.lesson.steps[self.place]

    @property
    def folder(self) -> Path | None:
        """The folder of the lesson's file, which contains its pictures; None for a lesson of the program."""
        return self._folder or (Path(self.source).parent if is_file_name(self.source) else None)

    @property
    def busy(self) -> bool:
        """Whether an answer is being judged."""
        return self._jobs.busy

    @property
    def done(self) -> set[int]:
        return self.progress.done(self.source)

    @property
    def seen(self) -> set[int]:
        """The steps that are not done and whose answer was revealed."""
        return self.progress.seen(self.source)

    def take(self, lesson: Lesson, source: str, place: int | None = None, folder: Path | None = None) -> None:
        """Start a lesson at a step, by default the last one shown; `folder`: of its pictures, by default `source`'s."""
        self._folder = folder
        self._jobs.stop()
        self.stagehand.remember()
        self.lesson, self.source, self.said = lesson, source, {}
        self._standing, self._examiner, self._told = -1, None, set()
        last = len(lesson.steps) - 1
        wanted = self.progress.place(source) if place is None else place
        self._show(wanted if 0 <= wanted <= last else 0)

    def go(self, place: int) -> None:
        """Show another step, if it exists."""
        if self.lesson is not None and 0 <= place < len(self.lesson.steps):
            self._jobs.stop()
            self._show(place)

    def next(self) -> None:
        self.go(self.place + 1)

    def back(self) -> None:
        self.go(self.place - 1)

    def leave(self) -> None:
        """Leave the lesson; the benches show again what they showed before it."""
        self._jobs.stop()
        self.lesson, self.said, self.fault, self._examiner = None, {}, None, None
        self.stagehand.restore()
        self.changed.emit()

    def answer(self, answer: Answer) -> None:
        """Start judging an answer; `judged` is emitted when it is finished."""
        step = self.step
        if step is not None and step.question is not None and not self.busy:
            self._jobs.begin(self._judging(step, answer))
            self.busy_changed.emit()

    def reveal(self) -> None:
        """Start finding a right answer; `judged` is emitted when it is found."""
        step = self.step
        if step is not None and step.question is not None and not self.busy:
            self._jobs.begin(self._revealing(step))
            self.busy_changed.emit()

    def cancel(self) -> None:
        """Stop judging an answer."""
        if self.busy:
            self._jobs.stop()
            self.busy_changed.emit()

    def close_down(self) -> None:
        """Stop all jobs; the window is closing."""
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
        """Return the grader of a step; the same one for the same step, so that its search is not repeated."""
        if self._examiner is None or self._examiner[0] is not step:
            self._examiner = step, Grader(step)
        return self._examiner[1]

    def _judging(self, step: LessonStep, answer: Answer) -> Iterator[Said | None]:
        """Judge an answer in small pieces; yields the response."""
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
        """Drop the grader if a piece is interrupted: its search is then in an undefined state."""
        try:
            yield
        except InterruptedCall:
            self._examiner = None
            raise

    @Slot(object)
    def _receive(self, said: Said) -> None:
        self._jobs.stop()  # the response is final
        self.busy_changed.emit()
        self.said[self.place] = said
        if isinstance(said, RevealedAnswer):
            self._told.add(self.place)
            self.progress.see(self.source, self.place)
        elif isinstance(said, GradedAnswer) and said.right and self.place not in self._told:
            self.progress.finish(self.source, self.place)
        self.judged.emit()


def _with_scene(step: LessonStep, earlier: LessonStep) -> LessonStep:
    """Return a step with the scene of an earlier one if it has none of its own."""
    if step.bench:
        return step
    return replace(step, scene=earlier.scene, breakpoints=step.breakpoints or earlier.breakpoints)
