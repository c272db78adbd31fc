"""Explanation of a step of depth-first search and iterative deepening: why its node was chosen, and its micro-steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Messages, cost_facts, format_cost, node_variables, start
from workbench.search.explaining.best_first import report_goal_test
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.moment import Moment, Outcome
from workbench.search.recording.ordering import cost
from workbench.search.recording.trace_moment import TraceMoment

MAX_PASSED = 300
"""The maximum number of nodes passed over between two expansions that are reported."""


def chosen(before: Moment[Any], moment: Moment[Any], backtracks: bool = True) -> Messages:
    """Return why the search continued with the current node; `backtracks`: the step before has not explained that."""
    number, iteration, messages = moment.current, moment.iteration, list[Message]()
    assert number is not None and iteration is not None
    bound = format_cost(moment, iteration.bound) if moment.recording.priority is not cost else iteration.bound
    if moment.t == iteration.first_step and bound is not None:
        messages.append(message("explain-iteration", bound=bound))
    elif backtracks and before.current is not None and moment.parent(number) != before.current:
        messages.append(message("explain-backtracked", number=moment.parent(number)))
    return (*messages, entered_message(moment, number))


def entered_message(moment: Moment[Any], number: int) -> Message:
    """Return that a node is taken off the stack, or entered."""
    key = "explain-entered" if moment.recording.stores_open else "explain-entered-f"
    return message(key, **cost_facts(moment, number), depth=depth(moment, number), **bound(moment, number))


def depth(moment: Moment[Any], number: int) -> int:
    return int(moment.recording.published.nodes["depth"][number])


def steps(before: TraceMoment[Any] | None, moment: TraceMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: the node entered, and the nodes passed over after it."""
    if before is None:
        return _begin(moment)
    number = moment.current
    assert number is not None
    builder = MicroStepBuilder(open=before.counts.open or 0, **bound(moment, number))
    builder.expand()
    report_choice(builder, moment, number)
    report_goal_test(builder, moment)
    for place, successor in enumerate(moment.successors):
        successor_fates.report_generated(builder, moment, place)
        early = successor.outcome is Outcome.GOAL and moment.recording.tests_early
        repeated = successor.outcome is Outcome.REPEATED
        outcome = successor.outcome if early or repeated else Outcome.WAITING
        if not repeated:
            builder.put(successor.record)
        fate = successor_fates.fate_message(moment, replace(successor, outcome=outcome))
        builder.add_for_successor(place, "found" if early else outcome.value, fate)
    if builder.steps[-1].line != "found":
        _continue(builder, moment, number)
    return builder.micro_steps()


def bound(moment: Moment[Any], number: int) -> dict[str, Fact]:
    """Return the bound of a record's iteration as {"bound": …}; {} if there is none."""
    published = moment.recording.published
    if not published.iterations:
        return {}  # the search failed before its first iteration
    limit = published.iterations[int(published.nodes["iteration"][number])].bound
    if limit is None:
        return {}
    return {"bound": int(limit) if moment.recording.priority is cost else format_cost(moment, limit)}


def report_choice(builder: MicroStepBuilder, moment: Moment[Any], number: int) -> None:
    """Report that a node is taken off the stack, or entered."""
    builder.take(number)
    builder.add("take", entered_message(moment, number), **_variables(moment, number))


def _variables(moment: Moment[Any], number: int) -> dict[str, Fact]:
    return {**node_variables(moment, number), "depth": depth(moment, number)}


def new_roots(moment: Moment[Any]) -> list[int]:
    """Return the roots of the iterations that begin with or after a step."""
    return [record for record in moment.added if moment.parent(record) == NONE]


def report_iteration_end(builder: MicroStepBuilder, moment: Moment[Any], line: str, key: str) -> None:
    """Report that an iteration is finished: the next one begins, with message `key`, or the search ends."""
    following = new_roots(moment)[-1:] if moment.t else []
    if following:
        limit = bound(moment, following[0])
        builder.put(following[0])
        builder.add_restart(line, message(key, **limit), following[0], **limit)
    elif not moment.recording.stopped_at:
        builder.add("fail", message("explain-fail-stack" if key == "explain-round" else "explain-fail-round"))


