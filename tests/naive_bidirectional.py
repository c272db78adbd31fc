"""Judges of searches from both ends: two lists of nodes each, looked through from end to end."""

from __future__ import annotations

from typing import Any

from naive import Number, Problem, State
from naive_best_first import Node, Search, Snapshot, Successor


def into(problem: Any, state: State) -> list[tuple[str, State, Number]]:
    """Return the steps back from a state; on a board they are those forwards, as every move can be undone."""
    found: list[tuple[str, State, Number]] = (
        problem.predecessors(state) if hasattr(problem, "predecessors") else problem.successors(state)
    )
    return found


def ends(problem: Any) -> list[State]:
    return list(problem.goals()) if hasattr(problem, "goals") else [problem.goal]


class BothSides:
    """What the judges share. `sides`: the nodes of each side; `met`: the pairs of nodes that made a way."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.search = problem, Search()
        self.nodes: list[Node] = []
        self.sides: tuple[list[Node], list[Node]] = ([], [])
        self.met: list[tuple[Node, Node]] = []
        self.generated = self.reopened = self.t = 0

    def put(self, side: int, state: State, parent: Node | None, move: str, g: Number, h: Number = 0) -> Node:
        node = Node(len(self.nodes), state, parent, move, g, h)
        self.nodes.append(node)
        self.sides[side].append(node)
        return node

    def known(self, side: int, state: State) -> Node | None:
        return next((node for node in reversed(self.sides[side]) if node.state == state), None)

    def waiting(self, side: int) -> list[Node]:
        return [node for node in self.sides[side] if node.expanded is None and node.superseded is None]

    def side_of(self, node: Node) -> int:
        return 0 if node in self.sides[0] else 1

    def look(self, current: Node | None, successors: list[Successor], served: list[Node], done: bool) -> None:
        closed = [node for node in self.nodes if node.expanded and node.superseded is None]
        way = None
        if done:
            forward, backward = self.met[-1]
            way = [node.number for node in (*forward.line, *backward.line[-2::-1])]
        self.search.snapshots.append(
            Snapshot(
                t=self.t,
                nodes=tuple(self.nodes),
                current=None if current is None else current.number,
                goal=self.met[-1][0].number if done else None,
                open=[node.number for node in served],
                closed=[node.number for node in sorted(closed, key=lambda node: node.expanded or 0)],
                successors=successors,
                generated=self.generated,
                reopened=self.reopened,
                way=way,
            )
        )
        if done:
            self.search.status = "solved"


def bibfs(problem: Problem, most: int) -> Search:
    """Search breadth-first from both ends for at most `most` expansions."""
    judge = BothSides(problem)
    judge.put(0, problem.initial(), None, "", 0)
    for goal in ends(problem):
        judge.put(1, goal, None, "", 0)
    side: int | None = None
    depth = 0

    def served() -> list[Node]:
        first = side
        if first is None or not any(node.depth == depth for node in judge.waiting(first)):
            sizes = [len(judge.waiting(each)) for each in (0, 1)]
            first = 1 if sizes[0] == 0 or (0 < sizes[1] < sizes[0]) else 0
        return [*judge.waiting(first), *judge.waiting(1 - first)]

    start = judge.known(1, problem.initial())
    if start is not None:
        judge.met.append((judge.nodes[0], start))
    judge.look(None, [], served(), start is not None)
    while judge.search.status == "running" and judge.t < most:
        going_on = [node for node in judge.waiting(side) if node.depth == depth] if side is not None else []
        if not going_on and not (judge.waiting(0) and judge.waiting(1)):
            judge.search.status = "unsolvable"
            break
        node = served()[0]
        side, depth = judge.side_of(node), node.depth
        judge.t += 1
        node.expanded = judge.t
        successors: list[Successor] = []
        for move, state, cost in (problem.successors, lambda state: into(problem, state))[side](node.state):
            judge.generated += 1
            known, other = judge.known(side, state), judge.known(1 - side, state)
            if known is not None:
                fate = "closed" if known.expanded else "no-better"
                successors.append(Successor(move, state, node.g + cost, None, known.number, fate))
                continue
            child = judge.put(side, state, node, move, node.g + cost)
            fate = "new" if other is None else "meeting"
            successors.append(Successor(move, state, child.g, child.number, None, fate))
            if other is not None:
                judge.met.append((child, other) if side == 0 else (other, child))
                break
        judge.look(node, successors, served(), bool(judge.met))
    return judge.search
