"""The lessons of the program are correct, in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support import wrong_answers as constructed

from workbench.hex.board import name
from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.lessons.grading import Answer, Grader
from workbench.lessons.hex_facts import HexFacts
from workbench.lessons.judging import shape_of, value_of
from workbench.lessons.lesson import LessonQuestion, LessonStep
from workbench.lessons.minimax_facts import MinimaxFacts
from workbench.lessons.proving import prove
from workbench.search.problem.problem import describe
from workbench.tiles.puzzle.board import Board
from workbench.wording import LANGUAGES, say


@pytest.mark.parametrize("name", shipped_names())
def test_every_text_of_a_lesson_is_there_in_every_language(name: str) -> None:
    assert shipped_lesson(name).untranslated() == []
    assert shipped_lesson(name).name == name


@pytest.mark.parametrize("name", shipped_names())
def test_claims_hold_and_every_question_has_an_answer_that_is_found_right(name: str) -> None:
    assert [f"{place}: {say(fields)}" for place, fields in prove(shipped_lesson(name))] == []


def test_a_language_that_lacks_is_told_with_its_place() -> None:
    lesson = shipped_lesson("a-star")
    assert replace(lesson, goal={"en": "Only"}).untranslated() == [("goal", code) for code in LANGUAGES if code != "en"]


QUESTIONS = [
    pytest.param(step, id=f"{name}-{number}")
    for name in shipped_names()
    for number, step in enumerate(shipped_lesson(name).steps, 1)
    if step.question is not None
]


def wrong_answer(examiner: Grader) -> Answer:
    """Return an answer that is valid but not right."""
    question = examiner.question
    if question.orders_options:
        return [*range(len(question.options))][::-1]
    if question.kind == "repair":
        return question.code
    if question.kind == "choice":
        return [number for number, option in enumerate(question.options) if not option.right][:1]
    if question.kind == "number":
        return str(round(examiner.number() + question.tolerance + 7))
    if question.kind == "moves":
        return "Nowhere" if examiner.line is not None and examiner.line.other is not None else "uuuuuuuuuuuu"
    if question.kind in constructed.WRONG:
        return constructed.WRONG[question.kind](examiner)
    if question.kind == "board":
        return next(text for text in boards(question, examiner) if not examiner.judge(text).right)
    return next(text for text in nodes(examiner) if not examiner.judge(text).right)


def boards(question: LessonQuestion, examiner: Grader) -> Iterator[str]:
    """Yield boards of the question's shape; some of them cannot be right."""
    board = Board.parse(question.example, shape_of(question, examiner.line))
    yield from (str(board.swapped(cell, other)) for cell in range(board.cells) for other in range(cell))


def nodes(examiner: Grader) -> Iterator[str]:
    """Yield states of the search, or cells of the Hex board."""
    if isinstance(examiner.facts, HexFacts):
        board = examiner.facts.board
        yield from (name(board.size, cell) for cell in board.vacant)
        return
    if isinstance(examiner.facts, MinimaxFacts):
        yield from examiner.facts.tree.names
        return
    moment = examiner.searched.moment(0)
    recording = moment.recording
    yield from (describe(recording.problem, recording.state(one)) for one in range(moment.records))


def heuristic_file(question: LessonQuestion, folder: Path, off: int) -> str:
    """Write a function that returns the right values, changed by `off` moves, and return its name."""
    fields = {
        str(list(Board.parse(text).tiles)): round(1000 * (value_of(question, number) + off))
        for number, text in enumerate(question.boards)
    }
    file = folder / f"off_by_{off}.py"
    file.write_text(f"TOLD = {fields!r}\n\n\ndef h(state):\n    return TOLD[str(list(state))]\n")
    return f"{file}:h"


@pytest.mark.parametrize("step", QUESTIONS)
def test_a_wrong_answer_is_told_to_be_wrong(step: LessonStep, tmp_path: Path) -> None:
    grader = Grader(step)
    if grader.question.kind == "code":
        assert grader.judge(heuristic_file(grader.question, tmp_path, 0)).right
        verdict = grader.judge(heuristic_file(grader.question, tmp_path, 1))
    else:
        verdict = grader.judge(wrong_answer(grader))
    assert not verdict.right
    assert say(verdict.why)
