"""Additional commands of the Hex text protocol: analyses of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from workbench.hex.analysis import FAR, bridges, must_play, resistance, shortest, two_distances, urgent
from workbench.hex.board import EMPTY, HexBoard, name

_PREFIX = "workbench-"


def _cell_names(board: HexBoard, cells: Iterable[int]) -> str:
    return " ".join(name(board.size, cell) for cell in sorted(cells))


def _urgent(board: HexBoard, side: int) -> str:
    result = urgent(board, side)
    return (
        f"wins {_cell_names(board, result.wins)}".strip()
        + "\n"
        + f"defences {_cell_names(board, result.defences)}".strip()
    )


def _distances(board: HexBoard, side: int) -> str:
    potential = two_distances(board, side).potential
    distances = ((cell, int(potential[cell])) for cell in board.vacant)
    return " ".join(f"{name(board.size, cell)} {'-' if value >= FAR else value}" for cell, value in distances)


def _shortest(board: HexBoard, side: int) -> str:
    result = shortest(board, side)
    return " ".join(name(board.size, cell) for cell in result.path if board.stones[cell] == EMPTY)


def _resistance(board: HexBoard, side: int) -> str:
    return f"{resistance(board, side):.4f}"


def _must_play(board: HexBoard, side: int) -> str:
    result = must_play(board, side)
    return "lost" if result.lost else _cell_names(board, result.region)


def _bridges(board: HexBoard, side: int) -> str:
    return "\n".join(_cell_names(board, bridge.carrier) for bridge in bridges(board, side))


def _chain(board: HexBoard, side: int) -> str:
    return " ".join(name(board.size, cell) for cell in board.chain(side))


ANALYSES: Mapping[str, Callable[[HexBoard, int], str]] = {
    f"{_PREFIX}urgent": _urgent,
    f"{_PREFIX}two_distances": _distances,
    f"{_PREFIX}shortest": _shortest,
    f"{_PREFIX}resistance": _resistance,
    f"{_PREFIX}must_play": _must_play,
    f"{_PREFIX}bridges": _bridges,
    f"{_PREFIX}chain": _chain,
}
"""The commands. Each takes a colour; without one it uses the side to move."""

MENU_COMMANDS = (
    f"string/Urgent/{_PREFIX}urgent",
    f"pspairs/Two-Distances/{_PREFIX}two_distances",
    f"plist/Shortest Connection/{_PREFIX}shortest",
    f"string/Resistance/{_PREFIX}resistance",
    f"plist/Must-Play Region/{_PREFIX}must_play",
    f"string/Bridges/{_PREFIX}bridges",
    f"plist/Winning Chain/{_PREFIX}chain",
)
"""The same commands for programs that show them in a menu: kind of answer, title, command."""
