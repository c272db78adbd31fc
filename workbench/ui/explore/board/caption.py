"""The caption under a board or another state."""

from __future__ import annotations

from workbench.ui.runs.current_state import CurrentState
from workbench.ui.states.state_picture import is_board, state_text
from workbench.wording import number, text

_CAME = {
    "": "stage-start",
    "u": "stage-move-up",
    "d": "stage-move-down",
    "l": "stage-move-left",
    "r": "stage-move-right",
}


def _came(shown: CurrentState) -> str:
    """Return from which state another one (not a board) was generated, and by which move if its name differs."""
    before, name = state_text(shown.problem, shown.previous), state_text(shown.problem, shown.state)
    if shown.move == name:
        return text("stage-came-from", before=before)
    return text("stage-came-by", before=before, move=shown.move)


def caption(shown: CurrentState) -> str:
    """Return which node or move is shown, with its costs, and how the state was generated."""
    told = []
    if shown.moves is not None:
        told.append(text("stage-move-of", move=shown.depth, moves=shown.moves))
    if (costs := shown.costs) is not None:
        named = "" if is_board(shown.problem) else state_text(shown.problem, shown.state)
        g, h, f = (number(cost, 3) for cost in (costs.g, costs.h, costs.f))
        numbered = f"{costs.number} ({named})" if named else costs.number
        told.append(text("stage-node", number=numbered, g=g, h=h, f=f, depth=shown.depth))
    if shown.backward:
        told.append(text("stage-backwards") if shown.move else text("stage-goal"))
    if shown.move or not shown.backward:
        told.append(text(_CAME[shown.move]) if is_board(shown.problem) or not shown.move else _came(shown))
    return " · ".join(told)
