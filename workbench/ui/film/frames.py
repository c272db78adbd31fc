"""Films of a search, frame by frame: its solution with sliding tiles, its expansions, or its state space.

Everything is drawn into images from the recording alone, so it works in any thread and without a window.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from workbench.api import ConfiguredRun
from workbench.formats.film import FRAME_RATE, MAX_PICTURES, Frame
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space.light import can_be_lit
from workbench.tiles.state_space.space import state_space
from workbench.ui.film.canvas import Canvas
from workbench.ui.film.tree_picture import FilmTree
from workbench.ui.runs.configuration_names import configuration_name, search_title
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.map_marks import MapMarks, MapReader, start_and_goal_marks
from workbench.ui.states.map_statuses import Mark, Statuses
from workbench.ui.states.space_drawings import SpaceDrawing, space_picture
from workbench.wording import text

SIZE = (960, 720)
SOLUTION, SEARCH, SPACE = "solution", "search", "space"
MAX_SLIDE_SECONDS = 0.3
"""Seconds that a tile slides at most."""
END_SECONDS = 1.5
"""Seconds for which the first and the last picture are shown at least."""
PANEL_HEIGHT = 640
"""The height of a picture in pixels at which the letters of a state space have their usual size."""


@dataclass(frozen=True)
class FilmSetting:
    """The settings of a film: its subject, seconds per move or expansion, size in pixels, and maximum of expansions.

    Of a state space, `max_pictures` steps at most are shown, spread evenly over the search.
    """

    subject: str = SOLUTION
    seconds: float = 1.0
    size: tuple[int, int] = SIZE
    max_pictures: int = 500


Beside = Sequence[ConfiguredRun]
"""Further searches of the same problem, whose state spaces are shown beside the first one's."""


def picture_count(run: ConfiguredRun, setting: FilmSetting, beside: Beside = ()) -> int:
    """Return the number of pictures of a film, for progress reports. Raises Fault if there is nothing to show."""
    if setting.subject == SOLUTION:
        if run.solution is None:
            raise Fault("film-no-solution")
        slides = len(_slide_positions(setting)) if isinstance(run.problem, TileProblem) else 0
        count = 1 + len(run.solution.moves) * (1 + slides)
    else:
        count = 1 + min(_longest((run, *beside)), setting.max_pictures)
    if count > MAX_PICTURES:
        raise Fault("film-long", pictures=count, most=MAX_PICTURES)
    return count


def film_seconds(run: ConfiguredRun, setting: FilmSetting, beside: Beside = ()) -> float:
    """Return the length of a film in seconds; `picture_count` must not raise for it."""
    if setting.subject == SOLUTION:
        assert run.solution is not None
        moves = len(run.solution.moves)
        slide_seconds = _slide_seconds(setting, run.problem)
        hold_seconds = max(setting.seconds - slide_seconds, 1 / FRAME_RATE)
        return 2 * END_SECONDS + slide_seconds * moves + hold_seconds * (moves - 1) if moves else END_SECONDS
    steps = min(_longest((run, *beside)), setting.max_pictures)
    at_ends = max(END_SECONDS, setting.seconds)
    return 2 * at_ends + setting.seconds * (steps - 1) if steps else at_ends


def film(run: ConfiguredRun, setting: FilmSetting, beside: Beside = ()) -> Iterator[Frame]:
    """Yield the frames of a film; `beside` is for SPACE only. Raises Fault if there is nothing to show."""
    picture_count(run, setting, beside)
    canvas = Canvas(setting.size, film_title(run))
    if setting.subject == SPACE:
        return _spaces((run, *beside), setting, canvas)
    return _solution(run, setting, canvas) if setting.subject == SOLUTION else _search(run, setting, canvas)


# The solution


