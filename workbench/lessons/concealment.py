"""What is hidden of a bench while a question of a lesson is open."""

from __future__ import annotations

from dataclasses import dataclass

FIGURES, COUNTERS, BANNER = "figures", "counters", "banner"
"""What can be covered besides the panes: the figures of a board, the status bar's counters, the result."""


@dataclass(frozen=True)
class Concealment:
    """What is hidden while a question is open.

    Attributes:
        step: the search is shown as it was after this step, END being its last; None: nothing of it is hidden.
        order: OPEN is in order of generation. values: which of f, g and h are hidden, of the states `nodes`, or of the
        node expanded at the step if there are none; `waiting`: of all nodes on OPEN.
        panes: what is covered, by name.
    """

    step: int | None = None
    order: bool = False
    values: frozenset[str] = frozenset()
    nodes: tuple[str, ...] = ()
    waiting: bool = False
    panes: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return self != NOTHING


NOTHING = Concealment()
"""Hides nothing."""
