"""`predict`: questions about the next step of a search, with the answers from its recording."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path

from workbench import api
from workbench.api import ConfiguredRun
from workbench.cli.arguments import Parser, choice, integer
from workbench.cli.driving import drive
from workbench.cli.predict_dialogue import ask_all, longest_row, print_result
from workbench.cli.predict_game_tree import game_tree_questions
from workbench.cli.predict_source import QuestionSource, SearchQuestions
from workbench.cli.printing import EXIT, print_json, print_table
from workbench.cli.problem_arguments import (
    ProblemArguments,
    add_search_arguments,
    configuration_from,
    problem_arguments,
)
from workbench.cli.report import progress
from workbench.formats.predictions import add_predictions, check_predictions
from workbench.formats.run_line import RunLine
from workbench.game_trees.searching import ALGORITHMS
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.askable import QuestionKind, unavailable_reason
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import draw_questions
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say, text

_COUNT, _SEED, _WITHIN = 10, 1, 50


def add_arguments(parser: Parser) -> None:
    add_search_arguments(parser, engine=False)
    parser.value("--game-tree", "T", text("cli-help-predict-game-tree", known=", ".join(ALGORITHMS)))
    parser.value("--count", "N", text("cli-help-predict-count"))
    parser.value("--seed", "S", text("cli-help-predict-seed"))
    parser.value("--within", "N", text("cli-help-predict-within"))
    parser.value("--kinds", "K", text("cli-help-predict-kinds", known=", ".join(QuestionKind)))
    parser.switch("--ask", text("cli-help-predict-ask"))
    parser.value("--pupil", "NAME", text("cli-help-predict-pupil"))
    parser.value("--csv", "FILE", text("cli-help-predict-csv"))
    parser.switch("--json", text("cli-help-json"))
    parser.set_defaults(engine=None, moves_as=None, move_names=None)


def run(options: Namespace) -> int:
    """Run as much of the search as the questions need, and print the questions. Raises Fault."""
    count, seed = integer("count", options.count, 1, 1000) or _COUNT, integer("seed", options.seed, 0)
    within = integer("within", options.within) or _WITHIN
    names = [*QuestionKind] if options.kinds is None else options.kinds.split(",")
    kinds = [QuestionKind(choice("kinds", word.strip(), [*QuestionKind])) for word in names]
    if not options.ask and (options.csv is not None or options.pupil is not None):
        raise Fault("cli-predict-needs-ask")
    if options.csv is not None:
        check_predictions(Path(options.csv))
    round_ = kinds, count, _SEED if seed is None else seed, within
    if options.game_tree is not None:
        return _ask_about_game_tree(options, *round_)
    return _ask_about_search(options, *round_)


def _ask_about_game_tree(options: Namespace, kinds: Sequence[QuestionKind], count: int, seed: int, within: int) -> int:
    source = game_tree_questions(options)
    questions = source.draw(kinds, count, seed, within)
    if not questions:
        raise Fault("predict-no-questions")
    return _present(options, source, questions, source.run_line)


def _ask_about_search(options: Namespace, kinds: Sequence[QuestionKind], count: int, seed: int, within: int) -> int:
    arguments = problem_arguments(options)
    search = api.start(
        arguments.what, configuration_from(arguments, options), goal=arguments.goal, limits=Limits(expansions=within)
    )
    if search.status is not Status.RUNNING and not search.expanded and search.reason is not None:
        print(say(search.reason), file=sys.stderr)
        return EXIT[search.status]
    reasons = [unavailable_reason(search.recording, kind) for kind in kinds]
    if reasons[0] is not None and all(reasons):
        raise Fault(reasons[0].key, **reasons[0].facts)
    drive(search, lambda elapsed: progress(search, elapsed))
    questions = draw_questions(Timeline(search.recording), kinds, count, seed, within)
    if not questions and search.reason is not None:
        print(say(search.reason), file=sys.stderr)
        return EXIT[search.status]
    if not questions:
        raise Fault("predict-no-questions")
    run_line = _run_line(arguments, search)
    return _present(options, SearchQuestions(search), questions, run_line, arguments.name_rows())


def _present(
    options: Namespace,
    source: QuestionSource,
    questions: Sequence[Question],
    run_line: str,
    name_rows: Sequence[tuple[str, str]] = (),
) -> int:
    """Ask the questions, or print them with their answers. Raises Fault."""
    if options.ask:
        return _ask(options, source, questions, run_line, name_rows)
    if options.json:
        fields = [source.fields(place, question) for place, question in enumerate(questions, 1)]
        print_json({"search": [*source.heading], "questions": fields})
        return 0
    for line in source.heading:
        print(line)
    for place, question in enumerate(questions, 1):
        print()
        for line in source.lines(place, question):
            print(line)
        print(f"   {text('cli-predict-answer', answer=source.right_answer_text(question))}")
    print_table(name_rows)
    return 0


def _ask(
    options: Namespace,
    source: QuestionSource,
    questions: Sequence[Question],
    run_line: str,
    name_rows: Sequence[tuple[str, str]],
) -> int:
    """Ask the questions, print the result, and append it to a CSV file if requested. Raises Fault."""
    show = partial(print, file=sys.stderr if options.json else sys.stdout, flush=True)
    for line in source.heading:
        show(line)
    show("")
    entries = ask_all(source, questions, show)
    answers = [source.row(one.question, one.answer, one.seconds) for one in entries]
    if options.json:
        right = [one.right for one in entries]
        data = {"asked": len(questions), "right": sum(right), "longest_row": longest_row(right)}
        print_json(data | {"answers": [asdict(answer) for answer in answers]})
    else:
        print_result(source, entries, show)
        print_table(name_rows)
    if options.csv is not None:  # last: the result is printed even if writing fails
        add_predictions(Path(options.csv), options.pupil or "", run_line, answers)
    return 0


def _run_line(arguments: ProblemArguments, search: ConfiguredRun) -> str:
    problem = search.problem
    if isinstance(problem, TileProblem):
        return str(RunLine(problem.start, problem.goal, None, search.configuration))
    return str(RunLine(None, None, arguments.other, search.configuration))
