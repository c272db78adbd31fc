"""Games of sliding tiles in the user's data folder: the one in progress, and those that were won."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from workbench.formats.locking import locked
from workbench.formats.reading import first_bytes
from workbench.formats.user_data import data_folder
from workbench.formats.writing import make_folder, put_aside, replacing
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import shown
from workbench.tiles.puzzle.goal import goal_board, goal_name
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.solvability import is_solvable

GAME, GAMES = "search-workbench-game", "search-workbench-games"
VERSION = 1
MOST_BYTES = 32 * 1024 * 1024
MOST_MOVES = 20_000
MOST_SECONDS = 1e9


@dataclass(frozen=True)
class SavedGame:
    """A game as it stands: `moves`, of which `at` are made; `seconds` that it has taken; `hints` shown; `helped`: a
    solution was watched; `finished`: the goal was reached."""

    start: Board
    goal: Board
    moves: str = ""
    at: int = 0
    seconds: float = 0.0
    hints: int = 0
    helped: bool = False
    finished: bool = False


@dataclass(frozen=True)
class Played:
    """A game that was won. `when`: at which time, as ISO 8601 writes it; `least`: the length of a shortest solution,
    or where not `exact`, what it has at least."""

    when: str
    start: Board
    goal: Board
    moves: int
    seconds: float
    hints: int
    least: int
    exact: bool


def game_values(game: SavedGame) -> dict[str, Any]:
    """Return a game without its boards as values that a file can hold."""
    return {
        "moves": game.moves,
        "at": game.at,
        "seconds": round(game.seconds, 1),
        "hints": game.hints,
        "helped": game.helped,
        "finished": game.finished,
    }


def game_of(start: Board, goal: Board, values: Mapping[str, Any]) -> SavedGame:
    """Return the game that `values` describe; what they leave out is as at the beginning. Raises Fault."""
    moves = _value(values, "moves", str, "")
    at, hints = _value(values, "at", int, len(moves)), _value(values, "hints", int, 0)
    seconds = _value(values, "seconds", (int, float), 0.0)
    helped, finished = _value(values, "helped", bool, False), _value(values, "finished", bool, False)
    if not (0 <= at <= len(moves) <= MOST_MOVES and 0 <= hints <= MOST_MOVES and 0 <= seconds <= MOST_SECONDS):
        raise Fault("play-values")
    if not set(moves) <= set(MOVES) or start.shape != goal.shape:
        raise Fault("play-values")
    if not is_solvable(start, goal):
        raise Fault("play-unsolvable")
    end = start.replayed(moves)
    return SavedGame(start, goal, moves, at, float(seconds), hints, helped, finished or end == goal != start)


class PlayStore:
    """The games of a user in a folder; None: they are kept in memory only. Every method raises Fault where a file
    cannot be read or written."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._games: tuple[Played, ...] = ()

    @classmethod
    def of_user(cls) -> PlayStore:
        """Return the store of the user."""
        return cls(data_folder())

    def game(self) -> SavedGame | None:
        """Return the game in progress, None where there is none. A file that holds none is put aside."""
        content = self._read("game.json", GAME)
        if content is None:
            return None
        with _PuttingAside(self._path("game.json")):
            start, goal = _boards(content)
            return game_of(start, goal, content)

    def keep_game(self, game: SavedGame) -> None:
        """Keep the game in progress in the place of the one before."""
        self._write(
            "game.json", {"format": GAME, "version": VERSION, **_written(game.start, game.goal)} | game_values(game)
        )

    def games(self) -> tuple[Played, ...]:
        """Return the games that were won, the first one first."""
        if self._folder is None:
            return self._games
        content = self._read("games.json", GAMES)
        if content is None:
            return ()
        with _PuttingAside(self._path("games.json")):
            entries = content.get("games")
            if not isinstance(entries, list):
                raise Fault("play-values")
            return tuple(map(_played, entries))

    def add(self, played: Played) -> None:
        """Keep a game that was won."""
        self._change_games(lambda games: (*games, played))

    def improve(self, played: Played) -> None:
        """Put what is known by now of a game in the place of what was kept of it."""
        self._change_games(lambda games: tuple(played if one.when == played.when else one for one in games))

    def clear(self) -> None:
        """Forget the games that were won."""
        self._change_games(lambda _: ())

    # Within

    def _path(self, name: str) -> Path:
        assert self._folder is not None
        return self._folder / name

    def _change_games(self, change: Callable[[tuple[Played, ...]], tuple[Played, ...]]) -> None:
        if self._folder is None:
            self._games = change(self._games)
            return
        make_folder(self._folder)
        with locked(self._path("games.json")):
            entries = [_written(one.start, one.goal) | _fields(one) for one in change(self.games())]
            self._write("games.json", {"format": GAMES, "version": VERSION, "games": entries})

    def _write(self, name: str, content: Mapping[str, Any]) -> None:
        if self._folder is None:
            return
        make_folder(self._folder)
        with replacing(self._path(name)) as file:
            json.dump(content, file, ensure_ascii=False, separators=(",", ":"))
            file.write("\n")

    def _read(self, name: str, form: str) -> dict[str, Any] | None:
        if self._folder is None or not self._path(name).exists():
            return None
        path = self._path(name)
        content = first_bytes(path, MOST_BYTES + 1)
        with _PuttingAside(path):
            if len(content) > MOST_BYTES:
                raise Fault("play-values")
            try:
                values = json.loads(content.decode("utf-8-sig"))
            except (ValueError, RecursionError):
                raise Fault("play-values") from None
            if not isinstance(values, dict) or values.get("format") != form or values.get("version") != VERSION:
                raise Fault("play-values")
            return values


class _PuttingAside:
    """Within it, a Fault of the content puts the file aside, so that it is not written over, and names it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        """Begin."""

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        """Put the file aside where its content is at fault."""
        if isinstance(error, Fault):
            raise Fault("play-damaged", name=shown(str(put_aside(self._path)), 200)) from None


def _value(values: Mapping[str, Any], name: str, kind: Any, default: Any) -> Any:
    value = values.get(name, default)
    if not isinstance(value, kind) or (kind is not bool and isinstance(value, bool)):
        raise Fault("play-values")
    return value


def _written(start: Board, goal: Board) -> dict[str, Any]:
    return {"board": str(start), "goal": goal_name(goal)}


def _boards(values: object) -> tuple[Board, Board]:
    if not isinstance(values, dict) or not all(isinstance(values.get(name), str) for name in ("board", "goal")):
        raise Fault("play-values")
    start = Board.parse(values["board"])
    return start, goal_board(values["goal"], *start.shape)


def _fields(one: Played) -> dict[str, Any]:
    return {
        "when": one.when,
        "moves": one.moves,
        "seconds": round(one.seconds, 1),
        "hints": one.hints,
        "least": one.least,
        "exact": one.exact,
    }


def _played(values: object) -> Played:
    start, goal = _boards(values)
    assert isinstance(values, dict)
    fields = {
        "when": _value(values, "when", str, ""),
        "seconds": float(_value(values, "seconds", (int, float), 0.0)),
        "exact": _value(values, "exact", bool, False),
        **{name: _value(values, name, int, 0) for name in ("moves", "hints", "least")},
    }
    return replace(Played("", start, goal, 0, 0.0, 0, 0, False), **fields)
