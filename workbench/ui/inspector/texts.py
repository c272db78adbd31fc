"""The inspector's texts about a node: sections of rich text with links to all nodes mentioned."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from workbench.search.explaining.base import cost_facts
from workbench.search.explaining.successor_fates import shown_fate
from workbench.search.inspecting.node_history import ChildInfo, NodeHistory
from workbench.search.problem.messages import Fact
from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import NodeStatus, Outcome
from workbench.ui.inspector.inspected import InspectedNode
from workbench.ui.inspector.rich_text import amount, bold, muted, paragraphs, sentences
from workbench.ui.states.costs import costs_text
from workbench.ui.states.state_picture import state_text
from workbench.wording import text
from workbench.wording.names import local


def link(record: int, label: str | None = None) -> str:
    return f'<a href="{record}">{escape(label) if label is not None else record}</a>'


def link_by_name(node: InspectedNode, record: int) -> str:
    """Return a link to a record, with the name of its state if states have names."""
    return link(record, f"{record} ({name})" if (name := _name(node, record)) else None)


def title(node: InspectedNode) -> str:
    """Return the title of the node, with the name of its state if states have names."""
    label = text("inspector-node", number=node.number)
    return f"{label} ({name})" if (name := _name(node, node.number)) else label


def _name(node: InspectedNode, record: int) -> str:
    recording = node.moment.recording
    return "" if node.board is not None else state_text(recording.problem, recording.state(record))


def link_tip(node: InspectedNode, record: int) -> str:
    """Return the tool tip of a linked record."""
    return text("inspector-link", **cost_facts(node.moment, record))


# g and its path


def g_title(node: InspectedNode) -> str:
    """Return g and the kind of its path."""
    g = amount(node.g, node.unit)
    return text("inspector-g-backward", g=g) if node.backward else text("inspector-g", g=g)


def g_text(node: InspectedNode) -> str:
    """Return the moves of the path, each a link to the resulting node, and their costs."""
    moment, path = node.moment, node.path
    costs = [moment.g(record) - moment.g(before) for before, record in pairwise(path)]
    equal_costs = len(set(costs)) == 1
    root = _name(node, path[0]) or (text("inspector-path-goal") if node.backward else text("inspector-path-start"))
    first = text("inspector-path-skipped", count=node.skipped) + " …" if node.skipped else root
    links = [link(path[0], first)]
    for record, step_cost in zip(path[1:], costs, strict=True):
        move = local(moment.recording.label(record))
        links.append(link(record, move if equal_costs else f"{move} ({amount(step_cost, node.unit)})"))
    path_text = " → ".join(links)
    if not costs:
        return paragraphs((path_text, muted(text("inspector-g-none"))))
    if equal_costs and not node.skipped:
        return paragraphs(
            (path_text, muted(text("inspector-g-alike", count=len(costs), cost=amount(costs[0], node.unit))))
        )
    return paragraphs((path_text, "" if node.skipped else muted(_sum(node, costs))))


def _sum(node: InspectedNode, costs: Sequence[Number]) -> str:
    return f"{' + '.join(amount(step_cost, node.unit) for step_cost in costs)} = {amount(node.g, node.unit)}"


# Origin and fate


def origin_text(node: InspectedNode) -> str:
    """Return how a node was generated."""
    life = node.life
    if life.parent == NONE and life.previous == NONE:
        if node.backward:
            return text("inspector-origin-goal")
        return text("inspector-origin-again", step=life.generated) if life.generated else text("inspector-origin-start")
    facts: dict[str, Fact] = {
        "step": life.generated,
        "parent": link_by_name(node, life.parent),
        "move": bold(local(life.move)),
    }
    if life.outcome is None:
        return text("inspector-origin-on", previous=link(life.previous), step=life.generated)
    origin = text("inspector-origin-back", **facts) if node.backward else text("inspector-origin-move", **facts)
    return sentences((origin, _outcome_text(life)))


_SHOWN_OUTCOMES = {Outcome.NEW, Outcome.CHEAPER, Outcome.REOPENED, Outcome.COPY, Outcome.MEETING, Outcome.GOAL}


def _outcome_text(life: NodeHistory) -> str:
    if life.outcome not in _SHOWN_OUTCOMES:
        return ""
    assert life.outcome is not None
    previous = link(life.previous) if life.previous != NONE else ""
    return text(f"inspector-made-{life.outcome.value}", previous=previous)


def fate_text(node: InspectedNode) -> str:
    """Return what happened to a node."""
    life, status = node.life, _status(node, node.life)
    facts = _facts(life)
    parts = [] if life.goal and status in (NodeStatus.WAITING.value, "next") else [
        text(f"inspector-status-{status}", **facts)
    ]  # fmt: skip
    if life.expanded is not None and life.standing in (
        NodeStatus.SUPERSEDED,
        NodeStatus.REPLACED,
        NodeStatus.FORGOTTEN,
    ):
        parts.append(text("inspector-was-expanded", expanded=life.expanded))
    if life.goal:
        parts.append(text("inspector-is-goal"))
    elif life.on_solution:
        parts.append(text("inspector-on-solution"))
    return sentences(parts)


def _facts(life: NodeHistory) -> dict[str, Fact]:
    by = link(life.by) if life.by != NONE else ""
    return {"expanded": life.expanded or 0, "ended": life.ended or 0, "by": by}


def _status(node: InspectedNode, life: NodeHistory) -> str:
    """Return the name of a node's status. Without an OPEN list, a waiting node has the status "next"."""
    is_next = life.standing is NodeStatus.WAITING and not node.moment.recording.stores_open
    return "next" if is_next else life.standing.value


