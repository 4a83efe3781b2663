"""The browser of this folder: a fixture of a package is closed with the package only where its conftest has it."""

from __future__ import annotations

from tests.table.browser.conftest import browser  # noqa: F401
