"""What is shown of each node of a game tree at a moment of its search. Independent of Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from workbench.game_trees.tree import MAX, GameTree
from workbench.search.explaining.minimax import value_text
from workbench.search.recording.minimax_tree import MinimaxMoment
from workbench.wording import text

_SIGNS = {"exact": "", "least": "≥ ", "most": "≤ ", "none": "≈ "}


class NodeState(Enum):
    """How far the search is with a node."""

    AHEAD = "ahead"
    OPEN = "open"
    DONE = "done"
    CUT = "cut"


@dataclass(frozen=True)
class ShownNode:
    """A node as it is drawn.

    Attributes: name; state; value, its value or bound, "" if it has none yet; window, α and β while it is searched by
    alpha-beta; maximizes, whether MAX moves there; leaf; current, whether it was entered in this step, or the
    micro-step is about it; best, whether it is on the best line.
    """

    name: str
    state: NodeState
    value: str
    window: tuple[str, ...]
    maximizes: bool
    leaf: bool
    current: bool
    best: bool


def shown_nodes(tree: GameTree, moment: MinimaxMoment[int], spoken: str = "") -> list[ShownNode]:
    """Return the nodes of a tree, in the order of their numbers.

    `spoken`: the name of the node that the micro-step is about, which is the current one; "": the node entered is.
    """
    records = {moment.recording.state(record): record for record in range(moment.records)}
    best = {0, *moment.best_line} if moment.best_line else set()
    shown: list[ShownNode] = []
    for node, value in enumerate(tree.values):
        record = records.get(node)
        parent = shown[tree.parents[node]] if node else None
        state = _state(moment, record, parent)
        written = value_text(value) if value is not None else _value(moment, record)
        shown.append(
            ShownNode(
                tree.names[node],
                state,
                written,
                _window(moment, record) if value is None and state is NodeState.OPEN else (),
                tree.mover(node) == MAX,
                value is not None,
                tree.names[node] == spoken if spoken else bool(moment.t and record == moment.current),
                record in best,
            )
        )
    return shown


def description(node: ShownNode) -> str:
    """Return a sentence about a node."""
    kind = "leaf" if node.leaf else "max" if node.maximizes else "min"
    value = node.value if not node.leaf or node.state is not NodeState.CUT else ""
    return text("minimax-node", name=node.name, kind=kind, state=node.state.value, value=value or "–")


def _state(moment: MinimaxMoment[int], record: int | None, parent: ShownNode | None) -> NodeState:
    if record is not None:
        return NodeState.DONE if moment.done(record) else NodeState.OPEN
    over = parent is not None and parent.state in (NodeState.DONE, NodeState.CUT)
    return NodeState.CUT if over else NodeState.AHEAD


def _value(moment: MinimaxMoment[int], record: int | None) -> str:
    if record is None:
        return ""
    value = moment.value(record)
    if value is not None:
        return f"{_SIGNS[moment.bound(record)]}{value_text(value)}"
    value = moment.so_far(record)
    if value is None:
        return ""
    return f"{'≥' if moment.recording.maximizes(record) else '≤'} {value_text(value)}"


def _window(moment: MinimaxMoment[int], record: int | None) -> tuple[str, ...]:
    if record is None or not moment.recording.pruning:
        return ()
    alpha, beta = map(value_text, moment.window(record))
    return f"α = {alpha}", f"β = {beta}"
