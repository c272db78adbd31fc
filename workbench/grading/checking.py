"""The checks of a submission: each calls its functions, compares with the reference, and gives points and reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from workbench.grading.calling import NotCalledError
from workbench.grading.differing import ExplainedList, WrongList, explained_lists
from workbench.grading.grade import CheckResult
from workbench.grading.host import Answer, Odd, Table, Values
from workbench.grading.reference import Reference
from workbench.grading.task import ALL, SEARCHING, Check, Task
from workbench.search.problem.messages import Fact, Fault, Message, message, to_quotable
from workbench.search.problem.problem import SearchFailure
from workbench.tiles.puzzle.board import Board

_REPEATED = 200
"""States for which a heuristic is called twice."""
_CALLS_AGAIN = 2
"""How often the hardest board of a set is searched again, after the others: twice, so that a function whose results
alternate does not return the same one each time."""
_OF_THE_ORDER = ("expanded", "bounds")
"""The kinds of checks that a function cannot pass if its results differ from call to call."""
_MAX_TEXT = 80
_ROUNDING = 1e-9
_PAIRS = {"moves-expanded": "grade-moves-expanded", "moves-bounds": "grade-moves-bounds"}
"""What a search returns -> the key of the message that it returns something else."""
_OF_CALLS = frozenset(
    {
        *("own-raised", "own-raised-plain", "own-no-answer", "own-crashed", "own-ended-process", "own-memory"),
        *("own-output", "own-processes", "own-left-threads", "own-left-processes", "own-exit", "own-input"),
    }
)
"""The keys of failures of a call, in contrast to those of a function, such as a missing one."""


class WrongAnswerError(Exception):
    """An answer that is not right, with the reasons."""

    def __init__(self, *reasons: Message) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


class WrongListError(WrongAnswerError):
    """A list of expanded states that is not the reference's; its reason is found when all lists are known."""

    def __init__(self, wrong: WrongList) -> None:
        super().__init__()
        self.wrong = wrong


class Functions(Protocol):
    """The functions that are checked, by name. Each method raises SearchFailure if a call fails."""

    def search(self, function: str, state: tuple[int, ...], table: Table | None) -> Answer:
        """Return the result of a search for a state."""

    def values(self, function: str, states: bytes, cells: int) -> Values:
        """Return the results of a heuristic for states of `cells` tiles, one byte each."""

    def truths(self, function: str, states: bytes, cells: int) -> list[Any]:
        """Return the results of a function for states of `cells` tiles, one byte each."""


@dataclass(frozen=True)
class _Found:
    """What a search returned, as plain values; `rest` is the second part of a pair, None if there is none."""

    seconds: float
    moves: Any
    rest: Any
    pair: bool


