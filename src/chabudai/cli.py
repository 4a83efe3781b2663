"""The command line: puts the commands together and turns every error into one clear sentence."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.text import Text as Line
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup, TyperOption

from chabudai import __version__
from chabudai.commands.check import check
from chabudai.commands.ladder import ladder
from chabudai.commands.learn import learn
from chabudai.commands.play import play
from chabudai.commands.replay import replay
from chabudai.commands.reports import reports
from chabudai.commands.review import review
from chabudai.commands.rules import rules
from chabudai.commands.serve import serve
from chabudai.commands.simulate import simulate
from chabudai.commands.verify import verify
from chabudai.commands.voice import HELP, VOICE, complain, complain_of_usage, out
from chabudai.core.errors import ChabudaiError

WRONG_INPUT = 2
INTERRUPTED = 130

# Typer's own words, in the reader's language.
rich_utils.ARGUMENTS_PANEL_TITLE = HELP("cli-panel-arguments")
rich_utils.OPTIONS_PANEL_TITLE = HELP("cli-panel-options")
rich_utils.DEFAULT_STRING = HELP("cli-default")
rich_utils.REQUIRED_LONG_STRING = HELP("cli-required")


def _in_our_words(option: TyperOption | None) -> TyperOption | None:
    if option is not None:
        option.help, option.metavar = HELP("cli-help"), ""
    return option


class Command(TyperCommand):
    """A command whose `--help` is described in the reader's language."""

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _in_our_words(super().get_help_option(ctx))


class Commands(TyperGroup):
    """The same for `chabudai --help`."""

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _in_our_words(super().get_help_option(ctx))


app = typer.Typer(
    cls=Commands,
    help=HELP("cli-about"),
    epilog=HELP("cli-examples"),
    rich_markup_mode="rich",
    add_completion=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", metavar="", help=HELP("cli-version"))] = False,
) -> None:
    VOICE.choose(None)
    if version:
        out().print(Line(f"chabudai {__version__}"))
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


for panel, commands in (
    ("cli-panel-play", (play, learn, serve, rules)),
    ("cli-panel-look", (replay, review, simulate, ladder)),
    ("cli-panel-prove", (check, verify, reports)),
):
    for command in commands:
        name = command.__name__
        epilog = HELP(f"cli-examples-{name}")
        app.command(name, cls=Command, help=HELP(f"cli-about-{name}"), epilog=epilog, rich_help_panel=HELP(panel))(
            command
        )


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    try:
        code = app(list(arguments), prog_name="chabudai", standalone_mode=False)
    except ChabudaiError as error:
        complain(error)
        return WRONG_INPUT
    except typer.TyperException as error:
        complain_of_usage(error)
        return WRONG_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point of `chabudai`."""
    sys.exit(run(sys.argv[1:]))
