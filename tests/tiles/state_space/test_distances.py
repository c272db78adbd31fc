"""Whole state spaces: the number of boards at each distance, compared with a simple search and published numbers."""

from __future__ import annotations

import random
from functools import cache

import pytest
from judges import naive_tiles as naive

from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.state_space.distances import MAX_EXAMPLES, Distances


def finished_search(goal: Board, slice_: int = 10**9, threads: int | None = None) -> Distances:
    distances = Distances(goal, threads=threads)
    while distances.advance(slice_) is Status.RUNNING:
        assert sum(distances.counts) <= distances.found <= distances.states
        assert 0 <= distances.progress <= 1
        assert distances.radius is None
    assert distances.status is Status.SOLVED
    assert distances.progress == 1
    return distances


@cache
def boards_by_distance(goal: Board) -> list[list[tuple[int, ...]]]:
    """Return the boards at each distance, in the order of their tiles."""
    puzzle = naive.Puzzle(goal.rows, goal.columns, goal.tiles, goal.tiles)
    found = naive.distances(puzzle)
    layers: list[list[tuple[int, ...]]] = [[] for _ in range(max(found.values()) + 1)]
    for tiles, depth in found.items():
        layers[depth].append(tiles)
    return [sorted(layer) for layer in layers]


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)])
def test_counts_are_those_of_boards_met_one_by_one_wherever_the_blank_of_the_goal_is(rows: int, columns: int) -> None:
    cells = rows * columns
    for blank in range(cells):
        tiles = random.Random(blank).sample(range(1, cells), cells - 1)
        goal = Board(rows, columns, (*tiles[:blank], 0, *tiles[blank:]))
        found = finished_search(goal)
        assert found.counts == [*map(len, boards_by_distance(goal))]
        assert len(boards_by_distance(goal)[-1]) <= MAX_EXAMPLES
        assert [board.tiles for board in found.farthest] == boards_by_distance(goal)[-1]


@pytest.mark.parametrize("blank", [3, 4])
def test_so_they_are_on_3x3_with_the_blank_of_the_goal_at_an_edge_and_in_the_middle(blank: int) -> None:
    goal = Board(3, 3, (*range(1, blank + 1), 0, *range(blank + 1, 9)))
    found = finished_search(goal)
    assert found.counts == [*map(len, boards_by_distance(goal))]
    assert {board.tiles for board in found.farthest} <= {*boards_by_distance(goal)[-1]}
    assert len(found.farthest) == min(MAX_EXAMPLES, found.counts[-1])


@pytest.mark.parametrize(
    ("size", "states", "radius", "antipodes", "mean"),
    [
        ((2, 3), 360, 21, 1, 12.62),
        ((3, 2), 360, 21, 1, 12.62),
        ((2, 4), 20_160, 36, 1, 22.68),
        ((3, 3), 181_440, 31, 2, 21.97),
        ((2, 5), 1_814_400, 55, 2, 34.73),
        ((5, 2), 1_814_400, 55, 2, 34.73),
    ],
)
@pytest.mark.parametrize("goal", ["last", "first"])
def test_spaces_from_a_corner_are_as_published(
    size: tuple[int, int], states: int, radius: int, antipodes: int, mean: float, goal: str
) -> None:
    found = finished_search(goal_board(goal, *size))
    assert (found.states, found.radius, found.counts[-1]) == (states, radius, antipodes)
    assert sum(found.counts) == found.found == states
    assert round(found.mean, 2) == mean


@pytest.mark.parametrize("slice_", [1, 5_000])
def test_slices_of_any_length_find_the_same(slice_: int) -> None:
    goal = goal_board("last", 3, 3)
    assert finished_search(goal, slice_).counts == finished_search(goal).counts


def test_any_number_of_threads_finds_the_same() -> None:
    goal = goal_board("last", 5, 2)
    alone = finished_search(goal, threads=1)
    for threads in (2, 3, 9, 100):
        together = finished_search(goal, 20_000, threads)
        assert (together.counts, together.farthest) == (alone.counts, alone.farthest)


def test_it_ends_when_it_is_cancelled_and_keeps_what_is_counted() -> None:
    distances = Distances(goal_board("first", 2, 2))
    while not distances.counts:
        distances.advance(10**9)
    distances.cancel()
    assert distances.advance(10**9) is Status.CANCELLED
    assert (distances.counts, distances.radius) == ([1], None)
    finished = finished_search(goal_board("first", 2, 2))
    finished.cancel()
    assert finished.status is Status.SOLVED


def test_it_waits_for_the_room_that_it_needs() -> None:
    distances = Distances(goal_board("last", 3, 4), Limits(bytes=50_000_000))
    assert distances.advance(1) is Status.LIMIT
    assert distances.peak_bytes == 0
    assert distances.reason is not None and distances.reason.key == "distances-memory"
    small = Distances(goal_board("last", 2, 3), Limits(bytes=1))
    assert small.advance(1) is Status.LIMIT
    small.limits = Limits(bytes=10**6)
    while small.advance(10**6) is Status.RUNNING:
        pass
    assert (small.status, small.radius) == (Status.SOLVED, 21)
    assert 0 < small.peak_bytes <= 10**6


def test_a_limit_of_time_can_be_raised() -> None:
    distances = Distances(goal_board("last", 2, 3), Limits(seconds=1e-9))
    distances.advance(1)
    assert distances.advance(1) is Status.LIMIT
    assert distances.reason is not None and distances.reason.key == "job-seconds"
    distances.limits = Limits()
    while distances.advance(10**6) is Status.RUNNING:
        pass
    assert distances.radius == 21


@pytest.mark.parametrize(
    ("size", "states"), [((2, 7), 43_589_145_600), ((4, 4), 10_461_394_944_000), ((10, 10), "10^158")]
)
def test_boards_of_more_than_twelve_cells_are_refused(size: tuple[int, int], states: int | str) -> None:
    with pytest.raises(Fault) as refused:
        Distances(goal_board("last", *size))
    assert refused.value.message.facts["states"] == states
