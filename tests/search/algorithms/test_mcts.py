"""Monte-Carlo tree search for any game: it finds winning moves, and agrees with the compiled engine on Hex."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from worlds.games import Matches, Noughts

from workbench.hex.board import BLUE, RED, HexBoard, name
from workbench.hex.compiled import mcts as compiled
from workbench.hex.game import HexGame
from workbench.search.algorithms.mcts import mcts, random_playouts
from workbench.search.problem.status import Status
from workbench.search.recording.visit_tree import VisitMoment, VisitTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch


def searched(game: Matches, steps: int, rave: float = 0.0) -> VisitMoment[tuple[int, int]]:
    recording: VisitTree[tuple[int, int]] = VisitTree(game, (1, 2))
    run = GameRun(recording, TextbookGameSearch(mcts(game, recording, random_playouts(game, (1, 2), 5), rave=rave)))
    assert run.advance(steps) is Status.RUNNING
    return recording.at(steps)


@pytest.mark.parametrize("heap", [1, 2, 3, 5, 6, 7])
@pytest.mark.parametrize("rave", [0.0, 20.0])
def test_the_move_that_leaves_a_multiple_of_four_is_found(heap: int, rave: float) -> None:
    moment = searched(Matches(heap), 1500, rave)

    assert moment.recording.label(moment.best_line[0]) == f"take {heap % 4}"
    assert moment.rate(moment.best_line[0]) > 0.7


class Signs(Noughts):
    """The same game with the sides 1 and 2, because 0 means a draw."""

    def mover(self, state: str) -> int:
        return 1 + super().mover(state) % 2

    def moves(self, state: str) -> Iterator[tuple[str, str]]:
        if self.result(state) is None:
            for place, there in enumerate(state):
                if there == ".":
                    yield str(place), state[:place] + "?XO"[self.mover(state)] + state[place + 1 :]


def test_draws_are_half_a_win() -> None:
    game = Signs("XOXXOO...")
    recording: VisitTree[str] = VisitTree(game, (1, 2))
    GameRun(recording, TextbookGameSearch(mcts(game, recording, random_playouts(game, (1, 2), 1)))).advance(400)
    moment = recording.at(400)

    assert all(0 <= moment.rate(number) <= 1 for number in range(moment.records))
    assert moment.visits[0] == 400


class ToTheEnd(HexGame):
    """Hex, played until the board is full, beginning at the first cell, like the compiled playouts."""

    def moves(self, state: HexBoard) -> Iterator[tuple[str, HexBoard]]:
        for cell in state.vacant:
            yield name(state.size, cell), state.play(cell)


@pytest.mark.parametrize("rave", [0.0, 30.0])
@pytest.mark.parametrize("size", [3, 4])
def test_textbook_and_compiled_engine_grow_the_same_tree(size: int, rave: float) -> None:
    board = HexBoard.empty(size)
    how = compiled.MctsSettings(rave=rave, exploration=1.0, expand_at=1, bridges=False, knowledge=False)
    fast = compiled.start(board, how, room=1 << 23)
    fast.advance(300)
    twin = fast.recording

    def play(_state: HexBoard, iteration: int) -> tuple[int, frozenset[tuple[int, str]]]:
        """Play the same game as the compiled engine."""
        full = twin.at(iteration + 1).playout
        assert full is not None
        made = {(stone, name(size, cell)) for cell, stone in enumerate(full.stones)}
        return full.winner, frozenset(made)

    game = ToTheEnd(board)
    recording: VisitTree[HexBoard] = VisitTree(game, (RED, BLUE))
    slow = GameRun(recording, TextbookGameSearch(mcts(game, recording, play, rave=rave)))
    slow.advance(300)

    ours, theirs = recording.published, twin.published
    assert ours.records == theirs.records
    for column in ("leaf", "winner"):
        assert np.array_equal(ours.rows[column][:300], theirs.rows[column][:300])
    assert np.array_equal(ours.nodes["parent"][: ours.records], theirs.nodes["parent"][: ours.records])
    labels = [[one.label(number) for number in range(ours.records)] for one in (recording, twin)]
    assert labels[0] == labels[1]
