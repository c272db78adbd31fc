"""Whether an answer is right, and why: what the program finds out by itself, never what a file merely says of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from dataclasses import dataclass, field

from workbench.formats.run_line import RunLine, read_run_line
from workbench.lessons.asked import FactSource, scene_facts
from workbench.lessons.facts import OF_SEARCH, Searched
from workbench.lessons.judges import Judged, best_way, judge_board, judge_code, judge_moves, shape_of
from workbench.lessons.lesson import NOTHING, LessonQuestion, LessonStep
from workbench.lessons.nodes import NEXT, wanted
from workbench.lessons.scene_facts import CellFacts
from workbench.lessons.texts import Texts
from workbench.search.finding.records import read_state
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.problem import describe
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import shown
from workbench.wording import number as written
from workbench.wording.language import decimal_as_written

Answer = str | Collection[int]
"""What is typed, `file.py:function`, or the numbers of the options that are chosen, from 0."""
_NEAR = 1e-9


@dataclass(frozen=True)
class GradedAnswer:
    """What the program says of an answer. `why`: its reason; `because`: the author's, who wrote the question."""

    right: bool
    why: Message
    because: Texts = field(default_factory=dict)


class Grader:
    """Judges the answers to one question. The search it is about is done once, when it is first needed."""

    def __init__(self, step: LessonStep) -> None:
        assert step.question is not None
        self.question: LessonQuestion = step.question
        self.line: RunLine | None = read_run_line(step.run) if step.run else None
        self._step = step
        self._searched: Searched | None = None
        self._facts: FactSource | None = None

    @property
    def searched(self) -> Searched:
        """The search that the question is about. Raises Fault where there is none."""
        if self._searched is None:
            if self.line is None:
                raise Fault("lesson-no-run")
            self._searched = Searched(self.line)
        return self._searched

    def searching(self) -> Iterator[None]:
        """Do the search in pieces, as far as the answer is read off it: often not at all, or to one step only."""
        question = self.question
        if self.line is None:
            return
        if question.kind == "node":
            yield from self.searched.pieces_to_moment(int(question.which == NEXT))
        elif question.kind == "number" and question.answer in OF_SEARCH:
            yield from self.searched.pieces_for(str(question.answer))

    @property
    def facts(self) -> FactSource:
        """What can be asked for. Raises Fault where there is nothing."""
        if self._facts is None:
            self._facts = scene_facts(self._step) or self.searched
        return self._facts

    def judge(self, answer: Answer) -> GradedAnswer:
        """Return what is to be said of an answer. Raises Fault for one that cannot be read."""
        judging = self.judging(answer)
        while True:
            try:
                next(judging)
            except StopIteration as said:
                verdict: GradedAnswer = said.value
                return verdict

    def judging(self, answer: Answer) -> Generator[None, None, GradedAnswer]:
        """Return the same; yields while it takes long. Closing the generator ends what goes on."""
        yield from self.searching()
        if self.question.kind == "choice":
            assert not isinstance(answer, str)
            return self._choice(answer)
        assert isinstance(answer, str)
        if not answer.strip():
            raise Fault("answer-empty")
        judges: Mapping[str, Callable[[str], Judged]] = {
            "number": self._number,
            "board": self._board,
            "node": self._node,
            "moves": lambda typed: judge_moves(self.question, typed, self.line),
        }
        if self.question.kind == "code":
            right, why = yield from judge_code(self.question, answer.strip())
        else:
            right, why = judges[self.question.kind](answer)
        return GradedAnswer(right, why, self.question.because if right else NOTHING)

    def number(self) -> float:
        """Return the number that is asked for. Raises Fault where the search does not tell it."""
        answer = self.question.answer
        return float(self.facts.fact(answer, self.question.of)) if isinstance(answer, str) else float(answer)

    def answer(self) -> Answer:
        """Return a right answer, of code its text. Raises Fault where none is known."""
        question = self.question
        if question.kind == "choice":
            return [number for number, option in enumerate(question.options) if option.right]
        if question.kind == "number":
            return decimal_as_written(f"{self.number():.12g}")
        if question.kind == "code" and question.example:
            return question.example
        if question.kind == "board":
            return str(Board.parse(question.example, shape_of(question, self.line)))
        if question.kind == "node" and isinstance(self.facts, CellFacts):
            cells = self.facts.cells(question.which)
            if not cells:
                raise Fault("lesson-no-node")
            return cells[0]
        if question.kind == "node":
            states = wanted(question.which, self.searched.moment)
            if not states:
                raise Fault("lesson-no-node")
            return describe(self.searched.problem, states[0])
        if question.kind == "moves":
            moves = best_way(question, self.line)[0]
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
        because = self.question.because or next((options[one].because for one in sorted(chosen)), NOTHING)
        return GradedAnswer(True, message("verdict-right"), because)

    def _number(self, typed: str) -> Judged:
        given = read_number(typed)
        true = self.number()
        if abs(given - true) <= max(self.question.tolerance, _NEAR):
            return True, message("verdict-right")
        told = decimal_as_written(f"{given:.12g}")
        return False, message("verdict-more" if given < true else "verdict-fewer", value=told)

    def _board(self, typed: str) -> Judged:
        return judge_board(self.question, Board.parse(typed, shape_of(self.question, self.line)), self.line)

    def _node(self, typed: str) -> Judged:
        if isinstance(self.facts, CellFacts):
            return self._cell(self.facts, typed)
        states = wanted(self.question.which, self.searched.moment)
        problem = self.searched.problem
        state = read_state(problem, typed)
        text = shown(describe(problem, state), 60)
        return state in states, message("verdict-node" if state in states else "verdict-other-node", state=text)

    def _cell(self, facts: CellFacts, typed: str) -> Judged:
        cell = facts.cell(typed)
        right = cell in facts.cells(self.question.which)
        return right, message("verdict-node" if right else "verdict-other-node", state=cell)


def read_number(typed: str) -> float:
    """Return the number that is typed, in the current language's way or a program's. Raises Fault where it is none."""
    groups = re.escape(written(1000)[1])
    plain = "".join(typed.split())
    if re.fullmatch(rf"[-+]?[0-9]{{1,3}}({groups}[0-9]{{3}})+([.,][0-9]+)?", plain):
        plain = re.sub(groups, "", plain)
    plain = plain.replace(",", ".")
    if not re.fullmatch(r"[-+]?[0-9]{1,15}(\.[0-9]{1,15})?", plain):
        raise Fault("answer-number", text=shown(typed))
    return float(plain)
