"""Bare machines to install on: roots made by debootstrap, entered through an overlay, so that a run leaves them as they
were, and in a process space of its own, so that nothing outlives it. Needs root and Debian's debootstrap.
"""

import os
import shutil
import subprocess
from pathlib import Path

RELEASE = "bookworm"
BARE = ("python3", "python3-venv", "gcc", "libc6-dev", "make")
HEADERS = (*BARE, "python3-dev")
# What a network of its own kind wants programs to know; nothing else of this machine is in there.
NETWORK = ("etc/resolv.conf", "etc/pip.conf", "etc/npmrc", "etc/ssl/certs/ca-certificates.crt")
HOME = "/home"
INSIDE = """
set -e
mount -t overlay overlay -o "lowerdir=$1,upperdir=$2/upper,workdir=$2/work" "$2/whole"
mount -t proc proc "$2/whole/proc"
exec chroot "$2/whole" sh -c "$3"
"""


def make(root: Path, packages: tuple[str, ...]) -> None:
    """Minutes, of the network above all; once."""
    if (root / "made").exists():
        return
    shutil.rmtree(root, ignore_errors=True)
    command = ["debootstrap", "--variant=minbase", f"--include={','.join(packages)}", RELEASE, str(root)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    for name in NETWORK:
        if Path("/", name).exists():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path("/", name), root / name)
    (root / "made").touch()


class Machine:
    """A root as it was made, and what was changed in it since. The folder is outside of it."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        for name in ("upper", "work", "whole"):
            (folder / name).mkdir(parents=True)

    def path(self, name: str) -> Path:
        """A file of it, to be written before something runs there."""
        made = self.folder / "upper" / name.lstrip("/")
        made.parent.mkdir(parents=True, exist_ok=True)
        return made

    def command(self, script: str) -> list[str]:
        """Runs the script there; when it ends, or is killed, so is all that it started."""
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        return [*apart, "sh", "-c", INSIDE, "sh", str(self.root.resolve()), str(self.folder.resolve()), script]

    def run(self, script: str) -> None:
        subprocess.run(self.command(script), check=True, env=settings(), stdout=subprocess.DEVNULL)


def settings() -> dict[str, str]:
    """Of this machine only what names certificates and an index; an empty home, so empty caches."""
    certificates = ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "PIP_CERT")
    known = (*certificates, "PIP_INDEX_URL", "UV_DEFAULT_INDEX", "PIP_DEFAULT_TIMEOUT")
    passed = {name: os.environ[name] for name in known if name in os.environ}
    path = f"/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:{HOME}/.local/bin"
    return {**passed, "HOME": HOME, "LC_ALL": "C.UTF-8", "PATH": path}
