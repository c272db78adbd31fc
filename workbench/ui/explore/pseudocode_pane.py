"""The pseudocode of the algorithm, with the current line and the values of the variables."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.catalog import ALGORITHMS
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.search.explaining import explain
from workbench.search.explaining.micro_steps import MicroStep
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.segmented import Segmented
from workbench.ui.player.code_pane import CodePane
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.runs.session import Session
from workbench.wording import number, text
from workbench.wording.pseudocode import forms, listing

FORMS = ("textbook", "slides", "status")
MAX_STEPS_AHEAD = 200
"""Number of steps that are searched for the next execution of a line."""


class PseudocodePane(CodePane):
    """Attributes: code, the lines; values, the variables; form, the notation of the pseudocode; back and forward, the
    buttons for micro-steps; where, the label with the current micro-step.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        form, position_label = Segmented(FORMS), Muted()
        position_label.redundant = True  # the player shows it too
        super().__init__(form, position_label, parent=parent)
        self._session, self._player = session, player
        self._shown_listing: object = None
        self._form_by_algorithm: dict[str, str] = {}
        self.form, self.where = form, position_label
        self._offer_forms((), FORMS[0])
        self.form.chosen.connect(self._choose)
        self.code.asked.connect(self._seek)
        player.moved.connect(self.throttle.request)
        player.lengthened.connect(self.throttle.request)
        translated(self.code, toolTip="pseudocode-tip")
        translated(self.form, accessibleName="pseudocode-form")
        on_language_change(self.retranslate)

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
            if (name in ALGORITHMS or name in BROKEN_ALGORITHMS) and form in forms(name)
        }
        self.refresh_if_visible()

    def refresh(self) -> None:
        """Show the current micro-step."""
        self._show_listing()
        self.show_step(*self._steps())
        self._show_position()

    def step(self, by: int) -> None:
        """Go one micro-step forward or back."""
        self._player.micro_step(by)

    # Private

    def _choose(self, form: str) -> None:
        run_entry = self._session.current
        if run_entry is not None and form in forms(run_entry.run.configuration.algorithm):
            self._form_by_algorithm[run_entry.run.configuration.algorithm] = form
            self.refresh_if_visible()

    def _show_listing(self) -> None:
        """Show the listing of the current run unless it is already shown."""
        run_entry, timeline = self._session.current, self._player.timeline
        imported = run_entry is not None and bool(run_entry.source) and not run_entry.part
        self.code.set_placeholder(text("pseudocode-imported") if imported else text("pseudocode-empty"))
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
        steps = explain.steps(timeline, min(player.t, timeline.length))
        return steps[-1] if steps else None, None

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
