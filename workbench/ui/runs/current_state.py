"""The state that is on show: the node at the player's step, or the state after a move of the solution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from workbench.search.explaining import explain
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import Number, scale, units
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import BACKWARD
from workbench.search.running.run import Solution
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.player.player import Mode, Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.session import Session
from workbench.ui.states.map_marks import MapMarks, MapReader


@dataclass(frozen=True)
class Costs:
    """The number of a node's record, and its g, h and f in moves."""

    number: int
    g: Number
    h: Number
    f: Number


@dataclass(frozen=True)
class CurrentState:
    """A state with what is known of it.

    Attributes:
        previous: the state it was made from by `move`; None and "" for the start.
        depth: moves from the start. moves: how many the solution has, where its moves are watched, else None.
        backward: whether it was found searching back from the goal.
        costs: None where the recording does not hold the node.
        way: the states from the start to it, where the moves of the solution are watched.
    """

    problem: Any
    state: Any
    previous: Any
    move: str
    depth: int
    moves: int | None
    costs: Costs | None
    backward: bool = False
    way: Sequence[Any] = ()

    @property
    def is_board(self) -> bool:
        """Whether the state is a board; the properties that follow are for boards only."""
        return isinstance(self.problem, TileProblem)

    @property
    def board(self) -> Board:
        """The state's board."""
        board: Board = self.problem.board(self.state)
        return board

    @property
    def before(self) -> Board | None:
        """The board that it was made from."""
        return None if self.previous is None else self.problem.board(self.previous)

    @property
    def goal(self) -> Board:
        """The goal."""
        goal: Board = self.problem.goal
        return goal


def on_show(session: Session, player: Player, spotlight: NodeSelection | None = None) -> CurrentState | None:
    """Return what is on show, the node in the spotlight first of all; None where nothing is recorded."""
    timeline, kept = player.timeline, session.current
    if timeline is None or kept is None or timeline.recording is not kept.run.recording:
        return None
    if not timeline.recording.published.records:
        return None
    if spotlight is not None and spotlight.record is not None:
        return of_node(timeline, spotlight.record)
    if player.mode is Mode.MOVES and kept.run.solution is not None:
        return after_move(timeline, kept.run.solution, player.move)
    if player.micro:
        return in_micro_step(timeline, player)
    number = timeline.at(min(player.t, timeline.length)).current or 0
    return of_node(timeline, number)


def in_micro_step(timeline: Timeline[Any], player: Player) -> CurrentState:
    """Return what the player's micro-step is about: the node that is being expanded, or one of its successors."""
    moment = timeline.at(player.t + 1)
    number = moment.current or 0
    successor = explain.successor_of(moment, player.micro_steps, player.micro - 1)
    if successor is None:
        return of_node(timeline, number)
    if successor.record != NONE:
        return of_node(timeline, successor.record)
    node = of_node(timeline, number)
    return replace(
        node, state=successor.state, previous=node.state, move=successor.move, depth=node.depth + 1, costs=None
    )


def of_node(timeline: Timeline[Any], number: int) -> CurrentState:
    """Return the state of a record, with all its facts."""
    recording = timeline.recording
    path = recording.path(number)
    return CurrentState(
        problem=recording.problem,
        state=recording.state(number),
        previous=recording.state(path[-2]) if len(path) > 1 else None,
        move=recording.label(number),
        depth=len(path) - 1,
        moves=None,
        costs=_costs(timeline, number),
        backward=timeline.at(timeline.length).side(number) == BACKWARD,
    )


def after_move(timeline: Timeline[Any], solution: Solution, made: int) -> CurrentState:
    """Return the state after `made` moves of the solution."""
    recording, moves, states = timeline.recording, solution.moves, solution.states
    path = recording.solution_path()
    return CurrentState(
        problem=recording.problem,
        state=states[made],
        previous=states[made - 1] if made else None,
        move=moves[made - 1] if made else "",
        depth=made,
        moves=len(moves),
        costs=_costs(timeline, path[made]) if len(path) == len(moves) + 1 else None,
        way=states[: made + 1],
    )


def _costs(timeline: Timeline[Any], number: int) -> Costs:
    moment, unit = timeline.at(timeline.length), scale(timeline.recording.problem)
    return Costs(number, units(moment.g(number), unit), units(moment.h(number), unit), units(moment.f(number), unit))


def marks_on_show(reader: MapReader, timeline: Timeline[Any], player: Player, shown: CurrentState) -> MapMarks:
    """Return what is marked on a map while `shown` is on show: also the node picked or watched, and the way there."""
    if shown.moves is not None:
        return reader.at(timeline.at(timeline.length), shown.state, list(shown.way))
    moment = timeline.at(min(player.t, timeline.length))
    number = moment.current if shown.costs is None else shown.costs.number
    if number == (moment.current or 0):
        return reader.at(moment)
    path = [timeline.recording.state(one) for one in timeline.recording.path(number or 0)]
    return reader.at(moment, shown.state, path)
