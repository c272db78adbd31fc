"""Additional commands of the Hex text protocol: analyses of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from workbench.hex.analysis import FAR, bridges, must_play, resistance, shortest, two_distances, urgent
from workbench.hex.board import EMPTY, HexBoard, name

_PREFIX = "workbench-"


def _names(board: HexBoard, cells: Iterable[int]) -> str:
    return " ".join(name(board.size, cell) for cell in cells)


def _urgent(board: HexBoard, side: int) -> str:
    result = urgent(board, side)
    lines = f"wins {_names(board, sorted(result.wins))}", f"defences {_names(board, sorted(result.defences))}"
    return "\n".join(map(str.strip, lines))


def _distances(board: HexBoard, side: int) -> str:
    potential = two_distances(board, side).potential
    distances = ((cell, int(potential[cell])) for cell in board.vacant)
    return " ".join(f"{name(board.size, cell)} {'-' if value >= FAR else value}" for cell, value in distances)


def _shortest(board: HexBoard, side: int) -> str:
    result = shortest(board, side)
    return _names(board, (cell for cell in result.path if board.stones[cell] == EMPTY))


def _must_play(board: HexBoard, side: int) -> str:
    result = must_play(board, side)
    return "lost" if result.lost else _names(board, sorted(result.region))


def _bridges(board: HexBoard, side: int) -> str:
    return "\n".join(_names(board, sorted(bridge.carrier)) for bridge in bridges(board, side))


_TABLE: Sequence[tuple[str, str, str, Callable[[HexBoard, int], str]]] = (
    ("string", "Urgent", "urgent", _urgent),
    ("pspairs", "Two-Distances", "two_distances", _distances),
    ("plist", "Shortest Connection", "shortest", _shortest),
    ("string", "Resistance", "resistance", lambda board, side: f"{resistance(board, side):.4f}"),
    ("plist", "Must-Play Region", "must_play", _must_play),
    ("string", "Bridges", "bridges", _bridges),
    ("plist", "Winning Chain", "chain", lambda board, side: _names(board, board.chain(side))),
)
"""The kind of answer, the title in menus, the name, the function."""

ANALYSES = {f"{_PREFIX}{command}": analysis for _, _, command, analysis in _TABLE}
"""The commands. Each takes a colour; without one it uses the side to move."""

MENU_COMMANDS = tuple(f"{kind}/{title}/{_PREFIX}{command}" for kind, title, command, _ in _TABLE)
"""The same commands for programs that show them in a menu: kind of answer, title, command."""
