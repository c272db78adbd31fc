"""The solution of divide and conquer as it is found, move by move and phase by phase. Does not use Qt."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.search.problem.status import Status
from workbench.tiles.divide.block import Subgoal
from workbench.tiles.divide.phase import Phase
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import cell_offset
from workbench.ui.states.board_picture import BoardPicture, Target


@dataclass(frozen=True)
class SolutionPlace:
    """The position in the solution after some of its moves.

    Attributes:
        index, phase: the current phase. move: the number of moves made in all. done: whether the phase is done.
        made, moves: how many of the phase's moves are made, and how many are known.
        board, before: the board, and the one a move earlier, None at the start of a phase.
    """

    index: int
    phase: Phase
    move: int
    done: bool
    made: int
    moves: int
    board: Board
    before: Board | None

    @property
    def complete(self) -> bool:
        """Whether the sub-goal is reached at this position."""
        return self.done and self.made == self.moves

    @property
    def needs_no_move(self) -> bool:
        """Whether the tiles of the sub-goal are in their cells when its phase begins."""
        return not self.made and not (self.done and self.moves) and is_there(self.phase.subgoal, self.board)

    @property
    def frozen(self) -> frozenset[int]:
        """The cells that no later move touches."""
        subgoal = self.phase.subgoal
        return frozenset(subgoal.frozen) | (frozenset(subgoal.cells) if self.complete else frozenset())


class PhasedSolution:
    """The view of a run for the window: the phases begun, and the moves of those done.

    It can be read while the run continues in another thread: a phase is done when the next one has begun. When the run
    is shortened at the end, its phases are replaced; this object keeps the original ones and is `outdated`.
    """

    def __init__(self, run: DivideRun) -> None:
        self.run, self.phases = run, run.phases
        self._boards: tuple[int, tuple[Board, ...]] = (-1, ())

    @property
    def outdated(self) -> bool:
        """Whether the run's phases have been replaced."""
        return self.run.phases is not self.phases

    @property
    def plan(self) -> tuple[Subgoal, ...]:
        """All sub-goals, including future ones."""
        return tuple(phase.subgoal for phase in self.phases) if self._is_solved else self.run.plan

    @property
    def _is_solved(self) -> bool:
        """Whether there is a solution, which may still be shortened."""
        return self.run.shortening is not None or self.run.status is Status.SOLVED

    @property
    def begun_phases(self) -> int:
        """The number of phases done or in progress."""
        return len(self.phases)

    @property
    def done(self) -> int:
        """The number of phases done."""
        return self.begun_phases if self._is_solved else max(self.begun_phases - 1, 0)

    @property
    def length(self) -> int:
        """The number of moves known."""
        done = self.done
        return self._end(done - 1) if done else 0

    @property
    def finished(self) -> bool:
        """Whether no more moves will be added."""
        return self.run.status.finished

    def phase_at(self, move: int, near: int) -> int:
        """Return the phase after `move` moves; on a boundary between phases, `near` if possible, else the earlier one.

        At the end of the solution, it is the last phase.
        """
        if self._is_solved and move == self.length:
            return self.begun_phases - 1
        if near < self.begun_phases and self.phases[near].first_move <= move <= self._end(near):
            return near
        made = [index for index in range(self.done) if self.phases[index].first_move < move]
        return made[-1] if made else 0

    def first_move(self, index: int) -> int:
        """Return the number of moves before a phase."""
        return self.phases[index].first_move

    def costs(self, index: int) -> tuple[int, int]:
        """Return a phase's number of moves, 0 until it is done, and of expansions, 0 until it has begun."""
        if index >= self.begun_phases:
            return 0, 0
        phase = self.phases[index]
        return len(phase.moves) if index < self.done else 0, phase.run.recording.expanded

    def place(self, move: int, index: int) -> SolutionPlace | None:
        """Return the position after `move` moves, in the phase `index`; None if no phase has begun."""
        if not self.begun_phases:
            return None
        phase = self.phases[index]
        boards, made = self._boards_of(index), move - phase.first_move
        return SolutionPlace(
            index=index,
            phase=phase,
            move=move,
            done=index < self.done,
            made=made,
            moves=len(boards) - 1,
            board=boards[made],
            before=boards[made - 1] if made else None,
        )

    def _end(self, index: int) -> int:
        phase = self.phases[index]
        return phase.first_move + (len(phase.moves) if index < self.done else 0)

    def _boards_of(self, index: int) -> tuple[Board, ...]:
        """Return the known boards of a phase, the first one included."""
        phase = self.phases[index]
        if index >= self.done:
            return (phase.board,)
        if self._boards[0] != index:
            self._boards = index, phase.board.path(phase.moves)
        return self._boards[1]


def is_there(subgoal: Subgoal, board: Board) -> bool:
    """Return whether the tiles of a sub-goal, except for the last block, are in their cells: no move is needed."""
    return subgoal.kind != "block" and [board.tiles[cell] for cell in subgoal.cells] == list(subgoal.tiles)


def picture(place: SolutionPlace, goal: Board) -> BoardPicture:
    """Return the picture of a position: the board, the frozen cells, the target tiles and their remaining paths."""
    board_picture = BoardPicture.of(place.board, goal)
    if place.phase.subgoal.kind == "block":
        frozen = frozenset() if place.complete else place.frozen
        return board_picture.with_marks(frozen=frozen)
    if place.needs_no_move:
        return board_picture.with_marks(frozen=place.frozen)
    remaining = place.phase.moves[place.made :] if place.done else ""
    targets = tuple(
        Target(tile, cell, _tile_path(place.board, remaining, tile))
        for tile, cell in zip(place.phase.subgoal.tiles, place.phase.subgoal.cells, strict=True)
    )
    return board_picture.with_marks(frozen=place.frozen, targets=targets)


def _tile_path(board: Board, moves: str, tile: int) -> tuple[int, ...]:
    """Return the cells on the path of a tile, including its current one."""
    blank, cell = board.blank, board.tiles.index(tile)
    cells = [cell]
    for move in moves:
        target = blank + cell_offset(move, board.columns)
        if target == cell:
            cell = blank
            cells.append(cell)
        blank = target
    return tuple(cells)
