"""The caption under a board or another state."""

from __future__ import annotations

from workbench.ui.runs.current_state import CurrentState
from workbench.ui.states.state_picture import is_board, state_text
from workbench.wording import text
from workbench.wording.names import local

_ORIGIN_KEYS = {
    "": "stage-start",
    "u": "stage-move-up",
    "d": "stage-move-down",
    "l": "stage-move-left",
    "r": "stage-move-right",
}


def origin_text(current: CurrentState) -> str:
    """Return by which move a state was generated; if it is not a board, from which state, too."""
    if is_board(current.problem) or not current.move:
        return text(_ORIGIN_KEYS[current.move])
    before, name = state_text(current.problem, current.previous), state_text(current.problem, current.state)
    if local(current.move) == name:
        return text("stage-came-from", before=before)
    return text("stage-came-by", before=before, move=current.move)


def caption(current: CurrentState) -> str:
    """Return which node, successor or move is shown, with its costs, and how the state was generated."""
    parts = []
    if current.moves is not None:
        parts.append(text("stage-move-of", move=current.depth, moves=current.moves))
    if (costs := current.costs) is not None:
        state_name = "" if is_board(current.problem) else state_text(current.problem, current.state)
        node_label = f"{costs.number} ({state_name})" if state_name else costs.number
        parts.append(text("stage-node", **{**costs.facts, "number": node_label, "depth": current.depth}))
    elif current.moves is None and not is_board(current.problem):
        parts.append(text("stage-successor", state=state_text(current.problem, current.state)))
    if current.backward:
        parts.append(text("stage-backwards") if current.move else text("stage-goal"))
    if current.move or not current.backward:
        parts.append(origin_text(current))
    return " · ".join(parts)
