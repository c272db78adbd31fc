"""The state of the Hex bench as values that a session file or a lesson can store, and back.

game     the game with its variations, as SGF; with the swap `seed`, which SGF cannot express, as a replay file
moves    the moves that lead to the current position, separated by blanks; if missing: the end of the game
tab      the current tab on the right. marks, fill: what is marked on the board
code     what the tab of that name shows: the search, or the check for a win
players  who has the side that moved first, and the other: `person`, the name of an engine, or `program` and a command
seconds  the time that an engine has for a move
think    `engine`, `steps`: a search of the position, paused after `steps` steps; `at`: the step shown
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Slot

from workbench.formats import scene_keys
from workbench.formats.hex.hex_game_text import game_text, node_after, read_game_text
from workbench.formats.hex.kept_game import keep_game, read_kept_game, set_damaged_aside
from workbench.hex.game_tree import GameTree
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.ui.bench.bench import Scene
from workbench.ui.bench.scene_reading import read, read_choice, read_index, read_texts
from workbench.ui.hex.game.kinds import ENGINES, IMMEDIATE_ENGINES, MOVE_SECONDS, PERSON, program_command
from workbench.ui.hex.panes import HexPanes
from workbench.ui.hex.search.analysis import LAYERS
from workbench.ui.hex.search.code import CHECK, SEARCH
from workbench.ui.hex.search.engine import MAX_ANALYSIS_STEPS

KEPT = ("game", "moves", "players", "seconds")
"""What is kept of the bench when the window is closed."""
TABS = scene_keys.TABS["hex"]
"""The panes on the right, in the order of their tabs."""
FILLS = ("", "red", "blue", "heat", "solved")
MAX_REPEATED_STEPS = MAX_ANALYSIS_STEPS
"""The maximum number of steps of a search that is repeated, in the background: those of the longest analysis."""


@dataclass(frozen=True)
class SearchRequest:
    """A search to repeat, and the step to show; `at` None: its end."""

    engine: str
    steps: int
    at: int | None


class HexScenes(QObject):
    """Reads and restores the state of the bench. A step of a search is shown once the search has got there."""

    def __init__(self, bench: HexPanes) -> None:
        super().__init__(bench)
        self._bench = bench
        self._target_step: int | None = None
        self._first = bench.hex.document.tree
        bench.engine.changed.connect(self._seek_when_done)
        bench.hex.changed.connect(self._clear_target)

    @property
    def waits(self) -> bool:
        """Whether a step of a search has yet to be reached."""
        return self._target_step is not None

    def scene(self) -> Scene:
        """Return the state of the bench."""
        bench = self._bench
        session, analysis_job = bench.hex, bench.analysis_job
        document, shown_analysis = session.document, analysis_job.shown_layers
        scene: Scene = {
            "game": game_text(document.tree),
            "moves": " ".join(document.game.moves),
            "tab": TABS[bench.tabs.currentIndex()],
            "marks": [name for name in LAYERS if getattr(shown_analysis, name)],
            "fill": shown_analysis.fill,
            "players": [session.players[one] for one in (1, 2)],
            "seconds": bench.engine.seconds,
        }
        if bench.code.checking:
            scene["code"] = bench.code.face.choice
        thought = bench.engine.thought
        if thought is not None and thought.steps:
            at = bench.steps.t if bench.steps.recording is bench.engine.recording else thought.steps
            steps = min(thought.steps, MAX_REPEATED_STEPS)
            scene["think"] = {"engine": thought.search, "steps": steps, "at": min(at, steps)}
        return scene

    def restore_kept(self) -> None:
        """Show the game that was kept when the window was closed, if there is one. Raises Fault."""
        document = self._bench.hex.document
        if not (kept := read_kept_game()):
            return
        try:
            self.read({key: kept[key] for key in KEPT if key in kept})()
        except Fault:
            raise set_damaged_aside() from None
        document.history.clear()
        self._first = document.tree

    def keep(self) -> None:
        """Keep the game for the next time, unless it is still the one that was shown first. Raises Fault."""
        if self._bench.hex.document.tree is not self._first:
            scene = self.scene()
            keep_game({key: scene[key] for key in KEPT})

    def read(self, scene: Scene) -> Callable[[], None]:
        """Return a function that shows `scene`; missing entries do not change. Raises Fault before any change."""
        tree = read_game_text(read(scene, "game", str, "")) if "game" in scene else None
        at = None if tree is None and "moves" not in scene else self._place(scene, tree)
        tab, fill = read_choice(scene, "tab", TABS), read_choice(scene, "fill", FILLS)
        code = read_choice(scene, "code", (SEARCH, CHECK)) or SEARCH
        marks, players, search_request = _marks(scene), _players(scene), _search_request(scene)
        seconds = read(scene, "seconds", float, self._bench.engine.seconds)
        if seconds not in MOVE_SECONDS:
            raise Fault("scene-kind", name="seconds", value=str(seconds))

        def show() -> None:
            bench = self._bench
            bench.round.close()
            if tree is not None:
                bench.hex.open(tree, at)
            elif at is not None:
                bench.hex.go_to(at)
            bench.players.set_players(players or bench.hex.players, seconds)
            bench.engine.pause()
            if marks is not None or fill is not None:
                bench.analysis.mark(marks, fill)
            bench.code.face.choose(code)
            if tab is not None:
                bench.tabs.setCurrentIndex(TABS.index(tab))
            if search_request is not None:
                bench.search.choose(search_request.engine)
                bench.engine.search_exactly(search_request.steps)
                self._target_step = search_request.steps if search_request.at is None else search_request.at

        return show

    def _place(self, scene: Scene, tree: GameTree | None) -> int:
        tree = tree or self._bench.hex.document.tree
        return node_after(tree, read(scene, "moves", str, "")) if "moves" in scene else tree.main[-1]

    @Slot()
    def _seek_when_done(self) -> None:
        """Show the step of the search once the search is done."""
        engine, steps = self._bench.engine, self._bench.steps
        if (
            self._target_step is not None
            and not (engine.busy or engine.steps_requested)
            and engine.recording is not None
        ):
            at, self._target_step = self._target_step, None
            steps.show_recording(engine.recording)
            steps.seek(at)

    @Slot()
    def _clear_target(self) -> None:
        self._target_step = None


def _marks(scene: Scene) -> tuple[str, ...] | None:
    if "marks" not in scene:
        return None
    marks = read_texts(scene, "marks")
    for name in marks:
        read_choice({"marks": name}, "marks", LAYERS)
    return marks


def _players(scene: Scene) -> Mapping[int, str] | None:
    if "players" not in scene:
        return None
    players = read_texts(scene, "players")
    for player in players:
        if not program_command(player):
            read_choice({"players": player}, "players", (PERSON, *ENGINES, *IMMEDIATE_ENGINES))
    if len(players) != 2:
        raise Fault("scene-kind", name="players", value=to_quotable(", ".join(players)))
    return {1: players[0], 2: players[1]}


def _search_request(scene: Scene) -> SearchRequest | None:
    if "think" not in scene:
        return None
    data: dict[str, Any] = read(scene, "think", dict, {})
    engine = read_choice(data, "engine", ENGINES) or ENGINES[0]
    steps, at = read_index(data, "steps"), read_index(data, "at") if "at" in data else None
    if not 0 < steps <= MAX_REPEATED_STEPS:
        raise Fault("scene-kind", name="steps", value=str(steps))
    return SearchRequest(engine, steps, at)
