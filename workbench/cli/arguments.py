"""Reading the arguments of a command. Every error is raised as a Fault, in the user's language."""

from __future__ import annotations

import argparse
import math
import re
import shutil
import textwrap
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import LANGUAGES, text

PROGRAM = "search-workbench"
MAX_INTEGER = 10**9
_MIN_PIXELS, _MAX_PIXELS = 300, 10_000


def command_key(command: str) -> str:
    """Return the key of the text that describes a command."""
    return f"cli-command-{command.replace(' ', '-')}"


class Parser(argparse.ArgumentParser):
    """The arguments of one command: operands, switches, and options with one value each.

    Values are read as text; the command interprets them.
    """

    def __init__(self, command: str) -> None:
        self._required_in_usage: list[argparse.Action] = []
        super().__init__(
            prog=f"{PROGRAM} {command}",
            description=text(command_key(command)),
            formatter_class=partial(_Formatter, asked=self._required_in_usage),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.set_defaults(command=command)
        self._command = command
        self._needed: list[argparse.Action] = []
        self._positionals.title, self._optionals.title = text("cli-help-operands"), text("cli-help-options")

    def operand(self, name: str, description: str, needed: bool = True, asked: bool = False) -> None:
        """Add an operand; its value is None if it is missing. A `needed` one must be present.

        `asked`: the command itself checks that it is present, so the usage line shows it without brackets.
        """
        operand = self.add_argument(name.lower(), metavar=name, nargs="?", help=_escaped(description))
        if needed:
            self._needed.append(operand)
        if needed or asked:
            self._required_in_usage.append(operand)

    def operands(self, name: str, description: str) -> None:
        """Add an operand that may be repeated; its value is a list, which may be empty."""
        self.add_argument(name.lower(), metavar=name, nargs="*", help=_escaped(description))

    def switch(self, option: str, description: str) -> None:
        self.add_argument(option, action="store_true", help=_escaped(description))

    def value(self, option: str, name: str, description: str) -> None:
        """Add an option with a value; None if it is missing."""
        self.add_argument(option, metavar=name, help=_escaped(description))

    def read(self, words: Sequence[str]) -> argparse.Namespace | None:
        """Return the arguments, or None after showing the help. Raises Fault."""
        languages = ", ".join(LANGUAGES)
        self.value("--language", "L", text("cli-help-language", known=languages))  # parsed earlier; for the help only
        self.add_argument("-h", "--help", action="store_true", help=_escaped(text("cli-help-help")))
        try:
            options, surplus = self.parse_known_args(self._options_first(words))
        except argparse.ArgumentError as error:
            raise self._misuse((error.argument_name or "").rpartition("/")[2]) from None
        if options.help:
            self.print_help()
            return None
        if surplus:
            raise self._surplus(surplus)
        for operand in self._needed:
            if getattr(options, operand.dest) is None:
                raise Fault("cli-operand-missing", name=str(operand.metavar), command=f"{PROGRAM} {self._command}")
        return options

    def error(self, message: str) -> Any:
        """Raise Fault for errors of argparse that have no exception class of their own."""
        raise Fault("cli-arguments", text=to_quotable(message, 200))

    def _options_first(self, words: Sequence[str]) -> list[str]:
        """Return the options, then the operands, so that options may appear between operands.

        Each option's value is joined to it by `=`, as argparse would take a value such as `-2G` for another option.
        """
        rest = iter(words)
        joined: list[str] = []
        operands: list[str] = []
        for word in rest:
            action = self._option_string_actions.get(word)
            if word == "--":
                return [*joined, *operands, word, *rest]
            if action is not None and action.nargs is None:
                value = next(rest, None)
                if value is None or value in self._option_string_actions:
                    raise Fault("cli-value-missing", option=word)
                word = f"{word}={value}"
            known = word.partition("=")[0] in self._option_string_actions
            (joined if known else operands).append(word)
        return [*joined, *operands]

    def _misuse(self, option: str) -> Fault:
        """Return what is wrong with an option: a value that it does not take, or a missing value."""
        takes_none = option in self._option_string_actions and self._option_string_actions[option].nargs == 0
        return Fault("cli-value-surplus" if takes_none else "cli-value-missing", option=option)

    def _surplus(self, surplus: Sequence[str]) -> Fault:
        for word in surplus:
            if word.startswith("-") and word != "--":
                option = word.partition("=")[0]
                suggestion = nearest(option, self._option_string_actions)
                return Fault(
                    "cli-option-unknown-near" if suggestion else "cli-option-unknown",
                    name=to_quotable(option),
                    near=suggestion,
                )
        boards = any(action.dest == "board" for action in self._actions)
        return Fault("cli-operand-surplus-board" if boards else "cli-operand-surplus", text=to_quotable(surplus[0]))


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, asked: Sequence[argparse.Action], **rest: Any) -> None:
        columns = shutil.get_terminal_size().columns
        super().__init__(prog, max_help_position=max(12, min(30, columns // 3)), **rest)
        self._required_in_usage = asked

    def _format_args(self, action: argparse.Action, default_metavar: str) -> str:
        """Return an operand for the usage line: in brackets only if the command works without it."""
        formatted = super()._format_args(action, default_metavar)
        return str(action.metavar) if action in self._required_in_usage else formatted

    def _format_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any) -> str:
        """Return the usage line; if its indented lines are too long for the terminal, with a small indent."""
        formatted = super()._format_usage(usage, actions, groups, prefix)
        if max(map(len, formatted.splitlines())) <= self._width:
            return formatted
        whole = re.sub(r"\[[^]]*]", lambda part: part[0].replace(" ", "\0"), " ".join(formatted.split()))
        lines = textwrap.wrap(whole, self._width, subsequent_indent="    ", break_on_hyphens=False)
        return "\n".join(lines).replace("\0", " ") + "\n\n"

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Return the lines of a description; names such as `linear-conflict` stay whole."""
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, text("cli-help-usage") + " " if prefix is None else prefix)


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the nearest of the `known` names, or "" if none is near."""
    return "".join(get_close_matches(name[:100].lower(), [*known], n=1))


def integer(option: str, word: str | None, least: int = 1, most: int = MAX_INTEGER) -> int | None:
    """Return the integer value of an option, None if it is missing. Raises Fault."""
    if word is None:
        return None
    if not (re.fullmatch(r"\s*[0-9]{1,25}\s*", word) and least <= int(word) <= most):
        raise Fault("cli-whole", option=option, value=to_quotable(word), least=least, most=most)
    return int(word)


def seconds(option: str, word: str | None) -> float | None:
    """Return an option's number of seconds, above 0; None if it is missing. Raises Fault."""
    if word is None:
        return None
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise Fault("cli-seconds", option=option, value=to_quotable(word))
    return value


def memory(option: str, word: str | None) -> int | None:
    """Return the bytes of an option's value such as `2G` or `500M`, None if it is missing. Raises Fault."""
    if word is None:
        return None
    found = re.fullmatch(r"\s*([0-9]{1,18}(?:\.[0-9]{1,9})?)\s*([KMGT]?)(?:i?B)?\s*", word, re.IGNORECASE)
    amount = int(float(found[1]) * 1024 ** " KMGT".index(found[2].upper() or " ")) if found else 0
    if not amount:
        raise Fault("cli-memory", option=option, value=to_quotable(word))
    return amount


def choice(option: str, word: str | None, known: Sequence[str]) -> str:
    """Return an option's value, by default the first of the `known` ones. Raises Fault."""
    if word is None:
        return known[0]
    if word not in known:
        raise Fault("option-choice", option=option, value=to_quotable(word), known=", ".join(known))
    return word


def pixels(word: str | None, default: tuple[int, int]) -> tuple[int, int]:
    """Return the width and height of a size such as `1280x800`, in pixels. Raises Fault."""
    if word is None:
        return default
    found = re.fullmatch(r"\s*([0-9]{1,9})\s*[xX×хХ*]\s*([0-9]{1,9})\s*", word)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(_MIN_PIXELS <= side <= _MAX_PIXELS for side in size):
        raise Fault("cli-pixels", value=to_quotable(word), least=_MIN_PIXELS, most=_MAX_PIXELS)
    return size


def _escaped(description: str) -> str:
    return description.replace("%", "%%")
