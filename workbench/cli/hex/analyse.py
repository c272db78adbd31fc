"""`hex analyse`: the best moves of every position of a game, with what they are worth."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from workbench.cli.arguments import Parser, choice, seconds, whole
from workbench.cli.driving import drive
from workbench.cli.hex.engines import warm
from workbench.cli.printing import EXIT, print_json
from workbench.formats.hex_input import called, read_game
from workbench.hex.analysis import urgent
from workbench.hex.board import RED, HexBoard, name
from workbench.hex.rules import Game
from workbench.hex.searches import SEARCHES, Run, start
from workbench.hex.verdicts import LOSS, WIN, Verdict, verdicts
from workbench.search.status import Status
from workbench.wording import number, text

SECONDS = 1.0
"""How long a position is thought about unless told otherwise."""
BEST = 3
"""How many moves are told of each position."""


def add_arguments(parser: Parser) -> None:
    """Say what the command takes."""
    parser.operand("FILE", text("hex-help-analyse-file"))
    parser.value("--engine", "NAME", text("hex-help-engine", known=", ".join(SEARCHES), default=next(iter(SEARCHES))))
    parser.value("--seconds", "S", text("hex-help-analyse-seconds", default=number(SECONDS, 1)))
    parser.value("--best", "K", text("hex-help-analyse-best", default=BEST))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Search every position of the game itself, print the best moves, and return the status. Raises Fault."""
    search = choice("--engine", options.engine or next(iter(SEARCHES)), tuple(SEARCHES))
    thinking = seconds("--seconds", options.seconds) or SECONDS
    best = whole("--best", options.best) or BEST
    tree = read_game(options.file).tree
    warm(search)
    games = [tree.game(node) for node in tree.main]
    told = []
    for place, fields in enumerate(_analysed(games, search, thinking, best)):
        if fields is None:
            return EXIT[Status.CANCELLED]
        told.append(fields)
        if not options.json:
            _print(place, fields)
    if options.json:
        print_json({"file": called(options.file), "size": games[0].rules.size, "engine": search, "positions": told})
    return 0


def _analysed(games: list[Game], search: str, thinking: float, best: int) -> Iterator[dict[str, Any] | None]:
    """Yield for each position that has not been won what is found; None where Ctrl+C ended it."""
    for game, after in zip(games, [*games[1:], None], strict=True):
        board = game.board
        if game.over or board.winner:
            continue
        run = start(search, board)
        drive(run, lambda gone: text("hex-analyse-progress", seconds=int(gone)), until=lambda: run.seconds >= thinking)  # noqa: B023
        if run.status is Status.CANCELLED:
            print(text("hex-analyse-cancelled"), file=sys.stderr)
            yield None
            return
        yield _fields(game, run, best, None if after is None else after.moves[-1])


def _fields(game: Game, run: Run, best: int, played: str | None) -> dict[str, Any]:
    board = game.board
    found, pressing = verdicts(run), urgent(board)
    return {
        "moves": [*game.moves],
        "to_move": "red" if board.to_move == RED else "blue",
        "played": played,
        "best": [_told(board, verdict) for verdict in found[:best]],
        "proved": next((verdict.proved for verdict in found if verdict.proved == WIN), _lost(found, board)),
        "wins_now": _names(board, pressing.wins),
        "only_defence": _names(board, pressing.defences),
        "steps": run.steps,
        "seconds": run.seconds,
    }


def _lost(found: list[Verdict], board: HexBoard) -> str | None:
    """Return "loss" where every move is known to lose."""
    alone = len(found) == 1 or len(found) == len(board.vacant)
    return LOSS if found and alone and all(verdict.proved == LOSS for verdict in found) else None


def _told(board: HexBoard, verdict: Verdict) -> dict[str, Any]:
    fields = {"move": name(board.size, verdict.cell), "value": verdict.value, "visits": verdict.visits}
    return {**fields, "proved": verdict.proved}


def _names(board: HexBoard, cells: frozenset[int]) -> list[str]:
    return [name(board.size, cell) for cell in sorted(cells)]


def _print(place: int, fields: dict[str, Any]) -> None:
    key = "hex-analyse-position" if fields["played"] is None else "hex-analyse-played"
    print(text(key, number=place + 1, side=fields["to_move"], played=fields["played"] or ""))
    for move in fields["best"]:
        print("   ", _worded(move))


def _worded(move: dict[str, Any]) -> str:
    """Return what is said of a move, in a line."""
    if move["proved"] is not None:
        return text("hex-analyse-wins" if move["proved"] == WIN else "hex-analyse-loses", move=move["move"])
    if move["visits"] is None:
        return text("hex-analyse-estimate", move=move["move"], value=f"{move['value']:+}")
    return text("hex-analyse-worth", move=move["move"], value=round(100 * move["value"]), visits=move["visits"])
