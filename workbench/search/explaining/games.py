"""The micro-steps of game searches: the line of pseudocode, what it did, and the variables after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import INFINITE, WON, CutoffFate, CutoffMoment, CutoffTree
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.game_recording import GameMoment
from workbench.search.recording.proof_tree import Grounds, ProofMoment, ProofTree
from workbench.search.recording.visit_tree import ProvedResult, VisitMoment, VisitTree

Steps = tuple[MicroStep, ...]

_SETTLED = {CutoffFate.OVER: "over", CutoffFate.ESTIMATED: "estimate", CutoffFate.KNOWN: "known"}


def steps(moment: GameMoment[Any]) -> Steps:
    """Return the micro-steps of the last step of a moment, in order."""
    return by_family(_STEPS, moment.recording)(moment)


def amount(value: int) -> Fact:
    """Return a value as displayed: +#3 is a win with move 3, −#4 a loss with move 4, ±∞ no bound."""
    if abs(value) >= INFINITE:
        return "+∞" if value > 0 else "−∞"
    if abs(value) > WON // 2:
        return f"{'+' if value > 0 else '−'}#{WON - abs(value)}"
    return value if value >= 0 else f"−{-value}"


def _alphabeta(moment: CutoffMoment[Any]) -> Steps:
    """Report that a node is entered; if its value is known at once, it is backed up until it decides nothing more."""
    story = MicroStepBuilder()
    if not moment.t:
        story.tell("round", message("explain-ab-begin"))
        return story.told()
    node, depth = moment.current, moment.round[0]
    if moment.recording.parent(node) == NONE:
        story.tell("round", message("explain-ab-round", depth=depth))
    story.tell("enter", _entered(moment, node), **_variables(moment, node))
    fate, value = moment.fate(node), moment.value(node)
    if fate is None or value is None or fate is CutoffFate.SEARCHED:
        story.tell("each", message("explain-ab-each"))
        return story.told()
    line = _SETTLED[fate]
    story.tell(line, message(f"explain-ab-{line}", value=amount(value)), value=amount(value))
    while (parent := moment.recording.parent(node)) != NONE:
        _back_up(story, moment, parent, node)
        if not moment.done(parent):
            return story.told()
        result = moment.value(parent)
        assert result is not None
        facts = {"number": parent, "value": amount(result), "bound": moment.bound(parent)}
        story.tell("back", message("explain-ab-back", **facts), value=amount(result))
        node = parent
    _end_round(story, moment, node)
    return story.told()


def _entered(moment: CutoffMoment[Any], node: int) -> Any:
    alpha, beta = map(amount, moment.entered(node))
    key = "explain-ab-root" if moment.recording.parent(node) == NONE else "explain-ab-enter"
    return message(key, number=node, move=moment.recording.label(node), alpha=alpha, beta=beta)


def _variables(moment: CutoffMoment[Any], node: int) -> dict[str, Fact]:
    alpha, beta = map(amount, moment.entered(node))
    facts: dict[str, Fact] = {"node": node, "ply": moment.recording.depth(node), "alpha": alpha, "beta": beta}
    return {**facts, "best": "−∞"}


def _back_up(story: MicroStepBuilder, moment: CutoffMoment[Any], parent: int, child: int) -> None:
    """Report the effect of a child's new value on its parent."""
    found = moment.value(child)
    assert found is not None
    value, move = -found, moment.recording.label(child)
    earlier = [c for c in moment.children(parent).tolist() if c < child and moment.done(c)]
    best = max((-(moment.value(c) or 0) for c in earlier), default=-INFINITE)
    window = moment.entered(parent)
    alpha = max(window.alpha, best)
    now = {**_variables(moment, parent), "alpha": amount(alpha), "best": amount(max(best, value))}
    facts: dict[str, Fact] = {"number": parent, "move": move, "value": amount(value)}
    if value > best:
        story.tell("better", message("explain-ab-better", **facts), **now, value=amount(value))
    else:
        story.tell("better", message("explain-ab-no-better", **facts, best=amount(best)), **now, value=amount(value))
    if value > alpha:
        story.tell("raise", message("explain-ab-raised", number=parent, value=amount(value)), alpha=amount(value))
    if value >= window.beta:
        cut = {"number": parent, "value": amount(value), "beta": amount(window.beta), "count": moment.left_out(parent)}
        story.tell("cut", message("explain-ab-cut", **cut))


