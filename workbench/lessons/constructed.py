"""Answers that are constructed: OPEN in order, the next row of a trace, a line of pseudocode, a cell of a board."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from workbench.api import Configuration
from workbench.formats.run_line import RunLine
from workbench.lessons.facts import LessonSearch
from workbench.lessons.judging import Judgement, goal_of
from workbench.lessons.lesson import LessonQuestion, Values
from workbench.lessons.nodes import NEXT
from workbench.search.explaining import explain
from workbench.search.finding.records import read_state
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault, message
from workbench.search.problem.problem import scale, to_display_units
from workbench.search.recording.moment import Moment
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording.language import decimal_as_written
from workbench.wording.names import local_text
from workbench.wording.pseudocode import ONLY_TEXT, CodeLine, listing

SEPARATOR = ";"
"""Between the parts of an answer that is typed."""
ROW = ("g", "h", "f")
"""The numbers of a row, after its node."""


def split_answer(typed: str) -> list[str]:
    return [part.strip() for part in typed.split(SEPARATOR)]


# Order


def open_states(moment: Moment[Any]) -> list[Hashable]:
    """Return the states on OPEN in the order in which they will be served. Raises Fault if there is no such list."""
    if moment.open is None or not len(moment.open):
        raise Fault("lesson-no-open")
    return [moment.recording.state(int(record)) for record in moment.open]


def judge_order(searched: LessonSearch, typed: str) -> Judgement:
    """Return whether nodes are in the order of OPEN at the step."""
    order = open_states(searched.moment())
    states = [read_state(searched.problem, part) for part in split_answer(typed)]
    if len(states) != len(order) or {*states} != {*order}:
        raise Fault("verdict-order-set", count=len(order))
    first_wrong = next(
        (place for place, pair in enumerate(zip(states, order, strict=True)) if pair[0] != pair[1]), None
    )
    if first_wrong is None:
        return True, message("verdict-right")
    return False, message("verdict-order-wrong", count=first_wrong)


def right_order(searched: LessonSearch) -> str:
    states = open_states(searched.moment())
    return f"{SEPARATOR} ".join(local_text(searched.problem, state) for state in states)


# Row


def _next_row(searched: LessonSearch) -> tuple[Hashable, dict[str, float]]:
    moment = searched.moment(1)
    if moment.current is None or moment.t == searched.moment().t:
        raise Fault("lesson-no-node")
    unit, record = scale(searched.problem), moment.current
    values = {"g": moment.g(record), "h": moment.h(record), "f": moment.f(record)}
    return moment.recording.state(record), {
        name: float(to_display_units(value, unit)) for name, value in values.items()
    }


def judge_row(searched: LessonSearch, typed: str, read: Callable[[str], float]) -> Judgement:
    """Return whether `node; g; h; f` is the next row of the trace: the node that is expanded next. Raises Fault."""
    node, *numbers = split_answer(typed)
    if len(numbers) != len(ROW):
        raise Fault("answer-row")
    state, values = _next_row(searched)
    if read_state(searched.problem, node) != state:
        return False, message("verdict-other-node", state=to_quotable(node, 60))
    for name, number in zip(ROW, numbers, strict=True):
        if abs(read(number) - values[name]) > 1e-9:
            return False, message("verdict-row-value", name=name, value=to_quotable(number))
    return True, message("verdict-right")


def right_row(searched: LessonSearch) -> str:
    state, values = _next_row(searched)
    numbers = (decimal_as_written(f"{values[name]:g}") for name in ROW)
    return f"{SEPARATOR} ".join((local_text(searched.problem, state), *numbers))


# Line


def right_lines(question: LessonQuestion, searched: LessonSearch, scene: Values) -> list[str]:
    """Return the names of the lines that are right: the one executed after what the scene shows, or those listed."""
    if question.which != NEXT:
        return question.which.split()
    moment = searched.moment(1)
    steps = explain.steps(Timeline(moment.recording), moment.t)
    lines = [step.line for step in steps]
    micro = lines.index(scene["line"]) + 1 if scene.get("line") in lines else int(scene.get("micro", 0))
    if micro >= len(steps):
        raise Fault("lesson-no-line")
    return [lines[micro]]


def judge_line(question: LessonQuestion, searched: LessonSearch, scene: Values, typed: str) -> Judgement:
    right = {*typed.split()} & {*right_lines(question, searched, scene)}
    return bool(right), message("verdict-right" if right else "verdict-line")


def check_line(question: LessonQuestion, line: RunLine) -> None:
    """Raise Fault for a line that the pseudocode of a search does not have."""
    known = line_names(line)
    for name in question.which.split():
        if name != NEXT and name not in known:
            raise Fault(
                "option-choice", option="which", value=to_quotable(name), known=", ".join((NEXT, *sorted(known)))
            )


def line_names(line: RunLine) -> set[str]:
    return {name for code in _code(line) for name in code.label.split() if name != ONLY_TEXT}


def line_text(line: RunLine, name: str) -> str:
    """Return the text of the line of a search's pseudocode that has this name; the name if there is none."""
    return next((code.text for code in _code(line) if name in code.label.split()), name)


def _code(line: RunLine) -> tuple[CodeLine, ...]:
    configuration = line.configuration or Configuration.of()
    return listing(configuration.algorithm, configuration.options).lines


# Cell


def cell_name(cell: int, columns: int) -> str:
    """Return the name of a cell: the letter of its column, and the number of its row from the top."""
    return f"{chr(ord('a') + cell % columns)}{cell // columns + 1}"


def board_of(question: LessonQuestion, line: RunLine | None) -> Board:
    """Return the board whose cells a question asks for. Raises Fault if there is none."""
    if question.board:
        return Board.parse(question.board)
    if line is None or line.board is None:
        raise Fault("lesson-no-shape")
    return line.board


def right_cells(question: LessonQuestion, line: RunLine | None) -> list[str]:
    """Return the names of the right cells. Raises Fault if `which` is not valid."""
    board = board_of(question, line)
    goal = goal_of(question, board.shape, line)
    names = [cell_name(cell, board.columns) for cell in range(board.cells)]
    kind, _, tile = question.which.partition(" ")
    if kind in CELLS and tile.isdecimal() is (kind != "misplaced") and int(tile or 0) < board.cells:
        return [names[cell] for cell in CELLS[kind](board, goal, int(tile or 0))]
    cells = question.which.split()
    if not cells or not {*cells} <= {*names}:
        raise Fault(
            "option-choice", option="which", value=to_quotable(question.which), known=", ".join((*CELLS, *names))
        )
    return cells


CELLS: Mapping[str, Callable[[Board, Board, int], list[int]]] = {
    "misplaced": lambda board, goal, _: [
        cell for cell, tile in enumerate(board.tiles) if tile and tile != goal.tiles[cell]
    ],
    "tile": lambda board, _goal, tile: [board.tiles.index(tile)],
    "goal-of": lambda _board, goal, tile: [goal.tiles.index(tile)],
}
"""The cells that a question can ask for: any misplaced tile's, that of a tile (0: the blank), or its goal cell."""


def judge_cell(question: LessonQuestion, line: RunLine | None, typed: str) -> Judgement:
    name = typed.strip().lower()
    board = board_of(question, line)
    if name not in {cell_name(cell, board.columns) for cell in range(board.cells)}:
        raise Fault("answer-cell", text=to_quotable(typed))
    right = name in right_cells(question, line)
    return right, message("verdict-node" if right else "verdict-other-node", state=name)
