"""Games of sliding tiles on disk: saved games can be read again, and damaged files are renamed and reported."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.formats.play_file import PlayStore, SavedGame, WonGame, game_from_values, game_values, read_game
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble

GOAL = goal_board("last", 3, 3)
START = scramble(3, 3, 3, GOAL)


def some_walk(board: Board, choices: list[int]) -> str:
    """Return legal moves from a board."""
    moves = ""
    for choice in choices:
        legal = board.legal_moves()
        moves += legal[choice % len(legal)]
        board = board.moved(moves[-1])
    return moves


@given(st.lists(st.integers(0, 3), max_size=12), st.integers(0, 12), st.floats(0, 1e6), st.integers(0, 9))
def test_a_game_is_the_same_after_being_kept(choices: list[int], at: int, seconds: float, hints: int) -> None:
    moves = some_walk(START, choices)
    game = SavedGame(START, GOAL, moves, min(at, len(moves)), round(seconds, 1), hints, helped=hints > 3)
    assert game_from_values(START, GOAL, json.loads(json.dumps(game_values(game)))) == game


def test_games_won_are_kept_improved_and_forgotten(tmp_path: Path) -> None:
    store = PlayStore(tmp_path / "new folder")
    assert store.games() == ()
    first = WonGame("2026-01-01T00:00:00", START, GOAL, 30, 61.5, 2, 20, False)
    second = WonGame("2026-01-02T00:00:00", START, GOAL, 24, 50.0, 0, 22, True)
    store.add(first)
    store.add(second)
    better = WonGame("2026-01-01T00:00:00", START, GOAL, 30, 61.5, 2, 22, True)
    store.improve(better)
    assert PlayStore(tmp_path / "new folder").games() == (better, second)
    store.clear()
    assert store.games() == ()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[" * 100_000,
        b"\xff\xfe",
        b"{}",
        b'{"format":"search-workbench-game","version":2}',
        b'{"format":"search-workbench-game","version":1,"board":"1 2 3","goal":"last"}',
        b'{"format":"search-workbench-game","version":1,"board":"1 2 3/4 0 6/7 5 8","goal":"last","moves":"uuu"}',
        b'{"format":"search-workbench-game","version":1,"board":"1 2 3/4 0 6/7 5 8","goal":"last","at":9}',
        b'{"format":"search-workbench-game","version":1,"board":"1 2 3/4 0 6/7 5 8","goal":"last","hints":"x"}',
        b'{"format":"search-workbench-game","version":1,"board":"1 2/0 3","goal":"last","moves":"u","slides":[2]}',
        b'{"format":"search-workbench-game","version":1,"board":"1 2 3/4 5 6/8 7 0","goal":"last"}',
    ],
)
def test_a_damaged_game_is_named_and_put_aside(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    store = PlayStore(tmp_path)
    with pytest.raises(Fault, match="play-damaged"):
        store.game()
    assert not file.exists()
    assert (tmp_path / "game.json.damaged").read_bytes() == content
    assert store.game() is None


def test_a_damaged_list_is_put_aside_too(tmp_path: Path) -> None:
    (tmp_path / "games.json").write_text('{"format":"search-workbench-games","version":1,"games":[{"board":1}]}')
    store = PlayStore(tmp_path)
    with pytest.raises(Fault, match="play-damaged"):
        store.games()
    assert store.games() == ()


def test_in_memory_nothing_is_written_and_the_games_are_there() -> None:
    store = PlayStore()
    store.save_game(SavedGame(START, GOAL))
    assert store.game() is None
    store.add(WonGame("2026-01-01T00:00:00", START, GOAL, 30, 61.5, 2, 20, False))
    assert len(store.games()) == 1


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Fault, match="file-unwritable"):
        PlayStore(tmp_path / "file" / "folder").save_game(SavedGame(START, GOAL))


def test_each_window_goes_on_with_a_game_of_its_own(tmp_path: Path) -> None:
    def kept(moves: str, finished: bool = False) -> SavedGame:
        return SavedGame(START, GOAL, moves, len(moves), finished=finished)

    first, second = PlayStore(tmp_path), PlayStore(tmp_path)
    one, other = (kept(some_walk(START, choices)) for choices in ([0], [1, 0]))
    assert first.game() is None and second.game() is None
    first.save_game(one)
    second.save_game(other)
    assert (first.game(), second.game()) == (one, other)
    for store in (first, second):
        store.close()

    times = {"game.json": 1, "game-2.json": 2}
    for name, time in times.items():
        os.utime(tmp_path / name, (time, time))
    third, fourth, fifth = (PlayStore(tmp_path) for _ in range(3))
    assert (third.game(), fourth.game(), fifth.game()) == (other, one, None)  # the latest first
    third.save_game(won := kept(other.moves, finished=True))
    for store in (third, fourth, fifth):
        store.close()
    assert PlayStore(tmp_path).game() == one  # a game that is won is not continued if there is another one
    assert {path.name for path in tmp_path.glob("*.json")} == {*times} and read_game(tmp_path / "game-2.json") == won
