"""The pseudocode of the best-first searches, carried out literally."""

from __future__ import annotations

import math
from typing import Any

from judges.literal import Carried, of, of_successor
from judges.naive_best_first import Node, Rules
from judges.naive_tiles import Estimate, Problem

READY, WAITING, PROCESSED = 1, 2, 3


def best_first(problem: Problem, rules: Rules, estimate: Estimate) -> Carried:
    """Carry out bfs, ucs, greedy, astar or wastar."""
    start = Node(0, problem.initial(), None, "", 0, estimate(problem.initial()))
    opened, closed, made = [start], [start][:0], 1
    early = rules.test == "generation"

    def f(g: Any, h: Any) -> Any:
        return math.inf if h == math.inf else rules.f(g, h)

    def sizes() -> dict[str, int]:
        return {"open": len(opened), "closed": len(closed)}

    yield "start", sizes()
    if start.h == math.inf:
        yield "fail", sizes()
        return
    if early and problem.is_goal(start.state):
        yield "trivial", sizes()
        return
    n = start
    while opened:
        n = min(opened, key=rules.key)
        opened.remove(n)
        closed.append(n)
        node = {**of(n, f(n.g, n.h)), "node_status": PROCESSED}
        yield "take", {**node, **sizes()}
        if not early:
            if problem.is_goal(n.state):
                yield "found", {**node, **sizes()}
                return
            yield "test", {**node, **sizes()}
        for move, state, cost in problem.successors(n.state):
            g, h = n.g + cost, estimate(state)
            on_open = next((other for other in opened if other.state == state), None)
            on_closed = next((other for other in closed if other.state == state), None)
            known = on_open or on_closed
            status = WAITING if on_open else PROCESSED if on_closed else READY
            s = {**node, **of_successor(move, g, h, known, f(g, h)), "status": status}
            yield "each", {**s, **sizes()}
            if known is None and h == math.inf:
                yield "pruned", {**s, **sizes()}
                continue
            if known is not None and not rules.replaces(g, known if on_open else expanded(known)):
                yield "no-better" if on_open else "closed", {**s, **sizes()}
                continue
            if on_open:
                opened.remove(on_open)
            if on_closed:
                closed.remove(on_closed)
            child = Node(made, state, n, move, g, h)
            opened.append(child)
            made += 1
            s["status"] = WAITING
            if early and problem.is_goal(state):
                yield "found", {**s, **sizes()}
                return
            yield "cheaper" if on_open else "reopened" if on_closed else "new", {**s, **sizes()}
    yield "fail", {**of(n, f(n.g, n.h)), "node_status": PROCESSED, **sizes()}


def expanded(node: Node) -> Node:
    """Return a node as the rules know one that is closed."""
    return Node(node.number, node.state, node.parent, node.move, node.g, node.h, expanded=1)