def _solution(run: ConfiguredRun, setting: FilmSetting, canvas: Canvas) -> Iterator[Frame]:
    assert run.solution is not None
    moves, states = run.solution.moves, run.solution.states
    last = len(moves)
    ends = start_and_goal_marks(run.problem) if isinstance(run.problem, HasMap) else MapMarks()
    for number, state in enumerate(states):
        if number and isinstance(run.problem, TileProblem):
            yield from _slide(run.problem, states[number - 1], state, number, last, setting, canvas)
        hold_seconds = (
            END_SECONDS
            if number in (0, last)
            else max(setting.seconds - _slide_seconds(setting, run.problem), 1 / FRAME_RATE)
        )
        caption = _move_text(number, moves)
        if isinstance(run.problem, HasMap):
            sketch = run.problem.sketch()
            path = tuple(sketch.places[one] for one in states[: number + 1])
            marks = replace(ends, marks=Statuses.of({path[-1]: Mark.CURRENT}, len(sketch.spots)), path=path)
            yield Frame(canvas.on_map(sketch, marks, caption), hold_seconds)
        else:
            yield Frame(canvas.state(run.problem, state, caption), hold_seconds)


def _slide(
    problem: TileProblem, before: Any, after: Any, number: int, last: int, setting: FilmSetting, canvas: Canvas
) -> Iterator[Frame]:
    """Yield the frames of a sliding tile."""
    old, new = problem.board(before), problem.board(after)
    start, end = new.tiles.index(0), old.tiles.index(0)
    caption = text("narration-move", move=number, moves=last)
    for position in _slide_positions(setting):
        yield Frame(canvas.sliding(BoardPicture.of(new, problem.goal), end, start, position, caption), 1 / FRAME_RATE)


def _slide_positions(setting: FilmSetting) -> list[float]:
    """Return the tile's position in each frame of its slide, between 0 and 1: slow at the start and the end."""
    count = max(round(min(MAX_SLIDE_SECONDS, setting.seconds * 0.6) * FRAME_RATE) - 1, 0)
    positions = (np.arange(count) + 1) / (count + 1)
    return [float(position) for position in positions * positions * (3 - 2 * positions)]


def _slide_seconds(setting: FilmSetting, problem: object) -> float:
    return len(_slide_positions(setting)) / FRAME_RATE if isinstance(problem, TileProblem) else 0.0


def _move_text(number: int, moves: Sequence[str]) -> str:
    return text("narration-move", move=number, moves=len(moves)) if number else text("film-start", moves=len(moves))


# The search


def _search(run: ConfiguredRun, setting: FilmSetting, canvas: Canvas) -> Iterator[Frame]:
    timeline: Timeline[Any] = Timeline(run.recording)
    steps = min(timeline.length, setting.max_pictures)
    reader = MapReader(run) if isinstance(run.problem, HasMap) else None
    tree = FilmTree(canvas.unit)
    at_ends = max(END_SECONDS, setting.seconds)
    for t in range(steps + 1):
        pixels = canvas.moment_on_map(run, timeline, t, reader) if reader else canvas.moment(run, timeline, t, tree)
        yield Frame(pixels, at_ends if t in (0, steps) else setting.seconds)


# The state space


def _spaces(runs: Sequence[ConfiguredRun], setting: FilmSetting, canvas: Canvas) -> Iterator[Frame]:
    """Yield the pictures of the state spaces of searches in lockstep."""
    problem = runs[0].problem
    space = None
    if isinstance(problem, TileProblem) and can_be_lit(problem):
        space = state_space(problem.goal, problem.start)
    drawings = [SpaceDrawing(run.recording, space) for run in runs]
    names = [configuration_name(run.configuration, problem) for run in runs] if len(runs) > 1 else [film_title(runs[0])]
    longest, at_ends = _longest(runs), max(END_SECONDS, setting.seconds)
    steps = np.linspace(0, longest, min(longest, setting.max_pictures) + 1).round().astype(int).tolist()
    for t in steps:
        picture = space_picture(names, drawings, [t] * len(runs), canvas.colours, canvas.height / PANEL_HEIGHT)
        yield Frame(canvas.panels(picture), at_ends if t in (0, longest) else setting.seconds)


def _longest(runs: Sequence[ConfiguredRun]) -> int:
    """Return the number of steps of the longest search."""
    return max(run.recording.published.steps for run in runs)


def film_title(run: ConfiguredRun) -> str:
    """Return the title of each picture: the search, or a general title if the recording comes from elsewhere."""
    if run.recording.origin is not None:
        return text("film-foreign")
    return search_title(run.configuration, run.problem)
