"""Questions that ask for the moves of a part of a solution: the fewest that bring certain tiles home."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable

from workbench.search.problem.messages import Fault, Message, message
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.tiles.puzzle.moves import move_table

HOME = ("home:T", "home-optimal:T")
"""The conditions: any moves, or the fewest. T are tiles, perhaps followed by `frozen:` and those that must not move."""
_MOST_TILES = 3
_TILES = r"([0-9]+(?: [0-9]+)*)"
_HOME = re.compile(rf"home(-optimal)?:{_TILES}(?: frozen:{_TILES})?")


def asks_for_tiles(judge: str) -> bool:
    """Return whether a condition asks for tiles to be brought home."""
    return judge.partition(":")[0] in ("home", "home-optimal")


def judge_home(judge: str, board: Board, goal: Board, moves: Iterable[str]) -> tuple[bool, Message]:
    """Return whether moves bring the tiles home, as asked, without moving the frozen ones. Raises Fault."""
    tiles, frozen = tiles_of(judge, board)
    current, count = board, 0
    for count, move in enumerate(moves, 1):
        if move not in current.legal_moves():
            return False, message("verdict-illegal", move=to_quotable(move), number=count)
        following = current.moved(move)
        moved = current.tiles[following.tiles.index(0)]
        if moved in frozen:
            return False, message("verdict-home-frozen", number=count, tile=moved)
        current = following
    away = next((tile for tile in tiles if current.tiles.index(tile) != goal.tiles.index(tile)), None)
    if away is not None:
        return False, message("verdict-home-not", tile=away)
    least = len(shortest_home(judge, board, goal))
    if count > least and judge.startswith("home-optimal"):
        return False, message("verdict-home-more", count=count, least=least)
    return True, message("verdict-home", count=count, least=least)


def shortest_home(judge: str, board: Board, goal: Board) -> tuple[str, ...]:
    """Return the fewest moves that bring the tiles home, by breadth-first search over them and the blank."""
    tiles, frozen = tiles_of(judge, board)
    target = tuple(goal.tiles.index(tile) for tile in tiles)
    closed_cells = {board.tiles.index(tile) for tile in frozen}
    start = (board.tiles.index(0), *(board.tiles.index(tile) for tile in tiles))
    paths: dict[tuple[int, ...], tuple[str, ...]] = {start: ()}
    waiting, ways = deque([start]), move_table(board.rows, board.columns)
    while waiting:
        state = waiting.popleft()
        if state[1:] == target:
            return paths[state]
        for move, cell in ways[state[0]]:
            following = (cell, *(state[0] if one == cell else one for one in state[1:]))
            if cell not in closed_cells and following not in paths:
                paths[following] = (*paths[state], move)
                waiting.append(following)
    raise Fault("lesson-unsolved", board=str(board))


def tiles_of(judge: str, board: Board) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the tiles and the frozen tiles of a condition. Raises Fault if it is not valid for the board."""
    parts = _HOME.fullmatch(judge)
    groups = [] if parts is None else [tuple(map(int, (part or "").split())) for part in parts.groups()[1:]]
    if not groups or len(groups[0]) > _MOST_TILES or not {*groups[0], *groups[1]} <= {*range(1, board.cells)}:
        raise Fault("option-choice", option="judge", value=to_quotable(judge), known=", ".join(HOME))
    return groups[0], groups[1]
