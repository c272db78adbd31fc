"""Which package may import which: the contracts of pyproject.toml are kept, and each one detects violations."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from grimp import build_graph
from support.paths import REPOSITORY

PACKAGES = sorted(str(file.relative_to(REPOSITORY)) for file in (REPOSITORY / "workbench").rglob("__init__.py"))
LINT = "from importlinter.cli import lint_imports_command as lint; lint()"

SETTINGS = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
CONTRACTS = {contract["id"]: contract["name"] for contract in SETTINGS["contracts"]}

TYPE_ONLY = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import workbench.{}"
LATE = "def late():\n    import workbench.{}"

# Code that violates a contract. All of it is planted at once, each plant in a separate module.
VIOLATIONS = [
    ("layers", {"search/planted.py": "import workbench.tiles"}),
    ("layers", {"search/planted.py": "from workbench import assets"}),
    ("layers", {"search/planted.py": "def late():\n    from workbench.wording import text"}),
    ("layers", {"assets.py": "import workbench.search.problem.messages"}),
    ("layers", {"tiles/planted.py": "from workbench.ui.base import theme"}),
    ("layers", {"tiles/planted.py": "import workbench.catalog"}),
    ("layers", {"hex/planted.py": "import workbench.tiles"}),
    ("layers", {"hex/planted.py": "from workbench.maps import graph"}),
    ("layers", {"hex/planted.py": "import workbench.catalog"}),
    ("layers", {"tiles/planted.py": "from workbench.hex.board import HexBoard"}),
    ("layers", {"maps/planted.py": "import workbench.hex"}),
    ("layers", {"search/planted.py": "import workbench.hex"}),
    ("layers", {"catalog/planted.py": "from workbench import wording"}),
    ("layers", {"wording/planted.py": "from .. import api"}),
    ("layers", {"formats/planted.py": "", "api/planted.py": "import workbench.formats.planted"}),
    ("layers", {"formats/planted.py": "import workbench.cli"}),
    ("layers", {"formats/planted.py": "from workbench.experiments import plan"}),
    ("layers", {"experiments/planted.py": "import workbench.ui"}),
    ("layers", {"experiments/planted.py": "from workbench.cli import main"}),
    ("layers", {"cli/planted.py": "import workbench.ui"}),
    ("layers", {"ui/planted.py": "import workbench.cli"}),
    ("layers", {"ui/planted.py": "import workbench.__main__"}),
    ("layers", {"compiling/planted.py": "import workbench.tiles.warming"}),
    ("layers", {"own_file.py": LATE.format("compiling.preparing")}),
    ("layers", {"interruption.py": LATE.format("own_file")}),
    ("layers", {"interruption.py": LATE.format("own_code.process")}),
    ("layers", {"own_code/planted.py": "import workbench.own_file"}),
    ("layers", {"search/planted.py": "import workbench.interruption"}),
    ("layers", {"extras/__init__.py": ""}),
    ("ui", {"ui/explore/board/planted.py": "from workbench.ui.compare.session import CompareSession"}),
    ("ui", {"ui/hex/planted.py": "from ..divide import session"}),
    ("ui", {"ui/controls/planted.py": "import workbench.ui.player.player"}),
    ("ui", {"ui/base/planted.py": "def late():\n    from workbench.ui.controls import flow_layout"}),
    ("ui", {"ui/predict/planted.py": "from workbench.ui.hex import predict_round"}),
    ("ui", {"ui/planted.py": ""}),
    ("search", {"search/recording/planted.py": "import workbench.search.playback.timeline"}),
    ("search", {"search/predicting/planted.py": "from workbench.search.comparing import lockstep"}),
    ("search", {"search/problem/planted.py": "from workbench.search.recording import columns"}),
    ("search", {"search/planted.py": ""}),
    ("tiles", {"tiles/puzzle/planted.py": "import workbench.tiles.heuristics"}),
    ("tiles", {"tiles/compiled/planted.py": "from workbench.tiles.divide import block"}),
    ("tiles", {"tiles/planted.py": ""}),
    ("hex", {"ui/hex/board/planted.py": "import workbench.ui.hex.game.session"}),
    ("hex", {"ui/hex/game/planted.py": "from workbench.ui.hex.search import engine"}),
    ("hex", {"ui/hex/planted.py": ""}),
    ("explore", {"ui/explore/board/planted.py": "from workbench.ui.explore import scene"}),
    ("explore", {"ui/explore/chart/planted.py": LATE.format("ui.explore.panes")}),
    ("explore", {"ui/explore/chart/planted.py": "from workbench.ui.explore.board import caption"}),
    ("explore", {"ui/explore/planted.py": ""}),
    ("grading", {"ui/grading/session.py": LATE.format("ui.grading.table_model")}),
    ("grading", {"ui/grading/planted.py": ""}),
    ("controls", {"ui/controls/planted.py": "from workbench.search.explaining import micro_steps"}),
    ("controls", {"ui/controls/planted.py": "from workbench.search.problem.problem import Problem"}),
    ("controls", {"ui/base/planted.py": LATE.format("api.start")}),
    ("lessons", {"ui/lessons/planted.py": "from workbench.ui.hex.bench import HexBench"}),
    ("hex_kernels", {"hex/kernels/planted.py": "from workbench.hex.board import HexBoard"}),
    ("hex_kernels", {"hex/kernels/planted.py": "from workbench.search.recording.columns import NONE"}),
    ("hex_kernels", {"hex/kernels/planted.py": "from workbench.compiling import kernel_files"}),
    ("panes", {"ui/trees/tree_pane.py": "def late():\n    import workbench.ui.explore.moments_pane"}),
    ("panes", {"ui/explore/chart/pane.py": "from workbench.ui.explore.board import pane"}),
    ("qt", {"search/planted.py": "import PySide6"}),
    ("qt", {"tiles/planted.py": "from PySide6.QtGui import QColor"}),
    ("qt", {"cli/planted.py": "from shiboken6 import isValid"}),
    ("qt", {"formats/planted.py": "import pyqtgraph as pg"}),
    ("numba", {"search/planted.py": "import numba"}),
    ("numba", {"ui/planted.py": "from numba import njit"}),
]

# The linter reports only how to break all cycles, so each is planted separately.
CIRCLES = [
    {"hex/planted.py": TYPE_ONLY.format("hex.second"), "hex/second.py": "import workbench.hex.planted"},
    {"cli/planted.py": TYPE_ONLY.format("cli.second"), "cli/second.py": LATE.format("cli.planted")},
    {"ui/hex/board/planted.py": LATE.format("ui.hex.game.clock")},
]

# Deliberately late imports, with the reason: without them there are no import cycles.
LATE_IMPORTS = {
    ("workbench.hex.board", "workbench.hex.picture"): "a notebook shows a board by _repr_svg_",
    ("workbench.compiling.preparing", "workbench.tiles.warming"): "the kernels to compile are those of the domains",
    ("workbench.compiling.preparing", "workbench.maps.warming"): "the kernels to compile are those of the domains",
    ("workbench.compiling.preparing", "workbench.hex.warming"): "the kernels to compile are those of the domains",
}

ALLOWED = {
    "ui/base/planted.py": "import workbench.formats\nfrom PySide6.QtGui import QColor\nimport pyqtgraph, shiboken6",
    "ui/explore/board/planted.py": "from PySide6.QtWidgets import QWidget\nimport workbench.ui.player.player",
    "cli/planted.py": "import workbench.formats, workbench.wording",
    "tiles/kernels/__init__.py": "",
    "tiles/kernels/planted.py": "import numba",
    "hex/kernels/__init__.py": "",
    "hex/kernels/planted.py": "import numba",
    "hex/planted.py": "import workbench.search.problem.messages",
}


def dotted(path: str) -> str:
    parts = Path("workbench", path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def lint(folder: Path, plants: Mapping[str, str], *contracts: str) -> subprocess.CompletedProcess[str]:
    """Return the linter's report for a copy of the package with `plants` (path -> code) added."""
    shutil.copytree(REPOSITORY / "workbench", folder / "workbench", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(REPOSITORY / "pyproject.toml", folder)
    for path, code in plants.items():
        file = folder / "workbench" / path
        file.parent.mkdir(exist_ok=True)
        (file.parent / "__init__.py").touch()
        with file.open("a", encoding="utf-8") as opened:
            opened.write(f"\n{code}\n")
    return subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache", *(f"--contract={name}" for name in contracts)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "1000"},
        capture_output=True,
        text=True,
    )


