"""Cases on a cluster of Dask `distributed`: `pip install "search-workbench[cluster]"`.

The scheduler itself reassigns the cases of a lost worker. Only text is sent; this program, and the files of the user's
own heuristics, must be installed on each worker.
"""

from __future__ import annotations

import logging
import queue
import socket
import threading
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from workbench.experiments.executors import CaseResult
from workbench.experiments.running import run_case
from workbench.own_code.isolation import current, isolate
from workbench.own_code.process import OwnProcess, print_to_stderr
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable

_CONNECT_TIMEOUT = 8
"""Timeout of a connection, in seconds."""
_MIN_QUEUE, _CASES_PER_THREAD = 16, 4
_isolating = threading.Lock()
_QUERY_SECONDS = 2.0
"""The interval between two queries of the number of workers, in seconds."""


class Cluster:
    """Runs cases on the workers of the scheduler at `address`, such as `tcp://127.0.0.1:8786`.

    Raises Fault if `distributed` is not installed, or no scheduler responds.
    """

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError:
            raise Fault("experiment-no-distributed", package="search-workbench[cluster]") from None
        for name in ("distributed", "tornado"):  # a lost worker is not an error here
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._address = to_quotable(address, 80)
        self._probe(address)
        try:
            self._client: Any = distributed.Client(  # type: ignore[no-untyped-call]
                address, timeout=_CONNECT_TIMEOUT, set_as_default=False
            )
        except (OSError, ValueError, TypeError) as error:
            raise Fault("experiment-no-scheduler", address=self._address, reason=_reason(error)) from None
        self._killed: Any = distributed.KilledWorker
        self._done: queue.SimpleQueue[tuple[int, Any]] = queue.SimpleQueue()
        self._futures: dict[int, Any] = {}
        self._paused = False
        self._threads, self._queried = 0, 0.0

    @property
    def room(self) -> int:
        """The number of cases that can be submitted now: each worker has some waiting, so that it is never idle."""
        if time.monotonic() - self._queried > _QUERY_SECONDS:
            self._threads = sum(self._client.nthreads().values())
            self._queried = time.monotonic()
        return max(_MIN_QUEUE, _CASES_PER_THREAD * self._threads) - len(self._futures)

    def submit(self, number: int, spec: str) -> None:
        future = self._client.submit(_run_case, spec, pure=False, retries=0)
        self._futures[number] = future
        future.add_done_callback(lambda done: self._done.put((number, done)))

    def collect(self, timeout: float) -> list[CaseResult]:
        """Return the finished cases, after waiting at most `timeout` seconds for the first. Raises Fault."""
        results: list[CaseResult] = []
        try:
            while True:
                number, future = self._done.get(timeout=0 if results else timeout)
                results.append((number, self._outcome(future)))
                del self._futures[number]
        except queue.Empty:
            pass
        if not results and self._client.status not in ("running", "connecting"):
            raise Fault("experiment-cluster-gone", address=self._address)
        return results

    def pause(self, paused: bool) -> None:
        """Do nothing: the workers finish what was submitted, and nothing more is submitted while paused."""

    def close(self) -> None:
        """Cancel the unfinished cases."""
        with suppress(Exception):  # the cluster may be gone
            self._client.cancel([*self._futures.values()])
        self._client.close(timeout=5)

    def _probe(self, address: str) -> None:
        """Raise Fault if nothing listens at the address: a client that is refused would leave a thread behind."""
        url = urlsplit(address if "://" in address else f"tcp://{address}")
        try:
            if url.hostname is None or url.port is None:
                raise Fault("experiment-scheduler-address", address=self._address)
            socket.create_connection((url.hostname, url.port), _CONNECT_TIMEOUT).close()
        except (OSError, ValueError) as error:
            if isinstance(error, Fault):
                raise
            raise Fault("experiment-no-scheduler", address=self._address, reason=_reason(error)) from None

    def _outcome(self, future: Any) -> str | None:
        """Return the outcome of a case, None if too many workers died of it. Raises Fault if the cluster has ended."""
        if future.status == "finished":
            return str(future.result(timeout=_CONNECT_TIMEOUT))
        if future.status == "error" and isinstance(future.exception(timeout=_CONNECT_TIMEOUT), self._killed):
            return None
        if future.status == "error":
            raise Fault("experiment-worker-error", reason=_reason(future.exception(timeout=_CONNECT_TIMEOUT)))
        raise Fault("experiment-cluster-gone", address=self._address)


def _run_case(spec: str) -> str:
    """Run a case on a worker; the user's own code runs in a process of its own there too."""
    with _isolating:
        if current() is None:
            isolate(OwnProcess("workbench.api.own_host", printed=print_to_stderr))
    return run_case(spec)


def _reason(error: BaseException) -> str:
    return to_quotable(str(error) or type(error).__name__, 120)
