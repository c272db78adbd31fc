"""What a lesson hides while a question is open, so that the screen does not answer it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from workbench.api import Configuration
from workbench.formats.run_line import END, RunLine, read_run_line
from workbench.formats.scene_keys import PANES
from workbench.lessons.concealment import BANNER, COUNTERS, FIGURES, NOTHING, Concealment
from workbench.lessons.divide_facts import OF_DIVISION
from workbench.lessons.facts import OF_BOARD, OF_NODE, OF_RUN, OF_STEP
from workbench.lessons.hex_facts import OF_GAME_SEARCH
from workbench.lessons.lesson import LessonQuestion, LessonStep
from workbench.lessons.nodes import NEXT, OUTCOMES
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe
from workbench.tiles.puzzle.board_text import to_quotable

FUTURE, ORDER = "future", "order"
VALUES = ("f", "g", "h")
WORDS = (FUTURE, ORDER, *VALUES, FIGURES, COUNTERS, BANNER)
"""What `hide` can list besides panes: later steps, the order of OPEN, values of nodes, and what is beside the panes."""

_WITH = {"f": "fh", "g": "fg", "h": "fh", "depth": ""}
"""Fact of a node -> the values that are hidden; one more than asked for, which would give it away."""
_BOUNDS = ("first_bound", "last_bound", "iterations")
_OF_GAME_SEARCH = ("tree", "chart", "course", "search", "narration", COUNTERS)
_OF_POSITION = ("analysis", "narration", BANNER)
_FORCED = ("wins-now", "only-defence", "must-play")
_PROVED = ("wins", "loses", "best")
_OF_DIVISION = ("phases", "costs", "chart", "narration", COUNTERS, BANNER)
_OF_COMPARISON = ("chart", "table", "cards", "pair", "narration", COUNTERS)


def concealed_by(step: LessonStep) -> Concealment:
    """Return what a step, with its scene, hides while its question is open. Raises Fault if its run is not valid."""
    question = step.question
    if question is None:
        return NOTHING
    if question.hide is not None:
        return _listed(step, question, question.hide)
    if step.bench == "explore":
        return _of_search(step, question)
    if step.bench == "minimax":
        return Concealment(int(step.scene.get("at", 0)))
    return Concealment(panes=frozenset(_covered(step.bench, question)))


def concealed_scene(step: LessonStep, concealed: Concealment) -> Mapping[str, Any]:
    """Return the scene of a step without what is hidden: its search goes no further than that."""
    scene, line = dict(step.scene), _line_of(step)
    if line is not None and concealed.step not in (None, END) and line.step not in (None, concealed.step):
        scene["run"] = str(replace(line, step=concealed.step))
        for name in ("micro", "move"):
            scene.pop(name, None)
    if step.bench == "hex" and "analysis" in concealed.panes:
        scene |= {"marks": [], "fill": ""}
    return scene


def check_hide(bench: str, hide: Iterable[str]) -> None:
    """Raise Fault for a name that is neither in WORDS nor a pane of the bench."""
    known = (*WORDS, *sorted(PANES.get(bench, ())))
    for name in hide:
        if name not in known:
            raise Fault("option-choice", option="hide", value=to_quotable(name), known=", ".join(known))


def _line_of(step: LessonStep) -> RunLine | None:
    run = str(step.scene.get("run", ""))
    return read_run_line(run) if run else None


def _listed(step: LessonStep, question: LessonQuestion, hide: tuple[str, ...]) -> Concealment:
    """Return what the author of a question has listed."""
    line, values = _line_of(step), frozenset(hide) & {*VALUES}
    until = (line.step or 0) if line is not None and (values or {FUTURE, ORDER} & {*hide}) else None
    if until == END and FUTURE in hide:
        until = 0
    nodes = (question.of,) if question.of else ()
    panes = frozenset(hide) - {FUTURE, ORDER, *VALUES}
    return Concealment(until, ORDER in hide, values, nodes, bool(values) and not nodes, panes)


def _covered(bench: str, question: LessonQuestion) -> Iterable[str]:
    """Return the panes of a bench that would answer a question."""
    fact = question.answer if question.kind == "number" and isinstance(question.answer, str) else ""
    if bench == "hex" and fact:
        return _OF_GAME_SEARCH if fact.partition(" ")[0] in OF_GAME_SEARCH else _OF_POSITION
    if bench == "hex" and question.kind in ("node", "cell"):
        forced, proved = question.which in _FORCED, question.which in _PROVED
        return (*_OF_POSITION, *_OF_GAME_SEARCH) if proved else _OF_POSITION if forced else ()
    if bench == "divide" and fact in OF_DIVISION:
        return _OF_DIVISION
    if bench == "compare" and fact:
        return _OF_COMPARISON
    return ("examples",) if bench == "audit" and question.kind == "board" else ()


def _of_search(step: LessonStep, question: LessonQuestion) -> Concealment:
    """Return what is hidden of a search, by the kind of the question."""
    line = _line_of(step)
    if question.kind == "board":
        return Concealment(panes=frozenset((FIGURES,)))
    if line is None or question.orders_options:
        return NOTHING
    until = 0 if line.step in (None, END) else line.step
    assert until is not None
    if question.kind == "number":
        return _of_fact(line, until, question) if isinstance(question.answer, str) else NOTHING
    if question.kind == "moves":
        return Concealment(until, order=True) if _may_find(line, question) else NOTHING
    if question.kind == "node":
        past = question.which == "expanded" or question.which in OUTCOMES
        return Concealment(max(until - 1, 0) if past else until, order=question.which in (NEXT, "expanded"))
    if question.kind == "row":
        return Concealment(until, order=True, values=frozenset(VALUES), waiting=True)
    between_lines = question.kind == "line" and "micro" in step.scene
    return Concealment(until, order=True) if question.kind in ("order", "line") and not between_lines else NOTHING


def _of_fact(line: RunLine, until: int, question: LessonQuestion) -> Concealment:
    """Return what is hidden of a search while a question asks for a fact."""
    fact, other = str(question.answer), read_run_line(question.run) if question.run else None
    if fact not in (*OF_RUN, *OF_STEP, *OF_NODE):
        return _of_board(line, until, question)
    if other is not None:  # of the same search, but at another step
        return Concealment(until) if _subject(line) == _subject(other) else NOTHING
    if fact in OF_RUN:
        if fact in _BOUNDS:  # the first one is h of the start
            return Concealment(0, True, frozenset("fh"), waiting=True, panes=frozenset(("pseudocode",)))
        return Concealment(until, order=True)
    if fact in OF_STEP:
        return Concealment(max(until - 1, 0))
    nodes = (question.of,) if question.of else ()
    at_end = line.step == END
    return Concealment(END if at_end else until, at_end, frozenset(_WITH[fact]), nodes)


def _of_board(line: RunLine, until: int, question: LessonQuestion) -> Concealment:
    """Return what is hidden while a question asks for a fact of a board, or for the value of a heuristic."""
    shown = question.of or describe(line.problem, line.problem.initial())
    if question.answer in OF_BOARD or question.run:
        return Concealment(panes=frozenset((FIGURES,)))
    return Concealment(until, values=frozenset("fh"), nodes=(shown,), panes=frozenset((FIGURES,)))


def _subject(line: RunLine) -> tuple[Any, ...]:
    return line.board, line.goal, line.other, line.configuration


def _may_find(line: RunLine, question: LessonQuestion) -> bool:
    """Return whether a search may find the path that a question asks for."""
    if question.board and question.board != str(line.board):
        return False
    configuration = line.configuration or Configuration.of()
    return question.judge == "solves" or configuration.guarantee(problem=line.problem).sure
