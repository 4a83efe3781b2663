"""How the commands speak: in which language, on which console, and what they say when something is wrong."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text as Line

from chabudai.commands.streams import takes_all_characters
from chabudai.core.errors import ChabudaiError
from chabudai.terminal.paint import ALARM
from chabudai.words import LANGUAGES, MissingWords, Words, language_of

if TYPE_CHECKING:
    from chabudai.core.box import Box, Json

# Help texts are needed before any option has been read, so they are in the language of the system.
HELP = Words(language_of())


class Voice:
    """The language of this run; `--lang` changes it."""

    def __init__(self) -> None:
        self.words = HELP

    def choose(self, language: str | None) -> str | None:
        """The callback of `--lang`; without it the language of the system holds."""
        self.words = Words(language_of() if language is None else language)
        return language


VOICE = Voice()

Language = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="|".join(LANGUAGES), help=HELP("cli-lang"), callback=VOICE.choose, is_eager=True,
        show_default=False,
    ),
]  # fmt: skip


class Speaker(Console):
    """A console whose reader may leave, as `head` does: the command line then ends without complaint."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out() -> Console:
    """The console of what was asked for."""
    return Speaker(highlight=False)


def err() -> Console:
    """The console of progress and complaints; only a terminal needs its lines broken."""
    return Speaker(stderr=True, highlight=False, soft_wrap=not sys.stderr.isatty())


def print_data(data: Json, indent: int | None = None) -> None:
    """Data for programs: the same on every machine, so that what a machine cannot write is escaped, not made plain."""
    print(json.dumps(data, ensure_ascii=not takes_all_characters(), indent=indent))


def complain(error: ChabudaiError, box: Box | None = None) -> None:
    """One clear sentence, in red."""
    err().print(Line(VOICE.words.error(error, box), ALARM))


def complain_of_machine(error: OSError) -> None:
    """A file, a folder, a disk or a network that is not as it should be."""
    words, reason = VOICE.words, str(error.strerror or error)
    names = [str(name) for name in (error.filename, error.filename2) if name is not None]
    sentence = words("error-where", where=", ".join(names), error=words("machine-failed", reason=reason))
    err().print(Line(sentence if names else words("machine-failed", reason=reason), ALARM))


def complain_of_words(missing: MissingWords) -> None:
    """A text that nobody has written yet, as in a game that is being made."""
    err().print(Line(VOICE.words("words-missing", entry=str(missing)), ALARM))


def complain_of_usage(error: typer.TyperException) -> None:
    """A command line that cannot be read: which part of it, and where to find help."""
    words = VOICE.words
    name = str(getattr(error, "option_name", None) or _parameter(error))
    commands = getattr(getattr(getattr(error, "ctx", None), "command", None), "commands", None)
    kind = type(error).__name__  # the classes themselves are not public
    if kind == "NoSuchOption":
        sentence = words("usage-no-such-option", option=name)
    elif kind == "BadOptionUsage":
        sentence = words("usage-no-value", option=name)
    elif kind == "MissingParameter":
        sentence = words("usage-missing", what=name)
    elif kind == "UsageError" and commands:
        sentence = words("usage-no-such-command", possible=words.listed(list(commands), last="or"))
    else:
        sentence = words("usage-wrong", reason=error.format_message())
    path = getattr(getattr(error, "ctx", None), "command_path", "chabudai")
    err().print(Line(sentence, ALARM))
    err().print(Line(words("usage-help", command=f"{path} --help")))


def _parameter(error: typer.TyperException) -> str:
    parameter = getattr(error, "param", None)
    return "" if parameter is None else str(parameter.get_error_hint(getattr(error, "ctx", None))).strip("'")
