"""The command line: puts the commands together and turns every error into one clear sentence.

A command is imported when it is asked for: whoever wants one of them need not wait for all of them to be read.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from rich.text import Text as Line
from typer.core import TyperCommand, TyperGroup, TyperOption

from chabudai import __version__
from chabudai.commands.exits import FAILED, INTERRUPTED, WRONG_INPUT
from chabudai.commands.streams import close_quietly, forgive
from chabudai.commands.voice import (
    HELP,
    VOICE,
    complain,
    complain_of_machine,
    complain_of_usage,
    complain_of_words,
    out,
)
from chabudai.core.errors import ChabudaiError
from chabudai.words import MissingWords

# A module of `commands` each, and the panel of the help that it stands in.
PANELS: Final = {
    **dict.fromkeys(("play", "learn", "serve", "rules"), "cli-panel-play"),
    **dict.fromkeys(("replay", "review", "simulate", "ladder", "lab"), "cli-panel-look"),
    **dict.fromkeys(("check", "verify", "reports", "forget"), "cli-panel-prove"),
    "new": "cli-panel-make",
}

COMPLETING: Final = "_CHABUDAI_COMPLETE"  # how a shell's completion calls; the line is elsewhere in the environment

# Typer's own words, in the reader's language.
COMPLETION = {
    "install_completion": HELP("cli-install-completion"),
    "show_completion": HELP("cli-show-completion"),
}


def _in_our_words(option: TyperOption | None) -> TyperOption | None:
    if option is not None:
        option.help, option.metavar = HELP("cli-help"), ""
    return option


class Command(TyperCommand):
    """A command whose `--help` is described in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils  # takes longer to load than anything else here

        rich_utils.ARGUMENTS_PANEL_TITLE = HELP("cli-panel-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = HELP("cli-panel-options")
        rich_utils.DEFAULT_STRING = HELP("cli-default")
        rich_utils.ENVVAR_STRING = HELP("cli-variable")
        rich_utils.REQUIRED_LONG_STRING = HELP("cli-required")
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{HELP('cli-usage')} ")

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _in_our_words(super().get_help_option(ctx))


class Commands(TyperGroup):
    """Commands and their `--help`: all of `chabudai`, or those below one of them."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from chabudai.commands.overview import overview

        usage = f"{HELP('cli-usage')} {ctx.command_path} {' '.join(self.collect_usage_pieces(ctx))}"
        panels: dict[str, list[tuple[str, str]]] = {HELP("cli-panel-options"): []}
        for option in self.get_params(ctx):
            if isinstance(option, TyperOption):
                names = ", ".join(sorted(option.opts, key=len, reverse=True))
                panels[HELP("cli-panel-options")].append((names, option.help or ""))
        for name, command in self.commands.items():
            panel = PANELS[name] if ctx.parent is None else "cli-panel-commands"
            panels.setdefault(HELP(panel), []).append((name, command.help or ""))
        out().print(overview(usage, self.help or "", panels, self.epilog or ""))

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _in_our_words(super().get_help_option(ctx))

    def get_params(self, ctx: Any) -> Any:
        for option in (found := super().get_params(ctx)):
            if isinstance(option, TyperOption) and option.name in COMPLETION:
                option.help, option.metavar = COMPLETION[option.name], ""
        return found


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


def application(arguments: Sequence[str]) -> typer.Typer:
    """The command that is asked for and the names of the others; all commands while a shell completes a line."""
    app = typer.Typer(
        cls=Commands,
        help=HELP("cli-about"),
        epilog=HELP("cli-examples"),
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback(invoke_without_command=True)(start)
    asked = arguments[0] if arguments else ""
    for name, panel in PANELS.items():
        needed = name == asked or COMPLETING in os.environ
        module = import_module(f"chabudai.commands.{name}") if needed else None
        about, epilog = HELP(f"cli-about-{name}"), HELP(f"cli-examples-{name}")
        if module is not None and hasattr(module, "COMMANDS"):
            app.add_typer(_group(name, module.COMMANDS, about, epilog), name=name, rich_help_panel=HELP(panel))
        else:
            command = _named if module is None else getattr(module, name)
            app.command(name, cls=Command, help=about, epilog=epilog, rich_help_panel=HELP(panel))(command)
    return app


def _group(name: str, commands: Mapping[str, Callable[..., Any]], about: str, epilog: str) -> typer.Typer:
    """A command that has commands of its own."""
    group = typer.Typer(cls=Commands, help=about, epilog=epilog, rich_markup_mode="rich", no_args_is_help=True)
    for below, command in commands.items():
        group.command(below, cls=Command, help=HELP(f"cli-about-{name}-{below}"))(command)
    return group


def _named() -> None:
    """Stands for a command that is only named: by the help, or where another was asked for."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    try:
        code = application(arguments)(list(arguments), prog_name="chabudai", standalone_mode=False)
    except ChabudaiError as error:
        complain(error)
        return WRONG_INPUT
    except MissingWords as missing:
        complain_of_words(missing)
        return FAILED
    except typer.TyperException as error:
        complain_of_usage(error)
        return WRONG_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:  # whoever read has read enough
        return 0
    except SystemExit as leaving:  # how Typer ends in the same case, and after printing a completion
        return 0 if isinstance(leaving.__context__, BrokenPipeError) else int(leaving.code or 0)
    except OSError as error:
        complain_of_machine(error)
        return FAILED
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point of `chabudai`."""
    forgive()
    code = run(sys.argv[1:])
    close_quietly()
    sys.exit(code)
