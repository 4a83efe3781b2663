"""What goes wrong on the way of a move goes wrong alike on the compiled twin, where most of that way is compiled.

Compiled coroutines that wait for something after an exception has reached them die with the whole process (mypyc 2.4),
so it is here that somebody goes, the disk fails, or a bot does.
"""

from __future__ import annotations

import pytest

from tests import twin

TESTS = (
    "test_failing.py",
    "test_flood.py::test_answers_that_nobody_takes_do_not_pile_up",
    "test_flood.py::test_whoever_is_hung_up_on_for_frames_waits_too",
    "test_live.py::test_whoever_goes_before_the_turn_has_asked_for_nothing",
    "test_order_of_turns.py",
    "test_several.py",
    "test_tables.py::test_nobody_is_told_before_it_is_on_disk",
    "test_tables.py::test_what_cannot_be_written_has_not_happened",
    "test_tables.py::test_who_is_ahead_of_this_process_is_not_told_that_they_are_late",
    "test_tables.py::test_whoever_goes_away_has_acted_all_the_same",
    "test_whole_texts.py",
)


@twin.needed
@pytest.mark.parametrize("test", TESTS)
def test_it_goes_wrong_alike_when_compiled(test: str) -> None:
    done = twin.run(
        twin.COMPILED, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"tests/table/{test}"
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
