"""What thinks about the position on show: for a side that an engine plays, or because one wants to know."""

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
"""How far one searches because one wants to know: by then nothing changes any more."""
MAX_KEPT = 4
"""Searches that can be gone on with."""
SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""What an engine may be given for a move."""


class HexEngine(QObject):
    """Attributes: analysing, whether the position on show is searched; search, by what; seconds, for an engine's move;
    thought, of the position on show, or None; playing, whether what goes on is an engine's turn; program, the other
    program that may play.

    Signals: `changed` any of these. `busy_changed(bool)`. `search_dropped`: one that was kept is no longer.
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
        """Whether a search goes on, or is about to."""
        return self._thinking is not None or self.program.busy or self._soon.isActive()

    @property
    def thinking(self) -> bool:
        """Whether a search goes on."""
        return self._thinking is not None

    @property
    def awaited(self) -> bool:
        """Whether something of a search of the position will be there before long."""
        session = self._session
        searchable = not session.game.over and session.setting is None and not self.too_large
        return self.thinking or (searchable and (self.analysing or self.steps_requested > 0))

    @property
    def thought(self) -> Analysis | None:
        """What is known of the position on show; nothing behind a curtain."""
        if self._hidden_future is not None:
            return None
        board = self._session.board
        if self._thinking is not None and self._thinking.thought.board == board:
            return self._thinking.thought
        return next((kept.thought for (of, _), kept in reversed(self._kept.items()) if of == board), None)

    @property
    def recording(self) -> GameRecording[HexBoard] | None:
        """The recording of the search of the position on show, or of the one before, by which its move was chosen."""
        if self._hidden_future is not None:
            return self._hidden_future
        searched = self.searched
        return None if searched is None or searched.run is None else searched.run.recording

    @property
    def bytes_held(self) -> int:
        """Bytes of the recordings of all searches that are kept."""
        searches = {*self._kept.values(), *filter(None, (self._thinking,))}
        return sum(one.run.recording.nbytes for one in searches if one.run is not None)

    @property
    def searched(self) -> Analyser | None:
        """The search that `recording` is of."""
        game = self._session.game
        before = None if game.before is None else game.before.shown
        for board in (self._session.board, before):
            for thinker in (self._thinking, *reversed(self._kept.values())):
                if thinker is not None and thinker.run is not None and thinker.thought.board == board:
                    return thinker
        return None

    def hide_future(self, recording: GameRecording[HexBoard]) -> None:
        """Show this recording and nothing else that was found, and search nothing, until the curtain is lifted."""
        self._hidden_future = recording
        self._leave()
        self.changed.emit()

    def reveal_future(self, thinker: Analyser) -> None:
        """Show all that is known again, first of all what was found by `thinker`."""
        self._hidden_future = None
        self._keep(thinker)
        self._soon.start()
        self.changed.emit()

    @property
    def allowed(self) -> float:
        """The seconds that an engine may think about the move that is to be made: no longer than the clock allows."""
        session = self._session
        control = session.clock.control
        left = session.clock.left(session.game.side_shown(session.game.to_move))
        return sensible(self.seconds, session.game.board, left, 0.0 if control is None else control.increment)

    @property
    def too_large(self) -> bool:
        """Whether the board on show is too large for the search that was chosen."""
        return self.search == SOLVER and self._session.board.size > LARGEST_SOLVED

    def set_watched(self, watched: bool) -> None:
        """Think only while somebody looks."""
        self._watched = watched
        if watched:
            self._soon.start()
            self._warm()
        else:
            self.stop()

    def set_analysing(self, on: bool) -> None:
        """Search every position that is shown, or leave that."""
        if self._refused():
            return
        self.analysing, self._so_far = on, None
        self._reconsider()

    def set_search(self, search: str) -> None:
        """Search otherwise."""
        self.search = search
        self._reconsider()

    def search_so_far(self, steps: int) -> None:
        """Search the position on show for so many steps, no more and no fewer, and leave it at that."""
        board = self._session.board
        kept = self._kept.get((board, self.search))
        if kept is not None and kept.thought.steps > steps:
            self._leave()
            del self._kept[board, self.search]
        self._so_far = board, steps
        self._reconsider()

    def move_now(self) -> None:
        """Let an engine that thinks make its move; else let one make a move for whose turn it is."""
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
        """Leave off; engines wait until they are asked."""
        self._session.held = True
        self.analysing, self._so_far = False, None
        self._reconsider()

    def stop(self) -> None:
        """Leave off at once."""
        self._soon.stop()
        self._leave()
        self.program.close()
        if self._warming is not None:
            self._warming.stop()

    # Within

    def _warm(self) -> None:
        """Load the engine, which takes a second or two, before somebody waits for it."""
        if self._warming is None and preparing.compiled():
            self._warming = Jobs(self)
            self._warming.ended.connect(self._soon.start)
            self._warming.begin(warmed())

    def _refused(self) -> bool:
        """Say that nothing is searched behind a curtain; return whether there is one."""
        if self._hidden_future is not None:
            self._session.refused.emit(message("predict-not-now"))
            self.changed.emit()
        return self._hidden_future is not None

    def _touched(self) -> None:
        self._session.held = self._asked = False

    def _undone(self) -> None:
        """Let engines that play against each other wait, so that there is time to undo more."""
        self._session.held = PERSON not in self._session.players.values()

    def _players_changed(self) -> None:
        self._session.held = False
        self._reconsider()

    def _reconsider(self) -> None:
        self._leave()
        self._consider()

    @Slot()
    def _consider(self) -> None:
        """Begin to do what is to be done about the position on show, unless that is being done."""
        session, game = self._session, self._session.game
        if self._warming is not None and self._warming.busy:
            self.changed.emit()  # what waits for it can say so; it is considered when that has ended
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
        """How many steps of a search are wanted of the position on show, 0 for none."""
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
        """Keep a search, so that it can be shown and gone on with."""
        key = thinker.thought.board, thinker.thought.search
        self._kept[key] = thinker
        self._kept.move_to_end(key)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
            self.search_dropped.emit()

    def _leave(self) -> None:
        """Leave off what goes on."""
        was_busy, self._thinking, self.playing = self._thinking is not None or self.program.busy, None, False
        self._jobs.stop()
        sys.setswitchinterval(self._switch_before)
        self.program.stop()
        if was_busy:
            self.busy_changed.emit(False)

    @Slot(object)
    def _answered(self, answer: Answer) -> None:
        """Make the move of the other program, or say what is wrong with it and make another."""
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
        """Whether the solver was to move, and has found no move that wins."""
        thinker = self._thinking
        return thinker is not None and thinker.thought.search == SOLVER and not thinker.thought.settled

    def _make_move(self) -> None:
        """Make the move that was found, or that is best by what is known."""
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
