"""The texts about the phases of divide and conquer. Does not use Qt."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.search.problem.messages import Fact
from workbench.tiles.divide.block import Subgoal
from workbench.tiles.divide.lookahead import Foresight, LineForesight
from workbench.tiles.divide.manoeuvre import Manoeuvre, manoeuvre
from workbench.tiles.divide.phase import Phase
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import DEFAULT, Strategy
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import size_text
from workbench.ui.divide.phased_solution import PhasedSolution, is_there
from workbench.wording import number, text
from workbench.wording.heuristics import heuristic_text

KINDS = ("tile", "corner", "tiles", "line", "block")
"""The kinds of sub-goals."""


def search_seconds(run: DivideRun) -> float:
    """Return the time of all searches, as the table of phases adds up; of a last pass, only the whole time is known."""
    return run.seconds if run.shortening is not None else sum(phase.run.seconds for phase in run.phases)


def subgoal_text(subgoal: Subgoal, columns: int) -> str:
    """Return the sub-goal of a phase as a short text; `columns`: of the board."""
    return text("divide-aim", **_facts(subgoal, columns))


def phase_name(number: int, subgoal: Subgoal, columns: int) -> str:
    """Return the name of a phase; `number` counts from 1."""
    return text("divide-phase", number=number, aim=subgoal_text(subgoal, columns))


def kind_name(kind: str) -> str:
    """Return the name of one of KINDS."""
    return text(f"divide-kind-{kind}")


def path_text(subgoal: Subgoal, columns: int, board: Board | None) -> str:
    """Return the start and target cells of a phase's tiles, each as (row, column) from 1; a final block's size.

    `board`: the phase's first board; if None, only the target cells are returned.
    """
    if subgoal.kind == "block":
        return size_text(len(subgoal.rows), len(subgoal.columns))
    aims = _cells(subgoal.cells, columns)
    if board is None:
        return f"→ {aims}"
    if is_there(subgoal, board):
        return text("divide-path-there", cells=aims)
    return f"{_cells([board.tiles.index(tile) for tile in subgoal.tiles], columns)} → {aims}"


def method(phase: Phase) -> str:
    """Return the algorithm of a phase, with its f and h."""
    rule = {
        "astar": text("divide-method-astar"),
        "wastar": text("divide-method-wastar", weight=number(phase.weight, 1)),
        "greedy": text("divide-method-greedy"),
        "idastar": text("divide-method-idastar"),
        "beam": text("divide-method-beam", width=number(phase.beam_width)),
    }[phase.algorithm]
    description = rule if phase.estimate == "delivery" else f"{rule}; h: {estimate_name(phase.estimate)}"
    return f"{description}; {text('divide-foresight')}" if _uses_foresight(phase) else description


def formula(phase: Phase) -> str:
    """Return the f of a phase, without the algorithm's name."""
    rest = {"wastar": f"g + {number(phase.weight, 1)}·h", "greedy": "h"}.get(phase.algorithm, "g + h")
    return f"f = {rest}"


def method_tip(phase: Phase) -> str:
    """Return the explanation of `method`."""
    if isinstance(phase.run.problem, LineForesight):
        return text("divide-beam-tip")
    description = text("divide-method-tip")
    return f"{description}\n{text('divide-foresight-tip')}" if _uses_foresight(phase) else description


def _uses_foresight(phase: Phase) -> bool:
    """Return whether the heuristic takes the other tiles into account, too."""
    return isinstance(phase.run.problem, Foresight)


def estimate_name(name: str) -> str:
    """Return the name of a heuristic for a sub-goal."""
    own = {"delivery": "divide-estimate-delivery", "approach": "divide-estimate-approach"}
    return text(own[name]) if name in own else heuristic_text(name, "-short", None)


