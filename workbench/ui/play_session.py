"""The model of the Play bench: a game, its watch, what is known of its boards, and the solution that is watched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from time import monotonic

from PySide6.QtCore import QObject, Signal, Slot

from workbench.formats.play_file import Played, PlayStore, SavedGame
from workbench.search.messages import Fault
from workbench.tiles.board import Board
from workbench.tiles.bound import lower_bound
from workbench.tiles.collections import find
from workbench.tiles.way_home import Least, Way, distances_along, shortest_way, way
from workbench.ui.board_document import moves_to
from workbench.ui.jobs import Job, Jobs
from workbench.ui.play_game import PlayGame, Stopwatch
from workbench.ui.play_history import PlayHistory
from workbench.ui.play_knowledge import Distance, Knowledge, mistakes
from workbench.ui.play_player import PlayPlayer
from workbench.ui.throttle import Throttle
from workbench.wording import say

FIRST = "first-board"
"""The board of the first game."""
WAIT, OPTIMUM = 6.0, 30.0
"""Seconds of searching for a shortest way: while somebody waits for it, and for the optimum of the game."""
EACH, WHOLE = 3.0, 60.0
"""Seconds of searching for the distance of one board of a game, and of all of them."""
BETWEEN = 0.5
"""Seconds from one time that the game is kept to the next."""


class PlaySession(QObject):
    """Attributes: game, knowledge, watch (the Stopwatch), player; now, which tells the time; watched, the solution on
    show, or None; history, of the moves; hint, the move that is shown, "" for none; paused; won, the game that was
    just won, or None; asked, what is being searched for: "hint", "way" or "".

    Signals: `changed` when anything of this is another; `opened` for another game; `learnt` when more is known;
    `recorded` when the games that were won are others; `told(str)`; `busy_changed(bool)`.
    """

    changed = Signal()
    opened = Signal()
    learnt = Signal()
    recorded = Signal()
    told = Signal(str)
    busy_changed = Signal(bool)

    def __init__(self, store: PlayStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self.now: Callable[[], float] = monotonic
        self.player = PlayPlayer(self)
        self.watched: Way | None = None
        self.won: Played | None = None
        self.hint = self.asked = ""
        self.paused = self._seen = False
        self._waiting: tuple[Board, str] | None = None
        self._optimum, self._ways, self._along = Jobs(self), Jobs(self), Jobs(self)
        for jobs in (self._optimum, self._ways, self._along):
            jobs.reported.connect(self._learn)
        self._ways.ended.connect(self._waited)
        self._optimum.ended.connect(self._give_up)
        self._along.ended.connect(self._measured)
        self._keeping = Throttle(self.keep, BETWEEN, self)
        self.player.moved.connect(self._moved)
        self.player.playing_changed.connect(lambda _on: self._run_watch())
        self.history = PlayHistory(self, self.undo, self.redo)
        self.changed.connect(self._follow)
        self._complaint = ""
        self._given_up: Board | None = None
        self._watched_boards: tuple[Board, ...] = ()
        self.knowledge, kept = Knowledge(), self._kept()
        self.game, self.watch = PlayGame(kept), Stopwatch()
        self._take(kept)

    # The game

    def open(self, game: SavedGame) -> None:
        """Play another game, as it stands."""
        self._take(game)
        self.opened.emit()
        self._keeping.request()
        self._go_on()

    def begin(self, start: Board, goal: Board) -> None:
        """Begin a game."""
        self.open(SavedGame(start, goal))

    def reset(self) -> None:
        """Begin the same game again."""
        self.open(SavedGame(self.game.start, self.game.goal))

    @property
    def board(self) -> Board:
        """The board that is on show: that of the game, or of the solution."""
        return self.shown_boards[self.player.t]

    @property
    def before(self) -> Board | None:
        """The board a move earlier, None at the beginning."""
        return self.shown_boards[self.player.t - 1] if self.player.t else None

    @property
    def shown_boards(self) -> tuple[Board, ...]:
        """The boards that the player goes through."""
        return self._watched_boards if self.watched is not None else self.game.boards

    @property
    def free(self) -> bool:
        """Whether tiles can be moved."""
        return self.watched is None and not self.game.finished

    def slide(self, cell: int) -> bool:
        """Slide the tile of a cell, and those between, into the blank where they stand in one line."""
        return self.make(moves_to(self.game.board, cell))

    def make(self, moves: str) -> bool:
        """Make moves, where all of them can be made; the first one starts the watch."""
        board = self.game.board
        if not moves or not self.free or (len(moves) == 1 and moves not in board.legal_moves()):
            return False
        self.set_paused(False)
        self.player.pause()
        self._forget_hint()
        self.won = None
        self.game.make(moves)
        self.player.show_moves(len(self.game.moves), self.game.at)
        self._run_watch()
        if self.game.finished:
            self._finish()
        self.changed.emit()
        self._keeping.request()
        return True

    def undo(self) -> None:
        """Take the last move back."""
        if self.watched is None:
            self.player.step(-1)

    def redo(self) -> None:
        """Make a move again that was taken back."""
        if self.watched is None:
            self.player.step(1)

    # The watch

    def set_paused(self, paused: bool) -> None:
        """Let the watch stand, and the board be covered; or go on."""
        if paused != self.paused and not (paused and not self.free):
            self.paused = paused
            self._forget_hint()
            self._run_watch()
            self.changed.emit()

    def set_seen(self, seen: bool) -> None:
        """Say whether the game can be seen: the watch stands while it cannot, and nothing is searched for."""
        if seen == self._seen:
            return
        self._seen = seen
        self._run_watch()
        if seen:
            self._go_on()
        else:
            self.player.pause()
            self.stop()
            self._optimum.stop()
            self.keep()

    def _run_watch(self) -> None:
        going = self._seen and not self.paused and self.free and bool(self.game.moves) and not self.player.playing
        self.watch.run(going)

    # Hints and solutions

    def ask_hint(self) -> None:
        """Show the next move of a shortest way, as soon as one is known."""
        if self.free and not self.paused and not self.hint:
            self._ask("hint")

    def solve(self) -> None:
        """Watch the way from here to the goal, as soon as one is known."""
        if self.free:
            self.set_paused(False)
            self._ask("way")

    def leave_solution(self) -> None:
        """Go back to the game."""
        if self.watched is not None:
            self.player.pause()
            self.watched = None
            self.player.show_moves(len(self.game.moves), self.game.at)
            self._run_watch()
            self.changed.emit()

    def play_on(self) -> None:
        """Go on with the game from where the solution stands, its moves up to there made."""
        if self.watched is not None:
            moves = self.watched.moves[: self.player.t]
            self.leave_solution()
            self.make(moves)

    def stop(self) -> None:
        """Leave off searching for what was asked for."""
        self._ways.stop()
        self._along.stop()
        self._waited()

    @property
    def busy(self) -> bool:
        """Whether somebody waits for a way."""
        return self._waiting is not None

    @property
    def looking(self) -> bool:
        """Whether the optimum of the game is being searched for."""
        return self._optimum.busy

    @property
    def measuring(self) -> bool:
        """Whether the distances of the boards of the game are being searched for."""
        return self._along.busy

    def _ask(self, what: str) -> None:
        self._waiting, self.asked = (self.game.board, what), what
        if not self._answer():
            self._optimum.stop()  # two searches at once would both be late
            self._ways.begin(way(self.game.board, self.game.goal, WAIT))
            self.busy_changed.emit(True)
            self.changed.emit()

    def _answer(self) -> bool:
        """Do what a known way was asked for; return whether there was one."""
        assert self._waiting is not None
        board, what = self._waiting
        found = self.knowledge.way(board, self.game.goal)
        if found is None or board != self.game.board:
            return False
        self._waiting, self.asked = None, ""
        if what == "hint":
            self.hint = found.moves[:1]
            self.game.hints += 1
            self._keeping.request()
        else:
            self._show_solution(found)
        self.changed.emit()
        return True

    def _show_solution(self, found: Way) -> None:
        self.game.helped = True
        self._forget_hint()
        self.watched, self._watched_boards = found, found.start.path(found.moves)
        self.player.show_moves(len(found.moves), 0)
        self._run_watch()
        self._keeping.request()
        self.player.play()

    def _forget_hint(self) -> None:
        self.hint = ""
        if self._waiting is not None:
            self._ways.stop()
            self._waited()

    @Slot()
    def _waited(self) -> None:
        if self._waiting is not None:
            self._waiting, self.asked = None, ""
            self.changed.emit()
        self.busy_changed.emit(False)
        self._go_on()

    # What is known

    @property
    def optimum(self) -> Distance:
        """The length of a shortest solution of the game, or what it has at least."""
        known = self.knowledge.distance(self.game.start)
        return known or Distance(lower_bound(self.game.start, self.game.goal).moves, False)

    @property
    def course(self) -> list[Distance | None]:
        """How far from the goal the board was at the start and after each move, as far as that is known."""
        return self.knowledge.course(self.game.boards[: len(self.game.moves) + 1])

    def measure(self) -> None:
        """Look for the distances of all boards of the game."""
        self._optimum.stop()
        self._along.begin(distances_along(self.game.boards, self.game.goal, EACH, WHOLE))
        self.learnt.emit()

    @Slot()
    def _measured(self) -> None:
        self.learnt.emit()
        self._go_on()

    @Slot(object)
    def _learn(self, report: object) -> None:
        if not isinstance(report, Way | Least):
            return
        self.knowledge.learn(report)
        if self._waiting is not None and self._answer():
            self._ways.stop()
            self.busy_changed.emit(False)
            self._go_on()
        if self.won is not None and not self.won.exact and self.optimum.exact:
            self.won = won = replace(self.won, least=self.optimum.moves, exact=True)
            self._store(lambda: self.store.improve(won))
            self.recorded.emit()
        if self.watched is None and self.game.finished:
            self.player.set_marks(tuple(mistakes(self.course)))
        self.learnt.emit()

    def _go_on(self) -> None:
        """Look for the optimum, once for each game, while somebody sees it and nothing else is searched for."""
        at_work = any(jobs.busy for jobs in (self._optimum, self._ways, self._along))
        if self._seen and not self.optimum.exact and not at_work and self._given_up != self.game.start:
            job: Job = shortest_way(self.game.start, self.game.goal, OPTIMUM)
            self._optimum.begin(job)

    @Slot()
    def _give_up(self) -> None:
        """Search no more for an optimum that was not found in time."""
        self._given_up = self.game.start
        self.learnt.emit()

    # Keeping

    def keep(self) -> None:
        """Keep the game as it stands."""
        self._store(lambda: self.store.keep_game(self.saved))

    @property
    def saved(self) -> SavedGame:
        """The game as it is kept."""
        return self.game.saved(self.watch.seconds)

    def close(self) -> None:
        """End all that goes on, and keep the game."""
        self.player.pause()
        self.watch.run(False)
        for jobs in (self._optimum, self._ways, self._along):
            jobs.stop()
        self.keep()

    def games(self) -> tuple[Played, ...]:
        """Return the games that were won; none where they cannot be read."""
        try:
            return self.store.games()
        except Fault as fault:
            self._complain(fault)
            return ()

    def clear_games(self) -> None:
        """Forget the games that were won."""
        self._store(self.store.clear)
        self.recorded.emit()

    # Within

    def _take(self, saved: SavedGame) -> None:
        for jobs in (self._optimum, self._ways, self._along):
            jobs.stop()
        self.player.pause()
        self._waiting, self.asked = None, ""
        self.busy_changed.emit(False)
        if (self.game.start, self.game.goal) != (saved.start, saved.goal):
            self.knowledge, self._given_up = Knowledge(), None
        self.game, self.watched, self.won, self.hint, self.paused = PlayGame(saved), None, None, "", False
        self.watch = Stopwatch(saved.seconds, lambda: self.now())
        self.player.show_moves(len(saved.moves), saved.at)
        self._run_watch()
        self.changed.emit()

    def _follow(self) -> None:
        self.history.follow(self.game.moves, self.game.at)

    def _kept(self) -> SavedGame:
        try:
            kept = self.store.game()
        except Fault as fault:
            self._complaint, kept = say(fault), None
        if kept is not None:
            return kept
        first = find(FIRST)
        return SavedGame(first.board, first.goal)

    def complain(self) -> None:
        """Say what was wrong with the game that was kept, if anything."""
        if self._complaint:
            self.told.emit(self._complaint)
            self._complaint = ""

    def _moved(self) -> None:
        if self.watched is None and self.player.t != self.game.at:
            self.game.at = self.player.t
            self._forget_hint()
            self._keeping.request()
        self.changed.emit()

    def _finish(self) -> None:
        """Record the game that is won, but not where a solution was watched, and look how far from optimal it was."""
        optimum, game = self.optimum, self.game
        least = optimum if optimum.exact or optimum.moves < game.at else Distance(game.at, True)
        won = Played(
            datetime.now(UTC).isoformat(timespec="microseconds"),
            game.start,
            game.goal,
            game.at,
            self.watch.seconds,
            game.hints,
            least.moves,
            least.exact,
        )
        if not game.helped:
            self.won = won
            self._store(lambda: self.store.add(won))
            self.recorded.emit()
        self.measure()

    def _store(self, act: Callable[[], object]) -> None:
        try:
            act()
        except Fault as fault:
            self._complain(fault)

    def _complain(self, fault: Fault) -> None:
        complaint = say(fault)
        if complaint != self._complaint:  # once is enough
            self._complaint = complaint
            self.told.emit(complaint)
