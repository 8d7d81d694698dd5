"""What is made from other files of the repository is up to date, and what is stale is found."""

from pathlib import Path

import pytest

from tools import generated

MADE = generated.files()


def test_nothing_is_stale(capsys: pytest.CaptureFixture[str]) -> None:
    """`make generated` writes it all."""
    assert generated.main(["--check"]) == 0, capsys.readouterr().err


def test_every_kind_is_made() -> None:
    names = {path.relative_to(generated.ROOT).as_posix() for path in MADE}
    schemas = {"docs/openapi.json", "docs/protocol.schema.json", "docs/record.schema.json"}
    assert schemas | {"web/src/wire.ts", "docs/rulebook/README.md", "docs/rulebook/fr/gin.md"} <= names
    assert {path.name for path in MADE if path.name.startswith("rules-")} == {
        f"rules-{language}.json" for language in ("de", "en", "fr", "nl")
    }


def test_a_changed_and_a_missing_file_are_stale_until_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed, missing, good = tmp_path / "a.json", tmp_path / "new" / "b.json", tmp_path / "c.json"
    made = {changed: "right\n", missing: "right\n", good: "right\n"}
    changed.write_text("wrong\n", encoding="utf-8")
    good.write_text("right\n", encoding="utf-8")
    monkeypatch.setattr(generated, "ROOT", tmp_path)
    monkeypatch.setattr(generated, "leftovers", lambda _: [])
    assert generated.stale(made) == [changed, missing]
    generated.write(made)
    assert generated.stale(made) == []
