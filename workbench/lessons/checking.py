"""Checks beyond the schema of lessons: whether searches, boards, conditions and names are valid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from workbench.formats.run_line import RunLine, read_run_line
from workbench.formats.scene_keys import check_panes, check_scene
from workbench.lessons.built_in import built_in
from workbench.lessons.constructed import check_line, right_cells
from workbench.lessons.graphs import GRAPHS, judge_graph
from workbench.lessons.hiding import check_hide
from workbench.lessons.judging import check_judge
from workbench.lessons.lesson import Lesson, LessonQuestion, LessonStep
from workbench.lessons.nodes import check_which
from workbench.lessons.repairing import check_repair
from workbench.lessons.restricted_code import check_code
from workbench.lessons.scene_facts import CellFacts
from workbench.lessons.step_facts import BENCHES, asks_for_cells, check_step_fact, scene_facts
from workbench.lessons.text_boards import text_boards
from workbench.lessons.varying import check_vary
from workbench.search.finding.conditions import parse
from workbench.search.finding.records import read_state
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import say


def check_lesson(lesson: Lesson) -> None:
    """Raise Fault, with its place, for the first invalid value of a lesson."""
    for place, texts in lesson.texts():
        for code, written in texts.items():
            try:
                text_boards(written)
            except Fault as fault:
                raise Fault("lesson-place", place=f"{place}.{code}", why=say(fault)) from None
    bench = ""
    for number, step in enumerate(lesson.steps, 1):
        bench = step.bench or bench  # without a scene, a step continues to show the previous one
        for place, read in _readings(step, bench):
            try:
                read()
            except Fault as fault:
                raise Fault("lesson-place", place=f"steps[{number}].{place}", why=say(fault)) from None


def _readings(step: LessonStep, bench: str) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Yield the parsers of a step's values, each with its place; `bench`: the bench that is shown, "" if unknown."""
    run = str(step.scene.get("run", ""))
    if step.bench:
        yield "scene", partial(check_scene, step.bench, step.scene)
    yield "look", partial(check_panes, bench, tuple(step.look))
    if run:
        yield "scene.run", partial(read_run_line, run)
    yield from _scene_readings(step)
    for number, node in enumerate(step.nodes, 1):
        yield f"nodes[{number}]", partial(_check_node, run, node)
    for number, condition in enumerate(step.breakpoints, 1):
        yield f"breakpoints[{number}]", partial(parse, condition)
    if step.vary:
        yield "vary", partial(check_vary, step)
    for name in step.claims:
        yield f"claims.{name}", partial(check_step_fact, step, name, of_scene=True)
    if step.question is not None:
        for place, option in enumerate(step.question.options, 1):
            for number, node in enumerate(option.nodes, 1):
                yield f"question.options[{place}].nodes[{number}]", partial(_check_node, run, node)
        yield "question.hide", partial(check_hide, bench, step.question.hide or ())
        yield from _question_readings(step, step.question)


def _scene_readings(step: LessonStep) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Yield the parsers of values that only some benches have."""
    for number, line in enumerate(step.scene.get("runs", ()), 1):
        yield f"scene.runs[{number}]", partial(read_run_line, line)
    if step.bench in BENCHES:
        yield from BENCHES[step.bench].parsers(step.scene)
    named = {name: step.scene[name] for name in ("heuristic", "second") if name in step.scene}
    named |= {f"heuristics[{number}]": name for number, name in enumerate(step.scene.get("heuristics", ()), 1)}
    for place, name in named.items():
        yield f"scene.{place}", partial(built_in, name)


def _question_readings(step: LessonStep, question: LessonQuestion) -> Iterator[tuple[str, Callable[[], Any]]]:
    run = step.run
    if question.run:
        yield "question.run", partial(read_run_line, question.run)
    if question.kind == "choice":
        yield "question.options", partial(_check_options, question)
    elif question.kind == "number":
        if isinstance(question.answer, str):
            yield "question.answer", partial(check_step_fact, step, question.answer)
        if question.of and not asks_for_cells(step.bench):
            yield "question.of", lambda: read_state(_required_run_line(run).problem, question.of)
    elif question.kind == "node":
        yield "question.which", partial(_check_nodes, step, question.which)
    elif question.kind == "repair":
        yield "question", partial(check_repair, question)
    elif question.kind in ("board", "moves", "code"):
        yield "question", lambda: check_judge(question, read_run_line(run) if run else None)
    elif question.kind in ("order", "row") and not question.orders_options:
        yield "question", lambda: _required_run_line(run)
    elif question.kind == "line":
        yield "question.which", lambda: check_line(question, _required_run_line(run))
    elif question.kind == "cell":
        yield "question.which", partial(_check_cells, step, question)
    elif question.kind == "graph":
        yield "question.example", partial(_check_graph, question)
    if question.kind == "repair":
        yield "question.code", partial(check_code, question.code)
        yield "question.example", partial(check_code, question.example)


def _check_node(run: str, node: str) -> None:
    if run:
        read_state(read_run_line(run).problem, node)


def _check_nodes(step: LessonStep, which: str) -> None:
    facts = scene_facts(step)
    if isinstance(facts, CellFacts):
        facts.check_cells(which)
    else:
        check_which(which, _required_run_line(step.run))


def _check_cells(step: LessonStep, question: LessonQuestion) -> None:
    if isinstance(facts := scene_facts(step), CellFacts):
        facts.check_cells(question.which)
    else:
        right_cells(question, read_run_line(step.run) if step.run else None)


def _check_graph(question: LessonQuestion) -> None:
    if question.judge not in GRAPHS:
        known = ", ".join(GRAPHS)
        raise Fault("option-choice", option="judge", value=to_quotable(question.judge), known=known)
    right, why = judge_graph(question.judge, question.example)
    if not right:
        raise Fault(why.key, **why.facts)


def _check_options(question: LessonQuestion) -> None:
    if not any(option.right for option in question.options):
        raise Fault("lesson-none-right")


def _required_run_line(run: str) -> RunLine:
    if not run:
        raise Fault("lesson-no-run")
    return read_run_line(run)
