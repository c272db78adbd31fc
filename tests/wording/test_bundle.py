"""A bundle that parses texts on demand has the same texts as one that parses all at once."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from workbench import assets
from workbench.wording import LANGUAGES
from workbench.wording.bundle import Bundle
from workbench.wording.fluent_bundle import _formatted_number

REFERRING = """
# A comment above.
-program = Workbench
greeting = { -program } greets { $name }
    in two lines, { NUMBER($count) ->
        [one] once
       *[other] { greeting-often }
    }.

# Of its own.
greeting-often = often, with { -program }
"""


def files(code: str) -> list[str]:
    folder = assets.root() / "translations" / code
    return [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]


def names(code: str) -> list[str]:
    parsed = (entry for file in files(code) for entry in FluentParser().parse(file).body)
    return sorted(entry.id.name for entry in parsed if isinstance(entry, ftl.Message))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_the_one_in_the_files(code: str) -> None:
    whole = FluentBundle([code], use_isolating=False, functions={"NUMBER": _formatted_number})
    for file in files(code):
        whole.add_resource(FluentResource(file))
    simple, all_names = 0, names(code)
    for number, word in ((3, "a b"), (999, "{ $x }"), (1000, ""), (1234567, "x\u00a0"), (-1, "Я"), (2.5, "€")):
        bundle = Bundle(code, files(code))
        for name in all_names:
            variables = sorted({*re.findall(r"\$([\w-]+)", bundle._entries[name])})
            for turn in (0, 1):
                facts = {one: (number, word)[(place + turn) % 2] for place, one in enumerate(variables)}
                expected, faults = whole.format_pattern(whole.get_message(name).value, facts)
                formatted, errors = bundle.format(name, facts)
                assert (formatted, len(errors)) == (expected, len(faults)), (name, facts)
        assert bundle._fluent is not None
        simple += sum(name not in bundle._fluent._parsed for name in all_names)
    assert simple > 1000, "most texts need no Fluent"


def test_what_a_text_refers_to_is_there_with_it() -> None:
    bundle = Bundle("en", [REFERRING])
    assert "greeting" in bundle
    filled, errors = bundle.format("greeting", {"name": "Ada", "count": 3})
    assert (filled, errors) == ("Workbench greets Ada\nin two lines, often, with Workbench.", [])


def test_a_variable_that_is_not_given_is_an_error() -> None:
    assert Bundle("en", ["farewell = Bye, { $name }"]).format("farewell", {})[1]


def test_a_text_that_is_not_there_is_not_found() -> None:
    assert "farewell" not in Bundle("en", [REFERRING])
