"""A real PostgreSQL server of our own, in a folder of its own, for as long as the tests run."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def programs() -> Path | None:
    """Where Debian keeps the newest server, if it is installed."""
    for folder in FOLDERS:
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@contextmanager
def server() -> Iterator[str]:
    """Start it; the URL of an empty database.  It listens on a socket in its folder, not on the network."""
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
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=40"
        control = [*run_as, str(bin_folder / "pg_ctl"), "-D", str(data), "-w", "-t", "30"]
        _run([*control, "-o", options, "-l", str(folder / "log"), "start"])
        try:
            yield f"postgresql:///postgres?host={folder}&user=chabudai"
        finally:
            _run([*control, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=60, cwd="/")
