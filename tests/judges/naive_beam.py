"""A judge of beam search: lists of whole layers that are sorted and cut."""

from __future__ import annotations

import math

from judges.naive_best_first import Node, Rules, Search, Snapshot, Successor
from judges.naive_tiles import Estimate, Problem


def beam(problem: Problem, rules: Rules, width: int, estimate: Estimate, most: int) -> Search:
    """Search layer by layer, keeping the best `width` of each, for at most `most` expansions."""
    search = Search()
    nodes = [Node(0, problem.initial(), None, "", 0, estimate(problem.initial()))]
    generated = t = pruned = dropped = 0
    layer, following = [nodes[0]], [nodes[0]][:0]

    def look(current: Node | None, successors: list[Successor], goal: Node | None) -> None:
        waiting = [*layer, *sorted(following, key=rules.key)]
        closed = sorted((node for node in nodes if node.expanded), key=lambda node: node.expanded or 0)
        search.snapshots.append(
            Snapshot(
                t=t,
                nodes=tuple(nodes),
                current=None if current is None else current.number,
                goal=None if goal is None else goal.number,
                open=[node.number for node in waiting],
                closed=[node.number for node in closed],
                successors=successors,
                generated=generated,
                reopened=0,
            )
        )

    look(None, [], None)
    while layer and t < most:
        node = layer.pop(0)
        t += 1
        node.expanded = t
        if problem.is_goal(node.state):
            search.status = "solved"
            look(node, [], node)
            return search
        successors = []
        for move, state, cost in problem.successors(node.state):
            generated += 1
            g, number, fate = node.g + cost, None, "new"
            known = next((other for other in reversed(nodes) if other.state == state), None)
            if known is not None:
                fate = "closed" if known.expanded else "dropped" if known.fate == "dropped" else "no-better"
            elif estimate(state) == math.inf:
                fate, pruned = "pruned", pruned + 1
            if known is not None and fate == "no-better" and g < known.g:
                fate = "cheaper"
                (layer if known in layer else following).remove(known)
            if fate in ("new", "cheaper"):
                number = len(nodes)
                nodes.append(Node(number, state, node, move, g, estimate(state)))
                following.append(nodes[-1])
            successors.append(Successor(move, state, g, number, None if known is None else known.number, fate))
        if not layer:
            following.sort(key=rules.key)
            for lost in following[width:]:
                lost.fate, dropped = "dropped", dropped + 1
            layer, following = following[:width], []
        look(node, successors, None)
    if not layer:
        search.status = "exhausted" if dropped or pruned else "unsolvable"
    return search
