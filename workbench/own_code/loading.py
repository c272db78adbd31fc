"""Running a file of the user, Python or a notebook, as a module, and calling its functions by position.

It runs in the calling process: within a supervised process, if the program calls it there by name.
"""

from __future__ import annotations

import ast
import builtins
import errno
import inspect
import linecache
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from workbench.own_code.notebook import read_cells
from workbench.search.problem.blame import cell_file, place_text, user_code_place
from workbench.search.problem.messages import Fault, to_quotable

NOTEBOOK = ".ipynb"
EXTRAS = {"heapdict": "class"}
"""Modules that a course uses, and the extra with which pip installs them."""
_MAX_TEXT = 200
_PREFIX = "workbench_own_"
_modules: dict[str, ModuleType] = {}
_functions: dict[str, Callable[..., Any]] = {}
_beside: dict[str, dict[str, ModuleType]] = {}
"""By folder: the modules in it that a file of the folder has imported, by name."""


def call(name: str, *arguments: Any) -> Any:
    """Return the result of `path/to/file.py:function`; the file is run before the first call only. Raises Fault."""
    function = function_for(name, len(arguments))
    with explaining_names(Path(name.rpartition(":")[0])):
        return function(*arguments)


def function_for(name: str, count: int) -> Callable[..., Any]:
    """Return the function `path/to/file.py:function`, to be called with `count` arguments by position.

    The file is run before the first function of it is returned. Raises Fault.
    """
    if name not in _functions:
        file, _, attribute = name.rpartition(":")
        if file not in _modules:
            _modules[file] = load_module(Path(file))
        _functions[name] = _function_of(_modules[file], Path(file), attribute)
    check_signature(_functions[name], name, count)
    return _functions[name]


def load_function(path: Path, name: str) -> Callable[..., Any]:
    """Return a function or class of a file, which is run. Raises Fault if the file fails or does not define it."""
    return _function_of(load_module(path), path, name)


def _function_of(module: ModuleType, path: Path, name: str) -> Callable[..., Any]:
    found = getattr(module, name, None)
    if callable(found):
        return found  # type: ignore[no-any-return]
    broken: BaseException | None = getattr(module, "__broken__", None)
    if broken is not None:
        raise loading_fault(path, broken) from broken
    raise Fault("own-missing", name=path.name, function=name)


