"""A lesson and its steps, as immutable values; the editor creates new ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from workbench.formats.lesson_file import FORMAT
from workbench.formats.schema import FileSchema
from workbench.wording.texts import Texts, foreign, missing

SCHEMA = FileSchema("lesson", FORMAT, 1, none="lesson-format", later="lesson-version")
"""The schema of lesson files."""

NO_TEXTS: Texts = MappingProxyType({})
"""No text in any language."""

Values = Mapping[str, Any]
"""Texts, numbers, lists and maps, as in a file."""

KINDS = ("choice", "number", "board", "node", "moves", "order", "row", "line", "cell", "graph", "code", "repair")
"""The kinds of question."""


@dataclass(frozen=True)
class AnswerOption:
    """One option of a choice. `because` is shown to those who choose it, and `nodes`, states, are marked then."""

    text: Texts
    right: bool = False
    because: Texts = field(default_factory=dict)
    nodes: tuple[str, ...] = ()


@dataclass(frozen=True)
class LessonQuestion:
    """A question at the end of a step.

    Attributes:
        kind: one of KINDS. text: the question. because: the explanation, shown after a right answer.
        run: the search that contains the answer; "" is the one of the step's scene.
        hide: what is hidden while the question is open, see `hiding.WORDS`; None: what would answer it.
        options: of a choice; of an order, in the right order, if it is not that of OPEN.
        answer, tolerance, of: of a number: the number itself, or the name of a fact, perhaps of the state `of`.
        judge, shape, goal, example: of a board: its condition, its shape and goal, and an example that satisfies it.
        which: of a node, a line or a cell. board: of moves, their start, or the one with a cell; "" is the start of
        the run.
        boards, values, like, example: of code: the boards that it is tested on, the right value for each or the
        heuristic that gives it, and the text of a right function, which is only displayed.
        code: of a graph or of code to repair, the text to start from. cases: of code to repair that is no heuristic,
        the arguments of each call, as Python writes them.
    """

    kind: str
    text: Texts
    because: Texts = field(default_factory=dict)
    run: str = ""
    hide: tuple[str, ...] | None = None
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
    code: str = ""
    cases: tuple[str, ...] = ()

    @property
    def orders_options(self) -> bool:
        """Whether the options have to be put in order."""
        return self.kind == "order" and bool(self.options)


@dataclass(frozen=True)
class LessonStep:
    """One step: a text, what a bench shows meanwhile, and optionally a question.

    Attributes:
        text: Markdown. title: a heading. notes: for the teacher.
        scene: `bench` and what it shows; empty: the bench stays as it is.
        look: the panes that are pointed at, in this order. nodes: the states that are highlighted.
        breakpoints: conditions at which playback pauses. claims: facts of the scene's search that the text relies on.
        vary: whether each reader gets a start board of their own, as far from the goal as the scene's.
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
    vary: bool = False

    @property
    def bench(self) -> str:
        """The bench of the scene, "" if there is none."""
        return str(self.scene.get("bench", ""))

    @property
    def run(self) -> str:
        """The search that the question is about: its own, else the scene's, else ""."""
        own = self.question.run if self.question is not None else ""
        return own or str(self.scene.get("run", ""))


@dataclass(frozen=True)
class Lesson:
    """A lesson. `name` is its file name without number and suffix; `goal`: what one can do after it."""

    name: str
    title: Texts
    goal: Texts
    minutes: int
    steps: tuple[LessonStep, ...] = ()
    notes: Texts = field(default_factory=dict)

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Yield every text and its place in the file; optional texts only if present."""
        yield "title", self.title
        yield "goal", self.goal
        if self.notes:
            yield "notes", self.notes
        for place, step in enumerate(self.steps, 1):
            yield from _step_texts(f"steps[{place}]", step)

    def untranslated(self) -> list[tuple[str, str]]:
        """Return the place and language code of every translation that is missing."""
        return [(place, code) for place, texts in self.texts() for code in missing(texts)]

    def foreign(self) -> list[tuple[str, str]]:
        """Return the place and language code of every text in a language that the program does not support."""
        return [(place, code) for place, texts in self.texts() for code in foreign(texts)]


def _step_texts(place: str, step: LessonStep) -> Iterator[tuple[str, Texts]]:
    parts: list[tuple[str, LessonStep | LessonQuestion | AnswerOption]] = [(place, step)]
    if step.question is not None:
        parts.append((f"{place}.question", step.question))
        parts += ((f"{place}.question.options[{n}]", option) for n, option in enumerate(step.question.options, 1))
    for part_place, part in parts:
        for name in ("title", "text", "notes", "because"):
            texts = getattr(part, name, NO_TEXTS)
            if texts or name == "text":
                yield f"{part_place}.{name}", texts
