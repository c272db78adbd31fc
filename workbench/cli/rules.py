"""`--rule`: a rule that is often taught but wrong, tested on one board (`check`) or on all of a size (`audit`)."""

from __future__ import annotations

from typing import Any

from workbench.catalog.names import look_up
from workbench.cli.arguments import Parser
from workbench.cli.printing import print_json, print_table
from workbench.tiles.puzzle.board import Board, format_rows
from workbench.tiles.puzzle.goal import goal_name
from workbench.tiles.state_space.rules import RULES, judge_board, refute
from workbench.wording import number, say, text


def add_rule(parser: Parser) -> None:
    parser.value("--rule", "NAME", text("cli-help-rule", known=", ".join(RULES)))


def check_rule(name: str) -> None:
    """Raise Fault, with the nearest name, if the rule does not exist."""
    look_up(RULES, name, "rule")


def rule_fields(name: str, board: Board, goal: Board) -> dict[str, Any]:
    """Return the JSON fields of a rule's claim about a board: the claim, the truth, and whether they agree."""
    ruling = judge_board(name, board, goal)
    return {"rule": name, "says": say(ruling.says), "truth": say(ruling.truth), "right": ruling.right}


def print_rule(name: str, board: Board, goal: Board) -> None:
    """Print what the rule says of a board, and what is true."""
    ruling = judge_board(name, board, goal)
    print()
    print(text("rule-stated", rule=text(f"rule-{name}")))
    print(text("rule-says", content=say(ruling.says)))
    print(text("rule-truth", content=say(ruling.truth)))
    print(text("rule-right") if ruling.right else text("rule-wrong"))


def run_rule(name: str, goal: Board, as_json: bool) -> int:
    """Test the rule on all boards of the goal's shape, print the result, and return the exit status."""
    verdict = refute(name, goal)
    counterexample = verdict.counterexample
    if as_json:
        print_json(
            {
                "rule": name,
                "cases": verdict.cases,
                "complete": verdict.complete,
                "says": verdict.says,
                "truth": verdict.truth,
                "wrong": verdict.wrong,
                "counterexample": None
                if counterexample is None
                else rule_fields(name, counterexample, goal) | {"board": str(counterexample)},
                "board": f"{goal.rows}x{goal.columns}",
                "goal": goal_name(goal),
            }
        )
        return 0
    print(text("rule-stated", rule=text(f"rule-{name}")))
    if not verdict.complete:
        print(text("rule-sample"))
    print_table(
        [
            (text("rule-label-cases"), number(verdict.cases)),
            (text("rule-label-says"), number(verdict.says)),
            (text("rule-label-truth"), number(verdict.truth)),
            (text("rule-label-wrong"), number(verdict.wrong)),
        ]
    )
    if counterexample is not None:
        print()
        print(format_rows(counterexample))
        print_rule(name, counterexample, goal)
    elif not verdict.wrong:
        print()
        print(text("rule-never-wrong"))
    return 0
