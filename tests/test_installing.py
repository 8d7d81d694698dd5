"""What measures installing: a run that failed to prepare ends with a sentence, and tables say what was measured."""

import json
import subprocess
from pathlib import Path

import pytest

from tools import install_times
from tools.installing import prepared, roots
from tools.installing.ways import WAYS, Run
from tools.starting.words import Sentences
from tools.try_image import package_of, parts


def test_every_time_has_its_words_and_its_way() -> None:
    assert set(WAYS) <= set(install_times.TOLD)
    evidence = json.loads(install_times.EVIDENCE.read_text(encoding="utf-8"))
    assert set(evidence["seconds"]) <= set(install_times.TOLD)


def test_the_page_shows_what_was_measured() -> None:
    evidence = json.loads(install_times.EVIDENCE.read_text(encoding="utf-8"))
    assert install_times.tables(evidence) in install_times.PAGE.read_text(encoding="utf-8")
    made = install_times.tables({**evidence, "seconds": {"app": [3.0, 1.5, 2.25]}})
    assert "| the app, one file | 2.25 | 3, 1.5, 2.25 |" in made


def test_who_measures_is_told_when_people_are_told_otherwise() -> None:
    """How long bots think uncompiled: in words, which hold for slow and fast machines, and never by a test's bound."""
    words = {"en": "up to a few seconds", "fr": "jusqu’à quelques secondes", "nl": "tot een paar seconden"}
    words["de"] = "bis zu ein paar Sekunden"
    for language, few_seconds in words.items():
        for key in ("starting-meanwhile", "starting-no-compiler"):
            assert few_seconds in Sentences(language)(key)
    few = {"gin": {"easy": 0.1, "expert": 2300.0}, "rummy": {"expert": 150.0}}
    assert install_times.unlike_what_is_said(few) == ""
    for wrong in (900.0, 9000.0):
        assert f"{wrong / 1000} s a move" in install_times.unlike_what_is_said({"gin": {"expert": wrong}})


def test_nothing_prepared_is_said(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="not everything is prepared"):
        prepared.found(tmp_path)


def test_a_program_that_ends_too_soon_is_told_with_what_it_said(tmp_path: Path) -> None:
    run = Run(["sh", "-c", "echo no such thing >&2; exit 3"], tmp_path / "log", 1)
    with pytest.raises(SystemExit, match="no such thing"):
        run.page()


def test_little_of_this_machine_reaches_a_bare_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_CERT", "/a")
    monkeypatch.setenv("TILERUMMY_PORT", "7")
    assert roots.settings()["PIP_CERT"] == "/a"
    assert "TILERUMMY_PORT" not in roots.settings()
    machine = roots.Machine(tmp_path / "root", tmp_path / "own")
    machine.path("/etc/x").write_text("there")
    assert (tmp_path / "own/upper/etc/x").read_text() == "there"
    assert "--kill-child" in machine.command("true")
    subprocess.run(["sh", "-n", "-c", roots.INSIDE], check=True)


def test_parts_of_an_image() -> None:
    files = [(2**20, f"lib/python3.11/site-packages/{name}") for name in ("a/b.py", "a/c.so", "tilerummy/_web/x")]
    assert parts(files) == {"a": 2.1, "the page": 1.0}
    assert package_of("bin/x") == ""
