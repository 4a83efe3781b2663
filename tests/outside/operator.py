"""An operator who follows docs/deploy.md to the letter, in a folder that stands for the machine.

Commands are taken from the page and run by a shell.  Only what would change this machine is put in its place: paths
lead into the folder, users are not created and not become, `systemctl` starts what the unit of the page says.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests import twin
from tests.outside.served import LONGEST, surroundings
from tests.table.process import free_port

PAGE = (twin.ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
PROJECT = ("pyproject.toml", "LICENSE", "NOTICE", "README.md", "MANIFEST.in", "src")
ROOTS = ("/opt", "/var", "/etc", "/run")
UNIT = "chabudai@.service"


def blocks(kind: str) -> list[str]:
    """The blocks of one kind on the page."""
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def commands(holding: str) -> list[str]:
    """The lines of the one block in which this stands."""
    (found,) = [block for block in blocks("sh") if holding in block]
    return found.splitlines()


class Operator:
    """Somebody at the machine; `close` in the end."""

    def __init__(self, folder: Path, postgres: str = "") -> None:
        self.folder = folder
        self.postgres = postgres  # the folder with the socket of a server
        self.ports = {port: str(free_port()) for port in ("8520", "8521")}
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.log = (folder / "log").open("ab")
        for root in ("opt", "var/lib/chabudai", "var/backups", "etc/systemd/system"):
            (folder / root).mkdir(parents=True)
        self.sources = folder / "clone"
        self.sources.mkdir()
        for name in PROJECT:
            if (twin.ROOT / name).is_dir():
                left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
                shutil.copytree(twin.ROOT / name, self.sources / name, ignore=left_out)
            elif (twin.ROOT / name).exists():
                shutil.copy(twin.ROOT / name, self.sources)
        (unit,) = blocks("ini")
        (folder / "etc" / "systemd" / "system" / UNIT).write_text(self.here(unit))

    def here(self, text: str) -> str:
        """The same, with paths and ports of this folder."""
        if self.postgres:
            text = text.replace("/run/postgresql", self.postgres)
        text = re.sub(rf"(?<![\w.])({'|'.join(ROOTS)})/(?=[\w])", rf"{self.folder}\1/", text)
        for port, mine in self.ports.items():
            text = text.replace(port, mine)
        return text

    def follow(self, lines: list[str]) -> None:
        """Do what the page says."""
        for line in lines:
            if line.startswith("systemctl "):
                self.systemctl(*self.here(line).split()[1:])
            elif not line.startswith("useradd "):
                self.run(self.here(line))

    def run(self, line: str) -> None:
        """One line, by a shell.

        An environment gets a `pip` that is here already: to unpack and compile one more is Python's affair, and slow.
        """
        line = line.replace("-m venv ", "-m venv --without-pip ")
        for user in ("postgres", "chabudai"):
            line = line.replace(f"runuser -u {user} -- ", f"PGUSER={user} ").replace(f" -o {user} ", " ")
        environment = surroundings(self.folder) | {"PGHOST": self.postgres}
        del environment["PYTHONPATH"]
        # No network: what the package needs is borrowed from the tests.
        environment |= {"PIP_NO_DEPS": "1", "PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0"}
        environment |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_QUIET": "1", "PIP_ROOT_USER_ACTION": "ignore"}
        environment |= {"PIP_NO_COMPILE": "1"}  # the servers compile what they read, which is half of it
        done = subprocess.run(
            ["sh", "-ec", line], cwd=self.sources, env=environment, capture_output=True, text=True, timeout=LONGEST
        )
        assert done.returncode == 0, (line, done.stdout, done.stderr)
        if "-m venv" in line:
            (library,) = (self.folder / "opt").glob("*/lib/python*/site-packages")
            place = library.parents[2]
            pip = place / "bin" / "pip"
            pip.write_text(f'#!/bin/sh\nexec "{place}/bin/python" -m pip "$@"\n')
            pip.chmod(0o755)
            borrowed = [path for path in sys.path if path.endswith("site-packages")]
            (library / "borrowed.pth").write_text("\n".join(borrowed))

    def systemctl(self, verb: str, *names: str) -> None:
        """As systemd would do it with the unit of the page."""
        for name in names:
            if not name.startswith("chabudai@"):
                continue
            if verb in ("stop", "restart"):
                self.stop(name)
            if verb in ("start", "restart", "enable"):
                self.start(name)

    def start(self, name: str) -> None:
        """What the unit says, until it is ready."""
        unit = (self.folder / "etc" / "systemd" / "system" / UNIT).read_text()
        port = name.partition("@")[2]
        facts = dict(line.split("=", 1) for line in unit.replace("%i", port).splitlines() if "=" in line)
        settings = Path(facts["EnvironmentFile"]).read_text().splitlines()
        environment = surroundings(self.folder) | dict(line.split("=", 1) for line in settings)
        environment |= {"PGUSER": facts["User"], "CHABUDAI_BOT_PAUSE": "0"}
        del environment["PYTHONPATH"]
        command = facts["ExecStart"].split()
        self.running[name] = subprocess.Popen(command, env=environment, cwd="/", stdout=self.log, stderr=self.log)
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            assert self.running[name].poll() is None, (self.folder / "log").read_text()
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                    assert answer.status == 200
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"{name} does not answer")

    def stop(self, name: str, how: int = signal.SIGTERM) -> None:
        """As systemd does it, or as bad luck does."""
        process = self.running.pop(name)
        process.send_signal(how)
        process.wait(LONGEST)

    def proxy(self, port: int) -> str:
        """nginx with the block of the page at a port of its own; its configuration."""
        (block,) = blocks("nginx")
        keys = self.folder / "etc" / "letsencrypt" / "live" / "table.example.org"
        keys.mkdir(parents=True)
        words = [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=table.example.org",
        ]
        pair = ["-keyout", str(keys / "privkey.pem"), "-out", str(keys / "fullchain.pem")]
        subprocess.run([*words, *pair], capture_output=True, timeout=LONGEST, check=True)
        site = self.folder / "site.conf"
        site.write_text(self.here(block).replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"))
        places = "".join(
            f"{kind}_temp_path {self.folder}/nginx-{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = self.folder / "nginx.conf"
        user = "user root;" if os.getuid() == 0 else ""
        main.write_text(
            f"{user} daemon off; worker_processes 1; pid {self.folder}/nginx.pid; error_log stderr;"
            f"events {{}} http {{ access_log off; {places} include {site}; }}"
        )
        program = nginx()
        assert program is not None
        self.running["nginx"] = subprocess.Popen([program, "-c", str(main)], stdout=self.log, stderr=self.log)
        return site.read_text()

    def close(self) -> None:
        for name in list(self.running):
            self.stop(name)
        self.log.close()


def nginx() -> str | None:
    """Debian keeps it where only root looks."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
