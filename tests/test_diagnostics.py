"""The log and the report of a failure: available when needed, without the user's name, and never too large."""

from __future__ import annotations

import getpass
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from workbench import diagnostics


@pytest.fixture
def log() -> Iterator[Path]:
    diagnostics.begin_log()
    yield diagnostics.log_folder() / diagnostics.LOG
    diagnostics.end_log()


def test_the_log_says_what_was_started_and_what_went_wrong(log: Path) -> None:
    try:
        raise ValueError("a cause")
    except ValueError:
        diagnostics.failed("the boards could not be read")
    written = log.read_text(encoding="utf-8")
    assert "started: search-workbench" in written
    assert "the boards could not be read" in written
    assert "ValueError: a cause" in written


def test_the_log_never_grows_beyond_its_bounds(log: Path) -> None:
    for _ in range(60):
        diagnostics.logger.info("%s", "x" * (diagnostics.MAX_BYTES // 10))
    sizes = [file.stat().st_size for file in log.parent.glob(f"{diagnostics.LOG}*")]
    assert len(sizes) == 1 + diagnostics.EARLIER_LOGS
    assert max(sizes) <= diagnostics.MAX_BYTES


def test_several_processes_share_a_log_and_no_line_is_lost() -> None:
    code = """
import sys
from workbench import diagnostics as d
d.MAX_BYTES, d.EARLIER_LOGS = 4_000, 100
d.begin_log()
for number in range(50):
    d.logger.info("writer %s line %s; %s", sys.argv[1], number, "x" * 100)
d.end_log()
"""
    writers = [subprocess.Popen([sys.executable, "-c", code, str(number)]) for number in range(3)]
    assert [writer.wait() for writer in writers] == [0, 0, 0]
    logs = list(diagnostics.log_folder().glob(f"{diagnostics.LOG}*"))
    assert len(logs) > 3 and max(file.stat().st_size for file in logs) <= 4_000
    lines = "".join(file.read_text() for file in logs)
    assert all(f"writer {one} line {number};" in lines for one in range(3) for number in range(50))


@pytest.mark.usefixtures("log")
def test_a_report_has_versions_and_the_last_lines_but_no_names(home: Path) -> None:
    for number in range(3 * diagnostics.LAST_LINES):
        diagnostics.logger.info("line %s of %s in %s/boards.txt by %s", number, "", home, getpass.getuser())
    report = diagnostics.report("It went wrong in /home/somebody/file.py.")
    assert report.startswith("It went wrong in ~/file.py.")
    assert "search-workbench " in report and "Python " in report and "numpy " in report
    assert f"line {3 * diagnostics.LAST_LINES - 1} of" in report
    assert "line 1 of" not in report
    assert str(home) not in report and "~/boards.txt by user" in report


def test_a_folder_that_cannot_be_written_stops_nothing() -> None:
    diagnostics.log_folder().parent.mkdir(parents=True, exist_ok=True)
    diagnostics.log_folder().write_text("in the way")
    diagnostics.begin_log()
    diagnostics.end_log()
    assert diagnostics.report("what").startswith("what")


def test_a_crash_leaves_what_each_thread_did() -> None:
    code = "import faulthandler; from workbench import diagnostics as d; d.begin_log(); faulthandler._sigsegv()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode != 0
    assert "Segmentation fault" in diagnostics.report()
