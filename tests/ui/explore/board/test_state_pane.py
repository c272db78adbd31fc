"""The state pane shows the player's current state and how it was generated."""

from __future__ import annotations

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.solvability import inversion_pairs
from workbench.ui.base.retranslation import retranslator
from workbench.ui.explore.board.state_pane import StatePane
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.session import Session


@pytest.fixture
def session(session: Session, qtbot: QtBot) -> Session:
    """Return a session whose first board has been solved."""
    with qtbot.waitSignal(session.finished):
        session.advance_to(None)
    return session


@pytest.fixture
def player(session: Session) -> Player:
    player = Player(session)
    assert session.current is not None
    player.open(session.current.timeline, over=True, moves=10)
    return player


@pytest.fixture
def node_selection(player: Player) -> NodeSelection:
    return NodeSelection(player, player)


@pytest.fixture
def stage(session: Session, player: Player, node_selection: NodeSelection, qtbot: QtBot) -> StatePane:
    stage = StatePane(session, player, node_selection)
    qtbot.addWidget(stage)
    stage.resize(500, 500)
    stage.show()
    return stage


def board(stage: StatePane) -> Board:
    assert stage.view.picture is not None
    return Board(stage.view.picture.rows, stage.view.picture.columns, stage.view.picture.tiles)


def shows(stage: StatePane, expected: Board) -> bool:
    return board(stage) == expected


def test_it_begins_with_the_start(stage: StatePane, session: Session) -> None:
    assert board(stage) == session.start_board
    assert stage.caption.text() == "Node 0: f = 10 = 0 + 10, depth 0 · the start"


def test_a_step_shows_the_node_expanded_with_the_tile_that_was_moved(
    stage: StatePane, player: Player, qtbot: QtBot
) -> None:
    player.seek(13)
    qtbot.waitUntil(lambda: board(stage) == Board.parse("1 2 3/7 0 6/5 4 8"))
    assert stage.view.picture is not None
    assert stage.view.picture.moved == 6
    qtbot.waitUntil(lambda: stage.view.is_still)
    player.step(-1)
    qtbot.waitUntil(lambda: "Node 21" in stage.caption.text())


def test_the_moves_of_the_solution_are_shown_one_by_one(
    stage: StatePane, session: Session, player: Player, qtbot: QtBot
) -> None:
    assert session.current is not None
    assert session.current.run.solution is not None
    player.watch_moves()
    player.pause()
    for made, wanted in enumerate(session.start_board.path("".join(session.current.run.solution.moves))):
        player.seek(made)
        qtbot.waitUntil(partial(shows, stage, wanted))
    assert stage.caption.text().startswith("Move 10 of 10 · Node ")


def test_a_node_picked_out_of_a_list_is_shown_until_the_player_moves(
    stage: StatePane, player: Player, node_selection: NodeSelection, qtbot: QtBot
) -> None:
    player.seek(5)
    node_selection.pick(3)
    qtbot.waitUntil(lambda: stage.caption.text().startswith("Node 3: "))
    assert stage.caption.text().endswith("selected; Esc returns")
    player.seek(0)
    qtbot.waitUntil(lambda: stage.caption.text().startswith("Node 0: "))
    assert "picked" not in stage.caption.text()


def test_fast_boards_follow_each_other_without_sliding(stage: StatePane, player: Player, qtbot: QtBot) -> None:
    rested = []
    player.moved.connect(lambda: rested.append(stage.view.is_still))
    player.set_speed(50.0)
    player.play()
    qtbot.waitUntil(lambda: not player.playing)
    qtbot.waitUntil(lambda: shows(stage, goal_board(LAST, 3, 3)))
    assert all(rested)


def test_without_a_run_it_says_what_will_appear(stage: StatePane, player: Player, qtbot: QtBot) -> None:
    player.open(None)
    qtbot.waitUntil(lambda: stage.view.picture is None)
    assert stage.caption.text() == ""
    assert stage.view.accessibleDescription() == "The board of the node being expanded will appear here."


def test_the_caption_speaks_russian(stage: StatePane) -> None:
    retranslator().choose("ru")
    assert stage.caption.text() == "Узел 0: f = 10 = 0 + 10, глубина 0 · начало"
    retranslator().choose("en")


def test_what_is_in_the_wrong_order_is_drawn_on_the_start_and_counted(
    stage: StatePane, session: Session, player: Player, qtbot: QtBot
) -> None:
    player.seek(0)
    qtbot.waitUntil(partial(shows, stage, session.start_board))
    assert stage.view.picture is not None and stage.view.picture.inversions is None
    stage.set_inversions(True)
    pairs = inversion_pairs(session.start_board, session.goal_board)
    assert stage.view.picture.inversions == pairs
    assert f"{len(pairs)} inversions" in stage.caption.text()
    player.seek(3)
    qtbot.waitUntil(lambda: not shows(stage, session.start_board))
    assert stage.view.picture.inversions is None and "inversions" not in stage.caption.text()
    player.seek(0)
    qtbot.waitUntil(partial(shows, stage, session.start_board))
    stage.set_inversions(False)
    assert stage.view.picture.inversions is None and "inversions" not in stage.caption.text()
