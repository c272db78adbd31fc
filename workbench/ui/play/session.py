"""The model of the Play bench: a game, its stopwatch and player, hints, and the solution on display."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from time import monotonic

from PySide6.QtCore import QObject, Signal

from workbench.formats.play_file import PlayStore, SavedGame, WonGame
from workbench.tiles.divide.solve_from_here import SolvedPath
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.throttle import Throttle
from workbench.ui.play.advice import PlayAdvice
from workbench.ui.play.game import PlayGame, Stopwatch
from workbench.ui.play.history import PlayHistory
from workbench.ui.play.knowledge import Distance, Knowledge, mistakes
from workbench.ui.play.player import MoveListPlayer
from workbench.ui.play.records import PlayRecords
from workbench.ui.runs.board_document import moves_to
from workbench.ui.runs.first_use import FirstUse

SAVE_INTERVAL = 0.5
"""The minimum time between two saves of the game, in seconds."""


class PlaySession(QObject):
    """Attributes: game, watch (the Stopwatch), player; now, which returns the time in seconds; advice, the background
    searches; records, the saved games; history, of the moves; solution, the solution on display, or None; hint, the
    move on display, "" for none; paused; won, the record of the game just won, or None.

    Signals: `changed` when any of these has changed; `opened` when another game is opened;
    `knowledge_changed` when there is new knowledge; `recorded` when the list of games won has changed;
    `message_reported(str)`, a message; `busy_changed(bool)`.
    """

    changed = Signal()
    opened = Signal()
    knowledge_changed = Signal()
    recorded = Signal()
    message_reported = Signal(str)
    busy_changed = Signal(bool)

    def __init__(self, store: PlayStore, databases: FirstUse, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.records = PlayRecords(store, self)
        self.now: Callable[[], float] = monotonic
        self.player = MoveListPlayer(self)
        self.solution: SolvedPath | None = None
        self.won: WonGame | None = None
        self.hint = ""
        self.paused = self._seen = self._covered = False
        self._save_throttle = Throttle(self.save, SAVE_INTERVAL, self)
        self.player.moved.connect(self._moved)
        self.player.playing_changed.connect(lambda _on: self._update_stopwatch())
        self.history = PlayHistory(self, self.undo, self.redo)
        self.changed.connect(self._follow)
        self._watched_boards: tuple[Board, ...] = ()
        stored = self.records.saved_game()
        self.advice = PlayAdvice(stored.start, stored.goal, databases, self)
        self.advice.path_found.connect(self._use_path)
        self.advice.knowledge_changed.connect(self._learn)
        self.advice.request_changed.connect(self.changed)
        self.advice.busy_changed.connect(self.busy_changed)
        self.records.changed.connect(self.recorded)
        self.records.message_reported.connect(self.message_reported)
        self.game, self.stopwatch = PlayGame(stored), Stopwatch()
        self._open_saved(stored)

    # The game

    def open(self, game: SavedGame) -> None:
        """Continue a saved game; Undo brings back the present one."""
        if game != self.saved:
            self.history.leave(self.saved)
        self._switch_to(game)

    def _switch_to(self, game: SavedGame) -> None:
        self._open_saved(game)
        self.opened.emit()
        self._save_throttle.request()
        self._measure_won()
        self.advice.resume()

    def begin(self, start: Board, goal: Board) -> None:
        self.open(SavedGame(start, goal))

    def reset(self) -> None:
        """Restart the same game."""
        self.open(SavedGame(self.game.start, self.game.goal))

    @property
    def board(self) -> Board:
        """The board on display, of the game or of the solution."""
        return self.shown_boards[self.player.t]

    @property
    def before(self) -> Board | None:
        """The board one move earlier; None at the start."""
        return self.shown_boards[self.player.t - 1] if self.player.t else None

    @property
    def shown_boards(self) -> tuple[Board, ...]:
        """The boards that the player plays."""
        return self._watched_boards if self.solution is not None else self.game.boards

    @property
    def free(self) -> bool:
        """Whether tiles can be moved."""
        return self.solution is None and not self.game.finished

    def slide(self, cell: int) -> bool:
        """Slide the tile of a cell, and those between, into the blank if they are in the same line."""
        return self.make(moves_to(self.game.board, cell))

    def make(self, moves: str) -> bool:
        """Make legal moves; the first one starts the stopwatch. Return False if they cannot be made."""
        board = self.game.board
        if not moves or not self.free or (len(moves) == 1 and moves not in board.legal_moves()):
            return False
        self.set_paused(False)
        self.player.pause()
        self._discard_hint()
        self.won = None
        self.history.discard_later()
        self.game.make_move(moves)
        self.player.show_moves(len(self.game.moves), self.game.at)
        self._update_stopwatch()
        if self.game.finished:
            self._finish()
        self.changed.emit()
        self._save_throttle.request()
        return True

    def undo(self) -> None:
        """Undo the moves of the last click or key; before the first one, bring back the game before this one."""
        if self.solution is None and (former := self.history.former_game(self.saved)) is not None:
            self._switch_to(former)
        else:
            self._go_to(self.game.undo_position)

    def redo(self) -> None:
        if self.solution is None and (later := self.history.later_game(self.saved)) is not None:
            self._switch_to(later)
        else:
            self._go_to(self.game.redo_position)

    def _go_to(self, position: int) -> None:
        if self.solution is None:
            self.player.pause()
            self.player.seek(position)

    # The stopwatch

    def set_paused(self, paused: bool) -> None:
        """Pause: stop the stopwatch and cover the board; or resume."""
        if paused != self.paused and not (paused and not self.free):
            self.paused = paused
            self._discard_hint()
            self._update_stopwatch()
            self.changed.emit()

    def set_covered(self, covered: bool) -> None:
        """Report whether a dialog is open, behind which nobody can play: the stopwatch stops."""
        self._covered = covered
        self._update_stopwatch()

    def set_game_visible(self, visible: bool) -> None:
        """Report whether the game is visible; if not, the stopwatch and all searches stop."""
        if visible == self._seen:
            return
        self._seen = visible
        self._update_stopwatch()
        if not visible:
            self.player.pause()
        self.advice.set_game_visible(visible)
        self._measure_won()
        if not visible:
            self.save()

    def _update_stopwatch(self) -> None:
        playing = self._seen and not self._covered and not self.paused
        self.stopwatch.run(playing and self.free and bool(self.game.moves) and not self.player.playing)

    # Hints and solutions

    def ask_hint(self) -> None:
        """Show the next move of an optimal path, as soon as one is known."""
        if self.free and not self.paused and not self.hint:
            self.advice.ask(self.game.board, "hint")

    def solve(self) -> None:
        """Show the path from the current board to the goal, as soon as one is known."""
        if self.free:
            self.set_paused(False)
            self.advice.ask(self.game.board, "way")

    def leave_solution(self) -> None:
        """Return to the game."""
        if self.solution is not None:
            self.player.pause()
            self.solution = None
            self.player.show_moves(len(self.game.moves), self.game.at)
            self._update_stopwatch()
            self.changed.emit()

    def play_on(self) -> None:
        """Continue the game from the current board of the solution, with the solution's moves made so far."""
        if self.solution is not None:
            moves = self.solution.moves[: self.player.t]
            self.leave_solution()
            self.make(moves)

    def stop(self) -> None:
        """Cancel the request and the search for the distances."""
        self.advice.stop()

    def _use_path(self, path: SolvedPath, what: str) -> None:
        """Use a requested path."""
        if what == "hint":
            self.hint = path.moves[:1]
            self.game.hints += 1
            self._save_throttle.request()
        else:
            self._show_solution(path)
        self.changed.emit()

    def _show_solution(self, path: SolvedPath) -> None:
        self.game.helped = True
        self._discard_hint()
        self.solution, self._watched_boards = path, path.start.path(path.moves)
        self.player.show_moves(len(path.moves), 0)
        self._update_stopwatch()
        self._save_throttle.request()
        self.player.play()

    def _discard_hint(self) -> None:
        self.hint = ""
        self.advice.discard()

    # Knowledge

    @property
    def knowledge(self) -> Knowledge:
        return self.advice.knowledge

    @property
    def course(self) -> list[Distance | None]:
        """The distance from the goal at the start and after each move; None if unknown."""
        return self.knowledge.distances(self.game.boards[: len(self.game.moves) + 1])

    def measure(self) -> None:
        """Search for the distances of all boards of the game."""
        self.advice.measure(self.game.boards)

    def _measure_won(self) -> None:
        """Search for the distances of a finished game that was opened again, once."""
        if self._seen and self.game.finished and not self.advice.measured:
            self.measure()

    def _learn(self) -> None:
        """Update the record and the mistakes with the new knowledge."""
        optimum = self.advice.optimum
        if self.won is not None and not self.won.exact and optimum.exact:
            self.won = replace(self.won, least=optimum.moves, exact=True)
            self.records.improve(self.won)
        if self.solution is None and self.game.finished:
            self.player.set_marks(tuple(mistakes(self.course)))
        self.knowledge_changed.emit()

    # Saving

    def save(self) -> None:
        """Save the game in progress."""
        self.records.store(self.saved)

    @property
    def saved(self) -> SavedGame:
        """The game in the form in which it is saved."""
        return self.game.saved(self.stopwatch.seconds)

    def close(self) -> None:
        """Stop everything and save the game."""
        self.player.pause()
        self.stopwatch.run(False)
        self.advice.close()
        self.save()
        self.records.close()

    # Private

    def _open_saved(self, saved: SavedGame) -> None:
        self.player.pause()
        self.advice.switch_to(saved.start, saved.goal)
        self.game, self.solution, self.won, self.hint, self.paused = PlayGame(saved), None, None, "", False
        self.stopwatch = Stopwatch(saved.seconds, lambda: self.now())
        self.player.show_moves(len(saved.moves), saved.at)
        self._update_stopwatch()
        self.changed.emit()

    def _follow(self) -> None:
        self.history.follow(len(self.game.moves), self.game.at)

    def _moved(self) -> None:
        if self.solution is None and self.player.t != self.game.at:
            self.game.at = self.player.t
            self._discard_hint()
            self._save_throttle.request()
        self.changed.emit()

    def _finish(self) -> None:
        """Record the game just won, unless a solution was shown, and measure the distances of its boards."""
        optimum, game = self.advice.optimum, self.game
        least = optimum if optimum.exact or optimum.moves < game.at else Distance(game.at, True)
        won = WonGame(
            datetime.now(UTC).isoformat(timespec="microseconds"),
            game.start,
            game.goal,
            game.at,
            self.stopwatch.seconds,
            game.hints,
            least.moves,
            least.exact,
        )
        if not game.helped:
            self.won = won
            self.records.add(won)
        self.measure()
