"""A cluster of two nodes on this machine, one of which is killed in the middle: the folder has the same bytes."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.table.process import free_port

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed (make test-ray)")

ROOT = Path(__file__).parents[2]
READY = 300.0  # seconds that a cluster is given to come up


class Cluster:
    """A head and a second node, each a process group of its own, on the loopback address and behind a token."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        self.environment = {
            **os.environ, "PYTHONPATH": path, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16),
            "RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "1",
        }  # fmt: skip
        self.nodes: list[subprocess.Popen[bytes]] = []

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        self._node("--head", f"--port={self.port}", "--include-dashboard=false", f"--temp-dir={self.folder}")
        self._until(1)
        self._node(f"--address={self.address}")
        self._until(2)

    def _node(self, *words: str) -> None:
        command = [str(Path(sys.executable).parent / "ray"), "start", "--block", "--num-cpus=1", *words]
        command += ["--node-ip-address=127.0.0.1", "--object-store-memory=100000000", "--disable-usage-stats"]
        with (self.folder.parent / f"node-{len(self.nodes)}.log").open("wb") as log:
            node = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log, start_new_session=True)
        self.nodes.append(node)

    def _until(self, count: int) -> None:
        """Wait until so many nodes are alive."""
        asked = "import ray; ray.init(address=%r, logging_level='ERROR'); print(sum(n['Alive'] for n in ray.nodes()))"
        end = time.monotonic() + READY
        said = b""
        while time.monotonic() < end:
            try:
                done = subprocess.run(
                    [sys.executable, "-c", asked % self.address], env=self.environment, capture_output=True, timeout=60
                )
            except subprocess.TimeoutExpired:  # on a busy machine a node that comes up answers nobody for a while
                continue
            said = done.stdout + done.stderr
            if done.stdout.strip().endswith(str(count).encode()):
                return
            time.sleep(1)
        raise AssertionError(said.decode()[-2000:])

    def kill(self, node: int) -> None:
        """As if its power had failed."""
        for pid in below(self.nodes[node].pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.nodes[node].wait(20)

    def stop(self) -> None:
        for number, node in enumerate(self.nodes):
            if node.poll() is None:
                self.kill(number)


def below(pid: int) -> list[int]:
    """A process and all that descend from it, wherever they have put themselves."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents.setdefault(int(stat.read_text().rpartition(")")[2].split()[1]), []).append(int(stat.parent.name))
    found = [pid]
    for one in found:
        found += parents.get(one, [])
    return found


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with TemporaryDirectory(prefix="ray") as folder:  # not among those of the tests: sockets have short names
        made = Cluster(Path(folder) / "r")
        try:
            made.start()
            yield made
        finally:
            made.stop()


GAME = ["lab", "report", "dojo", "--seats", "3", "--bots", "expert", "--second", "none", "--deals", "64", "--seed", "5"]


def command(cluster: Cluster, folder: Path, *more: str, before: str = "") -> subprocess.Popen[str]:
    """`chabudai lab`, as somebody with a cluster types it."""
    code = f"{before}\nimport sys\nfrom chabudai.cli import main\nsys.argv[0] = 'chabudai'\nmain()"
    words = [sys.executable, "-c", code, *GAME, *more, "--out", str(folder), "--lang", "en"]
    return subprocess.Popen(
        words, env=cluster.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )


def parts(folder: Path) -> dict[str, bytes]:
    return {part.name: part.read_bytes() for part in sorted((folder / "parts").glob("*.jsonl.gz"))}


def test_a_node_with_other_sources_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    other = "import chabudai.lab.ray_crew as crew\nmine = crew.signature\ncrew.signature = lambda p: 'other'"
    running = command(cluster, tmp_path / "other", "--ray", cluster.address, before=other)
    _, said = running.communicate(timeout=READY)
    assert running.returncode != 0
    assert "has other sources" in said, said
    assert parts(tmp_path / "other") == {}


def test_two_nodes_one_of_which_is_killed_make_the_same_bytes(cluster: Cluster, tmp_path: Path) -> None:
    """Last: the second node is gone afterwards."""
    running = command(cluster, tmp_path / "many", "--ray", cluster.address)
    end = time.monotonic() + READY
    while len(parts(tmp_path / "many")) < 2 and time.monotonic() < end and running.poll() is None:
        time.sleep(0.05)
    before = len(parts(tmp_path / "many"))
    cluster.kill(1)
    _, said = running.communicate(timeout=2 * READY)
    assert running.returncode == 0, said
    assert before < len(parts(tmp_path / "many")) == 8
    alone = command(cluster, tmp_path / "one", "--jobs", "1")
    assert alone.communicate(timeout=2 * READY)
    assert parts(tmp_path / "many") == parts(tmp_path / "one")
