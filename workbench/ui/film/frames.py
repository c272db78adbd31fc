"""Films of a search, frame by frame: its solution with sliding tiles, or its expansions.

Everything is drawn into images from the recording alone, so it works in any thread and without a window.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from workbench.api import ConfiguredRun
from workbench.formats.film import MAX_PICTURES, RATE, Frame
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.film.canvas import Canvas
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.map_marks import MapMarks, MapReader, Mark, ends_marked
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text

SIZE = (960, 720)
SOLUTION, SEARCH = "solution", "search"
SLIDE = 0.3
"""Seconds that a tile slides at most."""
ENDS = 1.5
"""Seconds for which the first and the last picture are shown."""


@dataclass(frozen=True)
class FilmSetting:
    """The settings of a film: its subject, seconds per move or expansion, size in pixels, and maximum of expansions."""

    subject: str = SOLUTION
    seconds: float = 1.0
    size: tuple[int, int] = SIZE
    most: int = 500


def pictures_of(run: ConfiguredRun, setting: FilmSetting) -> int:
    """Return the number of pictures of a film, for progress reports. Raises Fault if there is nothing to show."""
    if setting.subject == SOLUTION:
        if run.solution is None:
            raise Fault("film-no-solution")
        slides = len(_shares(setting)) if isinstance(run.problem, TileProblem) else 0
        count = 1 + len(run.solution.moves) * (1 + slides)
    else:
        count = 1 + min(run.recording.published.steps, setting.most)
    if count > MAX_PICTURES:
        raise Fault("film-long", pictures=count, most=MAX_PICTURES)
    return count


def seconds_of(run: ConfiguredRun, setting: FilmSetting) -> float:
    """Return the length of a film in seconds; `pictures_of` must not raise for it."""
    if setting.subject == SOLUTION:
        assert run.solution is not None
        moves = len(run.solution.moves)
        slid = _slide_seconds(setting, run.problem)
        held = max(setting.seconds - slid, 1 / RATE)
        return 2 * ENDS + slid * moves + held * (moves - 1) if moves else ENDS
    steps = min(run.recording.published.steps, setting.most)
    return 2 * ENDS + setting.seconds * (steps - 1) if steps else ENDS


def film(run: ConfiguredRun, setting: FilmSetting) -> Iterator[Frame]:
    """Yield the frames of a film. Raises Fault if there is nothing to show."""
    pictures_of(run, setting)
    canvas = Canvas(setting.size, name_of_film(run))
    return _solution(run, setting, canvas) if setting.subject == SOLUTION else _search(run, setting, canvas)


# The solution


def _solution(run: ConfiguredRun, setting: FilmSetting, canvas: Canvas) -> Iterator[Frame]:
    assert run.solution is not None
    moves, states = run.solution.moves, run.solution.states
    last = len(moves)
    ends = ends_marked(run.problem) if isinstance(run.problem, HasMap) else MapMarks()
    for place, state in enumerate(states):
        if place and isinstance(run.problem, TileProblem):
            yield from _slide(run.problem, states[place - 1], state, place, last, setting, canvas)
        held = ENDS if place in (0, last) else max(setting.seconds - _slide_seconds(setting, run.problem), 1 / RATE)
        told = _move_told(place, moves)
        if isinstance(run.problem, HasMap):
            way = tuple(run.problem.sketch().places[one] for one in states[: place + 1])
            marks = replace(ends, marks={way[-1]: Mark.CURRENT}, path=way)
            yield Frame(canvas.on_map(run.problem.sketch(), marks, told), held)
        else:
            yield Frame(canvas.state(run.problem, state, told), held)


def _slide(
    problem: TileProblem, before: Any, after: Any, place: int, last: int, setting: FilmSetting, canvas: Canvas
) -> Iterator[Frame]:
    """Yield the frames of a sliding tile."""
    old, new = problem.board(before), problem.board(after)
    start, end = new.tiles.index(0), old.tiles.index(0)
    told = text("narration-move", move=place, moves=last)
    for share in _shares(setting):
        yield Frame(canvas.sliding(BoardPicture.of(new, problem.goal), end, start, share, told), 1 / RATE)


def _shares(setting: FilmSetting) -> list[float]:
    """Return the tile's position in each frame of its slide, between 0 and 1: slow at the start and the end."""
    count = max(round(min(SLIDE, setting.seconds * 0.6) * RATE) - 1, 0)
    shares = (np.arange(count) + 1) / (count + 1)
    return [float(share) for share in shares * shares * (3 - 2 * shares)]


def _slide_seconds(setting: FilmSetting, problem: object) -> float:
    return len(_shares(setting)) / RATE if isinstance(problem, TileProblem) else 0.0


def _move_told(place: int, moves: Sequence[str]) -> str:
    return text("narration-move", move=place, moves=len(moves)) if place else text("film-start", moves=len(moves))


# The search


def _search(run: ConfiguredRun, setting: FilmSetting, canvas: Canvas) -> Iterator[Frame]:
    timeline: Timeline[Any] = Timeline(run.recording)
    steps = min(timeline.length, setting.most)
    reader = MapReader(run) if isinstance(run.problem, HasMap) else None
    for t in range(steps + 1):
        yield Frame(canvas.moment(run, timeline, t, reader), ENDS if t in (0, steps) else setting.seconds)


def name_of_film(run: ConfiguredRun) -> str:
    """Return the title of each picture: the search, or a general title if the recording comes from elsewhere."""
    if run.recording.origin is not None:
        return text("film-foreign")
    name = text(f"algorithm-{run.configuration.algorithm}")
    if run.configuration.heuristic is None:
        return name
    heuristic = heuristic_text(run.configuration.heuristic, problem=run.problem)
    return text("run-search", algorithm=name, heuristic=heuristic)
