"""Replay files: their lines, their output, and games saved as such files."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.replay import LineFault, output_lines, replay, replay_text
from workbench.hex.rules import RESIGN, SWAPS, Game, Rules
from workbench.search.problem.messages import Fault


def test_without_directives_it_is_the_original_programs_game() -> None:
    assert replay("").rules == Rules(11, "seed", BLUE)
    assert replay("size 5\n").rules == Rules(5, "seed", BLUE)
    assert replay("FIRST Red\nswap  pieces # comment\n\nsize 7").rules == Rules(7, "pieces", RED)


@pytest.mark.parametrize("line", ["2 1", " 2  1 ", "2,1", "b3", "B3", "b 3", "2\t1 # a comment"])
def test_a_move_is_two_numbers_or_a_name(line: str) -> None:
    assert replay(line).game.moves == ("b3",)


def test_after_a_seed_swap_the_first_player_moves_again_and_only_what_is_shown_is_mirrored() -> None:
    lines = [*output_lines(replay("size 3\n0 2\ny\n0 0\n"))]

    assert lines[:5] == ["Current Player: Blue", "  0 1 2", "0 . . B", "1 . . .", "2 . . ."]
    assert lines[5].startswith("RED zone")
    assert lines[6:] == ["Current Player: Blue", "  0 1 2", "0 R . .", "1 . . .", "2 R . .", "Current Player: Red"]


@pytest.mark.parametrize("swap", ["pieces", "sides"])
def test_the_other_swaps_are_shown_as_they_are(swap: str) -> None:
    lines = [*output_lines(replay(f"size 3\nfirst red\nswap {swap}\n0 2\ny\n1 1\n"), last=1)]

    assert lines[1:5] == (
        ["  0 1 2", "0 . . .", "1 . R .", "2 B . ."]
        if swap == "pieces"
        else ["  0 1 2", "0 . . R", "1 . B .", "2 . . ."]
    )


def test_who_gives_up_loses() -> None:
    assert [*output_lines(replay("size 3\nfirst red\n1 1\nresign"))][-1] == "Congratulations! Red Wins!"


@given(st.text(alphabet="abk019 -,yn#\nsizewp\u00e9", max_size=60))
def test_any_text_is_played_over_or_told_with_its_line(text: str) -> None:
    line = 0
    try:
        replayed = replay(text)
    except LineFault as fault:
        line = fault.line
    if line:
        assert line <= len(text.splitlines())
    else:
        assert [*output_lines(replayed)] and replayed.game == replayed.game.start.played(*replayed.game.moves)


@given(st.integers(3, 5), st.sampled_from(SWAPS), st.sampled_from((RED, BLUE)), st.randoms(use_true_random=False))
def test_a_game_is_read_back_from_the_file_it_is_written_as(
    size: int, swap: str, first: int, shuffled: random.Random
) -> None:
    game = Game.new(Rules(size, swap, first))
    for _ in range(shuffled.randrange(2 * size)):
        if not game.over:
            game = game.play(shuffled.choice((*game.legal(), RESIGN) if game.moves else game.legal()))

    assert replay(replay_text(game)).game == game


def test_a_game_begun_from_a_position_has_no_such_file() -> None:
    with pytest.raises(Fault, match="hex-replay-set-up"):
        replay_text(Game.set_up(HexBoard.parse("R../.../...")))
