"""Which boards an experiment is about, told in one line each.

korf                                    a collection, or one board of it (korf:1)
boards.txt                              a file: a board a line, or my boards (.json)
1 2 3/4 0 6/7 5 8                       the text of a board
random:3x3 count=1000 seed=42           boards of a size, each as likely as any other
random:4x4 count=20 seed=42 walk=30     so many moves at random from the goal
random:3x3 count=20 seed=42 moves=22    exactly so many moves from the goal
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from workbench.formats import board_input, board_list
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle import collections
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape, shown
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.scramble import MOST_BOARDS, MOST_MOVES, SEEDS, scrambles
from workbench.tiles.state_space.generator import Found, at_distance

RANDOM = "random:"
_LIMITS = {"count": (1, MOST_BOARDS), "seed": (0, SEEDS - 1), "walk": (0, MOST_MOVES), "moves": (0, MOST_MOVES)}


@dataclass(frozen=True, slots=True)
class ListedBoard:
    """A board of an experiment: what it is called (its name, or its number in its source), and its goal."""

    name: str
    board: Board
    goal: Board


@dataclass(frozen=True)
class Boards:
    """Boards and where they come from: `source` gives the same ones again, its seed included."""

    source: str
    boards: tuple[ListedBoard, ...]


def read_boards(source: str, goal: str | None = None) -> Boards:
    """Return the boards that `source` tells, as above; `goal` takes the place of their own. Raises Fault."""
    reading = in_pieces(source, goal)
    while True:
        try:
            next(reading)
        except StopIteration as read:
            return cast(Boards, read.value)


def in_pieces(source: str, goal: str | None = None) -> Generator[None, None, Boards]:
    """Do what `read_boards` does in small pieces: yields after each, and returns the boards."""
    source = source.strip()
    if source.startswith(RANDOM):
        return (yield from _random(source, goal))
    if board_list.is_list(source):
        boards = tuple(_listed(str(number), *one, goal) for number, one in enumerate(board_list.read(source), 1))
        return Boards(source, boards)
    if source in {name.partition(":")[0] for name in collections.names()}:
        found = collections.collection(source)
        return Boards(source, tuple(_listed(one.name, one.board, one.goal, goal) for one in found))
    given = board_input.read(source)
    name = source if any(map(str.isalpha, source)) else "1"
    return Boards(source, (_listed(name, given.board, given.goal, goal),))


def written_random(size: str, count: int, seed: int, walk: int | None = None, moves: int | None = None) -> str:
    """Return the line that tells of random boards."""
    more = "".join(f" {name}={value}" for name, value in (("walk", walk), ("moves", moves)) if value is not None)
    return f"{RANDOM}{size} count={count} seed={seed}{more}"


def joined(all_boards: Sequence[Boards]) -> Boards:
    """Return the boards of several sources one after the other, named by their source where there are several."""
    if len(all_boards) == 1:
        return all_boards[0]
    source = "; ".join(one.source for one in all_boards)
    return Boards(source, tuple(board for one in all_boards for board in one.boards))


def _listed(name: str, board: Board, own: Board | None, goal: str | None) -> ListedBoard:
    aim = goal_board(goal, *board.shape) if goal is not None else own or goal_board(LAST, *board.shape)
    return ListedBoard(name, board, aim)


def _random(source: str, goal: str | None) -> Generator[None, None, Boards]:
    size, *words = source.removeprefix(RANDOM).split()
    rows, columns = read_shape(size)
    given = dict(_numbers(words))
    if "walk" in given and "moves" in given:
        raise Fault("experiment-random-both", source=shown(source, 80))
    count, seed = given.get("count", 1), given.get("seed", -1)
    if seed < 0:
        seed = secrets.randbelow(1_000_000)
    aim = goal_board(LAST if goal is None else goal, rows, columns)
    moves, boards = given.get("moves"), list[ListedBoard]()
    made: Iterator[Board | None] = (
        scrambles(rows, columns, seed, count, aim, given.get("walk"))
        if moves is None
        else (one.board if isinstance(one, Found) else None for one in at_distance(aim, moves, seed))
    )
    for board in made:
        if board is not None:
            boards.append(ListedBoard(str(len(boards) + 1), board, aim))
        if len(boards) == count:
            break
        yield
    told = written_random(f"{rows}x{columns}", count, seed, given.get("walk"), moves)
    return Boards(told, tuple(boards))


def _numbers(words: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Yield the names and numbers of words such as `count=20`. Raises Fault."""
    for word in words:
        found = re.fullmatch(r"([a-z]+)=([0-9]{1,20})", word)
        if not found or found[1] not in _LIMITS:
            raise Fault("experiment-random", text=shown(word), known=", ".join(f"{name}=N" for name in _LIMITS))
        least, most = _LIMITS[found[1]]
        if not least <= int(found[2]) <= most:
            raise Fault("option-whole", option=found[1], value=found[2], least=least, most=str(most))
        yield found[1], int(found[2])
