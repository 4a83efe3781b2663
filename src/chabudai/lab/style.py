"""How the report looks, wherever it is shown."""

from importlib import resources


def style() -> str:
    """Its style sheet."""
    return resources.files("chabudai.lab").joinpath("static", "report.css").read_text(encoding="utf-8")
