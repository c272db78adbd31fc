"""A run whose future is hidden: it is shown as it was at an earlier step, and no other run is listed."""

from __future__ import annotations

from dataclasses import replace

from workbench.api import ConfiguredRun, restarted
from workbench.search.playback import hidden_future
from workbench.search.recording.moment import Numbers
from workbench.ui.runs.run_entry import RunEntry


class HiddenFuture:
    """Hides the later steps of a run. Attributes: of, the run that is shown only in part; runs, all runs."""

    def __init__(self, of: RunEntry, runs: list[RunEntry]) -> None:
        self.of, self.runs = of, runs
        self._copy: ConfiguredRun | None = None

    def shown_run(self, t: int, secret: bool, hidden: Numbers, with_g: bool = False) -> RunEntry:
        """Return the run as it was after `t` expansions; the rest: see `hidden_future.truncated`."""
        run = self._run_at(t, secret, hidden, with_g)
        notes = {step: note for step, note in self.of.bookmarks.items() if step <= t}
        return replace(self.of, run=run, pinned=False, cut=True, position=t, bookmarks=notes)

    def _run_at(self, t: int, secret: bool, hidden: Numbers, with_g: bool) -> ConfiguredRun:
        """Return the run as it was; if its recording cannot be truncated, a copy advanced to step `t` only."""
        run = self.of.run
        if hidden_future.can_truncate(run.recording):
            return hidden_future.truncated(run, t, secret, hidden, with_g)
        if self._copy is None or self._copy.expanded > t:
            self._copy = restarted(run)
        self._copy.advance(t - self._copy.expanded)
        return hidden_future.masked(self._copy, secret, hidden, with_g)
