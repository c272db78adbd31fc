"""The inspector's texts about a node's h: the parts of the estimate, tile by tile, and how f is computed from it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from workbench.catalog import heuristic
from workbench.search.recording.ordering import cost, estimate, total
from workbench.tiles.heuristics.base import Anatomy, Walked
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.ui.base.theme import colours
from workbench.ui.explore.inspector.estimate_marks import letter
from workbench.ui.explore.inspector.inspected import Inspected
from workbench.ui.explore.inspector.rich_text import amount, bold, breakable, muted, paragraphs
from workbench.wording import number, text
from workbench.wording.heuristics import heuristic_text

BLANK = "▢"
MAX_PARTS = 30
"""Number of tiles that are listed one by one; the others are only counted."""
_FIRM = "&nbsp;"
GREATEST = "✓"
ESTIMATE = "estimate:"
"""Prefix of the links that choose which of several estimates is drawn."""


def f_line(of: Inspected) -> str:
    """Return how f is computed from g and h in this search."""
    g, h, f = (amount(value, of.unit) for value in (of.g, of.h, of.f))
    priority = of.moment.recording.priority
    if priority is cost:
        served = of.kept.run.configuration.entry.best_first
        return text("inspector-f-cost", f=f) if served else text("inspector-f-blind", g=g)
    if priority is estimate:
        return text("inspector-f-estimate", f=f)
    if priority is not total:
        weight = of.kept.run.configuration.options.get("weight") or 1
        return text("inspector-f-weighted", g=g, h=h, f=f, weight=number(float(weight), 3))
    if _backed_up(of):
        return text("inspector-f-value", g=g, h=h, f=f, sum=amount(of.g + of.h, of.unit))
    return text("inspector-f-total", g=g, h=h, f=f)


def f_tip(of: Inspected) -> str:
    """Return an explanation of a value other than g + h in a search that backs up values; "" for other nodes."""
    backed_up = of.moment.recording.priority is total and _backed_up(of)
    return text("inspector-f-value-about") if backed_up else ""


def _backed_up(of: Inspected) -> bool:
    return of.f != of.g + of.h and not math.isnan(of.f)


def h_title(of: Inspected) -> str:
    """Return h with the name of the estimate."""
    if not of.informed:
        return text("inspector-h-none")
    name = of.kept.run.configuration.heuristic if of.kept.run.catalogued else None
    told = heuristic_text(name, "-short", of.kept.run.problem) if name is not None else of.kept.run.heuristic_name or ""
    if not told:
        return text("inspector-h-alone", h=amount(of.h, of.unit))
    return breakable(text("inspector-h", h=amount(of.h, of.unit), heuristic=told))


def h_text(of: Inspected, shown: Anatomy | None, chosen: int | None) -> str:
    """Return the parts of h. `shown`: the estimate that is drawn, number `chosen` of several."""
    if not of.informed:
        return muted(text("inspector-h-none-about"))
    if math.isnan(of.h):
        return muted(text("inspector-untold"))
    if shown is None or of.anatomy is None:
        name = of.kept.run.configuration.heuristic if of.kept.run.catalogued and of.board is None else None
        if of.kept.source and not of.kept.part and name is None:
            return muted(text("inspector-h-told"))
        told = text("inspector-about-own") if name is None else heuristic_text(name, "-about", of.kept.run.problem)
        return muted(told)
    raised = of.h != of.anatomy.value and text("inspector-raised", h=amount(of.h, of.unit))
    return paragraphs((_greatest(of, chosen), _consists(shown, _about(of)), bold(raised) if raised else ""))


def _about(of: Inspected) -> str:
    """Return a description of a sum, a weighted or a broken estimate, which differs from its parts; else ""."""
    name = of.kept.run.configuration.heuristic
    if name is None or not of.kept.run.catalogued or of.board is None or (of.anatomy is not None and of.anatomy.among):
        return ""
    entry = heuristic(name)
    return heuristic_text(name, "-about") if entry.broken or entry.parts else ""


def _greatest(of: Inspected, chosen: int | None) -> str:
    """Return the estimates whose maximum is h, each with a link that draws it."""
    assert of.anatomy is not None
    names = _names(of)
    if not of.anatomy.among:
        return ""
    told = []
    for place, (name, one) in enumerate(zip(names, of.anatomy.among, strict=False)):
        line = f'<a href="{ESTIMATE}{place}">{escape(name)}</a>: {amount(one.value, MOVE_COST)}'
        mark = f" {GREATEST}" if one.value == of.anatomy.value else ""
        told.append(f"<b>{line}{mark}</b>" if place == chosen else line + mark)
    return paragraphs((muted(text("inspector-greatest")), *told))


def _names(of: Inspected) -> list[str]:
    name = of.kept.run.configuration.heuristic
    return [] if name is None else [heuristic_text(part, "-short") for part in heuristic(name).parts]


def _consists(of: Anatomy, about: str) -> str:
    if of.look_ups:
        return _look_ups(of)
    if of.walks:
        rows, columns = of.walks
        return (
            _walk(text("inspector-walk-rows", moves=bold(rows.moves)), rows)
            + _walk(text("inspector-walk-columns", moves=bold(columns.moves)), columns)
            + muted(text("inspector-about-walking"))
        )
    if not of.parts:
        return muted(about or text("inspector-about-own"))
    return _tile_by_tile(of, about)


def _tile_by_tile(of: Anatomy, told_about: str) -> str:
    owing = [part for part in of.parts if part.amount and part.reason != "conflict"]
    if not owing:
        return muted(text("inspector-about-nothing"))
    parts = [
        text("inspector-part", tile=bold(part.tile), amount=amount(part.amount, MOVE_COST)).replace(" ", _FIRM)
        for part in owing[:MAX_PARTS]
    ]
    if len(owing) > MAX_PARTS:
        parts.append(text("inspector-parts-more", count=len(owing) - MAX_PARTS))
    whole = amount(sum(part.amount for part in owing), MOVE_COST)
    added = f"{whole} + {2 * len(of.conflicts)} = {amount(of.value, MOVE_COST)}" if of.conflicts else ""
    if told_about:
        about = told_about
    elif owing[0].reason == "misplaced":
        about = text("inspector-about-misplaced")
    else:
        about = text("inspector-about-straight") if of.straight else text("inspector-about-distance")
    told = f"{f'{_FIRM} '.join(parts)}{_FIRM} Σ{_FIRM}{bold(whole)}"
    return paragraphs((told, *_conflicts(of), added and bold(added), muted(about)))


def _conflicts(of: Anatomy) -> list[str]:
    return [
        text(
            "inspector-conflict",
            tile=bold(_tile_at(of, conflict.cell)),
            line="row" if _level(of, conflict.cell, conflict.others) else "column",
            others=", ".join(str(_tile_at(of, cell)) for cell in conflict.others),
        )
        for conflict in of.conflicts
    ]


def _tile_at(of: Anatomy, cell: int) -> int:
    return next(part.tile for part in of.parts if part.cell == cell)


def _level(of: Anatomy, cell: int, others: Sequence[int]) -> bool:
    columns = of.goal.columns
    return bool(others) and cell // columns == others[0] // columns


def _look_ups(of: Anatomy) -> str:
    told = [
        text(
            "inspector-look-up",
            letter=bold(letter(place)),
            tiles=" ".join(map(str, sorted(up.tiles))),
            moves=bold("∞" if up.moves is None else up.moves),
        )
        for place, up in enumerate(of.look_ups)
    ]
    moves = ["∞" if up.moves is None else str(up.moves) for up in of.look_ups]
    added = bold(f"{' + '.join(moves)} = {amount(of.value, MOVE_COST)}") if len(moves) > 1 else ""
    mirrored = text("inspector-mirrored") if of.mirrored else ""
    return paragraphs((*told, added, mirrored, muted(text("inspector-about-patterns"))))


def _walk(title: str, walk: Walked) -> str:
    """Return a table of counts: lines of the board down, goal lines of the tiles across, the blank's line marked."""
    lines = range(len(walk.counts))
    head = "".join(f'<td align="center">{muted(str(home + 1))}</td>' for home in lines)
    rows = "".join(
        f"<tr><td>{muted(str(line + 1))}</td>"
        + "".join(f'<td align="center"{_own(line == home)}>{walk.counts[line][home]}</td>' for home in lines)
        + f"<td>{BLANK if line == walk.blank else ''}</td></tr>"
        for line in lines
    )
    return f'{title}<table cellspacing="1" cellpadding="3"><tr><td></td>{head}<td></td></tr>{rows}</table>'


def _own(home: bool) -> str:
    return f' bgcolor="{colours().raised}"' if home else ""
