"""What makes an answer right, in words, for questions with more than one right answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from workbench.formats.run_line import RunLine
from workbench.lessons.bringing_home import asks_for_tiles, tiles_of
from workbench.lessons.fact_names import fact_name
from workbench.lessons.grading import Grader
from workbench.lessons.graphs import BLIND, MAX_PLACES
from workbench.lessons.judging import AND, boards_of_moves, goal_of, optimal_path, shape_of, value_of
from workbench.lessons.lesson import LessonQuestion
from workbench.wording import number, text
from workbench.wording.heuristics import heuristic_text

_OPTIMAL_H = "astar-not-optimal"
"""The property of a graph whose h need not be admissible."""


def criterion(grader: Grader) -> str:
    """Return the sentence that says which answers are right; "" if only one is. Raises Fault."""
    question, line = grader.question, grader.line
    return _CRITERIA[question.kind](question, line) if question.kind in _CRITERIA else ""


def _board(question: LessonQuestion, line: RunLine | None) -> str:
    rows, columns = shape_of(question, line)
    conditions = [one for condition in question.judge.split(AND) for one in _conditions(condition.strip())]
    goal = str(goal_of(question, (rows, columns), line))
    known = "; ".join(dict.fromkeys(conditions))
    return text("criterion-board", rows=rows, columns=columns, goal=goal, conditions=known)


def _conditions(condition: str) -> Iterator[str]:
    """Yield one condition for a board in words, and what it requires besides."""
    name, _, value = condition.partition(":")
    if condition in ("solvable", "unsolvable"):
        yield text(f"criterion-{condition}")
    elif name == "moves-from-goal":
        yield text("criterion-moves-from-goal", count=int(value))
    elif name == "in-place":
        yield from (text("criterion-in-place", tile=int(tile)) for tile in value.split())
    elif name == "h-greater":
        first, _, second = value.partition(">")
        yield text("criterion-h-greater", first=heuristic_text(first), second=heuristic_text(second))
        yield text("criterion-solvable")
    elif name.startswith("h-"):
        yield text(f"criterion-{name}", name=heuristic_text(value))
        if name != "h-inconsistent":
            yield text("criterion-solvable")
    else:
        fact, _, required = condition.partition("=")
        yield text("criterion-fact", name=fact_name(fact.strip()), value=number(float(required), 3))


def _graph(question: LessonQuestion, _line: RunLine | None) -> str:
    has_h = "none" if question.judge in BLIND else "any" if question.judge == _OPTIMAL_H else "admissible"
    return text("criterion-graph", h=has_h, condition=text(f"criterion-{question.judge}"), most=MAX_PLACES)


def _moves(question: LessonQuestion, line: RunLine | None) -> str:
    if question.judge == "solves":
        return text("criterion-solves")
    if not asks_for_tiles(question.judge):
        return text("criterion-optimal", cost=number(optimal_path(question, line)[1], 3))
    tiles, frozen = tiles_of(question.judge, boards_of_moves(question, line)[0])
    count = len(optimal_path(question, line)[0]) if question.judge.startswith("home-optimal") else 0
    facts = {"tiles": ", ".join(map(str, tiles)), "frozen": ", ".join(map(str, frozen))}
    return text("criterion-home", count=count, still=len(frozen), **facts)


def _code(question: LessonQuestion, _line: RunLine | None) -> str:
    calls = question.cases or question.boards
    values = question.values if question.cases else [value_of(question, place) for place in range(len(calls))]
    pairs = "; ".join(f"{call} → {number(value, 6)}" for call, value in zip(calls, values, strict=True))
    return f"{text('criterion-admissible' if question.judge == 'admissible' else 'criterion-code')} {pairs}"


_CRITERIA: Mapping[str, Callable[[LessonQuestion, RunLine | None], str]] = {
    "board": _board,
    "graph": _graph,
    "moves": _moves,
    "code": _code,
    "repair": _code,
}
"""Kind of question -> what makes an answer right."""
