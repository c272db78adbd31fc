"""Submissions are found as course systems deliver them; archives can neither write elsewhere nor fill the disk."""

from __future__ import annotations

import io
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from workbench.grading import collecting
from workbench.grading.collecting import Submission, collect, named
from workbench.search.problem.messages import Fault
from workbench.wording import say

CODE = "def astar(state, heuristic):\n    return None, []\n"
MOODLE = "Jane Doe_123456_assignsubmission_file_"


def found(tmp_path: Path, *sources: Path) -> list[Submission]:
    return collect([str(source) for source in sources], ["astar"], tmp_path / "unpacked")


def inner(**members: str) -> bytes:
    content = io.BytesIO()
    with ZipFile(content, "w") as archive:
        for name, text in members.items():
            archive.writestr(name.replace("_dot_", "."), text)
    return content.getvalue()


def test_one_folder_a_student(tmp_path: Path) -> None:
    for name in ("Ada", "Bob"):
        (tmp_path / "class" / name / ".ipynb_checkpoints").mkdir(parents=True)
        (tmp_path / "class" / name / "astar.py").write_text(CODE)
        (tmp_path / "class" / name / ".ipynb_checkpoints" / "old.py").write_text(CODE)
    submissions = found(tmp_path, tmp_path / "class")
    assert [(one.name, one.code) for one in submissions] == [("Ada", ("astar.py",)), ("Bob", ("astar.py",))]
    several = found(tmp_path, tmp_path / "class" / "Ada", tmp_path / "class" / "Bob")
    assert [one.name for one in several] == ["Ada", "Bob"]


def test_files_as_moodle_names_them_belong_to_their_students(tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    for name in (f"{MOODLE}astar.py", f"{MOODLE}helper_1.py", "Bob Ray_99_assignsubmission_file_work.ipynb"):
        (folder / name).write_text(CODE)
    submissions = found(tmp_path, folder)
    assert [(one.name, one.id, one.code) for one in submissions] == [
        ("Bob Ray", "99", ("work.ipynb",)),
        ("Jane Doe", "123456", ("astar.py", "helper_1.py")),
    ]


def test_a_zip_with_moodle_folders_and_zips_in_them(tmp_path: Path) -> None:
    archive = tmp_path / "all.zip"
    with ZipFile(archive, "w") as content:
        content.writestr("Jane Doe_1_assignsubmission_file/work.zip", inner(astar_dot_py=CODE))
        content.writestr("Bob Ray_2_assignsubmission_file_/astar.py", CODE)
        content.writestr("Bob Ray_2_assignsubmission_onlinetext_/text.html", "x")
        content.writestr("__MACOSX/._astar.py", "x")
        content.writestr("No Code_3_assignsubmission_file_/essay.pdf", "x")
    submissions = {one.name: one for one in found(tmp_path, archive)}
    assert submissions["Jane Doe"].code == ("work/astar.py",) and submissions["Bob Ray"].code == ("astar.py",)
    assert len(submissions) == 3
    problem = submissions["No Code"].problem
    assert problem is not None and say(problem) == "No .py or .ipynb file was submitted."


def test_archives_in_folders_are_unpacked_and_the_folders_stay_as_they_are(tmp_path: Path) -> None:
    folder = tmp_path / "class"
    for name in ("Ada", "Bob", "Cyd", "Eve"):
        (folder / name).mkdir(parents=True)
    (folder / "Ada" / "hand in.zip").write_bytes(inner(**{"deep/astar_dot_py": CODE}))
    (folder / "Bob" / "astar.py").write_text(CODE)
    (folder / "Cyd" / "work.zip").write_bytes(b"PK no archive")
    (folder / "Dan.zip").write_bytes(inner(astar_dot_py=CODE))
    (folder / "Fay.zip").write_bytes(b"PK no archive")
    before = sorted(folder.rglob("*"))
    submissions = {one.name: one for one in found(tmp_path, folder)}
    assert sorted(folder.rglob("*")) == before
    codes = {name: one.code for name, one in submissions.items() if one.problem is None}
    assert codes == {"Ada": ("hand in/deep/astar.py",), "Bob": ("astar.py",), "Dan": ("astar.py",)}
    problems = {name: say(one.problem) for name, one in submissions.items() if one.problem is not None}
    assert problems == {
        "Cyd": "work.zip is not a complete zip archive.",
        "Eve": "No .py or .ipynb file was submitted.",
        "Fay": "Fay.zip is not a complete zip archive.",
    }
    with ZipFile(tmp_path / "all.zip", "w") as archive:
        for path in before:
            archive.write(path, path.relative_to(folder))
    collected = collect([str(tmp_path / "all.zip")], ["astar"], tmp_path / "other")
    assert {submission.name for submission in collected} == {*submissions}
    one = tmp_path / "one"
    one.mkdir()
    (tmp_path / "all.zip").rename(one / "all.zip")
    collected = collect([str(one)], ["astar"], tmp_path / "again")
    assert {submission.name for submission in collected} == {*submissions}


def test_other_files_beside_those_that_moodle_has_named_are_submissions_of_their_own(tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    for name in (f"{MOODLE}astar.py", "Bob Ray_99_assignsubmission_file_astar.py", "teacher.py"):
        (folder / name).write_text(CODE)
    names = ["Bob Ray", "Jane Doe", "teacher"]
    assert [one.name for one in found(tmp_path, folder)] == names
    with ZipFile(tmp_path / "all.zip", "w") as archive:
        for path in folder.iterdir():
            archive.write(path, path.name)
    assert [one.name for one in collect([str(tmp_path / "all.zip")], ["astar"], tmp_path / "other")] == names


def test_a_file_beside_the_folders_of_students_keeps_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "class" / "Ada").mkdir(parents=True)
    for name in ("Ada/astar.py", "bob.py"):
        (tmp_path / "class" / name).write_text(CODE)
    assert [one.name for one in found(tmp_path, tmp_path / "class")] == ["Ada", "bob"]


def test_files_that_import_each_other_are_one_submission_and_others_one_each(tmp_path: Path) -> None:
    together, apart = tmp_path / "together", tmp_path / "apart"
    for folder in (together, apart):
        folder.mkdir()
        (folder / "one.py").write_text(CODE)
    (together / "two.py").write_text("from one import astar\n" + CODE)
    (apart / "two.py").write_text(CODE)
    assert [one.code for one in found(tmp_path, together)] == [("one.py", "two.py")]
    assert [one.name for one in found(tmp_path, apart)] == ["one", "two"]


@pytest.mark.parametrize("name", ["../evil.py", "/evil.py", "a/../../evil.py", "C:/evil.py", "..\\evil.py"])
def test_an_archive_cannot_write_elsewhere(name: str, tmp_path: Path) -> None:
    with ZipFile(tmp_path / "all.zip", "w") as archive:
        archive.writestr(name, CODE)
    with pytest.raises(Fault) as fault:
        found(tmp_path, tmp_path / "all.zip")
    assert say(fault.value) == ("all.zip contains a file whose path leads out of the archive, so it was not unpacked.")
    assert not list(tmp_path.rglob("*evil*"))


def test_an_archive_cannot_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "MAX_BYTES", 3 << 20)
    with ZipFile(tmp_path / "all.zip", "w", ZIP_DEFLATED) as archive:
        archive.writestr("Jane_1_assignsubmission_file/astar.py", bytes(4 << 20))
    with pytest.raises(Fault, match="grade-zip-large"):
        found(tmp_path, tmp_path / "all.zip")