def check_signature(function: Callable[..., Any], name: str, count: int) -> None:
    """Raise Fault if a function cannot be called with `count` arguments by position."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):  # some built-in functions have none
        return
    try:
        signature.bind(*range(count))
    except TypeError:
        raise Fault("own-signature", name=f"{name.rpartition(':')[2]}{signature}", count=count) from None


def load_module(path: Path) -> ModuleType:
    """Return a file as a new module that is not `__main__`. Raises Fault if it is missing or fails.

    A cell of a notebook that cannot be parsed is left out; the module's attribute `__broken__` is then its error.
    """
    if not path.is_file():
        raise Fault("own-unreadable", name=str(path), reason=os.strerror(errno.ENOENT))
    _beside.pop(_folder(path), None)  # they may have changed
    try:
        with _importing_beside(path):
            return _load_notebook(path) if path.suffix.lower() == NOTEBOOK else _load_python(path)
    except Fault:
        raise
    except OSError as error:
        if error.filename != str(path):
            raise loading_fault(path, error) from error
        raise Fault("own-unreadable", name=str(path), reason=error.strerror or str(error)) from error
    except (Exception, SystemExit) as error:
        raise loading_fault(path, error) from error


@contextmanager
def _importing_beside(path: Path) -> Iterator[None]:
    """Let a file import modules of its folder.

    Other files do not see them: the next one may lie beside other modules of the same names.
    """
    folder = _folder(path)
    if folder in sys.path:
        yield
        return
    known, own = set(sys.modules), _beside.setdefault(folder, {})
    sys.modules.update(own)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        with suppress(ValueError):  # the file may have changed the path
            sys.path.remove(folder)
        for name in [*sys.modules]:
            file = getattr(sys.modules[name], "__file__", None)
            if name not in known and not name.startswith(_PREFIX) and file and os.path.dirname(file) == folder:
                own[name] = sys.modules.pop(name)


def _folder(path: Path) -> str:
    return str(path.resolve().parent)


def _builtins(path: Path) -> dict[str, Any]:
    """Return the built-in names for a file; its functions can import modules of its folder whenever they are called."""

    def import_beside(name: str, *arguments: Any, **named: Any) -> ModuleType:
        if name in (own := _beside.get(_folder(path), {})) and "." not in name:
            return own[name]
        if name.partition(".")[0] in sys.modules:
            return builtins.__import__(name, *arguments, **named)
        with _importing_beside(path):
            return builtins.__import__(name, *arguments, **named)

    return {**vars(builtins), "__import__": import_beside}


def loading_fault(path: Path, error: BaseException) -> Fault:
    """Return the fault for an error that was raised while a file was run."""
    place = user_code_place(error)
    if isinstance(error, SyntaxError):
        place = place_text(error.filename or str(path), error.lineno or 1)
        return Fault("own-syntax", name=place, kind=type(error).__name__, text=to_quotable(error.msg, _MAX_TEXT))
    if isinstance(error, ModuleNotFoundError) and error.name:
        module = error.name.partition(".")[0]
        key = "own-import-extra" if module in EXTRAS else "own-import"
        return Fault(key, name=place or path.name, module=error.name, extra=EXTRAS.get(module, ""))
    if isinstance(error, EOFError):
        return Fault("own-input", name=place or path.name)
    if isinstance(error, SystemExit):
        return Fault("own-exit", name=place or path.name)
    if isinstance(error, NameError) and (cell := _skipping_cell(path, error)) is not None:
        return Fault("own-skipped", name=place or path.name, text=str(error.name), cell=cell)
    reason = f"{type(error).__name__}: {to_quotable(str(error), _MAX_TEXT)}"
    return Fault("own-broken", name=place or path.name, reason=reason)


@contextmanager
def explaining_names(path: Path) -> Iterator[None]:
    """Raise Fault instead of NameError for a name that a statement of the notebook `path` assigns that is left out."""
    try:
        yield
    except NameError as error:
        if _skipping_cell(path, error) is not None:
            raise loading_fault(path, error) from error
        raise


def _skipping_cell(path: Path, error: NameError) -> int | None:
    """Return the number of the cell that assigns the name in a statement that is left out, None if there is none."""
    if path.suffix.lower() != NOTEBOOK or not error.name:
        return None
    return next((one.number for one in read_cells(path.read_bytes(), path.name) if error.name in one.skipped), None)


class _MissingImport:
    """What a notebook imports but is not installed. Using it raises Fault."""

    def __init__(self, fault: Fault) -> None:
        self.__fault = fault

    def __getattr__(self, name: str) -> Any:
        raise self.__fault

    def __call__(self, *_: Any, **__: Any) -> Any:
        raise self.__fault


def _load_python(path: Path) -> ModuleType:
    name = f"{_PREFIX}{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    module.__dict__["__builtins__"] = _builtins(path)
    sys.modules[name] = module  # dataclasses look up the names in annotations here
    spec.loader.exec_module(module)
    return module


def _load_notebook(path: Path) -> ModuleType:
    name = f"{_PREFIX}{path.stem}"
    module = ModuleType(name)
    module.__file__ = str(path)
    module.__dict__["__builtins__"] = _builtins(path)
    sys.modules[name] = module
    for cell in read_cells(path.read_bytes(), path.name):
        file = cell_file(str(path), cell.number)
        if cell.error is not None:
            cell.error.filename = file
            module.__dict__.setdefault("__broken__", cell.error)
            continue
        linecache.cache[file] = len(cell.source), None, cell.source.splitlines(keepends=True), file
        for statement in cell.tree.body:
            _execute(statement, file, path, module)
    return module


def _execute(statement: ast.stmt, file: str, path: Path, module: ModuleType) -> None:
    """Execute a statement of a notebook. What cannot be imported may not be needed, so it fails when it is used."""
    try:
        exec(compile(ast.Module([statement], []), file, "exec"), module.__dict__)
    except ImportError as error:
        if not isinstance(statement, ast.Import | ast.ImportFrom):
            raise
        missing = _MissingImport(loading_fault(path, error))
        for one in statement.names:
            module.__dict__[one.asname or one.name.partition(".")[0]] = missing
