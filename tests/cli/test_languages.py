"""Help, faults and results in every language, chosen by the option or by the environment."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from support.typography import typographic_faults

from workbench.wording import LANGUAGES, set_language

Workbench = Callable[..., Any]

OTHERS = [code for code in LANGUAGES if code != "en"]
SAMPLE = "1 2 3 4 0 6 7 5 8"
PROSE = re.compile(r"[^\W\d_]{3,}[,;:]? [^\W\d_]{2,}[,;:]? [^\W\d_]{3,}")
"""Three words in a row: a line with none is names, options or an example."""
EXAMPLE = re.compile(r"search-workbench|goal=last")

COMMANDS = [
    "solve", "check", "scramble", "divide", "audit", "distances", "lessons", "predict", "pdb", "trace", "compare",
    "animate", "worksheet", "hex play", "hex replay", "hex htp", "hex solve", "hex analyse", "desktop", "doctor",
    "screenshot",
]  # fmt: skip

FAULTS = [
    ["slove", SAMPLE],
    ["solve"],
    ["check", ""],
    ["check", "a b c"],
    ["check", "hardst8"],
    ["check", "1 2 3/4 x 6/7 5 8"],
    ["check", "1 2 3 4 4 6 7 5 8"],
    ["check", "1 2 3 4 0 6 7 5 9"],
    ["check", "1 2 3 4 0 6 7 5"],
    ["check", "0"],
    ["check", "1 2 3/4 0"],
    ["check", "-5"],
    ["check", "[1,2"],
    ["check", "korf:101"],
    ["check", "seed:1@300x300"],
    ["check", "/"],
    ["check", "nowhere/at all.txt"],
    ["check", SAMPLE, "--show"],
    ["solve", *SAMPLE.split()],
    ["solve", SAMPLE, "--goal"],
    ["solve", SAMPLE, "--goal", "frist"],
    ["solve", SAMPLE, "--goal", "1 2/3 0"],
    ["solve", SAMPLE, "--algorithm", "asta"],
    ["solve", SAMPLE, "--heuristic", "qqqq"],
    ["solve", SAMPLE, "--ties", "lowh"],
    ["solve", SAMPLE, "--order", "udl"],
    ["solve", SAMPLE, "--engine", "steam"],
    ["solve", SAMPLE, "--algorithm", "wastar", "--weight", "0"],
    ["solve", SAMPLE, "--algorithm", "ids", "--increment", "0"],
    ["solve", SAMPLE, "--max-seconds", "0"],
    ["solve", SAMPLE, "--max-memory", "2X"],
    ["solve", SAMPLE, "--weight", "2"],
    ["solve", SAMPLE, "--trace", "run.txt"],
    ["solve", SAMPLE, "--trace", "nowhere/run.csv"],
    ["scramble", "3"],
    ["distances", "9x9"],
    ["hex", "play", "--size", "0"],
    ["hex", "replay", "nowhere.sgf"],
]  # fmt: skip


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    yield
    set_language("en")


def prose(output: str) -> set[str]:
    """Return the lines that are sentences: no examples, and no lists of names separated by commas."""
    lines = {line.strip() for line in output.splitlines() if PROSE.search(line)}
    return {line for line in lines if not EXAMPLE.search(line) and not re.fullmatch(r"(\S+, )*\S+", line)}


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_no_line_of_the_help_is_left_in_english(command: str, workbench: Workbench) -> None:
    english = prose(workbench(*command.split(), "--help").out)
    assert english
    for code in OTHERS:
        result = workbench(*command.split(), "--help", "--language", code)
        assert (result.status, result.err) == (0, "")
        assert len(prose(result.out)) > len(english) / 2
        assert not prose(result.out) & english, code


@pytest.mark.parametrize("arguments", FAULTS, ids=" ".join)
def test_what_is_wrong_is_said_in_every_language(arguments: list[str], workbench: Workbench) -> None:
    english = workbench(*arguments)
    assert english.status == 2
    for code in OTHERS:
        result = workbench(*arguments, "--language", code)
        assert (result.status, result.out, len(result.err.splitlines())) == (2, "", 1)
        assert result.err != english.err
        assert not re.search(r"[{}]", result.err)
        hard = re.sub(r"(?<=\d) (?=\d{3}\b)", "\N{NO-BREAK SPACE}", result.err)  # a terminal gets plain spaces
        assert not list(typographic_faults(hard, code))
        named = re.compile("[“„«]([^“”„»]*)[”“»]")
        assert sorted(named.findall(result.err)) == sorted(named.findall(english.err)), (code, result.err)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("variable", ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_environment_chooses_the_language(
    variable: str, code: str, workbench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = {
        arguments: workbench(*arguments, "--language", code)
        for arguments in (("--help",), ("check", SAMPLE), ("check", "a b c"))
    }
    monkeypatch.setenv(variable, f"{code}_{code.upper()}.UTF-8")
    assert {arguments: workbench(*arguments) for arguments in expected} == expected


def test_the_option_counts_before_the_environment(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "vi_VN.UTF-8")
    assert workbench("check", "a b c", "--language", "cs").err == workbench("check", "a b c", "--language=cs").err
    assert workbench("check", "a b c", "--language", "cs").err != workbench("check", "a b c").err


def test_places_are_shown_and_understood_in_the_language_of_the_user(workbench: Workbench) -> None:
    arguments = ("solve", "--problem", "romania", "--start", "арад", "--goal", "Бухарест", "--language", "ru")
    shown = workbench(*arguments, "--show", "--expanded", "--explain", "3").out
    assert "Сибиу, Рымнику, Питешти, Бухарест" in shown
    assert "Узел 6 (Рымнику)" in shown and "Sibiu" not in shown
    fields = json.loads(workbench(*arguments, "--json").out)
    assert fields["states"] == ["Arad", "Sibiu", "Rimnicu", "Pitesti", "Bucharest"]
    assert (fields["start"], fields["goal"], fields["moves"][-1]) == ("Arad", "Bucharest", "Bucharest")
    asked = workbench("predict", "--problem", "romania", "--language", "ru", "--count", "2").out
    assert "Арад 366" in asked and "Arad" not in asked
