"""What divide and conquer costs: moves and time as boards grow, and the strategies on the same random boards.

    python tests/benchmarks/bench_divide.py [BOARDS]
    python tests/benchmarks/bench_divide.py --mean SIDE COUNT [STRATEGY]
    python tests/benchmarks/bench_divide.py --check SHAPE COUNT [STRATEGY]

BOARDS (10) is how many boards of 4×4 and 5×5 each strategy solves; the growth is drawn into divide-growth.png too.
With --mean, COUNT random boards of SIDE × SIDE are solved by a strategy ("tile"). With --check, COUNT random boards of
a SHAPE such as 4x4 are solved, each from and to a random board, by a strategy ("tile"); solutions are replayed, frozen
cells watched.
"""

from __future__ import annotations

import sys
import time

from display import draw_anywhere

from workbench.compiling import preparing
from workbench.search.problem.status import Status
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble

GROWTH = {"tile": (4, 6, 8, 10, 14, 20, 30, 50), "tile improve": (4, 6, 8, 10, 14, 20, 30, 50)}
PICTURE, COLOURS = "divide-growth.png", ("#1f6feb", "#c2410c")
Growth = list[tuple[int, float, float]]
"""The side of the boards, their mean moves, their mean CPU seconds."""
STRATEGIES = {
    4: ("tile", "pair", "line", "tile order=cheapest", "line final=3x3", "tile improve", "line final=3x3 improve"),
    5: ("tile", "line final=3x3", "line final=4x4", "line final=4x4 improve"),
}


def solved(board: Board, goal: Board, strategy: Strategy) -> DivideRun:
    run = DivideRun(board, goal, keep=False, strategy=strategy)
    assert run.advance(10**12) is Status.SOLVED, (run.status, str(board))
    assert board.replayed(run.moves) == goal
    return run


def mean(side: int, count: int, strategy: Strategy) -> tuple[float, float]:
    """Return the mean moves and CPU seconds over the boards of the seeds 0 … to the usual goal."""
    goal = goal_board("last", side, side)
    moves, seconds = 0, 0.0
    for seed in range(count):
        board = scramble(side, side, seed, goal)
        started = time.process_time()
        moves += len(solved(board, goal, strategy).moves)
        seconds += time.process_time() - started
    return moves / count, seconds / count


def growth() -> None:
    """Print, as rows and as bars, and draw what boards cost as they grow."""
    measured: dict[str, Growth] = {}
    for text, sides in GROWTH.items():
        print(f"{text}, as boards grow: moves, moves / n³, CPU ms")
        measured[text] = []
        for side in sides:
            moves, seconds = mean(side, 2 if side > 10 else 5, Strategy.parse(text))
            measured[text].append((side, moves, seconds))
            bar = "#" * round(20 * moves / side**3)
            print(f"  {side:3} x {side:<3} {moves:10,.0f}  {moves / side**3:6.3f}  {1000 * seconds:10,.1f}  {bar}")
    drawn(measured)
    print(f"drawn: {PICTURE}")


def drawn(measured: dict[str, Growth]) -> None:
    """Draw moves and time over n, both on scales of powers, beside each other."""
    import pyqtgraph as pg
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    page = pg.GraphicsLayoutWidget(size=(1100, 450))
    page.setBackground("w")
    for place, title in enumerate(("moves", "CPU seconds"), start=1):
        plot = page.addPlot(title=title, labels={"bottom": "n, boards of n × n"})
        plot.addLegend(offset=(20, 10))
        plot.setLogMode(x=True, y=True)
        for number, (text, points) in enumerate(measured.items()):
            x, y = [point[0] for point in points], [max(point[place], 1e-4) for point in points]
            plot.plot(x, y, pen=pg.mkPen(COLOURS[number], width=1), symbol="os"[number], name=text)
    application.processEvents()
    page.grab().save(PICTURE)
    page.close()


def strategies(count: int) -> None:
    for side, texts in STRATEGIES.items():
        print(f"{count} random boards of {side} x {side}: moves, CPU ms")
        for text in texts:
            moves, seconds = mean(side, count, Strategy.parse(text))
            print(f"  {text:28} {moves:8.1f}  {1000 * seconds:10,.1f}")


def check(shape: str, count: int, strategy: Strategy) -> None:
    """Solve random boards to random goals. Stops at the first that is not solved, or that moves a frozen cell."""
    rows, columns = map(int, shape.split("x"))
    moves = 0
    for seed in range(count):
        goal = scramble(rows, columns, 2 * seed)
        run = solved(scramble(rows, columns, 2 * seed + 1, goal), goal, strategy)
        moves += len(run.moves)
        for phase in run.phases:
            for board in phase.board.path(phase.moves):
                assert all(board.tiles[cell] == goal.tiles[cell] for cell in phase.subgoal.frozen), str(run.start)
    print(f"{count} boards of {shape} solved ({strategy}), {moves / count:.1f} moves on average")


def main() -> None:
    words = sys.argv[1:]
    preparing.load()
    if words[:1] == ["--check"]:
        check(words[1], int(words[2]), Strategy.parse(" ".join(words[3:])))
        return
    if words[:1] == ["--mean"]:
        side, count = int(words[1]), int(words[2])
        moves, seconds = mean(side, count, Strategy.parse(" ".join(words[3:])))
        print(f"{count} of {side} x {side}: {moves:.2f} moves, {moves / side**3:.3f} n³, {1000 * seconds:.1f} CPU ms")
        return
    growth()
    strategies(int(words[0]) if words else 10)


if __name__ == "__main__":
    draw_anywhere()
    main()