def test_every_contract_holds(tmp_path: Path) -> None:
    result = lint(tmp_path, {})

    assert result.returncode == 0, result.stdout + result.stderr
    assert "0 broken" in result.stdout


def imports_of(root: Path) -> dict[str, set[str]]:
    """Return the imports of each module: by a statement, or by the name of a module in a string."""
    modules = {dotted(str(file.relative_to(root / "workbench"))): file for file in root.glob("workbench/**/*.py")}
    graph = build_graph("workbench", include_external_packages=False, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    for module, file in modules.items():
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        texts = {str(node.value).partition(":")[0] for node in nodes if isinstance(node, ast.Constant)}
        imports.setdefault(module, set()).update(texts & modules.keys() - {module})
    return imports


def test_no_module_is_imported_by_what_it_imports() -> None:
    """The contract "circles" compares siblings; here also imports of a package from itself are checked."""
    imports = imports_of(REPOSITORY)
    for (importer, imported), reason in LATE_IMPORTS.items():
        assert imported in imports[importer], reason
        imports[importer].remove(imported)

    TopologicalSorter(imports).prepare()  # raises CycleError, which names the cycle


@pytest.mark.parametrize("module", ["workbench.ui.hex.bench", "workbench.search.problem"])
def test_a_module_that_is_named_in_a_string_counts_as_imported(module: str, tmp_path: Path) -> None:
    file = tmp_path / "workbench" / "search" / "problem" / "planted.py"
    file.parent.mkdir(parents=True)
    file.write_text(f"target = '{module}:function'", encoding="utf-8")
    for path in ("ui/hex/bench.py", "search/problem/__init__.py"):
        (tmp_path / "workbench" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "workbench" / path).touch()

    assert imports_of(tmp_path)["workbench.search.problem.planted"] == {module}


def test_what_the_contracts_allow_is_allowed(tmp_path: Path) -> None:
    result = lint(tmp_path, ALLOWED)

    assert result.returncode == 0, result.stdout + result.stderr


def numbered(number: int) -> dict[str, str]:
    """Return the planted code of a violation, with a unique name."""
    plants, name = VIOLATIONS[number][1], f"planted_{number}"
    return {path.replace("planted", name): code.replace("planted", name) for path, code in plants.items()}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """Return the linter's report, by the names of the contracts, with all violations planted."""
    plants = {path: code for number in range(len(VIOLATIONS)) for path, code in numbered(number).items()}
    result = lint(tmp_path_factory.mktemp("planted"), plants)
    assert result.returncode == 1, result.stdout + result.stderr
    _, *parts = re.split(r"^(.+)\n-+$", result.stdout, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("number", range(len(VIOLATIONS)), ids=lambda number: str(VIOLATIONS[number]))
def test_a_planted_violation_breaks_its_contract(number: int, found: Mapping[str, str]) -> None:
    contract, plants = VIOLATIONS[number][0], numbered(number)
    path = next((path for path, code in plants.items() if code), next(iter(plants)))
    end = " ->" if plants[path] else "$"  # the import; a module in no contract is only named

    assert re.search(rf"^- +{re.escape(dotted(path))}{end}", found[CONTRACTS[contract]], re.MULTILINE), found


@pytest.mark.parametrize("plants", CIRCLES)
def test_a_planted_circle_breaks_its_contract(plants: Mapping[str, str], tmp_path: Path) -> None:
    result = lint(tmp_path, plants, "circles")

    assert result.returncode == 1, result.stdout + result.stderr
    assert "1 broken" in result.stdout, result.stdout + result.stderr


def test_every_contract_has_a_planted_violation() -> None:
    assert CONTRACTS.keys() == {"circles", *(contract for contract, _ in VIOLATIONS)}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_says_what_lives_there_and_what_it_may_import(package: str) -> None:
    text = ast.get_docstring(ast.parse((REPOSITORY / package).read_text(encoding="utf-8"))) or ""

    assert "\n\n" in text
    assert "import" in text.lower()


LAYERS = {contract["containers"][0]: contract["layers"] for contract in SETTINGS["contracts"] if "layers" in contract}


HIGHEST = ("workbench.cli", "workbench.ui.shell")
"""They may import everything in layers beside them, except what the contracts forbid."""


def said(package: str, text: str) -> set[str]:
    """Return the names in the sentences of a package's docstring about its imports, including those "below" them."""
    sentences = [one for one in re.split(r"(?<=\.)\s", " ".join(text.split())) if "import" in one.lower()]
    found = {part for one in sentences for name in re.findall(r"`([\w.]+)`", one) for part in name.split(".")}
    levels = [set(re.findall(r"\w+", level)) for level in LAYERS.get(package.rpartition(".")[0], [])]
    if any(" below" in one for one in sentences) and (
        named := [place for place, at in enumerate(levels) if at & found]
    ):
        found.update(*levels[max(named) + 1 :])
    return found


def unsaid(package: str, text: str, imports: Mapping[str, set[str]]) -> set[str]:
    """Return the imports of a package from its parent package that its docstring does not name."""
    outer = package.rpartition(".")[0]
    inner = {one for module, of in imports.items() if f"{module}.".startswith(f"{package}.") for one in of}
    beside = {one.removeprefix(f"{outer}.").partition(".")[0] for one in inner if one.startswith(f"{outer}.")}
    return beside - {package.rpartition(".")[2]} - said(package, text) if said(package, text) else set()


def test_every_package_imports_beside_it_only_what_it_says() -> None:
    """Of the packages in layers."""
    imports = imports_of(REPOSITORY)
    for importer, imported in LATE_IMPORTS:
        imports[importer].remove(imported)
    texts = {dotted(path.removeprefix("workbench/")): (REPOSITORY / path).read_text("utf-8") for path in PACKAGES}
    layered = {one: text for one, text in texts.items() if one.rpartition(".")[0] in LAYERS and one not in HIGHEST}
    found = {one: unsaid(one, ast.get_docstring(ast.parse(text)) or "", imports) for one, text in layered.items()}
    assert {one: more for one, more in found.items() if more} == {}


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("Imports `controls` and the packages below it.", {"player"}),
        ("Imports `player` and the packages below it.", set()),
        ("Imports `player`, `controls` and `base`.", set()),
        ("Imports `controls` and `base` only.", {"player"}),
        ("Imports nothing else of `ui`.", {"player", "controls", "base"}),
    ],
)
def test_an_import_that_a_package_does_not_say_is_found(text: str, more: set[str]) -> None:
    of = {"workbench.ui.player.player", "workbench.ui.controls.popup", "workbench.ui.base.theme", "workbench.wording"}
    assert unsaid("workbench.ui.runs", f"What. {text}", {"workbench.ui.runs.session": of}) == more
