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
from workbench.ui.player.player import Mode, Player
from workbench.ui.runs.session import Session
from workbench.wording import number, text
from workbench.wording.pseudocode import forms, listing

FORMS = ("textbook", "slides", "status")
AHEAD = 200
"""Number of steps that are searched for the next execution of a line."""


class PseudocodePane(CodePane):
    """Attributes: code, the lines; values, the variables; form, the notation of the pseudocode; back, forward: buttons
    for
    micro-steps; where, the label with the current micro-step.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        form, where = Segmented(FORMS), Muted()
        where.redundant = True  # the player shows it too
        super().__init__(form, where, parent=parent)
        self._session, self._player = session, player
        self._shown: object = None
        self._wanted: dict[str, str] = {}
        self.form, self.where = form, where
        self._offer((), FORMS[0])
        self.form.chosen.connect(self._choose)
        self.code.asked.connect(self._seek)
        player.moved.connect(self.ask)
        player.lengthened.connect(self.ask)
        translated(self.code, toolTip="pseudocode-tip")
        translated(self.form, accessibleName="pseudocode-form")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.retranslate_parts()
        self.form.set_texts({form: text(f"pseudocode-form-{form}") for form in FORMS})
        self._shown = None
        self.refresh_if_visible()

    @property
    def chosen_forms(self) -> str:
        """The chosen forms as a text: `astar=slides bfs=status`. When set, unknown names and forms are ignored."""
        return " ".join(f"{algorithm}={form}" for algorithm, form in self._wanted.items())

    @chosen_forms.setter
    def chosen_forms(self, kept: str) -> None:
        pairs = [pair.partition("=") for pair in kept.split()]
        self._wanted |= {
            name: form
            for name, _, form in pairs
            if (name in ALGORITHMS or name in BROKEN_ALGORITHMS) and form in forms(name)
        }
        self.refresh_if_visible()

    def refresh(self) -> None:
        """Show the current micro-step."""
        self._show_listing()
        self.show_step(*self._steps())
        self._show_place()

    def step(self, by: int) -> None:
        """Go one micro-step forward or back."""
        self._player.micro_step(by)

    # Private

    def _choose(self, form: str) -> None:
        kept = self._session.current
        if kept is not None and form in forms(kept.run.configuration.algorithm):
            self._wanted[kept.run.configuration.algorithm] = form
            self.refresh_if_visible()

    def _show_listing(self) -> None:
        """Show the listing of the current run unless it is already shown."""
        kept, timeline = self._session.current, self._player.timeline
        imported = kept is not None and bool(kept.source) and not kept.part
        self.code.set_placeholder(text("pseudocode-imported") if imported else text("pseudocode-empty"))
        if kept is None or timeline is None or imported or timeline.recording is not kept.run.recording:
            self.model.show(None)
            self._shown = None
            return
        configuration = kept.run.configuration
        offered = forms(configuration.algorithm)
        form = self._wanted.get(configuration.algorithm, offered[0])
        if (configuration, form) != self._shown:
            self._shown = (configuration, form)
            self.model.show(listing(configuration.algorithm, configuration.options, form))
            self.values.discard_height()
            self._offer(offered, form)

    def _offer(self, offered: tuple[str, ...], form: str) -> None:
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

    def _show_place(self) -> None:
        player = self._player
        if player.micro:
            told = text("pseudocode-part", step=number(player.t + 1), part=player.micro, parts=len(player.micro_steps))
        else:
            told = text("pseudocode-after", step=number(player.t)) if self.model.listing is not None else ""
        self.where.setText(told)
        self.back.setEnabled(player.mode is Mode.SEARCH and (player.t > 0 or player.micro > 0))
        self.forward.setEnabled(player.mode is Mode.SEARCH and not player.at_end)

    def _seek(self, place: int) -> None:
        """Go to the next execution of a line if it is within AHEAD steps."""
        player, timeline, lines = self._player, self._player.timeline, self.model.listing
        if timeline is None or lines is None or player.mode is Mode.MOVES:
            return
        names = lines.lines[place].names
        for t in range(player.t, min(player.t + AHEAD, timeline.length)):
            for micro, step in enumerate(explain.steps(timeline, t + 1), start=1):
                if step.line in names and (t, micro) > (player.t, player.micro):
                    player.tell(t, micro)
                    return
