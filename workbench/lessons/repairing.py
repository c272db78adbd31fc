"""Questions that ask to mend a few lines of code: a heuristic, or any function that returns numbers."""

from __future__ import annotations

import ast
import tempfile
from collections.abc import Generator
from pathlib import Path

from workbench.formats.writing import encoded, write_whole
from workbench.lessons.judging import Judgement, check_judge, judge_code
from workbench.lessons.lesson import LessonQuestion
from workbench.lessons.own_function import run_on_cases
from workbench.lessons.restricted_code import check_code
from workbench.search.problem.messages import Fault, message
from workbench.tiles.puzzle.board_text import to_quotable

_HEURISTIC = "h"
_TOLERANCE = 1e-6


def check_repair(question: LessonQuestion) -> None:
    """Raise Fault if the cases of a question cannot be called, or if it has no right values."""
    if not question.cases:
        check_judge(question, None)
        return
    for case in question.cases:
        try:
            ast.literal_eval(f"({case},)")
        except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
            raise Fault("lesson-case", text=to_quotable(case)) from None
    if len(question.values) != len(question.cases):
        raise Fault("lesson-case-values", cases=len(question.cases), values=len(question.values))


def judge_repair(question: LessonQuestion, code: str) -> Generator[None, None, Judgement]:
    """Return whether the mended code returns the right values. Yields while it runs. Raises Fault for other code."""
    check_code(code)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "mended.py"
        write_whole(file, encoded(code))
        if question.cases:
            return (yield from _judge_cases(question, f"{file}:{_first_function(code)}"))
        return (yield from judge_code(question, f"{file}:{_HEURISTIC}"))


def _first_function(code: str) -> str:
    """Return the name of the function that is defined first, which is the one that is called."""
    functions = [node.name for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)]
    return functions[0] if functions else _HEURISTIC


def _judge_cases(question: LessonQuestion, name: str) -> Generator[None, None, Judgement]:
    results = yield from run_on_cases(name, question.cases)
    for case, wanted, result in zip(question.cases, question.values, results, strict=False):
        if "raised" in result:
            kind, text = result["raised"]
            return False, message("verdict-case-raised", case=case, kind=kind, text=text)
        if "odd" in result:
            return False, message("verdict-case-number", case=case, value=result["odd"])
        if abs(result["value"] - wanted) > _TOLERANCE:
            facts = {"value": f"{result['value']:g}", "wanted": f"{wanted:g}"}
            return False, message("verdict-case-other", case=case, **facts)
    return True, message("verdict-cases", count=len(question.cases))
