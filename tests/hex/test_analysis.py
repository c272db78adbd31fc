"""What is drawn on a Hex board is correct: wins, defences, bridges, proofs against every defence."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from judges.naive_hex_play import at_random, holds, joined, wins

from workbench.hex.analysis import bridges, must_play, urgent, virtual_win, wins_now
from workbench.hex.board import BLUE, EMPTY, RED, HexBoard, cell_named, other

positions = st.builds(at_random, st.integers(3, 6), st.integers(0, 16).filter(lambda n: n < 9), st.integers(0, 10**6))
small = st.builds(at_random, st.just(4), st.integers(7, 10), st.integers(0, 10**6))
sides = st.sampled_from((RED, BLUE))


def cells(size: int, names: str) -> frozenset[int]:
    return frozenset(cell_named(size, name) for name in names.split())


@given(positions, sides)
def test_the_cells_that_win_at_once_are_those_that_do(board: HexBoard, side: int) -> None:
    assume(not board.winner)
    literal = {cell for cell in board.vacant if joined(board.size, board.play(cell, side).stones, side)}

    assert wins_now(board, side) == literal
    assert urgent(board, other(side)).defences == literal
    assert urgent(board, side).moves == (literal or wins_now(board, other(side)))


def test_a_decided_position_has_no_cells_that_win() -> None:
    assert wins_now(HexBoard.parse("R.B/R.B/R.."), RED) == frozenset()


def test_a_bridge_is_found_with_its_cells_and_what_saves_it() -> None:
    board = HexBoard.parse(".../..R/.R.", BLUE)  # no cells in between: they touch
    assert not [bridge for bridge in bridges(board, RED) if bridge.edge is None]

    board = HexBoard.parse(". . . . ./. . . R ./. . . . ./. . R . ./. . . . .", BLUE)
    (between,) = [bridge for bridge in bridges(board, RED) if bridge.edge is None]
    assert between.carrier == cells(5, "c3 d3") and between.save is None
    assert {bridge.edge for bridge in bridges(board, RED)} == {None, 0, 1}

    broken = board.play(cell_named(5, "c3"))
    (between,) = [bridge for bridge in bridges(broken, RED) if bridge.edge is None]
    assert between.save == cell_named(5, "d3")


@given(positions, sides)
def test_the_cells_of_a_bridge_touch_both_its_ends(board: HexBoard, side: int) -> None:
    for bridge in bridges(board, side):
        lies = [board.stones[cell] for cell in bridge.carrier]
        assert lies.count(EMPTY) >= 1 and side not in lies
        assert (bridge.save is None) == (lies.count(EMPTY) == 2)


@given(small, sides)
def test_a_virtual_win_holds_whatever_the_opponent_plays(board: HexBoard, side: int) -> None:
    carrier = virtual_win(board, side)
    if carrier is not None and not joined(board.size, board.stones, other(side)):
        assert holds(board.size, board.stones, side, carrier)


@given(small, sides)
def test_outside_the_must_play_region_every_move_loses(board: HexBoard, side: int) -> None:
    assume(not board.winner)
    found = must_play(board, side)

    for cell in set(board.vacant) - found.region:
        after = board.play(cell, side)
        assert not joined(board.size, after.stones, side)
        assert wins(board.size, after.stones, other(side))
    assert found.lost == (not found.region)
    for threat in found.threats:
        placed = board if threat.cell is None else board.play(threat.cell, other(side))
        assert holds(board.size, placed.stones, other(side), threat.carrier - {threat.cell})


@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize("transposed", [False, True])
def test_a_stone_on_the_third_row_with_enough_room_is_joined_to_the_edge(column: int, transposed: bool) -> None:
    rows = ["RRRRR", "RRRRR", "." * column + "R" + "." * (4 - column), ".....", "....."]
    board = HexBoard.parse("/".join(rows), BLUE)
    side = RED
    if transposed:
        board, side = board.transposed(), BLUE

    carrier = virtual_win(board, side)

    assert (carrier is not None) == (column >= 2)
    if carrier is not None:
        assert holds(board.size, board.stones, side, carrier)
