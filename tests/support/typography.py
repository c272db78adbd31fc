"""How each language is written: quotation marks, spaces, dashes, numbers, the per cent sign."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

HARD = "\N{NO-BREAK SPACE}"

QUOTES: Mapping[str, str] = {"en": "“”‘", "ru": "«»„“", "cs": "„“‚‘", "vi": "“”‘"}
"""The quotation marks of each language; ’ is an apostrophe as well."""

_ALL_QUOTES = frozenset("".join(QUOTES.values()) + '"')
_ANYWHERE: Mapping[str, str] = {
    "two spaces": r"[ \u00a0]{2}",
    "a space before a mark": r"[\w»”“’)][ \u00a0][,;!?](?!\w)",
    "a hyphen for a dash": r"\w[ \u00a0]-[ \u00a0]\w",
    "three full stops for …": r"\.\.\.",
    "an apostrophe of a typewriter": r"\w'\w",
}
_IN: Mapping[str, Mapping[str, str]] = {
    "en": {"a space before %": r"\d[ \u00a0]%"},
    "vi": {"a space before %": r"\d[ \u00a0]%", "a space within a number": r"(?<!\w)(?<!\d )\d{1,3}[ \u00a0]\d{3}\b"},
    "cs": {"no hard space before %": r"\d ?%", "a soft space within a number": r"(?<!\w)(?<!\d )\d{1,3} \d{3}\b"},
    "ru": {"no hard space before %": r"\d ?%", "a soft space within a number": r"(?<!\w)(?<!\d )\d{1,3} \d{3}\b"},
}


def typographic_faults(content: str, code: str) -> Iterator[str]:
    """Yield what is not written as the language `code` is, each with the place; what is typed is left out before."""
    if foreign := sorted(_ALL_QUOTES.difference(QUOTES[code]).intersection(content)):
        yield f"quotation marks {''.join(foreign)} in {content!r}"
    for fault, pattern in {**_ANYWHERE, **_IN[code]}.items():
        if found := re.search(pattern, content):
            yield f"{fault}: {found.group()!r} in {content!r}"
