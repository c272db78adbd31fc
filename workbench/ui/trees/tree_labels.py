"""The texts of a tree: costs of nodes, numbers of folded nodes, descriptions of nodes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from workbench.search.explaining.base import cost_facts
from workbench.search.problem.problem import scale, to_display_units
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.moment import BACKWARD, Moment
from workbench.search.recording.ordering import cost
from workbench.search.tree.counting import Counting
from workbench.search.tree.marks import Mark
from workbench.search.tree.source import TreeSource
from workbench.search.tree.unfolding import rejected_index
from workbench.ui.base.quantities import rounded
from workbench.ui.states.costs import costs_text
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
_MARKS_OF_WALKS = {**_MARKS_WITHOUT_LISTS, Mark.CUT: "tree-mark-not-chosen"}
"""The names of marks for a walk, which goes back only by a move."""
_MARKS_OF_STAYS = {**_MARKS_WITHOUT_LISTS, Mark.CUT: "tree-mark-rejected"}
"""The names of marks for a walk that looks at one successor at a time."""


def mark_name(moment: Moment[Any], mark: int) -> str:
    """Return the name of a mark in a search."""
    recording = moment.recording
    of_walks = _MARKS_OF_STAYS if recording.stays else _MARKS_OF_WALKS if recording.walks else _MARKS_WITHOUT_LISTS
    own = {} if recording.stores_closed else of_walks
    return text((MARKS | own)[Mark(mark)])


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
    scene: Scene, tree: TreeSource, counting: Counting, cache: dict[int, str], pending: Mapping[int, int]
) -> TreeLabels:
    """Return the texts of a drawing.

    `cache`: a cache of cost texts by record, for the same search and language only. `pending`: how many of the nodes
    counted below a record do not exist yet.
    """

    def cost_label(place: int) -> str:
        record = int(scene.records[place])
        if record < 0:
            return costs_text(scene.moment, record)
        if record not in cache:
            if len(cache) > MAX_CACHED:
                cache.clear()
            cache[record] = costs_text(scene.moment, record)
        return cache[record]

    folded_texts, root_texts = _folded_texts(scene, counting, pending), _root_texts(scene, tree)
    return TreeLabels(cost_label, gap_text, folded_texts, root_texts, len(scene))


def gap_text(count: int) -> str:
    """Return the text for omitted levels."""
    return text("tree-gap", count=count)


def _folded_texts(scene: Scene, counting: Counting, pending: Mapping[int, int]) -> Callable[[int], Sequence[str]]:
    """Return the function from places of folded nodes to the texts with the nodes below, as counted so far."""
    counts_by_place: dict[int, tuple[int, bool]] = {}
    for record, count, done in zip(counting.records.tolist(), counting.counts.tolist(), counting.done, strict=True):
        place = scene.places[record]
        before, complete = counts_by_place.get(place, (0, True))
        counts_by_place[place] = (before + max(count - pending.get(record, 0), 0), complete and done)

    def folded_label(place: int) -> Sequence[str]:
        count, done = counts_by_place.get(place, (0, False))
        full, short = ("tree-folded", "tree-folded-short") if done else ("tree-folded-more", "tree-folded-more-short")
        return text(full, count=count), text(short, count=number(count)), text(short, count=rounded(count))

    return folded_label


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


def node_description(scene: Scene, place: int) -> str:
    """Return the description of a node."""
    moment, record = scene.moment, int(scene.records[place])
    problem = moment.recording.problem
    mark = mark_name(moment, int(scene.marks[place]))
    state = state_text(problem, scene.state(place))
    costs = costs_text(moment, record)
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
    if cost_facts(moment, record)["costs"] == "backed-up":
        lines.append(text("tree-node-backed-up"))
    return "\n".join(lines)
