"""`hex analyse`: the best moves of every position of a game, with their values."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from workbench.cli.arguments import Parser, choice, integer, seconds
from workbench.cli.driving import drive
from workbench.cli.hex.engines import load_kernels, side_name
from workbench.cli.printing import EXIT, print_json
from workbench.formats.entry import read_entry
from workbench.formats.hex.hex_input import HexInput, input_name
from workbench.hex.analysis import urgent
from workbench.hex.board import HexBoard, name
from workbench.hex.rules import SWAP, Game
from workbench.hex.searches import SEARCHES, Run, start
from workbench.hex.verdict import LOSS, WIN, MoveVerdict
from workbench.hex.verdicts import SUPPORTED_SWAPS, all_moves_lose, game_verdicts, verdicts
from workbench.search.problem.status import Status
from workbench.wording import number, text

SECONDS = 1.0
"""The default thinking time per position, in seconds."""
BEST = 3
"""The default number of moves listed per position."""


def add_arguments(parser: Parser) -> None:
    parser.operand("FILE", text("hex-help-analyse-file"))
    parser.value("--engine", "NAME", text("hex-help-engine", known=", ".join(SEARCHES), default=next(iter(SEARCHES))))
    parser.value("--seconds", "S", text("hex-help-analyse-seconds", default=number(SECONDS, 1)))
    parser.value("--best", "K", text("hex-help-analyse-best", default=BEST))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Search every position of the game, print the best moves, and return the exit status. Raises Fault."""
    search = choice("--engine", options.engine or next(iter(SEARCHES)), tuple(SEARCHES))
    thinking = seconds("--seconds", options.seconds) or SECONDS
    best = integer("--best", options.best) or BEST
    entry = read_entry(options.file, (HexInput,))
    for remark in entry.remarks():
        print(remark, file=sys.stderr)
    tree = entry.tree
    load_kernels(search)
    games = [tree.game(node) for node in tree.main]
    positions = []
    for index, fields in enumerate(_analysed(games, search, thinking, best)):
        if fields is None:
            return EXIT[Status.CANCELLED]
        positions.append(fields)
        if not options.json:
            _print(index, fields)
    last = games[-1]
    winner = side_name(last.winner) if last.over else None
    if options.json:
        fields = {"file": input_name(options.file), "size": last.rules.size, "engine": search}
        print_json({**fields, "positions": positions, "winner": winner})
    elif winner is not None:
        print(text("hex-analyse-over", number=len(games), side=winner))
    return 0


def _analysed(games: list[Game], search: str, thinking: float, best: int) -> Iterator[dict[str, Any] | None]:
    """Yield the result for each position before the end of the game; None if Ctrl+C stopped it."""
    for game, after in zip(games, [*games[1:], None], strict=True):
        board = game.board
        if game.over:
            continue
        run = start(search, board)
        drive(
            run,
            lambda elapsed: text("hex-analyse-progress", seconds=int(elapsed)),
            until=lambda: run.seconds >= thinking,  # noqa: B023 - called only in this iteration
        )
        if run.status is Status.CANCELLED:
            print(text("hex-analyse-cancelled"), file=sys.stderr)
            yield None
            return
        yield _fields(game, run, best, None if after is None else after.moves[-1])


def _fields(game: Game, run: Run, best: int, played: str | None) -> dict[str, Any]:
    board = game.board
    found, urgent_cells = game_verdicts(game, run), urgent(board)
    wins = any(verdict.proved == WIN for verdict in found)
    return {
        "moves": [*game.moves],
        "to_move": side_name(board.to_move),
        "played": played,
        "best": [_move_fields(board, verdict) for verdict in found[:best]],
        "proved": WIN if wins else LOSS if _lost(game, run) else None,
        "swap_reckoned_with": not game.moves and game.rules.swap in SUPPORTED_SWAPS,
        "wins_now": _names(board, urgent_cells.wins),
        "only_defence": _names(board, urgent_cells.defences),
        "steps": run.steps,
        "seconds": run.seconds,
    }


def _lost(game: Game, run: Run) -> bool:
    """Return whether every move is proved to lose; for a first move also if it would win, as it would be swapped."""
    if not game.moves and game.rules.swap in SUPPORTED_SWAPS:
        return bool(found := verdicts(run)) and (found[0].proved == WIN or all_moves_lose(found, game.board))
    return not (game.may_swap and game.rules.swap in SUPPORTED_SWAPS) and all_moves_lose(verdicts(run), game.board)


def _move_fields(board: HexBoard, verdict: MoveVerdict) -> dict[str, Any]:
    move = SWAP if verdict.cell is None else name(board.size, verdict.cell)
    fields = {"move": move, "value": verdict.value, "visits": verdict.visits, "proved": verdict.proved}
    return {**fields, "bound": "most" if verdict.bounded else None}


def _names(board: HexBoard, cells: frozenset[int]) -> list[str]:
    return [name(board.size, cell) for cell in sorted(cells)]


def _print(index: int, fields: dict[str, Any]) -> None:
    key = "hex-analyse-position" if fields["played"] is None else "hex-analyse-played"
    print(text(key, number=index + 1, side=fields["to_move"], played=fields["played"] or ""))
    for move in fields["best"]:
        print("   ", _move_text(move))
    if fields["swap_reckoned_with"]:
        print("   ", text("hex-analyse-fair"))


def _move_text(move: dict[str, Any]) -> str:
    """Return a move's evaluation as a line of text."""
    if move["proved"] is not None:
        return text("hex-analyse-wins" if move["proved"] == WIN else "hex-analyse-loses", move=move["move"])
    if move["value"] is None:
        key = "hex-analyse-open" if move["bound"] else "hex-analyse-unknown"
        return text(key, move=move["move"])
    if move["visits"] is None:
        key = "hex-analyse-estimate" if move["bound"] is None else "hex-analyse-at-most"
        return text(key, move=move["move"], value=f"{move['value']:+}")
    return text("hex-analyse-worth", move=move["move"], value=number(100 * move["value"], 1), visits=move["visits"])
