"""The page as static files: what is written, what is refused, and how much it is."""

import gzip
import json
import re
from pathlib import Path

import pytest

from tests.web.test_size import PAGE
from tilerummy.cli import main
from tilerummy.refusal import NotAccepted
from tilerummy.site import MARK, POLICY, Written, write
from tools.screenshots import FOLDER, INSTALLING, PUBLIC

MOST = 12_000_000  # bytes, packed


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Written]:
    if not (PAGE / "index.html").exists():
        pytest.skip("installed without the page")
    folder = tmp_path_factory.mktemp("site") / "page"
    return folder, write(folder)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A page that is written in no time."""
    page = tmp_path / "built"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<head><meta charset="utf-8" /></head>', encoding="utf-8")
    (page / "sw.js").write_text('[{url:"index.html",revision:"0123"}]', encoding="utf-8")
    (page / "assets/python.wasm.gz").write_bytes(gzip.compress(b"wasm" * 1000))
    return page


def test_it_is_small_enough(site: tuple[Path, Written]) -> None:
    folder, written = site
    assert sum(path.stat().st_size for path in folder.rglob("*.gz")) <= MOST
    assert 1_000_000 < written.packed <= MOST


def test_no_address_leaves_the_folder(site: tuple[Path, Written]) -> None:
    """Neither those of index.html, nor those of the manifest."""
    folder, _ = site
    index = (folder / "index.html").read_text(encoding="utf-8")
    addresses = re.findall(r'(?:src|href)="([^"]+)"', index)
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    addresses += [one["src"] for one in [*manifest["icons"], *manifest["screenshots"]]]
    assert len(addresses) > 10
    for address in addresses:
        assert not address.startswith("/")
        assert "//" not in address
        assert (folder / address).is_file(), address
    assert manifest["start_url"] == "./"
    assert all(one["url"].startswith("./#/") for one in manifest["shortcuts"])


def test_pictures_shown_before_installing_are_the_documents(site: tuple[Path, Written]) -> None:
    for name, copy in INSTALLING.items():
        assert (FOLDER / f"{name}.png").read_bytes() == (PUBLIC / f"{copy}.png").read_bytes()


def test_packed_files_are_what_they_stand_beside(site: tuple[Path, Written]) -> None:
    folder, _ = site
    packed = list(folder.rglob("*.gz"))
    assert any(path.name.endswith(".wasm.gz") for path in packed)
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()


def test_the_page_is_told_that_there_is_no_server(small: Path, tmp_path: Path) -> None:
    write(tmp_path / "site", "https://tiles.example/", page=small)
    index = (tmp_path / "site/index.html").read_text(encoding="utf-8")
    assert '<meta name="tilerummy-site" content="https://tiles.example" />' in index
    allowed = POLICY.replace("connect-src 'self'", "connect-src 'self' https://tiles.example")
    assert allowed != POLICY
    assert allowed.replace("'", "&#x27;") in index
    write(tmp_path / "alone", page=small)
    assert POLICY.replace("'", "&#x27;") in (tmp_path / "alone/index.html").read_text(encoding="utf-8")


def test_another_server_is_another_revision(small: Path, tmp_path: Path) -> None:
    """Else a service worker would keep the page of before."""
    revisions = set()
    for server in ("", "https://tiles.example"):
        write(tmp_path / "site", server, page=small)
        revisions |= set(re.findall(r'revision:"(\w+)"', (tmp_path / "site/sw.js").read_text(encoding="utf-8")))
    assert len(revisions) == 2
    assert "0123" not in revisions


def test_what_a_page_no_longer_needs_goes_and_nothing_else(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write(folder, page=small)
    (folder / "my.txt").write_text("mine", encoding="utf-8")
    (small / "assets/python.wasm.gz").rename(small / "assets/other.wasm.gz")
    write(folder, page=small)
    assert not (folder / "assets/python.wasm").exists()
    assert (folder / "assets/other.wasm").read_bytes() == b"wasm" * 1000
    assert (folder / "my.txt").read_text(encoding="utf-8") == "mine"


def test_a_mark_cannot_delete_what_is_outside(small: Path, tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("keep", encoding="utf-8")
    write(tmp_path / "site", page=small)
    (tmp_path / "site" / MARK).write_text("../precious\n", encoding="utf-8")
    write(tmp_path / "site", page=small)
    assert (tmp_path / "precious").exists()


def test_a_folder_of_somebody_else_is_left_alone(small: Path, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home/letter").write_text("mine", encoding="utf-8")
    with pytest.raises(NotAccepted, match="site-not-ours"):
        write(tmp_path / "home", page=small)
    assert [path.name for path in (tmp_path / "home").iterdir()] == ["letter"]
    write(tmp_path / "home", force=True, page=small)
    assert (tmp_path / "home/letter").read_text(encoding="utf-8") == "mine"


def test_a_file_is_no_folder(small: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotAccepted, match="site-no-folder"):
        write(tmp_path / "file", page=small)


@pytest.mark.parametrize("server", ["tiles.example", "javascript:alert(1)", "https://", 'https://a"b', "https://a/b"])
def test_what_is_no_server_is_refused(small: Path, tmp_path: Path, server: str) -> None:
    with pytest.raises(NotAccepted, match="site-bad-server"):
        write(tmp_path / "site", server, page=small)
    assert not (tmp_path / "site").exists()


def test_without_a_page_there_is_nothing_to_write(tmp_path: Path) -> None:
    with pytest.raises(NotAccepted, match="site-no-page"):
        write(tmp_path / "site", page=tmp_path)


def test_the_command_says_it_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter").touch()
    assert main(["site", str(tmp_path), "--lang", "nl"]) == 2
    assert "niet door deze opdracht geschreven" in capsys.readouterr().err
