"""The pseudocode of the searches from both ends, carried out literally: all nodes and all pairs are looked through."""

from __future__ import annotations

import math
from typing import Any

from judges.literal import Carried, of_successor
from judges.naive_best_first import Node
from judges.naive_bidirectional import ends, into
from judges.naive_tiles import Estimate, Number, Problem

SIDES = ("forward", "backward")


class BothSides:
    """Two lists of nodes that wait, and all that each side knows, the newest node of a state last."""

    def __init__(self, problem: Problem, estimates: tuple[Estimate, Estimate]) -> None:
        self.problem, self.estimates, self.made = problem, estimates, 0
        self.waiting: tuple[list[Node], list[Node]] = ([], [])
        self.known: tuple[list[Node], list[Node]] = ([], [])
        for side, states in enumerate(([problem.initial()], list(dict.fromkeys(ends(problem))))):
            for state in states:
                self.put(side, state, None, "", 0)

    def put(self, side: int, state: Any, parent: Node | None, move: str, g: Number) -> Node:
        node = Node(self.made, state, parent, move, g, self.estimates[side](state))
        self.made += 1
        self.waiting[side].append(node)
        self.known[side].append(node)
        return node

    def find(self, side: int, state: Any) -> Node | None:
        return next((node for node in reversed(self.known[side]) if node.state == state), None)

    def sizes(self) -> dict[str, int]:
        return {name: len(waiting) for name, waiting in zip(SIDES, self.waiting, strict=True)}

    def steps(self, side: int, state: Any) -> list[tuple[str, Any, Number]]:
        return into(self.problem, state) if side else list(self.problem.successors(state))


def facts_of(node: Node, side: int) -> dict[str, Any]:
    f = math.inf if node.h == math.inf else node.g + node.h
    return {"node": node.number, "g": node.g, "h": node.h, "f": f, "depth": node.depth, "side": SIDES[side]}


def bibfs(problem: Problem) -> Carried:
    """Carry out bidirectional breadth-first search."""
    both = BothSides(problem, (lambda _: 0, lambda _: 0))
    last: dict[str, Any] = {}
    yield "start", both.sizes()
    if both.find(1, problem.initial()):
        yield "trivial", both.sizes()
        return
    while all(both.waiting):
        side = 0 if len(both.waiting[0]) <= len(both.waiting[1]) else 1
        last = {"side": SIDES[side]}
        yield "side", {**last, **both.sizes()}
        for n in list(both.waiting[side]):
            both.waiting[side].remove(n)
            last = facts_of(n, side)
            yield "take", {**last, **both.sizes()}
            for move, state, cost in both.steps(side, n.state):
                known = both.find(side, state)
                s = {**last, **of_successor(move, n.g + cost, 0, known)}
                yield "each", {**s, **both.sizes()}
                if known is not None:
                    yield "no-better" if known in both.waiting[side] else "closed", {**s, **both.sizes()}
                    continue
                both.put(side, state, n, move, n.g + cost)
                yield "new", {**s, **both.sizes()}
                if both.find(1 - side, state):
                    yield "found", {**last, **both.sizes()}
                    return
    yield "fail", {**last, **both.sizes()}


def biastar(problem: Problem, estimates: tuple[Estimate, Estimate], least_cost: Number) -> Carried:
    """Carry out near-optimal bidirectional search."""
    both = BothSides(problem, estimates)
    best: Number = 0 if both.find(1, problem.initial()) else math.inf
    bound: Number = 0
    last: dict[str, Any] = {}
    yield "start", {"best": best, **both.sizes()}

    def state_of_search() -> dict[str, Any]:
        return {"best": best, **({"bound": bound} if last or carried else {}), **both.sizes()}

    carried = False
    while True:
        able = [[node for node in waiting if node.h < math.inf] for waiting in both.waiting]
        pairs = [(max(u.g + u.h, v.g + v.h, u.g + v.g + least_cost), u, v) for u in able[0] for v in able[1]]
        if pairs and min(pair[0] for pair in pairs) > bound:
            bound, carried = min(pair[0] for pair in pairs), True
            yield "bound", {**last, **state_of_search()}
        if best <= bound:
            yield "found", {**last, **state_of_search()}
            return
        if not pairs:
            yield "fail", {**last, **state_of_search()}
            return
        carried = True
        within = [[node for node in nodes if node.g + node.h <= bound] for nodes in able]
        pair = [min(nodes, key=lambda node: (node.g, node.number)) for nodes in within]
        for side, n in enumerate(pair):
            both.waiting[side].remove(n)
            last = facts_of(n, side)
            yield "take", {**last, **state_of_search()}
            for move, state, cost in both.steps(side, n.state):
                known, g, h = both.find(side, state), n.g + cost, estimates[side](state)
                f = math.inf if h == math.inf else g + h
                s = {**last, **of_successor(move, g, h, known, f)}
                yield "each", {**s, **state_of_search()}
                if known is None and h == math.inf:
                    yield "pruned", {**s, **state_of_search()}
                    continue
                waits = known in both.waiting[side]
                if known is not None and g >= known.g:
                    yield "no-better" if waits else "closed", {**s, **state_of_search()}
                    continue
                if known is not None and waits:
                    both.waiting[side].remove(known)
                both.put(side, state, n, move, g)
                yield "new" if known is None else "cheaper" if waits else "reopened", {**s, **state_of_search()}
                other = both.find(1 - side, state)
                if other is not None and g + other.g < best:
                    best = g + other.g
                    yield "meeting", {**s, **state_of_search()}
            if best <= bound:
                yield "done", {**last, **state_of_search()}
                return
