"""Builds the drawing of a search at a moment, with the folding by the user, the labels and the pending counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.inspecting.untaken_edges import UntakenEdges
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.recording import Recording
from workbench.search.tree.counting import Counting
from workbench.search.tree.graph_layout import ring
from workbench.search.tree.source import TreeSource, tree
from workbench.search.tree.unfolding import MAX_COMPLETE, MAX_PATH, Choices, pending_records, rejected_index, unfold
from workbench.ui.base.jobs import Job
from workbench.ui.states.state_picture import is_board
from workbench.ui.trees.tree_labels import tree_labels
from workbench.ui.trees.tree_painter import TreeLabels
from workbench.ui.trees.tree_scene import Scene, graph_scene, tree_scene

IMMEDIATE_COUNT = 1 << 14
"""Number of folded nodes that are counted before the drawing is shown."""
MAX_UNFOLDED = 1000
"""Maximum number of nodes that are unfolded at a time."""


class TreeMaker:
    """Builds the drawings of one search after another.

    Attributes: counting, of the folded nodes of the last drawing.
    """

    def __init__(self) -> None:
        self._recording: Recording[Any] | None = None
        self._begin(None)

    def _begin(self, recording: Recording[Any] | None) -> None:
        self._recording = recording
        self._choices, self._untaken_edges = Choices(), UntakenEdges()
        self._costs: dict[int, str] = {}
        self._tree: TreeSource | None = None
        self._shown: ShownMoment | None = None
        self._ring_of: tuple[object, Mapping[Any, int] | None] | None = None
        self.counting: Counting | None = None

    def adopt(self, recording: Recording[Any]) -> None:
        """Keep the folding in an equal recording, which has the same records."""
        self._recording, self._untaken_edges = recording, UntakenEdges()

    def build(self, shown: ShownMoment, graph: bool, picked: int | None) -> Scene:
        """Return the drawing of what is shown, with at least one record. `picked`: a record whose path is unfolded."""
        moment = shown.after
        if self._recording is not moment.recording:
            self._begin(moment.recording)
        source, self._shown = tree(moment).within(shown.records), shown
        self._tree = source
        current = source.roots[-1] if moment.current is None else moment.current
        targets = dict.fromkeys(one for one in (current, shown.current, picked) if one is not None)
        unfolded = unfold(source, self._choices, targets, shown.decided)
        self.counting = Counting(source, unfolded.records[unfolded.folded])
        self.counting.advance(IMMEDIATE_COUNT)
        if not graph:
            return tree_scene(source, unfolded, shown)
        is_small = moment.records <= MAX_COMPLETE
        extra_edges = self._untaken_edges.until(Timeline(moment.recording), moment.t) if is_small else ()
        return graph_scene(source, unfolded, shown, extra_edges, self._ring())

    def _ring(self) -> Mapping[Any, int] | None:
        """Return the numbers of the states along the ring that they form, None if they do not."""
        assert self._recording is not None
        problem = self._recording.problem
        if self._ring_of is None or self._ring_of[0] is not problem:
            self._ring_of = problem, ring(problem, problem.initial()) if is_board(problem) else None
        return self._ring_of[1]

    @property
    def size(self) -> int:
        """The number of nodes in the tree of the last drawing."""
        return 0 if self._tree is None else self._tree.size

    @property
    def states(self) -> int | None:
        """The number of different states in it, or None if there are too many nodes to count them at once."""
        shown = self._shown
        if shown is None or shown.records > MAX_COMPLETE:
            return None
        return len({shown.after.recording.state(record) for record in range(shown.records)})

    def representative(self, record: int) -> int:
        """Return the record that represents the node of a record in the last drawing."""
        return record if self._tree is None else self._tree.representative(record)

    def labels(self, scene: Scene) -> TreeLabels:
        """Return the texts of the last drawing."""
        assert self._tree is not None and self.counting is not None
        return tree_labels(scene, self._tree, self.counting, self._costs, self._pending())

    def _pending(self) -> dict[int, int]:
        """Return how many of the nodes below a node the step has yet to generate."""
        shown, source = self._shown, self._tree
        assert shown is not None and source is not None
        parents = pending_records(source, shown.decided).values()
        return Counter(above for parent in parents for above in source.path(parent, MAX_PATH)[0])

    def count_rest(self) -> Job:
        """Return the job that counts the folded nodes of this drawing to the end."""
        return iter(()) if self.counting is None else _count(self.counting)

    def discard_labels(self) -> None:
        """Discard the cached texts after a change of language."""
        self._costs = {}

    # Folding

    def toggle(self, scene: Scene, place: int) -> bool:
        """Fold or unfold the node at a place. Return whether it has children."""
        unfolded = bool((scene.parents == place).any())
        if rejected_index(int(scene.records[place])) is not None or not (unfolded or scene.folded[place]):
            return False
        for record, node_place in scene.places.items():
            if node_place == place and record >= 0:
                self._choices.toggle(record, unfolded)
        return True

    def unfold_below(self, scene: Scene, place: int) -> None:
        """Unfold the descendants of the node at a place, at most BELOW of them."""
        assert self._tree is not None
        queue, count = [int(scene.records[place])], 0
        for record in queue:
            children = self._tree.children(record)
            count += len(children)
            if count > MAX_UNFOLDED:
                break
            self._choices.folded.discard(record)
            self._choices.unfolded.add(record)
            queue.extend(children)

    def reset_folding(self) -> None:
        """Reset what the user folded and unfolded."""
        self._choices = Choices()


def _count(counting: Counting) -> Job:
    while not counting.finished:
        counting.advance()
        yield None
