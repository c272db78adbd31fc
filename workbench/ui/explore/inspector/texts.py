"""The inspector's texts about a node: sections of rich text with links to all nodes mentioned."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from workbench.search.inspecting.node_history import ChildInfo, NodeHistory
from workbench.search.problem.messages import Fact
from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import NodeStatus, Outcome
from workbench.ui.explore.inspector.inspected import Inspected
from workbench.ui.explore.inspector.rich_text import amount, bold, muted, paragraphs, sentences
from workbench.ui.states.state_picture import state_text
from workbench.wording import text


def link(record: int, told: str | None = None) -> str:
    return f'<a href="{record}">{escape(told) if told is not None else record}</a>'


def link_by_name(of: Inspected, record: int) -> str:
    """Return a link to a record, with the name of its state if states have names."""
    return link(record, f"{record} ({name})" if (name := _name(of, record)) else None)


def title(of: Inspected) -> str:
    """Return the title of the node, with the name of its state if states have names."""
    told = text("inspector-node", number=of.number)
    return f"{told} ({name})" if (name := _name(of, of.number)) else told


def _name(of: Inspected, record: int) -> str:
    recording = of.moment.recording
    return "" if of.board is not None else state_text(recording.problem, recording.state(record))


def link_tip(of: Inspected, record: int) -> str:
    """Return the tool tip of a linked record."""
    g, h, f = (amount(value(record), of.unit) for value in (of.moment.g, of.moment.h, of.moment.f))
    return text("inspector-link", number=record, g=g, h=h, f=f)


# g and its path


def g_title(of: Inspected) -> str:
    """Return g and the kind of its path."""
    g = amount(of.g, of.unit)
    return text("inspector-g-backward", g=g) if of.backward else text("inspector-g", g=g)


def g_text(of: Inspected) -> str:
    """Return the moves of the path, each a link to the resulting node, and their costs."""
    moment, path = of.moment, of.path
    costs = [moment.g(record) - moment.g(before) for before, record in pairwise(path)]
    alike = len(set(costs)) == 1
    root = _name(of, path[0]) or (text("inspector-path-goal") if of.backward else text("inspector-path-start"))
    first = text("inspector-path-skipped", count=of.skipped) + " …" if of.skipped else root
    told = [link(path[0], first)]
    for record, paid in zip(path[1:], costs, strict=True):
        move = moment.recording.label(record)
        told.append(link(record, move if alike else f"{move} ({amount(paid, of.unit)})"))
    way = " → ".join(told)
    if not costs:
        return paragraphs((way, muted(text("inspector-g-none"))))
    if alike and not of.skipped:
        return paragraphs((way, muted(text("inspector-g-alike", count=len(costs), cost=amount(costs[0], of.unit)))))
    return paragraphs((way, "" if of.skipped else muted(_sum(of, costs))))


def _sum(of: Inspected, costs: Sequence[Number]) -> str:
    return f"{' + '.join(amount(paid, of.unit) for paid in costs)} = {amount(of.g, of.unit)}"


# Origin and fate


def origin_text(of: Inspected) -> str:
    """Return how a node was generated."""
    life = of.life
    if life.parent == NONE and life.previous == NONE:
        if of.backward:
            return text("inspector-origin-goal")
        return text("inspector-origin-again", step=life.generated) if life.generated else text("inspector-origin-start")
    facts: dict[str, Fact] = {"step": life.generated, "parent": link_by_name(of, life.parent), "move": bold(life.move)}
    if life.outcome is None:
        return text("inspector-origin-on", previous=link(life.previous), step=life.generated)
    came = text("inspector-origin-back", **facts) if of.backward else text("inspector-origin-move", **facts)
    return sentences((came, _made(life)))


_TOLD = {Outcome.NEW, Outcome.CHEAPER, Outcome.REOPENED, Outcome.COPY, Outcome.MEETING, Outcome.GOAL}


def _made(life: NodeHistory) -> str:
    if life.outcome not in _TOLD:
        return ""
    assert life.outcome is not None
    previous = link(life.previous) if life.previous != NONE else ""
    return text(f"inspector-made-{life.outcome.value}", previous=previous)


def fate_text(of: Inspected) -> str:
    """Return what happened to a node."""
    life, standing = of.life, _standing(of, of.life)
    facts = _facts(life)
    told = [] if life.goal and standing in (NodeStatus.WAITING.value, "next") else [
        text(f"inspector-stands-{standing}", **facts)
    ]  # fmt: skip
    if life.expanded is not None and life.standing in (NodeStatus.SUPERSEDED, NodeStatus.GONE_ON, NodeStatus.FORGOTTEN):
        told.append(text("inspector-was-expanded", expanded=life.expanded))
    if life.goal:
        told.append(text("inspector-is-goal"))
    elif life.on_solution:
        told.append(text("inspector-on-solution"))
    return sentences(told)


def _facts(life: NodeHistory) -> dict[str, Fact]:
    by = link(life.by) if life.by != NONE else ""
    return {"expanded": life.expanded or 0, "ended": life.ended or 0, "by": by}


def _standing(of: Inspected, life: NodeHistory) -> str:
    """Return the name of a node's status. Without an OPEN list, a waiting node has the status "next"."""
    next_ = life.standing is NodeStatus.WAITING and not of.moment.recording.keeps_open
    return "next" if next_ else life.standing.value


# Its successors


def successors_text(of: Inspected) -> str:
    """Return a table of the successors: the move, the node, its costs, the outcome of its step, its current status."""
    if of.life.expanded is None:
        return muted(text("inspector-successors-not-yet"))
    if not of.children:
        return muted(text("inspector-successors-none"))
    rows = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in _row(of, child))}</tr>" for child in of.children)
    return f'<table cellspacing="0" cellpadding="3">{rows}</table>'


def _row(of: Inspected, child: ChildInfo[object]) -> tuple[str, ...]:
    successor, record = child.successor, child.successor.record
    known = link(successor.known) if successor.known != NONE else ""
    fate = text(f"inspector-fate-{successor.outcome.value}", known=known)
    if child.life is None:
        return bold(successor.move), "", muted(f"g&nbsp;{amount(successor.g, of.unit)}"), fate
    g, h, f = (amount(value(record), of.unit) for value in (of.moment.g, of.moment.h, of.moment.f))
    costs = f"{bold(f)}&nbsp;=&nbsp;{g}&nbsp;+&nbsp;{h}" if of.informed else f"g&nbsp;{g}"
    return bold(successor.move), link(record), costs, _paragraphs_of_fate(of, child, fate)


_SAME = {
    Outcome.WAITING: {"waiting", "next", "entered", "done", "closed", "gone-on", "forgotten", "cut", "repeated"},
    Outcome.CUT: {"cut"},
    Outcome.REPEATED: {"repeated"},
    Outcome.PRUNED: {"pruned"},
    Outcome.FORGOTTEN: {"forgotten"},
    Outcome.TOO_DEEP: {"too-deep"},
}
"""The statuses that already say everything about an outcome."""


def _paragraphs_of_fate(of: Inspected, child: ChildInfo[object], fate: str) -> str:
    life = child.life
    assert life is not None
    if life.goal:
        return text("inspector-fate-goal")
    standing = _standing(of, life)
    now = text(f"inspector-since-{standing}", **_facts(life))
    return now if standing in _SAME.get(child.successor.outcome, set()) else f"{fate}, {now}"
