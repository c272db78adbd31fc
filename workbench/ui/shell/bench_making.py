"""The benches by name, and how each is made; all but the first are made when they are first asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from workbench.api import Configuration, ConfiguredRun
from workbench.ui.base.settings import Settings
from workbench.ui.bench.bench import Bench
from workbench.ui.bench.bench_stack import Entry
from workbench.ui.shell.engine_preparation import EnginePreparation

if TYPE_CHECKING:
    from workbench.ui.shell.main_window import MainWindow

# Each maker imports its bench itself: that takes time which the first paint does not have.


class BenchMaking:
    """Attributes: entries, the benches of `window` in the order of their tabs."""

    def __init__(self, window: MainWindow, settings: Settings, engine: EnginePreparation) -> None:
        self._window, self._settings, self._engine = window, settings, engine
        self.entries = (
            Entry("explore", "bench-explore", lambda: window.explore),
            Entry("compare", "compare-title", self._compare),
            Entry("experiments", "experiments-title", self._experiments),
            Entry("divide", "divide-title", self._divide),
            Entry("audit", "audit-title", self._audit),
            Entry("hex", "hex-title", self._hex),
            Entry("play", "play-title", self._play),
        )

    def _compare(self) -> Bench:
        from workbench.ui.compare.bench import CompareBench

        bench = CompareBench(self._window.explore.session, self._window)
        bench.explored.connect(self._explore)
        bench.foretold.connect(self._foretell)
        self._engine.told.connect(lambda told: None if told else bench.compare.engine_ready())
        return bench

    def _explore(self, configuration: Configuration, step: int) -> None:
        """Look at a search of the board there is in Explore, at a step."""
        self._window.show_bench("explore")
        self._window.explore.show_step(configuration, step)

    def _foretell(self, configuration: Configuration) -> None:
        """Let a search of the board there is be foretold in Explore."""
        self._explore(configuration, 0)
        self._window.explore.ask()

    def _foretell_part(self, run: ConfiguredRun, name: str) -> None:
        """Let a search that was done as a part of another be foretold in Explore, where it is shown once only."""
        explore = self._window.explore
        self._window.show_bench("explore")
        known = [kept for kept in explore.session.runs if kept.run.recording is run.recording]
        explore.session.open(known[0]) if known else explore.session.take(run, name, part=True)
        explore.player.to_start()
        explore.ask()

    def _experiments(self) -> Bench:
        from workbench.ui.experiments.bench import ExperimentsBench

        bench = ExperimentsBench(self._window.explore.session, self._window)
        bench.explore_wanted.connect(partial(self._window.show_bench, "explore"))
        return bench

    def _divide(self) -> Bench:
        from workbench.ui.divide.bench import DivideBench

        bench = DivideBench(self._window.explore.session, self._window)
        bench.foretold.connect(self._foretell_part)
        return bench

    def _audit(self) -> Bench:
        from workbench.ui.audit.bench import AuditBench

        bench = AuditBench(self._window.explore.session, self._window)
        bench.explore_wanted.connect(partial(self._window.show_bench, "explore"))
        return bench

    def _hex(self) -> Bench:
        from workbench.ui.hex.bench import HexBench

        return HexBench(self._settings, self._window)

    def _play(self) -> Bench:
        from workbench.ui.play.bench import PlayBench

        bench = PlayBench(self._window.explore.session, self._settings, self._window)
        bench.explore_wanted.connect(partial(self._window.show_bench, "explore"))
        return bench
