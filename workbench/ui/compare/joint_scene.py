"""The scene of the states expanded by two searches, for the tree painter."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, cast

import numpy as np

from workbench.search.comparing.difference import ExpandedBy
from workbench.search.comparing.joint_tree import JointTree
from workbench.search.problem.problem import Problem
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.moment import Moment
from workbench.search.tree.marks import Mark
from workbench.ui.trees.tree_painter import TreeLabels
from workbench.ui.trees.tree_scene import Scene
from workbench.wording import number, text

MARKS = {ExpandedBy.ONE: Mark.ONE, ExpandedBy.OTHER: Mark.OTHER, ExpandedBy.BOTH: Mark.BOTH}


class SceneRecording:
    """Takes the part of a recording in a scene: the problem, and the drawn states by their index in the difference."""

    def __init__(self, problem: Problem[Any]) -> None:
        self.problem = problem
        self._states: dict[int, Hashable] = {}

    def learn(self, tree: JointTree) -> None:
        """Add the states of a tree."""
        self._states.update(zip(tree.shape.places.tolist(), tree.shape.states, strict=True))

    def state(self, place: int) -> Hashable:
        """Return the state with this index in the difference."""
        return self._states[place]


class _JointMoment:
    """Takes the part of a moment in a scene: only the attributes that are drawn."""

    current: int | None = None
    successors: tuple[Any, ...] = ()

    def __init__(self, recording: SceneRecording, t: int) -> None:
        self.recording, self.t = recording, t


def joint_scene(
    tree: JointTree, recording: SceneRecording, t: int, steps: tuple[int, int], solution: Sequence[Hashable] = ()
) -> Scene:
    """Return the scene of a tree at position `t`, with the searches at `steps`; `solution`: states on the path."""
    recording.learn(tree)
    shape = tree.shape
    children = np.flatnonzero(shape.parents != NONE)
    edges = np.stack((shape.parents[children], children), axis=1)
    path = set(solution)
    return Scene(
        cast("Moment[Any]", _JointMoment(recording, t)),
        shape.places,
        shape.across,
        shape.levels.astype(float),
        np.array([MARKS[who] for who in tree.who], np.uint8),
        NONE,
        np.array([state in path for state in shape.states], bool),
        (shape.steps == np.array(steps)).any(axis=1),
        np.zeros(len(shape.states), bool),
        edges,
        np.ones(len(edges), bool),
        np.zeros(len(edges), np.int64),
        (),
        {place: where for where, place in enumerate(shape.places.tolist())},
    )


def joint_labels(tree: JointTree, letters: tuple[str, str], steps: tuple[int, int]) -> TreeLabels:
    """Return the labels of the states: the step at which each search expanded them, if it has reached it."""

    def label(place: int) -> str:
        return " · ".join(
            text("compare-node", letter=letter, step=number(step))
            for letter, step, now in zip(letters, tree.shape.steps[place].tolist(), steps, strict=True)
            if step != NEVER and step <= now
        )

    return TreeLabels(label, lambda _count: "", lambda _place: (), {})
