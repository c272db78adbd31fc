"""What the search has seen of the whole state space, or, of a large space, its nodes by g and h."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtWidgets import QWidget

from workbench.search.inspecting.density import Density
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NONE
from workbench.tiles.puzzle.board import Board
from workbench.tiles.state_space.light import SpaceLight, can_be_lit
from workbench.tiles.state_space.space import StateSpace, state_space
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import pages, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.picture_saving import Picture, PictureSaving
from workbench.ui.explore.runs_model import search_name
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.shown_run import ShownRun
from workbench.ui.states.density_layout import Class
from workbench.ui.states.density_painter import density_content
from workbench.ui.states.density_view import DensityView
from workbench.ui.states.space_drawings import picture_to_save
from workbench.ui.states.space_legend import DensityLegend, SpaceLegend
from workbench.ui.states.space_view import SpaceView
from workbench.wording import text

MIN_INTERVAL = 0.03
PIECE_SECONDS = 0.015
"""Seconds of preparation between two events of the window."""
PIECE_DELAY_MS = 4


CANVAS_LINES = 9
"""The minimum height of the drawing, in lines of text, with large text."""


class SpacePane(QWidget):
    """Attributes: view, legend: the states as points; density: the nodes by g and h; saving, of each of the two."""

    def __init__(self, session: ShownRun, player: Player, node_selection: NodeSelection) -> None:
        super().__init__()
        self._session, self._player, self._node_selection = session, player, node_selection
        self._space: StateSpace | None = None
        self._light: SpaceLight | None = None
        self._density: Density | None = None
        self._unseen: int | None = None
        """A chosen state that the search has not generated: no pane but this one can show it."""
        self._wanted: tuple[Board, Board] | None = None
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._take)
        self.view, self.density = SpaceView(self), DensityView(self)
        self.legend, self._classes_legend = SpaceLegend(self), DensityLegend(self)
        for view in (self.view, self.density):
            MinLines(view, CANVAS_LINES)
        points, classes = QWidget(self), QWidget(self)
        vbox((self.view, 1), self.legend, parent=points, margins=0, spacing=0)
        vbox((self.density, 1), self._classes_legend, parent=classes, margins=0, spacing=0)
        self._pages = pages(self, points, classes)
        vbox((self._pages, 1), parent=self, margins=0)
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        for end in (player.moved, player.replaced, node_selection.changed):
            end.connect(self._forget)
        for signal in (player.moved, player.lengthened, player.replaced, node_selection.changed):
            signal.connect(self._throttle.request)
        self.view.chosen.connect(self._pick)
        self.density.chosen.connect(self._pick_newest)
        self.saving = [PictureSaving(view, self.picture) for view in (self.view, self.density)]
        translated(self.view, accessibleName="space-name")
        translated(self.density, accessibleName="density-name")
        on_language_change(self.refresh)

    @property
    def settled(self) -> bool:
        """Whether the step is drawn."""
        return not (self._jobs.busy or self._throttle.waiting)

    def stop(self) -> None:
        """Stop the work in the background at once."""
        self._jobs.stop()

    def refresh(self) -> None:
        """Draw the player's step if the pane is visible."""
        timeline = self._player.timeline
        if not self.isVisible():
            return
        if timeline is None or not timeline.recording.published.records:
            self.view.clear()
            self.density.show_content(None)
            return
        t = self._step(timeline)
        problem = timeline.recording.problem
        lit = can_be_lit(problem)
        self._pages.setCurrentIndex(0 if lit else 1)
        if not lit:
            self._show_density(timeline, t)
        elif (light := self._light_of(timeline, problem)) is not None:
            self._show_light(light, problem, t)

    def _step(self, timeline: Timeline[Any]) -> int:
        """Return the step on show: of moves the last one."""
        return timeline.length if self._player.mode is Mode.MOVES else min(self._player.t, timeline.length)

    def picture(self) -> Picture | None:
        """Return what is on show as a picture with its legend, in light colours."""
        timeline, entry = self._player.timeline, self._session.current
        space = self._space if self._pages.currentIndex() == 0 else None
        if timeline is None or entry is None or (space is None) == can_be_lit(timeline.recording.problem):
            return None
        name, step = search_name(entry, short=False), self._step(timeline)
        return picture_to_save([name], [timeline.recording], space, [step], self.size())

    # Points

    def _light_of(self, timeline: Timeline[Any], problem: Any) -> SpaceLight | None:
        """Return the light of the recording, or None while the space is being laid out."""
        if self._space is None or not self._space.fits(problem):
            if self._wanted != (problem.goal, problem.start):
                self._wanted = problem.goal, problem.start
                self.view.clear()
                self.view.show_note(text("space-laying-out"))
                self._jobs.begin(_lay_out(problem.goal, problem.start))
            return None
        light, recording = self._light, timeline.recording
        if light is None or light.recording is not recording or light.space is not self._space:
            self._light = SpaceLight(self._space, recording)
        return self._light

    def _take(self, space: object) -> None:
        assert isinstance(space, StateSpace)
        self._space, self._wanted = space, None
        self.refresh()

    def _show_light(self, light: SpaceLight, problem: object, t: int) -> None:
        if not light.prepare(PIECE_SECONDS):
            self.view.await_light(light)
            self._throttle.request_later(PIECE_DELAY_MS)
            return
        record, records = self._node_selection.record, light.recording.published.records
        picked = None if record is None or record >= records else int(light.numbers(np.array([record]))[0])
        kept = self._unseen is not None
        self.legend.describe([Timeline(light.recording).at(t)], [light.last(t)])
        self.view.show_light(light, problem, t, self._unseen if kept else picked, kept)

    def _pick(self, state: int) -> None:
        """Select the node of a state; one that has not been generated is shown only here, until the next choice."""
        if self._light is None or self._player.timeline is None:
            return
        record = self._light.record_of(state, min(self._player.t, self._player.timeline.length))
        if record != NONE:
            self._forget()
            self._node_selection.pick(record)
        else:
            unseen = None if state == self._unseen else state
            self._node_selection.clear()
            self._unseen = unseen
        self._throttle.request()

    def _forget(self) -> None:
        self._unseen = None

    # Density

    def _show_density(self, timeline: Timeline[Any], t: int) -> None:
        recording = timeline.recording
        if self._density is None or self._density.recording is not recording:
            self._density = Density(recording)
        if not self._density.prepare(PIECE_SECONDS):
            self._throttle.request_later(PIECE_DELAY_MS)
            return
        content = density_content(self._density, timeline, t)
        self._classes_legend.describe([timeline.at(t)], [content.densities.last])
        record, moment = self._node_selection.record, timeline.at(t)
        seen = record is not None and record < moment.records
        picked = (float(moment.g(record)), float(moment.h(record))) if record is not None and seen else None
        self.density.show_content(content, picked)

    def _pick_newest(self, found: Class) -> None:
        """Select the newest of the nodes with the same g and h."""
        timeline = self._player.timeline
        if self._density is None or timeline is None:
            return
        record = self._density.newest(self._step(timeline), found.g, found.h)
        if record != NONE:
            self._node_selection.pick(record)


def _lay_out(goal: Board, start: Board) -> Iterator[object]:
    yield state_space(goal, start)
