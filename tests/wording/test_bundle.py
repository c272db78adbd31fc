"""A bundle that parses texts on demand has the same texts as one that parses all at once."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from workbench import assets
from workbench.wording import LANGUAGES
from workbench.wording.bundle import Bundle

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


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_the_one_in_the_files(code: str) -> None:
    bundle, whole = Bundle(code, files(code), {}), FluentBundle([code])
    names = set()
    for file in files(code):
        whole.add_resource(FluentResource(file))
        names |= {entry.id.name for entry in FluentParser().parse(file).body if isinstance(entry, ftl.Message)}
    for name in sorted(names):
        assert bundle.has_message(name), name
    assert bundle._messages.keys() == names
    for name, entry in bundle._messages.items():
        assert entry.equals(whole._messages[name], ignored_fields=["span", "comment"]), name
    assert bundle._terms.keys() == whole._terms.keys()


def test_what_a_text_refers_to_is_there_with_it() -> None:
    bundle = Bundle("en", [REFERRING], {})
    assert bundle.has_message("greeting")
    pattern = bundle.get_message("greeting").value
    assert pattern is not None
    filled, errors = bundle.format_pattern(pattern, {"name": "Ada", "count": 3})
    assert (filled, errors) == ("Workbench greets Ada\nin two lines, often, with Workbench.", [])


def test_a_text_that_is_not_there_is_not_found() -> None:
    assert not Bundle("en", [REFERRING], {}).has_message("farewell")
