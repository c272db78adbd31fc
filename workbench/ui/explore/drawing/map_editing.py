"""The map that is being edited: changes of it, undone like any other change, and the search that follows them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, Signal, Slot

from workbench.catalog.estimates import estimate_for
from workbench.formats.problem_input import ProblemInput, drawn_input
from workbench.maps.graph import STRAIGHT_LINE, Graph, GraphProblem
from workbench.maps.grid import Grid
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.maps.reading import MapProblem
from workbench.own_file import is_own
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number
from workbench.ui.base.throttle import Throttle
from workbench.ui.explore.drawing.drawings import Drawings, is_same_map
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session

FRAME = 0.016
"""Minimum seconds between two searches while something is dragged."""
MAX_WAIT, MAX_WAIT_DRAGGING = 0.3, 2.0
"""Seconds after which a search that has not ended is shown; and, during a drag, replaced by that of a newer map."""
WAIT_MS = 8
"""Milliseconds between two looks at a search that has not ended."""


class Tool(Enum):
    """What the pointer does on a map."""

    MOVE = "move"
    WALL = "wall"
    ERASE = "erase"
    COST = "cost"
    WATER = "water"
    START = "start"
    GOAL = "goal"
    PLACE = "place"
    ROAD = "road"
    ONE_WAY = "one-way"
    NUMBER = "number"


class MapEditing(QObject):
    """Changes the session's map. While something is dragged, the search runs again at most once a frame.

    Attributes: on, whether the map is edited; tool; cost, what the tool COST draws; seed, percent, the last ones by
    which squares were drawn at random; drawings, all that was drawn.
    Signals: `changed` when `on`, the tool, the cost or the map has changed; `settled` when a search that is awaited has
    ended; `dragging(bool)` when a drag has begun or ended.
    """

    changed = Signal()
    settled = Signal()
    dragging = Signal(bool)

    def __init__(self, session: Session, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.on, self.tool, self.cost = False, Tool.WALL, 2
        self.seed, self.percent = "1", 25
        self._pending: Grid | Graph | None = None
        self.drawings = Drawings()
        self._applying = self._replaces = False
        self._strokes, self._in_stroke, self._follows = 0, False, False
        self._step: int | None = None
        """The step of a graph at which the player stays; None: the end."""
        self._awaited: RunEntry | None = None
        self._searched = session.other
        self._began = 0.0
        self._throttle = Throttle(self._apply, FRAME, self)
        session.problem_changed.connect(self._changed)
        player.playing_changed.connect(self._heed_player)

    @property
    def problem(self) -> MapProblem | None:
        """The map that can be edited, or None: the problem is no map, or its search is shown only in part."""
        return None if self._session.run_with_hidden_future is not None else self.searched

    @property
    def searched(self) -> MapProblem | None:
        """The map that is searched, even if it cannot be edited now."""
        problem = None if self._session.other is None else self._session.other.problem
        return problem if isinstance(problem, GridProblem | GraphProblem) else None

    @property
    def map(self) -> Grid | Graph | None:
        """The map with all changes, even those that are not searched yet."""
        if self._pending is not None:
            return self._pending
        problem = self.problem
        return problem.grid if isinstance(problem, GridProblem) else None if problem is None else problem.graph

    @property
    def grid(self) -> Grid | None:
        """The map, if it is a grid."""
        return self.map if isinstance(self.map, Grid) else None

    @property
    def graph(self) -> Graph | None:
        """The map, if it is a graph."""
        return self.map if isinstance(self.map, Graph) else None

    @property
    def tool_in_use(self) -> Tool:
        """The tool; on a map that is not edited, the start and the goals can still be moved."""
        return self.tool if self.on else Tool.MOVE

    @property
    def draws(self) -> bool:
        """Whether the map is edited, or an end of it is dragged."""
        return self.on or self._in_stroke

    @property
    def uses_positions(self) -> bool:
        """Whether the search depends on where the places of a graph are."""
        heuristic = self._session.configuration.heuristic
        return heuristic is not None and (heuristic == STRAIGHT_LINE or is_own(heuristic))

    def estimate(self, place: str) -> Number:
        """Return h of a place of the graph by the heuristic in use, 0 by one of the user's own code."""
        problem, heuristic = self.problem, self._session.configuration.heuristic
        if problem is None or heuristic is None or is_own(heuristic):
            return 0
        value: Number = estimate_for(problem, heuristic)(place)
        return value

    @property
    def waits(self) -> bool:
        """Whether a search that was begun by a change is about to end: until then the map of the last one is shown."""
        longest = MAX_WAIT_DRAGGING if self._in_stroke else MAX_WAIT
        return (self._follows or self._awaited is not None) and perf_counter() - self._began < longest

    def set_on(self, on: bool) -> None:
        """Begin or end editing. Until it ends, Undo does not go back behind the map with which it began."""
        if on is not self.on:
            self._switch(on)
            self.changed.emit()

    def draw_new(self, other: ProblemInput) -> None:
        """Begin to draw on an empty map: with places, or with walls."""
        self._switch(False)  # its search does not follow from that of the map before it
        self._session.set_problem(other)
        self.tool = Tool.PLACE if isinstance(other.problem, GraphProblem) else Tool.WALL
        self.set_on(True)

    def choose(self, tool: Tool, cost: int | None = None) -> None:
        """Draw with another tool; `cost`: the cost that it draws."""
        self.tool, self.cost = tool, self.cost if cost is None else cost
        self.changed.emit()

    def begin_stroke(self) -> None:
        """Begin a drag: all changes until `end_stroke` are one step of Undo."""
        self._strokes += 1
        self._in_stroke, self._replaces = True, False
        self.dragging.emit(True)

    def change(self, changed: Grid | Graph) -> None:
        """Search another map, as soon as the last search has had its time."""
        if changed is not self.map:
            self._pending = changed
            self._throttle.request_promptly()

    def end_stroke(self) -> None:
        """End a drag, and search the map as it is then."""
        self._in_stroke = False
        self.dragging.emit(False)
        self._throttle.flush()
        self._session.history.stop_merging()
        if self._awaited is not None and self._step is None:
            self._player.to_end()

    def attempt(self, change: Callable[[], Grid | Graph]) -> bool:
        """Make a change that is a step of Undo by itself, or report its Fault; return whether it is made."""
        self.begin_stroke()
        try:
            self.change(change())
        except Fault as fault:
            self._session.refused.emit(fault.with_traceback(None))
            return False
        finally:
            self.end_stroke()
        return True

    @property
    def unsaved(self) -> list[ProblemInput]:
        """The maps that were drawn and are not kept in a file."""
        return [drawing.last for drawing in self.drawings if drawing.unsaved]

    @Slot(object, str)
    def note_saved(self, problem: MapProblem, name: str) -> None:
        """Remember that a map is kept in a file of this name with all that belongs to it."""
        self.drawings.note_kept(problem, Path(name).stem)
        self.changed.emit()

    @Slot(object)
    def follow(self, entry: RunEntry | None) -> None:
        """Search the map that has changed to its end, and go there; call it when the player has opened the run.

        If a new run replaces one whose end is awaited, its own end is awaited instead.
        """
        replaces = self._awaited is not None and entry is not None and not entry.touched
        follows, self._follows, self._awaited = self._follows or replaces, False, None
        if entry is None or not follows:
            return
        self._awaited = None if entry.finished else entry
        if not entry.finished and (self._in_stroke or self._step is not None):
            self._session.advance_to(None)
        else:
            self._go()

    @Slot(object)
    def finish(self, entry: RunEntry) -> None:
        """Go to the end of a search if it is awaited; call it when the player knows that the search has ended."""
        if entry is self._awaited:
            self._awaited = None
            self._go()
            self.settled.emit()

    # Private

    def _switch(self, on: bool) -> None:
        if on is not self.on:
            self.on = on
            self._session.history.set_floor(on)

    @Slot(bool)
    def _heed_player(self, playing: bool) -> None:
        """Await nothing more: the end is shown, or the user has paused, or has gone to another step meanwhile."""
        if not playing and self._awaited is self._session.current:
            self._awaited = None

    def _go(self) -> None:
        """Go to the end, or to the step that a graph showed before it was changed."""
        if self._step is None:
            self._player.to_end()
        else:
            self._player.seek(self._step)

    def _note_step(self, redrawn: bool) -> None:
        """Note where the player is, before it opens the search of a changed map. One without steps changes nothing."""
        player = self._player
        if not (self.on and redrawn) or isinstance(self.problem, GridProblem):
            self._step = None
        elif self._awaited is None and player.length > 0:
            self._step = player.t if player.ended and not player.at_end and player.mode is Mode.SEARCH else None

    def _apply(self) -> None:
        if self._pending is None:
            return
        if self._in_stroke and self._session.busy and self.waits:
            self._throttle.request_later(WAIT_MS)
            return
        changed, self._pending = self._pending, None
        other, problem = self._session.other, self.problem
        if other is None or problem is None:
            return
        if not self.on and isinstance(problem, GridProblem) and isinstance(changed, Grid):  # only its rule or its ends
            other = other._replace(problem=problem.ruled(changed.moves).between(changed.start, changed.goals))
        else:
            other = drawn_input(grid_problem(changed) if isinstance(changed, Grid) else GraphProblem(changed))
        self._applying = True
        with self._session.history.merging(f"{self._strokes} drawn"):
            self._session.redraw_problem(other, self._replaces)
        self._applying, self._replaces = False, True

    @Slot()
    def _changed(self) -> None:
        """Follow a change of the map; undone, the end of the search is only shown again if it was shown."""
        session, undoing = self._session, self._session.history.undoing
        before, self._searched = self._searched, session.other
        if self.problem is None:
            self._pending = None
            self._switch(False)
        self.drawings.follow(session.other, self._applying, undoing)
        same = is_same_map(before, session.other)
        self._follows = self.on or self._applying or (undoing and same and self._player.at_end)
        self._note_step(self._applying or undoing or same)
        self._awaited, self._began = None, perf_counter()
        self.changed.emit()
