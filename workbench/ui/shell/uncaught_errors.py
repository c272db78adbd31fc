"""Unexpected exceptions in slots and threads: each is logged, and reported once, in one sentence."""

from __future__ import annotations

import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot

from workbench.diagnostics import logger
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say, text


class UncaughtErrors(QObject):
    """Handles the uncaught exceptions of this process, from `install` to `remove`.

    Repeated exceptions of one type from the same line are reported once only: a slot may be called sixty times a
    second.
    Signals: `raised(str)`, the sentence, in the window's thread.
    """

    raised = Signal(str)
    _taken = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: set[tuple[object, ...]] = set()
        self._taken.connect(self._report, Qt.ConnectionType.QueuedConnection)  # not within the code that failed

    def install(self) -> None:
        sys.excepthook = self.handle
        threading.excepthook = lambda arguments: self.handle(
            arguments.exc_type, arguments.exc_value, arguments.exc_traceback
        )

    def remove(self) -> None:
        """Restore Python's own handlers."""
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__

    def handle(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Log an exception and report it; may be called in any thread."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        lines = traceback.extract_tb(trace)
        origin = (kind, lines[-1].filename, lines[-1].lineno) if lines else (kind,)
        if origin in self._known:
            return
        self._known.add(origin)
        logger.error("unforeseen", exc_info=(kind, error or kind(), trace))
        self._taken.emit(error or kind())

    @Slot(object)
    def _report(self, error: Exception) -> None:
        named = to_quotable(f"{type(error).__name__}: {error}".removesuffix(": "), 200)
        self.raised.emit(say(error) if isinstance(error, Fault) else text("unforeseen", error=named))
