"""Everything that the README says to type does what it says."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from support.paths import REPOSITORY

from workbench.__main__ import main

README = REPOSITORY / "README.md"
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
COMMANDS = [line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines()]


def test_its_python_gives_what_it_shows() -> None:
    code = "\n".join(block for kind, block in BLOCKS if kind == "python")
    test = doctest.DocTestParser().get_doctest(code, {}, "README", str(README), 0)
    said: list[str] = []
    assert not doctest.DocTestRunner().run(test, out=said.append).failed, "".join(said)


def test_it_tells_of_every_layer_in_its_place() -> None:
    settings = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "layers")
    rows = re.findall(r"^\| (`workbench\.[^|]*) \|", README.read_text(encoding="utf-8"), re.MULTILINE)
    told = [re.findall(r"`workbench\.(\w+)`", row) for row in rows]
    assert told == [layer.split(" | ") for layer in layers if layer != "__main__"]


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_work(
    command: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, *arguments = shlex.split(command)
    assert name == "search-workbench"

    # Within this process: the libraries are loaded already, which takes longer than most commands.
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    status = main()

    out, err = capfd.readouterr()
    unsolvable = "check" in arguments
    assert (status, err) == (1 if unsolvable else 0, "")
    assert out or (tmp_path / "workbench.png").stat().st_size


def test_a_command_is_a_process_of_its_own(tmp_path: Path) -> None:
    arguments = shlex.split(COMMANDS[0])[1:]
    result = subprocess.run(
        [sys.executable, "-m", "workbench", *arguments], cwd=tmp_path, capture_output=True, text=True
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout
