"""docs/observations.md says what the observations are."""

from tests.twin import ROOT, SOURCES, run


def test_the_page_of_observations_is_up_to_date() -> None:
    done = run(SOURCES, str(ROOT / "tools" / "observations.py"), "--check")
    assert done.returncode == 0, done.stderr
