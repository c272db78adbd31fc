"""Texts follow their language's typography, and have the same numbers and literal input as in English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from support.typography import HARD, typographic_faults

from workbench import assets
from workbench.wording import LANGUAGES

TYPED = re.compile(r'"[^"]*"|--[a-z][a-z-]*|\bat \d+ \d+')
"""Text to type literally: in a terminal's quotation marks, options, the coordinates of a cell."""
PLACE = "7"
"""Replaces a fact, so that a sign after it follows a number."""
NAMED = re.compile(r"\b(?:8|15)-puzzles?|\b(?:8|15) ô số")
"""Puzzles with a word as their name in Czech and Russian, such as osmička."""
SEMICOLONS = {"cli-help-find"}
"""Sentences about a punctuation mark itself."""


def said(pattern: ftl.Pattern) -> list[str]:
    """Return the sentences of a pattern: every variant of every select expression in at least one of them."""
    parts = [_part(element) for element in pattern.elements]
    most = max(map(len, parts), default=0)
    return ["".join(part[turn % len(part)] for part in parts) for turn in range(most)]


def _part(element: ftl.TextElement | ftl.Placeable) -> list[str]:
    if isinstance(element, ftl.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ftl.SelectExpression):
        return [one for variant in inner.variants for one in said(variant.value)] or [""]
    return [str(inner.parse()["value"])] if isinstance(inner, ftl.StringLiteral) else [PLACE]


@cache
def sentences(code: str) -> Mapping[str, list[str]]:
    """Return key -> sentences, for every text of a language."""
    return {
        entry.id.name: said(entry.value)
        for file in (assets.root() / "translations" / code).iterdir()
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


def numbers(texts: list[str], code: str) -> set[str]:
    """Return the numbers in sentences, without facts and separators: 1.5 and 1,5 are 15."""
    group = HARD if code in ("cs", "ru") else ""
    plain = [NAMED.sub("", TYPED.sub("", one)).replace(group or "\0", "") for one in texts]
    return {re.sub("[.,]", "", one) for text in plain for one in re.findall(r"\d+(?:[.,]\d+)*", text)} - {PLACE}


def typed(texts: list[str]) -> set[str]:
    """Return the text to type literally."""
    return {span for one in texts for span in TYPED.findall(one)}


def faults(code: str) -> Iterator[str]:
    """Yield the texts that violate their language's typography, or differ from English."""
    english = sentences("en")
    for key, texts in sentences(code).items():
        for one in texts:
            wrong = typographic_faults(TYPED.sub(PLACE, one), code)
            yield from (f"{key}: {fault}" for fault in wrong if not (key in SEMICOLONS and "before a mark" in fault))
        if numbers(texts, code) != numbers(english[key], "en"):
            yield f"{key}: {numbers(texts, code)} for {numbers(english[key], 'en')}"
        if typed(texts) != typed(english[key]):
            yield f"{key}: {typed(texts)} for {typed(english[key])}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_written_as_its_language_is_and_says_the_same_numbers(code: str) -> None:
    assert list(faults(code)) == []


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", "two  spaces"),
        ("en", "a „foreign“ quotation"),
        ("en", "it's"),
        ("en", "50 %"),
        ("cs", "uvozovky “jinak”"),
        ("cs", "50%"),
        ("cs", "celkem 181 440 desek"),
        ("ru", "слово - слово"),
        ("ru", "так , иначе"),
        ("ru", "«скоро...»"),
        ("vi", "có 50 % bảng"),
        ("vi", "181 440 bảng"),
    ],
)
def test_a_planted_fault_is_told(code: str, texts: str) -> None:
    assert list(typographic_faults(texts, code))


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", "“50%” of 181,440: the board’s"),
        ("cs", f"„50{HARD}%“ ze 181{HARD}440 desek, tah d2 760"),
        ("ru", f"«50{HARD}%» — из 181{HARD}440"),
        ("vi", "“50%” của 181.440 bảng"),
    ],
)
def test_what_is_written_well_is_left_alone(code: str, texts: str) -> None:
    assert list(typographic_faults(texts, code)) == []
