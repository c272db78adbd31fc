"""The benches by name, and how each is created; all but the first are created when first shown."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.api import Configuration, ConfiguredRun
from workbench.ui.base.settings import Settings
from workbench.ui.bench.bench import Bench
from workbench.ui.bench.bench_stack import BenchEntry
from workbench.ui.shell.commands import BENCHES
from workbench.ui.shell.engine_preparation import EnginePreparation
from workbench.ui.shell.shell import Shell

# Each method imports its bench itself, because the first paint has no time for it.


class BenchFactory:
    """Creates the benches.

    Attributes: entries, the benches in the order of their tabs; the first one exists already.
    """

    def __init__(self, shell: Shell, settings: Settings, engine: EnginePreparation, parent: QWidget) -> None:
        self._shell, self._settings, self._engine, self._parent = shell, settings, engine, parent
        create = {
            "explore": lambda: shell.explore,
            "compare": self._compare,
            "experiments": self._experiments,
            "divide": self._divide,
            "audit": self._audit,
            "hex": self._hex,
            "minimax": self._minimax,
            "play": self._play,
        }
        self.entries = [BenchEntry(name, title, create[name]) for name, title in BENCHES]

    def _compare(self) -> Bench:
        from workbench.ui.compare.bench import CompareBench

        bench = CompareBench(self._shell.explore.session, self._parent)
        bench.explored.connect(self._explore)
        bench.predicted.connect(self._predict)
        self._engine.message_reported.connect(lambda message: None if message else bench.compare.engine_ready())
        return bench

    def _explore(self, configuration: Configuration, step: int) -> None:
        """Show a search of the current board in Explore, at a step."""
        self._show_explore()
        self._shell.explore.show_step(configuration, step)

    def _show_explore(self) -> None:
        self._shell.stack.show_bench("explore")

    def _predict(self, configuration: Configuration) -> None:
        """Start predicting a search of the current board in Explore."""
        self._explore(configuration, 0)
        self._shell.explore.ask()

    def _predict_part(self, run: ConfiguredRun, name: str) -> None:
        """Start predicting a part of another search in Explore, where it is listed only once."""
        explore = self._shell.explore
        self._show_explore()
        entries = [entry for entry in explore.session.runs if entry.run.recording is run.recording]
        explore.session.open(entries[0]) if entries else explore.session.add_imported(run, name, part=True)
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
        bench.predicted.connect(self._predict_part)
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

    def _minimax(self) -> Bench:
        from workbench.ui.minimax.bench import MinimaxBench

        return MinimaxBench(self._parent)

    def _play(self) -> Bench:
        from workbench.ui.play.bench import PlayBench

        bench = PlayBench(self._shell.explore.session, self._settings, self._parent)
        bench.explore_requested.connect(self._show_explore)
        return bench
