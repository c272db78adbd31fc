"""The session of a lesson: its steps one after the other, and the answers to its questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from workbench.interruption import InterruptedCall
from workbench.lessons.concealment import NOTHING
from workbench.lessons.exam import Exam
from workbench.lessons.files import is_file_name
from workbench.lessons.grading import Answer, GradedAnswer, Grader
from workbench.lessons.hiding import concealed_by
from workbench.lessons.lesson import NO_TEXTS, Lesson, LessonStep
from workbench.lessons.shuffling import option_order
from workbench.lessons.varying import varied
from workbench.search.problem.messages import Fault, Message
from workbench.tiles.pattern_databases.first_use import BuildingCancelled
from workbench.ui.base.jobs import Jobs
from workbench.ui.lessons.progress import LessonProgress
from workbench.ui.lessons.scene_presenter import ScenePresenter
from workbench.ui.runs.first_use import FirstUse
from workbench.wording.texts import Texts


class RevealedAnswer:
    """A right answer that was shown on request; why it is right, by the program and by the question's author."""

    def __init__(self, answer: Answer, why: Sequence[Message] = (), because: Texts = NO_TEXTS) -> None:
        self.answer, self.why, self.because = answer, why, because


class RecordedAnswer:
    """An answer in an exam, about which nothing is said."""


Response = GradedAnswer | Fault | RevealedAnswer | RecordedAnswer
"""The response to an answer: a verdict, or why it is not valid; a right answer that was revealed; none in an exam."""


