"""Judges whether an answer is right, and why: by computation, never by what a file claims."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from workbench.formats.reading import run_to_end
from workbench.formats.run_line import RunLine, read_run_line
from workbench.lessons.facts import OF_SEARCH, LessonSearch
from workbench.lessons.judging import Judgement, judge_board, judge_code, judge_moves, optimal_path, shape_of
from workbench.lessons.lesson import NO_TEXTS, LessonQuestion, LessonStep
from workbench.lessons.nodes import NEXT, selected_states
from workbench.lessons.scene_facts import CellFacts
from workbench.lessons.step_facts import FactSource, scene_facts
from workbench.lessons.texts import Texts
from workbench.search.finding.records import read_state
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.problem import describe
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import number as written
from workbench.wording.language import decimal_as_written

Answer = str | Collection[int]
"""The typed text, `file.py:function`, or the numbers of the chosen options, from 0."""
_TOLERANCE = 1e-9


@dataclass(frozen=True)
class GradedAnswer:
    """The verdict on an answer. `why`: the program's reason; `because`: the explanation of the question's author."""

    right: bool
    why: Message
    because: Texts = field(default_factory=dict)


class Grader:
    """Judges the answers to one question. Its search is run once, when it is first needed."""

    def __init__(self, step: LessonStep) -> None:
        assert step.question is not None
        self.question: LessonQuestion = step.question
        self.line: RunLine | None = read_run_line(step.run) if step.run else None
        self._step = step

    @cached_property
    def searched(self) -> LessonSearch:
        """The search of the question. Raises Fault if there is none."""
        if self.line is None:
            raise Fault("lesson-no-run")
        return LessonSearch(self.line)

    def searching(self) -> Iterator[None]:
        """Search in pieces, as far as the answer needs: often not at all, or only to one step."""
        question = self.question
        if self.line is None:
            return
        if question.kind == "node":
            yield from self.searched.run_to_moment(int(question.which == NEXT))
        elif question.kind == "number" and question.answer in OF_SEARCH:
            yield from self.searched.run_for_fact(str(question.answer))

    @cached_property
    def facts(self) -> FactSource:
        """The facts of the question. Raises Fault if there are none."""
        return scene_facts(self._step) or self.searched

    def judge(self, answer: Answer) -> GradedAnswer:
        """Return the verdict on an answer. Raises Fault if the answer is not valid."""
        return run_to_end(self.judging(answer))

    def judging(self, answer: Answer) -> Generator[None, None, GradedAnswer]:
        """Return the same; yields while it takes long. Closing the generator stops the computation."""
        yield from self.searching()
        if self.question.kind == "choice":
            assert not isinstance(answer, str)
            return self._choice(answer)
        assert isinstance(answer, str)
        if not answer.strip():
            raise Fault("answer-empty")
        judges: Mapping[str, Callable[[str], Judgement]] = {
            "number": self._number,
            "board": self._board,
            "node": self._node,
            "moves": lambda typed: judge_moves(self.question, typed, self.line),
        }
        if self.question.kind == "code":
            right, why = yield from judge_code(self.question, answer.strip())
        else:
            right, why = judges[self.question.kind](answer)
        return GradedAnswer(right, why, self.question.because if right else NO_TEXTS)

    def number(self) -> float:
        """Return the right number. Raises Fault if the search does not yield it."""
        answer = self.question.answer
        return float(self.facts.fact(answer, self.question.of)) if isinstance(answer, str) else float(answer)

    def answer(self) -> Answer:
        """Return a right answer; for code its text. Raises Fault if it cannot be determined."""
        question = self.question
        if question.kind == "choice":
            return [number for number, option in enumerate(question.options) if option.right]
        if question.kind == "number":
            return decimal_as_written(f"{self.number():.12g}")
        if question.kind == "code" and question.example:
            return question.example
        if question.kind == "board":
            return str(Board.parse(question.example, shape_of(question, self.line)))
        if question.kind == "node":
            if isinstance(self.facts, CellFacts):
                nodes = self.facts.cells(question.which)
            else:
                states = selected_states(question.which, self.searched.moment)
                nodes = [describe(self.searched.problem, state) for state in states]
            if not nodes:
                raise Fault("lesson-no-node")
            return nodes[0]
        if question.kind == "moves":
            moves = optimal_path(question, self.line)[0]
            on_tiles = question.board or (self.line is not None and self.line.board is not None)
            return ("" if on_tiles else ", ").join(moves)
        raise Fault("lesson-no-answer")

    def _choice(self, chosen: Collection[int]) -> GradedAnswer:
        options = self.question.options
        if not chosen:
            raise Fault("answer-empty")
        wrong = next((one for one in sorted(chosen) if not options[one].right), None)
        if wrong is not None:
            return GradedAnswer(False, message("verdict-choice-wrong"), options[wrong].because)
        if sum(option.right for option in options) > len({*chosen}):
            return GradedAnswer(False, message("verdict-choice-more"))
        because = self.question.because or next((options[one].because for one in sorted(chosen)), NO_TEXTS)
        return GradedAnswer(True, message("verdict-right"), because)

    def _number(self, typed: str) -> Judgement:
        typed_number = read_number(typed)
        true = self.number()
        if abs(typed_number - true) <= max(self.question.tolerance, _TOLERANCE):
            return True, message("verdict-right")
        number_text = decimal_as_written(f"{typed_number:.12g}")
        return False, message("verdict-more" if typed_number < true else "verdict-fewer", value=number_text)

    def _board(self, typed: str) -> Judgement:
        return judge_board(self.question, Board.parse(typed, shape_of(self.question, self.line)), self.line)

    def _node(self, typed: str) -> Judgement:
        if isinstance(self.facts, CellFacts):
            node = self.facts.cell(typed)
            right = node in self.facts.cells(self.question.which)
        else:
            states = selected_states(self.question.which, self.searched.moment)
            state = read_state(self.searched.problem, typed)
            node = to_quotable(describe(self.searched.problem, state), 60)
            right = state in states
        return right, message("verdict-node" if right else "verdict-other-node", state=node)


def read_number(typed: str) -> float:
    """Return a typed number, in the current language's format or a program's. Raises Fault if it is not valid."""
    groups = re.escape(written(1000)[1])
    plain = "".join(typed.split())
    if re.fullmatch(rf"[-+]?[0-9]{{1,3}}({groups}[0-9]{{3}})+([.,][0-9]+)?", plain):
        plain = re.sub(groups, "", plain)
    plain = plain.replace(",", ".")
    if not re.fullmatch(r"[-+]?[0-9]{1,15}(\.[0-9]{1,15})?", plain):
        raise Fault("answer-number", text=to_quotable(typed))
    return float(plain)
