"""Layouts of trees and graphs have no overlaps, and every node is at the expected position."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.recording.columns import NONE
from workbench.search.tree import graph_layout
from workbench.search.tree import layout as tree_layout
from workbench.search.tree.graph_layout import ring, ring_positions
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem

CLOSE = 1e-9


@st.composite
def forests(draw: st.DrawFn) -> list[int]:
    """Parents of up to sixty nodes, level by level, like an unfolded tree."""
    parents = [NONE] * draw(st.integers(1, 3))
    level = list(range(len(parents)))
    while level and len(parents) < 60:
        counts = [draw(st.integers(0, 4)) for _ in level]
        below: list[int] = []
        for parent, count in zip(level, counts, strict=True):
            below += range(len(parents), len(parents) + count)
            parents += [parent] * count
        level = below
    return parents


def levels(parents: list[int]) -> list[int]:
    found: list[int] = []
    for parent in parents:
        found.append(0 if parent == NONE else found[parent] + 1)
    return found


@given(forests())
def test_no_two_nodes_overlap_and_children_keep_their_order(parents: list[int]) -> None:
    x, level = tree_layout.x_positions(parents), np.array(levels(parents))
    assert x.min() == pytest.approx(0)
    for depth in range(level.max() + 1):
        assert (np.diff(x[level == depth]) >= 1 - CLOSE).all()


@given(forests())
def test_parents_are_in_the_middle_above_their_children(parents: list[int]) -> None:
    x = tree_layout.x_positions(parents)
    for place in range(len(parents)):
        children = [child for child, parent in enumerate(parents) if parent == place]
        if children:
            assert x[place] == pytest.approx((x[children[0]] + x[children[-1]]) / 2)


@given(forests())
def test_equal_subtrees_are_drawn_alike(parents: list[int]) -> None:
    """The second of two copies of a tree has the same layout as the first, moved to the right."""
    count = len(parents)
    twice = [NONE, *(0 if parent == NONE else parent + 1 for parent in parents)]
    alone = tree_layout.x_positions(twice)[1:]
    assert np.allclose(np.diff(alone), np.diff(tree_layout.x_positions(parents, gap=1.0)))
    assert len(alone) == count


def test_a_path_is_drawn_straight_down_and_a_narrow_tree_narrow() -> None:
    assert tree_layout.x_positions([NONE, 0, 1, 2]).tolist() == [0, 0, 0, 0]
    assert tree_layout.x_positions([NONE, 0, 0, 2, 2, 4, 4]).max() == pytest.approx(2)


def test_nothing_is_laid_out_as_nothing() -> None:
    assert tree_layout.x_positions([]).tolist() == []
    assert graph_layout.x_positions(np.zeros(0, np.int64), np.zeros((0, 2), np.int64)).tolist() == []


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[int], list[tuple[int, int]]]:
    layers = draw(st.lists(st.integers(0, 5), min_size=1, max_size=40))
    state = st.integers(0, len(layers) - 1)
    return layers, draw(st.lists(st.tuples(state, state), max_size=80))


@given(graphs())
def test_states_of_a_layer_never_overlap(drawn: tuple[list[int], list[tuple[int, int]]]) -> None:
    layers, edges = np.array(drawn[0]), np.array(drawn[1], np.int64).reshape(-1, 2)
    x = graph_layout.x_positions(layers, edges)
    assert np.isfinite(x).all()
    assert x.min() == pytest.approx(0)
    for layer in np.unique(layers):
        assert (np.diff(np.sort(x[layers == layer])) >= 1 - CLOSE).all()


@given(st.lists(st.floats(-50, 50), min_size=1, max_size=30).map(sorted))
def test_places_that_are_far_apart_are_left_as_wanted(wanted: list[float]) -> None:
    apart = np.array(wanted) + 2 * np.arange(len(wanted))
    assert np.allclose(graph_layout.spread(apart), apart)


def test_a_ladder_is_drawn_without_crossings() -> None:
    edges = np.array([(0, 2), (1, 3), (2, 5), (3, 4)])
    x = graph_layout.x_positions(np.array([0, 0, 1, 1, 2, 2]), edges)
    assert (x[0] < x[1]) == (x[2] < x[3]) == (x[5] < x[4])


def test_the_boards_of_two_by_two_cells_form_a_ring() -> None:
    problem = TileProblem(Board.parse("2 1/3 0"), Board.parse("1 2/3 0"))
    numbers = ring(problem, problem.initial())
    assert numbers is not None and sorted(numbers.values()) == [*range(12)]
    for state, number in numbers.items():
        neighbours = {numbers[after] for _, after, _ in problem.successors(state)}
        assert neighbours == {(number + 1) % 12, (number - 1) % 12}
    x, y = ring_positions(np.arange(12), 12, 1.25)
    distances = np.hypot(x - np.roll(x, 1), (y - np.roll(y, 1)) * 1.25)
    assert distances.min() > 1 and np.allclose(distances, distances[0])


@pytest.mark.parametrize("board", ["1 2 3/4 5 0", "1 2 3/4 5 6/7 8 0"])
def test_other_boards_do_not(board: str) -> None:
    problem = TileProblem(Board.parse(board), Board.parse(board))
    assert ring(problem, problem.initial()) is None
