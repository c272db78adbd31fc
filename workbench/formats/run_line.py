"""A search in one line of text, for chat, the clipboard, the command line, lessons and session files.

`3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan ties=low-h at=13`: first the board with its shape, or its text, or its
name (`korf:1`), or `problem=romania start=Arad`; then in any order `goal=`, the algorithm, the heuristic, the options
of the algorithm, `order=`, `engine=`, `anyway=yes` for a search that ignores parity, and `at=`, the step to show. A
duplicate or unknown part is an error; words with spaces are quoted as in a shell.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import chain
from typing import Any

from workbench.api import Configuration
from workbench.catalog import OPTIONS, SEARCHES
from workbench.catalog.algorithms import algorithm
from workbench.catalog.options import OptionValue
from workbench.catalog.own_names import own_functions
from workbench.formats.board_input import read_argument
from workbench.formats.problem_input import DRAWN, ProblemInput, ends, read_problem
from workbench.own_file import is_own
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Ordered, Placed, Problem, Startable
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape, to_quotable
from workbench.tiles.puzzle.goal import goal_board, goal_name
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say

END = -1
"""The step that is written `at=end`: the end of the search."""
MAX_LENGTH = 1_200_000
"""Maximum number of characters: the largest map that was drawn takes most of it."""
KEYS = ("problem", "start", "goal", "order", "engine", "anyway", "at", *OPTIONS)

_KNOWN = ", ".join(f"{key}=" for key in KEYS)
_SHAPED = re.compile(r"[0-9]{1,9}[xX×хХ][0-9]{1,9}:")
_KEY = re.compile(r"([a-z][a-z-]*)=(.*)", re.DOTALL)
_DRAWN = re.compile(rf"(?<!\S)problem='({DRAWN}[^']*)'(?!\S)")
_LETTER = re.compile(r"[^\W\d_]")
_MAX_STEP = 10**12
_MAX_LINES_LENGTH = 200_000
"""Characters of a text that are searched for several lines."""


@dataclass(frozen=True)
class RunLine:
    """A search described by one line; `str` writes the line.

    Attributes: board and goal, or `other`, the problem that is searched instead; configuration, None if the line does
    not contain one; anyway: search even if the goal is unreachable; step: the step to show, END for the end, or None.
    """

    board: Board | None
    goal: Board | None
    other: ProblemInput | None = None
    configuration: Configuration | None = None
    anyway: bool = False
    step: int | None = None

    @property
    def problem(self) -> Problem[Any]:
        if self.other is not None:
            return self.other.problem
        assert self.board is not None and self.goal is not None
        if self.configuration is None:
            return TileProblem(self.board, self.goal)
        return TileProblem(self.board, self.goal, self.configuration.order)

    def __str__(self) -> str:
        parts = [*self._subject(), *self._settings()]
        if self.anyway:
            parts.append("anyway=yes")
        if self.step is not None:
            parts.append("at=end" if self.step == END else f"at={self.step}")
        return " ".join(parts)

    def _subject(self) -> Iterable[str]:
        if self.other is not None:
            yield f"problem={_quoted(self.other.written)}"
            if isinstance(self.other.problem, Placed | Startable):
                start, goals = ends(self.other.problem)
                yield f"start={_quoted(start)}"
                if len(goals) == 1:
                    yield f"goal={_quoted(goals[0])}"
            return
        assert self.board is not None and self.goal is not None
        yield f"{self.board.rows}x{self.board.columns}:{self.board}"
        yield f"goal={goal_name(self.goal)}"

    def _settings(self) -> Iterable[str]:
        chosen = self.configuration
        if chosen is None:
            return
        yield _quoted(chosen.algorithm)
        if chosen.heuristic is not None:
            yield _quoted(chosen.heuristic)
        defaults = Configuration.of(chosen.algorithm)
        for name, value in chosen.options.items():
            if value is not None and (name == "ties" or value != defaults.options[name]):
                yield f"{name}={value}"
        if chosen.order != defaults.order and (self.other is None or isinstance(self.other.problem, Ordered)):
            yield f"order={chosen.order}"
        if chosen.engine != defaults.engine:
            yield f"engine={chosen.engine}"


@dataclass(frozen=True)
class RunLines:
    """Searches, one per line. Attributes: texts, the nonempty lines."""

    texts: tuple[str, ...]

    def searches(self) -> list[RunLine]:
        """Return the search of each line. Raises Fault, naming the line."""
        searches = []
        for number, text in enumerate(self.texts, start=1):
            try:
                searches.append(read_run_line(text))
            except Fault as fault:
                raise Fault("paste-line", number=number, complaint=say(fault)) from None
        return searches


def is_run_line(text: str) -> bool:
    """Return whether a text is meant as a search: a board with its shape, or followed by parts of a configuration."""
    words = text.split()
    if not words or len(text) > MAX_LENGTH:
        return False
    return bool(_SHAPED.match(words[0]) or words[0].startswith("problem=")) or any(map(_is_search_word, words[1:]))


def are_run_lines(text: str) -> bool:
    """Return whether a text has several lines and at least one of them is meant as a search."""
    lines = read_run_lines(text).texts
    return len(lines) > 1 and any(map(is_run_line, lines))


def read_run_lines(text: str) -> RunLines:
    """Return the lines of a text, not parsed yet; of a very long text, those at its beginning."""
    return RunLines(tuple(line for line in text[:_MAX_LINES_LENGTH].splitlines() if line.strip()))


def _is_search_word(word: str) -> bool:
    match = _KEY.fullmatch(word)
    return match[1] in KEYS if match else word in SEARCHES or is_own(word)


def read_run_line(text: str, own: bool = False, loaded: Iterable[ProblemInput] = ()) -> RunLine:
    """Return the search that a line describes. Raises Fault, naming the invalid word.

    own: whether the line may name something in a Python file, which is then run: only if the user typed the line.
    `loaded`: problems that need not be loaded again.
    """
    if len(text) > MAX_LENGTH:
        raise Fault("run-line-long", most=MAX_LENGTH)
    try:
        words = _split(text)
    except ValueError:
        raise Fault("run-line-quote", text=to_quotable(text, 60)) from None
    subject, names, values = _parse_words(words)
    code = () if own else _own_code(names, values)
    if code:
        raise Fault("run-line-own", name=to_quotable(code[0], 60))
    other, board, goal = None, None, None
    if "problem" in values:
        if subject:
            raise Fault("run-line-surplus", word=to_quotable(subject))
        requested = values["problem"]
        cached = next((one for one in loaded if one.written == requested), None)
        other = (cached or read_problem(requested)).between(values.get("start"), values.get("goal"))
    else:
        if "start" in values:
            raise Fault("cli-option-problems", option="start=")
        board, goal = _boards(subject, values.get("goal"))
    configuration = _configuration(names, values, None if other is None else other.problem)
    anyway = values.get("anyway", "no")
    if anyway not in ("yes", "no"):
        raise Fault("option-choice", option="anyway", value=to_quotable(anyway), known="yes, no")
    return RunLine(board, goal, other, configuration, anyway == "yes", _step(values.get("at")))


def read_configuration(text: str, problem: Problem[Any] | None) -> Configuration:
    """Return how `problem` (None: any board) is searched: a line without its subject, such as `wastar weight=2`.

    It may name the user's own functions, which are then run. Raises Fault.
    """
    try:
        subject, names, values = _parse_words(["", *shlex.split(text)])
    except ValueError:
        raise Fault("run-line-quote", text=to_quotable(text, 60)) from None
    foreign = values.keys() & {"problem", "start", "goal", "anyway", "at"}
    if subject or foreign:
        raise Fault("run-line-surplus", word=to_quotable(subject) or f"{min(foreign)}=")
    if not names:
        raise Fault("run-line-algorithm", text=to_quotable(text.strip(), 60), known=", ".join(SEARCHES))
    if not any(name in SEARCHES or is_own(name) for name in names):
        algorithm(names[0])  # raises Fault, unless it is a deliberately broken one
    configuration = _configuration(names, values, problem)
    assert configuration is not None
    return configuration


def own_code_in(text: str) -> tuple[str, ...]:
    """Return the names `path/to/file.py:name` of the user's own code in a line; that of a problem comes first."""
    try:
        _, names, values = _parse_words(_split(text[:MAX_LENGTH]))
    except (Fault, ValueError):
        return ()
    return _own_code(names, values)


