"""The model of the Hex bench: a game with its variations, its players, and the position being set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from workbench.hex.board import EMPTY, RED, HexBoard, name
from workbench.hex.game_tree import GameTree
from workbench.hex.rules import SWAP, TIMEOUT, Game, Rules
from workbench.hex.timing import TimeControl
from workbench.search.problem.messages import Fault, message
from workbench.ui.base.history import History
from workbench.ui.hex.game.clock import HexClock
from workbench.ui.hex.game.document import HexDocument
from workbench.ui.hex.game.kinds import PERSON
from workbench.ui.player.game_player import GamePlayer


class HexSession(QObject):
    """The model of the bench. Its methods change it, and it emits signals.

    Attributes:
        history: of the game, or of the position being set up.
        document: the game and the current node. player: steps through its moves. clock: of the players.
        players: by 1 and 2, the player who moved first and the other: PERSON, the name of an engine, or a program.
        setting: the position that is being set up, or None; brush: what a click then places.
        asking: whether a click on a cell answers a question: then `pointed` is emitted, and nothing is played.
    Signals:
        changed: another position is shown. players_changed. held_changed. refused(Message): why a click did nothing.
        opened: another game was started or opened. touched: the user plays. undone: there are changes to be redone.
        pointed(cell): a cell was clicked as an answer.
    """

    changed = Signal()
    players_changed = Signal()
    held_changed = Signal()
    refused = Signal(object)
    opened = Signal()
    touched = Signal()
    undone = Signal()
    pointed = Signal(int)

    def __init__(self, tree: GameTree, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = HexDocument(tree, History(self, self._undo, self._redo))
        self._setting_history = History(self)
        self._set_up_from: HexBoard | None = None
        self.player, self.clock = GamePlayer(self), HexClock(self)
        self.players = {1: PERSON, 2: PERSON}
        self.setting: HexBoard | None = None
        self.brush, self._held, self.asking = RED, False, False
        self._updating_player = False
        self._show_line()
        self.player.moved.connect(self._follow)
        self.clock.time_ran_out.connect(self._lose_on_time)

    @property
    def history(self) -> History:
        """The history of the game, or of the position being set up."""
        return self.document.history if self.setting is None else self._setting_history

    # Current position

    @property
    def game(self) -> Game:
        """The game at the current node."""
        return self.document.game

    @property
    def board(self) -> HexBoard:
        """The position as it is shown."""
        return self.game.shown if self.setting is None else self.setting

    @property
    def mirrored(self) -> bool:
        """Whether the position is shown mirrored, with the colours exchanged."""
        return self.setting is None and self.game.mirrored

    def move_at(self, cell: int) -> str:
        """Return the move that places a stone on a cell of the board shown."""
        return name(self.game.rules.size, self.game.displayed_cell(cell))

    @property
    def to_move(self) -> int:
        """The side to move on the board shown; EMPTY if the game is over."""
        return EMPTY if self.game.over else self.board.to_move

    @property
    def hand(self) -> int:
        """What a click would place on the board: EMPTY if nothing."""
        if self.setting is not None:
            return self.brush
        return EMPTY if self.engines_turn or self.asking else self.to_move

    @property
    def held(self) -> bool:
        """Whether engines wait until they are asked to move."""
        return self._held

    @held.setter
    def held(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.held_changed.emit()

    @property
    def engines_turn(self) -> bool:
        """Whether the main line waits for an engine that is not on hold."""
        return self._waits_for_engine and not self.held

    @property
    def paused(self) -> bool:
        """Whether the main line waits for an engine that is on hold."""
        return self._waits_for_engine and self.held

    @property
    def _waits_for_engine(self) -> bool:
        if self.setting is not None or self.game.over or self.player.playing:
            return False
        return self.document.at_end and self.player_of(self.to_move) != PERSON

    @property
    def game_to_save(self) -> GameTree:
        """The game to save: with all its variations, or from the position being set up."""
        return self.document.tree if self.setting is None else GameTree.of(Game.set_up(self.setting))

    def player_of(self, side: int) -> str:
        """Return who has a side of the board shown: PERSON, the name of an engine, or a program."""
        return self.players[self.game.holder(self.game.displayed_side(side))]

    # Playing

    def new_game(self, rules: Rules, time: TimeControl | None = None) -> None:
        """Start a new game; `time` limits the thinking time."""
        self.open(GameTree.of(Game.new(rules), time))

    def open(self, tree: GameTree, at: int | None = None) -> None:
        """Show another game, at its end or at a node; undoing brings back the previous one."""
        self.player.pause()
        self.setting = None
        self.document.open(tree, at)
        self._refresh()
        self.opened.emit()

    def click(self, cell: int) -> None:
        """Handle a click on a cell of the board shown: play there, swap, or place a stone.

        If the game waits for an engine, only explain that.
        """
        if self.asking:
            self.pointed.emit(cell)
            return
        self.player.pause()
        if self.engines_turn:
            self.refused.emit(message("hex-engines-turn"))
            return
        self.touched.emit()
        if self.setting is not None:
            self._place_stone(cell)
        elif self.game.may_swap and self.board.stones[cell] != EMPTY:
            self.swap()
        else:
            self.play(self.move_at(cell))

    def swap(self) -> None:
        """Take over the first move, as the user wants."""
        self.touched.emit()
        self.play(SWAP)

    def play(self, move: str, comment: str = "") -> None:
        """Make a move here, with a comment on it, or report why it is not legal."""
        if self.clock.out:
            self._lose_on_time()
            return
        try:
            self.document.play(move, self.clock.spent if self.document.at_end else None, comment)
        except Fault as fault:
            self.refused.emit(fault.message)
        else:
            self.clock.awake = True
            self._refresh()

    def play_on(self) -> None:
        """Continue a game that was lost on time, without a time limit."""
        self.document.play_on()
        self.clock.begin_turn()
        self._refresh()

    def _undo(self) -> None:
        """Undo the last change; against an engine, back to the user's own turn."""
        document, history = self.document, self.document.history
        game, changes_game = self.game, document.undo_changes_game
        history.undo()
        while not changes_game and self._is_engines_turn and not document.undo_changes_game and history.can_undo:
            history.undo()
        if self.game != game:
            self.clock.begin_turn()
        self._refresh()
        if changes_game:
            self.opened.emit()
        self.undone.emit()

    def _redo(self) -> None:
        """Redo the last undone change, and the answer of an engine."""
        before, history = self.document.tree.root.game, self.document.history
        history.redo()
        other_game = self.document.tree.root.game is not before
        while not other_game and self._is_engines_turn and history.can_redo:
            history.redo()
        self._refresh()
        if other_game:
            self.opened.emit()
        if history.can_redo:
            self.undone.emit()

    @property
    def _is_engines_turn(self) -> bool:
        """Whether the main line waits for an engine that plays against a person."""
        turn, against_person = self.to_move, PERSON in self.players.values()
        return self.document.at_end and turn != EMPTY and self.player_of(turn) != PERSON and against_person

    def go_to(self, node: int) -> None:
        """Show a node of the tree."""
        self.player.pause()
        if self.document.go_to(node):
            self._refresh()

    def back_to_game(self) -> None:
        """Leave a variation: show the end of the main line."""
        self.go_to(self.document.tree.main[-1])

    def make_main(self) -> None:
        """Make the current variation the main line."""
        self.document.make_main()
        self._refresh()

    def remove(self) -> None:
        """Remove the move that led here and all moves after it."""
        try:
            self.document.remove()
        except Fault as fault:
            self.refused.emit(fault.message)
        else:
            self._refresh()

    def comment(self, comment_text: str, node: int | None = None) -> None:
        """Set the comment of the current node or of `on`."""
        self.document.comment(comment_text, node)
        self._refresh()

    def set_player(self, side: int, kind: str) -> None:
        """Assign a person, an engine or a program to a side of the board shown."""
        self.set_players({side: kind})

    def set_players(self, players: Mapping[int, str]) -> None:
        """Assign players to sides of the board shown."""
        game = self.game
        self.assign({game.holder(game.displayed_side(side)): kind for side, kind in players.items()})

    def assign(self, players: Mapping[int, str]) -> None:
        """Assign the player who moved first, 1, and the other, 2."""
        changed = {**self.players, **players}
        if changed != self.players:
            self.players = changed
            self.players_changed.emit()

    # Setting up

    def begin_setting(self) -> None:
        """Start to place stones freely, from the position shown.

        Stones that were placed there, and then discarded, can be brought back by redoing.
        """
        self.player.pause()
        self.setting = replace(self.game.shown, history=())
        if self.setting != self._set_up_from:
            self._setting_history.clear()
        self._set_up_from = self.setting
        self.changed.emit()

    def set_brush(self, brush: int) -> None:
        """Set what a click places: RED, BLUE or EMPTY."""
        self.brush = brush
        self.changed.emit()

    def set_side(self, side: int) -> None:
        """Set who moves first in the position being set up."""
        if self.setting is not None:
            self._change_setting(replace(self.setting, to_move=side))

    def clear_setting(self) -> None:
        """Remove all stones."""
        if self.setting is not None:
            self._change_setting(HexBoard.empty(self.setting.size, self.setting.to_move))

    def end_setting(self, keep: bool) -> None:
        """Start a game from the position that was set up, or discard it."""
        while not keep and self._setting_history.can_undo:
            self._setting_history.undo()
        board, self.setting = self.setting, None
        if keep and board is not None:
            self._set_up_from = None
            self.open(GameTree.of(Game.set_up(board)))
        else:
            self.changed.emit()

    # Internal

    def _place_stone(self, cell: int) -> None:
        board = self.setting
        assert board is not None
        stone = EMPTY if board.stones[cell] == self.brush else self.brush
        stones = board.stones[:cell] + bytes((stone,)) + board.stones[cell + 1 :]
        self._change_setting(replace(board, stones=stones))

    def _change_setting(self, board: HexBoard) -> None:
        """Change the position being set up."""
        before = self.setting
        self._show_setting(board)
        self._setting_history.record("undo-setting", before, board, self._show_setting)

    def _show_setting(self, board: HexBoard | None) -> None:
        self.setting = board
        self.changed.emit()

    @Slot()
    def _lose_on_time(self) -> None:
        """The side to move loses on time."""
        self.document.play(TIMEOUT, self.clock.spent)
        self._refresh()

    def _refresh(self) -> None:
        self._show_line()
        self.changed.emit()

    def _show_line(self) -> None:
        document, tree = self.document, self.document.tree
        marks = tuple(
            t
            for t, at in enumerate(document.line)
            if t and (tree.nodes[at].comment or len(tree.nodes[at].children) > 1)
        )
        self._updating_player = True
        self.player.show_line(document.line, document.line.index(document.at), marks)
        self._updating_player = False

    @Slot()
    def _follow(self) -> None:
        """Show the node that the player has reached."""
        if not self._updating_player and self.document.go_to(self.player.line[self.player.t]):
            self.changed.emit()
