"""The files of `make mutants` say what is there."""

import pytest

from tools.mutants.near import ROOT, SOURCE, found, groups
from tools.mutants.report import explanations


@pytest.mark.parametrize("name", groups())
def test_every_glob_finds_something(name: str) -> None:
    group = groups()[name]
    for glob in group.change:
        assert found(ROOT / SOURCE, [glob]), glob
    for glob in group.tests:
        assert found(ROOT, [glob]), glob


def test_every_module_is_changed_in_one_group() -> None:
    modules = [path for group in groups().values() for path in group.modules()]
    assert len(modules) == len(set(modules))


def test_explained_survivors_are_of_lines_that_are_there() -> None:
    """An explanation of code that has changed says nothing any more."""
    for one in explanations():
        source = " ".join((ROOT / SOURCE / one.module).read_text().split())
        for line in one.was.split(" / "):
            assert " ".join(line.split()) in source, one.was
        assert one.kind in ("equivalent", "not worth a test")
        assert one.why
