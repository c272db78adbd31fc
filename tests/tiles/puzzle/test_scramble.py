from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import SEED_COUNT, _SplitMix64, scramble, scrambles
from workbench.tiles.puzzle.solvability import is_solvable


def test_the_random_numbers_are_those_of_the_published_generator() -> None:
    # The first outputs for seed 1234567 of the reference implementation, which are widely used to test ports.
    random = _SplitMix64(1234567)
    assert [random.draw() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


GOLDEN = {
    "2 4 3/0 6 8/1 7 5": scramble(3, 3, 1),
    "12 13 4 1/14 6 7 8/11 15 9 10/3 0 2 5": scramble(4, 4, 42),
    "3 5 0/1 4 2": scramble(2, 3, SEED_COUNT - 1),
    "5 1 4 11/2 7 3 0/9 6 12 8/13 10 14 15": scramble(4, 4, 42, moves=20),
    "10 1 4 9 7/12 0 11 2 13/8 3 5 14 6": scramble(3, 5, 7, goal_board("first", 3, 5), moves=1000),
}


@pytest.mark.parametrize("text", GOLDEN)
def test_a_seed_means_the_same_board_for_ever(text: str) -> None:
    assert str(GOLDEN[text]) == text


class Specification:
    """A second implementation of the specification in the module's docstring."""

    def __init__(self, seed: int) -> None:
        self.seed, self.draws = seed, 0

    def below(self, n: int) -> int:
        while True:
            self.draws += 1
            z = (self.seed + self.draws * 0x9E3779B97F4A7C15) % 2**64
            z = (z ^ z // 2**30) * 0xBF58476D1CE4E5B9 % 2**64
            z = (z ^ z // 2**27) * 0x94D049BB133111EB % 2**64
            x = z ^ z // 2**31
            if x < 2**64 - 2**64 % n:
                return x % n

    def uniform(self, goal: Board) -> Board:
        tiles = list(range(goal.cells))
        for i in reversed(range(1, len(tiles))):
            j = self.below(i + 1)
            tiles[i], tiles[j] = tiles[j], tiles[i]
        if not is_solvable(Board(*goal.shape, tuple(tiles)), goal):
            tiles = [{1: 2, 2: 1}.get(tile, tile) for tile in tiles]
        return Board(*goal.shape, tuple(tiles))

    def walk(self, goal: Board, moves: int) -> Board:
        board, before = goal, goal
        for _ in range(moves):
            onward = [after for after in map(board.moved, board.legal_moves()) if after != before]
            board, before = onward[self.below(len(onward))], board
        return board


seeds = st.integers(0, SEED_COUNT - 1)


@given(st.integers(2, 6), st.integers(2, 6), seeds, st.sampled_from(["last", "first"]))
def test_uniform_boards_follow_the_specification_and_are_solvable(
    rows: int, columns: int, seed: int, name: str
) -> None:
    goal = goal_board(name, rows, columns)
    board = scramble(rows, columns, seed, goal)
    assert board == Specification(seed).uniform(goal)
    assert is_solvable(board, goal)


@given(st.integers(2, 6), st.integers(2, 6), seeds, st.integers(0, 60))
def test_walks_follow_the_specification(rows: int, columns: int, seed: int, moves: int) -> None:
    goal = goal_board("last", rows, columns)
    assert scramble(rows, columns, seed, moves=moves) == Specification(seed).walk(goal, moves)


@given(st.integers(2, 5), st.integers(2, 5), seeds)
def test_a_walk_never_undoes_its_last_move(rows: int, columns: int, seed: int) -> None:
    walk = [scramble(rows, columns, seed, moves=moves) for moves in range(20)]
    assert all(after in map(before.moved, before.legal_moves()) for before, after in pairwise(walk))
    assert all(before != later for before, later in zip(walk, walk[2:], strict=False))


def test_on_the_smallest_board_a_walk_goes_once_round_in_twelve_moves() -> None:
    goal = goal_board("last", 2, 2)
    assert len({scramble(2, 2, 3, moves=moves) for moves in range(12)}) == 12
    assert scramble(2, 2, 3, moves=12) == scramble(2, 2, 3, moves=0) == goal


def test_every_solvable_board_comes_equally_often() -> None:
    for goal in (goal_board("last", 2, 2), Board.parse("2 1/0 3")):
        counts = Counter(scramble(2, 2, seed, goal) for seed in range(6000))
        assert len(counts) == 12
        assert all(400 < count < 600 for count in counts.values())


def test_an_unreachable_half_is_never_drawn_whatever_the_goal() -> None:
    goal = Board.parse("8 7 6/5 4 3/2 0 1")
    assert all(is_solvable(scramble(3, 3, seed, goal), goal) for seed in range(300))


def test_several_boards_are_those_of_the_following_seeds() -> None:
    assert [str(board) for board in scrambles(2, 2, 5, 4)] == ["0 3/2 1", "2 3/1 0", "1 2/0 3", "0 1/3 2"]
    assert list(scrambles(3, 3, SEED_COUNT - 1, 2, moves=9)) == [
        scramble(3, 3, s, moves=9) for s in (SEED_COUNT - 1, 0)
    ]
    assert list(scrambles(3, 3, 0, 0)) == []


def test_what_cannot_be_scrambled_is_refused() -> None:
    other = goal_board("last", 4, 4)
    for refused in (
        lambda: scramble(1, 1, 1),
        lambda: scramble(300, 300, 1),
        lambda: scramble(3, 3, -1),
        lambda: scramble(3, 3, SEED_COUNT),
        lambda: scramble(3, 3, 10**6000),
        lambda: scramble(3, 3, 1, moves=-1),
        lambda: scramble(3, 3, 1, moves=10**9),
        lambda: scramble(3, 3, 1, other),
        lambda: scrambles(3, 3, 1, -1),
        lambda: scrambles(3, 3, -1, 1),
        lambda: scrambles(3, 3, 1, 10**9),
    ):
        with pytest.raises(Fault):
            refused()
