"""What a command line says, for the tests beside it."""

import pytest

from chabudai.cli import run


def out_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def flat(text: str) -> str:
    return " ".join(text.split())
