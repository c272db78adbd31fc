"""The option `--language`, which the window and all commands have."""

from __future__ import annotations

from collections.abc import Sequence


def without_language(argv: Sequence[str]) -> tuple[list[str], str | None]:
    """Return the arguments without `--language L`, and L, None without the option, "" if only L is missing.

    It is read before all others, at any position, so that errors in them are reported in that language.
    """
    arguments, rest, language = iter(argv), [], None
    for argument in arguments:
        if argument == "--":
            rest += [argument, *arguments]
        elif argument == "--language":
            language = next(arguments, "")
        elif argument.startswith("--language="):
            language = argument.partition("=")[2]
        else:
            rest.append(argument)
    return rest, language
