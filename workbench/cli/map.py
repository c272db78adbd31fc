"""`map`: a map in another format: text, MovingAI, or a picture."""

from __future__ import annotations

from argparse import Namespace

from workbench.catalog.problems import SHIPPED
from workbench.cli.arguments import Parser
from workbench.formats.entry import read_entry
from workbench.formats.map_output import ENDINGS, save_map
from workbench.formats.problem_input import ProblemInput
from workbench.wording import text


def add_arguments(parser: Parser) -> None:
    parser.operand("MAP", text("cli-help-map", known=", ".join(SHIPPED)))
    parser.operand("OUT", text("cli-help-map-out", known=", ".join(ENDINGS)))
    parser.value("--start", "S", text("cli-help-start"))
    parser.value("--goal", "G", text("cli-help-goal"))
    parser.value("--moves", "M", text("cli-help-move-rule"))


def run(options: Namespace) -> int:
    """Write the map to a file. Raises Fault."""
    read = read_entry(options.map, (ProblemInput,)).between(options.start, options.goal).ruled(options.moves)
    save_map(read.problem, options.out)
    return 0
