"""Every language says everything English says, with the right plurals, and the code asks for nothing else."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import workbench
from workbench import assets
from workbench.wording import LANGUAGES

CODE = Path(workbench.__file__).parent
OTHERS = [code for code in LANGUAGES if code != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CALLS = {"text", "message", "Message", "Fault"}

# Keys put together while running, by their beginning, with where the rest of the key comes from.
BUILT: Mapping[str, str] = {}


class _Reader(visitor.Visitor):
    """Collects the variables of a pattern and the plural categories that it tells apart, by variable."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.plurals: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        # `other` alone, after exact values, tells no plurals apart.
        counted: ftl.SyntaxNode = node.selector
        if isinstance(counted, ftl.FunctionReference):  # NUMBER($count)
            counted = counted.arguments.positional[0]
        if isinstance(counted, ftl.VariableReference) and names <= PLURALS and names - {"other"}:
            self.plurals[counted.id.name] = names
        self.generic_visit(node)


@cache
def messages(language: str) -> Mapping[str, ftl.Message]:
    """Return key -> message of all areas of a language. A key said twice, or junk, fails here."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((assets.root() / "translations" / language).iterdir(), key=lambda entry: entry.name):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: not Fluent: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@cache
def read(language: str) -> Mapping[str, _Reader]:
    return {key: _Reader(message) for key, message in messages(language).items()}


def areas(language: str) -> Mapping[str, list[str]]:
    """Return file name -> keys in their order."""
    folder = assets.root() / "translations" / language
    return {
        file.name: [
            entry.id.name
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
            if isinstance(entry, ftl.Message)
        ]
        for file in folder.iterdir()
    }


def integer_categories(language: str) -> set[str]:
    """Return the plural categories that whole numbers fall into (CLDR)."""
    return {Locale(language).plural_form(number) for number in range(200)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_english_in_the_same_files(language: str) -> None:
    there, english = areas(language), areas("en")
    assert there.keys() == english.keys()
    assert {name: set(keys) for name, keys in there.items()} == {name: set(keys) for name, keys in english.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_uses_the_facts_that_it_uses_in_english(language: str) -> None:
    english = {key: reader.variables for key, reader in read("en").items()}
    assert {key: reader.variables for key, reader in read(language).items() if key in english} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_makes_a_sentence_of_any_number(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (assets.root() / "translations" / language).iterdir():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key, reader in read(language).items():
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        for number in (0, 1, 2, 5, 21, 1_234_567):
            sentence, faults = bundle.format_pattern(pattern, dict.fromkeys(reader.variables, number))
            assert not faults, f"{language}: {key}: {faults}"
            assert str(sentence).strip(), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_all_the_forms_of_its_language(language: str) -> None:
    wanted = integer_categories(language)
    for key, reader in read(language).items():
        for variable, forms in reader.plurals.items():
            assert wanted <= forms | {"other"}, f"{language}: {key}: ${variable} lacks {wanted - forms}"


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_counted_in_english_is_counted_in_every_language(language: str) -> None:
    if integer_categories(language) == {"other"}:
        return  # a language without plural forms
    for key, reader in read("en").items():
        there = read(language).get(key)
        assert there is None or reader.plurals.keys() <= there.plurals.keys(), f"{language}: {key}"


# What the code asks for


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(CODE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def literals(node: ast.expr) -> Iterator[str]:
    """Yield the strings that an argument may be, as far as it is written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def asked(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield (key, call) for every call that asks for a message by a key that is written out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in CALLS:
                for key in literals(node.args[0]):
                    yield key, node


def built(tree: ast.Module) -> Iterator[str]:
    """Yield what stands before the first placeholder, for every key that is put together."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.JoinedStr):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in CALLS:
                first = node.args[0].values[0]
                yield str(first.value) if isinstance(first, ast.Constant) else ""


def written() -> set[str]:
    """Return every string in the code and in the tables among the resources."""
    found = {
        node.value
        for _, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for file in (assets.root() / "boards").iterdir():
        if file.name.endswith(".toml"):
            found |= strings(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def strings(value: object) -> set[str]:
    """Return the strings in a nest of tables and lists."""
    if isinstance(value, dict):
        return set().union(*map(strings, value.values()))
    if isinstance(value, list):
        return set().union(*map(strings, value))
    return {value} if isinstance(value, str) else set()


def test_the_code_asks_for_no_key_that_is_missing() -> None:
    missing = {
        f"{path.relative_to(CODE)}: {key}"
        for path, tree in modules()
        for key, _ in asked(tree)
        if key not in read("en")
    }
    assert not missing


def test_the_code_gives_every_fact_that_a_sentence_needs() -> None:
    wrong = set()
    for path, tree in modules():
        for key, call in asked(tree):
            given = {keyword.arg for keyword in call.keywords}
            if key in read("en") and None not in given and not read("en")[key].variables <= given:
                wrong.add(f"{path.relative_to(CODE)}:{call.lineno}: {key} needs {read('en')[key].variables - given}")
    assert not wrong


def test_keys_are_put_together_only_where_their_beginning_is_declared() -> None:
    found = {(str(path.relative_to(CODE)), start) for path, tree in modules() for start in built(tree)}
    assert {(path, start) for path, start in found if start not in BUILT} == set()
    assert BUILT.keys() <= {start for _, start in found}


def test_no_key_is_left_that_nothing_asks_for() -> None:
    used = written()
    unused = {key for key in read("en") if key not in used and not key.startswith(tuple(BUILT))}
    assert not unused
