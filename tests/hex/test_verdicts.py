"""The verdicts of searches on moves, compared with brute force."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random, wins

from workbench.hex.board import BLUE, RED, HexBoard, name
from workbench.hex.rules import Game, Rules
from workbench.hex.searches import start
from workbench.hex.verdict import LOSS, WIN, MoveVerdict
from workbench.hex.verdicts import all_moves_lose, game_verdicts, verdicts

small = st.builds(at_random, st.just(4), st.integers(6, 9), st.integers(0, 10**6)) | st.builds(
    at_random, st.just(3), st.integers(0, 4), st.integers(0, 10**6)
)


def winning(board: HexBoard, cell: int) -> bool:
    """Return by brute force whether a move wins."""
    after = board.play(cell)
    return not wins(board.size, after.stones, after.to_move)


@pytest.mark.parametrize("search", ["alphabeta", "alphabeta-resistance", "mcts"])
@settings(max_examples=15)
@given(small, st.integers(1, 4000))
def test_a_move_that_is_called_proved_is_what_brute_force_says(search: str, board: HexBoard, steps: int) -> None:
    assume(not board.winner)
    run = start(search, board)
    run.advance(steps)
    for one in verdicts(run):
        assert one.cell is not None
        if one.proved is not None:
            assert (one.proved == WIN) == winning(board, one.cell), name(board.size, one.cell)


@settings(max_examples=15)
@given(small)
def test_alpha_beta_at_its_end_knows_the_best_move_and_whether_all_is_lost(board: HexBoard) -> None:
    assume(not board.winner)
    run = start("alphabeta", board)
    run.advance(10**6)
    found = verdicts(run)
    won = [cell for cell in board.vacant if winning(board, cell)]

    assert found[0].proved == (WIN if won else LOSS)
    assert all_moves_lose(found, board) == (not won)


def test_a_bound_above_a_win_proves_nothing() -> None:
    """The board on which every move was reported as a proved win."""
    run = start("alphabeta", HexBoard.empty(4))
    run.advance(10**6)
    said = {name(4, one.cell or 0): one for one in verdicts(run)}
    proved = {move for move, one in said.items() if one.proved == WIN}

    assert proved and proved <= {"d1", "c2", "b3", "a4"}
    assert all(one.bounded and one.value is None for move, one in said.items() if move not in proved)


@pytest.mark.parametrize("swap", ["pieces", "sides"])
@pytest.mark.parametrize("first", [RED, BLUE])
@pytest.mark.parametrize("search", ["mcts", "alphabeta"])
def test_with_a_swap_the_second_player_wins_whatever_the_first_move(search: str, first: int, swap: str) -> None:
    begun = Game.new(Rules(3, swap, first))
    for cell in range(9):
        game = begun.play(name(3, cell))
        run = start(search, game.board)
        run.advance(100_000)
        swaps = next(one for one in game_verdicts(game, run) if one.cell is None)
        assert swaps.proved == (WIN if winning(begun.board, cell) else LOSS)
        assert game_verdicts(game, run)[0].proved == WIN


def test_first_moves_are_worth_what_the_opponent_leaves_of_them() -> None:
    begun = Game.new(Rules(5, "pieces"))
    run = start("mcts", begun.board)
    run.advance(3000)
    plain = {one.cell: one for one in verdicts(run)}
    fair = game_verdicts(begun, run)

    assert all(one.proved == LOSS or (one.value is not None and one.value <= 0.5) for one in fair)
    assert [game_verdicts(Game.new(Rules(5)), run), game_verdicts(Game.new(Rules(5, "seed")), run)] == [
        verdicts(run)
    ] * 2
    for one in fair:
        value = plain[one.cell].value
        assert value is not None and one.value == min(value, 1 - value)


def test_a_game_that_goes_on_has_no_swap() -> None:
    game = Game.new(Rules(4, "sides")).played("b2", "keep")
    run = start("mcts", game.board)
    run.advance(500)
    assert all(isinstance(one, MoveVerdict) and one.cell is not None for one in game_verdicts(game, run))
