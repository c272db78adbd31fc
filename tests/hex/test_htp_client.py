"""Another program as the opponent: its answers are understood, and its errors are reported."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from support import programs

from workbench.hex.htp_client import HtpClient, command_label
from workbench.hex.opponents import HtpOpponent, answer
from workbench.hex.rules import KEEP, SWAP, Game, Rules
from workbench.search.problem.messages import Fault


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    assert [thread for thread in threading.enumerate() if thread.name == "htp"] == []


def test_our_client_and_our_server_speak_with_each_other() -> None:
    with HtpClient(programs.SERVER) as client:
        assert client.send("name") == "Search Workbench"
        assert client.knows("genmove") and not client.knows("juggle")
        assert client.send("7 boardsize 5") == ""
        assert client.send("showboard").startswith("a b c d e\n")
        with pytest.raises(Fault, match="not on the board"):
            client.send("play black z9")
        assert client.send("all_legal_moves").split()[0] == "a1"


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (programs.SILENT, "hex-htp-silent"),
        (programs.STUBBORN, "hex-htp-silent"),
        (programs.CRASHING, "hex-htp-ended"),
        (programs.BABBLING, "hex-htp-babble"),
        (programs.ENDLESS, "hex-htp-babble"),
        (programs.ILLEGAL, "hex-htp-illegal"),
        (programs.NONSENSE, "hex-htp-illegal"),
        (programs.REFUSING, "hex-htp-refused"),
        ("/no/such/program --at all", "hex-htp-start"),
        ("", "hex-htp-no-command"),
    ],
)
def test_whatever_a_program_does_wrong_is_told_and_the_game_goes_on(command: str, key: str) -> None:
    opponent = HtpOpponent(command, patience=1.0 if "silent" in key else 30.0)
    game = Game.new(Rules(5)).play("a1")  # the cell that the program of illegal moves chooses
    try:
        for _ in range(2):
            move, fault = answer(opponent, game, 0.1)
            assert fault is not None and fault.message.key == key
            game = game.play(move)
    finally:
        opponent.close()


def test_what_is_said_besides_the_answer_is_passed_over() -> None:
    opponent = HtpOpponent(programs.CHATTY)
    try:
        assert opponent.choose(Game.new(Rules(5)), 1.0) == "c3"
    finally:
        opponent.close()


@pytest.mark.parametrize("swap", ["off", "pieces", "sides"])
def test_a_whole_game_is_played_by_two_programs_through_our_client(swap: str) -> None:
    game = Game.new(Rules(4, swap))
    players = {number: HtpOpponent(programs.SERVER + f" --swap {swap}") for number in (1, 2)}
    try:
        while not game.over:
            game = game.play(players[game.holder(game.to_move)].choose(game, 0.1))
    finally:
        for player in players.values():
            player.close()
    assert game.winner and (SWAP in game.moves) == (swap != "off")


def test_moves_taken_back_positions_and_answers_are_told_to_the_program() -> None:
    opponent = HtpOpponent(programs.SERVER)
    begun = Game.new(Rules(5, "pieces")).played("a1", KEEP, "b2", "c3")
    try:
        for game in (begun, begun.undo().undo().undo().play("a2"), Game.set_up(begun.board)):
            assert game.play(opponent.choose(game, 0.1))
        with pytest.raises(Fault, match="hex-htp-seed"):
            opponent.choose(Game.new(Rules(5, "seed")), 0.1)
    finally:
        opponent.close()


def test_a_program_that_was_silent_is_not_waited_for_so_long_again() -> None:
    opponent = HtpOpponent(programs.SILENT, patience=1.5)
    game = Game.new(Rules(5))
    assert answer(opponent, game, 0.0).fault is not None
    assert opponent.patience == 1.0
    opponent.close()
    crashing = HtpOpponent(programs.CRASHING, patience=30.0)
    assert answer(crashing, game, 0.0).fault is not None
    assert crashing.patience == 30.0
    crashing.close()


@pytest.mark.parametrize(
    ("command", "label"),
    [
        ("/opt/hex/mohex --config fast", "mohex --config fast"),
        ("python3 /some/long/path/fake.py hang", "fake.py hang"),
        ("/usr/bin/python3.12 -u '/my programs/fake.py' die", "fake.py die"),
        ("java -jar /opt/hex/player.jar 3", "player.jar 3"),
        ("python -m workbench hex htp", "workbench hex htp"),
        ("python -u -c ''", "python -u -c ''"),
        ("python", "python"),
        ("python 'unfinished", "python 'unfinished"),
        ("mohex --a-very-long-option --another-one", "mohex --a-very-long-option --an…"),
    ],
)
def test_a_program_is_called_by_its_file_and_its_arguments(command: str, label: str) -> None:
    assert HtpOpponent(command).name == command_label(command) == label


def test_a_program_that_has_a_name_is_called_by_it() -> None:
    opponent = HtpOpponent(programs.playing("c3", "Anna\tthe  Great"))
    try:
        assert opponent.choose(Game.new(Rules(5)), 1.0) == "c3"
        assert opponent.name == "Anna the Great"
        with pytest.raises(Fault) as raised:
            opponent.choose(Game.new(Rules(5)).play("c3"), 1.0)
        assert raised.value.message.facts["program"] == "Anna the Great"
    finally:
        opponent.close()
