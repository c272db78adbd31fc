"""What is said under a board that is on show."""

from __future__ import annotations

from workbench.ui.on_show import OnShow
from workbench.wording import number, text

_CAME = {
    "": "stage-start",
    "u": "stage-move-up",
    "d": "stage-move-down",
    "l": "stage-move-left",
    "r": "stage-move-right",
}


def caption(shown: OnShow) -> str:
    """Return which node or which move is on show, with its costs, and how it came about."""
    told = []
    if shown.moves is not None:
        told.append(text("stage-move-of", move=shown.depth, moves=shown.moves))
    if (costs := shown.costs) is not None:
        g, h, f = (number(cost, 3) for cost in (costs.g, costs.h, costs.f))
        told.append(text("stage-node", number=costs.number, g=g, h=h, f=f, depth=shown.depth))
    if shown.backward:
        told.append(text("stage-backwards") if shown.move else text("stage-goal"))
    if shown.move or not shown.backward:
        told.append(text(_CAME[shown.move]))
    return " · ".join(told)
