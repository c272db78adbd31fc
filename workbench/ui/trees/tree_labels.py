"""The texts of a tree: costs of nodes, numbers of folded nodes, descriptions of nodes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from workbench.search.problem.problem import scale, units
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.moment import BACKWARD, Moment
from workbench.search.recording.ordering import cost, estimate, total
from workbench.search.recording.recording import UNREACHABLE
from workbench.search.tree.counting import Counting
from workbench.search.tree.marks import Mark
from workbench.search.tree.source import TreeSource
from workbench.search.tree.unfolding import rejected
from workbench.ui.states.state_picture import state_text
from workbench.ui.trees.tree_legend import CHEAPER, CURRENT, MEETING, SOLUTION
from workbench.ui.trees.tree_painter import Words
from workbench.ui.trees.tree_scene import ItemKind, Scene
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
MAX_KEPT = 20_000
"""Maximum number of cached cost texts."""
_OWN = {Mark.OPEN: "tree-mark-waiting", Mark.CLOSED: "tree-mark-done"}
"""The names of marks for a search without these lists."""


def mark_name(moment: Moment[Any], mark: int) -> str:
    """Return the name of a mark in a search."""
    listed = moment.recording.has_closed
    return text(MARKS[Mark(mark)] if listed else _OWN.get(Mark(mark), MARKS[Mark(mark)]))


def legend(scene: Scene) -> list[tuple[int, str]]:
    """Return the signs in a drawing with their names."""
    signs = [(mark, mark_name(scene.moment, mark)) for mark in np.unique(scene.marks).tolist()]
    kinds = {link.kind for link in scene.links}
    others = (
        (CURRENT, text("tree-mark-current"), scene.current != NONE),
        (SOLUTION, text("tree-mark-solution"), bool(scene.on_solution.any())),
        (CHEAPER, text("tree-mark-cheaper"), ItemKind.CHEAPER in kinds),
        (MEETING, text("tree-mark-meeting"), ItemKind.MEETING in kinds),
    )
    shown = [(sign, name) for sign, name, seen in others if seen]
    return sorted([*shown, *signs], key=lambda entry: (entry[0] != CURRENT, entry[0] < 0))


def words(scene: Scene, tree: TreeSource, counting: Counting, weight: float | None, kept: dict[int, str]) -> Words:
    """Return the texts of a drawing.

    `weight`: the weight of h, if the search has one. `kept`: a cache of cost texts by record, for the same search and
    language only.
    """

    def told(place: int) -> str:
        record = int(scene.records[place])
        if record < 0:
            return costs_text(scene.moment, record, weight)
        if record not in kept:
            if len(kept) > MAX_KEPT:
                kept.clear()
            kept[record] = costs_text(scene.moment, record, weight)
        return kept[record]

    return Words(told, gap_text, _folded_text(scene, counting), _root_texts(scene, tree))


def gap_text(count: int) -> str:
    """Return the text for omitted levels."""
    return text("tree-gap", count=count)


def _folded_text(scene: Scene, counting: Counting) -> Callable[[int], str]:
    """Return the function from places of folded nodes to the text with the number of nodes below, as counted so far."""
    found: dict[int, tuple[int, bool]] = {}
    for record, count, done in zip(counting.records.tolist(), counting.counts.tolist(), counting.done, strict=True):
        place = scene.places[record]
        before, all_ = found.get(place, (0, True))
        found[place] = (before + count, all_ and done)

    def told(place: int) -> str:
        count, done = found.get(place, (0, False))
        return text("tree-folded" if done else "tree-folded-more", count=count)

    return told


def costs_text(moment: Moment[Any], record: int, weight: float | None) -> str:
    """Return f = g + h of a node in the form that suits its search; also for successors without a record."""
    recording = moment.recording
    which = rejected(record)
    known = record
    if which is None:
        g, h, f = moment.g(record), moment.h(record), moment.f(record)
    else:
        successor = moment.successors[which]
        known, g = successor.known, successor.g
        h = moment.h(known) if known != NONE else float("inf")
        f = recording.priority(g, h) if h < UNREACHABLE else h
    unit = scale(recording.problem)
    facts = {name: _shown(value, unit) for name, value in (("g", g), ("h", h), ("f", f))}
    if recording.priority is cost:
        return text("tree-costs-g", g=facts["g"])
    if recording.priority is estimate:
        return text("tree-costs-h", h=facts["h"])
    if weight is not None and recording.priority is not total:
        return text("tree-costs-weighted", **facts, weight=number(weight, 3))
    return text("tree-costs" if f == g + h or math.isnan(f) else "tree-costs-backed-up", **facts)


def _shows_f(moment: Moment[Any]) -> bool:
    return moment.recording.priority is not cost and moment.recording.priority is not estimate


def _shown(value: float, unit: int) -> str:
    return "∞" if value >= UNREACHABLE else number(units(value, unit), 3)


def _root_texts(scene: Scene, tree: TreeSource) -> dict[int, str]:
    """Return the labels of the roots if there are several trees."""
    moment, told = scene.moment, {}
    rounds: Sequence[Any] = moment.recording.published.iterations
    for number_, root in enumerate(tree.roots):
        place = scene.places.get(root)
        if place is None:
            continue
        side = moment.side(root)
        if side is not None:
            told[place] = text("tree-root-goal") if side == BACKWARD else text("tree-root-start")
        elif len(tree.roots) > 1 and number_ < len(rounds) and rounds[number_].bound is not None:
            unit = 1 if moment.recording.priority is cost else scale(moment.recording.problem)
            told[place] = text("tree-root-bound", bound=number(units(rounds[number_].bound, unit), 3))
    return told


def described(scene: Scene, place: int, weight: float | None) -> str:
    """Return the description of a node."""
    moment, record = scene.moment, int(scene.records[place])
    problem = moment.recording.problem
    mark = mark_name(moment, int(scene.marks[place]))
    state = state_text(problem, scene.state(place))
    costs = costs_text(moment, record, weight)
    which = rejected(record)
    if which is not None:
        known = moment.successors[which].known
        if known == NONE:
            return text("tree-node-pruned", state=state)
        return text("tree-node-rejected", state=state, costs=costs, known=known)
    step = int(moment.recording.published.nodes["expanded"][record])
    told = [text("tree-node", number=record, state=state, costs=costs, mark=mark)]
    if step <= moment.t and step != NEVER:
        told.append(text("tree-node-expanded", step=step))
    if weight is None and moment.f(record) > moment.g(record) + moment.h(record) and _shows_f(moment):
        told.append(text("tree-node-backed-up"))
    return "\n".join(told)
