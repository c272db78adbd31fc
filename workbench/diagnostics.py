"""Information for finding errors: the version, a log file, and a report of both without personal data.

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
"""The file in which Python's fault handler writes the stack of each thread if a signal ends the process."""
MAX_BYTES, EARLIER_LOGS = 500_000, 3
"""The maximum size of the log in bytes, and the number of earlier logs that are kept."""
PATIENCE = 1.0
"""Seconds that a line waits while another process is writing."""
LAST_LINES = 60
"""Maximum number of the log's lines in a report."""
_LIBRARIES = ("PySide6-Essentials", "pyqtgraph", "numpy", "numba", "fluent.runtime")
_ANOTHER_HOME = re.compile(r"(/home/|/Users/|\\Users\\)[^/\\\s:\"']+")


class _Crashes:
    """The fault handler's file, which stays open as long as the handler may write to it."""

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
    """Opens the file for each line, under a lock, because other processes also write to it and start new files."""

    def __init__(self, path: Path) -> None:
        from filelock import FileLock  # slow to import, and most commands write no log

        super().__init__(
            path, maxBytes=MAX_BYTES, backupCount=EARLIER_LOGS, encoding="utf-8", delay=True, errors="replace"
        )
        self._file_lock = FileLock(path.with_name(LOCK), timeout=PATIENCE)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; if this is impossible, it is lost."""
        with suppress(OSError), self._file_lock:  # a timeout of the lock is an OSError, too
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
    """Return the version of the program; "" if it is not installed."""
    return _installed("search-workbench")


def begin_log() -> None:
    """Start logging, and write the stack of each thread if a signal ends the process.

    If the file cannot be written, nothing is logged: this must not stop the program.
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
    """Close the log; the next one may be in another folder."""
    _crashes.end()
    for handler in logger.handlers[:]:
        if isinstance(handler, _SharedLog):
            logger.info("ended")
            logger.removeHandler(handler)
            handler.close()


def versions() -> list[str]:
    """Return the versions of the program, Python, the important libraries, and the system."""
    found = [f"search-workbench {program_version()}", f"Python {platform.python_version()}"]
    found += [f"{name} {_installed(name) or 'not found'}" for name in _LIBRARIES]
    return [*found, f"{platform.system()} {platform.release()} {platform.machine()}"]


def _installed(name: str) -> str:
    """Return the version of a package; "" if it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def report(what: str = "") -> str:
    """Return a text for analysing a failure: `what` went wrong, versions, the last lines of the log.

    It contains neither the user's name nor the path of the home folder.
    """
    parts = [what, "\n".join(versions()), _tail(log_folder() / LOG), _tail(log_folder() / CRASHES)]
    return without_names("\n\n".join(part for part in parts if part)) + "\n"


def without_names(text: str) -> str:
    """Return a text with home folders replaced by "~", and the user's name by "user"."""
    text = _ANOTHER_HOME.sub("~", text.replace(str(Path.home()), "~"))
    try:
        name = getpass.getuser()
    except (OSError, KeyError):  # the user is not in the password database
        return text
    return re.sub(rf"\b{re.escape(name)}\b", "user", text) if len(name) > 1 else text


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
