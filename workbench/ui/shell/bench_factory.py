"""The benches by name, and how each is made; all but the first are made when they are first asked for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.api import Configuration, ConfiguredRun
from workbench.ui.base.settings import Settings
from workbench.ui.bench.bench import Bench
from workbench.ui.bench.bench_stack import BenchEntry
from workbench.ui.shell.engine_preparation import EnginePreparation
from workbench.ui.shell.shell import Shell

# Each maker imports its bench itself: that takes time which the first paint does not have.


class BenchFactory:
    """Attributes: entries, the benches in the order of their tabs; the first is there already."""

    def __init__(self, shell: Shell, settings: Settings, engine: EnginePreparation, parent: QWidget) -> None:
        self._shell, self._settings, self._engine, self._parent = shell, settings, engine, parent
        self.entries = (
            BenchEntry("explore", "bench-explore", lambda: shell.explore),
            BenchEntry("compare", "compare-title", self._compare),
            BenchEntry("experiments", "experiments-title", self._experiments),
            BenchEntry("divide", "divide-title", self._divide),
            BenchEntry("audit", "audit-title", self._audit),
            BenchEntry("hex", "hex-title", self._hex),
            BenchEntry("play", "play-title", self._play),
        )

    def _compare(self) -> Bench:
        from workbench.ui.compare.bench import CompareBench

        bench = CompareBench(self._shell.explore.session, self._parent)
        bench.explored.connect(self._explore)
        bench.predicted.connect(self._foretell)
        self._engine.told.connect(lambda told: None if told else bench.compare.engine_ready())
        return bench

    def _explore(self, configuration: Configuration, step: int) -> None:
        """Look at a search of the board there is in Explore, at a step."""
        self._show_explore()
        self._shell.explore.show_step(configuration, step)

    def _show_explore(self) -> None:
        self._shell.stack.show_bench("explore")

    def _foretell(self, configuration: Configuration) -> None:
        """Let a search of the board there is be predicted in Explore."""
        self._explore(configuration, 0)
        self._shell.explore.ask()

    def _foretell_part(self, run: ConfiguredRun, name: str) -> None:
        """Let a search that was done as a part of another be predicted in Explore, where it is shown once only."""
        explore = self._shell.explore
        self._show_explore()
        known = [kept for kept in explore.session.runs if kept.run.recording is run.recording]
        explore.session.open(known[0]) if known else explore.session.take(run, name, part=True)
        explore.player.to_start()
        explore.ask()

    def _experiments(self) -> Bench:
        from workbench.ui.experiments.bench import ExperimentsBench

        bench = ExperimentsBench(self._shell.explore.session, self._parent)
        bench.explore_requested.connect(self._show_explore)
        return bench

    def _divide(self) -> Bench:
        from workbench.ui.divide.bench import DivideBench

        bench = DivideBench(self._shell.explore.session, self._parent)
        bench.predicted.connect(self._foretell_part)
        return bench

    def _audit(self) -> Bench:
        from workbench.ui.audit.bench import AuditBench

        bench = AuditBench(self._shell.explore.session, self._parent)
        bench.explore_requested.connect(self._show_explore)
        return bench

    def _hex(self) -> Bench:
        from workbench.ui.hex.bench import HexBench

        bench, memory = HexBench(self._settings, self._parent), self._shell.explore.session.memory
        memory.count(lambda: bench.engine.bytes_held)
        bench.engine.search_dropped.connect(memory.note_dropped)
        return bench

    def _play(self) -> Bench:
        from workbench.ui.play.bench import PlayBench

        bench = PlayBench(self._shell.explore.session, self._settings, self._parent)
        bench.explore_requested.connect(self._show_explore)
        return bench