class LessonSession(QObject):
    """The lesson being taken.

    Attributes: lesson, or None; place, the number of the step, from 0; source, the key of its progress; responses, the
    last response for each step's question; complete_step, the step with the scene that is shown; fault, why a step
    cannot be shown, or None; exam, if the lesson is taken as one; databases, those being built in the window.
    Signals: `changed` for another step or lesson; `judged` when there is a response; `busy_changed` when judging starts
    or ends; `ticked` every second of an exam with a time limit, and `exam_over` when its time is over.
    """

    changed = Signal()
    judged = Signal()
    busy_changed = Signal()
    ticked = Signal()
    exam_over = Signal()

    def __init__(
        self, presenter: ScenePresenter, progress: LessonProgress, databases: FirstUse, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.presenter, self.progress, self.databases = presenter, progress, databases
        self.lesson: Lesson | None = None
        self.place = 0
        self.source = ""
        self.exam: Exam | None = None
        self._answer: Answer = ""
        self._folder: Path | None = None
        self._marked: tuple[str, ...] = ()
        self.responses: dict[int, Response] = {}
        self.fault: Fault | None = None
        self.complete_step: LessonStep | None = None
        self._scene_step = -1
        self._grader: tuple[LessonStep, Grader] | None = None
        self._revealed, self._answered = set[int](), set[int]()
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._receive)
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._tick)

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
    def question_open(self) -> bool:
        """Whether the step has a question that has neither been answered nor revealed since the lesson was started."""
        return self.step is not None and self.step.question is not None and self.place not in self._answered

    @property
    def option_order(self) -> list[int]:
        """The numbers of the options of the step's question, in the order in which this reader sees them."""
        return [] if self.lesson is None else option_order(self.progress.seed, self.lesson, self.place)

    @property
    def done(self) -> set[int]:
        return self.progress.done(self.source)

    @property
    def revealed(self) -> set[int]:
        """The steps that are not done and whose answer was revealed."""
        return self.progress.revealed(self.source)

    def start_exam(self, lesson: Lesson, source: str, student: str = "", minutes: int = 0) -> None:
        """Start a lesson as an exam: nothing is said about the answers, and nothing that is hidden is shown.

        `minutes`: the time limit, 0 for none.
        """
        self.start(lesson, source, 0)
        self.exam = Exam(student, minutes)
        if minutes:
            self._clock.start()
        self.changed.emit()

    def _tick(self) -> None:
        """Show the time that is left of an exam; when it is over, no more answers are taken."""
        if self.exam is None or self.exam.seconds is not None:
            self._clock.stop()
        elif self.exam.remaining == 0:
            self.cancel()
            self.exam.finish()
            self._clock.stop()
            self.exam_over.emit()
        self.ticked.emit()

    def start(self, lesson: Lesson, source: str, place: int | None = None, folder: Path | None = None) -> None:
        """Start a lesson at a step, by default the last one shown; `folder`: of its pictures, by default `source`'s."""
        self.exam = None
        self._clock.stop()
        self._folder = folder
        self._jobs.stop()
        self.presenter.remember()
        self.lesson, self.source, self.responses = varied(lesson, self.progress.seed), source, {}
        self._scene_step, self._grader = -1, None
        self._revealed, self._answered = set(), set()
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
        self._clock.stop()
        self.lesson, self.responses, self.fault, self._grader, self.exam = None, {}, None, None, None
        self.presenter.restore()
        self.changed.emit()

    def answer(self, answer: Answer) -> None:
        """Start judging an answer; `judged` is emitted when it is finished."""
        self._answer = answer
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
        self._clock.stop()
        self.presenter.close_down()

    def _show(self, place: int) -> None:
        assert self.lesson is not None
        self.place, self.complete_step = place, None
        step = self.lesson.steps[place]
        scene_of = next((one for one in range(place, -1, -1) if self.lesson.steps[one].bench), -1)
        shown = scene_of in (-1, self._scene_step) and scene_of != place
        self._scene_step = scene_of
        try:
            complete = self.complete_step = _step_with_scene(step, self.lesson.steps[scene_of])
            concealed = concealed_by(complete) if self.question_open else NOTHING
            unchanged = shown and not concealed and not self.presenter.conceals
            self.presenter.show(step if unchanged else complete, concealed)
            self.fault = None
        except Fault as fault:
            self.fault, self._scene_step = fault, -1
        self.progress.set_place(self.source, place)
        if step.question is None:
            self.progress.finish(self.source, place)
        self.changed.emit()

    def _reveal_screen(self) -> None:
        """Show what the question has hidden, now that it is answered."""
        self._answered.add(self.place)
        if self.presenter.conceals:
            self._show(self.place)

    def _mark_chosen(self, response: GradedAnswer) -> None:
        """Mark the states that the chosen option is about, beside those of the step."""
        step, before, self._marked = self.complete_step, self._marked, response.nodes
        if step is not None and (response.nodes or before):
            self.presenter.mark(step, (*step.nodes, *response.nodes))

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
        if self.exam is not None and isinstance(response, GradedAnswer):
            answer = self._answer if isinstance(self._answer, str) else " ".join(str(one + 1) for one in self._answer)
            self.exam.record(self.place, answer, response.right)
            response = RecordedAnswer()
        self.responses[self.place] = response
        if isinstance(response, RevealedAnswer) or (isinstance(response, GradedAnswer) and response.right):
            self._reveal_screen()
        if isinstance(response, RevealedAnswer):
            self._revealed.add(self.place)
            self.progress.mark_revealed(self.source, self.place)
        elif isinstance(response, GradedAnswer) and response.right and self.place not in self._revealed:
            self.progress.finish(self.source, self.place)
        if isinstance(response, GradedAnswer):
            self._mark_chosen(response)
        self.judged.emit()


def _judging(grader: Grader, answer: Answer) -> Iterator[Response | None]:
    yield (yield from grader.judging(answer))


def _revealing(grader: Grader) -> Iterator[Response | None]:
    yield from grader.searching()
    yield RevealedAnswer(grader.answer(), grader.explanation(), grader.because)


def _step_with_scene(step: LessonStep, earlier: LessonStep) -> LessonStep:
    """Return a step with the scene of an earlier one if it has none of its own."""
    if step.bench:
        return step
    return replace(step, scene=earlier.scene, breakpoints=step.breakpoints or earlier.breakpoints)