def strategy_texts() -> dict[str, str]:
    """Return the names of the choices and values of a strategy, and their tooltips (-tip)."""
    return {
        "group": text("strategy-group"),
        "group-tip": text("strategy-group-tip"),
        "group-tile": text("strategy-tile"),
        "group-pair": text("strategy-pair"),
        "group-line": text("strategy-line"),
        "final": text("strategy-final"),
        "final-tip": text("strategy-final-tip"),
        "order": text("strategy-order"),
        "order-tip": text("strategy-order-tip"),
        "order-thesis": text("strategy-thesis"),
        "order-rows": text("strategy-rows"),
        "order-rings": text("strategy-rings"),
        "order-cheapest": text("strategy-cheapest"),
        "search": text("strategy-search"),
        "search-tip": text("strategy-search-tip"),
        "search-auto": text("strategy-auto"),
        "search-astar": text("algorithm-astar-short"),
        "search-wastar": text("algorithm-wastar-short"),
        "search-greedy": text("algorithm-greedy-short"),
        "estimate": text("strategy-estimate"),
        "estimate-tip": text("strategy-estimate-tip"),
        "estimate-delivery": text("divide-estimate-delivery"),
        "estimate-manhattan": heuristic_text("manhattan", "-short", None),
    }


def strategy_text(strategy: Strategy) -> str:
    """Return the description of a strategy: the group, and every other choice that is not the default."""
    words = strategy_texts()
    description = [words["group-" + strategy.group]]
    if strategy.final != DEFAULT.final:
        description.append(text("strategies-final", size=strategy.final.replace("x", "×")))
    if strategy.order != DEFAULT.order:
        description.append(words["order-" + strategy.order])
    for name in ("search", "estimate"):
        value = getattr(strategy, name)
        if value != getattr(DEFAULT, name):
            description.append(f"{words[name]}: {words[f'{name}-{value}']}")
    if strategy.improve:
        description.append(text("strategies-improved"))
    return "; ".join(description)


def narration(course: PhasedSolution, move: int, index: int) -> tuple[str, ...]:
    """Return a few sentences about a position of the solution."""
    place = course.place(move, index)
    assert place is not None
    run, subgoal = course.run, place.phase.subgoal
    unsearched = place.needs_no_move and not place.done
    facts = _facts(subgoal, run.start.columns) | {"frozen": 0 if unsearched else len(place.frozen)}
    facts |= {"number": index + 1, "count": len(course.plan), "made": place.made, "moves": place.moves}
    if place.complete or unsearched:
        last = index == len(course.plan) - 1
        solved = (text("divide-solved-summary", count=len(course.plan)),) if last else ()
        return (text("divide-reached", **facts).strip(), *solved)
    if place.made:
        current = manoeuvre(place.phase.board, subgoal, place.phase.moves, place.made)
        return (*(() if current is None else (_manoeuvre(current),)), text("divide-running", **facts))
    return (text("divide-begins", **facts), *((text("divide-begin-hint"),) if move == 0 else ()))


def _manoeuvre(current: Manoeuvre) -> str:
    facts: dict[str, Fact] = {"tile": str(current.tile), "direction": current.direction}
    return text(f"divide-move-{current.kind}", **facts)


def _cells(cells: Sequence[int], columns: int) -> str:
    return " ".join(f"({cell // columns + 1},{cell % columns + 1})" for cell in cells)


def _facts(subgoal: Subgoal, columns: int) -> dict[str, Fact]:
    """Return the facts in the texts about a sub-goal; rows and columns count from 1."""
    if subgoal.kind == "block":
        return {"kind": "block", "size": size_text(len(subgoal.rows), len(subgoal.columns))}
    if subgoal.kind in ("tiles", "line"):
        return {"kind": subgoal.kind, "tiles": ", ".join(map(str, subgoal.tiles))}
    (row, column), *others = (divmod(cell, columns) for cell in subgoal.cells)
    facts: dict[str, Fact] = {"kind": subgoal.kind, "tile": str(subgoal.tiles[0])}
    facts |= {"row": str(row + 1), "column": str(column + 1)}
    if others:
        along_row = others[0][0] == row
        facts["kind"] = "corner-row" if along_row else "corner-column"
        facts["other"] = str(others[0][1] + 1 if along_row else others[0][0] + 1)
        facts["second"] = str(subgoal.tiles[1])
    return facts
