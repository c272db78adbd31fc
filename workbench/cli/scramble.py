"""`scramble`: boards to solve, one per line."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace

from workbench.cli.arguments import Parser, integer
from workbench.tiles.puzzle.board_text import read_shape
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.scramble import MAX_BOARDS, MAX_MOVES, SEED_COUNT, scrambles
from workbench.wording import text


def add_arguments(parser: Parser) -> None:
    parser.operand("SIZE", text("cli-help-size"))
    parser.value("--seed", "N", text("cli-help-seed"))
    parser.value("--moves", "K", text("cli-help-moves"))
    parser.value("--count", "C", text("cli-help-count"))
    parser.value("--goal", "G", text("cli-help-goal"))


def run(options: Namespace) -> int:
    """Print the boards of `count` consecutive seeds. Raises Fault."""
    rows, columns = read_shape(options.size)
    goal = goal_board(LAST if options.goal is None else options.goal, rows, columns)
    moves = integer("moves", options.moves, 0, MAX_MOVES)
    count = integer("count", options.count, 1, MAX_BOARDS) or 1
    seed = integer("seed", options.seed, 0, SEED_COUNT - 1)
    if seed is None:
        seed = secrets.randbelow(1_000_000)
        print(text("cli-seed", seed=str(seed)), file=sys.stderr)
    for board in scrambles(rows, columns, seed, count, goal, moves):
        print(board)
    return 0
