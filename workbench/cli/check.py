"""`check`: whether a board can be solved, and why."""

from __future__ import annotations

from argparse import Namespace

from workbench.cli.arguments import Parser
from workbench.cli.printing import name_rows, print_json, print_table
from workbench.cli.rules import add_rule, check_rule, print_rule, rule_fields
from workbench.formats.board_argument import board_argument
from workbench.tiles.puzzle.board import format_rows
from workbench.tiles.puzzle.solvability import check
from workbench.wording import number, say, text


def add_arguments(parser: Parser) -> None:
    parser.operand("BOARD", text("cli-help-board"))
    parser.value("--goal", "G", text("cli-help-goal"))
    add_rule(parser)
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Print whether the goal can be reached from the board; return 1 if not. Raises Fault."""
    entry = board_argument(options.board)
    if options.rule is not None:
        check_rule(options.rule)
    goal = entry.aim(options.goal)
    solvability = check(entry.board, goal)
    if options.json:
        print_json(
            {
                "solvable": solvability.solvable,
                "inversions": solvability.inversions,
                "smaller_after": list(solvability.smaller_after),
                "blank_row": solvability.blank_row,
                "why": say(solvability.why),
                "nearest": str(solvability.nearest),
                **({} if options.rule is None else {"rule": rule_fields(options.rule, entry.board, goal)}),
            }
        )
        return 0 if solvability.solvable else 1
    print(format_rows(entry.board))
    print()
    print(say(solvability.why))
    rows = [
        (text("cli-label-smaller-after"), " ".join(map(str, solvability.smaller_after))),
        (text("cli-label-inversions"), number(solvability.inversions)),
        (text("cli-label-blank-row"), number(solvability.blank_row)),
    ]
    nearest = [] if solvability.solvable else [(text("cli-label-nearest"), str(solvability.nearest))]
    print_table(name_rows(entry.full_name(options.board)) + rows + nearest)
    if options.rule is not None:
        print_rule(options.rule, entry.board, goal)
    return 0 if solvability.solvable else 1
