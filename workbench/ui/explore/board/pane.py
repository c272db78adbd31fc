"""The board pane: the editable start and goal, the current state and the solution."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.formats.board_input import BoardInput, EditedBoard
from workbench.formats.entry import kind_of, read_entry
from workbench.formats.problem_input import ProblemInput, PythonFile
from workbench.formats.run_line import RunLine
from workbench.formats.scenarios import ScenarioFile
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import NamedBoard
from workbench.ui.base.layouts import lay_over, pages, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels
from workbench.ui.controls.buttons import new_action
from workbench.ui.controls.dropping import FileOpener, accept_copy, dropped_files, has_content
from workbench.ui.controls.segmented import Segmented
from workbench.ui.explore.board.board_editor import BoardEditor
from workbench.ui.explore.board.menu import BoardMenu
from workbench.ui.explore.board.now_face import NowFace
from workbench.ui.explore.board.places_face import PlacesFace
from workbench.ui.explore.board.problem_choice import ProblemChoice
from workbench.ui.explore.board.solution_face import SolutionFace
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.board_document import Face
from workbench.ui.runs.current_state import shown_state
from workbench.ui.runs.session import Session
from workbench.ui.setup.board_editing import BoardEditing
from workbench.wording import text

START, GOAL, NOW, SOLUTION = "start", "goal", "now", "solution"
_EDITED_FACES = {START: Face.START, GOAL: Face.GOAL}

COVERED_LINES, COVERED_GAP = 3, 9
"""Lines of text on some pages that what is wrong with a problem covers, so that none of them is shown in part, and the
pixels between these lines.
"""


class BoardPane(QWidget):
    """Shows the boards of a session, one face at a time. Boards can be dropped on it as text or as a file.

    Attributes: editing, the operations on the boards; faces, the choice of the face; editor, of start and goal; now;
    solution; scramble, an action; menu, the less frequent ones; problem, the choice of what is searched; places, start
    and goal of problems other than boards; opener, which handles what is dropped or pasted, and shows its faults (None:
    only boards, maps and code are handled).
    Signals: `opened(str)`: a board, a map or a scenario was read from this file.
    """

    opened = Signal(str)

    def __init__(
        self,
        session: Session,
        player: Player,
        node_selection: NodeSelection | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__()
        self._session, self._player, self._node_selection = session, player, node_selection
        self.opener: FileOpener | None = None
        self._shows_moves, self._face_before = False, ""
        self.editing = BoardEditing(session, self)
        self.faces = Segmented((START, GOAL, NOW, SOLUTION), self)
        self.editor = BoardEditor(self.editing, settings or Settings(None), self)
        self.now = NowFace(self.editing, self)
        self.solution = SolutionFace(session, player, self)
        self.problem, self.places = ProblemChoice(session, self), PlacesFace(session, self)
        self.menu = BoardMenu(self.editor.inversions, self)
        self.scramble = new_action(self, "scramble", self._scramble, text="board-scramble")
        self._pages = pages(self, self.editor, self.now, self.solution, self.places)
        vbox(self.problem, self.faces, (self._pages, 1), parent=self, margins=(8, 6, 8, 4), spacing=4)
        self.problem.fault.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._place_fault()
        self.setAcceptDrops(True)
        self._connect()
        translated(self, accessibleName="board-pane-name")
        translated(
            self.faces,
            accessibleName="board-faces",
            texts={
                START: "board-face-start",
                GOAL: "board-face-goal",
                NOW: "board-face-now",
                SOLUTION: "board-face-solution",
            },
        )
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.faces.set_hints({NOW: text("board-face-now-hint")})
        self._show_now()

    def _connect(self) -> None:
        self.faces.chosen.connect(self._show_page)
        session = self._session
        session.problem_changed.connect(lambda: self._show_page(self.faces.choice))
        session.run_changed.connect(lambda: self.editor.card.conceal(session.run_with_hidden_future is not None))
        self.editor.facts.changed.connect(self._share_optimum)
        self.now.begin_at.connect(self.places.begin_at)
        self._player.moved.connect(self._follow_moves)
        self._player.moved.connect(self._show_now)
        self._player.lengthened.connect(self._show_now)
        if self._node_selection is not None:
            self._node_selection.changed.connect(self._show_now)
        menu = self.menu
        self.editor.more.setMenu(menu)
        self.editor.goal_requested.connect(lambda: self.show_face(GOAL))
        menu.scramble.triggered.connect(self.open_scramble)
        menu.generate.triggered.connect(self.open_generator)
        menu.my_boards.triggered.connect(self.open_my_boards)
        menu.copy.triggered.connect(self.copy)
        menu.paste.triggered.connect(self.paste)
        menu.chosen.connect(self._use_named)
        self.editor.entry.map_pasted.connect(self.paste)
        self.problem.opened.connect(self.opened)

    def show_board_face(self, name: str) -> None:
        """Show START or GOAL of the boards; leave any other problem."""
        self._session.set_problem(None)
        self.show_face(name)

    def show_face(self, name: str) -> None:
        """Show one of START, GOAL, NOW and SOLUTION."""
        self.faces.choose(name)

    def _show_page(self, name: str) -> None:
        if name in _EDITED_FACES and self._session.other is not None:
            self.places.choose_goal(name == GOAL)
            self._pages.setCurrentWidget(self.places)
        elif name in _EDITED_FACES:
            self.editing.set_face(_EDITED_FACES[name])
            self._pages.setCurrentWidget(self.editor)
        else:
            self._pages.setCurrentWidget(self.now if name == NOW else self.solution)
        self._place_fault()
        self._show_now()

    def _place_fault(self) -> None:
        """Put what is wrong with a problem over the texts of the page, where it covers no drawing and moves nothing."""
        page, fault = self._pages.currentWidget(), self.problem.fault
        if fault.parentWidget() is page:
            return
        for one in (self.editor, self.now, self.solution, self.places):
            one.fault_slot.removeWidget(fault)
        top = page in (self.editor, self.now)
        for one in (self.editor, self.now, self.solution, self.places):
            if one is page:
                lay_over(one.fault_slot, fault, Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignBottom)
        covers_more = page in (self.editor, self.solution) or (page is self.now and self._session.other is None)
        height = COVERED_LINES * fault.fontMetrics().lineSpacing() + pixels(COVERED_GAP)
        fault.setMinimumHeight(height if covers_more else 0)
        fault.setVisible(fault.fault is not None)

    def _follow_moves(self) -> None:
        """Show the moves of the solution while they are played, and what was shown before afterwards."""
        if (moves := self._player.mode is Mode.MOVES) == self._shows_moves:
            return
        self._shows_moves = moves
        if moves and self.faces.choice in _EDITED_FACES:
            self._face_before = self.faces.choice
            self.show_face(NOW)
        elif not moves and self._face_before:
            before, self._face_before = self._face_before, ""
            if self.faces.choice == NOW:
                self.show_face(before)

    def _show_now(self) -> None:
        """Show where the search is, or suggest it if another face hides it."""
        away = self.faces.choice in _EDITED_FACES and (self._player.t > 0 or self._player.micro > 0)
        self.faces.suggest(NOW if away else None)
        if self.faces.choice == NOW:
            self.now.show_now(shown_state(self._session, self._player, self._node_selection))

    @Slot()
    def _share_optimum(self) -> None:
        """Let all benches know the optimum that was found beside the board."""
        facts = self.editor.facts
        if isinstance(facts.optimum, int):
            self._session.optima.learn_moves(facts.boards.start, facts.boards.goal, facts.optimum)

    # What the menu does

    def _scramble(self) -> None:
        self.show_board_face(START)
        self.editing.scramble_again()

    def open_scramble(self) -> None:
        from workbench.ui.setup.scramble_dialog import ScrambleDialog  # not needed for the first paint

        self.show_board_face(START)
        ScrambleDialog(self.editing, self).open()

    def open_generator(self) -> None:
        """Open the dialog that generates boards."""
        from workbench.ui.explore.board.generator_dialog import GeneratorDialog

        self.show_board_face(START)
        GeneratorDialog(self.editing, self._session.configuration, self._session.databases, self).open()

    def open_my_boards(self) -> None:
        from workbench.ui.explore.board.my_boards_dialog import MyBoardsDialog

        self.show_board_face(START)
        MyBoardsDialog(self.editing, self).open()

    def open_file(self, name: str) -> None:
        """Open the board or map in a file, or ask what to search in a Python file or a file of scenarios.

        Errors are shown under the text line, or under the choice of the problem.
        """
        path = Path(name)
        if kind_of(path, (PythonFile, ScenarioFile, ProblemInput, BoardInput)) is not BoardInput:
            self.clear_fault()
            self.problem.open_file(name)
        elif self._attempt(lambda: self.editing.set_board(read_entry(path, (BoardInput,)).board)) is None:
            self.opened.emit(name)

    def copy(self) -> None:
        """Copy the text of the edited board to the clipboard."""
        QGuiApplication.clipboard().setText(str(self.editing.board))

    def paste(self) -> None:
        """Open what is on the clipboard: a board, a map as text or as a picture, a game, or searches."""
        if self.opener is None:
            self.enter(QGuiApplication.clipboard().text())
        else:
            self.opener.open_data(QGuiApplication.clipboard().mimeData())

    def enter(self, typed: str) -> None:
        """Read the board or search in a text; show what is wrong with it under the text line."""
        self._attempt(lambda: self.editing.enter(typed))

    @property
    def edited(self) -> EditedBoard:
        """The boards that an entered text is applied to."""
        return self.editing.boards.edited(_EDITED_FACES[self._entered_face])

    def use_entry(self, entry: RunLine | BoardInput) -> None:
        """Use an entry made elsewhere in the window. Raises Fault if it is faulty."""
        self._show_edited()
        self.editing.use_entry(entry)
        self.clear_fault()

    def use_board(self, board: Board) -> None:
        """Replace the board that is edited. Raises Fault for one that is too large."""
        self._show_edited()
        self.editing.set_board(board)
        self.clear_fault()

    def clear_fault(self) -> None:
        self.editor.entry.show_fault(None)

    def _use_named(self, named: NamedBoard) -> None:
        self.show_board_face(START)
        self.editing.use_boards(named.board, named.goal)

    @property
    def _entered_face(self) -> str:
        return self.faces.choice if self.faces.choice in _EDITED_FACES else START

    def _show_edited(self) -> None:
        self.show_board_face(self._entered_face)
        self.problem.fault.show_fault(None)

    def _attempt(self, callback: Callable[[], object]) -> Fault | None:
        self._show_edited()
        try:
            callback()
        except Fault as fault:
            self.editor.entry.show_fault(fault)
            return fault
        self.clear_fault()
        return None

    # Dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept texts, pictures and files."""
        if has_content(event.mimeData()):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        accept_copy(event)
        data = event.mimeData()
        if not event.isAccepted():
            return
        if self.opener is not None:
            self.opener.open_data(data, self.use_board)
        elif names := dropped_files(data):
            self.open_file(names[0])
        else:
            self.enter(data.text())
