"""The configurations that are compared, each with a letter, and the history of their changes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import QObject, Slot

from workbench.api import Configuration
from workbench.api.optimum import proved_cost
from workbench.catalog.estimates import offered_for
from workbench.catalog.own_names import own_functions
from workbench.search.problem.limits import Limits
from workbench.search.problem.problem import Number, Problem
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base.history import History
from workbench.ui.compare.kept_sides import KeptSides, LetteredConfigurations, Place
from workbench.ui.compare.pair_comparison import Pair
from workbench.ui.compare.runs import LETTERS, MIN_SIZE, Side, first_configurations, preset, raised
from workbench.ui.runs.board_document import BoardPair
from workbench.ui.runs.configuration_names import Names, distinct_names
from workbench.ui.runs.session import Session
from workbench.ui.runs.subject_history import Subject

UndoState = tuple[BoardPair | None, LetteredConfigurations]
"""Configurations by their letters, and the boards if these change, too."""


class ComparedConfigurations(QObject):
    """The configurations on the board of `session`.

    Attributes:
        session: provides the board and the limits.
        problem: the problem of the sides. sides: the configurations, in the order of their letters.
        stored, histories: the last configurations, and their history, by problem.
        pair: the two sides whose states are compared.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.problem = session.problem
        self.sides: list[Side] = []
        self.pair = Pair("A", "B")
        self.stored: dict[str, LetteredConfigurations] = {}
        self.histories: dict[str, History] = {}
        self._kept = KeptSides()
        session.memory.count_spare(self._kept)
        self._to_end = False
        self._stale = True
        """Whether the problem has changed since the runs were started."""

    @property
    def names(self) -> Names:
        """The names of the sides in the current language, by their differences."""
        return distinct_names([side.configuration for side in self.sides], self.problem)

    @property
    def free_letters(self) -> list[str]:
        """The letters without a configuration."""
        return [letter for letter in LETTERS if letter not in {side.letter for side in self.sides}]

    def side(self, letter: str) -> Side | None:
        return next((side for side in self.sides if side.letter == letter), None)

    @property
    def known_optimum(self) -> Number | None:
        """The optimal cost if a search of any bench has proved it, or if it is published; else None."""
        return self.session.optima.optimum_of(self._subject, self.problem)

    @property
    def raised_limits(self) -> Limits | None:
        """The limits with which runs that have reached one can continue, or None."""
        return raised(self.sides, self.session.limits, self.session.room)

    @property
    def pair_sides(self) -> tuple[Side, Side] | None:
        """The two sides whose states are compared, or None if one of them has no run."""
        one, other = map(self.side, self.pair)
        if one is None or other is None or one.run is None or other.run is None:
            return None
        return one, other

    @property
    def all_timed(self) -> bool:
        """Whether all times are known, which the time axis requires."""
        runs = [side for side in self.sides if side.run is not None]
        return bool(runs) and all(side.timing is not None for side in runs)

    def compare(self, configurations: Sequence[Configuration]) -> None:
        """Replace all configurations; the letters start from A."""
        self._replace("undo-configurations", tuple(zip(LETTERS, configurations, strict=False)))

    def show_preset(self, name: str) -> None:
        self.compare(preset(name, self.problem))

    def add(self, configuration: Configuration) -> None:
        """Add a configuration under the first free letter, if there is one."""
        if self.free_letters:
            more = (self.free_letters[0], configuration)
            self._replace("undo-configuration-added", tuple(sorted((*self.lettered, more), key=lambda one: one[0])))

    def remove(self, letter: str) -> None:
        """Remove a configuration, if more than two are compared."""
        if len(self.sides) > MIN_SIZE:
            self._replace("undo-configuration-removed", tuple(one for one in self.lettered if one[0] != letter))

    def change(self, letter: str, configuration: Configuration) -> None:
        """Replace the configuration of a letter."""
        side = self.side(letter)
        if side is not None and side.configuration != configuration:
            changed = tuple((one, configuration if one == letter else other) for one, other in self.lettered)
            self._replace("undo-configuration-changed", changed, letter)

    def restore(self, stored: Mapping[str, LetteredConfigurations] | None) -> None:
        """Have these configurations again for problems that are not shown now; None: those of the start for all."""
        self.stored = dict(stored or {})
        if stored is None:
            self._stale = True
            self._show(self.due)
            for history in self.histories.values():
                history.clear()

    def search(self, board: Board, goal: Board) -> None:
        """Search another board, in Explore, too."""
        session, before = self.session, self.session.boards
        if session.other is None:
            session.bring(board, goal)
            after: UndoState = (session.boards, self.lettered)
            self.history.record("undo-board", (before, self.lettered), after, self._restore_configurations)

    @property
    def lettered(self) -> LetteredConfigurations:
        return tuple(side.lettered for side in self.sides)

    @property
    def due(self) -> LetteredConfigurations:
        """Those that are compared, or will be when the bench is visible again: each problem has its own."""
        if not self._stale:
            return self.lettered
        problem = self.session.problem
        stored = self.stored.get(self._key()) or tuple(zip(LETTERS, first_configurations(problem), strict=False))
        return fitting(stored, problem)

    @property
    def history(self) -> History:
        """The history of the configurations for the current problem."""
        key = self._key()
        if key not in self.histories:
            self.histories[key] = History(self)
            self.histories[key].changed.connect(self._drop_unreachable)
        return self.histories[key]

    def _replace(self, key: str, lettered: LetteredConfigurations, kind: str = "") -> None:
        """Replace the configurations with an undoable change."""
        before = self.lettered
        self._show(lettered, restart=key == "undo-configurations")
        if before:
            self.history.record(key, (None, before), (None, lettered), self._restore_configurations, kind)

    def _restore_configurations(self, searched: UndoState) -> None:
        boards, lettered = searched
        if boards is not None:
            self.session.set_boards(boards.start, boards.goal, boards.usual)
        self._show(lettered, place=self._kept.place(lettered))

    @Slot()
    def _drop_unreachable(self) -> None:
        """Drop the searches that no undo or redo brings back."""
        if self._kept.retain(lettered for _, lettered in cast("Iterator[UndoState]", self.history.values)):
            self.session.memory.note_dropped()

    def _show(self, lettered: LetteredConfigurations, restart: bool = False, place: Place | None = None) -> None:
        """Replace the configurations; runs of the same letter and configuration are kept, unless all restart.

        Other runs are kept for undoing; of two with the same configuration, the longer one is shown again. `place`: of
        the player; None: as now.

        They are for the problem of the session, which may have changed while the bench was not visible. A map that is
        drawn may have changed into one that some of them cannot search.
        """
        if self._stale:
            self.problem, restart = self.session.problem, True
        before, lettered = self.sides, fitting(lettered, self.problem)
        known = [] if restart else sorted([*before, *self._kept.take(lettered)], key=lambda side: -side.length)
        self._to_end, now = restart or (self._to_end and place is None), self._player_place
        if before and before[0].problem is self.problem:
            self._kept.keep(before, [one for one in before if restart or one.lettered not in lettered], now)
        self.sides = [
            next((side for side in known if side.lettered == one), Side(*one, self.problem)) for one in lettered
        ]
        self._start_sides([side for side in self.sides if side not in known], place or now)

    @property
    def _subject(self) -> Subject:
        return Subject(self.session.start_board, self.session.goal_board, self.session.other)

    def _judge_solutions(self) -> None:
        """Share the optimal cost and bounds if they are proved; if it is not known, search for it in the background."""
        for side in self.sides:
            self.session.optima.learn_from(side.run)
        runs = [side.run for side in self.sides if side.run is not None and side.run.status is Status.SOLVED]
        for run in runs:
            self.session.optima.learn(self._subject, proved_cost(run))
        if runs and self.known_optimum is None:
            self.session.optima.find(self._subject, self.problem)

    @property
    def _behind(self) -> bool:
        """Whether the layers of some steps have not been processed."""
        return any(side.layers.steps < side.length for side in self.sides)

    def _memory_used(self) -> int:
        return sum(side.run.recording.nbytes for side in self.sides if side.run is not None)

    def _key(self) -> str:
        return "" if self.session.other is None else self.session.other.given

    @abstractmethod
    def _start_sides(self, new: Sequence[Side], place: Place) -> None:
        """Start the runs of new sides, and let them catch up. `place`: of the player."""

    @property
    @abstractmethod
    def _player_place(self) -> Place:
        """Where the player is."""


def fitting(lettered: LetteredConfigurations, problem: Problem[Any]) -> LetteredConfigurations:
    """Return the configurations, those that cannot search `problem` with another heuristic, or as the default search.

    None becomes equal to another one if there is a choice. On boards of a shape for which a heuristic has no tables,
    the configuration is kept and refused.
    """
    if isinstance(problem, TileProblem):
        return lettered
    kept = [one for _, one in lettered if _can_search(one, problem)]
    result = []
    for letter, configuration in lettered:
        if configuration not in kept:
            nearest = configuration.fitting(problem)
            others = [replace(nearest, heuristic=name) for name in offered_for(problem) if nearest.entry.informed]
            configuration = next((one for one in (nearest, *others) if one not in kept), nearest)
            kept.append(configuration)
        result.append((letter, configuration))
    return tuple(result)


def _can_search(configuration: Configuration, problem: Problem[Any]) -> bool:
    heuristic = configuration.heuristic
    known = heuristic is None or heuristic in offered_for(problem) or bool(own_functions(heuristic))
    return known and configuration.entry.obstacle(problem) is None
