"""The micro-steps of minimax, with or without cut-offs: see `workbench.search.explaining.games`.

The lines of the function for MAX begin with `max-`, those of the function for MIN with `min-`.
"""

from __future__ import annotations

from typing import Any

from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import INFINITE
from workbench.search.recording.minimax_tree import MinimaxMoment


def steps(moment: MinimaxMoment[Any]) -> tuple[MicroStep, ...]:
    """Report that a node is entered; if it is a leaf, its value is backed up until a node has further moves."""
    builder, node = MicroStepBuilder(), moment.current
    if not moment.t:
        builder.add("start", message("explain-minimax-begin"))
        return builder.micro_steps()
    if not node:
        builder.add("start", message("explain-minimax-start", name=name_of(moment, 0)))
    side, alpha, beta = _side(moment, node), *map(value_text, moment.entered(node))
    facts: dict[str, Fact] = {"name": name_of(moment, node), "side": side}
    key = "explain-minimax-enter"
    if moment.recording.pruning:
        key, facts = "explain-minimax-enter-window", {**facts, "alpha": alpha, "beta": beta}
    value = moment.value(node)
    if moment.recording.game.utility(moment.recording.state(node)) is None:
        builder.add(f"{side}-enter", message(key, **facts), **_variables(moment, node))
        builder.add(f"{side}-each", message("explain-minimax-each", name=name_of(moment, node)))
        return builder.micro_steps()
    assert value is not None
    leaf = message("explain-minimax-leaf", name=name_of(moment, node), value=value_text(value))
    builder.add(f"{side}-leaf", leaf, **_variables(moment, node) | {"best": value_text(value)})
    _back_up(builder, moment, node)
    return builder.micro_steps()


def value_text(value: int) -> str:
    """Return a value as displayed, with ±∞ for no bound."""
    if abs(value) >= INFINITE:
        return "+∞" if value > 0 else "−∞"
    return str(value).replace("-", "−")


def name_of(moment: MinimaxMoment[Any], number: int) -> str:
    """Return the name of a record: that of the move that leads to it; of the root, its own."""
    recording = moment.recording
    names: tuple[str, ...] = getattr(recording.game, "names", ("",))
    return recording.label(number) or names[0]


def _back_up(builder: MicroStepBuilder, moment: MinimaxMoment[Any], node: int) -> None:
    """Report the effect of a finished node on its parent, and so on while this finishes the parent."""
    while (parent := moment.recording.parent(node)) != NONE:
        _report_child(builder, moment, parent, node)
        if not moment.done(parent):
            return
        value = moment.value(parent)
        assert value is not None
        facts: dict[str, Fact] = {"name": name_of(moment, parent), "value": value_text(value)}
        text = message("explain-minimax-back", **facts, bound=moment.bound(parent))
        builder.add(f"{_side(moment, parent)}-back", text)
        node = parent
    line, value = moment.best_line, moment.value(node)
    if line and value is not None:
        builder.add("start", message("explain-minimax-done", move=name_of(moment, line[0]), value=value_text(value)))


def _report_child(builder: MicroStepBuilder, moment: MinimaxMoment[Any], parent: int, child: int) -> None:
    side, value, before = _side(moment, parent), moment.value(child), moment.best_before(parent, child)
    assert value is not None
    maximizes = side == "max"
    best = before if before is not None else -INFINITE if maximizes else INFINITE
    better = value > best if maximizes else value < best
    variables = _variables(moment, parent) | {"best": value_text(value if better else best), "value": value_text(value)}
    facts: dict[str, Fact] = {"name": name_of(moment, parent), "child": name_of(moment, child), "side": side}
    facts |= {"value": value_text(value), "best": value_text(best)}
    alpha, beta = moment.entered(parent)
    if moment.recording.pruning and before is not None:
        alpha, beta = (max(alpha, best), beta) if maximizes else (alpha, min(beta, best))
    variables |= {"alpha": value_text(alpha), "beta": value_text(beta)} if moment.recording.pruning else {}
    builder.add(
        f"{side}-better", message(f"explain-minimax-{'better' if better else 'no-better'}", **facts), **variables
    )
    if not moment.recording.pruning:
        return
    if better and (value > alpha if maximizes else value < beta):
        changed = "alpha" if maximizes else "beta"
        text = message("explain-minimax-window", side=side, name=facts["name"], value=facts["value"])
        builder.add(f"{side}-window", text, **{changed: value_text(value)})
    if moment.done(parent) and (value >= beta if maximizes else value <= alpha):
        limit = value_text(beta if maximizes else alpha)
        text = message("explain-minimax-cut", **facts, limit=limit, count=moment.left_out(parent))
        builder.add(f"{side}-cut", text)


def _side(moment: MinimaxMoment[Any], number: int) -> str:
    return "max" if moment.recording.maximizes(number) else "min"


def _variables(moment: MinimaxMoment[Any], number: int) -> dict[str, Fact]:
    alpha, beta = map(value_text, moment.entered(number))
    window: dict[str, Fact] = {"alpha": alpha, "beta": beta} if moment.recording.pruning else {}
    return {"node": name_of(moment, number), **window, "best": "−∞" if _side(moment, number) == "max" else "+∞"}
