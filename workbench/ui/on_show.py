"""The board that is on show: the node at the player's step, or the board after a move of the solution."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from workbench.search import explain
from workbench.search.columns import NONE
from workbench.search.moment import BACKWARD
from workbench.search.problem import Number, scale, units
from workbench.search.timeline import Timeline
from workbench.tiles.board import Board
from workbench.tiles.problem import TileProblem
from workbench.ui.player import Mode, Player
from workbench.ui.session import Session
from workbench.ui.spotlight import Spotlight


@dataclass(frozen=True)
class Costs:
    """The number of a node's record, and its g, h and f in moves."""

    number: int
    g: Number
    h: Number
    f: Number


@dataclass(frozen=True)
class OnShow:
    """A board with what is known of it.

    Attributes:
        before: the board it was made from, by the blank's going in direction `move`; None and "" for the start.
        depth: moves from the start. moves: how many the solution has, where its moves are watched, else None.
        backward: whether it was found searching back from the goal.
        costs: None where the recording does not hold the node.
    """

    board: Board
    goal: Board
    before: Board | None
    move: str
    depth: int
    moves: int | None
    costs: Costs | None
    backward: bool = False


def on_show(session: Session, player: Player, spotlight: Spotlight | None = None) -> OnShow | None:
    """Return what is on show, the node in the spotlight first of all; None where there is no run on boards."""
    timeline, kept = player.timeline, session.current
    if timeline is None or kept is None or timeline.recording is not kept.run.recording:
        return None
    if not isinstance(timeline.recording.problem, TileProblem):
        return None
    if spotlight is not None and spotlight.record is not None:
        return of_node(timeline, spotlight.record)
    if player.mode is Mode.MOVES and kept.run.solution is not None:
        return after_move(timeline, kept.board, kept.run.solution.moves, player.move)
    if player.micro:
        return in_micro_step(timeline, player)
    number = timeline.at(min(player.t, timeline.length)).current or 0
    return of_node(timeline, number)


def in_micro_step(timeline: Timeline[Any], player: Player) -> OnShow:
    """Return what the player's micro-step is about: the node that is being expanded, or one of its successors."""
    moment = timeline.at(player.t + 1)
    number = moment.current or 0
    successor = explain.successor_of(moment, player.micro_steps, player.micro - 1)
    if successor is None:
        return of_node(timeline, number)
    if successor.record != NONE:
        return of_node(timeline, successor.record)
    node, problem = of_node(timeline, number), timeline.recording.problem
    assert isinstance(problem, TileProblem)
    board = problem.board(successor.state)
    return replace(node, board=board, before=node.board, move=successor.move, depth=node.depth + 1, costs=None)


def of_node(timeline: Timeline[Any], number: int) -> OnShow:
    """Return the board of a record of a search on boards, with all its facts."""
    recording = timeline.recording
    problem = recording.problem
    assert isinstance(problem, TileProblem)
    path = recording.path(number)
    return OnShow(
        board=problem.board(recording.state(number)),
        goal=problem.goal,
        before=problem.board(recording.state(path[-2])) if len(path) > 1 else None,
        move=recording.label(number),
        depth=len(path) - 1,
        moves=None,
        costs=_costs(timeline, number),
        backward=timeline.at(timeline.length).side(number) == BACKWARD,
    )


def after_move(timeline: Timeline[Any], start: Board, moves: tuple[str, ...], made: int) -> OnShow:
    """Return the board after `made` moves of the solution."""
    recording = timeline.recording
    problem = recording.problem
    assert isinstance(problem, TileProblem)
    boards = start.path("".join(moves[:made]))
    path = recording.solution_path()
    return OnShow(
        board=boards[-1],
        goal=problem.goal,
        before=boards[-2] if made else None,
        move=moves[made - 1] if made else "",
        depth=made,
        moves=len(moves),
        costs=_costs(timeline, path[made]) if len(path) == len(moves) + 1 else None,
    )


def _costs(timeline: Timeline[Any], number: int) -> Costs:
    moment, unit = timeline.at(timeline.length), scale(timeline.recording.problem)
    return Costs(number, units(moment.g(number), unit), units(moment.h(number), unit), units(moment.f(number), unit))
