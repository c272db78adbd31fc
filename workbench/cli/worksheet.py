"""`worksheet`: the first steps of a search on paper, to be filled in by hand, with an answer key."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Protocol

from workbench import api
from workbench.api import ConfiguredRun
from workbench.api.exercise_variants import variants
from workbench.cli.arguments import Parser, choice, integer
from workbench.cli.printing import EXIT, print_table
from workbench.cli.problem_arguments import add_search_arguments, configuration_from, output_path, problem_arguments
from workbench.formats.worksheet import (
    COLUMNS,
    KEYS,
    LEVEL,
    LEVELS,
    MAX_STEPS,
    MAX_VARIANTS,
    PAPERS,
    STEPS,
    WorksheetSetting,
    check_worksheet,
    key_path,
    read_blanks,
    variant_path,
)
from workbench.search.problem.messages import Fault
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
    parser.value("--level", "L", text("cli-help-worksheet-level"))
    parser.value("--blanks", "C", text("cli-help-worksheet-blanks", known=", ".join(COLUMNS)))
    parser.value("--variants", "N", text("cli-help-worksheet-variants", most=MAX_VARIANTS))
    parser.value("--seed", "S", text("cli-help-worksheet-seed"))
    parser.switch("--no-tree", text("cli-help-worksheet-tree"))
    parser.value("--key", "K", text("cli-help-worksheet-key"))
    parser.value("--paper", "P", text("cli-help-worksheet-paper"))
    parser.value("--title", "T", text("cli-help-worksheet-title"))


def run(options: Namespace, draw: WorksheetPrinter) -> int:
    """Run the first steps of the search, and print the worksheet. Raises Fault."""
    path, setting = output_path(options), _setting(options)
    count = integer("variants", options.variants, most=MAX_VARIANTS) or 1
    if options.seed is not None and count == 1:
        raise Fault("cli-worksheet-seed")
    settings = setting.variants(count)
    check_worksheet(path, settings)
    options.moves_as = options.move_names = None
    arguments = problem_arguments(options)
    search = api.start(
        arguments.what, configuration_from(arguments, options), goal=arguments.goal, search_anyway=options.search_anyway
    )
    search.advance(setting.steps)
    if not search.expanded and search.reason is not None:
        print(say(search.reason), file=sys.stderr)
        return EXIT[search.status]
    others = [one for one in variants(search, count - 1, setting.seed, setting.steps) if one is not None]
    for shown, variant in zip([search, *others], settings, strict=True):
        one = variant_path(path, variant.variant)
        pages = draw(one, shown, variant)
        print(text("worksheet-written", name=one.name, pages=number(pages), count=pages))
        if variant.key == "file":
            print(text("worksheet-written-key", name=key_path(one).name))
    print_table(arguments.name_rows())
    return 0


def _setting(options: Namespace) -> WorksheetSetting:
    """Return the setting that the options select. Raises Fault."""
    level = LEVEL if options.level is None else choice("level", options.level, [*LEVELS])
    seed = integer("seed", options.seed, 0)
    return WorksheetSetting(
        integer("steps", options.steps, most=MAX_STEPS) or STEPS,
        read_blanks(options.blanks, level),
        not options.no_tree,
        choice("key", options.key, KEYS),
        choice("paper", options.paper, PAPERS),
        options.title,
        level,
        seed=1 if seed is None else seed,
    )
