"""A game of Hex: its moves, the four kinds of swap, its end, and undoing moves."""

from __future__ import annotations

import itertools
import random

import pytest
from judges import naive_hex

from workbench.hex.board import BLUE, EMPTY, RED, SYMBOLS
from workbench.hex.rules import KEEP, RESIGN, SWAP, SWAPS, Game, Rules, side_named
from workbench.search.problem.messages import Fault


def begun(swap: str, first: int = RED) -> Game:
    return Game.new(Rules(3, swap, first)).play("c1")


def test_the_sides_take_turns() -> None:
    game = Game.new(Rules(5)).played("a1", "B2", " c3")

    assert str(game.board) == "R..../.B.../..R../...../....."
    assert game.moves == ("a1", "b2", "c3") and game.to_move == BLUE


def test_swapping_pieces_mirrors_the_stone_and_gives_it_to_the_second_player() -> None:
    game = begun("pieces").play(SWAP)

    assert str(game.board) == ".../.../B.." and game.to_move == RED
    assert (game.holder(RED), game.holder(BLUE)) == (1, 2)


def test_swapping_sides_exchanges_the_colours_of_the_players() -> None:
    game = begun("sides").play(SWAP)

    assert str(game.board) == "..R/.../..." and game.to_move == BLUE
    assert (game.holder(RED), game.holder(BLUE)) == (2, 1)


def test_a_seed_swap_only_changes_what_is_shown() -> None:
    game = begun("seed", BLUE).play(SWAP)

    assert str(game.board) == "..B/.../..." and str(game.shown) == ".../.../R.." and game.to_move == BLUE
    assert str(game.play("a1").board) == "B.B/.../..."


@pytest.mark.parametrize("swap", SWAPS[1:])
def test_playing_on_turns_the_swap_down(swap: str) -> None:
    asked, kept, ignored = begun(swap), begun(swap).played(KEEP, "a1"), begun(swap).play("a1")

    assert asked.may_swap and {SWAP, KEEP} < {*asked.legal()}
    assert kept.board == ignored.board and kept.to_move == RED
    for game in (kept, ignored, begun(swap).play(KEEP)):
        assert not game.may_swap and SWAP not in game.legal()
        with pytest.raises(Fault, match="hex-swap-not-now"):
            game.play(SWAP)


def test_a_game_without_the_swap_has_none() -> None:
    with pytest.raises(Fault, match="hex-swap-off"):
        begun("off").play(SWAP)
    assert SWAP not in begun("off").legal()


def test_a_won_game_is_over() -> None:
    game = Game.new(Rules(3)).played("b1", "a1", "b2", "a2", "b3")

    assert (game.winner, game.over, game.legal()) == (RED, True, ())
    for move in ("c3", RESIGN, SWAP):
        with pytest.raises(Fault, match="hex-over"):
            game.play(move)


def test_who_resigns_has_lost() -> None:
    game = Game.new(Rules(3)).played("b2", RESIGN)

    assert game.winner == RED and game.over and game.undo().winner == EMPTY


@pytest.mark.parametrize("swap", SWAPS)
def test_taking_back_leads_through_all_earlier_games_to_the_start(swap: str) -> None:
    moves = ["c1", *([] if swap == "off" else [SWAP]), "b2", "a1", RESIGN]
    games = [Game.new(Rules(4, swap))]
    for move in moves:
        games.append(games[-1].play(move))

    assert games[-1].start == games[0]
    for before, after in itertools.pairwise(games):
        assert after.undo() == before
    with pytest.raises(Fault, match="hex-nothing-to-undo"):
        games[0].undo()


def test_a_thousand_random_games_are_legal_to_their_end() -> None:
    shuffled = random.Random(7)
    for number in range(1000):
        game = Game.new(Rules(3 + number % 4, SWAPS[number % 4], shuffled.choice((RED, BLUE))))
        while not game.over:
            game = game.play(shuffled.choice(game.legal()))
        assert SYMBOLS[game.winner] == naive_hex.winner(game.rules.size, naive_hex.stones_of(str(game.board)))
        assert game == game.start.played(*game.moves)


def test_what_cannot_be_played_is_told() -> None:
    game = Game.new(Rules(3)).play("a1")
    for move, key in [("a1", "taken"), ("d1", "outside"), ("hello", "unreadable"), ("", "unreadable")]:
        with pytest.raises(Fault, match=key):
            game.play(move)
    with pytest.raises(Fault, match="hex-swap-unknown"):
        Rules(3, "both")
    with pytest.raises(Fault, match="hex-size"):
        Rules(99)


def test_sides_are_named() -> None:
    assert [side_named(word) for word in ("red", " R", "Blue", "b")] == [RED, RED, BLUE, BLUE]
    with pytest.raises(Fault, match="hex-side-unknown"):
        side_named("green")
