"""The texts of a tree: costs of nodes, numbers of folded nodes, descriptions of nodes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from workbench.search.problem.problem import scale, to_display_units
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.moment import BACKWARD, Moment
from workbench.search.recording.ordering import cost, estimate, total
from workbench.search.recording.recording import UNREACHABLE
from workbench.search.tree.counting import Counting
from workbench.search.tree.marks import Mark
from workbench.search.tree.source import TreeSource
from workbench.search.tree.unfolding import rejected_index
from workbench.ui.states.state_picture import state_text
from workbench.ui.trees.tree_legend import CHEAPER, CURRENT, MEETING, SOLUTION
from workbench.ui.trees.tree_painter import TreeLabels
from workbench.ui.trees.tree_scene import LinkKind, Scene
from workbench.wording import number, text

MARKS = {
    Mark.OPEN: "tree-mark-open",
    Mark.CLOSED: "tree-mark-closed",
    Mark.ENTERED: "tree-mark-entered",
    Mark.SUPERSEDED: "tree-mark-superseded",
    Mark.DROPPED: "tree-mark-dropped",
    Mark.CUT: "tree-mark-cut",
    Mark.FORGOTTEN: "tree-mark-forgotten",
    Mark.REJECTED: "tree-mark-rejected",
}
MAX_CACHED = 20_000
"""Maximum number of cached cost texts."""
_MARKS_WITHOUT_LISTS = {Mark.OPEN: "tree-mark-waiting", Mark.CLOSED: "tree-mark-done"}
"""The names of marks for a search without these lists."""


def mark_name(moment: Moment[Any], mark: int) -> str:
    """Return the name of a mark in a search."""
    has_lists = moment.recording.stores_closed
    return text(MARKS[Mark(mark)] if has_lists else _MARKS_WITHOUT_LISTS.get(Mark(mark), MARKS[Mark(mark)]))


def legend(scene: Scene) -> list[tuple[int, str]]:
    """Return the signs in a drawing with their names."""
    signs = [(mark, mark_name(scene.moment, mark)) for mark in np.flatnonzero(np.bincount(scene.marks)).tolist()]
    kinds = {link.kind for link in scene.links}
    others = (
        (CURRENT, text("tree-mark-current"), scene.current != NONE),
        (SOLUTION, text("tree-mark-solution"), bool(scene.on_solution.any())),
        (CHEAPER, text("tree-mark-cheaper"), LinkKind.CHEAPER in kinds),
        (MEETING, text("tree-mark-meeting"), LinkKind.MEETING in kinds),
    )
    visible_signs = [(sign, name) for sign, name, visible in others if visible]
    return sorted([*visible_signs, *signs], key=lambda entry: (entry[0] != CURRENT, entry[0] < 0))


def tree_labels(
    scene: Scene, tree: TreeSource, counting: Counting, weight: float | None, cache: dict[int, str]
) -> TreeLabels:
    """Return the texts of a drawing.

    `weight`: the weight of h, if the search has one. `cache`: a cache of cost texts by record, for the same search and
    language only.
    """

    def cost_label(place: int) -> str:
        record = int(scene.records[place])
        if record < 0:
            return costs_text(scene.moment, record, weight)
        if record not in cache:
            if len(cache) > MAX_CACHED:
                cache.clear()
            cache[record] = costs_text(scene.moment, record, weight)
        return cache[record]

    return TreeLabels(cost_label, gap_text, _folded_text(scene, counting), _root_texts(scene, tree))


def gap_text(count: int) -> str:
    """Return the text for omitted levels."""
    return text("tree-gap", count=count)


def _folded_text(scene: Scene, counting: Counting) -> Callable[[int], str]:
    """Return the function from places of folded nodes to the text with the number of nodes below, as counted so far."""
    counts_by_place: dict[int, tuple[int, bool]] = {}
    for record, count, done in zip(counting.records.tolist(), counting.counts.tolist(), counting.done, strict=True):
        place = scene.places[record]
        before, complete = counts_by_place.get(place, (0, True))
        counts_by_place[place] = (before + count, complete and done)

    def folded_label(place: int) -> str:
        count, done = counts_by_place.get(place, (0, False))
        return text("tree-folded" if done else "tree-folded-more", count=count)

    return folded_label


def costs_text(moment: Moment[Any], record: int, weight: float | None) -> str:
    """Return f = g + h of a node in the form that suits its search; also for successors without a record."""
    recording = moment.recording
    successor_index = rejected_index(record)
    known = record
    if successor_index is None:
        g, h, f = moment.g(record), moment.h(record), moment.f(record)
    else:
        successor = moment.successors[successor_index]
        known, g = successor.known_record, successor.g
        h = moment.h(known) if known != NONE else float("inf")
        f = recording.priority(g, h) if h < UNREACHABLE else h
    unit = scale(recording.problem)
    facts = {name: _cost_text(value, unit) for name, value in (("g", g), ("h", h), ("f", f))}
    if recording.priority is cost:
        return text("tree-costs-g", g=facts["g"])
    if recording.priority is estimate:
        return text("tree-costs-h", h=facts["h"])
    if weight is not None and recording.priority is not total:
        return text("tree-costs-weighted", **facts, weight=number(weight, 3))
    return text("tree-costs" if f == g + h or math.isnan(f) else "tree-costs-backed-up", **facts)


def _shows_f(moment: Moment[Any]) -> bool:
    return moment.recording.priority is not cost and moment.recording.priority is not estimate


def _cost_text(value: float, unit: int) -> str:
    return "∞" if value >= UNREACHABLE else number(to_display_units(value, unit), 3)


def _root_texts(scene: Scene, tree: TreeSource) -> dict[int, str]:
    """Return the labels of the roots if there are several trees."""
    moment, labels = scene.moment, {}
    iterations: Sequence[Any] = moment.recording.published.iterations
    for index, root in enumerate(tree.roots):
        place = scene.places.get(root)
        if place is None:
            continue
        side = moment.side(root)
        if side is not None:
            labels[place] = text("tree-root-goal") if side == BACKWARD else text("tree-root-start")
        elif len(tree.roots) > 1 and index < len(iterations) and iterations[index].bound is not None:
            unit = 1 if moment.recording.priority is cost else scale(moment.recording.problem)
            labels[place] = text("tree-root-bound", bound=number(to_display_units(iterations[index].bound, unit), 3))
    return labels


def node_description(scene: Scene, place: int, weight: float | None) -> str:
    """Return the description of a node."""
    moment, record = scene.moment, int(scene.records[place])
    problem = moment.recording.problem
    mark = mark_name(moment, int(scene.marks[place]))
    state = state_text(problem, scene.state(place))
    costs = costs_text(moment, record, weight)
    successor_index = rejected_index(record)
    if successor_index is not None:
        known = moment.successors[successor_index].known_record
        if known == NONE:
            return text("tree-node-pruned", state=state)
        return text("tree-node-rejected", state=state, costs=costs, known=known)
    step = int(moment.recording.published.nodes["expanded"][record])
    lines = [text("tree-node", number=record, state=state, costs=costs, mark=mark)]
    if step <= moment.t and step != NEVER:
        lines.append(text("tree-node-expanded", step=step))
    if weight is None and moment.f(record) > moment.g(record) + moment.h(record) and _shows_f(moment):
        lines.append(text("tree-node-backed-up"))
    return "\n".join(lines)
