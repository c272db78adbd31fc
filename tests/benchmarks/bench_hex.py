"""What the engines of Hex can do: iterations a second, games against each other, proofs, winning moves found.

    python tests/benchmarks/bench_hex.py [GAMES] [SECONDS]

GAMES (1) of MCTS against plain UCT are played with either side on 11×11, SECONDS (0.2) a move. 0 leaves them out.
"""

from __future__ import annotations

import random
import sys
import time

from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.compiled.solver import SolverRun
from workbench.hex.engine import SearchEngine
from workbench.hex.searches import SEARCHES, start
from workbench.search.problem.status import Status

POSITIONS = 50


def speeds() -> None:
    print("steps a second of CPU time, from the empty board")
    for size in (5, 7, 11, 14):
        result = []
        for search in SEARCHES:
            run = start(search, HexBoard.empty(size))
            run.advance(200)
            begun, steps = time.process_time(), run.steps
            while run.status is Status.RUNNING and time.process_time() - begun < 1.0:
                run.advance(1000)
            result.append(f"{search} {(run.steps - steps) / (time.process_time() - begun):,.0f}")
        print(f"  {size:2} x {size:<2}  " + "   ".join(result), flush=True)


def openings() -> None:
    print("all openings solved: winning ones, positions looked at, CPU seconds")
    for size in (3, 4, 5, 6):
        begun = time.process_time()
        run = SolverRun(HexBoard.empty(size))
        while run.advance(100_000) is Status.RUNNING:
            pass
        spent = time.process_time() - begun
        print(f"  {size} x {size}  {sum(run.wins.values()):3}  {run.positions:12,}  {spent:8.2f}", flush=True)


def checked_positions() -> list[tuple[HexBoard, set[int]]]:
    """Return undecided random positions on 5×5 and 6×6 in which few moves win, with those moves by proof."""
    found, seed = [], 0
    while len(found) < POSITIONS:
        chance = random.Random(seed)
        seed += 1
        size = 5 + seed % 2
        cells = list(range(size * size))
        chance.shuffle(cells)
        board = HexBoard.empty(size).played(cells[: chance.randrange(size - 1, size + 5)])
        if board.winner:
            continue
        run = SolverRun(board)
        while run.advance(100_000) is Status.RUNNING:
            pass
        winning = {cell for cell, wins in run.wins.items() if wins}
        if 1 <= len(winning) <= len(board.vacant) // 3:
            found.append((board, winning))
    return found


def winning_moves(seconds: float = 1.0) -> None:
    positions = checked_positions()
    few = sum(len(winning) for _, winning in positions) / len(positions)
    print(
        f"winning moves found within {seconds} s in {len(positions)} solved positions; {few:.1f} moves win on average"
    )
    for engine in ("mcts", "uct", "alphabeta", "alphabeta-resistance"):
        right = sum(SearchEngine(engine).choose(board, seconds) in winning for board, winning in positions)
        print(f"  {engine:22} {right} of {len(positions)}", flush=True)


def match(games: int, seconds: float) -> None:
    print(f"mcts against uct on 11 x 11, {seconds} s a move, first moves at random")
    for side in (RED, BLUE):
        won = 0
        for game in range(games):
            board = HexBoard.empty(11).play(random.Random(game).randrange(121))
            while not board.winner:
                engine = SearchEngine("mcts" if board.to_move == side else "uct")
                board = board.play(engine.choose(board, seconds))
            won += board.winner == side
        print(f"  as {'red' if side == RED else 'blue'}: {won} of {games}", flush=True)


def main() -> None:
    words = sys.argv[1:]
    speeds()
    openings()
    winning_moves()
    match(int(words[0]) if words else 1, float(words[1]) if words[1:] else 0.2)


if __name__ == "__main__":
    main()
