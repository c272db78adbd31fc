"""Pattern databases as estimates: the sum of the judge's distances, never above the true distance, for every goal."""

from __future__ import annotations

import csv
import math
import os
import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_patterns import pattern_distances
from numpy.typing import NDArray
from support.damage import damaged

from workbench import assets
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.tables import PatternTables
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.pattern_databases.pattern_database import PatternDatabase, PatternLookup
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.wording import say

Distances = Callable[[Board], Mapping[bytes, int]]
UNREACHED = 255


def built(goal: Board, name: str) -> PatternDatabase:
    """Return the estimate, building its tables if they do not exist."""
    building = Building(partition(name, goal))
    while building.advance(10**7) is Status.RUNNING:
        pass
    return PatternDatabase(goal, name)


def patterns_of(estimate: PatternDatabase) -> PatternTables:
    (component,) = estimate.tables().components
    assert component.patterns
    return component.patterns


@cache
def judge_values(rows: int, columns: int, blank: int, pattern: tuple[int, ...]) -> Mapping[tuple[int, ...], int]:
    return pattern_distances(rows, columns, blank, pattern)


def naive(board: Board, goal: Board, patterns: list[list[int]]) -> float:
    """Return the sum over the patterns, given as tiles, of the judge's distances, in thousandths of a move."""
    total = 0.0
    for tiles in patterns:
        homes = tuple(goal.tiles.index(tile) for tile in tiles)
        stands = tuple(board.tiles.index(tile) for tile in tiles)
        total += judge_values(goal.rows, goal.columns, goal.blank, homes).get(stands, math.inf)
    return 1000 * total


def transposed(board: Board, goal: Board) -> Board:
    """Return the mirror image of `board`, with each tile renamed by the mirror image of its goal cell."""

    def mirrored(cell: int) -> int:
        return cell % goal.columns * goal.columns + cell // goal.columns

    names = {goal.tiles[cell]: goal.tiles[mirrored(cell)] for cell in range(goal.cells)}
    return Board(goal.rows, goal.columns, tuple(names[board.tiles[mirrored(cell)]] for cell in range(goal.cells)))


@settings(max_examples=30)
@given(st.data())
def test_it_is_the_sum_of_what_the_judge_says_of_each_pattern(data: st.DataObject) -> None:
    rows, columns = data.draw(st.sampled_from([(2, 2), (2, 3), (3, 2), (2, 4), (3, 3)]))
    cells = range(rows * columns)
    goal, board = (Board(rows, columns, tuple(data.draw(st.permutations(cells)))) for _ in range(2))
    tiles = data.draw(st.permutations(cells[1:]))
    cut = data.draw(st.integers(1, min(4, len(tiles))))
    patterns = [tiles[:cut], tiles[cut : cut + data.draw(st.integers(0, 3))]]
    patterns = [sorted(pattern) for pattern in patterns if pattern]
    estimate = built(goal, f"pdb({'/'.join(' '.join(map(str, pattern)) for pattern in patterns)})")
    expected = naive(board, goal, patterns)
    blank_row, blank_column = divmod(goal.blank, columns)
    if rows == columns and blank_row == blank_column:
        expected = max(expected, naive(transposed(board, goal), goal, patterns))
    assert estimate(board.state) == expected
    assert sum(part.amount for part in estimate.parts(board.state)) == (0 if expected == math.inf else expected)


@pytest.mark.parametrize(
    ("shape", "goal", "names"),
    [
        ((2, 2), "last", ["pdb-3", "pdb-21"]),
        ((2, 3), "last", ["pdb-5", "pdb-32", "pdb-11111"]),
        ((2, 3), "1 0 2/3 4 5", ["pdb-5", "pdb-23"]),
        ((2, 4), "first", ["pdb-43", "pdb-7", "pdb(1 2 5)"]),
        ((4, 2), "last", ["pdb-43"]),
    ],
    ids=str,
)
def test_on_every_small_board_the_estimate_is_admissible(
    shape: tuple[int, int], goal: str, names: list[str], distances: Distances
) -> None:
    target = goal_board(goal, *shape)
    true = distances(target)
    for name in names:
        estimate = built(target, name)
        whole = len(name) == len("pdb-7")
        for state, moves in true.items():
            assert estimate(state) <= 1000 * moves
            assert not whole or estimate(state) == 1000 * moves