# Its successors


def successors_text(node: InspectedNode) -> str:
    """Return a table of the successors: the move, the node, its costs, the outcome of its step, its current status."""
    if node.life.expanded is None:
        return muted(text("inspector-successors-not-yet"))
    if not node.children:
        return muted(text("inspector-successors-none"))
    rows = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in _row(node, child))}</tr>" for child in node.children)
    return f'<table cellspacing="0" cellpadding="3">{rows}</table>'


def _row(node: InspectedNode, child: ChildInfo[object]) -> tuple[str, ...]:
    successor, record = child.successor, child.successor.record
    known_link = link(successor.known_record) if successor.known_record != NONE else ""
    fate = text(f"inspector-fate-{shown_fate(node.moment, successor)}", known=known_link)
    if child.life is None:
        return bold(local(successor.move)), "", muted(f"g&nbsp;=&nbsp;{amount(successor.g, node.unit)}"), fate
    costs = escape(costs_text(node.moment, record)).replace(" ", "&nbsp;")
    return bold(local(successor.move)), link(record), costs, _outcome_and_status(node, child, fate)


_REDUNDANT_STATUSES = {
    Outcome.WAITING: {
        *("waiting", "next", "entered", "done", "closed", "replaced", "forgotten", "cut", "repeated"),
        *("visited", "not-chosen"),
    },
    Outcome.CUT: {"cut"},
    Outcome.REPEATED: {"repeated"},
    Outcome.PRUNED: {"pruned"},
    Outcome.FORGOTTEN: {"forgotten"},
    Outcome.TOO_DEEP: {"too-deep"},
    Outcome.ACCEPTED: {"visited"},
    Outcome.REJECTED: {"rejected"},
}
"""The statuses that already say everything about an outcome."""


def _outcome_and_status(node: InspectedNode, child: ChildInfo[object], fate: str) -> str:
    life = child.life
    assert life is not None
    if life.goal:
        return text("inspector-fate-goal")
    status = _status(node, life)
    status_text = text(f"inspector-since-{status}", **_facts(life))
    return (
        status_text if status in _REDUNDANT_STATUSES.get(child.successor.outcome, set()) else f"{fate}, {status_text}"
    )
