"""Help, and the language of all output."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from zipfile import ZipFile

import pytest

from workbench import cache, diagnostics
from workbench.__main__ import main
from workbench.catalog import HEURISTICS, OPTIONS, SEARCHES
from workbench.ui.base.theme import SCHEMES
from workbench.wording import LANGUAGES, set_language, text

Workbench = Callable[..., Any]

COMMANDS = [
    "solve",
    "check",
    "predict",
    "scramble",
    "divide",
    "doctor",
    "distances",
    "pdb",
    "hex play",
    "hex replay",
    "hex htp",
    "screenshot",
    "animate",
    "worksheet",
    "picture",
    "trace",
]


@pytest.mark.parametrize("asked", [["--help"], ["-h"], ["help"], []])
def test_help_lists_every_command(asked: list[str], workbench: Workbench) -> None:
    result = workbench(*asked)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("Usage: search-workbench")
    assert all(re.search(rf"^  {command} +\S", result.out, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize("command", ["", "hex", "solve", "hex play"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_a_narrow_terminal(
    command: str, language: str, workbench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = workbench(*command.split(), "--help", "--language", language).out.splitlines()
    examples = [line for line in lines if line.startswith("  search-workbench ")]  # can be copied
    assert [line for line in lines if len(line) > 60 and line not in examples] == []
    meanings = [line for line in lines if re.match(r"  \S", line) and line not in examples]
    assert meanings


def test_the_examples_in_the_help_work(workbench: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with ZipFile("submissions.zip", "w") as archive:
        archive.writestr("student/solvable.py", "def solvable(state):\n    return True\n")
    examples = re.findall(r"^  search-workbench (.+)$", workbench("--help").out, re.MULTILINE)
    assert len(examples) > 3
    for example in examples:
        words = [quoted or plain for quoted, plain in re.findall(r'"([^"]*)"|(\S+)', example)]
        assert workbench(*words).status in (0, 1)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_tells_what_it_takes(command: str, language: str, workbench: Workbench) -> None:
    result = workbench(*command.split(), "--help", "--language", language)
    assert (result.status, result.err) == (0, "")
    set_language(language)
    assert result.out.startswith(f"{text('cli-help-usage')} search-workbench {command} ")
    english = re.search(r"\b(usage|options|positional|show this help message)\b", result.out)
    assert language == "en" or english is None


def test_the_help_of_solve_names_every_choice_there_is(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = workbench("solve", "--help").out
    named = [*SEARCHES, *HEURISTICS, *(f"--{name}" for name in OPTIONS)]
    assert [name for name in named if name not in out] == []


@pytest.mark.parametrize("command", ["check", "compare", "divide", "scramble", "solve"])
def test_help_speaks_only_of_options_that_the_command_has(workbench: Workbench, command: str) -> None:
    for code in LANGUAGES:
        out = workbench(command, "--help", "--language", code).out
        described = {line.split()[0] for line in out.splitlines() if line.strip().startswith("--")}
        assert ("--problem" in out) is ("--problem" in described) is (command == "solve")


def test_the_language_can_stand_anywhere(workbench: Workbench) -> None:
    for arguments in (
        ["--language", "ru", "check", "sample"],
        ["check", "--language=ru", "sample"],
        ["check", "sample", "--language", "ru"],
    ):
        assert "Разрешимо" in workbench(*arguments).out
    assert "Solvable" in workbench("check", "sample").out


def test_plural_forms_are_right_in_russian(workbench: Workbench) -> None:
    for board, output in [
        ("1 2 3 4 5 6 7 0 8", "Решено за 1 ход:"),
        ("1 2 3 4 0 6 7 5 8", "Решено за 2 хода:"),
        ("nilsson", "Решено за 5 ходов:"),
    ]:
        assert workbench("solve", board, "--language", "ru").out.startswith(output)


def test_json_keys_and_names_are_the_same_in_every_language(workbench: Workbench) -> None:
    english, russian = (workbench("solve", "sample", "--json", "--language", code).fields for code in ("en", "ru"))
    for fields in (english, russian):
        del fields["seconds"]
    assert english == russian


def test_output_that_cannot_take_cyrillic_gets_what_it_can_take() -> None:
    command = [sys.executable, "-m", "workbench", "check", "1 2 3 4 5 6 8 7 0", "--language", "ru"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ended = subprocess.run(command, capture_output=True, env=ascii_only)
    assert (ended.returncode, ended.stderr) == (1, b"")
    assert ended.stdout.isascii()
    ended = subprocess.run([*command, "--json"], capture_output=True, env=ascii_only)
    assert "Неразрешимо" in ended.stdout.decode("unicode_escape")


@pytest.mark.parametrize(
    ("command", "ends"),
    [
        ("solve", "[BOARD]"),
        ("animate", "[BOARD] OUT"),
        ("worksheet", "[BOARD] OUT"),
        ("trace", "INPUT OUTPUT"),
        ("lessons", "[ACTION] [LESSON] [FILE]"),
    ],
)
def test_the_usage_puts_in_brackets_what_may_be_left_out(command: str, ends: str, workbench: Workbench) -> None:
    usage = workbench(command, "--help").out.partition("\n\n")[0]
    assert " ".join(usage.split()).endswith(f"[-h] {ends}")


def test_every_look_is_named_where_one_may_be_chosen(workbench: Workbench) -> None:
    for command in ("animate", "screenshot"):
        output = " ".join(workbench(command, "--help").out.split()).rpartition("--theme T ")[2][:80]
        assert all(name in output for name in SCHEMES)


def test_predict_tells_the_values_of_options_as_solve_does(workbench: Workbench) -> None:
    output, solve = (" ".join(workbench(command, "--help").out.split()) for command in ("predict", "solve"))
    for option in OPTIONS.values():
        if option.choices:
            known = f"One of {', '.join(option.choices)}."
            assert known in output and known in solve
    assert "--order udlr" in output


def test_the_version_is_printed(workbench: Workbench) -> None:
    result = workbench("--version")
    assert (result.status, result.err) == (0, "")
    assert re.fullmatch(r"search-workbench \d+\.\d+\S*\n", result.out)


def test_the_safe_start_leaves_the_caches_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("SEARCH_WORKBENCH_CACHE", "NUMBA_CACHE_DIR"):
        monkeypatch.setenv(name, os.environ.get(name, ""))  # restores both at the end
    monkeypatch.setenv("SEARCH_WORKBENCH_CACHE", str(cache.folder()))
    expected = {"made": "by hand"}
    file = cache.CacheWriter.begin(cache.folder() / "kept.bin")
    assert file is not None
    file.finish(expected)
    file.abandon()
    before = cache.folder()
    killed = subprocess.Popen([sys.executable, "-c", ""])
    killed.wait()
    left = Path(mkdtemp(prefix=f"search-workbench-safe-{killed.pid}-"))
    seen = []
    monkeypatch.setattr("workbench.cli.check.run", lambda _options: seen.append(cache.folder()) or 0)
    monkeypatch.setattr(sys, "argv", ["search-workbench", "check", "--safe", "sample"])
    assert main() == 0, capsys.readouterr()
    assert seen and seen != [before]
    assert not seen[0].exists(), "it was a temporary one"
    assert not left.exists(), "the folder of a safe start that was killed"
    assert cache.about(before / "kept.bin") == expected


def test_an_error_that_nobody_foresaw_is_one_sentence_and_logged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_options: object) -> int:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("workbench.cli.check.run", fail)
    monkeypatch.setattr(sys, "argv", ["search-workbench", "check", "sample"])
    assert main() == 5
    result = capsys.readouterr()
    log = diagnostics.log_folder() / diagnostics.LOG
    assert result.out == ""
    assert result.err == (
        f"An unexpected error occurred (ZeroDivisionError: by nothing). Details are in the log, “{log}”.\n"
    )
    assert "ZeroDivisionError: by nothing" in log.read_text(encoding="utf-8")
