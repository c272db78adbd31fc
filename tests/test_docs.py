"""The README and the documents are correct: commands, Python, layers, links, pictures, terms of the glossary."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from support.paths import EXAMPLES, REPOSITORY

from workbench.__main__ import main
from workbench.wording import LANGUAGES

README = REPOSITORY / "README.md"
DOCUMENTS = [README, REPOSITORY / "CONTRIBUTING.md", REPOSITORY / "CHANGELOG.md", *sorted(REPOSITORY.glob("docs/*.md"))]


def blocks(document: Path, kind: str) -> list[str]:
    """Return the fenced blocks of a kind, such as sh or python."""
    return re.findall(rf"^```{kind}\n(.*?)^```", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def rows(document: Path) -> list[list[str]]:
    """Return the cells of all rows of tables."""
    lines = document.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]


COMMANDS = sorted(
    {line for document in DOCUMENTS for block in blocks(document, "sh") for line in block.splitlines() if line}
)


def test_the_readme_is_one_page() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 100


@pytest.mark.parametrize("document", [one for one in DOCUMENTS if blocks(one, "python")], ids=lambda one: one.name)
def test_their_python_gives_what_it_shows(document: Path) -> None:
    code = "\n".join(blocks(document, "python"))
    test = doctest.DocTestParser().get_doctest(code, {}, document.name, str(document), 0)
    assert test.examples
    said: list[str] = []
    assert not doctest.DocTestRunner().run(test, out=said.append).failed, "".join(said)


def test_every_layer_has_its_row() -> None:
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "layers")
    first = [cells[0] for cells in rows(REPOSITORY / "docs/architecture.md") if cells[0].startswith("`workbench.")]
    named = [re.findall(r"`workbench\.(\w+)`", cell) for cell in first]
    assert named == [layer.split(" | ") for layer in layers if layer != "__main__"]


@pytest.mark.parametrize("command", COMMANDS)
def test_their_commands_work(
    command: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, *arguments = shlex.split(command)
    assert name == "search-workbench"

    # In this process, because loading the libraries takes longer than most commands.
    (tmp_path / "examples").symlink_to(EXAMPLES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    status = main()

    out, err = capfd.readouterr()
    unsolvable = "check" in arguments
    assert (status, err) == (1 if unsolvable else 0, "")
    assert out or (tmp_path / "workbench.png").stat().st_size


def test_a_command_is_a_process_of_its_own(tmp_path: Path) -> None:
    arguments = shlex.split(blocks(README, "sh")[0])[1:]
    result = subprocess.run(
        [sys.executable, "-m", "workbench", *arguments], cwd=tmp_path, capture_output=True, text=True
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout


def headings(document: Path) -> set[str]:
    """Return the anchors of the headings."""
    found = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)(?!`)", document.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        there = document.parent / path if path else document
        assert there.is_file(), target
        assert not anchor or anchor in headings(there), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.name)
def test_files_that_are_named_exist(document: Path) -> None:
    for name in re.findall(
        r"`((?:workbench|resources|examples|tests|docs)/[\w./-]+\w)/?`", document.read_text("utf-8")
    ):
        assert (REPOSITORY / name).exists() or "NN-" in name, name


def test_every_lesson_is_in_the_list_of_lessons() -> None:
    shipped = {path.stem.partition("-")[2] for path in (REPOSITORY / "resources/lessons").glob("*.toml")}
    listed = [name for cells in rows(REPOSITORY / "docs/teaching.md") for name in re.findall(r"`([\w-]+)`", cells[0])]
    assert sorted(listed) == sorted(shipped)
    for cells in rows(REPOSITORY / "docs/teaching.md"):
        for name, minutes in zip(re.findall(r"`([\w-]+)`", cells[0]), cells[1].split(", "), strict=False):
            (path,) = (REPOSITORY / "resources/lessons").glob(f"??-{name}.toml")
            assert tomllib.loads(path.read_text(encoding="utf-8"))["minutes"] == int(minutes), name


def test_the_program_uses_the_words_of_the_glossary() -> None:
    title, _, *terms = rows(REPOSITORY / "docs/glossary.md")
    assert (title[0], len(terms) > 30) == ("term", True)
    for place, language in ((2, "ru"), (3, "cs"), (4, "vi")):
        assert language in LANGUAGES
        files = (REPOSITORY / "resources/translations" / language).glob("*.ftl")
        texts = "\n".join(path.read_text(encoding="utf-8") for path in files).lower()
        unused = [cells[place] for cells in terms if cells[place].lower()[:-1] not in texts]
        assert not unused, language
