"""Runs a command at once (`make play`: the table), on the compiled twin if that was made from the sources as they are.

    python tools/play.py COMMAND...

Otherwise it runs on the sources, and the twin is built behind it with low priority: bots think on it as soon as it is
there (`table/running/awaited_twin.py`), the table stands on it from its next start on. Who ends the command does not
end the building; who starts it again meanwhile starts no second one. What the compiler says is in build/compiled.log.
"""

import os
import subprocess
import sys
from pathlib import Path

from compile import LOG, TARGET, fingerprint, is_built, lacking_tool, sources

COMPILE = Path(__file__).with_name("compile.py")
BEHIND = """\
chabudai: this runs on the sources. The compiled twin, several times as fast, is being built behind it, with low
chabudai: priority: bots use it as soon as it is there, the table from its next start on."""


def main() -> None:
    """Become the command."""
    environment = dict(os.environ)
    if is_built():
        environment["PYTHONPATH"] = str(TARGET)
    elif lacking := lacking_tool():
        print(f"chabudai: {lacking}; this runs on the sources.", file=sys.stderr)
    else:
        print(BEHIND, file=sys.stderr)
        environment |= {"CHABUDAI_TWIN": str(TARGET), "CHABUDAI_TWIN_MADE_FROM": fingerprint(sources())}
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("a") as log:
            subprocess.run([sys.executable, str(COMPILE), "--behind"], stderr=log, check=True)
    os.execvpe(sys.argv[1], sys.argv[1:], environment)


if __name__ == "__main__":
    main()
