"""English texts are plain modern English: dated or translated wording is found by patterns, and is rare."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from workbench import assets

# Each with a better wording.
PATTERNS = {
    r"(?<!there )\b(is|are) no (?!longer|more|greater|smaller|larger|worse|better)": "is not a valid …",
    r"\bso (many|few)\b(?! more)": "this many, N",
    r"\b(go|goes|going|gone|went) on\b(?! OPEN)": "continue, resume",
    r"\b(leave|leaves|leaving|left) off\b": "pause, stop",
    r"\b(tell|tells|telling|told)\b": "say, show, report",
    r"\b(anew|beforehand|whoever|dearer|dearest|foretell)\b": "again, in advance, more expensive, predict",
    r"\bwhere (there|nothing|not|needed|no|fewer|every)\b": "if",
    r"\b(come|comes|came|coming) to\b": "result in, reach",
    r"(?<!none )(?<!each )\bof which\b": "whose",
    r"\b(is|are) to be\b": "should be, must be",
    r"\bbegin (again|afresh|from here)\b|^begin\b": "start, restart",
    r"\b(for good|one’s|as usual|such as may|in the mean)\b": "cannot be undone, your, the default",
    r"\bcheapest one\b|\ba cheapest solution\b": "optimal",
    r"\bput away\b": "dismiss, close",
    r"\b(new|finished|last|first|each|every|next) rounds?\b": "iteration",
    r"\bgreatest\b": "largest, maximum",
    r"\bthere (is|are) no (algorithm|heuristic|file|command|option|language|rule|lesson|engine)\b": "unknown …",
    r"\bwhat (becomes|became)\b": "what happens to",
}
# Keys that may match, each with its reason.
ALLOWED: dict[str, str] = {}
PERCENT = 0.5


class Words(visitor.Visitor):
    """The words of a message, without placeables."""

    def __init__(self, message: ftl.Message) -> None:
        self.texts: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


def dated(text: str) -> list[str]:
    """Return better wordings for the dated expressions in a text."""
    return [better for pattern, better in PATTERNS.items() if re.search(pattern, text, re.IGNORECASE | re.MULTILINE)]


def english() -> Iterator[tuple[str, str]]:
    """Yield (key, words) of every English message."""
    for file in (assets.root() / "translations" / "en").iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield entry.id.name, "\n".join(Words(entry).texts)


def test_english_texts_are_plain() -> None:
    messages = dict(english())
    found = {key: better for key, text in messages.items() if (better := dated(text))}
    assert {key: better for key, better in found.items() if key not in ALLOWED} == {}
    assert ALLOWED.keys() <= found.keys(), "a key that matches no longer is allowed no longer"
    assert len(ALLOWED) <= len(messages) * PERCENT / 100


@pytest.mark.parametrize(
    "text",
    [
        "“x” is no value",
        "Stop after so many expansions.",
        "Go on",
        "Leave off for a while",
        "It says what is told.",
        "Begin anew",
        "the rows separated by / where there is no square",
        "What the search came to",
        "four lists of which one is open",
        "What is to be found",
        "Begin",
        "Its solution is a cheapest one.",
        "Every round raises the bound.",
        "There is no algorithm “x”.",
    ],
)
def test_dated_wording_is_found(text: str) -> None:
    assert dated(text)


@pytest.mark.parametrize(
    "text",
    ["There is no solution.", "a cost that is no larger", "Nodes none of which is a goal", "Where the blank is"],
)
def test_plain_wording_is_left_alone(text: str) -> None:
    assert not dated(text)
