"""The two simple engines, their swap decisions, and opponents of both kinds."""

from __future__ import annotations

import pytest

from workbench.catalog.hex_engines import ENGINES, hex_engine
from workbench.hex.board import BLUE, RED, HexBoard, name
from workbench.hex.opponents import EngineOpponent, HtpOpponent, answer
from workbench.hex.quick_engines import QuickEngine, RandomEngine
from workbench.hex.rules import SWAP, Game, Rules
from workbench.hex.swapping import reply, swap_is_better
from workbench.search.problem.messages import Fault


@pytest.mark.parametrize("called", ENGINES)
@pytest.mark.parametrize("size", [3, 7])
def test_every_engine_plays_legal_games_to_their_end(called: str, size: int) -> None:
    player, game = hex_engine(called).create(), Game.new(Rules(size, "pieces"))
    while not game.over:
        game = game.play(reply(player, game, 0.01))
    assert game.board.winner


def test_quick_wins_at_once_and_sees_the_only_defence() -> None:
    one = Game.new(Rules(5)).played(*["d1", "d2", "c2", "b3", "b4", "d4", "a5", "e3"])
    block = one.undo()

    assert one.play(reply(QuickEngine(), one, 1.0)).winner == RED
    assert reply(QuickEngine(), block, 1.0) == reply(QuickEngine(), one, 1.0)


@pytest.mark.parametrize("side", [RED, BLUE])
def test_quick_beats_chance(side: int) -> None:
    for seed in range(5):
        board, players = HexBoard.empty(6), {side: QuickEngine(), 3 - side: RandomEngine(seed)}
        while not board.winner:
            board = board.play(players[board.to_move].choose(board, 0.1))
        assert board.winner == side


def test_the_same_seed_plays_the_same() -> None:
    board = HexBoard.empty(11)
    assert RandomEngine(3).choose(board, 1) == RandomEngine(3).choose(board, 1)


def test_strong_first_moves_are_taken_over_and_weak_ones_are_not() -> None:
    for size in (3, 5, 6, 11, 19):
        for first in (RED, BLUE):
            begun = Game.new(Rules(size, "pieces", first))
            middle, corner = begun.play(name(size, size * (size // 2) + size // 2)), begun.play("a1")
            assert reply(QuickEngine(), middle, 1) == SWAP
            assert reply(QuickEngine(), corner, 1) != SWAP


@pytest.mark.parametrize("size", [3, 4, 5, 8])
def test_a_first_move_is_worth_as_much_as_its_mirror_images(size: int) -> None:
    for cell in range(size * size):
        taken = swap_is_better(HexBoard.empty(size).play(cell))
        assert taken == swap_is_better(HexBoard.empty(size).play(size * size - 1 - cell))
        assert taken == swap_is_better(HexBoard.empty(size).play(cell).transposed())


def test_an_engine_that_there_is_not() -> None:
    with pytest.raises(Fault, match="near=quick"):
        hex_engine("quik")


class Wrong(QuickEngine):
    """An engine that always chooses the same cell."""

    def choose(self, _board: HexBoard, _seconds: float) -> int:
        return 0


def test_whatever_an_opponent_does_there_is_a_move() -> None:
    game = Game.new(Rules(5)).play("a1")
    move, fault = answer(EngineOpponent("wrong", Wrong()), game, 1)
    assert fault is not None and fault.message.key == "hex-cell-taken" and game.play(move)
    assert answer(EngineOpponent("wrong", Wrong()), Game.new(Rules(5)), 1) == ("a1", None)
    move, fault = answer(HtpOpponent("/no/such/program"), game, 1)
    assert fault is not None and fault.message.key == "hex-htp-start" and game.play(move)
