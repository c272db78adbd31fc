"""Installed from a wheel or in place, the workbench finds its resources from any folder and installs its commands."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from support.paths import REPOSITORY

NOT_SOURCES = shutil.ignore_patterns("__pycache__", "*.egg-info", ".*")

LOOK = """
import json
from pathlib import Path
import workbench
from workbench import assets
def files(folder, prefix=""):
    for entry in folder.iterdir():
        if entry.is_file():
            yield prefix + entry.name
        elif entry.name != "__pycache__":
            yield from files(entry, f"{prefix}{entry.name}/")
assert assets.manual().joinpath("window.md").is_file()
print(json.dumps({"package": workbench.__file__, "root": str(assets.root()), "files": sorted(files(assets.root()))}))
"""


def pip(*arguments: str | Path, python: str | Path = sys.executable) -> None:
    """Run pip for `python`, without the network and with the installed build tools."""
    command = [sys.executable, "-m", "pip", "--python", str(python), "--no-cache-dir", *map(str, arguments)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def files_under(folder: Path) -> set[str]:
    """Return the paths of the files under `folder`, relative to it, without compiled Python."""
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def environment(folder: Path) -> Path:
    """Return the Python of a new virtual environment that sees the packages installed here, except the workbench."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    # A folder in a .pth file provides its packages, but its own .pth files are not read.
    (site / "outer.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / "bin" / "python"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the source tree without generated files."""
    folder = tmp_path_factory.mktemp("copy") / "source"
    folder.mkdir()
    for name in ("workbench", "resources", "docs", "tests"):
        shutil.copytree(REPOSITORY / name, folder / name, ignore=NOT_SOURCES)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(REPOSITORY / name, folder)
    return folder


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, source)
    (file,) = folder.glob("*.whl")
    return file


def test_the_wheel_holds_every_module_and_resource_and_nothing_else(source: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
        licence = [name for name in archive.namelist() if name.endswith("/LICENSE")]

    modules = {f"workbench/{name}" for name in files_under(source / "workbench")}
    resources = {f"workbench/resources/{name}" for name in files_under(source / "resources")}
    manual = {f"workbench/docs/{name}" for name in files_under(source / "docs") if name.endswith((".md", ".png"))}
    assert packed == modules | resources | manual
    assert licence


@pytest.mark.parametrize("how", ["wheel", "in place"])
def test_an_installation_finds_its_resources_and_brings_its_commands(
    how: str, source: Path, wheel: Path, tmp_path: Path
) -> None:
    python = environment(tmp_path / "environment")
    targets = [wheel] if how == "wheel" else ["--no-build-isolation", "--editable", source]
    pip("install", "--no-index", "--no-deps", "--ignore-installed", *targets, python=python)
    empty_folder = tmp_path / "elsewhere"
    empty_folder.mkdir()

    completed = subprocess.run([python, "-c", LOOK], cwd=empty_folder, capture_output=True, text=True)
    assert completed.returncode == 0, completed.stderr
    found = json.loads(completed.stdout)

    home = tmp_path / "environment" if how == "wheel" else source
    assert Path(found["package"]).is_relative_to(home)
    assert Path(found["root"]).is_relative_to(home)
    assert set(found["files"]) == files_under(source / "resources")
    assert os.access(python.with_name("search-workbench-gui"), os.X_OK)
    solved = subprocess.run(
        [python.with_name("search-workbench"), "solve", "1 2 3 4 0 6 7 5 8", "--json"],
        cwd=empty_folder,
        capture_output=True,
        text=True,
    )
    assert solved.returncode == 0, solved.stderr
    assert json.loads(solved.stdout)["moves"] == "dr"
