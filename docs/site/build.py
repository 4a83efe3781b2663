"""Builds the documentation into build/docs, strictly, and serves it on this machine until it is told to stop."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from sphinx.cmd.build import build_main

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "build" / "docs"
STRICT = ("--fail-on-warning", "--keep-going", "--quiet", "--builder", "html")


def main() -> int:
    """Build, and serve unless only a build was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--build", action="store_true", help="build only")
    parser.add_argument("--port", type=int, default=8521)
    arguments = parser.parse_args()
    failed: int = build_main([*STRICT, "--conf-dir", str(ROOT / "docs" / "site"), str(ROOT), str(TARGET)])
    if failed:
        return failed
    if arguments.build:
        print(f"chabudai: the documentation is in {TARGET.relative_to(ROOT)}")
        return 0
    handler = partial(SimpleHTTPRequestHandler, directory=str(TARGET))
    with ThreadingHTTPServer(("127.0.0.1", arguments.port), handler) as server:
        print(f"chabudai: the documentation is at http://localhost:{arguments.port}/docs/site/  (Ctrl-C ends it)")
        with suppress(KeyboardInterrupt):
            server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
