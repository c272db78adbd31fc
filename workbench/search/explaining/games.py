"""The micro-steps of game searches: the line of pseudocode, what it did, and the variables after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from workbench.search.explaining import minimax
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import INFINITE, WON, CutoffFate, CutoffMoment, CutoffTree
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.game_recording import GameMoment
from workbench.search.recording.minimax_tree import MinimaxTree
from workbench.search.recording.proof_tree import Grounds, ProofMoment, ProofTree
from workbench.search.recording.visit_tree import ProvedResult, VisitMoment, VisitTree

Steps = tuple[MicroStep, ...]

_LEAF_LINES = {CutoffFate.OVER: "over", CutoffFate.ESTIMATED: "estimate", CutoffFate.KNOWN: "known"}


def steps(moment: GameMoment[Any]) -> Steps:
    """Return the micro-steps of the last step of a moment, in order."""
    return by_family(_STEPS, moment.recording)(moment)


def format_value(value: int) -> Fact:
    """Return a value as displayed: +#3 is a win with move 3, −#4 a loss with move 4, ±∞ no bound."""
    if abs(value) >= INFINITE:
        return "+∞" if value > 0 else "−∞"
    if abs(value) > WON // 2:
        return f"{'+' if value > 0 else '−'}#{WON - abs(value)}"
    return value


def _alphabeta(moment: CutoffMoment[Any]) -> Steps:
    """Report that a node is entered; if its value is known at once, it is backed up until it decides nothing more."""
    builder = MicroStepBuilder()
    if not moment.t:
        builder.add("round", message("explain-ab-begin"))
        return builder.micro_steps()
    node, depth = moment.current, moment.round[0]
    if moment.recording.parent(node) == NONE:
        builder.add("round", message("explain-ab-round", depth=depth))
    builder.add("enter", _entered_message(moment, node), **_variables(moment, node))
    fate, value = moment.fate(node), moment.value(node)
    if fate is None or value is None or fate is CutoffFate.SEARCHED:
        builder.add("each", message("explain-ab-each"))
        return builder.micro_steps()
    line = _LEAF_LINES[fate]
    builder.add(line, message(f"explain-ab-{line}", value=format_value(value)), value=format_value(value))
    while (parent := moment.recording.parent(node)) != NONE:
        _report_backup(builder, moment, parent, node)
        if not moment.done(parent):
            return builder.micro_steps()
        result = moment.value(parent)
        assert result is not None
        facts = {"number": parent, "value": format_value(result), "bound": moment.bound(parent)}
        builder.add("back", message("explain-ab-back", **facts), value=format_value(result))
        node = parent
    _report_iteration_end(builder, moment, node)
    return builder.micro_steps()


def _entered_message(moment: CutoffMoment[Any], node: int) -> Any:
    alpha, beta = map(format_value, moment.entered(node))
    key = "explain-ab-root" if moment.recording.parent(node) == NONE else "explain-ab-enter"
    return message(key, number=node, move=moment.recording.label(node), alpha=alpha, beta=beta)


def _variables(moment: CutoffMoment[Any], node: int) -> dict[str, Fact]:
    alpha, beta = map(format_value, moment.entered(node))
    facts: dict[str, Fact] = {"node": node, "ply": moment.recording.depth(node), "alpha": alpha, "beta": beta}
    return {**facts, "best": "−∞"}


def _report_backup(builder: MicroStepBuilder, moment: CutoffMoment[Any], parent: int, child: int) -> None:
    """Report the effect of a child's new value on its parent."""
    found = moment.value(child)
    assert found is not None
    value, move = -found, moment.recording.label(child)
    earlier = [c for c in moment.children(parent).tolist() if c < child and moment.done(c)]
    best = max((-(moment.value(c) or 0) for c in earlier), default=-INFINITE)
    window = moment.entered(parent)
    alpha = max(window.alpha, best)
    variables_now = {**_variables(moment, parent), "alpha": format_value(alpha), "best": format_value(max(best, value))}
    facts: dict[str, Fact] = {"number": parent, "move": move, "value": format_value(value)}
    if value > best:
        builder.add("better", message("explain-ab-better", **facts), **variables_now, value=format_value(value))
    else:
        builder.add(
            "better",
            message("explain-ab-no-better", **facts, best=format_value(best)),
            **variables_now,
            value=format_value(value),
        )
    if value > alpha:
        builder.add(
            "raise", message("explain-ab-raised", number=parent, value=format_value(value)), alpha=format_value(value)
        )
    if value >= window.beta:
        cut = {
            "number": parent,
            "value": format_value(value),
            "beta": format_value(window.beta),
            "count": moment.left_out(parent),
        }
        builder.add("cut", message("explain-ab-cut", **cut))


def _report_iteration_end(builder: MicroStepBuilder, moment: CutoffMoment[Any], root: int) -> None:
    value, line = moment.value(root), moment.best_line
    if value is not None and line:
        move = moment.recording.label(line[0])
        builder.add("done", message("explain-ab-done", depth=moment.round[0], move=move, value=format_value(value)))


