"""Layouts of graphs without coordinates are deterministic: trees are drawn as trees, and no two places overlap."""

from __future__ import annotations

from math import dist, isfinite

from hypothesis import given
from hypothesis import strategies as st

from workbench.maps.layout import compute_positions


@st.composite
def joined(draw: st.DrawFn) -> tuple[int, list[tuple[int, int]], int]:
    count = draw(st.integers(1, 12))
    place = st.integers(0, count - 1)
    pairs = draw(st.lists(st.tuples(place, place).filter(lambda pair: pair[0] != pair[1]), max_size=20))
    return count, pairs, draw(place)


@given(joined())
def test_every_graph_has_a_layout_without_places_upon_each_other(graph: tuple[int, list[tuple[int, int]], int]) -> None:
    count, pairs, root = graph
    points = compute_positions(count, pairs, root)
    assert len(points) == count
    assert all(isfinite(x) and isfinite(y) for x, y in points)
    assert points == compute_positions(count, pairs, root)
    for number, point in enumerate(points):
        assert all(dist(point, other) > 0.05 for other in points[:number])


def test_a_tree_hangs_down_from_its_root_with_parents_above_the_middle_of_their_children() -> None:
    points = compute_positions(7, [(0, 1), (0, 2), (1, 3), (1, 4), (5, 2), (2, 6)], 0)
    assert points[0][1] < points[1][1] == points[2][1] < points[3][1] == points[6][1]
    assert [points[place][0] for place in (3, 4, 5, 6)] == [0, 1, 2, 3]
    assert (points[1][0], points[2][0], points[0][0]) == (0.5, 2.5, 1.5)


def test_the_root_of_what_is_no_tree_lies_to_the_left() -> None:
    points = compute_positions(5, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)], 3)
    assert min(points) == points[3]
