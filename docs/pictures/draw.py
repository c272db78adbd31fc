"""Draws the pictures of the README and of the documents: `make pictures`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.screenshot import screenshot, wait_until_settled

HERE = Path(__file__).parent
BOARD = "3x3:1 2 3/7 0 8/5 6 4 goal=last astar"
MCTS = {
    "game": "(;FF[4]GM[11]SZ[7]RU[no-swap];B[c3];W[d4];B[e3];W[c5])",
    "tab": "analysis",
    "fill": "heat",
    "think": {"engine": "mcts", "steps": 2000, "at": 2000},
}
GRAPH = {"run": "2x2:0 3/2 1 goal=last bfs at=end", "face": "graph", "fit": True, "tab": "moments"}


def scene(**scene: Any) -> Callable[[MainWindow], object]:
    """Return what shows a scene, as in a lesson."""
    return lambda window: window.bench.show_scene(scene)


def inspected(window: MainWindow) -> None:
    """Show a node in the inspector."""
    bench = window.explore
    bench.show_scene({"run": f"{BOARD} linear-conflict at=5", "tab": "inspector"})
    wait_until_settled(bench.settled)
    bench.node_selection.pick(3)


PICTURES: Mapping[str, Mapping[str, Any]] = {
    "explore": {"arrange": scene(run=f"{BOARD} misplaced at=13", tab="pseudocode")},
    "lecture": {
        "theme": "dark",
        "projector": True,
        "arrange": scene(run=f"{BOARD} manhattan at=4", tab="pseudocode"),
    },
    "inspector": {"arrange": inspected},
    "graph": {"arrange": scene(**GRAPH)},
    "romania": {"problem": "romania"},
    "compare": {"bench": "compare"},
    "divide": {"bench": "divide", "theme": "dark"},
    "audit": {"bench": "audit"},
    "experiments": {"bench": "experiments"},
    "hex": {"bench": "hex", "arrange": scene(**MCTS)},
    "play": {"bench": "play"},
}

if __name__ == "__main__":
    for name, about in PICTURES.items():
        screenshot(HERE / f"{name}.png", language="en", **about)
        print(f"{name}.png", flush=True)
