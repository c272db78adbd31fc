"""The pseudocode of the algorithm, with the current line and the values, or the file of the user's own algorithm."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from PySide6.QtWidgets import QCheckBox, QWidget

from workbench.catalog import SEARCHES
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.own_file import file_version, is_own
from workbench.search.explaining import explain
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.explaining.observed import executed_line
from workbench.search.inspecting.shown_moment import shown_moment
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.segmented import Segmented
from workbench.ui.player.code_pane import CodePane
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.runs.own_listing import failed_line, first_line, own_listing
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.shown_run import ShownRun
from workbench.wording import number, text
from workbench.wording.pseudocode import forms, listing

FORMS = ("textbook", "slides", "status")
MAX_STEPS_AHEAD = 200
"""Number of steps that are searched for the next execution of a line."""


class PseudocodePane(CodePane):
    """Attributes: code, the lines; values, the variables; form, the notation of the pseudocode; back and forward, the
    buttons for micro-steps; where, the label with the current micro-step; again, the check box to run the user's own
    algorithm again when its file is saved; follow, the one to mark the line of the file that was executed.
    """

    def __init__(self, session: ShownRun, player: Player, parent: QWidget | None = None) -> None:
        form, position_label = Segmented(FORMS), Muted()
        position_label.short = ""  # the player shows it too
        self._boxes = QWidget()
        super().__init__(form, position_label, self._boxes, parent=parent)
        self._session, self._player = session, player
        self._shown_listing: object = None
        self._file_versions = WeakKeyDictionary[RunEntry, object]()
        self._form_by_algorithm: dict[str, str] = {}
        self.form, self.where = form, position_label
        self.again = translated(QCheckBox(self), text="own-run-again", toolTip="own-run-again-tip")
        self.follow = translated(QCheckBox(self), text="own-line", toolTip="own-line-tip")
        row = FlowLayout(self._boxes)
        for box in (self.again, self.follow):
            row.addWidget(box)
        self._boxes.hide()
        self._offer_forms((), FORMS[0])
        self.form.chosen.connect(self._choose)
        session.run_changed.connect(self._run_changed)
        self.code.asked.connect(self._seek)
        self.follow.toggled.connect(self.refresh_if_visible)
        player.moved.connect(self.throttle.request)
        player.lengthened.connect(self.throttle.request)
        translated(self.code, toolTip="pseudocode-tip")
        translated(self.form, accessibleName="pseudocode-form")
        on_language_change(self.retranslate)
        self._run_changed(session.current)

    def retranslate(self) -> None:
        self.form.set_texts({form: text(f"pseudocode-form-{form}") for form in FORMS})
        self._shown_listing = None
        self.refresh_if_visible()

    @property
    def chosen_forms(self) -> str:
        """The chosen forms as a text: `astar=slides bfs=status`. When set, unknown names and forms are ignored."""
        return " ".join(f"{algorithm}={form}" for algorithm, form in self._form_by_algorithm.items())

    @chosen_forms.setter
    def chosen_forms(self, stored: str) -> None:
        pairs = [pair.partition("=") for pair in stored.split()]
        self._form_by_algorithm |= {
            name: form
            for name, _, form in pairs
            if (name in SEARCHES or name in BROKEN_ALGORITHMS) and form in forms(name)
        }
        self.refresh_if_visible()

    def refresh(self) -> None:
        """Show the current micro-step."""
        self._show_listing()
        self.show_step(*self._steps())
        self._show_position()
        self._show_own_line()

    def step(self, by: int) -> None:
        """Go one micro-step forward or back."""
        self._player.micro_step(by)

    # Private

    def _run_changed(self, run_entry: RunEntry | None) -> None:
        """Offer the forms while hidden too, so that the pane has its width before it is shown."""
        if run_entry is not None and not self.isVisible() and not is_own(run_entry.run.configuration.algorithm):
            offered = forms(run_entry.run.configuration.algorithm)
            self._offer_forms(offered, offered[0])

    def _choose(self, form: str) -> None:
        run_entry = self._session.current
        if run_entry is not None and form in forms(run_entry.run.configuration.algorithm):
            self._form_by_algorithm[run_entry.run.configuration.algorithm] = form
            self.refresh_if_visible()

    def _show_listing(self) -> None:
        """Show the listing of the current run unless it is already shown."""
        run_entry, timeline = self._session.current, self._player.timeline
        imported = run_entry is not None and bool(run_entry.source) and not run_entry.part
        own = self._own_algorithm
        self._boxes.setVisible(bool(own))
        self.follow.setVisible(not imported)
        why = "pseudocode-imported" if imported else "pseudocode-own" if own else "pseudocode-empty"
        self.code.set_placeholder(text(why))
        if own and not imported:
            self._show_file(own)
            return
        if run_entry is None or timeline is None or imported or timeline.recording is not run_entry.run.recording:
            self.model.show(None)
            self._shown_listing = None
            return
        configuration = run_entry.run.configuration
        offered = forms(configuration.algorithm)
        form = self._form_by_algorithm.get(configuration.algorithm, offered[0])
        if (configuration, form) != self._shown_listing:
            self._shown_listing = (configuration, form)
            self.model.show(listing(configuration.algorithm, configuration.options, form))
            self.values.discard_height()
            self._offer_forms(offered, form)

    @property
    def _own_algorithm(self) -> str:
        """The name of the user's own algorithm if the current run is of one, else ""."""
        run_entry = self._session.current
        name = "" if run_entry is None else run_entry.run.configuration.algorithm
        return name if is_own(name) else ""

    def _show_file(self, name: str) -> None:
        """Show the file of the user's own algorithm as it is now."""
        shown = (name, file_version(name))
        if shown != self._shown_listing:
            self._shown_listing = shown
            self.model.show(own_listing(name))
            self.values.discard_height()
            self._offer_forms((), FORMS[0])

    def _show_own_line(self) -> None:
        """Mark a line of the user's own algorithm: on request the executed one, else where it failed or is defined.

        If the file has been saved since, its lines are not those that were executed.
        """
        name, run_entry, shown = self._own_algorithm, self._session.current, self.model.listing
        if not name or run_entry is None or shown is None:
            return
        if self._file_versions.setdefault(run_entry, file_version(name)) != file_version(name):
            self.model.light(None)
            self.where.setText(text("own-file-changed"))
            return
        failed = failed_line(name, run_entry.run.reason)
        event, line = self._executed_line() if self.follow.isChecked() else ("", "")
        if self.follow.isChecked() and not (failed and self._player.at_end):
            self.model.light(line or None)
            self.where.setText(text(f"own-line-{event or 'unknown'}"))
        else:
            self.model.light(failed or first_line(name, shown))
            self.where.setText("")

    def _executed_line(self) -> tuple[str, str]:
        """Return what was observed at the current micro-step, and at which line."""
        player, timeline = self._player, self._player.timeline
        if timeline is None or player.mode is Mode.MOVES:
            return "", ""
        if player.micro:
            return executed_line(timeline.at(player.t + 1), player.micro_steps[player.micro - 1])
        return executed_line(timeline.at(min(player.t, timeline.length)), None)

    def _offer_forms(self, offered: tuple[str, ...], form: str) -> None:
        for name, button in self.form.buttons.items():
            button.setVisible(name in offered)
        self.form.setVisible(len(offered) > 1)
        blocked = self.form.blockSignals(True)
        self.form.choose(form)
        self.form.blockSignals(blocked)

    def _steps(self) -> tuple[MicroStep | None, MicroStep | None]:
        """Return the current micro-step, and the one before it within the same step."""
        player, timeline = self._player, self._player.timeline
        if timeline is None or player.mode is Mode.MOVES or self.model.listing is None:
            return None, None
        if player.micro:
            steps = player.micro_steps[: player.micro]
            return steps[-1], steps[-2] if len(steps) > 1 else None
        t = min(player.t, timeline.length)
        return explain.after_step(timeline, t, shown_moment(timeline, t).current), None

    def _show_position(self) -> None:
        player = self._player
        if player.micro:
            label = text("pseudocode-part", step=number(player.t + 1), part=player.micro, parts=len(player.micro_steps))
        else:
            label = text("pseudocode-after", step=number(player.t)) if self.model.listing is not None else ""
        self.where.setText(label)
        self.back.setEnabled(player.mode is Mode.SEARCH and (player.t > 0 or player.micro > 0))
        self.forward.setEnabled(player.mode is Mode.SEARCH and not player.at_end)

    def _seek(self, row: int) -> None:
        """Go to the next execution of a line if it is within AHEAD steps."""
        player, timeline, lines = self._player, self._player.timeline, self.model.listing
        if timeline is None or lines is None or player.mode is Mode.MOVES:
            return
        names = lines.lines[row].names
        for t in range(player.t, min(player.t + MAX_STEPS_AHEAD, timeline.length)):
            for micro, step in enumerate(explain.steps(timeline, t + 1), start=1):
                if step.line in names and (t, micro) > (player.t, player.micro):
                    player.go_to_micro_step(t, micro)
                    return
