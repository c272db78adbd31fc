"""The counters in the status bar: of all phases, or at the player's step of a search."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from workbench.ui.base.quantities import duration
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.counter_row import CounterRow
from workbench.ui.divide.session import DivideSession
from workbench.ui.divide.texts import search_seconds
from workbench.ui.player.shown import shown
from workbench.wording import number, text

MIN_INTERVAL = 0.05
_NAMES = ("phases", "moves", "expanded", "generated", "open", "closed", "reopened", "time")


class DivideCounters(CounterRow):
    """The counters; those that do not apply to the current level are hidden."""

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(_NAMES, parent)
        self._divide = divide
        self._throttle = Throttle(self._refresh, MIN_INTERVAL, self)
        for signal in (divide.run_changed, divide.progressed, divide.level_changed, divide.search.moved):
            signal.connect(self._throttle.request)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        ours = ("phases", "moves")
        self.set_names({name: text(f"divide-counter-{name}" if name in ours else f"counter-{name}") for name in _NAMES})
        self._refresh()

    def _refresh(self) -> None:
        texts = self._of_phases() if self._divide.inside is None else self._of_search()
        for name in _NAMES:
            self.values[name].setText(texts.get(name, ""))
        self.present = frozenset(texts)
        self.fit()

    def _of_phases(self) -> Mapping[str, str]:
        course = self._divide.course
        if course is None:
            return {}
        shortening = course.run.shortening
        improving = shortening is not None and not shortening.finished
        done, count = shortening.progress if shortening and improving else (course.done, len(course.plan))
        return {
            "phases": text("divide-phases-count", done=number(done), count=number(count)),
            "moves": number(course.length),
            "expanded": number(course.run.expanded),
            "generated": number(course.run.generated),
            "time": duration(search_seconds(course.run)),
        }

    def _of_search(self) -> Mapping[str, str]:
        course, index, player = self._divide.course, self._divide.inside, self._divide.search
        current = shown(player)
        assert course is not None and index is not None and current is not None
        counts = current.counts
        texts = {
            "expanded": number(counts.expanded),
            "generated": number(counts.generated),
            "open": number(counts.open or 0),
            "closed": number(counts.closed or 0),
            "time": duration(course.phases[index].run.seconds),
        }
        return texts | ({"reopened": number(counts.reopened)} if counts.reopened else {})
