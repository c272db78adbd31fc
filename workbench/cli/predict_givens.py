"""What is printed with questions about a search, so that each answer can be worked out by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from workbench.api import ConfiguredRun
from workbench.catalog import OPTIONS
from workbench.formats.problem_input import local_ends
from workbench.search.comparing.variants import UNINFORMED_TIES
from workbench.search.explaining.base import format_cost
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question, hidden_records, question_node, question_successor
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.problem import Ordered
from workbench.search.recording.backed_up_values import BackedUpTrace, MemoryBoundedTrace
from workbench.search.recording.columns import NONE
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.moment import Moment
from workbench.search.recording.ordering import cost
from workbench.search.recording.recording import Recording
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import number, text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text
from workbench.wording.language import UNKNOWN_NUMBER
from workbench.wording.names import local_name, local_text
from workbench.wording.questions import node_name, question_subject, question_text

MAX_LISTED = 80
"""At most this many nodes of a list are printed."""
_MAX_PLACES = 24
"""The estimates of the places of a map are printed if there are at most this many."""


def search_lines(search: ConfiguredRun) -> Iterator[str]:
    """Yield the algorithm, the heuristic and the options in words, the start and the goal."""
    configuration, problem = search.configuration, search.problem
    rules = {algorithm_text(configuration.algorithm): algorithm_text(configuration.algorithm, "-about")}
    if search.heuristic_name is not None:
        if search.catalogued:
            rules["h"] = heuristic_text(configuration.heuristic or "", problem=problem)
            rules["h"] += f". {heuristic_text(configuration.heuristic or '', '-about', problem)}"
        else:
            rules["h"] = search.heuristic_name
    for name, value in configuration.options.items():
        if name == "ties" and not search.recording.informed:
            value = UNINFORMED_TIES.get(str(value), value)
        if value is not None and name != "jobs":
            rules[text(f"option-{name}")] = text(f"{name}-{value}") if OPTIONS[name].choices else str(value)
    if isinstance(problem, TileProblem | Ordered):
        rules[text("option-order")] = ", ".join(text(f"direction-{move}") for move in configuration.order)
    if isinstance(problem, TileProblem):
        start, goals = str(problem.start), [str(problem.goal)]
    else:
        start, goals = local_ends(problem)
    rules[text("worksheet-start")] = start
    if goals:
        rules[text("worksheet-goal")] = ", ".join(goals)
    yield from (f"{name}: {rule}" for name, rule in rules.items())
    if estimates := _estimates(search):
        yield text("cli-predict-estimates", list=", ".join(estimates))


def _estimates(search: ConfiguredRun) -> list[str]:
    """Return the places of a small map with their h, which cannot be computed from their names."""
    problem, recording = search.problem, search.recording
    if not isinstance(problem, HasMap) or not recording.informed or len(problem.sketch().spots) > _MAX_PLACES:
        return []
    moment = Timeline(recording).at(0)
    return [
        f"{local_name(problem, spot.state)} {_cost(moment, search.heuristic(spot.state))}"
        for spot in problem.sketch().spots
    ]


def question_lines(timeline: Timeline[Any], place: int, question: Question) -> Iterator[str]:
    """Yield a question with what is known before its step: the costs on the way to it, OPEN, and for FATE CLOSED."""
    moment, iteration = timeline.at(question.step), timeline.at(question.step + 1).iteration
    subject = question_subject(timeline, question)
    yield text("cli-predict-line", place=place, question=question_text(timeline, question))
    if subject is not None:
        yield f"   {local_text(timeline.recording.problem, subject)}"
    if question.kind is not QuestionKind.NEXT:
        yield f"   {_way(timeline, question)}"
    if iteration is not None and iteration.bound is not None:
        bound = iteration.bound if moment.recording.priority is cost else format_cost(moment, iteration.bound)
        yield f"   {text('worksheet-bound')}: {_written(bound)}"
    hidden = set(hidden_records(timeline, question).tolist())
    for lines in by_family(_KEPT, moment.recording):
        yield from lines(moment, question_node(timeline, question), question, hidden)
    if moment.open is None:
        yield from _list(moment, text("open-path-title"), moment.path, hidden)
    else:
        yield from _list(moment, text("cli-predict-open"), moment.waiting.tolist(), hidden)
    if question.kind is QuestionKind.FATE and moment.closed is not None:
        yield from _list(moment, text("cli-predict-closed"), moment.closed.tolist(), hidden)


def _memory(moment: Any, *_: object) -> Iterator[str]:
    """Yield how many nodes are in memory, and how many there may be."""
    yield f"   {text('cli-predict-memory', count=moment.nodes_in_memory, most=moment.recording.most)}"


def _backed_up(moment: Any, node: int, question: Question, hidden: set[int]) -> Iterator[str]:
    """Yield what a search that discards nodes knows besides OPEN: the path, and values that it keeps.

    Which node comes next is not asked with the path to it.
    """
    if question.kind is QuestionKind.NEXT:
        return
    yield from _list(moment, text("worksheet-path"), moment.recording.path(node)[:-1], hidden)
    if remembered := moment.remembered(node):
        yield from _list(moment, text("cli-predict-remembered", node=node), remembered, hidden - {*remembered})


_KEPT: FamilyTable[tuple[Callable[[Any, int, Question, set[int]], Iterator[str]], ...]] = {
    Recording: (),
    BackedUpTrace: (_backed_up,),
    MemoryBoundedTrace: (_memory, _backed_up),
}
"""What a search knows besides OPEN and CLOSED."""


def _way(timeline: Timeline[Any], question: Question) -> str:
    """Return the costs from which those of the node, or of the successor, that is asked about can be computed."""
    moment, node = timeline.at(question.step), question_node(timeline, question)
    if question.kind is QuestionKind.FATE:
        successor = question_successor(timeline, question)
        from_node, step_cost = node, successor.g - moment.g(node)
    else:
        from_node = moment.parent(node)
        assert from_node != NONE  # no root is asked about
        step_cost = moment.g(node) - moment.g(from_node)
    return text(
        "cli-predict-way",
        kind=question.kind.value,
        node=node_name(timeline, from_node),
        g=_cost(moment, moment.g(from_node)),
        cost=_cost(moment, step_cost),
    )


def _list(moment: Moment[Any], title: str, records: Sequence[int], hidden: set[int]) -> Iterator[str]:
    """Yield a title and the nodes with their costs, except those that are asked for."""
    problem, informed = moment.recording.problem, moment.recording.informed
    yield f"   {title}"
    for record in records[:MAX_LISTED]:
        columns = {"g": moment.g, "h": moment.h, "f": moment.f} if informed else {"g": moment.g}
        costs = {name: _cost(moment, column(record)) for name, column in columns.items()}
        if record in hidden:
            costs = dict.fromkeys(costs, UNKNOWN_NUMBER) | ({"g": costs["g"]} if informed else {})
        written = "  ".join(f"{name} {value:>4}" for name, value in costs.items())
        state = local_text(problem, moment.recording.state(record))
        yield f"   {record:>6}  {written}  {state}{by_family(_REMARKS, moment.recording)(moment, record)}"
    if len(records) > MAX_LISTED:
        yield f"   {text('cli-predict-more', count=len(records) - MAX_LISTED)}"


def _in_memory(moment: Any, record: int) -> str:
    """Return the depth of a node, and whether it is a leaf: these decide which node is discarded."""
    leaf = "yes" if moment.is_leaf(record) else "no"
    return f"  {text('cli-predict-in-memory', depth=moment.depth(record), leaf=leaf)}"


_REMARKS: FamilyTable[Callable[[Any, int], str]] = {Recording: lambda *_: "", MemoryBoundedTrace: _in_memory}
"""What is written behind a node."""


def _cost(moment: Moment[Any], value: float) -> str:
    return _written(format_cost(moment, value))


def _written(value: Any) -> str:
    return value if isinstance(value, str) else number(value, 3)
