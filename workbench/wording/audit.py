"""Texts about the boards that refute a heuristic."""

from __future__ import annotations

from workbench.catalog.own_names import own_functions
from workbench.search.recording.recording import UNREACHABLE
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.state_space.verdict import HeuristicVerdict, Inconsistency, Overestimate
from workbench.wording.language import number, text


def amount(thousandths: int) -> str:
    """Return thousandths of a move as moves, or ∞."""
    return "∞" if thousandths >= UNREACHABLE else number(thousandths / MOVE_COST, 3)


def overestimate_text(one: Overestimate) -> str:
    """Return why a board shows that a heuristic is not admissible."""
    return text("audit-over", h=amount(one.h), true=one.true // MOVE_COST)


def consistency_text(one: Inconsistency) -> str:
    """Return why a move shows that a heuristic is not consistent."""
    bound = min(UNREACHABLE, MOVE_COST + one.h_after)
    return text(
        "audit-inconsistent",
        h=amount(one.h),
        after=amount(one.h_after),
        bound=amount(bound),
        move=text(f"direction-{one.move}"),
    )


def unit_text(verdict: HeuristicVerdict, heuristic: str) -> str:
    """Return a warning if a function of the user's own seems to count in moves, else ""."""
    tiny = bool(verdict.mean) and len(verdict.density) == 1  # above 0, but always less than one move
    return text("audit-own-unit", unit=MOVE_COST) if tiny and own_functions(heuristic) else ""
