"""Choosing a language, and formatting texts in it."""

from __future__ import annotations

import pytest

from workbench.catalog import OPTIONS
from workbench.search.explaining.games import format_value
from workbench.search.problem.messages import Fault, message
from workbench.search.recording.cutoff_tree import INFINITE
from workbench.wording import LANGUAGES, fraction, language, number, say, set_language, text
from workbench.wording.game_questions import shown_value
from workbench.wording.language import number_as_read


def test_english_is_spoken_until_another_language_is_chosen() -> None:
    assert language() == "en"
    assert text("status-solved") == "Solved"
    set_language("ru")
    assert language() == "ru"
    assert text("status-solved") == "Решено"


def test_a_negative_number_has_a_minus_sign_and_separators_everywhere() -> None:
    assert number(-1504) == "−1,504"
    assert text("explain-ab-estimate", value=-1504).endswith("the estimate is −1,504.")
    assert number_as_read(number(-1504)) == "-1504"


def test_a_fraction_that_is_not_0_is_never_shown_as_0() -> None:
    assert [fraction(value, 3) for value in (0.0, 1.2345, 0.0013, 0.0005, 0.00042, -0.00004, 3e-7)] == [
        *("0", "1.234", "0.001", "0.0005", "0.0004", "−0.00004", "0.0000003")
    ]


def test_values_of_hex_positions_are_numbers_until_they_are_worded() -> None:
    assert format_value(-1504) == -1504
    assert shown_value(-1504) == "−1,504"
    set_language("ru")
    assert shown_value(-1504) == "−1\N{NO-BREAK SPACE}504" and shown_value(-INFINITE) == "−∞"


def test_a_language_that_there_is_not_is_refused_and_the_old_one_stays() -> None:
    with pytest.raises(Fault) as fault:
        set_language("tlh")
    assert say(fault.value) == f"Unknown language “tlh”. Available: {', '.join(LANGUAGES)}."
    assert language() == "en"


def test_messages_and_faults_are_said_with_their_facts() -> None:
    assert (
        say(message("exhausted-depth", depth=3))
        == "Everything down to depth 3 was searched; a solution may lie deeper."
    )
    set_language("ru")
    assert say(Fault("option-foreign", option="depth", algorithm="astar")) == "У алгоритма astar нет настройки depth."


def test_numbers_keep_the_spaces_of_their_language_within_sentences() -> None:
    set_language("ru")
    assert number(1234) in text("amount-per-second", value=number(1234))


def test_numbers_are_written_as_in_the_language() -> None:
    assert (number(1_234_567), number(0.5, 3), number(2.0, 3), number(1234.5678, 2)) == (
        "1,234,567",
        "0.5",
        "2",
        "1,234.57",
    )
    written = {}
    for code in ("ru", "cs", "vi"):
        set_language(code)
        written[code] = (number(1_234_567), number(0.5, 3))
    assert written == {
        "ru": ("1\xa0234\xa0567", "0,5"),
        "cs": ("1\xa0234\xa0567", "0,5"),
        "vi": ("1.234.567", "0,5"),
    }


@pytest.mark.parametrize(
    ("weight", "expected"),
    [(1.5, "в 1,5 раза"), (2.0, "в 2 раза"), (5.0, "в 5 раз"), (21.0, "в 21 раз"), (22.0, "в 22 раза")],
)
def test_russian_counts_whole_and_broken_numbers_as_russians_do(weight: float, expected: str) -> None:
    set_language("ru")
    assert f"{expected};" in text("guarantee-weighted", weight=weight)


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, "0 tahů"), (1, "1 tah"), (2, "2 tahy"), (4, "4 tahy"), (5, "5 tahů"), (21, "21 tahů"), (102, "102 tahů")],
)
def test_czech_counts_as_czechs_do(count: int, expected: str) -> None:
    set_language("cs")
    assert text("run-moves", count=count) == expected


def test_czech_tells_whole_and_broken_numbers_apart() -> None:
    set_language("cs")
    result = [text("player-speed", count=count, value=number(count, 1)) for count in (1.0, 2.0, 2.5, 5.0)]
    assert result == ["1 krok/s", "2 kroky/s", "2,5 kroku/s", "5 kroků/s"]


def test_vietnamese_has_one_form_for_all_counts() -> None:
    set_language("vi")
    assert {text("run-moves", count=count).removeprefix(str(count)) for count in (0, 1, 2, 5, 21)} == {" nước đi"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_space_follows_the_node_that_a_search_is_back_at(code: str) -> None:
    set_language(code)
    result = text("explain-successor-waiting", back="yes", parent=5, move="u", blank="no", number=7, g="3")
    assert "5. u: " in result


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_value_that_an_option_can_have_is_described(code: str) -> None:
    set_language(code)
    for option in OPTIONS.values():
        for value in option.choices:
            assert text(f"{option.name}-{value}")


@pytest.mark.parametrize("value", [-0.0, 0.0, -0.001, 0])
def test_zero_has_no_minus_sign_whatever_zero_was_written_before(value: float) -> None:
    assert number(value, 2) == number(-0.0, 2) == number(0.0, 2) == "0"
