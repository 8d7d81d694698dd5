"""What the browser gets of the engine: the packages of the lock, and exactly the sources that it imports."""

import gzip
import hashlib
import io
import json
import re
import zipfile
from pathlib import Path

import pytest

import tilerummy
from building.page import engine_sources

ROOT = Path(__file__).parents[2]
PAGE = Path(tilerummy.__file__).parent / "_web"


def test_the_browser_has_the_versions_the_server_has() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    ours = (ROOT / "web/engine.lock").read_text(encoding="utf-8")
    found = re.findall(r"^([\w-]+==[\d.]+) --hash=(sha256:\w{64})$", ours, re.MULTILINE)
    assert len(found) == 3
    for package, digest in found:
        part = lock[lock.index(f"\n{package} ") :]
        assert digest in part[: part.index("# via")], f"{package}: take the hash of its wheel for Pyodide from the lock"


def test_what_is_sent_is_what_offline_imports() -> None:
    """The plugin of the page follows imports by itself (web/engine.plugin.ts): it must agree with building/page.py."""
    if not (PAGE / "index.html").exists():
        pytest.skip("installed without the page")
    (packed,) = PAGE.glob("assets/engine-*.bin.gz")
    wanted = engine_sources(ROOT)
    names = {path.relative_to(ROOT / "src").as_posix() + "c": path for path in wanted}
    assert listed(packed) == {name: hashlib.sha256(path.read_bytes()).hexdigest()[:10] for name, path in names.items()}


def listed(packed: Path) -> dict[str, str]:
    """Files in a pack (web/bytecode.ts), each with the hash of what it was made from."""
    data = gzip.decompress(packed.read_bytes())
    size = int.from_bytes(data[:4], "little")
    return {name: digest for name, _, digest in json.loads(data[4 : 4 + size])}


def test_python_comes_as_bytecode_and_in_part() -> None:
    """No sources, which the browser would compile at every start, and nothing that no question needs."""
    if not (PAGE / "index.html").exists():
        pytest.skip("installed without the page")
    (packed,) = PAGE.glob("assets/python-*/stdlib.zip.gz")
    names = zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))).namelist()
    assert all(name.endswith(".pyc") for name in names)
    assert {"traceback.pyc", "dataclasses.pyc", "encodings/__init__.pyc", "_pyodide/_base.pyc"} <= set(names)
    assert {"tarfile.pyc", "unittest/mock.pyc", "email/message.pyc"}.isdisjoint(names)
    (packages,) = PAGE.glob("assets/python-*/packages.bin.gz")
    assert {"msgspec/__init__.pyc"} <= set(listed(packages))
    assert any(name.endswith(".so") for name in listed(packages))


def test_no_server_is_sent() -> None:
    """Of the server only what tables need (docs/decisions/0027-two-homes.md)."""
    files = engine_sources(ROOT)
    names = [path.relative_to(ROOT).as_posix() for path in files]
    assert [name for name in names if "/arena/" in name or "/server/edge" in name or "/store/" in name] == [
        "src/tilerummy/server/store/__init__.py"
    ]
    assert "src/tilerummy/games/investo/moves.py" in names
