"""Saved boards can be read again, and unreadable files are neither imported nor overwritten."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.formats import my_boards
from workbench.formats.my_boards import MAX_NAME_LENGTH, MyBoards, SavedBoard, free_name
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.tiles.puzzle.scramble import scramble

names = st.text(min_size=1, max_size=MAX_NAME_LENGTH).filter(lambda name: name.isprintable() and name == name.strip())


def saved(name: str = "Warm-up", note: str = "", seed: int = 1) -> SavedBoard:
    return SavedBoard(name, note, scramble(3, 3, seed), goal_board(LAST, 3, 3))


def complaint(act: object) -> str:
    with pytest.raises(Fault) as caught:
        act()
    return caught.value.message.key


@given(
    name=names, note=st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=200), seed=st.integers(0, 99)
)
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, name: str, note: str, seed: int
) -> None:
    path = tmp_path_factory.mktemp("boards") / "boards.json"
    boards = (
        SavedBoard(name, note, scramble(3, 5, seed), goal_board(FIRST, 3, 5)),
        SavedBoard(free_name(name, {name}), "", scramble(2, 2, seed), Board.parse("0 3/2 1")),
    )
    my_boards.write(path, boards)
    assert my_boards.read(path) == boards


def test_boards_are_kept_in_the_folder_of_the_user(home: Path) -> None:
    assert MyBoards().all() == ()
    MyBoards().add(saved())
    assert MyBoards().all() == (saved(),)
    assert MyBoards().path.is_relative_to(home / "data")


def test_boards_are_renamed_described_and_removed(tmp_path: Path) -> None:
    store = MyBoards(tmp_path / "boards.json")
    for name in ("one", "two", "three"):
        store.add(saved(name))
    store.replace("two", saved("zwei", "the second"))
    store.remove("one")
    assert [(one.name, one.note) for one in store.all()] == [("zwei", "the second"), ("three", "")]


def test_what_another_window_has_kept_stays(tmp_path: Path) -> None:
    one, other = MyBoards(tmp_path / "boards.json"), MyBoards(tmp_path / "boards.json")
    one.add(saved("one"))
    other.add(saved("two"))
    one.add(saved("three"))
    assert [board.name for board in other.all()] == ["one", "two", "three"]


def test_a_name_is_given_once(tmp_path: Path) -> None:
    store = MyBoards(tmp_path / "boards.json")
    store.add(saved("one"))
    store.add(saved("two"))
    assert complaint(lambda: store.add(saved("one"))) == "my-boards-name-taken"
    assert complaint(lambda: store.replace("two", saved("one"))) == "my-boards-name-taken"
    assert complaint(lambda: store.remove("three")) == "my-boards-missing"
    assert [board.name for board in store.all()] == ["one", "two"]


@pytest.mark.parametrize("name", ["", "  ", " a", "a\nb", "a\tb"])
def test_a_name_is_one_line(name: str) -> None:
    assert complaint(lambda: saved(name)) == "my-boards-name"


def test_names_and_notes_have_an_end() -> None:
    assert complaint(lambda: saved("a" * 81)) == "my-boards-name-long"
    assert complaint(lambda: saved("a", "b" * 2001)) == "my-boards-note-long"


def test_boards_taken_in_get_free_names_and_come_once(tmp_path: Path) -> None:
    store = MyBoards(tmp_path / "boards.json")
    store.add(saved("one", seed=1))
    others = [saved("one", seed=2), saved("same board", seed=1)]
    assert store.add_all(others) == 1
    assert store.add_all(others) == 0
    assert [board.name for board in store.all()] == ["one", "one 2"]


def test_a_free_name_is_no_longer_than_a_name_may_be() -> None:
    name = "a" * MAX_NAME_LENGTH
    assert free_name(name, {name}) == "a" * (MAX_NAME_LENGTH - 2) + " 2"


GOOD = {"name": "a", "note": "", "board": "1 2/3 0", "goal": "last"}


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "my-boards-format"),
        (b"\x00\xff\xfe", "my-boards-format"),
        (b"[" * 100_000, "my-boards-format"),
        (b"[]", "my-boards-format"),
        (json.dumps({"format": "other", "version": 1, "boards": []}).encode(), "my-boards-format"),
        (json.dumps({"format": my_boards.FORMAT, "version": True, "boards": []}).encode(), "my-boards-format"),
        (json.dumps({"format": my_boards.FORMAT, "version": 1, "boards": {}}).encode(), "my-boards-format"),
        (json.dumps({"format": my_boards.FORMAT, "version": 2, "boards": []}).encode(), "my-boards-version"),
    ],
)
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "boards.json"
    path.write_bytes(content)
    assert complaint(lambda: my_boards.read(path)) == key


@pytest.mark.parametrize(
    "entry",
    [
        7,
        {},
        {**GOOD, "note": None},
        {**GOOD, "board": "1 2/3 3"},
        {**GOOD, "goal": "1 2 3/4 5 6/7 8 0"},
        {**GOOD, "goal": "nowhere"},
        {**GOOD, "name": ""},
    ],
)
def test_a_wrong_board_in_a_file_is_named_and_nothing_is_written_over(tmp_path: Path, entry: object) -> None:
    path = tmp_path / "boards.json"
    path.write_text(json.dumps({"format": my_boards.FORMAT, "version": 1, "boards": [GOOD, entry]}), encoding="utf-8")
    before = path.read_bytes()
    assert complaint(lambda: my_boards.read(path)) == "file-complaint"
    assert complaint(lambda: MyBoards(path).add(saved())) == "file-complaint"
    assert path.read_bytes() == before


def test_two_boards_of_one_name_in_a_file_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "boards.json"
    path.write_text(json.dumps({"format": my_boards.FORMAT, "version": 1, "boards": [GOOD, GOOD]}), encoding="utf-8")
    assert complaint(lambda: my_boards.read(path)) == "file-complaint"


def test_a_missing_file_or_a_folder_is_named(tmp_path: Path) -> None:
    assert complaint(lambda: my_boards.read(tmp_path / "none.json")) == "file-missing"
    assert complaint(lambda: my_boards.read(tmp_path)) == "file-directory"
    assert complaint(lambda: my_boards.write(tmp_path, ())) == "file-directory"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    store = MyBoards(tmp_path / "file" / "boards.json")
    assert complaint(lambda: store.add(saved())) == "file-unwritable"


def test_boards_that_could_not_be_read_again_are_not_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(my_boards, "MAX_BYTES", 400)
    boards = MyBoards(tmp_path / "boards.json")
    board = Board.parse("1 2 3/4 0 6/7 5 8")
    boards.add(SavedBoard("Board", "", board, board))
    with pytest.raises(Fault) as fault:
        boards.add_all([SavedBoard("Another", "x" * 300, board, board)])
    assert fault.value.message.key == "my-boards-full"
    kept = boards.all()
    assert len(kept) == 1
    boards.remove(kept[0].name)
    assert boards.all() == kept[1:]
    with pytest.raises(Fault) as fault:
        boards.add(SavedBoard("Half", "x\ud83dy", board, board))
    assert fault.value.message.key == "text-surrogate"
