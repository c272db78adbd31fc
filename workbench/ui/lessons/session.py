"""The session of a lesson: its steps one after the other, and the answers to its questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from workbench.interruption import InterruptedCall
from workbench.lessons.files import is_file_name
from workbench.lessons.grading import Answer, GradedAnswer, Grader
from workbench.lessons.lesson import Lesson, LessonStep
from workbench.search.problem.messages import Fault
from workbench.tiles.pattern_databases.first_use import BuildingCancelled
from workbench.ui.base.jobs import Jobs
from workbench.ui.lessons.progress import LessonProgress
from workbench.ui.lessons.scene_presenter import ScenePresenter
from workbench.ui.runs.first_use import FirstUse


class RevealedAnswer:
    """A right answer that was shown on request."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer


Response = GradedAnswer | Fault | RevealedAnswer
"""The response to an answer: a verdict, or why it is not valid; or a right answer that was revealed."""


class LessonSession(QObject):
    """The lesson being taken.

    Attributes: lesson, or None; place, the number of the step, from 0; source, the key of its progress; responses, the
    last response for each step's question; fault, why a step cannot be shown, or None; databases, those being built in
    the window. Signals: `changed` for another step or lesson; `judged` when there is a response; `busy_changed` when
    judging starts or ends.
    """

    changed = Signal()
    judged = Signal()
    busy_changed = Signal()

    def __init__(
        self, presenter: ScenePresenter, progress: LessonProgress, databases: FirstUse, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.presenter, self.progress, self.databases = presenter, progress, databases
        self.lesson: Lesson | None = None
        self.place = 0
        self.source = ""
        self._folder: Path | None = None
        self.responses: dict[int, Response] = {}
        self.fault: Fault | None = None
        self._scene_step = -1
        self._grader: tuple[LessonStep, Grader] | None = None
        self._revealed = set[int]()
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
    def revealed(self) -> set[int]:
        """The steps that are not done and whose answer was revealed."""
        return self.progress.revealed(self.source)

    def start(self, lesson: Lesson, source: str, place: int | None = None, folder: Path | None = None) -> None:
        """Start a lesson at a step, by default the last one shown; `folder`: of its pictures, by default `source`'s."""
        self._folder = folder
        self._jobs.stop()
        self.presenter.remember()
        self.lesson, self.source, self.responses = lesson, source, {}
        self._scene_step, self._grader, self._revealed = -1, None, set()
        last = len(lesson.steps) - 1
        start = self.progress.place(source) if place is None else place
        self._show(start if 0 <= start <= last else 0)

    def show_step(self, place: int) -> None:
        """Show another step, if it exists."""
        if self.lesson is not None and 0 <= place < len(self.lesson.steps):
            self._jobs.stop()
            self._show(place)

    def next(self) -> None:
        self.show_step(self.place + 1)

    def back(self) -> None:
        self.show_step(self.place - 1)

    def leave(self) -> None:
        """Leave the lesson; the benches show again what they showed before it."""
        self._jobs.stop()
        self.lesson, self.responses, self.fault, self._grader = None, {}, None, None
        self.presenter.restore()
        self.changed.emit()

    def answer(self, answer: Answer) -> None:
        """Start judging an answer; `judged` is emitted when it is finished."""
        self._begin(lambda grader: _judging(grader, answer))

    def reveal(self) -> None:
        """Start finding a right answer; `judged` is emitted when it is found."""
        self._begin(_revealing)

    def cancel(self) -> None:
        """Stop judging an answer."""
        if self.busy:
            self._jobs.stop()
            self.busy_changed.emit()

    def close_down(self) -> None:
        """Stop all jobs; the window is closing."""
        self._jobs.stop()
        self.presenter.close_down()

    def _show(self, place: int) -> None:
        assert self.lesson is not None
        self.place = place
        step = self.lesson.steps[place]
        scene_of = next((one for one in range(place, -1, -1) if self.lesson.steps[one].bench), -1)
        unchanged = scene_of in (-1, self._scene_step) and scene_of != place
        self._scene_step = scene_of
        try:
            self.presenter.show(step if unchanged else _step_with_scene(step, self.lesson.steps[scene_of]))
            self.fault = None
        except Fault as fault:
            self.fault, self._scene_step = fault, -1
        self.progress.set_place(self.source, place)
        if step.question is None:
            self.progress.finish(self.source, place)
        self.changed.emit()

    def _grader_of(self, step: LessonStep) -> Grader:
        """Return the grader of a step; the same one for the same step, so that its search is not repeated."""
        if self._grader is None or self._grader[0] is not step:
            self._grader = step, Grader(step)
        return self._grader[1]

    def _begin(self, work: Callable[[Grader], Iterator[Response | None]]) -> None:
        """Start finding a response to the current question, unless one is being found already."""
        step = self.step
        if step is not None and step.question is not None and not self.busy:
            self._jobs.begin(self.databases.waiting_in(self._responding(step, work)))
            self.busy_changed.emit()

    def _responding(
        self, step: LessonStep, work: Callable[[Grader], Iterator[Response | None]]
    ) -> Iterator[Response | None]:
        """Do the work in small pieces; yields the response."""
        try:
            yield from work(self._grader_of(step))
        except Fault as fault:
            yield fault
        except InterruptedCall:
            self._grader = None  # its search is in an undefined state
            raise

    @Slot(object)
    def _receive(self, response: Response | BuildingCancelled) -> None:
        self._jobs.stop()  # the response is final
        self.busy_changed.emit()
        if isinstance(response, BuildingCancelled):
            return
        self.responses[self.place] = response
        if isinstance(response, RevealedAnswer):
            self._revealed.add(self.place)
            self.progress.mark_revealed(self.source, self.place)
        elif isinstance(response, GradedAnswer) and response.right and self.place not in self._revealed:
            self.progress.finish(self.source, self.place)
        self.judged.emit()


def _judging(grader: Grader, answer: Answer) -> Iterator[Response | None]:
    yield (yield from grader.judging(answer))


def _revealing(grader: Grader) -> Iterator[Response | None]:
    yield from grader.searching()
    yield RevealedAnswer(grader.answer())


def _step_with_scene(step: LessonStep, earlier: LessonStep) -> LessonStep:
    """Return a step with the scene of an earlier one if it has none of its own."""
    if step.bench:
        return step
    return replace(step, scene=earlier.scene, breakpoints=step.breakpoints or earlier.breakpoints)