def _begin(moment: TraceMoment[Any]) -> tuple[MicroStep, ...]:
    new_roots_here = new_roots(moment)
    builder = MicroStepBuilder(open=1, **bound(moment, new_roots_here[0]))
    builder.add("start", start(moment))
    left = moment.recording.published.nodes["left"]
    for root in new_roots_here:
        if root != new_roots_here[0]:
            builder.put(root)
            limit = bound(moment, root)
            builder.add_restart("bound", message("explain-round", **limit), root, **limit)
        if root == moment.goal and moment.recording.tests_early:
            builder.add("trivial", message("explain-goal", number=root))
        elif root == moment.goal:
            _report_passed(builder, moment, "found", root)
        elif left[root] == 0:
            _report_passed(builder, moment, "cut", root)
    if moment.goal is None and left[new_roots_here[-1]] == 0:
        builder.add("fail", message("explain-fail-stack"))
    return builder.micro_steps()


def _continue(builder: MicroStepBuilder, moment: TraceMoment[Any], level: int) -> None:
    """Report what is done between the expansion of a node and the next one."""
    passed = _passed_nodes(moment, level)
    for kind, number in islice(passed, MAX_PASSED):
        _report_passed(builder, moment, kind, number)
    if next(passed, None) is not None:
        builder.values["open"] = moment.counts.open or 0
        builder.finish()
        builder.add("back", message("explain-more"))
        if moment.goal is not None:
            _report_passed(builder, moment, "found", moment.goal)
        elif moment.recording.published.nodes["left"][moment.recording.path(level)[0]] == moment.t:
            _report_passed(builder, moment, "over", NONE)


def _report_passed(builder: MicroStepBuilder, moment: TraceMoment[Any], kind: str, number: int) -> None:
    if kind == "over":
        report_iteration_end(builder, moment, "bound", "explain-round")
        return
    if kind == "back":
        builder.add("back", backtrack_message(moment, number), **_variables(moment, number))
        return
    report_choice(builder, moment, number)
    if kind == "found":
        builder.add("found", message("explain-goal", number=number))
        return
    if not moment.recording.tests_early:
        builder.add("test", message("explain-not-goal", number=number))
    key = "explain-cut-off" if kind == "cut" else "explain-known"
    builder.add(kind, message(key, number=number, depth=depth(moment, number)))


def backtrack_message(moment: Moment[Any], number: int) -> Message:
    """Return that no node is left below a node."""
    parent = moment.parent(number)
    if parent == NONE:
        return message("explain-back-root", number=number)
    return message("explain-back", number=number, parent=parent)


def _passed_nodes(moment: TraceMoment[Any], level: int) -> Iterator[tuple[str, int]]:
    """Yield what follows the expansion of `level`, in order: ("cut", "known", "found", "back" or "over", record)."""
    nodes, current = moment.recording.published.nodes, level
    while level != NONE:
        for child in _children(moment, level):
            if child == moment.goal:
                yield "found", child
                return
            left, fate = int(nodes["left"][child]), Fate(int(nodes["fate"][child]))
            if left > moment.t and nodes["expanded"][child] > moment.t:
                return
            if (
                left == moment.t
                and nodes["expanded"][child] == NEVER
                and not (level == current and fate is Fate.REPEATED)
            ):
                yield "cut" if fate is Fate.CUT else "known", child
        if nodes["left"][level] != moment.t:
            return
        yield "back", level
        level = moment.parent(level)
    yield "over", NONE


def _children(moment: TraceMoment[Any], level: int) -> Iterator[int]:
    step = moment.step(level)
    assert step is not None
    published = moment.recording.published
    ends = published.rows["records"]
    first = int(ends[step - 2]) if step > 1 else published.records_at_start
    return (record for record in range(first, int(ends[step - 1])) if moment.parent(record) == level)
