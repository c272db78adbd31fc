"""Games of sliding tiles in the user's data folder: games in progress, one for each window, and games that were won."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from itertools import chain, count
from pathlib import Path
from typing import Any

from workbench.formats.locking import Lock, locked
from workbench.formats.reading import first_bytes
from workbench.formats.user_data import data_folder
from workbench.formats.writing import make_folder, rename_damaged, replacing
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.tiles.puzzle.goal import goal_board, goal_name
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.solvability import is_solvable

GAME, GAMES = "search-workbench-game", "search-workbench-games"
VERSION = 1
MAX_BYTES = 32 * 1024 * 1024
MAX_MOVES = 20_000
MAX_SECONDS = 1e9
_GAME_NAME = re.compile(r"game(-\d+)?\.json")


@dataclass(frozen=True)
class SavedGame:
    """A game in progress: the first `at` of `moves` are applied to `start`.

    Attributes: seconds, the time played. hints, how many were shown. helped: whether a solution was watched. finished:
    whether the goal was reached. slides: how many moves each click or key made; empty if each made one.
    """

    start: Board
    goal: Board
    moves: str = ""
    at: int = 0
    seconds: float = 0.0
    hints: int = 0
    helped: bool = False
    finished: bool = False
    slides: tuple[int, ...] = ()


@dataclass(frozen=True)
class WonGame:
    """A game that was won.

    Attributes: when, the time in ISO 8601. least, the length of a shortest solution, or a lower bound of it if not
    `exact`.
    """

    when: str
    start: Board
    goal: Board
    moves: int
    seconds: float
    hints: int
    least: int
    exact: bool


def game_values(game: SavedGame | WonGame) -> dict[str, Any]:
    """Return a game without its boards as values for a file."""
    values = {field.name: getattr(game, field.name) for field in fields(game) if field.name not in ("start", "goal")}
    lists = {name: list(value) for name, value in values.items() if isinstance(value, tuple)}
    return values | lists | {"seconds": round(game.seconds, 1)}


def game_from_values(start: Board, goal: Board, values: Mapping[str, Any]) -> SavedGame:
    """Return the game that `values` describe; a missing value has its default. Raises Fault."""
    moves = _value(values, "moves", str, "")
    at, hints = _value(values, "at", int, len(moves)), _value(values, "hints", int, 0)
    seconds = _value(values, "seconds", (int, float), 0.0)
    helped, finished = _value(values, "helped", bool, False), _value(values, "finished", bool, False)
    if not (0 <= at <= len(moves) <= MAX_MOVES and 0 <= hints <= MAX_MOVES and 0 <= seconds <= MAX_SECONDS):
        raise Fault("play-values")
    if not set(moves) <= set(MOVES) or start.shape != goal.shape:
        raise Fault("play-values")
    if not is_solvable(start, goal):
        raise Fault("play-unsolvable")
    slides = tuple(_value(values, "slides", (list, tuple), ()))
    if slides and (not all(type(value) is int and value > 0 for value in slides) or sum(slides) != len(moves)):
        raise Fault("play-values")
    end = start.replayed(moves)
    return SavedGame(start, goal, moves, at, float(seconds), hints, helped, finished or end == goal != start, slides)


class PlayStore:
    """The games of a user in a folder; None: in memory only.

    The game in progress belongs to one store, from the first read or write until `close`: each game has a file whose
    lock the store holds, and another store continues another game. Every method raises Fault if a file cannot be read
    or written.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._games: tuple[WonGame, ...] = ()
        self._game: tuple[Path, Lock] | None = None

    @classmethod
    def of_user(cls) -> PlayStore:
        """Return the store in the user's data folder."""
        return cls(data_folder())

    def game(self) -> SavedGame | None:
        """Return the game in progress, or None. A damaged file is renamed."""
        return read_game(self._claim_game_file()) if self._folder is not None and self._folder.exists() else None

    def save_game(self, game: SavedGame) -> None:
        """Save the game in progress, replacing the previous one."""
        if self._folder is None:
            return
        make_folder(self._folder)
        content = {"format": GAME, "version": VERSION, **_board_fields(game.start, game.goal)} | game_values(game)
        _write(self._claim_game_file(), content)

    def close(self) -> None:
        """Release the game in progress for other stores."""
        if self._game is not None:
            self._game[1].release()
            self._game = None

    def games(self) -> tuple[WonGame, ...]:
        """Return the games that were won, the oldest first."""
        if self._folder is None:
            return self._games
        content = _read(self._path, GAMES)
        if content is None:
            return ()
        with _RenamingDamaged(self._path):
            entries = content.get("games")
            if not isinstance(entries, list):
                raise Fault("play-values")
            return tuple(map(_won_game, entries))

    def add(self, won: WonGame) -> None:
        """Save a game that was won."""
        self._change_games(lambda games: (*games, won))

    def improve(self, won: WonGame) -> None:
        """Replace what is stored of a game, identified by `when`."""
        self._change_games(lambda games: tuple(won if one.when == won.when else one for one in games))

    def clear(self) -> None:
        """Delete the games that were won."""
        self._change_games(lambda _: ())

    @property
    def _path(self) -> Path:
        assert self._folder is not None
        return self._folder / "games.json"

    def _claim_game_file(self) -> Path:
        """Return the file of the game in progress: the latest one that no other store holds, unfinished games first."""
        if self._game is None:
            assert self._folder is not None
            new = (self._folder / f"game{'' if number == 1 else f'-{number}'}.json" for number in count(1))
            for path in chain(game_files(self._folder), new):
                lock = Lock(path)
                try:
                    lock.acquire()
                except Fault as fault:
                    if not fault.message.key.startswith("file-held"):
                        raise
                else:
                    self._game = path, lock
                    break
        assert self._game is not None
        return self._game[0]

    def _change_games(self, change: Callable[[tuple[WonGame, ...]], tuple[WonGame, ...]]) -> None:
        if self._folder is None:
            self._games = change(self._games)
            return
        make_folder(self._folder)
        with locked(self._path):
            entries = [_board_fields(one.start, one.goal) | game_values(one) for one in change(self.games())]
            _write(self._path, {"format": GAMES, "version": VERSION, "games": entries})


