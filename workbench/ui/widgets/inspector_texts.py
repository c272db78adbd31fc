"""What the inspector says of a node: sections of rich text, in which every node told of is a link to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise

from workbench.search.biography import Child, Life, Standing
from workbench.search.columns import NONE
from workbench.search.messages import Fact
from workbench.search.moment import Outcome
from workbench.search.ordering import cost, estimate, total
from workbench.search.problem import Number, units
from workbench.search.recording import UNREACHABLE
from workbench.tiles.heuristics.base import Anatomy, Walked
from workbench.tiles.moves import MOVE_COST
from workbench.ui.models.inspected import Inspected
from workbench.ui.theme import colours
from workbench.ui.widgets.estimate_marks import letter
from workbench.ui.widgets.state_picture import state_text
from workbench.wording import number, text
from workbench.wording.heuristics import heuristic_text

BLANK = "▢"
GREATEST = "✓"
ESTIMATE = "estimate:"
"""How links begin that choose which of several estimates is drawn."""


# Of all sections


def amount(value: Number, unit: int) -> str:
    """Return a cost as it is shown."""
    return "∞" if value >= UNREACHABLE else number(units(value, unit), 3)


def link(record: int, told: str | None = None) -> str:
    """Return a link to a record."""
    return f'<a href="{record}">{escape(told) if told is not None else record}</a>'


def link_by_name(of: Inspected, record: int) -> str:
    """Return a link to a record with the name of its state, where states are known by names."""
    return link(record, f"{record} ({name})" if (name := _name(of, record)) else None)


def title(of: Inspected) -> str:
    """Return which node it is, with the name of its state, where states are known by names."""
    told = text("inspector-node", number=of.number)
    return f"{told} ({name})" if (name := _name(of, of.number)) else told


def _name(of: Inspected, record: int) -> str:
    recording = of.moment.recording
    return "" if of.board is not None else state_text(recording.problem, recording.state(record))


def bold(told: object) -> str:
    """Return a text in bold."""
    return f"<b>{escape(str(told))}</b>"


def muted(told: str) -> str:
    """Return a text of lesser weight."""
    return f'<span style="color:{colours().muted}">{told}</span>'


def link_tip(of: Inspected, record: int) -> str:
    """Return what is said of a linked record under the pointer."""
    g, h, f = (amount(value(record), of.unit) for value in (of.moment.g, of.moment.h, of.moment.f))
    return text("inspector-link", number=record, g=g, h=h, f=f)


def _sentences(told: Iterable[str]) -> str:
    return " ".join(filter(None, told))


def _paragraphs(told: Iterable[str]) -> str:
    return "<br>".join(filter(None, told))


# f, and h tile by tile


def f_line(of: Inspected) -> str:
    """Return how f is made up of g and h, as the search uses it."""
    g, h, f = (amount(value, of.unit) for value in (of.g, of.h, of.f))
    priority = of.moment.recording.priority
    if priority is cost:
        served = of.kept.run.configuration.algorithm == "ucs"
        return text("inspector-f-cost", f=f) if served else text("inspector-f-blind", g=g)
    if priority is estimate:
        return text("inspector-f-estimate", f=f)
    if priority is not total:
        weight = of.kept.run.configuration.options.get("weight") or 1
        return text("inspector-f-weighted", g=g, h=h, f=f, weight=number(float(weight), 3))
    if of.f != of.g + of.h:
        return text("inspector-f-value", g=g, h=h, f=f, sum=amount(of.g + of.h, of.unit))
    return text("inspector-f-total", g=g, h=h, f=f)


def h_title(of: Inspected) -> str:
    """Return h with the name of the estimate."""
    if not of.informed:
        return text("inspector-h-none")
    name = of.kept.run.configuration.heuristic if of.kept.run.catalogued else None
    told = heuristic_text(name, "-short", of.kept.run.problem) if name is not None else of.kept.run.heuristic_name or ""
    return text("inspector-h", h=amount(of.h, of.unit), heuristic=told)


def h_text(of: Inspected, shown: Anatomy | None, chosen: int | None) -> str:
    """Return what h consists of; `shown`: the estimate that is drawn, number `chosen` of several."""
    if not of.informed:
        return muted(text("inspector-h-none-about"))
    if shown is None or of.anatomy is None:
        name = of.kept.run.configuration.heuristic if of.kept.run.catalogued and of.board is None else None
        told = text("inspector-about-own") if name is None else heuristic_text(name, "-about", of.kept.run.problem)
        return muted(told)
    raised = of.h != of.anatomy.value and text("inspector-raised", h=amount(of.h, of.unit))
    return _paragraphs((_greatest(of, chosen), _consists(shown), bold(raised) if raised else ""))


def _greatest(of: Inspected, chosen: int | None) -> str:
    """Return the estimates of which h is the greatest, each a link that draws it."""
    assert of.anatomy is not None
    names = _names(of)
    if not of.anatomy.among:
        return ""
    told = []
    for place, (name, one) in enumerate(zip(names, of.anatomy.among, strict=False)):
        line = f'<a href="{ESTIMATE}{place}">{escape(name)}</a>: {amount(one.value, MOVE_COST)}'
        mark = f" {GREATEST}" if one.value == of.anatomy.value else ""
        told.append(f"<b>{line}{mark}</b>" if place == chosen else line + mark)
    return _paragraphs((muted(text("inspector-greatest")), *told))


def _names(of: Inspected) -> list[str]:
    from workbench.catalog import heuristic

    name = of.kept.run.configuration.heuristic
    return [] if name is None else [heuristic_text(part, "-short") for part in heuristic(name).parts]


def _consists(of: Anatomy) -> str:
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
        return muted(text("inspector-about-own"))
    return _tile_by_tile(of)


def _tile_by_tile(of: Anatomy) -> str:
    owing = [part for part in of.parts if part.amount and part.reason != "conflict"]
    parts = [text("inspector-part", tile=bold(part.tile), amount=amount(part.amount, MOVE_COST)) for part in owing]
    if not parts:
        return muted(text("inspector-about-nothing"))
    tiles = [
        text(
            "inspector-conflict",
            tile=bold(_tile_at(of, conflict.cell)),
            line="row" if _level(of, conflict.cell, conflict.others) else "column",
            others=", ".join(str(_tile_at(of, cell)) for cell in conflict.others),
        )
        for conflict in of.conflicts
    ]
    sum_ = f"{' &nbsp;'.join(part.replace(' ', '&nbsp;') for part in parts)} &nbsp;Σ&nbsp;"
    whole = sum(part.amount for part in owing)
    about = {"misplaced": text("inspector-about-misplaced")}.get(owing[0].reason, "")
    about = about or (text("inspector-about-straight") if of.straight else text("inspector-about-distance"))
    added = f"{amount(whole, MOVE_COST)} + {2 * len(tiles)} = {amount(of.value, MOVE_COST)}" if tiles else ""
    return _paragraphs((sum_ + bold(amount(whole, MOVE_COST)), *tiles, added and bold(added), muted(about)))


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
    return _paragraphs((*told, added, mirrored, muted(text("inspector-about-patterns"))))


def _walk(title: str, walk: Walked) -> str:
    """Return a table of counts: a line of the board down, the tiles' homes across, the blank's line marked."""
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


# g, by its path


def g_title(of: Inspected) -> str:
    """Return g, and what its path is."""
    g = amount(of.g, of.unit)
    return text("inspector-g-backward", g=g) if of.backward else text("inspector-g", g=g)


def g_text(of: Inspected) -> str:
    """Return the moves of the path, each a link to the node that it leads to, and their costs."""
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
        return _paragraphs((way, muted(text("inspector-g-none"))))
    if alike and not of.skipped:
        return _paragraphs((way, muted(text("inspector-g-alike", count=len(costs), cost=amount(costs[0], of.unit)))))
    return _paragraphs((way, "" if of.skipped else muted(_sum(of, costs))))


def _sum(of: Inspected, costs: Sequence[Number]) -> str:
    return f"{' + '.join(amount(paid, of.unit) for paid in costs)} = {amount(of.g, of.unit)}"


# Where it came from, and what became of it


def origin_text(of: Inspected) -> str:
    """Return where a node came from."""
    life = of.life
    if life.parent == NONE and life.previous == NONE:
        if of.backward:
            return text("inspector-origin-goal")
        return text("inspector-origin-again", step=life.generated) if life.generated else text("inspector-origin-start")
    facts: dict[str, Fact] = {"step": life.generated, "parent": link_by_name(of, life.parent), "move": bold(life.move)}
    if life.outcome is None:
        return text("inspector-origin-on", previous=link(life.previous), step=life.generated)
    came = text("inspector-origin-back", **facts) if of.backward else text("inspector-origin-move", **facts)
    return _sentences((came, _made(life)))


_TOLD = {Outcome.NEW, Outcome.CHEAPER, Outcome.REOPENED, Outcome.COPY, Outcome.MEETING, Outcome.GOAL}


def _made(life: Life) -> str:
    if life.outcome not in _TOLD:
        return ""
    assert life.outcome is not None
    previous = link(life.previous) if life.previous != NONE else ""
    return text(f"inspector-made-{life.outcome.value}", previous=previous)


def fate_text(of: Inspected) -> str:
    """Return what became of a node."""
    life, standing = of.life, _standing(of, of.life)
    facts = _facts(life)
    told = [] if life.goal and standing in (Standing.WAITING.value, "next") else [
        text(f"inspector-stands-{standing}", **facts)
    ]  # fmt: skip
    if life.expanded is not None and life.standing in (Standing.SUPERSEDED, Standing.GONE_ON, Standing.FORGOTTEN):
        told.append(text("inspector-was-expanded", expanded=life.expanded))
    if life.goal:
        told.append(text("inspector-is-goal"))
    elif life.on_solution:
        told.append(text("inspector-on-solution"))
    return _sentences(told)


def _facts(life: Life) -> dict[str, Fact]:
    by = link(life.by) if life.by != NONE else ""
    return {"expanded": life.expanded or 0, "ended": life.ended or 0, "by": by}


def _standing(of: Inspected, life: Life) -> str:
    """Return the name of how a node stands; nothing waits on a list where none is kept."""
    next_ = life.standing is Standing.WAITING and not of.moment.recording.keeps_open
    return "next" if next_ else life.standing.value


# Its successors


def successors_text(of: Inspected) -> str:
    """Return a table of the successors: the move, the node, its costs, what its step made of it, how it stands."""
    if of.life.expanded is None:
        return muted(text("inspector-successors-not-yet"))
    if not of.children:
        return muted(text("inspector-successors-none"))
    rows = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in _row(of, child))}</tr>" for child in of.children)
    return f'<table cellspacing="0" cellpadding="3">{rows}</table>'


def _row(of: Inspected, child: Child[object]) -> tuple[str, ...]:
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
"""Where how a successor stands says all that is to be said of it."""


def _paragraphs_of_fate(of: Inspected, child: Child[object], fate: str) -> str:
    life = child.life
    assert life is not None
    if life.goal:
        return text("inspector-fate-goal")
    standing = _standing(of, life)
    now = text(f"inspector-since-{standing}", **_facts(life))
    return now if standing in _SAME.get(child.successor.outcome, set()) else f"{fate}, {now}"
