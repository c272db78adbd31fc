"""The inspector's texts about a node's h: the parts of the estimate, tile by tile, and how f is computed from it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from workbench.catalog import heuristic
from workbench.search.explaining.base import cost_facts
from workbench.search.recording.ordering import cost, estimate, total
from workbench.tiles.heuristics.base import EstimateBreakdown, WalkingLookup
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.ui.base.theme import colours
from workbench.ui.inspector.estimate_marks import letter
from workbench.ui.inspector.inspected import InspectedNode
from workbench.ui.inspector.rich_text import amount, bold, breakable, muted, paragraphs
from workbench.wording import number, text
from workbench.wording.heuristics import heuristic_text

BLANK = "▢"
MAX_PARTS = 30
"""Number of tiles that are listed one by one; the others are only counted."""
_SUB_GOAL_KEYS = {
    "delivery": ("divide-estimate-delivery", "inspector-about-delivery"),
    "approach": ("divide-estimate-approach", "inspector-about-approach"),
}
"""The keys of the name and the description of the estimates that only Divide and conquer uses, for its sub-goals."""
_NBSP = "&nbsp;"
MAX_MARK = "✓"
ESTIMATE_PREFIX = "estimate:"
"""Prefix of the links that choose which of several estimates is drawn."""


def f_line(node: InspectedNode) -> str:
    """Return how f is computed from g and h in this search."""
    g, h, f = (amount(value, node.unit) for value in (node.g, node.h, node.f))
    priority = node.moment.recording.priority
    if priority is cost or priority is estimate:
        return text("node-costs", **cost_facts(node.moment, node.number))
    if priority is not total:
        weight = node.run_entry.run.configuration.options.get("weight") or 1
        return text("inspector-f-weighted", g=g, h=h, f=f, weight=number(float(weight), 3))
    if _backed_up(node):
        return text("inspector-f-value", g=g, h=h, f=f, sum=amount(node.g + node.h, node.unit))
    return text("inspector-f-total", g=g, h=h, f=f)


def f_tip(node: InspectedNode) -> str:
    """Return an explanation of a value other than g + h in a search that backs up values; "" for other nodes."""
    backed_up = node.moment.recording.priority is total and _backed_up(node)
    return text("inspector-f-value-about") if backed_up else ""


def _backed_up(node: InspectedNode) -> bool:
    return node.f != node.g + node.h and not math.isnan(node.f)


def h_title(node: InspectedNode) -> str:
    """Return h with the name of the estimate."""
    if not node.informed:
        return text("inspector-h-none")
    name = node.run_entry.run.configuration.heuristic if node.run_entry.run.catalogued else None
    name_text = (
        heuristic_text(name, "-short", node.run_entry.run.problem)
        if name is not None
        else _sub_goal_text(node, 0) or node.run_entry.run.heuristic_name or ""
    )
    if not name_text:
        return text("inspector-h-alone", h=amount(node.h, node.unit))
    return breakable(text("inspector-h", h=amount(node.h, node.unit), heuristic=name_text))


def h_text(node: InspectedNode, shown: EstimateBreakdown | None, chosen: int | None) -> str:
    """Return the parts of h. `shown`: the estimate that is drawn, number `chosen` of several."""
    if not node.informed:
        return muted(text("inspector-h-none-about"))
    if math.isnan(node.h):
        return muted(text("inspector-untold"))
    if shown is None or node.breakdown is None:
        name = (
            node.run_entry.run.configuration.heuristic if node.run_entry.run.catalogued and node.board is None else None
        )
        if node.run_entry.source and not node.run_entry.part and name is None:
            return muted(text("inspector-h-description"))
        description = (
            _sub_goal_text(node, 1) or text("inspector-about-own")
            if name is None
            else heuristic_text(name, "-about", node.run_entry.run.problem)
        )
        return muted(description)
    raised = node.h != node.breakdown.value and text("inspector-raised", h=amount(node.h, node.unit))
    return paragraphs((_maximum_text(node, chosen), _parts_text(shown, _about(node)), bold(raised) if raised else ""))


def _sub_goal_text(node: InspectedNode, which: int) -> str:
    """Return the name (0) or the description (1) of the estimate of a sub-goal, "" for any other estimate."""
    keys = _SUB_GOAL_KEYS.get(node.run_entry.run.heuristic_name or "")
    return text(keys[which]) if keys else ""


def _about(node: InspectedNode) -> str:
    """Return a description of a sum, a weighted or a broken estimate, which differs from its parts; else ""."""
    name = node.run_entry.run.configuration.heuristic
    if (
        name is None
        or not node.run_entry.run.catalogued
        or node.board is None
        or (node.breakdown is not None and node.breakdown.among)
    ):
        return ""
    entry = heuristic(name)
    return heuristic_text(name, "-about") if entry.broken or entry.parts else ""


def _maximum_text(node: InspectedNode, chosen: int | None) -> str:
    """Return the estimates whose maximum is h, each with a link that draws it."""
    assert node.breakdown is not None
    names = _names(node)
    if not node.breakdown.among:
        return ""
    lines = []
    for index, (name, one) in enumerate(zip(names, node.breakdown.among, strict=False)):
        line = f'<a href="{ESTIMATE_PREFIX}{index}">{escape(name)}</a>: {amount(one.value, MOVE_COST)}'
        mark = f" {MAX_MARK}" if one.value == node.breakdown.value else ""
        lines.append(f"<b>{line}{mark}</b>" if index == chosen else line + mark)
    return paragraphs((muted(text("inspector-greatest")), *lines))


def _names(node: InspectedNode) -> list[str]:
    name = node.run_entry.run.configuration.heuristic
    return [] if name is None else [heuristic_text(part, "-short") for part in heuristic(name).parts]


def _parts_text(breakdown: EstimateBreakdown, about: str) -> str:
    if breakdown.lookups:
        return _look_ups(breakdown)
    if breakdown.walks:
        rows, columns = breakdown.walks
        return (
            _walk(text("inspector-walk-rows", moves=bold(rows.moves)), rows)
            + _walk(text("inspector-walk-columns", moves=bold(columns.moves)), columns)
            + muted(text("inspector-about-walking"))
        )
    if not breakdown.parts:
        return muted(about or text("inspector-about-own"))
    return _tile_by_tile(breakdown, about)


def _tile_by_tile(breakdown: EstimateBreakdown, given_about: str) -> str:
    contributing = [part for part in breakdown.parts if part.amount and part.reason != "conflict"]
    if not contributing:
        return muted(text("inspector-about-nothing"))
    parts = [
        text("inspector-part", tile=bold(part.tile), amount=amount(part.amount, MOVE_COST)).replace(" ", _NBSP)
        for part in contributing[:MAX_PARTS]
    ]
    if len(contributing) > MAX_PARTS:
        parts.append(text("inspector-parts-more", count=len(contributing) - MAX_PARTS))
    parts_sum = amount(sum(part.amount for part in contributing), MOVE_COST)
    sum_line = (
        f"{parts_sum} + {2 * len(breakdown.conflicts)} = {amount(breakdown.value, MOVE_COST)}"
        if breakdown.conflicts
        else ""
    )
    if given_about:
        about = given_about
    elif contributing[0].reason == "misplaced":
        about = text("inspector-about-misplaced")
    elif contributing[0].reason == "exchange":
        about = text("inspector-about-exchange")
    else:
        about = text("inspector-about-straight") if breakdown.straight else text("inspector-about-distance")
    sum_text = f"{f'{_NBSP} '.join(parts)}{_NBSP} Σ{_NBSP}{bold(parts_sum)}"
    return paragraphs((sum_text, *_conflicts(breakdown), sum_line and bold(sum_line), muted(about)))


def _conflicts(breakdown: EstimateBreakdown) -> list[str]:
    return [
        text(
            "inspector-conflict",
            tile=bold(_tile_at(breakdown, conflict.cell)),
            line="row" if _in_same_row(breakdown, conflict.cell, conflict.others) else "column",
            others=", ".join(str(_tile_at(breakdown, cell)) for cell in conflict.others),
        )
        for conflict in breakdown.conflicts
    ]


def _tile_at(breakdown: EstimateBreakdown, cell: int) -> int:
    return next(part.tile for part in breakdown.parts if part.cell == cell)


def _in_same_row(breakdown: EstimateBreakdown, cell: int, others: Sequence[int]) -> bool:
    columns = breakdown.goal.columns
    return bool(others) and cell // columns == others[0] // columns


def _look_ups(breakdown: EstimateBreakdown) -> str:
    lines = [
        text(
            "inspector-look-up",
            letter=bold(letter(index)),
            tiles=" ".join(map(str, sorted(look_up.tiles))),
            moves=bold("∞" if look_up.moves is None else look_up.moves),
        )
        for index, look_up in enumerate(breakdown.lookups)
    ]
    moves = ["∞" if look_up.moves is None else str(look_up.moves) for look_up in breakdown.lookups]
    sum_line = bold(f"{' + '.join(moves)} = {amount(breakdown.value, MOVE_COST)}") if len(moves) > 1 else ""
    mirrored = text("inspector-mirrored") if breakdown.mirrored else ""
    return paragraphs((*lines, sum_line, mirrored, muted(text("inspector-about-patterns"))))


def _walk(title: str, walk: WalkingLookup) -> str:
    """Return a table of counts: lines of the board down, goal lines of the tiles across, the blank's line marked."""
    lines = range(len(walk.counts))
    head = "".join(f'<td align="center">{muted(str(home + 1))}</td>' for home in lines)
    rows = "".join(
        f"<tr><td>{muted(str(line + 1))}</td>"
        + "".join(f'<td align="center"{_diagonal_style(line == home)}>{walk.counts[line][home]}</td>' for home in lines)
        + f"<td>{BLANK if line == walk.blank else ''}</td></tr>"
        for line in lines
    )
    return f'{title}<table cellspacing="1" cellpadding="3"><tr><td></td>{head}<td></td></tr>{rows}</table>'


def _diagonal_style(home: bool) -> str:
    return f' bgcolor="{colours().raised}"' if home else ""
