"""Alert rules and dashboard name only figures that the server tells; Prometheus' own tool checks them where it is."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.matches import client, new_table
from tests.server.serving import serving

FOLDER = Path(__file__).parents[2] / "deploy/monitoring"
FIGURE = re.compile(r"\b((?:tilerummy|process)_\w+)")


def asked() -> set[str]:
    board = json.loads((FOLDER / "grafana.json").read_text())
    found = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    found += re.findall(r"expr: (.*)", (FOLDER / "alerts.yml").read_text())
    return {name for text in found for name in FIGURE.findall(text)}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[set[str]]:
    with serving(tmp_path_factory.mktemp("told")) as running, client(running) as ann:
        new_table(ann)
        text = httpx.get(f"{running.url}/metrics").text
        kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
        ends = {name: ("_bucket", "_count", "_sum") if kind == "histogram" else ("",) for name, kind in kinds.items()}
        yield {name + end for name, all_ends in ends.items() for end in all_ends}


def test_only_figures_that_there_are(told: set[str]) -> None:
    assert len(asked()) > 15
    assert asked() <= told


def test_panels_do_not_overlap() -> None:
    board = json.loads((FOLDER / "grafana.json").read_text())
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in board["panels"]}) == len(places)


@pytest.mark.parametrize("words", [("check", "rules", "alerts.yml"), ("check", "config", "prometheus.yml"),
                                   ("test", "rules", "alerts.test.yml")])
def test_prometheus_accepts_them(words: tuple[str, ...]) -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed")
    done = subprocess.run([promtool, *words], cwd=FOLDER, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
