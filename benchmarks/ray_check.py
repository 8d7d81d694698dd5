"""`python -m benchmarks.ray_check`: a contest on two Ray nodes gives the same evidence, byte for byte, as the pool.

Needs the wheel that `make` builds. Ray is large and wanted by few, so it gets an environment of its own in .cache/ray;
the cluster is two nodes on this machine. Writes docs/evidence/ray-check.json.
"""

import json
import os
import subprocess
import sys
import tempfile
import venv
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".cache/ray"
PYTHON = HOME / "bin/python"
EVIDENCE = ROOT / "docs/evidence/ray-check.json"
QUIET = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0", "RAY_DISABLE_IMPORT_WARNING": "1"}
CONTESTS = [
    ["investo", "greedy", "random", "--games", "40"],
    ["rummy", "greedy", "random", "random", "--seats", "3", "--games", "12"],
    ["gin", "greedy", "random", "--games", "20"],
]


def set_up() -> None:
    """The environment: our wheel as built, and Ray as the extra asks for it."""
    wheels = sorted((ROOT / ".cache/wheel").glob("*.whl"))
    if not wheels:
        sys.exit("There is no wheel yet: run `make .venv/installed-compiled` first.")
    if not PYTHON.exists():
        venv.create(HOME, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, f"tilerummy[ray] @ {wheels[-1].as_uri()}"], check=True)
    subprocess.run([*pip, "--force-reinstall", "--no-deps", str(wheels[-1])], check=True)


def arena(words: list[str], path: Path, *more: str) -> bytes:
    from tilerummy.cli import main

    if main(["arena", *words, "--no-timings", "--file", str(path), "--lang", "en", *more]) != 0:
        sys.exit("the arena failed")
    return path.read_bytes()


def nodes_used(address: str, words: list[str]) -> list[int]:
    """How many sets each node played, the same contest played once more."""
    from tilerummy.arena.evidence import contest_of, load
    from tilerummy.arena.runners import play_on_ray

    contest = contest_of(load(Path(words[-1])).contest)
    return sorted(Counter(result.where for result in play_on_ray(address, contest, contest.tasks())).values())


def check(address: str, words: list[str], folder: Path) -> dict[str, Any]:
    here, there = folder / f"{words[0]}-here.json", folder / f"{words[0]}-ray.json"
    local = arena(words, here, "--workers", "2")
    same = local == arena(words, there, "--ray", address)
    used = nodes_used(address, [*words, str(here)])
    return {"command": " ".join(["arena", *words]), "bytes": len(local), "same": same, "sets_by_node": used}


def inside() -> int:
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        with tempfile.TemporaryDirectory() as folder:
            found = [check(cluster.address, words, Path(folder)) for words in CONTESTS]
    finally:
        cluster.shutdown()
    EVIDENCE.write_text(json.dumps({"ray": ray.__version__, "nodes": 2, "contests": found}, indent=1) + "\n")
    print(EVIDENCE.read_text())
    return 0 if all(one["same"] and len(one["sets_by_node"]) == 2 for one in found) else 1


def main() -> int:
    if sys.argv[1:] == ["inside"]:
        return inside()
    set_up()
    command = [str(PYTHON), "-m", "benchmarks.ray_check", "inside"]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **QUIET}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
