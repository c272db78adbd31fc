"""Names of pattern databases, and the partitions that they mean."""

from __future__ import annotations

from math import perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.problem.messages import Fault
from workbench.tiles.pattern_databases.partitions import (
    Partition,
    canonical_name,
    intended_shape,
    known_names,
    names_for,
    partition,
)
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.wording import say


def tiles(name: str, goal: Board) -> list[list[int]]:
    """Return the tiles of each pattern."""
    return [sorted(goal.tiles[cell] for cell in pattern) for pattern in partition(name, goal).patterns]


FIRST, LAST = goal_board("first", 4, 4), goal_board("last", 4, 4)


def test_the_published_partitions() -> None:
    assert tiles("pdb-663", FIRST) == [[1, 2, 4, 5, 8, 9], [3, 6, 7, 10, 11, 15], [12, 13, 14]]
    assert tiles("pdb-555", FIRST) == [[1, 2, 3, 6, 7], [4, 5, 8, 9, 12], [10, 11, 13, 14, 15]]
    assert tiles("pdb-78", FIRST) == [[1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]


@pytest.mark.parametrize("name", ["pdb-663", "pdb-555", "pdb-78", "pdb-6666"])
def test_a_published_partition_is_turned_with_the_corner_of_the_blank(name: str) -> None:
    side = 5 if name == "pdb-6666" else 4
    last = side * side - 1
    first = partition(name, goal_board("first", side, side)).patterns

    def counted_from(row_of: int, column_of: int) -> list[tuple[int, ...]]:
        """Return the patterns with rows, or columns, counted from the other end."""
        return sorted(
            tuple(sorted(abs(row_of - cell // side) * side + abs(column_of - cell % side) for cell in pattern))
            for pattern in first
        )

    for blank, ends in [(last, (side - 1, side - 1)), (side - 1, (0, side - 1)), (last - side + 1, (side - 1, 0))]:
        numbers = list(range(1, side * side))
        goal = Board(side, side, (*numbers[:blank], 0, *numbers[blank:]))
        assert sorted(partition(name, goal).patterns) == counted_from(*ends)


def test_goals_with_the_blank_in_the_same_cell_share_a_partition() -> None:
    other = Board(4, 4, (0, *reversed(range(1, 16))))
    assert partition("pdb-663", other) == partition("pdb-663", FIRST)
    assert partition("pdb-663", LAST) != partition("pdb-663", FIRST)


@pytest.mark.parametrize("name", known_names())
def test_every_name_that_is_offered_parts_all_tiles_wherever_the_blank_is(name: str) -> None:
    shape = intended_shape(name)
    assert shape
    assert name in names_for(*shape)
    for rows, columns in {shape, shape[::-1]}:
        for blank in range(rows * columns):
            numbers = list(range(1, rows * columns))
            goal = Board(rows, columns, (*numbers[:blank], 0, *numbers[blank:]))
            found = partition(name, goal)
            assert sorted(cell for pattern in found.patterns for cell in pattern) == [
                cell for cell in range(rows * columns) if cell != blank
            ]
            assert sorted(map(len, found.patterns)) == sorted(int(digit) for digit in name.removeprefix("pdb-"))


def test_other_sizes_than_those_offered_are_read_too() -> None:
    assert tiles("pdb-4443", FIRST) == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15]]
    assert tiles("PDB-65", goal_board("first", 3, 4)) == [[1, 2, 4, 5, 8, 9], [3, 6, 7, 10, 11]]


def test_a_partition_is_written_out_by_the_tiles_of_the_goal() -> None:
    goal = Board.parse("1 2 3/8 0 4/7 6 5")
    assert tiles("pdb(1 2 3/4 5)", goal) == [[1, 2, 3], [4, 5]]
    assert partition("pdb(8)", goal).patterns == ((3,),)
    assert partition("pdb(3 1 2/5,4)", goal) == partition(" PDB( 4 5 / 1 2 3 ) ", goal)
    assert canonical_name("pdb(5 4/3 2 1)", goal) == "pdb(1 2 3/4 5)"
    assert canonical_name("PDB-44", goal) == "pdb-44"


def test_the_text_of_a_partition_is_that_of_a_goal_numbered_row_by_row() -> None:
    for goal in (FIRST, LAST):
        found = partition("pdb-663", goal)
        assert partition(str(found), goal) == found
    assert str(partition("pdb(1 2 3/4 5 6/7 8)", Board.parse("8 7 6/5 4 3/2 1 0"))) == "pdb(1 2/3 4 5/6 7 8)"


@given(st.data())
def test_a_partition_is_read_back_from_its_text(data: st.DataObject) -> None:
    rows, columns = data.draw(st.sampled_from([(2, 3), (3, 3), (3, 4), (4, 4)]))
    goal = Board(rows, columns, tuple(data.draw(st.permutations(range(rows * columns)))))
    patterns: list[list[int]] = [[]]
    for tile in data.draw(st.lists(st.integers(1, rows * columns - 1), min_size=1, max_size=8, unique=True)):
        if patterns[-1] and data.draw(st.booleans()):
            patterns.append([])
        patterns[-1].append(tile)
    name = f"pdb({'/'.join(' '.join(map(str, pattern)) for pattern in patterns)})"
    assert sorted(tiles(name, goal)) == sorted(map(sorted, patterns))
    assert tiles(canonical_name(name, goal), goal) == tiles(name, goal)


def test_up_to_six_tiles_are_looked_up_directly_and_more_by_rank() -> None:
    small, large, wide = partition("pdb-663", FIRST), partition("pdb-78", FIRST), Partition(5, 5, 0, ((1, 2),))
    assert (small.ranked, small.lengths, small.offsets) == (False, (16**6, 16**6, 16**3), (0, 16**6, 2 * 16**6))
    assert (large.ranked, large.lengths, large.offsets) == (True, (perm(16, 7), perm(16, 8)), (0, perm(16, 7)))
    assert large.nbytes == 576_576_000
    assert (wide.ranked, wide.lengths) == (True, (600,))


@pytest.mark.parametrize(
    ("name", "goal", "reflects"),
    [
        ("pdb-663", FIRST, True),
        ("pdb-663", LAST, True),
        ("pdb(1 2 3)", FIRST, True),
        ("pdb(5)", FIRST, False),  # the same when mirrored
        ("pdb-8", goal_board("last", 3, 3), False),
        ("pdb-44", Board.parse("1 2 3/8 0 4/7 6 5"), True),
        ("pdb-44", Board.parse("1 2 3/8 7 4/0 6 5"), False),
        ("pdb-65", goal_board("last", 3, 4), False),
    ],
)
def test_the_mirror_is_looked_at_where_it_has_the_same_goal_and_other_patterns(
    name: str, goal: Board, reflects: bool
) -> None:
    assert partition(name, goal).reflects is reflects


@pytest.mark.parametrize(
    ("name", "size", "expected"),
    [
        ("pdb", (4, 4), "Unknown pattern database “pdb”. Available: pdb-663, "),
        ("pdb-", (4, 4), "Unknown pattern database “pdb-”."),
        ("pdb-6.6", (4, 4), "Unknown pattern database “pdb-6.6”."),
        ("pdb()", (4, 4), "Unknown pattern database “pdb()”."),
        ("pdb(1 2//3)", (4, 4), "Unknown pattern database “pdb(1 2//3)”."),
        ("pdb(1 x)", (4, 4), "Unknown pattern database “pdb(1 x)”."),
        ("pdb(1 -2)", (4, 4), "Unknown pattern database “pdb(1 -2)”."),
        ("pdb(1 2", (4, 4), "Unknown pattern database “pdb(1 2”."),
        ("pdb-663", (3, 3), "The patterns of pdb-663 have 15 tiles, so they do not fit a 3×3 board."),
        ("pdb-1", (4, 4), "The patterns of pdb-1 have 1 tile, so they do not fit a 4×4 board."),
        ("pdb(16)", (4, 4), "The patterns name tile 16, but the tiles of the board are 1 to 15."),
        ("pdb(0 1)", (4, 4), "The patterns name tile 0, but the tiles of the board are 1 to 15."),
        ("pdb(1 2/2 3)", (4, 4), "Tile 2 appears twice in the patterns."),
        ("pdb-96", (4, 4), "pdb-96 is too large: a pattern of 9 tiles on a 4×4 board needs a table of 4.2 GB."),
        ("pdb-77773", (4, 8), "Pattern databases are available for boards of up to 25 cells, not for 4×8."),
        ("pdb-111111111111111111111111", (5, 5), "pdb-111111111111111111111111 has 24 patterns; at most 16 are"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_sentence(name: str, size: tuple[int, int], expected: str) -> None:
    with pytest.raises(Fault) as caught:
        partition(name, goal_board("last", *size))
    assert say(caught.value).startswith(expected)
