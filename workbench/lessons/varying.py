"""Steps whose board varies: each reader gets another start of the same difficulty, always the same one."""

from __future__ import annotations

import random
from dataclasses import replace

from workbench.formats.run_line import RunLine, read_run_line
from workbench.lessons.facts import distance
from workbench.lessons.lesson import Lesson, LessonStep
from workbench.lessons.shuffling import chance
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board

MAX_CELLS = 9
"""The largest boards that vary: their distances are computed when the lesson is started."""
_TRIES, _DETOUR = 300, 6
_BACK = {"u": "d", "d": "u", "l": "r", "r": "l"}


def varied(lesson: Lesson, seed: int) -> Lesson:
    """Return a lesson with the boards of the reader with this seed."""
    if not any(step.vary for step in lesson.steps):
        return lesson
    steps = [
        _varied_step(step, chance(seed, lesson, place)) if step.vary else step
        for place, step in enumerate(lesson.steps)
    ]
    return replace(lesson, steps=tuple(steps))


def check_vary(step: LessonStep) -> None:
    """Raise Fault if the board of a step cannot vary, because a value of the step depends on it."""
    line, question = _line(step), step.question
    if line is None or line.board is None or line.board.cells > MAX_CELLS:
        raise Fault("lesson-vary-board", most=MAX_CELLS)
    given = question is not None and question.kind == "number" and not isinstance(question.answer, str)
    fixed = given or (question is not None and (question.kind == "choice" or bool(question.of)))
    if step.claims or step.nodes or fixed:
        raise Fault("lesson-vary-fixed")


def _line(step: LessonStep) -> RunLine | None:
    run = str(step.scene.get("run", ""))
    return read_run_line(run) if run else None


def _varied_step(step: LessonStep, numbers: random.Random) -> LessonStep:
    line = _line(step)
    if line is None or line.board is None or line.goal is None:
        return step
    board = _another(line.board, line.goal, numbers)
    result = replace(step, scene={**step.scene, "run": str(replace(line, board=board))})
    question = step.question
    if question is None:
        return result
    if question.run and (own := read_run_line(question.run)).board == line.board:
        question = replace(question, run=str(replace(own, board=board)))
    if question.board and Board.parse(question.board) == line.board:
        question = replace(question, board=str(board))
    return replace(result, question=question)


def _another(board: Board, goal: Board, numbers: random.Random) -> Board:
    """Return a board as far from the goal as `board`, reached from the goal at random; `board` if none is found."""
    true = distance(board, goal)
    for attempt in range(_TRIES):
        found = _walk(goal, true + 2 * (attempt % _DETOUR), numbers)
        if found != board and distance(found, goal) == true:
            return found
    return board


def _walk(start: Board, length: int, numbers: random.Random) -> Board:
    """Return the board after random moves, none of which takes the one before it back."""
    board, before = start, ""
    for _ in range(length):
        move = numbers.choice([one for one in sorted(board.legal_moves()) if one != _BACK.get(before)])
        board, before = board.moved(move), move
    return board
