"""The pseudocode of the searches that go layer by layer, carried out literally."""

from __future__ import annotations

import math
from typing import Any

from judges.literal import Carried, of, of_successor
from judges.naive_best_first import Node, Rules
from judges.naive_tiles import Estimate, Problem


def beam(problem: Problem, rules: Rules, width: int, estimate: Estimate) -> Carried:
    """Carry out beam search."""
    start = Node(0, problem.initial(), None, "", 0, estimate(problem.initial()))
    layer, following, seen, depth = [start], [start][:0], [start], 0
    n = start

    def sizes() -> dict[str, Any]:
        return {"layer": depth, "waiting": len(layer), "next_waiting": len(following)}

    yield "start", sizes()
    if start.h == math.inf:
        yield "fail", sizes()
        return
    while layer:
        n = min(layer, key=rules.key)
        layer.remove(n)
        n.fate = "expanded"
        yield "take", {**of(n), **sizes()}
        if problem.is_goal(n.state):
            yield "found", {**of(n), **sizes()}
            return
        yield "test", {**of(n), **sizes()}
        for move, state, cost in problem.successors(n.state):
            g, h = n.g + cost, estimate(state)
            known = next((other for other in reversed(seen) if other.state == state), None)
            s = {**of(n), **of_successor(move, g, h, known)}
            yield "each", {**s, **sizes()}
            if known is None and h == math.inf:
                yield "pruned", {**s, **sizes()}
                continue
            waits = known in layer or known in following
            if known is not None and not (waits and g < known.g):
                expanded = known.fate == "expanded"
                yield "closed" if expanded else "no-better" if waits else "dropped", {**s, **sizes()}
                continue
            if known is not None:
                (layer if known in layer else following).remove(known)
            child = Node(len(seen), state, n, move, g, h)
            seen.append(child)
            following.append(child)
            yield "new" if known is None else "cheaper", {**s, **sizes()}
        if not layer:
            layer, following, depth = sorted(following, key=rules.key)[:width], [], depth + 1
            yield "layer", {**of(n), **sizes()}
    yield "fail", {**of(n), **sizes()}


def diskbfs(problem: Problem) -> Carried:
    """Carry out breadth-first search with the layers on disk."""
    start = Node(0, problem.initial(), None, "", 0, 0)
    layer, written, done, depth, made = [start], [start][:0], {start.state}, 0, 1
    n = start

    def sizes() -> dict[str, Any]:
        return {"layer": depth, "waiting": len(layer), "written": len(written)}

    yield "start", sizes()
    while layer:
        for n in sorted(layer, key=lambda node: node.state):
            layer.remove(n)
            yield "take", {**of(n), **sizes()}
            if problem.is_goal(n.state):
                yield "found", {**of(n), **sizes()}
                return
            yield "test", {**of(n), **sizes()}
            for move, state, cost in problem.successors(n.state):
                s = {**of(n), **of_successor(move, n.g + cost, 0)}
                yield "each", {**s, **sizes()}
                written.append(Node(made, state, n, move, n.g + cost, 0))
                made += 1
                yield "write", {**s, **sizes()}
        for child in written:
            if child.state not in done:
                done.add(child.state)
                layer.append(child)
        written, depth = [], depth + 1
        yield "merge", {**of(n), **sizes()}
    yield "fail", {**of(n), **sizes()}
