"""A worker: takes the name of a part, then a batch a line, and answers each with what it has shown.

It is a process of its own because a build of the package is chosen when Python starts.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
import traceback

from trust.parts import PARTS

MANY, LONG = 10, 1000  # failures of a batch that are told, and characters of each


def main() -> None:
    """Work until there are no more lines."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # what a part prints is no answer
    logging.getLogger("chabudai").setLevel(logging.CRITICAL)  # faults are noted as failures
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for those who hand out the work
    part = next(part for part in PARTS if part.name == sys.argv[1])
    work = part.work()
    for line in sys.stdin:
        try:
            answer = work(json.loads(line))
        except Exception:  # a batch that falls over is a failure of what it tried
            answer = {"figures": {}, "failures": [f"batch {line.strip()[:60]}: {traceback.format_exc()[-3000:]}"]}
        answer["failures"] = [failure[:LONG] for failure in answer["failures"][:MANY]] if "failures" in answer else []
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
