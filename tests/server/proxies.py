"""Real proxies with the configuration of deploy/, for tests: on loopback, in front of `tilerummy serve`.

Only what whoever runs it must change is changed: the name, the certificate, the ports.
"""

import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.server.serving import free_port
from tools import started

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "cards.example.org"
HERE = "localhost"
SECRET = "sixteen-or-more-letters"  # noqa: S105


class Ports(NamedTuple):
    http: int
    https: int
    server: int


class Certificate:
    """Our own, for `localhost`."""

    def __init__(self, folder: Path) -> None:
        self.file, self.key, self.both = folder / "cert.pem", folder / "key.pem", folder / "both.pem"
        words = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={HERE} -addext subjectAltName=DNS:{HERE}".split()
        made = ["openssl", *words, "-keyout", str(self.key), "-out", str(self.file)]
        subprocess.run(made, check=True, capture_output=True, timeout=60)
        self.both.write_text(self.file.read_text() + self.key.read_text())


class Server:
    """`tilerummy serve` with the settings that the configurations ask for. It shows its figures to everybody: that
    they are hidden is the proxy's work here.
    """

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        settings = {"secure": "true", "hosts": HERE, "proxies": "127.0.0.1/32", "metrics": "open", "bot_pause": "0"}
        more = {"host": "127.0.0.1", "port": str(self.port), "host_secret": SECRET, "log_level": "error"}
        limits = {name: "100000" for name in ("rate", "burst", "address_rate")}
        given = {**settings, **more, **limits, "database": f"sqlite:///{folder / 'proxied.db'}"}
        environment = os.environ | {f"TILERUMMY_{name.upper()}": value for name, value in given.items()}
        command = [sys.executable, "-m", "tilerummy.cli", "serve"]
        self.log = folder / "server.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        started.wait_for(self.process, lambda: answers(f"{self.url}/healthz"), self.log)

    def stop(self) -> None:
        started.stop(self.process)


def answers(url: str) -> bool:
    try:
        return httpx.get(url, verify=False, timeout=5, headers={"host": HERE}).status_code < 500  # noqa: S501
    except httpx.HTTPError:
        return False


# ---- what each is told, and how it is started


def caddy(folder: Path, ports: Ports, certificate: Certificate) -> list[str]:
    secured = f"{HERE} {{\n\ttls {certificate.file} {certificate.key}"
    text = (DEPLOY / "Caddyfile").read_text().replace(f"{NAME} {{", secured)
    own = f"{{\n\tadmin off\n\thttp_port {ports.http}\n\thttps_port {ports.https}\n\tstorage file_system {folder}\n}}\n"
    path = folder / "Caddyfile"
    path.write_text(own + text.replace("127.0.0.1:8000", f"127.0.0.1:{ports.server}"))
    return ["run", "--adapter", "caddyfile", "--config", str(path)]


def nginx(folder: Path, ports: Ports, certificate: Certificate) -> list[str]:
    text = (DEPLOY / "nginx.conf").read_text().replace(NAME, HERE)
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{ports.server}")
    text = re.sub(r"443 ssl;", f"{ports.https} ssl;", text)
    text = re.sub(r"(listen (?:\[::\]:)?)80;", rf"\g<1>{ports.http};", text)
    text = re.sub(r"(ssl_certificate\s+).*;", rf"\g<1>{certificate.file};", text)
    text = re.sub(r"(ssl_certificate_key\s+).*;", rf"\g<1>{certificate.key};", text)
    path = folder / "nginx.conf"
    places = "".join(f"{name}_temp_path {folder}/{name};\n" for name in "client_body proxy fastcgi uwsgi scgi".split())
    own = f"daemon off;\nuser root;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    path.write_text(f"{own}http {{\naccess_log off;\n{places}{text}\n}}\n")
    return ["-p", str(folder), "-c", str(path)]


def haproxy(folder: Path, ports: Ports, certificate: Certificate) -> list[str]:
    text = (DEPLOY / "haproxy.cfg").read_text().replace(NAME, HERE)
    text = re.sub(r":443 ssl crt \S+", f":{ports.https} ssl crt {certificate.both}", text)
    text = text.replace(":80\n", f":{ports.http}\n")
    text = re.sub(r"^\s*server two .*\n", "", text, flags=re.MULTILINE)  # a second machine needs Postgres
    path = folder / "haproxy.cfg"
    path.write_text(re.sub(r"server one \S+", f"server one 127.0.0.1:{ports.server}", text))
    return ["-db", "-f", str(path)]


Prepare = Callable[[Path, Ports, Certificate], list[str]]
PROXIES: dict[str, Prepare] = {"caddy": caddy, "nginx": nginx, "haproxy": haproxy}


class Proxy:
    def __init__(self, name: str, program: str, folder: Path, server: Server) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.name = name
        self.server = server
        self.ports = Ports(free_port(), free_port(), server.port)
        self.certificate = Certificate(folder)
        self.url = f"https://{HERE}:{self.ports.https}"
        self.trusted = ssl.create_default_context(cafile=str(self.certificate.file))
        self.log = folder / "proxy.log"
        command = [program, *PROXIES[name](folder, self.ports, self.certificate)]
        environment = os.environ | {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        started.wait_for(self.process, lambda: answers(f"{self.url}/healthz"), self.log)

    def client(self, source: str) -> httpx.Client:
        """Somebody at another address of this machine."""
        transport = httpx.HTTPTransport(verify=self.trusted, local_address=source)
        return httpx.Client(base_url=self.url, transport=transport, timeout=60)

    def stop(self) -> None:
        started.stop(self.process)


def installed(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None or shutil.which("openssl") is None:
        pytest.skip(f"{name if found is None else 'openssl'} is not installed")
    return found