@pytest.mark.parametrize("goal", ["last", "1 2 3/8 0 4/7 6 5"])
def test_on_every_8_puzzle_it_is_admissible_and_the_whole_board_is_exact(goal: str, distances: Distances) -> None:
    target = goal_board(goal, 3, 3)
    true = distances(target)
    states = np.array([list(state) for state in true], np.int64)
    moves = np.array(list(true.values()))
    assert np.array_equal(compiled_estimates(built(target, "pdb-8"), states), moves)
    for name in ("pdb-44", "pdb(1 2 3/4 5 6/7 8)"):
        estimate = built(target, name)
        values = compiled_estimates(estimate, states)
        assert (values <= moves).all()
        assert (values % 2 == moves % 2).all()
        for number in random.Random(name).sample(range(len(states)), 300):
            assert estimate(bytes(states[number].tolist())) == 1000 * values[number]


def test_on_every_2x5_board_it_is_admissible() -> None:
    goal = goal_board("last", 2, 5)
    whole = patterns_of(built(goal, "pdb-9")).values
    reached = whole != UNREACHED
    # 1,814,400 boards, of which two are 55 moves away: the results of complete breadth-first searches
    assert (reached.sum(), whole[reached].max(), (whole == 55).sum()) == (1_814_400, 55, 2)
    stands = cells_by_rank(10, 9)[reached]
    states = np.zeros((len(stands), 10), np.int64)
    np.put_along_axis(states, stands, np.arange(1, 10)[None], 1)
    values = compiled_estimates(built(goal, "pdb-54"), states)
    assert (values <= whole[reached]).all()
    assert values.mean() > 0.7 * whole[reached].mean()


def cells_by_rank(cells: int, size: int) -> NDArray[np.int64]:
    """Return the cells of the tiles of each rank."""
    rest, digits = np.arange(math.perm(cells, size)), []
    for place in range(size - 1, -1, -1):
        digits.append(rest % (cells - place))
        rest //= cells - place
    found: list[NDArray[np.int64]] = []
    for digit in digits:  # the last position first
        found = [digit, *(other + (other >= digit) for other in found)]
    return np.stack(found, 1)


