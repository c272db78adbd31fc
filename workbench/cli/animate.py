"""`animate`: write a solution, a search, or the state spaces of searches, as a film."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from workbench import api
from workbench.api import ConfiguredRun
from workbench.catalog import OPTIONS
from workbench.cli.arguments import Parser, integer, pixels, seconds
from workbench.cli.driving import drive, interruption
from workbench.cli.engine import on_fastest_engine
from workbench.cli.picture import MOST, read_configurations
from workbench.cli.printing import EXIT, add_spelling, print_table
from workbench.cli.problem_arguments import (
    ProblemArguments,
    add_search_arguments,
    configuration_from,
    output_path,
    problem_arguments,
)
from workbench.cli.report import progress
from workbench.formats import film
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import number, say, text

_SIZE = (960, 720)
_SUBJECTS = tuple(film.SECONDS)
_SOLUTION, _SEARCH, _SPACE = _SUBJECTS
_OF_ONE = ("algorithm", "heuristic", "order", "engine", *OPTIONS)
"""The options of a single search."""


class FilmWriter(Protocol):
    """Draws the film; implemented in `ui`, which this layer does not import."""

    def __call__(
        self,
        path: Path,
        run: ConfiguredRun,
        *,
        subject: str,
        seconds: float,
        size: tuple[int, int],
        most: int,
        theme: str | None,
        progress: bool,
        beside: Sequence[ConfiguredRun],
    ) -> int:
        """Write the film and return the number of its frames; `beside`: searches beside the first.

        Raises Fault.
        """


def add_arguments(parser: Parser) -> None:
    add_search_arguments(parser, brief=True)
    parser.operand("OUT", text("cli-help-film", known=", ".join(film.ENDINGS)), needed=False, asked=True)
    parser.value("--subject", "S", text("cli-help-film-subject"))
    parser.value(
        "--seconds", "S", text("cli-help-film-seconds", **{name: number(value) for name, value in film.SECONDS.items()})
    )
    parser.value("--steps", "N", text("cli-help-film-steps", **film.STEPS))
    parser.value("--compare", "…", text("cli-help-film-compare", most=MOST))
    parser.value("--theme", "T", text("cli-help-film-theme"))
    parser.value("--size", "WxH", text("cli-help-pixels"))
    add_spelling(parser)


def run(options: Namespace, draw: FilmWriter) -> int:
    """Run the search and write the film. Raises Fault."""
    path = output_path(options)
    film.check_film(path)
    subject = options.subject or _SOLUTION
    if subject not in _SUBJECTS:
        raise Fault("option-choice", option="subject", value=to_quotable(subject), known=", ".join(_SUBJECTS))
    pace = _seconds_per_step(options.seconds, subject)
    most = integer("steps", options.steps)
    if most is not None and subject == _SOLUTION:
        raise Fault("cli-steps-search")
    length = most or film.STEPS.get(subject, 0)
    size = pixels(options.size, _SIZE)
    arguments = problem_arguments(options)
    searches = []
    with interruption() as interrupted:
        for search in _begun(arguments, options, subject):
            searches.append(search if subject == _SEARCH else on_fastest_engine(search))
            drive(
                searches[-1],
                partial(progress, searches[-1]),
                until=lambda: subject == _SEARCH and searches[-1].recording.published.steps >= length,
            )
            if interrupted.is_set():
                return EXIT[Status.CANCELLED]
    search, *beside = searches
    nothing = not search.recording.published.records
    if nothing or (search.status is not Status.SOLVED and subject == _SOLUTION):
        if search.reason is not None:
            print(say(search.reason), file=sys.stderr)
        return EXIT[search.status]
    pictures = draw(
        path,
        search,
        subject=subject,
        seconds=pace,
        size=size,
        most=length,
        theme=options.theme,
        progress=sys.stderr.isatty(),
        beside=beside,
    )
    print(text("film-written", name=path.name, pictures=number(pictures), count=pictures))
    print_table(arguments.name_rows())
    return 0


def _begun(arguments: ProblemArguments, options: Namespace, subject: str) -> Iterator[ConfiguredRun]:
    """Yield the searches to show: that of the options, or those of `--compare`. Raises Fault."""
    if options.compare is None:
        yield api.start(arguments.what, configuration_from(arguments, options), goal=arguments.goal)
        return
    if subject != _SPACE:
        raise Fault("cli-film-compare")
    if named := [name for name in _OF_ONE if getattr(options, name.replace("-", "_")) is not None]:
        raise Fault("cli-film-compare-option", option=f"--{named[0]}")
    problem = api.start(arguments.what, goal=arguments.goal).problem
    for configuration in read_configurations(options.compare, problem):
        yield api.start(arguments.what, configuration, goal=arguments.goal)


def _seconds_per_step(value: str | None, subject: str) -> float:
    """Return the seconds per move or expansion. Raises Fault."""
    pace = seconds("seconds", value)
    if pace is None:
        return film.SECONDS[subject]
    least, most = film.SECONDS_RANGE
    if not least <= pace <= most:
        raise Fault("film-seconds-limit", value=to_quotable(value or ""), least=number(least, 2), most=number(most))
    return pace
