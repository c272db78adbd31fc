"""Every language has all of English's messages, in complete sentences and with its own plural forms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from workbench import assets
from workbench.wording import LANGUAGES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
UNINFLECTED = {"vi"}
"""Languages whose words are the same for every number, though newer CLDR data tell 0 and 1 from others."""
NUMBERS = (0, 1, 2, 5, 21, 1_234_567)


class Sentence(visitor.Visitor):
    """The parts of a message: its variables, the messages in it, and the plural forms, by variable."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plurals: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        counted: ftl.SyntaxNode = node.selector
        if isinstance(counted, ftl.FunctionReference):  # NUMBER($count)
            counted = counted.arguments.positional[0]
        # `other` alone, after exact values, distinguishes no plural forms.
        if isinstance(counted, ftl.VariableReference) and forms <= PLURALS and forms != {"other"}:
            self.plurals[counted.id.name] = forms
        self.generic_visit(node)


def complaints(translations: Traversable, languages: Iterable[str] = LANGUAGES) -> Iterator[str]:
    """Yield the errors of the languages in a folder, compared with English."""
    areas = {code: {file.name: parsed(file) for file in (translations / code).iterdir()} for code in languages}
    english = dict(sentences(areas["en"]))
    for code, entries in areas.items():
        yield from (f"{code}: {result}" for result in _unreadable(entries))
        own = dict(sentences(entries))
        texts = [file.read_text(encoding="utf-8") for file in (translations / code).iterdir()]
        yield from (f"{code}: {result}" for result in _unsayable(code, texts, own))
        for name in areas["en"].keys() | entries.keys():
            there, wanted = (dict(sentences({name: some.get(name, ())})).keys() for some in (entries, areas["en"]))
            yield from (f"{code}/{name}: {key} is not in both languages" for key in there ^ wanted)
        for key, sentence in own.items():
            if key in english:
                yield from (f"{code}: {key}: {result}" for result in _unlike(code, sentence, english[key]))


def parsed(file: Traversable) -> list[ftl.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def sentences(areas: Mapping[str, Iterable[ftl.EntryType]]) -> Iterator[tuple[str, Sentence]]:
    """Yield (key, parts) for the messages in some files (name -> entries)."""
    for entries in areas.values():
        for entry in entries:
            if isinstance(entry, ftl.Message):
                yield entry.id.name, Sentence(entry)


def _unreadable(areas: Mapping[str, Iterable[ftl.EntryType]]) -> Iterator[str]:
    seen = set()
    for name, entries in areas.items():
        for entry in entries:
            if isinstance(entry, ftl.Junk):
                yield f"{name}: not Fluent: {entry.content}"
            elif isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    yield f"{name}: {entry.id.name} is there twice"
                seen.add(entry.id.name)


def _unsayable(code: str, texts: Iterable[str], parts: Mapping[str, Sentence]) -> Iterator[str]:
    bundle = FluentBundle([code], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    for key, sentence in parts.items():
        pattern = bundle.get_message(key).value
        for number in NUMBERS:
            if pattern is None:
                yield f"{key} has no text"
                break
            sentence_text, faults = bundle.format_pattern(pattern, dict.fromkeys(_needed(sentence, parts), number))
            if faults or not str(sentence_text).strip():
                yield f"{key} with {number} says {sentence_text!r}: {faults}"


def _needed(sentence: Sentence, parts: Mapping[str, Sentence]) -> set[str]:
    """Return the variables of a message and of the messages in it."""
    return sentence.variables.union(*(_needed(parts[key], parts) for key in sentence.references if key in parts))


@cache
def _plural_forms(code: str) -> set[str]:
    locale = Locale(code)
    return {"other"} if code in UNINFLECTED else {locale.plural_form(number) for number in range(200)}


def _unlike(code: str, sentence: Sentence, english: Sentence) -> Iterator[str]:
    if sentence.variables != english.variables:
        yield f"uses {sentence.variables}, in English {english.variables}"
    forms = _plural_forms(code)
    for variable, told_apart in sentence.plurals.items():
        if not forms <= told_apart:
            yield f"${variable} lacks the forms {forms - told_apart}"
    if code not in UNINFLECTED and not english.plurals.keys() <= sentence.plurals.keys():
        yield f"has no plural forms {forms} for {english.plurals.keys() - sentence.plurals.keys()}"


def test_every_language_is_complete() -> None:
    assert list(complaints(assets.root() / "translations")) == []


ENGLISH = """
goal = Goal
moves = { $count ->
    [one] { $count } move to { $goal }
   *[other] { $count } moves to { $goal }
}
"""
RUSSIAN = """
goal = Цель
moves = { $count ->
    [one] { $count } ход до { $goal }
    [few] { $count } хода до { $goal }
   *[many] { $count } ходов до { $goal }
}
"""


def faults_found(folder: Path, english: str, russian: str, **areas: str) -> list[str]:
    """Return the complaints about two languages of one file each; `areas` are further files of both."""
    for code, text in (("en", english), ("ru", russian)):
        (folder / code).mkdir()
        for name, content in {"main": text, **areas}.items():
            (folder / code / f"{name}.ftl").write_text(content, encoding="utf-8")
    return list(complaints(folder, ("en", "ru")))


def test_complete_languages_raise_no_complaint(tmp_path: Path) -> None:
    assert faults_found(tmp_path, ENGLISH, RUSSIAN, other="board = 8") == []


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("goal = Цель\n", "", "goal is not in both languages"),
        ("goal = Цель\n", "goal = Цель\nextra = Ещё\n", "extra is not in both languages"),
        ("    [few] { $count } хода до { $goal }\n", "", "lacks the forms"),
        ("{ $goal }", "цели", "uses"),
        (RUSSIAN[RUSSIAN.index("{ $count ->") :], "{ $count } ходов до { $goal }\n", "has no plural forms {"),
        ("goal = Цель\n", "goal = Цель\ngoal = Цель\n", "goal is there twice"),
        ("goal = Цель\n", "goal = { -brand }\n", "goal with 0 says"),
        ("goal = Цель\n", "goal = Цель\n= Цель\n", "not Fluent"),
    ],
)
def test_a_planted_fault_is_told(right: str, wrong: str, complaint: str, tmp_path: Path) -> None:
    assert right in RUSSIAN
    assert any(complaint in one for one in faults_found(tmp_path, ENGLISH, RUSSIAN.replace(right, wrong)))
