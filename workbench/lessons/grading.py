"""Judges whether an answer is right, and why: by computation, never by what a file claims."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property

from workbench.formats.run_line import END, RunLine, read_run_line
from workbench.lessons.constructed import (
    judge_cell,
    judge_line,
    judge_order,
    judge_row,
    right_cells,
    right_lines,
    right_order,
    right_row,
)
from workbench.lessons.fact_names import fact_name
from workbench.lessons.facts import OF_NODE, OF_SEARCH, OF_STEP, LessonSearch
from workbench.lessons.graphs import judge_graph
from workbench.lessons.judging import Judgement, judge_board, judge_code, judge_moves, optimal_path, shape_of
from workbench.lessons.lesson import NO_TEXTS, LessonQuestion, LessonStep
from workbench.lessons.nodes import NEXT, selected_states
from workbench.lessons.repairing import judge_repair
from workbench.lessons.scene_facts import CellFacts
from workbench.lessons.step_facts import FactSource, scene_facts
from workbench.search.explaining import explain
from workbench.search.finding.records import read_state
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.running.generators import run_to_end
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import number as written
from workbench.wording.language import decimal_as_written
from workbench.wording.names import local, local_text
from workbench.wording.texts import Texts

Answer = str | Collection[int]
"""The typed text, `file.py:function`, or the numbers of the options that are chosen or put in order, from 0."""
ANY_OF = ("node", "cell", "line")
"""The kinds of questions that ask for one of several that may be right."""
_TOLERANCE = 1e-9
_CONFUSED: Mapping[str, tuple[str, ...]] = {
    "f": ("g", "h"),
    "g": ("f", "h", "depth"),
    "h": ("f", "g", "misplaced", "manhattan"),
    "expanded": ("generated", "max_open", "moves"),
    "generated": ("expanded", "max_open"),
    "max_open": ("expanded", "generated"),
    "cost": ("moves", "expanded"),
    "moves": ("cost", "expanded"),
    "manhattan": ("misplaced", "broken-manhattan-with-blank", "distance"),
    "misplaced": ("broken-misplaced-with-blank", "manhattan"),
    "first_bound": ("last_bound", "cost"),
    "last_bound": ("first_bound",),
    "states": ("permutations",),
    "permutations": ("states",),
}
"""Fact -> those that readers confuse with it, in the order in which they are tried."""


@dataclass(frozen=True)
class GradedAnswer:
    """The verdict on an answer. `why`: the program's reason; `because`: the explanation of the question's author;
    `nodes`: the states that the chosen option is about.
    """

    right: bool
    why: Message
    because: Texts = field(default_factory=dict)
    nodes: tuple[str, ...] = ()


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
        if self.line is None or question.orders_options:
            return
        if question.kind in ("node", "order", "row", "line") and self.facts is self.searched:
            after = question.kind in ("row", "line") or question.which == NEXT
            yield from self.searched.run_to_moment(int(after))
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
        if self.question.orders_options:
            return self._options_in_order(answer)
        assert isinstance(answer, str)
        if not answer.strip():
            raise Fault("answer-empty")
        judges: Mapping[str, Callable[[str], Judgement]] = {
            "number": self._number,
            "board": self._board,
            "node": self._node,
            "moves": lambda typed: judge_moves(self.question, typed, self.line),
            "order": lambda typed: judge_order(self.searched, typed),
            "row": lambda typed: judge_row(self.searched, typed, read_number),
            "line": lambda typed: judge_line(self.question, self.searched, self._step.scene, typed),
            "cell": self._cell,
            "graph": lambda typed: judge_graph(self.question.judge, typed),
        }
        if self.question.kind == "code":
            right, why = yield from judge_code(self.question, answer.strip())
        elif self.question.kind == "repair":
            right, why = yield from judge_repair(self.question, answer)
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
        if question.orders_options:
            return [*range(len(question.options))]
        if question.kind == "number":
            return decimal_as_written(f"{self.number():.12g}")
        if question.kind in ("code", "graph", "repair") and question.example:
            return question.example
        if question.kind == "board":
            return str(Board.parse(question.example, shape_of(question, self.line)))
        if question.kind in _CONSTRUCTED:
            return _CONSTRUCTED[question.kind](self)
        if question.kind in ANY_OF:
            return self.right_ones()[0]
        if question.kind == "moves":
            moves = optimal_path(question, self.line)[0]
            on_tiles = question.board or (self.line is not None and self.line.board is not None)
            return ("" if on_tiles else ", ").join(map(local, moves))
        raise Fault("lesson-no-answer")

    def right_ones(self) -> Sequence[str]:
        """Return all nodes, cells or lines that are right, for a kind in ANY_OF. Raises Fault if there are none."""
        question = self.question
        if question.kind == "line":
            return right_lines(question, self.searched, self._step.scene)
        if isinstance(self.facts, CellFacts):
            nodes = self.facts.cells(question.which)
        elif question.kind == "cell":
            nodes = right_cells(question, self.line)
        else:
            states = selected_states(question.which, self.searched.moment)
            nodes = [local_text(self.searched.problem, state) for state in states]
        if not nodes:
            raise Fault("lesson-no-node")
        return nodes

    @property
    def because(self) -> Texts:
        """The explanation of the question's author."""
        right = (option.because for option in self.question.options if option.right)
        return self.question.because or next(filter(None, right), NO_TEXTS)

    def explanation(self) -> tuple[Message, ...]:
        """Return the program's explanation of the right answer, as Predict gives it: what happened at the step."""
        question, line = self.question, self.line
        of_step = question.kind == "number" and question.answer in (*OF_STEP, *OF_NODE) and not question.of
        after = question.kind == "node" and question.which == NEXT
        if line is None or line.step in (None, END) or not (of_step or after) or self.facts is not self.searched:
            return ()
        moment = self.searched.moment(int(after))
        return explain.narration(Timeline(moment.recording), moment.t)[:1]

    def _choice(self, chosen: Collection[int]) -> GradedAnswer:
        options = self.question.options
        if not chosen:
            raise Fault("answer-empty")
        wrong = next((one for one in sorted(chosen) if not options[one].right), None)
        if wrong is not None:
            return GradedAnswer(False, message("verdict-choice-wrong"), options[wrong].because, options[wrong].nodes)
        if sum(option.right for option in options) > len({*chosen}):
            return GradedAnswer(False, message("verdict-choice-more"))
        because = self.question.because or next((options[one].because for one in sorted(chosen)), NO_TEXTS)
        nodes = tuple(node for one in sorted(chosen) for node in options[one].nodes)
        return GradedAnswer(True, message("verdict-right"), because, nodes)

    def _options_in_order(self, ordered: Answer) -> GradedAnswer:
        """Return the verdict on an order of the options; they are listed in the right one."""
        if isinstance(ordered, str) or sorted(ordered) != [*range(len(self.question.options))]:
            raise Fault("answer-empty")
        first_wrong = next((place for place, option in enumerate(ordered) if option != place), None)
        if first_wrong is None:
            return GradedAnswer(True, message("verdict-right"), self.question.because)
        return GradedAnswer(False, message("verdict-order-items", count=first_wrong))

    def _number(self, typed: str) -> Judgement:
        typed_number = read_number(typed)
        true = self.number()
        if abs(typed_number - true) <= max(self.question.tolerance, _TOLERANCE):
            return True, message("verdict-right")
        number_text = decimal_as_written(f"{typed_number:.12g}")
        if (name := self._confused(typed_number)) is not None:
            asked = fact_name(str(self.question.answer))
            return False, message("verdict-other-fact", value=number_text, name=fact_name(name), asked=asked)
        return False, message("verdict-more" if typed_number < true else "verdict-fewer", value=number_text)

    def _confused(self, typed: float) -> str | None:
        """Return the fact that a wrong number is, of those that are often confused with the one asked for, or None."""
        for name in _CONFUSED.get(str(self.question.answer), ()):
            with suppress(Fault):
                if abs(float(self.facts.fact(name, self.question.of)) - typed) <= _TOLERANCE:
                    return name
        return None

    def _board(self, typed: str) -> Judgement:
        return judge_board(self.question, Board.parse(typed, shape_of(self.question, self.line)), self.line)

    def _cell(self, typed: str) -> Judgement:
        in_scene = isinstance(scene_facts(self._step), CellFacts)
        return self._node(typed) if in_scene else judge_cell(self.question, self.line, typed)

    def _node(self, typed: str) -> Judgement:
        if isinstance(self.facts, CellFacts):
            node = self.facts.cell(typed)
            right = node in self.facts.cells(self.question.which)
        else:
            states = selected_states(self.question.which, self.searched.moment)
            state = read_state(self.searched.problem, typed)
            node = to_quotable(local_text(self.searched.problem, state), 60)
            right = state in states
        return right, message("verdict-node" if right else "verdict-other-node", state=node)


_CONSTRUCTED: Mapping[str, Callable[[Grader], str]] = {
    "order": lambda grader: right_order(grader.searched),
    "row": lambda grader: right_row(grader.searched),
}
"""Kind -> a right answer."""


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
