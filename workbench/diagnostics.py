"""What helps to find out what went wrong: the version, a log file, and a report of both without personal data.

Imports nothing of the workbench.
"""

from __future__ import annotations

import faulthandler
import getpass
import logging
import platform
import re
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO

import platformdirs

LOG, LOCK = "workbench.log", "log.lock"
CRASHES = "crashes.txt"
"""Where Python's fault handler writes what each thread did as the process ended by a signal."""
MAX_BYTES, KEPT_FILES = 500_000, 3
"""How large the log may grow, in bytes, and how many earlier logs are kept."""
PATIENCE = 1.0
"""Seconds for which a line waits while another process writes its own."""
LAST_LINES = 60
"""How many lines of the log a report has at most."""
_LIBRARIES = ("PySide6-Essentials", "pyqtgraph", "numpy", "numba", "fluent.runtime")
_ANOTHER_HOME = re.compile(r"(/home/|/Users/|\\Users\\)[^/\\\s:\"']+")


class _Crashes:
    """The file of the fault handler, which stays open as long as that may write to it."""

    file: IO[str] | None = None

    def begin(self, path: Path) -> None:
        long = path.exists() and path.stat().st_size > MAX_BYTES
        self.file = path.open("w" if long else "a", encoding="utf-8")
        faulthandler.enable(self.file)

    def end(self) -> None:
        if self.file is not None:
            faulthandler.disable()
            self.file.close()
            self.file = None


class _SharedLog(RotatingFileHandler):
    """Opens the file for each line, under a lock: several processes write to it, and each may begin a new one."""

    def __init__(self, path: Path) -> None:
        from filelock import FileLock  # takes its time, and most commands write no log

        super().__init__(
            path, maxBytes=MAX_BYTES, backupCount=KEPT_FILES, encoding="utf-8", delay=True, errors="replace"
        )
        self._turn = FileLock(path.with_name(LOCK), timeout=PATIENCE)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; where that is not possible it is lost, as nobody could be told."""
        with suppress(OSError), self._turn:  # a lock that is not had in time is an OSError, too
            super().emit(record)
            if self.stream is not None:
                self.stream.close()
                self.stream = None


_crashes = _Crashes()
logger = logging.getLogger("workbench")


def log_folder() -> Path:
    """Return the folder of the log, which need not exist yet."""
    return Path(platformdirs.user_log_dir("search-workbench", appauthor=False))


def program_version() -> str:
    """Return the version of the program; empty if it is not installed."""
    return _installed("search-workbench")


def begin_log() -> None:
    """Write the log from now on, and what each thread does if the process ends by a signal.

    Where no file can be written nothing is logged: that must not stop the program.
    """
    logging.raiseExceptions = False  # a full disk must not fill the terminal
    try:
        log_folder().mkdir(parents=True, exist_ok=True)
        handler = _SharedLog(log_folder() / LOG)
        _crashes.begin(log_folder() / CRASHES)
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(process)d %(levelname)s %(message)s"))
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    logger.info("started: %s", ", ".join(versions()))


def end_log() -> None:
    """Close the log; the next one may be written somewhere else."""
    _crashes.end()
    for handler in logger.handlers[:]:
        if isinstance(handler, _SharedLog):
            logger.info("ended")
            logger.removeHandler(handler)
            handler.close()


def versions() -> list[str]:
    """Return the versions of the program, of Python, of the libraries that matter, and of the system."""
    found = [f"search-workbench {program_version()}", f"Python {platform.python_version()}"]
    found += [f"{name} {_installed(name) or 'not found'}" for name in _LIBRARIES]
    return [*found, f"{platform.system()} {platform.release()} {platform.machine()}"]


def _installed(name: str) -> str:
    """Return the version of a package; empty if it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def report(what: str = "") -> str:
    """Return a text for whoever looks into a failure: `what` went wrong, versions, the last lines of the log.

    It names neither the user nor the home folder.
    """
    parts = [what, "\n".join(versions()), _tail(log_folder() / LOG), _tail(log_folder() / CRASHES)]
    return without_names("\n\n".join(part for part in parts if part)) + "\n"


def without_names(told: str) -> str:
    """Return a text in which "~" stands for home folders, and "user" for the name of the user."""
    told = _ANOTHER_HOME.sub("~", told.replace(str(Path.home()), "~"))
    try:
        name = getpass.getuser()
    except (OSError, KeyError):  # a user without an entry in the system
        return told
    return re.sub(rf"\b{re.escape(name)}\b", "user", told) if len(name) > 1 else told


def _tail(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            lines = file.readlines()[-LAST_LINES:]
    except OSError:
        return ""
    return f"{path.name}:\n{''.join(lines)}".rstrip() if lines else ""


def failed(where: str) -> None:
    """Log the exception that is being handled."""
    logger.error("%s", where, exc_info=sys.exc_info())
