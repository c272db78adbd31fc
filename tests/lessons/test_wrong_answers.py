"""Wrong answers to every question of the lessons of the program are judged wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.wrong_answers import WRONG

from workbench.hex.board import name
from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.lessons.grading import Answer, Grader
from workbench.lessons.hex_facts import HexFacts
from workbench.lessons.lesson import LessonStep
from workbench.lessons.minimax_facts import MinimaxFacts
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe
from workbench.wording.texts import localized


def wrong(examiner: Grader) -> Iterator[Answer]:
    """Yield wrong answers: all other options, numbers that are slightly off, the start, moves that lead nowhere."""
    question = examiner.question
    if question.orders_options:
        yield [*range(len(question.options))][::-1]
    elif question.kind == "choice":
        rights = [number for number, option in enumerate(question.options) if option.right]
        others = [number for number, option in enumerate(question.options) if not option.right]
        yield from ([one] for one in others)
        yield from ([*rights, one] for one in others)
        if len(rights) > 1:
            yield rights[:1]
    elif question.kind == "number":
        off = question.tolerance * 1.5 + 0.01
        yield from (f"{examiner.number() + off:.6f}", f"{examiner.number() - off:.6f}")
    elif question.kind == "node" and isinstance(examiner.facts, HexFacts):
        board, right = examiner.facts.board, examiner.facts.cells(question.which)
        yield from (cell for cell in (name(board.size, one) for one in board.vacant) if cell not in right)
    elif question.kind == "node" and isinstance(examiner.facts, MinimaxFacts):
        yield from {*examiner.facts.tree.names} - {*examiner.facts.cells(question.which)}
    elif question.kind == "node":
        problem = examiner.searched.problem
        yield describe(problem, problem.initial())
    elif question.kind in WRONG:
        yield WRONG[question.kind](examiner)
    elif question.kind == "moves":
        yield "ududud" if examiner.line is None or examiner.line.board is not None else "Nowhere"


def questions(name: str) -> Iterator[tuple[int, LessonStep]]:
    return ((place, step) for place, step in enumerate(shipped_lesson(name).steps, 1) if step.question is not None)


@pytest.mark.parametrize("lesson", shipped_names())
def test_wrong_answers_are_told_to_be_wrong_with_a_reason(lesson: str) -> None:
    for place, step in questions(lesson):
        grader = Grader(step)
        for answer in wrong(grader):
            verdict = grader.judge(answer)
            assert not verdict.right, (lesson, place, answer)
            if step.question and step.question.kind == "choice":
                assert localized(verdict.because) or len(answer) < sum(o.right for o in step.question.options), (
                    lesson,
                    place,
                )


@pytest.mark.parametrize("name", shipped_names())
def test_an_answer_that_is_none_is_refused(name: str) -> None:
    for _place, step in questions(name):
        with pytest.raises(Fault):
            Grader(step).judge([] if step.question and step.question.kind == "choice" else " ")
