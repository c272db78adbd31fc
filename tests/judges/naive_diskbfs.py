"""A judge of breadth-first search with delayed duplicate detection: lists of layers that are sorted and thinned."""

from __future__ import annotations

from judges.naive_best_first import Node, Search, Snapshot, Successor
from judges.naive_tiles import Problem


def diskbfs(problem: Problem, most: int) -> Search:
    """Search layer by layer, each in the order of its states, for at most `most` expansions."""
    search = Search()
    nodes = [Node(0, problem.initial(), None, "", 0, 0)]
    generated = t = 0
    layer, following, done = [nodes[0]], [nodes[0]][:0], {problem.initial()}

    def look(current: Node | None, successors: list[Successor], goal: Node | None) -> None:
        closed = sorted((node for node in nodes if node.expanded), key=lambda node: node.expanded or 0)
        search.snapshots.append(
            Snapshot(
                t=t,
                nodes=tuple(nodes),
                current=None if current is None else current.number,
                goal=None if goal is None else goal.number,
                open=[node.number for node in [*layer, *sorted(following, key=lambda node: (node.state, node.number))]],
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
            known = next((other.number for other in reversed(nodes) if other.state == state), None)
            child = Node(len(nodes), state, node, move, node.g + cost, 0)
            nodes.append(child)
            following.append(child)
            fate = "new" if known is None else "copy"
            successors.append(Successor(move, state, child.g, child.number, known, fate))
        if not layer:
            for child in following:
                if child.state not in done:
                    done.add(child.state)
                    layer.append(child)
            layer.sort(key=lambda node: node.state)
            following = []
        look(node, successors, None)
    if not layer:
        search.status = "unsolvable"
    return search
