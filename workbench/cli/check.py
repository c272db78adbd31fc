"""`check`: whether a board can be solved, and why."""

from __future__ import annotations

from argparse import Namespace

from workbench.cli.arguments import Parser
from workbench.cli.given import board_given
from workbench.cli.printing import print_json, print_table
from workbench.cli.rules import add_rule, check_rule, print_rule, rule_fields
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
    given = board_given(options.board)
    if options.rule is not None:
        check_rule(options.rule)
    goal = given.aim(options.goal)
    found = check(given.board, goal)
    if options.json:
        print_json(
            {
                "solvable": found.solvable,
                "inversions": found.inversions,
                "smaller_after": list(found.smaller_after),
                "blank_row": found.blank_row,
                "why": say(found.why),
                "nearest": str(found.nearest),
                **({} if options.rule is None else {"rule": rule_fields(options.rule, given.board, goal)}),
            }
        )
        return 0 if found.solvable else 1
    print(format_rows(given.board))
    print()
    print(say(found.why))
    rows = [
        (text("cli-label-smaller-after"), " ".join(map(str, found.smaller_after))),
        (text("cli-label-inversions"), number(found.inversions)),
        (text("cli-label-blank-row"), number(found.blank_row)),
    ]
    nearest = [] if found.solvable else [(text("cli-label-nearest"), str(found.nearest))]
    print_table(rows + nearest)
    if options.rule is not None:
        print_rule(options.rule, given.board, goal)
    return 0 if found.solvable else 1
