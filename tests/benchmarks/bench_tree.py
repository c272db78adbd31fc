"""How soon the tree and the graph are drawn at any step of a long recording.

    python tests/benchmarks/bench_tree.py [NODES] [STEPS]

NODES (1000000) is how many nodes A* with Manhattan distance records of a hard 15-puzzle; STEPS (200) how many random
steps of it are gone to. Without a display the offscreen platform is used.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from display import draw_anywhere

BOARD = "korf:88"
SIZE = (600, 420)
"""Of the drawing, as it is in a window of 1280 x 800."""


def percentiles(seconds: list[float]) -> str:
    ordered = sorted(1000 * each for each in seconds)
    p99 = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    return f"median {statistics.median(ordered):6.1f} ms, p99 {p99:6.1f} ms"


def timed(do: Callable[[], object]) -> float:
    started = time.perf_counter()
    do()
    return time.perf_counter() - started


def main() -> None:
    from workbench.search.playback.timeline import Timeline
    from workbench.tiles.puzzle import collections
    from workbench.ui.base.application import application
    from workbench.ui.base.settings import Settings
    from workbench.ui.shell.app import open_window

    nodes = int(sys.argv[1]) if sys.argv[1:] else 1_000_000
    count = int(sys.argv[2]) if sys.argv[2:] else 200
    made = application()
    window = open_window(Settings(None))
    window.show()
    session, player, tree = window.explore.session, window.explore.player, window.explore.tree
    named = collections.find(BOARD)
    session.set_boards(named.board, named.goal)
    assert session.current is not None
    run = session.current.run
    while run.recording.records < nodes:
        run.advance(5_000)
    player.open(Timeline(run.recording), over=False)
    tree.resize(*SIZE)
    made.processEvents()
    print(f"the tree of {run.recording.records:,} nodes of A* ({BOARD}), a drawing of {SIZE[0]} x {SIZE[1]}:")
    chance = random.Random(1)
    steps = [chance.randrange(player.length) for _ in range(count)]
    for face in ("tree", "graph"):
        tree.faces.choose(face)
        measure(face, tree, player, steps, [player.length - count + number for number in range(count)])
    window.close()


def measure(face: str, tree: object, player: object, random_steps: list[int], next_steps: list[int]) -> None:
    """Print how long it takes to find out what is to be drawn, and to draw it."""
    for name, steps in (("random steps", random_steps), ("one step after another", next_steps)):
        found, painted, shown = [], [], []
        for step in steps:
            player.t = step
            found.append(timed(tree.refresh))
            canvas = tree.canvas
            painted.append(timed(canvas.repaint))
            shown.append(len(canvas.scene))
        print(f"  {face}, {name}: {statistics.mean(shown):,.0f} nodes drawn")
        print(f"    found    {percentiles(found)}")
        print(f"    painted  {percentiles(painted)}")


if __name__ == "__main__":
    draw_anywhere()
    main()