def _proof(moment: ProofMoment[Any]) -> Steps:
    """Report that a position is entered; if it is decided at once, this is backed up until it decides nothing more."""
    builder, node = MicroStepBuilder(), moment.current
    if not moment.t:
        builder.add("enter", message("explain-proof-begin"))
        return builder.micro_steps()
    if not node:
        builder.add("enter", message("explain-proof-root"), node=0, ply=0)
        return builder.micro_steps()
    parent, move = moment.recording.parent(node), moment.recording.label(node)
    facts: dict[str, Fact] = {"number": node, "parent": parent, "move": move}
    builder.add("enter", message("explain-proof-enter", **facts), node=node, ply=moment.recording.depth(node))
    grounds = moment.grounds(node)
    if grounds is None or grounds is Grounds.SEARCHED:
        builder.add("each", message("explain-proof-each"))
        return builder.micro_steps()
    line = "known" if grounds is Grounds.KNOWN else "seen"
    builder.add(line, message(f"explain-proof-{line}", result=_result(moment, node)))
    while node:
        node = _report_proof(builder, moment, node)
    return builder.micro_steps()


def _report_proof(builder: MicroStepBuilder, moment: ProofMoment[Any], child: int) -> int:
    """Report the effect of a decided record on its parent. Returns the parent, 0 if it is not backed up further."""
    parent = moment.recording.parent(child)
    facts: dict[str, Fact] = {"number": parent, "move": moment.recording.label(child)}
    variables_now: dict[str, Fact] = {"node": parent, "ply": moment.recording.depth(parent)}
    if not moment.wins(child):
        builder.add(
            "win", message("explain-proof-root-win" if not parent else "explain-proof-win", **facts), **variables_now
        )
    else:
        builder.add(
            "narrow",
            message("explain-proof-root-loss" if not parent else "explain-proof-narrow", **facts),
            **variables_now,
        )
        if parent and moment.done(parent):
            builder.add("lost", message("explain-proof-lost", number=parent), **variables_now)
    if not parent and moment.done(0):
        builder.add("done", message("explain-proof-done", result=_result(moment, 0)), **variables_now)
    return parent if parent and moment.done(parent) else 0


def _result(moment: ProofMoment[Any], number: int) -> str:
    return "win" if moment.wins(number) else "loss"


def _mcts(moment: VisitMoment[Any]) -> Steps:
    """Report selection, playout and backpropagation."""
    builder = MicroStepBuilder()
    if not moment.t:
        builder.add("select", message("explain-mcts-begin"))
        return builder.micro_steps()
    before = moment.recording.at(moment.t - 1)
    path = moment.path
    if len(path) == 1:
        builder.add("select", message("explain-mcts-root"), node=0, visits=_visits(before, 0))
    for node in path[1:]:
        _report_selection(builder, moment, before, node)
    proof = moment.proof(moment.current)
    key = "play" if proof is ProvedResult.UNKNOWN else "proved"
    winner = _side(moment)
    builder.add(key, message(f"explain-mcts-{key}", winner=winner))
    visits = _visits(moment, moment.current)
    wins = round(moment.rate(moment.current) * visits)
    builder.add("back", message("explain-mcts-back", count=len(path)), visits=visits, wins=wins)
    if moment.proof(0) is not ProvedResult.UNKNOWN:
        builder.add("done", message("explain-mcts-done", move=moment.recording.label(moment.best_line[0])))
    return builder.micro_steps()


def _report_selection(builder: MicroStepBuilder, moment: VisitMoment[Any], before: VisitMoment[Any], node: int) -> None:
    parent, move, visits = moment.recording.parent(node), moment.recording.label(node), _visits(before, node)
    if not visits:
        text = message("explain-mcts-add", parent=parent, move=move, number=node)
        builder.add("add", text, node=node, move=move, visits=0, wins=0)
        return
    percent = round(100 * before.rate(node), 1)
    text = message("explain-mcts-select", parent=parent, move=move, percent=percent, visits=visits)
    builder.add("select", text, node=node, visits=visits, wins=round(before.rate(node) * visits))


def _side(moment: VisitMoment[Any]) -> str:
    """Return which of the recording's sides won: "first", "second" or "nobody"."""
    names = dict(zip(moment.recording.sides, ("first", "second"), strict=True))
    return names.get(moment.winner, "nobody")


def _visits(moment: VisitMoment[Any], node: int) -> int:
    return int(moment.visits[node]) if node < moment.records else 0


_STEPS: FamilyTable[Callable[[Any], Steps]] = {
    CutoffTree: _alphabeta,
    MinimaxTree: minimax.steps,
    ProofTree: _proof,
    VisitTree: _mcts,
}
"""The function that returns the micro-steps, for each family of recordings."""