def compiled_estimates(estimate: PatternDatabase, states: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the estimates of a compiled search, in moves, for boards whose entries are all reachable."""
    tables, cells = patterns_of(estimate), states.shape[1]
    straight = looked_up(tables, np.argsort(states, 1), cells)
    if not tables.reflected:
        return straight
    mirrored = tables.mirror_tile[states[:, np.argsort(tables.mirror_cell)]]
    return np.maximum(straight, looked_up(tables, np.argsort(mirrored, 1), cells))


def looked_up(tables: PatternTables, cell_of: NDArray[np.int64], cells: int) -> NDArray[np.int64]:
    total = np.zeros(len(cell_of), np.int64)
    for number, (size, offset) in enumerate(zip(tables.sizes.tolist(), tables.offsets.tolist(), strict=True)):
        members = [tile for tile in range(1, cells) if tables.group[tile] == number]
        stands = [cell_of[:, tile] for tile in sorted(members, key=lambda tile: int(tables.place[tile]))]
        assert len(stands) == size
        index = np.zeros(len(cell_of), np.int64)
        for place, cell in enumerate(stands):
            if tables.ranked:
                index = index * (cells - place) + cell - sum((other < cell for other in stands[:place]), np.int64(0))
            else:
                index += cell << 4 * place
        entries = tables.values[offset + index]
        assert (entries != UNREACHED).all()
        total += entries
    return total


def test_on_korfs_boards_it_is_admissible_and_above_manhattan() -> None:
    with (assets.root() / "boards" / "korf100.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    estimate = built(goal_board("first", 4, 4), "pdb-555")
    manhattan = Manhattan(estimate.goal)
    assert len(rows) == 100
    for row in rows:
        state = Board.parse(row["tiles"]).state
        assert manhattan(state) <= estimate(state) <= 1000 * int(row["optimal"])


def test_it_never_says_less_than_manhattan_where_all_tiles_are_in_a_pattern() -> None:
    goal = Board.parse("5 1 2 3/4 0 6 7/8 9 10 11/12 13 14 15")
    estimate, manhattan = built(goal, "pdb-3333111"), Manhattan(goal)
    boards = [scramble(4, 4, seed, goal) for seed in range(300)]
    assert all(estimate(board.state) >= manhattan(board.state) for board in boards)
    assert any(estimate(board.state) > manhattan(board.state) for board in boards)


def test_it_is_not_consistent() -> None:
    # An entry is the minimum over all cells of the blank, including those that it cannot reach.
    estimate = built(goal_board("last", 2, 3), "pdb-32")
    board = Board.parse("5 0 1/4 2 3")
    assert estimate(board.state) == 12_000
    assert estimate(board.moved("d").state) == 9_000


def test_large_boards_are_looked_up_by_rank() -> None:
    goal = goal_board("last", 5, 5)
    estimate = built(goal, "pdb(1 2 6/3 4/20)")
    assert patterns_of(estimate).ranked
    chance = random.Random(5)
    for _ in range(50):
        board = Board(5, 5, tuple(chance.sample(range(25), 25)))
        straight = naive(board, goal, [[1, 2, 6], [3, 4], [20]])
        assert estimate(board.state) == max(straight, naive(transposed(board, goal), goal, [[1, 2, 6], [3, 4], [20]]))


def test_a_table_that_says_never_makes_the_estimate_infinite() -> None:
    estimate = built(goal_board("last", 3, 3), "pdb-8")
    unsolvable = Board.parse("1 2 3 4 5 6 8 7 0").state
    assert estimate(unsolvable) == math.inf
    assert estimate.parts(unsolvable) == ()
    assert estimate.lookups(unsolvable) == (PatternLookup((1, 2, 3, 4, 5, 6, 7, 8), None),)


def test_the_parts_stand_at_the_first_tile_of_each_pattern() -> None:
    estimate = built(goal_board("last", 3, 3), "pdb(1 2/3 8)")
    board = Board.parse("2 1 3/4 5 6/7 0 8")
    assert estimate.lookups(board.state) == (PatternLookup((1, 2), 4), PatternLookup((3, 8), 1))
    amounts = {part.tile: part.amount for part in estimate.parts(board.state) if part.amount}
    assert amounts == {2: 4000, 3: 1000}
    assert [part.tile for part in estimate.parts(board.state)] == [2, 1, 3, 4, 5, 6, 7, 8]
    assert estimate(board.state) == 5000


def test_the_look_ups_are_those_of_the_mirror_image_where_these_sum_to_more() -> None:
    estimate = built(goal_board("last", 3, 3), "pdb(1 2 3)")
    in_the_row, in_the_column = Board.parse("3 2 1/4 5 6/7 8 0"), Board.parse("7 2 3/4 5 6/1 8 0")
    assert estimate.lookups(in_the_row.state)[0].tiles == (1, 2, 3)
    assert estimate.lookups(in_the_column.state)[0].tiles == (1, 4, 7)
    assert estimate(in_the_row.state) == estimate(in_the_column.state)


def test_it_can_be_aimed_at_another_goal() -> None:
    goal = Board.parse("3 1 2/4 5 6/7 8 0")
    estimate = built(goal_board("last", 3, 3), "pdb-44").for_goal(goal)
    assert estimate.goal == goal
    assert estimate(goal.state) == 0
    assert estimate(goal_board("last", 3, 3).state) > 0


def test_making_one_never_builds_and_says_how_to_build_it() -> None:
    for goal, name, command in [
        (goal_board("last", 4, 4), "pdb-663", "search-workbench pdb build pdb-663"),
        (goal_board("first", 4, 4), "pdb-78", "search-workbench pdb build pdb-78 --goal first"),
        (goal_board("last", 4, 3), "pdb-65", "search-workbench pdb build pdb-65 --board 4x3"),
        (goal_board("last", 3, 3), "pdb(2 1/3)", 'search-workbench pdb build "pdb(1 2/3)" --board 3x3'),
    ]:
        with pytest.raises(Fault) as caught:
            PatternDatabase(goal, name)
        assert caught.value.message.key == "pdb-missing"
        assert say(caught.value).endswith(f"To build it, run: {command}")


def test_all_places_of_a_pattern_are_found() -> None:
    goal = goal_board("last", 2, 3)
    values = patterns_of(built(goal, "pdb(1 3)")).values
    distances = pattern_distances(2, 3, 5, (0, 2))
    for stands in permutations(range(6), 2):
        assert values[stands[0] | stands[1] << 4] == distances[stands]


@pytest.mark.parametrize(("shape", "name"), [((2, 3), "pdb(1 2 3)"), ((3, 3), "pdb(1 2/3 4)")])
def test_no_estimate_is_taken_from_a_damaged_file(shape: tuple[int, int], name: str) -> None:
    goal = goal_board("last", *shape)
    sound, path = built(goal, name), database.path(partition(name, goal))
    content, found = path.read_bytes(), path.stat()
    boards = [scramble(*shape, seed, goal).state for seed in range(20)]
    estimates = [sound(state) for state in boards]
    for damage in damaged(content, random.Random(name), 500):
        path.write_bytes(damage)
        os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))
        with suppress(Fault):
            estimate = PatternDatabase(goal, name)
            assert [estimate(state) for state in boards] == estimates
    assert [built(goal, name)(state) for state in boards] == estimates
