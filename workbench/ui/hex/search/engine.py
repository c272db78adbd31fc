"""The engine that searches the position shown: for a side that it plays, or for the analysis."""

from __future__ import annotations

import sys
from collections import OrderedDict

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from workbench.catalog import hex_engines
from workbench.compiling import preparing
from workbench.hex.board import EMPTY, HexBoard
from workbench.hex.engine import PROOF_SHARE, forced_move
from workbench.hex.opponents import FALLBACK_ENGINE, Answer
from workbench.hex.searches import MAX_SOLVER_SIZE
from workbench.hex.swapping import reply, should_swap
from workbench.hex.timing import clocks, time_for_move
from workbench.search.problem.messages import message
from workbench.search.recording.game_recording import GameRecording
from workbench.ui.base.jobs import Jobs
from workbench.ui.hex.game.kinds import ENGINES, IMMEDIATE_ENGINES, PERSON, program_command
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.search.programs import HexPrograms
from workbench.ui.hex.search.search_result import Analyser, Analysis, load_searches
from workbench.ui.runs.worker import SWITCH_SECONDS
from workbench.wording import say, text

SOLVER = "solver"
MAX_ANALYSIS_STEPS = 2_000_000
"""The maximum number of steps of an analysis: by then the result no longer changes."""
MAX_STORED = 4
"""The maximum number of searches that are stored, to be continued later."""


