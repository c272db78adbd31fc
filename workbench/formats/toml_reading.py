"""Parsing the text of a TOML file that may come from an untrusted source."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from workbench.search.problem.messages import Fault

_MAX_SEPARATORS = 40_000
"""The limit of the characters that separate or name values in a TOML file; more take seconds to parse."""
_DEEP_KEY = re.compile(
    r'''
    """(?:\\.|[^\\])*?(?:"{3,5}|\\?\Z)  |  \'{3}.*?(?:\'{3,5}|\Z)  |  \#[^\n]*
    |  (?P<key>(?<![\w-])(?:(?:[\w-]+|"[^"\n]*"|\'[^\'\n]*\')[ \t]*\.[ \t]*){12})
    |  "(?:\\[^\n]|[^"\\\n])*"?  |  \'[^\'\n]*\'?
    ''',
    re.DOTALL | re.VERBOSE,
)
"""A text or comment, or, as `key`, a dotted key with many parts; each part creates a nested table."""

_LINE = re.compile(r"line (\d+)")


def parse_toml(text: str) -> Any:
    """Return the values of a TOML text. Raises Fault, with the line, if it is invalid, or would take too long."""
    if sum(map(text.count, "=[{,")) > _MAX_SEPARATORS:
        raise Fault("file-many-values", most=_MAX_SEPARATORS)
    deep = next((match for match in _DEEP_KEY.finditer(text) if match["key"]), None)
    if deep is not None:
        raise Fault("lesson-deep", line=text.count("\n", 0, deep.start()) + 1)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        match = _LINE.search(str(error))
        lines = text.count("\n") + 1
        raise Fault("lesson-toml", line=int(match[1]) if match else lines) from None