def _end_round(story: MicroStepBuilder, moment: CutoffMoment[Any], root: int) -> None:
    value, line = moment.value(root), moment.best_line
    if value is not None and line:
        move = moment.recording.label(line[0])
        story.tell("done", message("explain-ab-done", depth=moment.round[0], move=move, value=amount(value)))


def _proof(moment: ProofMoment[Any]) -> Steps:
    """Report that a position is entered; if it is decided at once, this is backed up until it decides nothing more."""
    story, node = MicroStepBuilder(), moment.current
    if not moment.t:
        story.tell("enter", message("explain-proof-begin"))
        return story.told()
    if not node:
        story.tell("enter", message("explain-proof-root"), node=0, ply=0)
        return story.told()
    parent, move = moment.recording.parent(node), moment.recording.label(node)
    facts: dict[str, Fact] = {"number": node, "parent": parent, "move": move}
    story.tell("enter", message("explain-proof-enter", **facts), node=node, ply=moment.recording.depth(node))
    grounds = moment.grounds(node)
    if grounds is None or grounds is Grounds.SEARCHED:
        story.tell("each", message("explain-proof-each"))
        return story.told()
    line = "known" if grounds is Grounds.KNOWN else "seen"
    story.tell(line, message(f"explain-proof-{line}", result=_result(moment, node)))
    while node:
        node = _proved_up(story, moment, node)
    return story.told()


def _proved_up(story: MicroStepBuilder, moment: ProofMoment[Any], child: int) -> int:
    """Report the effect of a decided record on its parent. Returns the parent, 0 if it is not backed up further."""
    parent = moment.recording.parent(child)
    facts: dict[str, Fact] = {"number": parent, "move": moment.recording.label(child)}
    now: dict[str, Fact] = {"node": parent, "ply": moment.recording.depth(parent)}
    if not moment.wins(child):
        story.tell("win", message("explain-proof-root-win" if not parent else "explain-proof-win", **facts), **now)
    else:
        story.tell(
            "narrow", message("explain-proof-root-loss" if not parent else "explain-proof-narrow", **facts), **now
        )
        if parent and moment.done(parent):
            story.tell("lost", message("explain-proof-lost", number=parent), **now)
    if not parent and moment.done(0):
        story.tell("done", message("explain-proof-done", result=_result(moment, 0)), **now)
    return parent if parent and moment.done(parent) else 0


def _result(moment: ProofMoment[Any], number: int) -> str:
    return "win" if moment.wins(number) else "loss"


def _mcts(moment: VisitMoment[Any]) -> Steps:
    """Report selection, playout and backpropagation."""
    story = MicroStepBuilder()
    if not moment.t:
        story.tell("select", message("explain-mcts-begin"))
        return story.told()
    before = moment.recording.at(moment.t - 1)
    path = moment.path
    if len(path) == 1:
        story.tell("select", message("explain-mcts-root"), node=0, visits=_visits(before, 0))
    for node in path[1:]:
        _go_down(story, moment, before, node)
    proof = moment.proof(moment.current)
    key = "play" if proof is ProvedResult.UNKNOWN else "proved"
    winner = _side(moment)
    story.tell(key, message(f"explain-mcts-{key}", winner=winner))
    story.tell("back", message("explain-mcts-back", count=len(path)))
    if moment.proof(0) is not ProvedResult.UNKNOWN:
        story.tell("done", message("explain-mcts-done", move=moment.recording.label(moment.best_line[0])))
    return story.told()


def _go_down(story: MicroStepBuilder, moment: VisitMoment[Any], before: VisitMoment[Any], node: int) -> None:
    parent, move, visits = moment.recording.parent(node), moment.recording.label(node), _visits(before, node)
    if not visits:
        told = message("explain-mcts-add", parent=parent, move=move, number=node)
        story.tell("add", told, node=node, move=move, visits=0)
        return
    percent = round(100 * before.rate(node))
    told = message("explain-mcts-select", parent=parent, move=move, percent=percent, visits=visits)
    story.tell("select", told, node=node, visits=visits, wins=round(before.rate(node) * visits))


def _side(moment: VisitMoment[Any]) -> str:
    """Return which of the recording's sides won: "first", "second" or "nobody"."""
    names = dict(zip(moment.recording.sides, ("first", "second"), strict=True))
    return names.get(moment.winner, "nobody")


def _visits(moment: VisitMoment[Any], node: int) -> int:
    return int(moment.visits[node]) if node < moment.records else 0


_STEPS: FamilyTable[Callable[[Any], Steps]] = {CutoffTree: _alphabeta, ProofTree: _proof, VisitTree: _mcts}
"""The function that returns the micro-steps, for each family of recordings."""
