"""My boards: boards that the user saved, each with its goal, a name and a note, in one JSON file.

    {"format": "search-workbench-boards", "version": 1,
     "boards": [{"name": "…", "note": "…", "board": "1 2 3/4 0 6/7 5 8", "goal": "last"}]}

Names are unique. A file that cannot be read is never overwritten. Files of a later version are rejected.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from workbench.formats.locking import locked
from workbench.formats.reading import naming_file, whole_file
from workbench.formats.user_data import data_folder
from workbench.formats.writing import encoded, make_folder, replacing
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.tiles.puzzle.goal import goal_board, goal_name

FORMAT = "search-workbench-boards"
VERSION = 1
MAX_NAME_LENGTH, MAX_NOTE_LENGTH = 80, 2000
MAX_BYTES = 5_000_000


@dataclass(frozen=True, slots=True)
class SavedBoard:
    """A saved board. Raises Fault for a name that is empty or too long, or a note that is too long."""

    name: str
    note: str
    board: Board
    goal: Board

    def __post_init__(self) -> None:
        if not self.name.strip() or self.name != self.name.strip() or not self.name.isprintable():
            raise Fault("my-boards-name", name=to_quotable(self.name))
        if len(self.name) > MAX_NAME_LENGTH:
            raise Fault("my-boards-name-long", name=to_quotable(self.name), most=MAX_NAME_LENGTH)
        if len(self.note) > MAX_NOTE_LENGTH:
            raise Fault("my-boards-note-long", name=to_quotable(self.name), most=MAX_NOTE_LENGTH)


SavedBoards = tuple[SavedBoard, ...]


class MyBoards:
    """The boards saved in the file at `path`; by default the user's own file, which need not exist yet.

    The file is locked and read again for every change, so changes made by another window are preserved. Every method
    raises Fault if the file cannot be read or written, and then nothing has changed.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "boards.json"

    def all(self) -> SavedBoards:
        """Return the boards in the order in which they were saved."""
        return read(self.path) if self.path.exists() else ()

    def add(self, saved: SavedBoard) -> None:
        """Save a board. Raises Fault if its name is taken."""
        self._change(lambda boards: (*boards, saved))

    def replace(self, name: str, saved: SavedBoard) -> None:
        """Replace the board called `name` by `saved`. Raises Fault if `name` is not found, or the new name is taken."""
        self._change(lambda boards: tuple(saved if one.name == name else one for one in _require_name(boards, name)))

    def remove(self, name: str) -> None:
        """Remove the board called `name`. Raises Fault if it is not found."""
        self._change(lambda boards: tuple(one for one in _require_name(boards, name) if one.name != name))

    def add_all(self, boards: Sequence[SavedBoard]) -> int:
        """Save further boards, under another name if theirs is taken. Returns the number of boards that were added."""
        added: list[SavedBoard] = []

        def extended(present: SavedBoards) -> SavedBoards:
            contents = {(one.board, one.goal, one.note) for one in present}
            names = {one.name for one in present}
            for one in boards:
                if (one.board, one.goal, one.note) not in contents:
                    name = free_name(one.name, names)
                    names.add(name)
                    added.append(replace(one, name=name))
            return (*present, *added)

        self._change(extended)
        return len(added)

    def restore_boards(self, boards: SavedBoards, expected: SavedBoards) -> None:
        """Save `boards` in place of the boards `expected`. Raises Fault if other boards than these are saved now."""

        def restored(present: SavedBoards) -> SavedBoards:
            if present != expected:
                raise Fault("my-boards-others")
            return boards

        self._change(restored)

    def _change(self, change: Callable[[SavedBoards], SavedBoards]) -> None:
        make_folder(self.path.parent)
        with locked(self.path):
            before = self.all()
            boards = change(before)
            if boards != before:
                _check_names(boards)
                write(self.path, boards)


def free_name(name: str, taken: set[str]) -> str:
    """Return `name`, with a number appended if it is taken."""
    number, candidate = 2, name
    while candidate in taken:
        ending = f" {number}"
        candidate = name[: MAX_NAME_LENGTH - len(ending)].rstrip() + ending
        number += 1
    return candidate


def write(path: Path, boards: Sequence[SavedBoard]) -> None:
    """Write boards to a file atomically. Raises Fault if it cannot be written."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "boards": [
            {"name": one.name, "note": one.note, "board": str(one.board), "goal": goal_name(one.goal)} for one in boards
        ],
    }
    serialized = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    if len(encoded(serialized)) > MAX_BYTES:
        raise Fault("my-boards-full", most=MAX_BYTES // 10**6)
    with replacing(path) as file:
        file.write(serialized)


def read(path: Path) -> SavedBoards:
    """Return the boards in a file. Raises Fault, naming the file, if it is not a valid file of boards."""
    name = to_quotable(str(path), 200)
    content = _json(path, name)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise Fault("my-boards-format", name=name)
    version, entries = content.get("version"), content.get("boards")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1 or not isinstance(entries, list):
        raise Fault("my-boards-format", name=name)
    if version > VERSION:
        raise Fault("my-boards-version", name=name, version=str(version), known=VERSION)
    with naming_file(name):
        boards = tuple(_saved_board(entry, number) for number, entry in enumerate(entries, start=1))
        _check_names(boards)
        return boards


def _json(path: Path, name: str) -> Any:
    content = whole_file(path, MAX_BYTES, "my-boards-large")
    try:
        return json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise Fault("my-boards-format", name=name) from None


def _saved_board(entry: object, number: int) -> SavedBoard:
    fields = ("name", "note", "board", "goal")
    if not isinstance(entry, dict) or not all(isinstance(entry.get(field), str) for field in fields):
        raise Fault("my-boards-entry", number=number)
    board = Board.parse(entry["board"])
    return SavedBoard(entry["name"], entry["note"], board, goal_board(entry["goal"], *board.shape))


def _check_names(boards: Sequence[SavedBoard]) -> None:
    used_names: set[str] = set()
    for one in boards:
        if one.name in used_names:
            raise Fault("my-boards-name-taken", name=one.name)
        used_names.add(one.name)


def _require_name(boards: SavedBoards, name: str) -> SavedBoards:
    """Return `boards`. Raises Fault if none of them is called `name`."""
    if not any(one.name == name for one in boards):
        raise Fault("my-boards-missing", name=to_quotable(name))
    return boards
