"""The states of another program's events: boards if the events have `b` and `cols`, else texts."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from workbench.formats.traces.imported_map import point_of
from workbench.formats.traces.posthoc_document import Event
from workbench.search.problem.imported_problem import ImportedBoards, ImportedMap, ImportedProblem, ImportedState
from workbench.search.problem.map_shape import MapShape
from workbench.search.problem.messages import to_quotable
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem

STATES_PER_YIELD = 500
MAX_CELLS = 400
"""Maximum number of cells of a board that is drawn; a larger one is shown as text."""
_LARGEST_TILE = 10**6
_NAMES = ("label", "name", "state", "title")
_KNOWN = {"type", "id", "pId", "f", "g", "h", "b", "cols", "record", "step", "parent", "previous", "move", *_NAMES}
_MAX_ATTRIBUTES, _MAX_TEXT = 8, 40


class ImportedTiles(TileProblem):
    """Boards whose costs are another program's, in its own units."""

    scale = least_cost = every_cost = 1


def state_of_event(event: Event, key: str) -> ImportedState:
    """Return the state of an event; `key`: its id."""
    columns, tiles = _board(event)
    if columns:
        rows = (tiles[at : at + columns] for at in range(0, len(tiles), columns))
        written = "/".join(" ".join(map(str, row)) for row in rows)
        return ImportedState(written, written, columns, tiles)
    name = next(
        (to_quotable(event[name], _MAX_TEXT) for name in _NAMES if isinstance(event.get(name), str) and event[name]), ""
    )
    if not name and all(isinstance(event.get(axis), int | float) for axis in "xy"):
        name = f"{event['x']:.6g}, {event['y']:.6g}"
    name = name or to_quotable(key, _MAX_TEXT)
    at = point_of(event)
    more = [
        f"{to_quotable(attribute, _MAX_TEXT)}: {to_quotable(str(value), _MAX_TEXT)}"
        for attribute, value in event.items()
        if attribute not in _KNOWN and isinstance(value, str | int | float)
    ]
    return ImportedState(name, " · ".join((name, *more[:_MAX_ATTRIBUTES])), at=at)


def problem_of_states(
    states: list[ImportedState],
    goal_state: ImportedState | None,
    sketch: Callable[[], Generator[float, None, MapShape | None]],
) -> Generator[float, None, tuple[Any, Sequence[Any]]]:
    """Return the problem of the states, and the states in its representation; yield the progress now and then.

    `goal_state`: the goal, if the trace contains one. `sketch`: creates a map of the states, or None.
    """
    goal = None if goal_state is None else _complete_board(goal_state)
    boards: list[Board] = []
    for number, state in enumerate(states if goal is not None else ()):
        board = _complete_board(state)
        if board is None or goal is None or board.shape != goal.shape:
            break
        boards.append(board)
        if number % STATES_PER_YIELD == 0:
            yield 0.85 + 0.05 * number / len(states)
    if goal is not None and len(boards) == len(states):
        return ImportedTiles(boards[0], goal), [board.state for board in boards]
    goals = frozenset(() if goal_state is None else (goal_state,))
    if any(state.columns for state in states):
        return ImportedBoards(states[0], goals), states
    map_shape = yield from sketch()
    return ImportedProblem(states[0], goals) if map_shape is None else ImportedMap(states[0], goals, map_shape), states


def direction(before: ImportedState, after: ImportedState) -> str:
    """Return the direction in which the blank moved between two boards, "" if this is not a move."""
    if 0 not in before.tiles or 0 not in after.tiles or before.columns != after.columns:
        return ""
    moved, columns = after.tiles.index(0) - before.tiles.index(0), before.columns
    return {-columns: "u", columns: "d", -1: "l", 1: "r"}.get(moved, "")


def _board(event: Event) -> tuple[int, tuple[int, ...]]:
    """Return (columns, tiles) of an event's board; (0, ()) if it has none."""
    tiles, columns = event.get("b"), event.get("cols")
    if not (isinstance(tiles, list) and 0 < len(tiles) <= MAX_CELLS and _is_integer(columns)):
        return 0, ()
    is_valid = 0 < columns <= len(tiles) and all(_is_integer(tile) and 0 <= tile < _LARGEST_TILE for tile in tiles)  # type: ignore[operator]
    return (columns, tuple(tiles)) if is_valid else (0, ())  # type: ignore[return-value]


def _complete_board(state: ImportedState) -> Board | None:
    """Return a state as a board, or None if it is not a board with all its tiles."""
    columns, tiles = state.columns, state.tiles
    rows = len(tiles) // columns if columns else 0
    if min(rows, columns) < 2 or rows * columns != len(tiles) or sorted(tiles) != list(range(len(tiles))):
        return None
    return Board(rows, columns, tiles)


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