def own_problem_in(text: str) -> str | None:
    """Return the name `path/to/file.py:name` of the problem in a line; None if the problem is not the user's own."""
    code = own_code_in(text)
    return code[0] if code and f"problem={code[0]}" in _split(text[:MAX_LENGTH]) else None


def _own_code(names: Iterable[str], values: Mapping[str, str]) -> tuple[str, ...]:
    problem = values.get("problem", "")
    return (*((problem,) if is_own(problem) else ()), *chain.from_iterable(map(own_functions, names)))


def _parse_words(words: Iterable[str]) -> tuple[str, list[str], Mapping[str, str]]:
    """Return the text of the subject, the names (algorithm, heuristic), and the values by key.

    A row of numbers with spaces continues the part in which it began, the board or the goal.
    """
    subject: list[str] = []
    names: list[str] = []
    values: dict[str, str] = {}
    continued_key: str | None = None
    for place, word in enumerate(words):
        match = _KEY.fullmatch(word)
        if match:
            key, value = match.groups()
            if key not in KEYS:
                similar = "".join(get_close_matches(key, KEYS, n=1))
                raise Fault(
                    "run-line-key-near" if similar else "run-line-key",
                    name=to_quotable(key),
                    near=similar,
                    known=_KNOWN,
                )
            if key in values:
                raise Fault("run-line-twice", word=to_quotable(key))
            values[key], continued_key = value, key
        elif place == 0 or (not _LETTER.search(word) and continued_key == "" and not names):
            subject.append(word)
            continued_key = ""
        elif not _LETTER.search(word) and continued_key == "goal":
            values["goal"] += f" {word}"
        else:
            names.append(word)
            continued_key = None
    if len(names) > 1 and names[0] in SEARCHES and names[1] in SEARCHES:
        raise Fault("run-line-algorithms", one=names[0], other=names[1])
    if len(names) > 2:
        raise Fault("run-line-surplus", word=to_quotable(names[2]))
    return " ".join(subject), names, values