class Checker:
    """The checks of one submission; each call of a function is made once and serves all checks that need it."""

    def __init__(self, task: Task, reference: Reference, functions: Functions) -> None:
        self._task, self._reference, self._functions = task, reference, functions
        self._answers: dict[tuple[Any, ...], Answer | SearchFailure] = {}
        self._values: dict[tuple[str, str], Values] = {}
        self._unstable: dict[str, WrongAnswerError] = {}
        self._repeated: set[tuple[str, str | None, str]] = set()
        self._wrong_lists: dict[str, list[WrongList]] = {}

    def results(self, checks: Sequence[Check]) -> Iterator[CheckResult]:
        """Yield the results of checks, after all of them have been run: their reasons agree with each other."""
        found = [self._run(check) for check in checks]
        explained = {
            check.name: one for function in self._task.functions for check, one in self._explained(function.name)
        }
        for check, result in zip(checks, found, strict=True):
            if check.kind in SEARCHING and check.function in self._unstable:
                yield self._unstable_result(check, result)
            elif check.name in explained:
                one = explained[check.name]
                yield replace(result, reasons=(*one.reasons, *result.reasons), difference=one.difference)
            else:
                yield result

    def _explained(self, function: str) -> Iterator[tuple[Check, ExplainedList]]:
        """Yield the checks of a function that have wrong lists, each with the first one whose reason is known."""
        lists = [one for wrong in self._wrong_lists.values() for one in wrong if one.check.function == function]
        if function in self._unstable or not lists:
            return
        by_check: dict[str, list[ExplainedList]] = {}
        for one in explained_lists(lists, self._task.goal):
            by_check.setdefault(one.check.name, []).append(one)
        for found in by_check.values():
            yield found[0].check, next((one for one in found if one.explained), found[0])

    def _unstable_result(self, check: Check, result: CheckResult) -> CheckResult:
        """Return the result of a check of a function whose results differ; right answers keep their points."""
        if check.kind in _OF_THE_ORDER:
            return replace(result, points=0.0, reasons=self._unstable[check.function].reasons)
        return replace(result, reasons=self._unstable[check.function].reasons) if result.reasons else result

    def _run(self, check: Check) -> CheckResult:
        """Return the result of a check; the reasons of wrong lists are missing."""
        judge: Mapping[str, Callable[[Check], tuple[int, int]]] = {
            "values": self._check_values,
            "admissible": self._check_admissible,
            "solvable": self._check_solvable,
        }
        try:
            if check.kind in judge:
                right, count = judge[check.kind](check)
                return _result(check, right, count)
            return self._search_all(check)
        except WrongAnswerError as wrong:
            return CheckResult(check.name, 0.0, check.points, wrong.reasons)
        except SearchFailure as failure:
            return CheckResult(check.name, 0.0, check.points, _of_failure(failure))

    def _search_all(self, check: Check) -> CheckResult:
        """Return the result of a check of a search; its reasons are those of one wrong board, if possible explained."""
        judge: Mapping[str, Callable[[Check, Board, _Found], None]] = {
            "valid": self._judge_valid,
            "optimal": self._judge_optimal,
            "expanded": self._judge_expanded,
            "bounds": self._judge_bounds,
            "unsolvable": self._judge_unsolvable,
            "time": self._judge_time,
        }
        boards = self._reference.boards(check.boards)
        first: WrongAnswerError | None = None
        lists: list[WrongList] = []
        right = 0
        for board in boards:
            try:
                judge[check.kind](check, board, self._found(check, board))
                right += 1
            except WrongListError as wrong:
                lists.append(wrong.wrong)
            except WrongAnswerError as wrong:
                first = first or wrong
            except SearchFailure as failure:
                first = first or WrongAnswerError(*_of_failure(failure, board))
            if first is not None and not check.partial:
                break
        self._search_again(check, boards)
        if right == len(boards):
            return CheckResult(check.name, check.points, check.points)
        if first is None:
            self._wrong_lists[check.name] = lists
        counted = (message("grade-share", right=right, count=len(boards)),) if check.partial and right else ()
        points = round(check.points * right / len(boards), 2) if check.partial else 0.0
        reasons = () if first is None else first.reasons
        return CheckResult(check.name, points, check.points, (*reasons, *counted))

    def _found(self, check: Check, board: Board) -> _Found:
        function = self._task.function(check.function)
        answer = self._answer(check.function, self._heuristic(check), board)
        value, pair = answer.value, function.returns != "moves"
        if value is None:
            return _Found(answer.seconds, None, None, pair)
        if not pair:
            return _Found(answer.seconds, value, None, pair)
        if not isinstance(value, tuple | list) or len(value) != 2:
            raise WrongAnswerError(message(_PAIRS[function.returns], board=str(board), value=_text(value)))
        return _Found(answer.seconds, value[0], value[1], pair)

    def _heuristic(self, check: Check) -> str | None:
        """Return the heuristic with which a check calls its function, None if the function takes none."""
        return check.heuristic if len(self._task.function(check.function).parameters) > 1 else None

    def _answer(self, function: str, heuristic: str | None, board: Board) -> Answer:
        key = (function, heuristic, board)
        if key not in self._answers:
            self._answers[key] = self._call(function, heuristic, board)
        known = self._answers[key]
        if isinstance(known, Exception):
            raise known
        return known

    def _search_again(self, check: Check, boards: Sequence[Board]) -> None:
        """Search the hardest of the boards again, after the others, to learn whether the result is the same."""
        function, heuristic = check.function, self._heuristic(check)
        key = function, heuristic, check.boards
        found = ((board, self._answers.get((function, heuristic, board))) for board in boards)
        answers = [(board, one.value) for board, one in found if isinstance(one, Answer)]
        if not answers or key in self._repeated or function in self._unstable or check.kind == "unsolvable":
            return
        self._repeated.add(key)
        board, value = max(answers, key=lambda one: _size(one[1]))
        facts = {"name": function, "board": str(board)}
        for _ in range(_CALLS_AGAIN):
            again = self._call(function, heuristic, board)
            if isinstance(again, NotCalledError):
                return
            if isinstance(again, Exception):
                self._unstable[function] = WrongAnswerError(message("grade-again-fails", **facts), again.message)
                return
            if again.value != value:
                self._unstable[function] = WrongAnswerError(message("grade-again", **facts))
                return

    def _call(self, function: str, heuristic: str | None, board: Board) -> Answer | SearchFailure:
        table = None if heuristic is None else self._reference.table(heuristic)
        try:
            return self._functions.search(function, board.tiles, table)
        except SearchFailure as failure:
            return failure

    def _judge_valid(self, _check: Check, board: Board, found: _Found) -> None:
        self._moves(board, found)

    def _moves(self, board: Board, found: _Found) -> str:
        """Return the moves of a solution. Raises WrongAnswerError if they are not one."""
        if found.moves is None:
            raise WrongAnswerError(message("grade-none", board=str(board)))
        if not isinstance(found.moves, str):
            raise WrongAnswerError(message("grade-no-moves", board=str(board), value=_text(found.moves)))
        try:
            end = board.replayed(found.moves)
        except Fault as fault:
            facts = {"board": str(board), "value": _text(found.moves)}
            raise WrongAnswerError(message("grade-illegal", **facts), fault.message) from None
        if end != self._task.goal:
            facts = {"board": str(board), "value": _text(found.moves), "end": str(end)}
            raise WrongAnswerError(message("grade-not-goal", **facts))
        return found.moves

    def _judge_optimal(self, _check: Check, board: Board, found: _Found) -> None:
        moves, optimum = self._moves(board, found), self._reference.optimum(board)
        if len(moves) != optimum:
            raise WrongAnswerError(message("grade-longer", board=str(board), count=len(moves), optimum=optimum))

    def _judge_expanded(self, check: Check, board: Board, found: _Found) -> None:
        _check_found(board, found)
        right = self._reference.search(check, board).expanded
        states = self._states(board, found.rest)
        if states != right:
            raise WrongListError(WrongList(check, board, states, len(right)))

    def _states(self, board: Board, value: Any) -> tuple[tuple[int, ...], ...]:
        """Return a list of states. Raises WrongAnswerError if it is not one."""
        if not isinstance(value, tuple | list):
            raise WrongAnswerError(message("grade-states-type", board=str(board), value=_text(value)))
        for state in value:
            if not isinstance(state, tuple | list) or sorted(state, key=repr) != [*range(board.cells)]:
                raise WrongAnswerError(message("grade-state-type", board=str(board), value=_text(state)))
        return tuple(tuple(map(int, state)) for state in value)

    def _judge_bounds(self, check: Check, board: Board, found: _Found) -> None:
        _check_found(board, found)
        right = [*self._reference.search(check, board).bounds]
        given = [*found.rest] if isinstance(found.rest, tuple | list) else found.rest
        if given != right:
            text = ", ".join(map(str, right))
            raise WrongAnswerError(message("grade-bounds", board=str(board), value=_text(given), right=text))

    def _judge_unsolvable(self, _check: Check, board: Board, found: _Found) -> None:
        if found.moves is not None:
            raise WrongAnswerError(message("grade-not-none", board=str(board), value=_text(found.moves)))

    def _judge_time(self, check: Check, board: Board, found: _Found) -> None:
        if found.seconds > check.seconds:
            facts = {"board": str(board), "most": f"{check.seconds:g}", "seconds": f"{found.seconds:.3g}"}
            raise WrongAnswerError(message("grade-slow", **facts))

    def _check_values(self, check: Check) -> tuple[int, int]:
        assert check.heuristic is not None
        given = self._numbers(check)
        right = self._reference.estimates(check.heuristic, check.boards)
        wrong = np.flatnonzero(~(np.abs(given - right) < _ROUNDING))
        if len(wrong):
            place = self._smallest(check.boards, wrong)
            facts: dict[str, Fact] = {"name": check.function, "board": self._board_text(check.boards, place)}
            facts |= {"value": _number(given[place]), "right": _number(right[place])}
            raise WrongAnswerError(message("grade-value", **facts, wrong=len(wrong), count=len(given)))
        return len(given), len(given)

    def _check_admissible(self, check: Check) -> tuple[int, int]:
        given, true = self._numbers(check), self._reference.field.true
        over = np.flatnonzero(~(given <= true))
        if len(over):
            place = self._smallest(check.boards, over)
            facts = {"name": check.function, "board": self._board_text(check.boards, place)}
            reason = message("grade-over", **facts, value=_number(given[place]), true=int(true[place]), count=len(over))
            raise WrongAnswerError(reason)
        return len(given), len(given)

    def _numbers(self, check: Check) -> NDArray[np.float64]:
        """Return the values of a heuristic on a set of boards. Raises WrongAnswerError if one is not a number."""
        key = check.function, check.boards
        cells, packed = self._task.goal.cells, self._reference.packed(check.boards)
        if key not in self._values:
            self._values[key] = self._functions.values(check.function, packed, cells)
            first = packed[: _REPEATED * cells]
            again = np.frombuffer(self._functions.values(check.function, first, cells).numbers)
            before = np.frombuffer(self._values[key].numbers)[: len(again)]
            if (changed := np.flatnonzero(~((again == before) | (np.isnan(again) & np.isnan(before))))).size:
                board = self._board_text(check.boards, int(changed[0]))
                self._unstable[check.function] = WrongAnswerError(
                    message("grade-again", name=check.function, board=board)
                )
        if check.function in self._unstable:
            raise self._unstable[check.function]
        found = self._values[key]
        numbers = np.frombuffer(found.numbers)
        nan = np.flatnonzero(np.isnan(numbers))
        if found.odd is not None or len(nan):
            board = self._board_text(check.boards, int(nan[0]) if len(nan) else len(numbers))
            value = "NaN" if len(nan) else str(found.odd)
            raise WrongAnswerError(message("grade-no-number", name=check.function, board=board, value=value))
        return numbers

    def _check_solvable(self, check: Check) -> tuple[int, int]:
        boards = self._reference.boards(check.boards)
        packed = self._reference.packed(check.boards)
        given = self._functions.truths(check.function, packed, self._task.goal.cells)
        if self._functions.truths(check.function, packed, self._task.goal.cells) != given:
            raise WrongAnswerError(message("grade-again", name=check.function, board=str(boards[0])))
        wrong = [(b, one) for b, one in zip(boards, given, strict=True) if one is not self._reference.solvable(b)]
        if wrong:
            board, value = wrong[0]
            facts = {"name": check.function, "board": str(board), "value": _text(value)}
            facts["right"] = str(self._reference.solvable(board))
            raise WrongAnswerError(message("grade-value", **facts, wrong=len(wrong), count=len(boards)))
        return len(boards), len(boards)

    def _smallest(self, name: str, places: NDArray[np.intp]) -> int:
        """Return the place of the board that is nearest to the goal, or the first one."""
        return int(self._reference.field.smallest(places)[0]) if name == ALL else int(places[0])

    def _board_text(self, name: str, place: int) -> str:
        return str(self._reference.field.board(place) if name == ALL else self._reference.boards(name)[place])


