"""Named boards, some with their own goal: single ones and numbered collections (`korf:1` … `korf:100`,
`korf24:1` … `korf24:50`).

The name of a collection alone is its first board. `seed:42@4x4` is the uniform scramble of seed 42 and shape 4×4. The
boards are in the resources folder `boards`.
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from workbench import assets
from workbench.search.problem.messages import Fault, Message, message
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape, to_quotable
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.tiles.puzzle.scramble import scramble

_NAME = re.compile(r"\s*[A-Za-z][\w:@×.-]*\s*")


@dataclass(frozen=True, slots=True)
class NamedBoard:
    """A board with its name, its goal, a note, and the length of its optimal solution if known."""

    name: str
    board: Board
    goal: Board
    note: Message
    optimum: int | None


def names() -> tuple[str, ...]:
    """Return the names of all boards in the order of the lists, without the scrambles by seed."""
    return tuple(_boards())


def is_name(text: str) -> bool:
    """Return whether a text looks like a name: one word that begins with a letter. No text of a board does."""
    return _NAME.fullmatch(text) is not None


def find(name: str) -> NamedBoard:
    """Return the board with this name. If there is none, raises Fault with a suggestion."""
    if name.startswith("seed:"):
        return _seeded(name)
    return _boards()[name] if name in _boards() else collection(name)[0]


def collection(name: str) -> tuple[NamedBoard, ...]:
    """Return the boards of a collection in order, or a single named board. Raises Fault as `find` does."""
    if name.startswith("seed:"):
        return (_seeded(name),)
    result = tuple(board for key, board in _boards().items() if name in (key, key.partition(":")[0]))
    if not result:
        raise _unknown(name)
    return result


def with_optimum(start: Board, goal: Board) -> NamedBoard | None:
    """Return the named board with this start and goal if its optimum is known, else None."""
    return _with_optima().get((start, goal))


@cache
def _with_optima() -> Mapping[tuple[Board, Board], NamedBoard]:
    return {(named.board, named.goal): named for named in _boards().values() if named.optimum is not None}


def _unknown(name: str) -> Fault:
    stem, _, number = name.partition(":")
    numbered = sum(key.startswith(f"{stem}:") for key in names())
    if number and numbered:
        return Fault("board-number-unknown", number=to_quotable(number), collection=stem, count=numbered)
    stems = dict.fromkeys(key.partition(":")[0] for key in names())
    close = get_close_matches(name[:100].lower(), [*stems, *names()], n=1)
    if close:
        return Fault("board-name-mistaken", name=to_quotable(name), meant=close[0])
    return Fault("board-name-unknown", name=to_quotable(name), known=", ".join(stems))


@cache
def _boards() -> Mapping[str, NamedBoard]:
    return {board.name: board for board in (*_named(), *_korf(), *_korf_24())}


def _named() -> Iterator[NamedBoard]:
    for entry in tomllib.loads(assets.read_text("boards", "named.toml"))["board"]:
        board = Board.parse(entry["board"])
        goal = goal_board(entry.get("goal", LAST), *board.shape)
        yield NamedBoard(entry["name"], board, goal, message(entry["note"]), entry.get("optimum"))


def _korf() -> Iterator[NamedBoard]:
    """Yield the hundred 15-puzzles of Korf (1985), with the number of nodes that IDA* generated there."""
    goal = goal_board(FIRST, 4, 4)
    for row in csv.DictReader(assets.read_text("boards", "korf100.csv").splitlines()):
        number, nodes = int(row["id"]), int(row["ida_manhattan_nodes_korf1985"])
        note = message("board-note-korf", number=number, nodes=nodes)
        yield NamedBoard(f"korf:{number}", Board.parse(row["tiles"]), goal, note, int(row["optimal"]))


def _korf_24() -> Iterator[NamedBoard]:
    """Yield the fifty 24-puzzles of Korf & Felner (2002)."""
    goal = goal_board(FIRST, 5, 5)
    for row in csv.DictReader(assets.read_text("boards", "korf24.csv").splitlines()):
        number = int(row["id"])
        note = message("board-note-korf24", number=number)
        yield NamedBoard(f"korf24:{number}", Board.parse(row["tiles"]), goal, note, int(row["optimal"]))


def _seeded(name: str) -> NamedBoard:
    result = re.fullmatch(r"seed:([0-9]{1,20})@(.+)", name)
    if not result:
        raise Fault("board-seed-unreadable", name=to_quotable(name))
    rows, columns = read_shape(result[2])
    board = scramble(rows, columns, int(result[1]))
    return NamedBoard(name, board, goal_board(LAST, rows, columns), message("board-note-seed", seed=result[1]), None)