def _boards(subject: str, goal: str | None) -> tuple[Board, Board]:
    if not subject:
        raise Fault("run-line-subject")
    match = _SHAPED.match(subject)
    if match:
        shape = read_shape(match[0][:-1])
        board = Board.parse(subject[match.end() :], shape)
        return board, goal_board("last" if goal is None else goal, *shape)
    if subject == "-":
        raise Fault("run-line-subject")
    read = read_argument(subject)
    return read.board, read.aim(goal)


def _configuration(names: list[str], values: Mapping[str, str], problem: Problem[Any] | None) -> Configuration | None:
    options: dict[str, OptionValue] = {name: values[name] for name in OPTIONS if name in values}
    if not (names or options or "order" in values or "engine" in values):
        return None
    if len(names) == 2 and names[0] not in SEARCHES and names[1] in SEARCHES:
        names = names[::-1]
    chosen, heuristic = (*names, None, None)[:2]
    return Configuration.of(chosen, heuristic, values.get("order"), values.get("engine"), problem, **options)


def _step(value: str | None) -> int | None:
    if value is None or value == "end":
        return None if value is None else END
    if not (re.fullmatch("[0-9]{1,13}", value) and int(value) <= _MAX_STEP):
        raise Fault("run-line-step", value=to_quotable(value))
    return int(value)


def _split(text: str) -> list[str]:
    """Return the words of a line as a shell does. Raises ValueError.

    A drawn map may have a million characters, and `shlex` would take seconds.
    """
    if (found := _DRAWN.search(text)) is None:
        return shlex.split(text)
    return [*shlex.split(text[: found.start()]), f"problem={found[1]}", *shlex.split(text[found.end() :])]


def _quoted(word: str) -> str:
    return shlex.quote(word) if re.search(r"[\s'\"\\]", word) else word
