"""The node that is inspected: the one picked out of a list, else the one at the player's step, as it was known then."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from workbench.search.inspecting.node_history import ChildInfo, NodeHistory, children, life
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import Number, scale
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import BACKWARD, Moment
from workbench.search.recording.ordering import cost
from workbench.tiles.heuristics.base import Anatomy
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.player.player import Mode, Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.kept_run import RunEntry
from workbench.ui.runs.session import Session

MAX_PATH = 120
"""Records of a path that are told; depth-first searches go as deep as the space."""


@dataclass(frozen=True)
class Inspected:
    """A node with all that is known of it.

    Attributes:
        picked: whether it was picked out of a list. moment: what it is known at.
        unit: how many units of cost make 1 on screen. g, h, f: in the problem's units.
        path: the last records of the way to it from the root of its side, itself included; skipped: how many come
            before them. children: its successors.
        board, goal: where the search is on boards, else None. before: the board of its parent.
        informed: whether the search asks an estimate. anatomy: what that consists of, None where it does not tell.
        backward: whether it was found searching back from the goal.
    """

    kept: RunEntry
    picked: bool
    moment: Moment[Any]
    life: NodeHistory
    unit: int
    g: Number
    h: Number
    f: Number
    path: tuple[int, ...]
    skipped: int
    children: tuple[ChildInfo[Any], ...]
    board: Board | None
    goal: Board | None
    before: Board | None
    informed: bool
    anatomy: Anatomy | None
    backward: bool

    @property
    def number(self) -> int:
        """The record."""
        return self.life.number

    @property
    def state(self) -> Any:
        """The node's state."""
        return self.moment.recording.state(self.number)


def inspected(session: Session, player: Player, spotlight: NodeSelection) -> Inspected | None:
    """Return the node to be inspected, or None where nothing is recorded."""
    timeline, kept = player.timeline, session.current
    if timeline is None or kept is None or timeline.recording is not kept.run.recording:
        return None
    moves = player.mode is Mode.MOVES
    moment = timeline.at(timeline.length if moves else min(player.t, timeline.length))
    if not moment.records:
        return None
    picked = spotlight.record
    if picked is not None and picked < moment.records:
        return of_node(kept, timeline, picked, moment, picked=True)
    return of_node(kept, timeline, _at_step(timeline, player, moment), moment)


def _at_step(timeline: Timeline[Any], player: Player, moment: Moment[Any]) -> int:
    """Return the record at the player's step: the one to be expanded where its micro-steps are told."""
    current = moment.current or 0
    if player.mode is Mode.MOVES:
        path = timeline.recording.solution_path()
        return path[player.move] if len(path) == player.moves + 1 else current
    if player.micro and moment.t < timeline.length:
        following = timeline.at(moment.t + 1).current
        return current if following is None or following >= moment.records else following
    return current


def of_node(
    kept: RunEntry, timeline: Timeline[Any], number: int, moment: Moment[Any], picked: bool = False
) -> Inspected:
    """Return a record of a run with what is known of it at a moment."""
    recording = timeline.recording
    problem, told, state = recording.problem, life(timeline, number, moment.t), recording.state(number)
    backward = moment.side(number) == BACKWARD
    board = goal = before = None
    if isinstance(problem, TileProblem):
        board, goal = problem.board(state), problem.start if backward else problem.goal
        before = None if told.parent == NONE else problem.board(recording.state(told.parent))
    path, skipped = _path(moment, number)
    return Inspected(
        kept=kept,
        picked=picked,
        moment=moment,
        life=told,
        unit=scale(problem),
        g=moment.g(number),
        h=moment.h(number),
        f=moment.f(number),
        path=path,
        skipped=skipped,
        children=children(timeline, number, moment.t),
        board=board,
        goal=goal,
        before=before,
        informed=_informed(kept),
        anatomy=None if board is None or math.isnan(moment.h(number)) else _anatomy(kept, state, backward),
        backward=backward,
    )


def _informed(kept: RunEntry) -> bool:
    """Tell whether the search looks at h; of one from a file that told nothing else, whether there is any."""
    entry = kept.run.configuration.entry
    return kept.run.recording.priority is not cost if kept.source else entry.informed


def _path(moment: Moment[Any], number: int) -> tuple[tuple[int, ...], int]:
    """Return the end of the way to a record, and how many records come before it."""
    nodes, path = moment.recording.published.nodes, [number]
    if "depth" not in nodes or nodes["depth"][number] < MAX_PATH:
        whole = moment.recording.path(number)
        return tuple(whole[-MAX_PATH:]), max(0, len(whole) - MAX_PATH)
    while len(path) < MAX_PATH:
        path.append(moment.parent(path[-1]))
    return tuple(path[::-1]), int(nodes["depth"][number]) + 1 - MAX_PATH


def _anatomy(kept: RunEntry, state: Any, backward: bool) -> Anatomy | None:
    """Return what the estimate that the search asks of nodes of a side consists of, or None where it asks none."""
    run = kept.run
    sided = getattr(run.heuristic, "backwards" if backward else "forwards", run.heuristic)
    if not run.configuration.entry.informed or not hasattr(sided, "anatomy"):
        return None
    try:
        anatomy: Anatomy = sided.anatomy(state)
    except Exception:  # a function of the user's own may raise anything, and the search has told of it
        return None
    return anatomy
