"""The engine that searches the position shown: for a side that it plays, or for the analysis."""

from __future__ import annotations

import sys
from collections import OrderedDict

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from workbench.catalog import hex_engines
from workbench.compiling import preparing
from workbench.hex.board import EMPTY, HexBoard
from workbench.hex.engine import PROVING, at_once
from workbench.hex.opponents import STAND_IN, Answer
from workbench.hex.searches import LARGEST_SOLVED, SEARCHES
from workbench.hex.swapping import reply, swaps
from workbench.hex.timing import clocks, sensible
from workbench.search.problem.messages import message
from workbench.search.recording.game_recording import GameRecording
from workbench.ui.base.jobs import Jobs
from workbench.ui.hex.game.session import PERSON, HexSession
from workbench.ui.hex.search.program import HexProgram
from workbench.ui.hex.search.search_result import Analyser, Analysis, warmed
from workbench.ui.runs.worker import SWITCH_SECONDS
from workbench.wording import say

SOLVER = "solver"
ENGINES = tuple(name for name in hex_engines.ENGINES if name in SEARCHES)
"""The searches that can play."""
AT_ONCE = tuple(name for name in hex_engines.ENGINES if name not in SEARCHES)
"""The engines that answer without a search."""
PROGRAM = "program"
"""Another program, as a player."""
MAX_STEPS = 2_000_000
"""The maximum number of steps of an analysis: by then the result no longer changes."""
MAX_KEPT = 4
"""The maximum number of searches that are stored, to be continued later."""
SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The choices of seconds per move."""


class HexEngine(QObject):
    """Runs searches and makes the moves of the engines.

    Attributes: analysing, whether the position shown is analysed; search, the name of the search for that; seconds, for
    an engine's move; thought, the result for the position shown, or None; playing, whether it is an engine's turn and
    it is thinking; program, the other program that may play.

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
        self._watched = False
        self._asked = False
        self._hidden_future: GameRecording[HexBoard] | None = None
        self._so_far: tuple[HexBoard, int] | None = None
        self._kept: OrderedDict[tuple[HexBoard, str], Analyser] = OrderedDict()
        self._thinking: Analyser | None = None
        self._switch_before = sys.getswitchinterval()
        self._warming: Jobs | None = None
        self.program = HexProgram(self)
        self.program.answered.connect(self._answered)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._told)
        self._jobs.ended.connect(self._ended)
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._consider)
        session.changed.connect(self._soon.start)
        session.players_changed.connect(self._players_changed)
        session.touched.connect(self._touched)
        session.undone.connect(self._undone)
        session.opened.connect(self._touched)
        session.player.playing_changed.connect(self._soon.start)

    @property
    def busy(self) -> bool:
        """Whether a search is running, or about to start."""
        return self._thinking is not None or self.program.busy or self._soon.isActive()

    @property
    def thinking(self) -> bool:
        """Whether a search is running."""
        return self._thinking is not None

    @property
    def awaited(self) -> bool:
        """Whether a search of the position is running or about to start."""
        session = self._session
        searchable = not session.game.over and session.setting is None and not self.too_large
        return self.thinking or (searchable and (self.analysing or self.steps_requested > 0))

    @property
    def thought(self) -> Analysis | None:
        """The result for the position shown; None while the future is hidden."""
        if self._hidden_future is not None:
            return None
        board = self._session.board
        if self._thinking is not None and self._thinking.thought.board == board:
            return self._thinking.thought
        return next((kept.thought for (of, _), kept in reversed(self._kept.items()) if of == board), None)

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
        searches = {*self._kept.values(), *filter(None, (self._thinking,))}
        return sum(one.run.recording.nbytes for one in searches if one.run is not None)

    @property
    def searched(self) -> Analyser | None:
        """The search that `recording` belongs to."""
        game = self._session.game
        before = None if game.before is None else game.before.shown
        for board in (self._session.board, before):
            for thinker in (self._thinking, *reversed(self._kept.values())):
                if thinker is not None and thinker.run is not None and thinker.thought.board == board:
                    return thinker
        return None

    def hide_future(self, recording: GameRecording[HexBoard]) -> None:
        """Show this recording and no other result, and do not search, until `reveal_future`."""
        self._hidden_future = recording
        self._leave()
        self.changed.emit()

    def reveal_future(self, thinker: Analyser) -> None:
        """Show all results again, preferably the results of `thinker`."""
        self._hidden_future = None
        self._keep(thinker)
        self._soon.start()
        self.changed.emit()

    @property
    def allowed(self) -> float:
        """The seconds that an engine may think about the current move, limited by the clock."""
        session = self._session
        control = session.clock.control
        left = session.clock.left(session.game.side_shown(session.game.to_move))
        return sensible(self.seconds, session.game.board, left, 0.0 if control is None else control.increment)

    @property
    def too_large(self) -> bool:
        """Whether the board shown is too large for the chosen search."""
        return self.search == SOLVER and self._session.board.size > LARGEST_SOLVED

    def set_watched(self, watched: bool) -> None:
        """Search only while the bench is visible."""
        self._watched = watched
        if watched:
            self._soon.start()
            self._warm()
        else:
            self.stop()

    def set_analysing(self, on: bool) -> None:
        """Start or stop analysing every position shown."""
        if self._refused():
            return
        self.analysing, self._so_far = on, None
        self._reconsider()

    def set_search(self, search: str) -> None:
        """Change the search."""
        self.search = search
        self._reconsider()

    def search_so_far(self, steps: int) -> None:
        """Search the position shown for exactly `steps` steps."""
        board = self._session.board
        kept = self._kept.get((board, self.search))
        if kept is not None and kept.thought.steps > steps:
            self._leave()
            del self._kept[board, self.search]
        self._so_far = board, steps
        self._reconsider()

    def move_now(self) -> None:
        """Make the thinking engine move now; if none is thinking, let one move for the side to move."""
        if self._refused():
            return
        if self.program.busy:
            self._leave()
            self._session.play(reply(STAND_IN, self._session.game, self.allowed))
        elif self.playing:
            self._jobs.stop()
            self._make_move()
        else:
            self._session.held, self._asked = False, True
            self._reconsider()

    def hold(self) -> None:
        """Stop; engines wait until they are asked to move."""
        self._session.held = True
        self.analysing, self._so_far = False, None
        self._reconsider()

    def stop(self) -> None:
        """Stop at once."""
        self._soon.stop()
        self._leave()
        self.program.close()
        if self._warming is not None:
            self._warming.stop()

    # Internal

    def _warm(self) -> None:
        """Load the engine, which takes a second or two, before it is needed."""
        if self._warming is None and preparing.compiled():
            self._warming = Jobs(self)
            self._warming.ended.connect(self._soon.start)
            self._warming.begin(warmed())

    def _refused(self) -> bool:
        """Refuse the request if the future is hidden; return whether it is."""
        if self._hidden_future is not None:
            self._session.refused.emit(message("predict-not-now"))
            self.changed.emit()
        return self._hidden_future is not None

    def _touched(self) -> None:
        self._session.held = self._asked = False

    def _undone(self) -> None:
        """Put engines that play against each other on hold, so that there is time to undo more."""
        self._session.held = PERSON not in self._session.players.values()

    def _players_changed(self) -> None:
        self._session.held = False
        self._reconsider()

    def _reconsider(self) -> None:
        self._leave()
        self._consider()

    @Slot()
    def _consider(self) -> None:
        """Start the search or the move that the position shown requires, unless it is running already."""
        session, game = self._session, self._session.game
        if self._warming is not None and self._warming.busy:
            self.changed.emit()  # panes that wait can update; this method is called again when loading has finished
            return
        if (
            self._hidden_future is not None
            or not self._watched
            or session.setting is not None
            or game.over
            or session.player.playing
        ):
            self._leave()
            self.changed.emit()
            return
        engine = session.player_of(session.to_move)
        if session.engines_turn or self._asked:
            self._play(engine if engine != PERSON else self.search)
        elif self.analysing or self.steps_requested:
            self._analyse()
        else:
            self._leave()
        self.changed.emit()

    def _play(self, search: str) -> None:
        board, game = self._session.board, self._session.game
        if search == PROGRAM:
            if not self.program.busy:
                self._leave()
                self.playing = True
                clock = self._session.clock
                self.program.ask(game, self.allowed, clocks(clock.control, game, clock.spent))
                self.busy_changed.emit(True)
            return
        if search in AT_ONCE or swaps(game):
            self._leave()
            self._asked = False
            self._session.play(reply(hex_engines.hex_engine(search).make(), game, self.allowed))
            return
        if self.playing and self._thinking is not None and self._thinking.thought.board == board:
            return
        self._leave()
        if at_once(board) is not None:
            self._thinking = Analyser(board, search)
            self.playing = True
            self._make_move()
        else:
            self._begin(search, playing=True)

    @property
    def steps_requested(self) -> int:
        """The number of steps requested for the position shown, 0 for none."""
        board, steps = self._so_far or (None, 0)
        return steps if board == self._session.board else 0

    def _analyse(self) -> None:
        if self.too_large:
            self._leave()
            return
        thinking = self._thinking
        if thinking is None or self.playing or thinking.thought.board != self._session.board:
            self._leave()
            self._begin(self.search, playing=False)

    def _begin(self, search: str, playing: bool, share: float = 1.0) -> None:
        board = self._session.board
        if search == SOLVER and board.size > LARGEST_SOLVED:
            search = ENGINES[0]
        thinker = self._kept.get((board, search)) or Analyser(board, search)
        self._keep(thinker)
        self._thinking, self.playing = thinker, playing
        sys.setswitchinterval(SWITCH_SECONDS)
        if playing:
            share = PROVING if search == SOLVER else share
            self._jobs.begin(thinker.think(share * self.allowed, settled=True))
        else:
            self._jobs.begin(thinker.think(steps=self.steps_requested or MAX_STEPS))
        self.busy_changed.emit(True)

    def _keep(self, thinker: Analyser) -> None:
        """Store a search, so that it can be shown and continued."""
        key = thinker.thought.board, thinker.thought.search
        self._kept[key] = thinker
        self._kept.move_to_end(key)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
            self.search_dropped.emit()

    def _leave(self) -> None:
        """Stop the current search or program."""
        was_busy, self._thinking, self.playing = self._thinking is not None or self.program.busy, None, False
        self._jobs.stop()
        sys.setswitchinterval(self._switch_before)
        self.program.stop()
        if was_busy:
            self.busy_changed.emit(False)

    @Slot(object)
    def _answered(self, answer: Answer) -> None:
        """Make the move of the other program; if it failed, report that and make another move."""
        self._leave()
        self._asked = False
        self.busy_changed.emit(False)
        self._session.play(answer.move)
        if answer.fault is not None:
            self._session.refused.emit(message("hex-program-stand-in", complaint=say(answer.fault)))

    @Slot(object)
    def _told(self, _thought: Analysis) -> None:
        self.changed.emit()

    @Slot()
    def _ended(self) -> None:
        if self.playing and self._unproved:
            self._leave()
            self._begin(ENGINES[0], playing=True, share=1.0 - PROVING)
        elif self.playing:
            self._make_move()
        else:
            self._thinking = self._so_far = None
            self.busy_changed.emit(False)
            self.changed.emit()

    @property
    def _unproved(self) -> bool:
        """Whether the solver is to move and has not found a winning move."""
        thinker = self._thinking
        return thinker is not None and thinker.thought.search == SOLVER and not thinker.thought.settled

    def _make_move(self) -> None:
        """Make the move that was found, or the best one known."""
        thinker, session = self._thinking, self._session
        assert thinker is not None
        board = thinker.thought.board
        cell = at_once(board)
        if cell is None and thinker.thought.candidates:
            cell = thinker.thought.candidates[0].cell
        if cell is None:
            cell = board.vacant[len(board.vacant) // 2]
        self._leave()
        self._asked = False
        assert board.stones[cell] == EMPTY
        session.play(session.move_at(cell))
