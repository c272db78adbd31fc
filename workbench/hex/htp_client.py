"""Another program as the opponent: it runs as a process and is controlled by HTP, the Hex text protocol.

If the program does not answer, ends, or answers invalid text, Fault is raised; it can neither block us nor fill the
memory.
"""

from __future__ import annotations

import queue
import re
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress

from workbench.search.problem.messages import Fault, to_quotable

_MAX_LINES, _MAX_CHARACTERS = 1000, 16384
_MAX_QUEUED_LINES = 256
"""The maximum number of lines read ahead."""

_MAX_LABEL_LENGTH = 32
_INTERPRETER = re.compile(r"(?i)(python|pypy|java|node|perl|ruby|julia|bash|sh|mono|dotnet|wine)[\d.]*w?(\.exe)?")
_QUIT_TIMEOUT = 0.5
"""Seconds that a program has to end itself."""


class HtpClient:
    """A program that speaks HTP.

    `command`: the command line, as text or as a list of arguments. `patience`: the seconds that the program has for an
    answer, in addition to its thinking time. It must be closed, or used as a context manager.

    Attributes: name, short enough for display: that of the command, until it is set.
    """

    def __init__(self, command: str | Sequence[str], patience: float = 10.0) -> None:
        self._arguments = _arguments(command)
        self.name = command_label(command)
        self._patience = patience
        if not self._arguments:
            raise Fault("hex-htp-no-command")
        try:
            self._process = subprocess.Popen(
                self._arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise Fault("hex-htp-start", command=self.name, reason=error.strerror or str(error)) from None
        self._lines: queue.Queue[str | None] = queue.Queue(_MAX_QUEUED_LINES)
        self._closing = threading.Event()
        self._reader = threading.Thread(target=self._read, name="htp", daemon=True)
        self._reader.start()

    def __enter__(self) -> HtpClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def send(self, command: str, seconds: float = 0.0) -> str:
        """Return the program's answer to a command, for which it may think `seconds`.

        Raises Fault if it refuses the command, does not answer in time, sends too many lines, or has ended.
        """
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(command + "\n")
            stdin.flush()
        except (OSError, ValueError):
            raise self._ended_fault() from None
        success, answer = self._answer(command, time.monotonic() + seconds + self._patience)
        if not success:
            raise Fault(
                "hex-htp-refused",
                program=self.name,
                command=to_quotable(command, 60),
                answer=to_quotable(answer, 200),
            )
        return answer

    def knows(self, command: str) -> bool:
        """Return whether the program knows a command; False if it does not know `known_command`."""
        try:
            return self.send(f"known_command {command}").strip() == "true"
        except Fault as fault:
            if fault.message.key != "hex-htp-refused":
                raise
            return False

    def interrupt(self) -> None:
        """Kill the program, from any thread. A waiting `send` then raises Fault."""
        self._process.kill()

    def close(self) -> None:
        """Send `quit` to the program, and kill it if it does not end itself."""
        with suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.write("quit\n")
            self._process.stdin.close()
        try:
            self._process.wait(_QUIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._closing.set()
        while self._reader.is_alive():
            with suppress(queue.Empty):
                self._lines.get(timeout=0.05)
        if self._process.stdout is not None:
            self._process.stdout.close()

    def _answer(self, command: str, deadline: float) -> tuple[bool, str]:
        """Return whether the next answer is a success, and its text. Lines before the answer are skipped."""
        lines: list[str] = []
        for _ in range(_MAX_LINES):
            line = self._next(command, deadline).rstrip()
            if lines and not line:
                return lines[0][0] == "=", "\n".join([_text(lines[0]), *lines[1:]]).strip()
            if lines or line[:1] in ("=", "?"):
                lines.append(line)
        raise Fault("hex-htp-babble", program=self.name, command=to_quotable(command, 60))

    def _next(self, command: str, deadline: float) -> str:
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise Fault("hex-htp-silent", program=self.name, command=to_quotable(command, 60)) from None
        if line is None:
            raise self._ended_fault()
        return line

    def _ended_fault(self) -> Fault:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_QUIT_TIMEOUT)
        status = self._process.poll()
        return Fault("hex-htp-ended", command=self.name, status="?" if status is None else status)

    def _read(self) -> None:
        """Put the program's output into the queue, line by line, on a thread of its own; None when it has ended."""
        stdout = self._process.stdout
        assert stdout is not None
        with suppress(OSError, ValueError):
            while (line := stdout.readline(_MAX_CHARACTERS)) and not self._closing.is_set():
                self._enqueue(line)
        self._enqueue(None)

    def _enqueue(self, line: str | None) -> None:
        while not self._closing.is_set():
            with suppress(queue.Full):
                self._lines.put(line, timeout=0.1)
                return


def own_name(client: HtpClient) -> str:
    """Return the name and version that a program gives itself, short enough for display; "" if it has none.

    Raises Fault if it no longer answers.
    """
    answers = [client.send(command) for command in ("name", "version") if client.knows(command)]
    return to_quotable(" ".join(" ".join(answers).split()), _MAX_LABEL_LENGTH)


def command_label(command: str | Sequence[str]) -> str:
    """Return the command, short enough for a sentence: without folders, and a script without its interpreter."""
    try:
        words = _arguments(command)
    except Fault:
        return to_quotable(str(command), _MAX_LABEL_LENGTH)
    start = _script(words)
    names = [re.split(r"[/\\]", word)[-1] for word in words[start : start + 1]]
    return to_quotable(shlex.join([*names, *words[start + 1 :]]), _MAX_LABEL_LENGTH)


def _script(words: Sequence[str]) -> int:
    """Return the place of the script or module that an interpreter runs; 0 for other programs."""
    if not words or not _INTERPRETER.fullmatch(re.split(r"[/\\]", words[0])[-1]):
        return 0
    place = next((place for place, word in enumerate(words) if place and not word.startswith("-")), 0)
    return 0 if words[place - 1] in ("-c", "-e") else place


def _arguments(command: str | Sequence[str]) -> list[str]:
    """Return the arguments of a command. Raises Fault if a quotation in it is not closed."""
    try:
        return shlex.split(command) if isinstance(command, str) else [*command]
    except ValueError as error:
        raise Fault("hex-htp-start", command=to_quotable(str(command), _MAX_LABEL_LENGTH), reason=str(error)) from None


def _text(line: str) -> str:
    """Return the text of the first line of an answer: what follows its sign and its number."""
    return line[1:].lstrip("0123456789").strip()