class HexEngine(QObject):
    """Runs searches and makes the moves of the engines.

    Attributes: analysing, whether the position shown is analysed; search, the name of the search for that; seconds, for
    an engine's move; thought, the result for the position shown, or None; playing, whether it is an engine's turn and
    it is thinking; programs, the other programs that may play.

    Signals: `changed`: any of these has changed. `busy_changed(bool)`. `search_dropped`: a stored search was discarded.
    """

    changed = Signal()
    busy_changed = Signal(bool)
    search_dropped = Signal()

    def __init__(self, session: HexSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.analysing = self.playing = False
        self.search, self.seconds = "mcts", 1.0
        self._visible = False
        self._move_requested = False
        self._hidden_future: GameRecording[HexBoard] | None = None
        self._steps_request: tuple[HexBoard, int] | None = None
        self._stored: OrderedDict[tuple[HexBoard, str], Analyser] = OrderedDict()
        self._current: Analyser | None = None
        self._switch_before = sys.getswitchinterval()
        self._loading: Jobs | None = None
        self.programs = HexPrograms(self)
        self.programs.answered.connect(self._play_answer)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._report_progress)
        self._jobs.ended.connect(self._ended)
        self._consider_timer = QTimer(self, interval=0, singleShot=True)
        self._consider_timer.timeout.connect(self._consider)
        session.changed.connect(self._consider_timer.start)
        session.players_changed.connect(self._players_changed)
        session.touched.connect(self._release)
        session.undone.connect(self._hold)
        session.opened.connect(self._release)
        session.player.playing_changed.connect(self._consider_timer.start)

    @property
    def busy(self) -> bool:
        """Whether a search is running, or about to start."""
        return self._current is not None or self.programs.busy or self._consider_timer.isActive()

    @property
    def thinking(self) -> bool:
        """Whether a search is running."""
        return self._current is not None

    @property
    def awaited(self) -> bool:
        """Whether a search of the position is running or about to start."""
        session = self._session
        searchable = not session.game.over and session.setting is None and not self.too_large
        return self.thinking or (searchable and (self.analysing or self.steps_requested > 0))

    @property
    def thought(self) -> Analysis | None:
        """The result for the position shown; None while the future is hidden, or if the search cannot be made."""
        if self._hidden_future is not None:
            return None
        board = self._session.board
        if self._current is not None and self._current.thought.board == board:
            return self._current.thought
        if self.too_large:
            return None
        return next((stored.thought for (of, _), stored in reversed(self._stored.items()) if of == board), None)

    @property
    def recording(self) -> GameRecording[HexBoard] | None:
        """The recording of the search of the position shown, or of the one that chose the last move."""
        if self._hidden_future is not None:
            return self._hidden_future
        searched = self.searched
        return None if searched is None or searched.run is None else searched.run.recording

    @property
    def bytes_held(self) -> int:
        """The bytes of the recordings of all stored searches."""
        searches = {*self._stored.values(), *filter(None, (self._current,))}
        return sum(one.run.recording.nbytes for one in searches if one.run is not None)

    @property
    def searched(self) -> Analyser | None:
        """The search that `recording` belongs to."""
        game = self._session.game
        before = None if game.before is None else game.before.shown
        for board in (self._session.board, before):
            for analyser in (self._current, *reversed(self._stored.values())):
                if analyser is not None and analyser.run is not None and analyser.thought.board == board:
                    return analyser
        return None

    def hide_future(self, recording: GameRecording[HexBoard]) -> None:
        """Show this recording and no other result, and do not search, until `reveal_future`."""
        self._hidden_future = recording
        self._stop_current()
        self.changed.emit()

    def reveal_future(self, analyser: Analyser) -> None:
        """Show all results again, preferably the results of `analyser`."""
        self._hidden_future = None
        self._store(analyser)
        self._consider_timer.start()
        self.changed.emit()

    @property
    def allowed(self) -> float:
        """The seconds that an engine may think about the current move, limited by the clock."""
        session = self._session
        control = session.clock.control
        left = session.clock.remaining(session.game.displayed_side(session.game.to_move))
        return time_for_move(self.seconds, session.game.board, left, 0.0 if control is None else control.increment)

    @property
    def too_large(self) -> bool:
        """Whether the board shown is too large for the chosen search."""
        return self.search == SOLVER and self._session.board.size > MAX_SOLVER_SIZE

    def set_watched(self, watched: bool) -> None:
        """Search only while the bench is visible."""
        self._visible = watched
        if watched:
            self._consider_timer.start()
            self._load()
        else:
            self.stop()

    def set_analysing(self, on: bool) -> None:
        """Start or stop analysing every position shown."""
        if self._refuses():
            return
        self.analysing, self._steps_request = on, None
        self._restart()

    def set_search(self, search: str) -> None:
        """Change the search."""
        self.search = search
        self._restart()

    def search_exactly(self, steps: int) -> None:
        """Search the position shown for exactly `steps` steps."""
        board = self._session.board
        stored = self._stored.get((board, self.search))
        if stored is not None and stored.thought.steps > steps:
            self._stop_current()
            del self._stored[board, self.search]
        self._steps_request = board, steps
        self._restart()

    def move_now(self) -> None:
        """Make the thinking engine move now; if none is thinking, let one move for the side to move."""
        if self._refuses():
            return
        if self.programs.busy:
            self._stop_current()
            move = reply(FALLBACK_ENGINE, self._session.game, self.allowed)
            self._session.play(move, text("hex-program-passed-over", program=self.programs.name(self.programs.asked)))
        elif self.playing:
            self._jobs.stop()
            self._make_move()
        else:
            self._session.held, self._move_requested = False, True
            self._restart()

    def pause(self) -> None:
        """Stop; engines wait until they are asked to move."""
        self._session.held = True
        self.analysing, self._steps_request = False, None
        self._restart()

    def stop(self) -> None:
        """Stop at once."""
        self._consider_timer.stop()
        self._stop_current()
        self.programs.close()
        if self._loading is not None:
            self._loading.stop()

    # Internal

    def _load(self) -> None:
        """Load the engine, which takes a second or two, before it is needed."""
        if self._loading is None and preparing.compiled(preparing.HEX):
            self._loading = Jobs(self)
            self._loading.ended.connect(self._consider_timer.start)
            self._loading.begin(load_searches())

    def _refuses(self) -> bool:
        """Refuse the request if the future is hidden; return whether it is."""
        if self._hidden_future is not None:
            self._session.refused.emit(message("predict-not-now"))
            self.changed.emit()
        return self._hidden_future is not None

    def _release(self) -> None:
        self._session.held = self._move_requested = False

    def _hold(self) -> None:
        """Put an engine that would move by itself on hold, so that more can be undone, or redone."""
        session = self._session
        turn, no_person = session.to_move, PERSON not in session.players.values()
        session.held = no_person or (turn != EMPTY and session.player_of(turn) != PERSON)

    def _players_changed(self) -> None:
        self._session.held = False
        self._stop_current()
        self.programs.use(filter(None, map(program_command, self._session.players.values())))
        self._consider()

    def _restart(self) -> None:
        self._stop_current()
        self._consider()

    @Slot()
    def _consider(self) -> None:
        """Start the search or the move that the position shown requires, unless it is running already."""
        session, game = self._session, self._session.game
        if self._loading is not None and self._loading.busy:
            self.changed.emit()  # panes that wait can update; this method is called again when loading has finished
            return
        if (
            self._hidden_future is not None
            or not self._visible
            or session.setting is not None
            or game.over
            or session.player.playing
        ):
            self._stop_current()
            self.changed.emit()
            return
        engine = session.player_of(session.to_move)
        if session.engines_turn or self._move_requested:
            self._play(engine if engine != PERSON else self.search)
        elif self.analysing or self.steps_requested:
            self._analyse()
        else:
            self._stop_current()
        self.changed.emit()

    def _play(self, search: str) -> None:
        board, game = self._session.board, self._session.game
        if command := program_command(search):
            if not self.programs.busy:
                self._stop_current()
                self.playing = True
                clock = self._session.clock
                self.programs.ask(command, game, self.allowed, clocks(clock.control, game, clock.spent))
                self.busy_changed.emit(True)
            return
        if search in IMMEDIATE_ENGINES or should_swap(game):
            self._stop_current()
            self._move_requested = False
            self._session.play(reply(hex_engines.hex_engine(search).create(), game, self.allowed))
            return
        if self.playing and self._current is not None and self._current.thought.board == board:
            return
        self._stop_current()
        if forced_move(board) is not None:
            self._current = Analyser(board, search)
            self.playing = True
            self._make_move()
        else:
            self._begin(search, playing=True)

    @property
    def steps_requested(self) -> int:
        """The number of steps requested for the position shown, 0 for none."""
        board, steps = self._steps_request or (None, 0)
        return steps if board == self._session.board else 0

    def _analyse(self) -> None:
        if self.too_large:
            self._stop_current()
            return
        thinking = self._current
        if thinking is None or self.playing or thinking.thought.board != self._session.board:
            self._stop_current()
            self._begin(self.search, playing=False)

    def _begin(self, search: str, playing: bool, share: float = 1.0) -> None:
        board = self._session.board
        if search == SOLVER and board.size > MAX_SOLVER_SIZE:
            search = ENGINES[0]
        analyser = self._stored.get((board, search)) or Analyser(board, search)
        self._store(analyser)
        self._current, self.playing = analyser, playing
        sys.setswitchinterval(SWITCH_SECONDS)
        if playing:
            share = PROOF_SHARE if search == SOLVER else share
            self._jobs.begin(analyser.think(share * self.allowed, settled=True))
        else:
            self._jobs.begin(analyser.think(steps=self.steps_requested or MAX_ANALYSIS_STEPS))
        self.busy_changed.emit(True)

    def _store(self, analyser: Analyser) -> None:
        """Store a search, so that it can be shown and continued."""
        key = analyser.thought.board, analyser.thought.search
        self._stored[key] = analyser
        self._stored.move_to_end(key)
        while len(self._stored) > MAX_STORED:
            self._stored.popitem(last=False)
            self.search_dropped.emit()

    def _stop_current(self) -> None:
        """Stop the current search or program."""
        was_busy, self._current, self.playing = self._current is not None or self.programs.busy, None, False
        self._jobs.stop()
        sys.setswitchinterval(self._switch_before)
        self.programs.stop()
        if was_busy:
            self.busy_changed.emit(False)

    @Slot(object)
    def _play_answer(self, answer: Answer) -> None:
        """Make the move of the other program; if it failed, report that, make another move, and let engines wait."""
        self._stop_current()
        self._move_requested = False
        self.busy_changed.emit(False)
        if answer.fault is None:
            self._session.play(answer.move)
            return
        self._hold()
        substitute = message("hex-program-substitute", complaint=say(answer.fault))
        self._session.play(answer.move, say(substitute))
        self._session.refused.emit(substitute)

    @Slot(object)
    def _report_progress(self, _thought: Analysis) -> None:
        self.changed.emit()

    @Slot()
    def _ended(self) -> None:
        if self.playing and self._unproved:
            self._stop_current()
            self._begin(ENGINES[0], playing=True, share=1.0 - PROOF_SHARE)
        elif self.playing:
            self._make_move()
        else:
            self._current = self._steps_request = None
            self.busy_changed.emit(False)
            self.changed.emit()

    @property
    def _unproved(self) -> bool:
        """Whether the solver is to move and has not found a winning move."""
        analyser = self._current
        return analyser is not None and analyser.thought.search == SOLVER and not analyser.thought.settled

    def _make_move(self) -> None:
        """Make the move that was found, or the best one known."""
        analyser, session = self._current, self._session
        assert analyser is not None
        board = analyser.thought.board
        cell = forced_move(board)
        if cell is None and analyser.thought.candidates:
            cell = analyser.thought.candidates[0].cell
        if cell is None:
            cell = board.vacant[len(board.vacant) // 2]
        self._stop_current()
        self._move_requested = False
        assert board.stones[cell] == EMPTY
        session.play(session.move_at(cell))