def test_a_damaged_or_nested_archive_of_a_student_is_their_problem_alone(tmp_path: Path) -> None:
    deep = inner(astar_dot_py=CODE)
    for _ in range(4):
        content = io.BytesIO()
        with ZipFile(content, "w") as archive:
            archive.writestr("inner.zip", deep)
        deep = content.getvalue()
    with ZipFile(tmp_path / "all.zip", "w") as archive:
        archive.writestr("Ada_1_assignsubmission_file/astar.py", CODE)
        archive.writestr("Bob_2_assignsubmission_file/work.zip", b"PK no archive")
        archive.writestr("Cyd_3_assignsubmission_file/work.zip", deep)
        archive.writestr("Dan_4_assignsubmission_file/work.zip", inner(astar_dot_py=CODE))
        archive.writestr("Dan_4_assignsubmission_file/work", "a file with the name of the folder")
    ada, bob, cyd, dan = found(tmp_path, tmp_path / "all.zip")
    assert ada.problem is None and ada.code == ("astar.py",)
    assert bob.problem is not None and say(bob.problem) == "work.zip is not a complete zip archive."
    assert dan.problem is not None and say(dan.problem) == "work.zip is not a complete zip archive."
    assert cyd.problem is not None and "nested too deeply" in say(cyd.problem)


def test_names_from_a_csv_and_students_who_handed_in_nothing(tmp_path: Path) -> None:
    (tmp_path / "names.csv").write_text("submission,name\n123456,Doe Jane\nbob,Bob Ray\n77,Cyd Missing\n")
    renamed = named([Submission("Jane Doe", id="123456"), Submission("bob"), Submission("eve")], tmp_path / "names.csv")
    assert [one.name for one in renamed] == ["Bob Ray", "Cyd Missing", "Doe Jane", "eve"]
    assert renamed[1].problem is not None and say(renamed[1].problem) == "Nothing was submitted."
    (tmp_path / "names.csv").write_text("a,b\n1,2\n")
    with pytest.raises(Fault, match="grade-names"):
        named([], tmp_path / "names.csv")


def test_equal_names_stay_apart(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / f"Jane_{number}_assignsubmission_file_astar.py").write_text(CODE)
    sources = [tmp_path / f"Jane_{number}_assignsubmission_file_astar.py" for number in (1, 2)]
    assert [one.name for one in found(tmp_path, *sources)] == ["Jane", "Jane (2)"]


def test_nothing_to_grade_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "essay.pdf").write_text("x")
    with pytest.raises(Fault, match="grade-no-submissions"):
        found(tmp_path, tmp_path / "class")
    with pytest.raises(Fault, match="file-missing"):
        found(tmp_path, tmp_path / "absent.py")