def results_for_failure(checks: Sequence[Check], *reasons: Message) -> Iterator[CheckResult]:
    """Yield no points, with the same reasons, for each check."""
    return (CheckResult(check.name, 0.0, check.points, reasons) for check in checks)


def _check_found(board: Board, found: _Found) -> None:
    """Raise WrongAnswerError if a search returned nothing but None."""
    if found.moves is None and found.rest is None:
        raise WrongAnswerError(message("grade-none", board=str(board)))


def _of_failure(failure: SearchFailure, board: Board | None = None) -> tuple[Message, ...]:
    """Return the reasons of a failure, after the board if it is about a call and not about the function itself."""
    if isinstance(failure, NotCalledError):
        return failure.message, message("grade-not-called")
    if board is None or failure.message.key not in _OF_CALLS:
        return (failure.message,)
    return message("grade-on-board", board=str(board)), failure.message


def _result(check: Check, right: int, count: int) -> CheckResult:
    return CheckResult(check.name, round(check.points * right / max(1, count), 2), check.points)


def _number(value: float) -> float | int:
    return int(value) if float(value).is_integer() else float(value)


def _text(value: Any) -> str:
    return value.text if isinstance(value, Odd) else to_quotable(repr(value), _MAX_TEXT)


def _size(value: Any) -> int:
    """Return how long a result is: its moves and its states, if any."""
    parts = value if isinstance(value, tuple | list) else (value,)
    return sum(len(part) for part in parts if isinstance(part, str | tuple | list))
