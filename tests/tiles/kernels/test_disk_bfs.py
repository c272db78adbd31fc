"""Records of boards with their backward moves: expanded, sorted, merged."""

from __future__ import annotations

import random

import numpy as np
import pytest
from judges import naive_tiles as naive

from workbench.tiles.kernels.disk_bfs import expand, merge_duplicates
from workbench.tiles.kernels.packing import pack
from workbench.tiles.state_space.disk_search import board_of

MOVES = "udlr"


def record(tiles: tuple[int, ...], back: str = "") -> int:
    return pack(tiles) & ~15 | sum(1 << MOVES.index(move) for move in back)


@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 3), (3, 4), (2, 7), (5, 3), (4, 4), (8, 2), (2, 8)], ids=str)
def test_all_moves_but_those_back_are_made(shape: tuple[int, int]) -> None:
    draw = random.Random(str(shape))
    cells = shape[0] * shape[1]
    boards = [tuple(draw.sample(range(cells), cells)) for _ in range(60)]
    backs = ["".join(draw.sample(MOVES, draw.randrange(3))) for _ in boards]
    expected = []
    for tiles, back in zip(boards, backs, strict=True):
        for move, after, _ in naive.Puzzle(*shape, tiles, tiles).successors(tiles):
            if move not in back:
                expected.append((after, record(after, MOVES[MOVES.index(move) ^ 1])))
    records = np.array([*map(record, boards, backs)], np.uint64)
    made = np.zeros(400, np.uint64)
    done, count, moves_back = expand(records, cells, shape[1], made, 0)
    assert (done, count, moves_back) == (60, len(expected), sum(map(len, backs)))
    assert made[:count].tolist() == [number for _, number in expected]
    assert [tuple(board_of(number, cells)) for number in made[:count].tolist()] == [tiles for tiles, _ in expected]


def test_it_leaves_off_before_there_is_no_room() -> None:
    records = np.array([record((1, 2, 3, 4, 0, 5, 6, 7, 8))] * 3, np.uint64)
    made = np.zeros(11, np.uint64)
    assert expand(records, 9, 3, made, 0) == (2, 8, 0)
    assert expand(records, 9, 3, made, 8) == (0, 8, 0)
    assert expand(records, 9, 3, np.zeros(12, np.uint64), 0) == (3, 12, 0)


def test_records_of_a_board_become_one_with_all_its_moves_back() -> None:
    one, other = (1, 2, 3, 0), (2, 1, 3, 0)
    records = np.array([record(one, "u"), record(one, "l"), record(other, "l"), record(other, "l")], np.uint64)
    assert merge_duplicates(records, 4) == 2
    assert records[:2].tolist() == [record(one, "ul"), record(other, "l")]
    assert merge_duplicates(records, 0) == 0
    assert merge_duplicates(records, 1) == 1
