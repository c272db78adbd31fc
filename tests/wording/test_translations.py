"""Every language has all of English's messages, in complete sentences and with its own plural forms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
NUMBERS = (0, 1, 2, 5, 21, 1_234_567)


class Sentence(visitor.Visitor):
    """The parts of a message: its variables, and the plural forms that it distinguishes, by variable."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.plurals: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

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
    files = {
        code: {file.name: file.read_text(encoding="utf-8") for file in (translations / code).iterdir()}
        for code in languages
    }
    english = dict(sentences(files["en"]))
    for code, areas in files.items():
        yield from (f"{code}: {result}" for result in _unreadable(areas))
        yield from (f"{code}: {result}" for result in _unsayable(code, areas))
        for name in files["en"].keys() | areas.keys():
            there, wanted = (dict(sentences({name: some.get(name, "")})).keys() for some in (areas, files["en"]))
            yield from (f"{code}/{name}: {key} is not in both languages" for key in there ^ wanted)
        for key, sentence in sentences(areas):
            if key in english:
                yield from (f"{code}: {key}: {result}" for result in _unlike(code, sentence, english[key]))


def sentences(areas: Mapping[str, str]) -> Iterator[tuple[str, Sentence]]:
    """Yield (key, parts) for the messages in some files (name -> text)."""
    for text in areas.values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                yield entry.id.name, Sentence(entry)


def _unreadable(areas: Mapping[str, str]) -> Iterator[str]:
    seen = set()
    for name, text in areas.items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                yield f"{name}: not Fluent: {entry.content}"
            elif isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    yield f"{name}: {entry.id.name} is there twice"
                seen.add(entry.id.name)


def _unsayable(code: str, areas: Mapping[str, str]) -> Iterator[str]:
    bundle = FluentBundle([code], use_isolating=False)
    for text in areas.values():
        bundle.add_resource(FluentResource(text))
    for key, sentence in sentences(areas):
        pattern = bundle.get_message(key).value
        for number in NUMBERS:
            if pattern is None:
                yield f"{key} has no text"
                break
            sentence_text, faults = bundle.format_pattern(pattern, dict.fromkeys(sentence.variables, number))
            if faults or not str(sentence_text).strip():
                yield f"{key} with {number} says {sentence_text!r}: {faults}"


def _unlike(code: str, sentence: Sentence, english: Sentence) -> Iterator[str]:
    if sentence.variables != english.variables:
        yield f"uses {sentence.variables}, in English {english.variables}"
    forms = {Locale(code).plural_form(number) for number in range(200)}
    for variable, told_apart in sentence.plurals.items():
        if not forms <= told_apart:
            yield f"${variable} lacks the forms {forms - told_apart}"
    if len(forms) > 1 and not english.plurals.keys() <= sentence.plurals.keys():
        yield f"has no plural forms for {english.plurals.keys() - sentence.plurals.keys()}"


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
        (RUSSIAN[RUSSIAN.index("{ $count ->") :], "{ $count } ходов до { $goal }\n", "has no plural forms"),
        ("goal = Цель\n", "goal = Цель\ngoal = Цель\n", "goal is there twice"),
        ("goal = Цель\n", "goal = { -brand }\n", "goal with 0 says"),
        ("goal = Цель\n", "goal = Цель\n= Цель\n", "not Fluent"),
    ],
)
def test_a_planted_fault_is_told(right: str, wrong: str, complaint: str, tmp_path: Path) -> None:
    assert right in RUSSIAN
    assert any(complaint in one for one in faults_found(tmp_path, ENGLISH, RUSSIAN.replace(right, wrong)))
