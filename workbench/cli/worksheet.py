"""`worksheet`: the first steps of a search on paper, to be filled in by hand, with an answer key."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Protocol

from workbench import api
from workbench.api import ConfiguredRun
from workbench.cli.arguments import Parser, choice, integer
from workbench.cli.printing import EXIT
from workbench.cli.problem_arguments import add_search_arguments, configuration_from, output_path, problem_arguments
from workbench.formats.worksheet import (
    COLUMNS,
    DEFAULT_BLANKS,
    KEYS,
    MAX_STEPS,
    PAPERS,
    STEPS,
    WorksheetSetting,
    check_worksheet,
    key_path,
    read_blanks,
)
from workbench.wording import number, say, text


class WorksheetPrinter(Protocol):
    """Prints a worksheet; implemented in `ui`, which this layer does not import."""

    def __call__(self, path: Path, run: ConfiguredRun, setting: WorksheetSetting) -> int:
        """Write the worksheet and return the number of its pages. Raises Fault."""


def add_arguments(parser: Parser) -> None:
    add_search_arguments(parser, brief=True)
    parser.operand("OUT", text("cli-help-worksheet"), needed=False, asked=True)
    parser.switch("--search-anyway", text("cli-help-search-anyway"))
    parser.value("--steps", "K", text("cli-help-worksheet-steps", most=MAX_STEPS, usual=STEPS))
    known, default = ", ".join(COLUMNS), ",".join(DEFAULT_BLANKS)
    parser.value("--blanks", "C", text("cli-help-worksheet-blanks", known=known, usual=default))
    parser.switch("--no-tree", text("cli-help-worksheet-tree"))
    parser.value("--key", "K", text("cli-help-worksheet-key"))
    parser.value("--paper", "P", text("cli-help-worksheet-paper"))
    parser.value("--title", "T", text("cli-help-worksheet-title"))


def run(options: Namespace, draw: WorksheetPrinter) -> int:
    """Run the first steps of the search, and print the worksheet. Raises Fault."""
    path, setting = output_path(options), _setting(options)
    check_worksheet(path, setting.key)
    options.moves_as = options.move_names = None
    arguments = problem_arguments(options)
    search = api.start(
        arguments.what, configuration_from(arguments, options), goal=arguments.goal, search_anyway=options.search_anyway
    )
    search.advance(setting.steps)
    if not search.expanded and search.reason is not None:
        print(say(search.reason), file=sys.stderr)
        return EXIT[search.status]
    pages = draw(path, search, setting)
    print(text("worksheet-written", name=path.name, pages=number(pages), count=pages))
    if setting.key == "file":
        print(text("worksheet-written-key", name=key_path(path).name))
    return 0


def _setting(options: Namespace) -> WorksheetSetting:
    """Return the setting that the options select. Raises Fault."""
    return WorksheetSetting(
        integer("steps", options.steps, most=MAX_STEPS) or STEPS,
        read_blanks(options.blanks),
        not options.no_tree,
        choice("key", options.key, KEYS),
        choice("paper", options.paper, PAPERS),
        options.title,
    )
