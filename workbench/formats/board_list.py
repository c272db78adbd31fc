"""Lists of boards, from a collection or from a file.

A file is text with one board per line, or one row per line and empty lines between boards; or a file of my boards
(.json). `#` begins a comment. A line may also be a name from a collection, such as `korf:1`, which implies its goal.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from workbench.formats import my_boards
from workbench.formats.reading import board_file_text, first_bytes
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle import collections
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import say

ListedBoard = tuple[str, Board, Board | None]
"""A board's name or its number in the file, the board, and the goal that its name implies, or None."""

MAX_BYTES = 50_000_000
_Entry = tuple[Board, Board | None]
_Line = tuple[int, str]


@dataclass(frozen=True)
class BoardList:
    """Boards in the order of the collection or the file."""

    boards: tuple[ListedBoard, ...]


def is_list(source: str) -> bool:
    """Return whether a source is a file or the name of a collection."""
    return os.path.isfile(source) or source in {name.partition(":")[0] for name in collections.names()}


def read_list(source: str) -> BoardList:
    """Return the boards of a file or a collection. Raises Fault, naming file and line, if one is invalid."""
    if os.path.isfile(source):
        return BoardList(tuple((str(number), *one) for number, one in enumerate(_read_file(source), start=1)))
    return BoardList(tuple((one.name, one.board, one.goal) for one in collections.collection(source)))


def _read_file(name: str) -> tuple[_Entry, ...]:
    path = Path(name)
    if path.suffix.lower() == ".json":
        return tuple((saved.board, saved.goal) for saved in my_boards.read(path))
    shown_name = to_quotable(name, 200)
    text = board_file_text(first_bytes(path, MAX_BYTES + 1), shown_name, MAX_BYTES)
    entries = tuple(entry for block in _blocks(text) for entry in _entries(shown_name, block))
    if not entries:
        raise Fault("board-list-empty", name=shown_name)
    return entries


def _blocks(text: str) -> Iterator[list[_Line]]:
    """Yield the blocks of consecutive nonempty lines."""
    block: list[_Line] = []
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.partition("#")[0].strip()
        if stripped:
            block.append((number, stripped))
        elif block and not line.strip():
            yield block
            block = []
    if block:
        yield block


def _entries(name: str, block: list[_Line]) -> Iterator[_Entry]:
    """Yield the boards of a block: its lines are the rows of one board, or else each line is a board."""
    if len(block) > 1:
        try:
            yield Board.parse("\n".join(line for _, line in block)), None
        except Fault:
            pass
        else:
            return
    for number, line in block:
        try:
            named = collections.find(line) if line[0].isalpha() else None
            yield (Board.parse(line), None) if named is None else (named.board, named.goal)
        except Fault as fault:
            raise Fault("board-list-line", name=name, line=number, complaint=say(fault)) from None
