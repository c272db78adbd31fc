"""The overview of the commands, in lines that fit the terminal."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterable

from workbench.cli.arguments import PROGRAM, command_key
from workbench.wording import text

_EXAMPLES = (
    'solve "1 2 3 4 0 6 7 5 8" --show',
    'solve "1 2 3/7 0 8/5 6 4" --heuristic misplaced --json',
    "solve korf:79 --algorithm idastar --order ulrd",
    'check "1 2 3 4 5 6 8 7 0"',
    "scramble 4x4 --seed 1",
    "divide seed:7@5x5",
    "audit 3x3 --heuristic linear-conflict",
    "distances 3x3",
    'compare --boards "random:3x3 count=100 seed=1" --algorithms astar --heuristics misplaced,manhattan',
    'picture space 3x3 out.png --compare "bfs; astar misplaced; astar manhattan"',
    "lessons",
    "grade astar-8puzzle submissions.zip --csv grades.csv --html pages",
    "pdb list",
    "hex solve 3",
)
MIN_COLUMNS = 40


def print_overview(commands: Iterable[str], group: str = "") -> None:
    """Print what the commands do. `group`: "hex" for its commands only, "" for all."""
    names = [name for name in commands if name.startswith(group)]
    width, program = max(map(len, names)), f"{PROGRAM} {group}".strip()
    print(text("cli-help-usage"), program, "COMMAND …" if group else "[COMMAND …]")
    print()
    _print_wrapped(text("cli-about-hex") if group else text("cli-about"))
    print()
    print(text("cli-help-commands"))
    for name in names:
        _print_item(name, text(command_key(name)), width)
    print()
    if not group:
        _print_general(width)
    _print_wrapped(text("cli-help-more", program=program))


def _print_general(width: int) -> None:
    """Print how boards are written, the options of all commands, examples, and the exit status."""
    _print_wrapped(text("cli-help-boards"))
    print()
    print(text("cli-help-general"))
    _print_item("--language", text("cli-option-language"), width)
    _print_item("--safe", text("cli-option-safe"), width)
    _print_item("--version", text("cli-option-version"), width)
    print()
    print(text("cli-help-examples"))
    for example in _EXAMPLES:
        print(f"  {PROGRAM} {example}")  # in one line, so that it can be copied
    print()
    _print_wrapped(text("cli-help-exit"))


def _print_item(name: str, meaning: str, width: int) -> None:
    _print_wrapped(meaning, f"  {name.ljust(width)}  ")


def _print_wrapped(sentence: str, head: str = "") -> None:
    """Print a text after `head` in lines that fit the terminal, all indented as the first."""
    columns = max(shutil.get_terminal_size().columns, MIN_COLUMNS)
    joined = re.sub("[ \n]+", " ", sentence)  # keeps no-break spaces
    wrapped = textwrap.TextWrapper(
        columns, initial_indent=head, subsequent_indent=" " * len(head), break_long_words=False, break_on_hyphens=False
    )
    print(wrapped.fill(joined))
