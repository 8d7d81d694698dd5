"""Readers who ask for the largest file of the page, without gzip, and read nothing: what they cost the server.

    python -m benchmarks.slow_readers [--readers 80]

A server of its own on loopback, from this source; its resident memory before and after, and how long somebody else
waits for an answer meanwhile. Ends by itself after half a minute at most.
"""

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path

WAIT = 20.0  # seconds


def mebibytes(pid: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def start(folder: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "tilerummy.cli", "serve", "--port", "0", "--lang", "en"]
    environment = {**os.environ, "XDG_DATA_HOME": folder}
    server = subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert server.stdout is not None
    found = re.search(r":(\d+)/", server.stdout.readline())
    assert found is not None
    return server, int(found[1])


def largest() -> str:
    import tilerummy

    folder = Path(tilerummy.__file__).parent / "_web"
    packed = sorted(folder.rglob("*.gz"), key=lambda path: path.stat().st_size)
    if not packed:
        raise SystemExit("the page is not built: there is no packed file to ask for")
    return "/" + packed[-1].relative_to(folder).as_posix().removesuffix(".gz")


def innocent(port: int) -> float:
    began = time.perf_counter()
    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=WAIT).read()
    return time.perf_counter() - began


def measure(port: int, pid: int, readers: int) -> None:
    path = largest()
    before = mebibytes(pid)
    slowest = innocent(port)
    with ExitStack() as stack:
        for _ in range(readers):
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(WAIT)
            line.connect(("127.0.0.1", port))
            line.sendall(f"GET {path} HTTP/1.1\r\nhost: here\r\n\r\n".encode())
            stack.enter_context(line)
        end, most = time.monotonic() + 5, before
        while time.monotonic() < end:
            slowest = max(slowest, innocent(port))
            most = max(most, mebibytes(pid))
            time.sleep(0.05)
    print(f"{readers} readers of {path}: {before:.0f} MiB before, {most:.0f} MiB with them")
    print(f"slowest answer to somebody else: {slowest * 1000:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--readers", type=int, default=80)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(folder)
        try:
            measure(port, server.pid, asked.readers)
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
