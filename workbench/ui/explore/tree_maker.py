"""Builds the drawing of a search at a moment, with the folding by the user, the labels and the pending counts."""

from __future__ import annotations

from typing import Any

from workbench.search.inspecting.untaken_edges import UntakenEdges
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import Recording
from workbench.search.tree.counting import Counting
from workbench.search.tree.source import TreeSource, tree
from workbench.search.tree.unfolding import MAX_COMPLETE, Choices, rejected_index, unfold
from workbench.ui.base.jobs import Job
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
        self.counting: Counting | None = None

    def adopt(self, recording: Recording[Any]) -> None:
        """Keep the folding in an equal recording, which has the same records."""
        self._recording, self._untaken_edges = recording, UntakenEdges()

    def build(self, moment: Moment[Any], graph: bool, picked: int | None, successors: int | None) -> Scene:
        """Return the drawing at a moment with at least one record.

        `picked`: a record whose path is unfolded too.
        `successors`: the number of successors shown of the current node (None: all).
        """
        if self._recording is not moment.recording:
            self._begin(moment.recording)
        source = self._tree = tree(moment)
        current = source.roots[-1] if moment.current is None else moment.current
        unfolded = unfold(source, self._choices, [current] if picked is None else [current, picked], successors)
        self.counting = Counting(source, unfolded.records[unfolded.folded])
        self.counting.advance(IMMEDIATE_COUNT)
        if not graph:
            return tree_scene(source, unfolded)
        is_small = moment.records <= MAX_COMPLETE
        extra_edges = self._untaken_edges.until(Timeline(moment.recording), moment.t) if is_small else ()
        return graph_scene(source, unfolded, extra_edges)

    @property
    def size(self) -> int:
        """The number of nodes in the tree of the last drawing."""
        return 0 if self._tree is None else self._tree.size

    @property
    def states(self) -> int | None:
        """The number of different states in it, or None if there are too many nodes to count them at once."""
        moment = None if self._tree is None else self._tree.moment
        if moment is None or moment.records > MAX_COMPLETE:
            return None
        return len({moment.recording.state(record) for record in range(moment.records)})

    def representative(self, record: int) -> int:
        """Return the record that represents the node of a record in the last drawing."""
        return record if self._tree is None else self._tree.representative(record)

    def labels(self, scene: Scene, weight: float | None) -> TreeLabels:
        """Return the texts of the last drawing. `weight`: the weight of h, if the search has one."""
        assert self._tree is not None and self.counting is not None
        return tree_labels(scene, self._tree, self.counting, weight, self._costs)

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
