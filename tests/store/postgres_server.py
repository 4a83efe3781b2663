"""A real PostgreSQL server of our own, in a folder of its own, for as long as the tests run."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def programs() -> Path | None:
    """Where Debian keeps the newest server, if it is installed."""
    for folder in FOLDERS:
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@dataclass
class Cluster:
    """A server that can be stopped and started."""

    folder: Path
    control: list[str]
    up: bool = False

    @property
    def url(self) -> str:
        """Its empty database."""
        return f"postgresql:///postgres?host={self.folder}&user=chabudai"

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=40"
        _run([*self.control, "-o", options, "-l", str(self.folder / "log"), "start"])
        self.up = True

    def stop(self) -> None:
        """As if its machine had died."""
        if self.up:
            _run([*self.control, "-m", "immediate", "stop"])
        self.up = False


@contextmanager
def server() -> Iterator[str]:
    """Start it; the URL of an empty database.  It listens on a socket in its folder, not on the network."""
    with cluster() as running:
        yield running.url


@contextmanager
def cluster() -> Iterator[Cluster]:
    """The same for a test that wants to stop it, and to start it again."""
    bin_folder = programs()
    assert bin_folder is not None
    folder = Path(tempfile.mkdtemp(prefix="chabudai-pg-"))
    run_as: list[str] = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        run_as = ["runuser", "-u", "postgres", "--"]
    data = folder / "data"
    try:
        _run([*run_as, str(bin_folder / "initdb"), "-D", str(data), "-A", "trust", "-U", "chabudai", "-E", "UTF8"])
        running = Cluster(folder, [*run_as, str(bin_folder / "pg_ctl"), "-D", str(data), "-w", "-t", "30"])
        running.start()
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=60, cwd="/")
