"""Files are written in one module: other writing code is found, and each exception has its reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from support.paths import REPOSITORY

PACKAGE = REPOSITORY / "workbench"

NAMES = {
    "write_text", "write_bytes", "touch", "unlink", "rename", "renames", "truncate", "ftruncate", "symlink_to",
    "hardlink_to", "rmtree", "copyfile", "copytree", "mkstemp", "mkdtemp", "NamedTemporaryFile", "TemporaryFile",
    "TemporaryDirectory", "SpooledTemporaryFile", "tofile", "savez", "savez_compressed", "savetxt", "memmap",
    "open_memmap", "QFile", "QSaveFile", "QTemporaryFile", "QTemporaryDir", "QSettings", "QLockFile", "QImageWriter",
    "setFileName", "extractall", "to_csv",
}  # fmt: skip
"""Names of functions that write, move or remove files."""
AMBIGUOUS = {"remove", "copy", "copy2", "move", "link", "symlink"}
"""Names that are meant only if they belong to one of these modules."""
MODULES = {"os", "shutil"}
DEVICES = {"buffer", "file", "picture"}
"""Devices that a picture or a page may be saved into: memory, or the part of writing.py."""
OWN = {
    "hex_output.save", "self._folder.save", "self._store.rename", "self._store.save", "self.page.draft.save",
    "self.save", "sgf.save", "store.save",
}  # fmt: skip
"""Functions of the program that use writing.py."""

ALLOWED = {
    "lessons/repairing.py": "the folder of the code that a reader has mended, which ends with its check",
    "formats/writing.py": "the one place",
    "disk.py": "the part that is written takes its place",
    "formats/locking.py": "lock files, which hold nothing to be lost",
    "formats/journal.py": "lines are put behind others, each on the disk at once",
    "compiling/kernel_files.py": "what can be made again, and is verified before it is used",
    "cache.py": "what can be made again; the folder is its own",
    "api/cache_files.py": "what can be made again and is damaged is removed",
    "search/recording/sharing.py": "columns in shared memory, which end with the processes that share them",
    "own_code/child_process.py": "the folder of a process of one's own code, which ends with it",
    "own_code/child.py": "the output of such a process, which goes to the window",
    "tiles/state_space/disk_folder.py": "the pieces of a search on disk, with a list of them that is written as here",
    "tiles/compiled/disk.py": "the folder of such a search, which ends with it",
    "__main__.py": "an empty cache folder that ends with the process",
    "diagnostics.py": "a log, of which the last line may be lost",
    "cli/grade.py": "the temporary folder of unpacked archives",
    "grading/calling.py": "the copy of a submission in a temporary folder, which ends with it",
    "grading/collecting.py": "archives unpacked into a temporary folder",
    "ui/grading/session.py": "the temporary folder of the pages and archives of a class, which ends with its dialog",
    "search/recording/disk_states.py": "a temporary file that has no name",
}


def writers(code: str) -> Iterator[str]:
    """Yield the calls that may write a file."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and _writes(node):
            yield ast.unparse(node)


def _writes(call: ast.Call) -> bool:
    function, whole = call.func, ast.unparse(call.func)
    whose, _, name = whole.rpartition(".")
    first = ast.unparse(call.args[0]) if call.args else ""
    if name == "open":
        return first != "os.devnull" and _opens_to_write(call, whole, first)
    if name == "replace":  # str.replace takes two arguments, dataclasses.replace names them
        return (isinstance(function, ast.Attribute) and len(call.args) == 1 and not call.keywords) or whose in MODULES
    if name in ("save", "QPdfWriter", "QPrinter"):
        return bool(first) and first not in DEVICES and whole not in OWN
    return (name in NAMES and whole not in OWN) or (name in AMBIGUOUS and whose in MODULES)


def _opens_to_write(call: ast.Call, whole: str, first: str) -> bool:
    if whole == "os.open":
        return "O_RDONLY" not in ast.unparse(call)
    if whole == "av.open" and first in DEVICES:
        return False
    place = 1 if whole in ("open", "io.open", "av.open") else 0
    modes = [*call.args[place : place + 1], *(keyword.value for keyword in call.keywords if keyword.arg == "mode")]
    constants = (one for mode in modes for one in ast.walk(mode) if isinstance(one, ast.Constant))
    return any(_writing_mode(one.value) for one in constants)


def _writing_mode(word: object) -> bool:
    return isinstance(word, str) and set(word) <= set("rwaxbt+") and bool(set(word) & set("wax+"))


def test_files_are_written_in_one_place() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): calls
        for path in PACKAGE.rglob("*.py")
        if (calls := [*writers(path.read_text(encoding="utf-8"))])
    }
    assert {place: calls for place, calls in found.items() if place not in ALLOWED} == {}
    assert found.keys() == ALLOWED.keys(), "an exception that is needed no longer"


@pytest.mark.parametrize(
    "planted",
    [
        "open(name, 'w')",
        "open(name, mode='ab')",
        "path.open('x', encoding='utf-8')",
        "io.open(name, 'r+b')",
        "path.open('w' if long else 'a')",
        "os.open(name, os.O_WRONLY | os.O_CREAT)",
        "av.open(str(path), 'w', format='mp4')",
        "Path(name).write_text(content)",
        "path.write_bytes(content)",
        "path.touch()",
        "path.unlink()",
        "part.replace(path)",
        "os.replace(part, path)",
        "os.rename(part, path)",
        "shutil.move(part, path)",
        "window.grab().save(str(path), 'PNG')",
        "image.save(name)",
        "np.save(path, values)",
        "values.tofile(path)",
        "QPdfWriter(str(path))",
        "QSettings('search-workbench', 'window')",
        "QFile(name)",
        "tempfile.NamedTemporaryFile()",
    ],
)
def test_a_planted_writer_is_found(planted: str) -> None:
    assert [*writers(f"def late():\n    {planted}")] != []


@pytest.mark.parametrize(
    "harmless",
    [
        "open(name)",
        "open('a')",
        "path.open('rb')",
        "text.replace('a', 'w')",
        "replace(setting, title='w')",
        "painter.save()",
        "image.save(buffer, 'PNG')",
        "QPdfWriter(buffer)",
        "open(os.devnull, 'w')",
        "moves.remove('u')",
    ],
)
def test_what_writes_no_file_is_not_found(harmless: str) -> None:
    assert [*writers(harmless)] == []