def game_files(folder: Path) -> list[Path]:
    """Return the files of games in progress, unfinished games before finished ones, the latest first."""
    matches = [path for path in folder.glob("game*.json") if _GAME_NAME.fullmatch(path.name)]
    latest = sorted(matches, key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return sorted(latest, key=_is_won) if len(latest) > 1 else latest


def read_game(path: Path) -> SavedGame | None:
    """Return the game in progress in a file, or None if there is no such file. A damaged file is renamed."""
    content = _read(path, GAME)
    if content is None:
        return None
    with _RenamingDamaged(path):
        start, goal = _boards(content)
        return game_from_values(start, goal, content)


def _is_won(path: Path) -> bool:
    """Return whether the game in a file is won; False for a damaged file, which is not renamed."""
    try:
        return _parse(first_bytes(path, MAX_BYTES + 1), GAME).get("finished") is True
    except Fault:
        return False


def _write(path: Path, content: Mapping[str, Any]) -> None:
    with replacing(path) as file:
        file.write(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")


def _read(path: Path, format_name: str) -> dict[str, Any] | None:
    if not path.exists():
        return None
    content = first_bytes(path, MAX_BYTES + 1)
    with _RenamingDamaged(path):
        return _parse(content, format_name)


def _parse(content: bytes, format_name: str) -> dict[str, Any]:
    try:
        values = json.loads(content.decode("utf-8-sig")) if len(content) <= MAX_BYTES else None
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict) or values.get("format") != format_name or values.get("version") != VERSION:
        raise Fault("play-values")
    return values


class _RenamingDamaged:
    """A context manager that renames a file with invalid content, so that it is not overwritten, and reports it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        """Rename the file if its content is invalid."""
        if isinstance(error, Fault):
            raise Fault("play-damaged", name=to_quotable(str(rename_damaged(self._path)), 200)) from None


def _value(values: Mapping[str, Any], name: str, kind: Any, default: Any) -> Any:
    value = values.get(name, default)
    if not isinstance(value, kind) or (kind is not bool and isinstance(value, bool)):
        raise Fault("play-values")
    return value


def _board_fields(start: Board, goal: Board) -> dict[str, Any]:
    return {"board": str(start), "goal": goal_name(goal)}


def _boards(values: object) -> tuple[Board, Board]:
    if not isinstance(values, dict) or not all(isinstance(values.get(name), str) for name in ("board", "goal")):
        raise Fault("play-values")
    start = Board.parse(values["board"])
    return start, goal_board(values["goal"], *start.shape)


def _won_game(values: object) -> WonGame:
    start, goal = _boards(values)
    assert isinstance(values, dict)
    when, seconds = _value(values, "when", str, ""), float(_value(values, "seconds", (int, float), 0.0))
    moves, hints, least = (_value(values, name, int, 0) for name in ("moves", "hints", "least"))
    return WonGame(when, start, goal, moves, seconds, hints, least, _value(values, "exact", bool, False))
