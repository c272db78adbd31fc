"""A lesson: what it is about, and its steps. Values that never change; an editor makes new ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from workbench.formats.lesson_file import FORMAT
from workbench.formats.schema import FileSchema
from workbench.lessons.texts import Texts, foreign, missing

SCHEMA = FileSchema("lesson", FORMAT, 1, none="lesson-format", later="lesson-version")
"""What lesson files are checked by."""

NOTHING: Texts = MappingProxyType({})
"""No text at all."""

Values = Mapping[str, Any]
"""Texts, numbers, lists and maps, as a file holds them."""

KINDS = ("choice", "number", "board", "node", "moves", "code")
"""The kinds of question."""


@dataclass(frozen=True)
class AnswerOption:
    """One answer of a choice. `because` is told whoever chooses it."""

    text: Texts
    right: bool = False
    because: Texts = field(default_factory=dict)


@dataclass(frozen=True)
class LessonQuestion:
    """A question at the end of a step.

    Attributes:
        kind: one of KINDS. text: what is asked. because: the reason, told once it is answered rightly.
        run: the search that the answer is read from; "" is that of the step's scene.
        options: of a choice. answer, tolerance, of: of a number: the number itself, or the name of a fact, perhaps of
        the state `of`. judge, shape, goal, example: of a board: what has to be true of it, on which shape and goal, and
        one that will do. which: of a node. board: of moves, where they begin; "" is the start of the run.
        boards, values, like, example: of code: the boards that it is tried on, what it should say of each of them, and
        the text of a function that will do, which is only shown.
    """

    kind: str
    text: Texts
    because: Texts = field(default_factory=dict)
    run: str = ""
    options: tuple[AnswerOption, ...] = ()
    answer: float | str = 0
    tolerance: float = 0
    of: str = ""
    judge: str = ""
    shape: str = ""
    goal: str = ""
    example: str = ""
    which: str = ""
    board: str = ""
    boards: tuple[str, ...] = ()
    values: tuple[float, ...] = ()
    like: str = ""


@dataclass(frozen=True)
class LessonStep:
    """One step: a text, what a bench shows meanwhile, and perhaps a question.

    Attributes:
        text: Markdown. title: a heading. notes: for the teacher.
        scene: `bench` and what it shows; empty: everything stays as it is.
        look: the panes that are pointed at, in this order. nodes: the states that are highlighted.
        breakpoints: conditions at which playing stops. claims: facts of the scene's search that the text relies on.
    """

    text: Texts
    title: Texts = field(default_factory=dict)
    notes: Texts = field(default_factory=dict)
    scene: Values = field(default_factory=dict)
    look: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()
    breakpoints: tuple[str, ...] = ()
    claims: Mapping[str, float] = field(default_factory=dict)
    question: LessonQuestion | None = None

    @property
    def bench(self) -> str:
        """The bench of the scene, "" for none."""
        return str(self.scene.get("bench", ""))

    @property
    def run(self) -> str:
        """The search that the question is about: its own, else that of the scene, else ""."""
        own = self.question.run if self.question is not None else ""
        return own or str(self.scene.get("run", ""))


@dataclass(frozen=True)
class Lesson:
    """A lesson. `name` is that of its file, without number and ending; `goal`: what one can do afterwards."""

    name: str
    title: Texts
    goal: Texts
    minutes: int
    steps: tuple[LessonStep, ...] = ()
    notes: Texts = field(default_factory=dict)

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Yield every text and its place in the file, those that may be left out only where they are there."""
        yield "title", self.title
        yield "goal", self.goal
        if self.notes:
            yield "notes", self.notes
        for place, step in enumerate(self.steps, 1):
            yield from _of_step(f"steps[{place}]", step)

    def untranslated(self) -> list[tuple[str, str]]:
        """Return the place of every text that lacks a language of the program, and the language."""
        return [(place, code) for place, texts in self.texts() for code in missing(texts)]

    def foreign(self) -> list[tuple[str, str]]:
        """Return the place of every text in a language that the program does not speak, and the language."""
        return [(place, code) for place, texts in self.texts() for code in foreign(texts)]


def _of_step(place: str, step: LessonStep) -> Iterator[tuple[str, Texts]]:
    for name, texts in (("title", step.title), ("text", step.text), ("notes", step.notes)):
        if texts or name == "text":
            yield f"{place}.{name}", texts
    question = step.question
    if question is None:
        return
    yield f"{place}.question.text", question.text
    if question.because:
        yield f"{place}.question.because", question.because
    for number, option in enumerate(question.options, 1):
        yield f"{place}.question.options[{number}].text", option.text
        if option.because:
            yield f"{place}.question.options[{number}].because", option.because
