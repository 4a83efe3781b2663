"""The script of the pages: modules by topic that browsers get as one file, and lines that can be read."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from pathlib import Path

import pytest
from starlette.applications import Starlette

import chabudai
from chabudai.table.pages import script
from chabudai.table.pages.files import STATIC
from tests.table.asgi import Wire, story

DECLARED = re.compile(r"^(?:export )?(?:async )?(?:const|let|class|function) (\w+|\$)", re.MULTILINE)
SOURCES = Path(chabudai.__file__).parent
WRITTEN = sorted(path for kind in ("js", "css") for path in SOURCES.rglob(f"*.{kind}"))
LONGEST = 120


def test_every_module_is_part_of_the_script() -> None:
    assert set(script.modules()) == {path.stem for path in STATIC.joinpath("script").glob("*.js")}


def test_no_two_modules_declare_the_same_name() -> None:
    names = Counter(name for source in script.modules().values() for name in DECLARED.findall(source))
    assert names["$"] == 1
    assert [name for name, times in names.items() if times > 1] == []


def test_the_joined_script_needs_nothing_else() -> None:
    joined = script.script()
    assert not re.search(r"^(import|export)\b", joined, re.MULTILINE)
    assert not re.search(r"^ *(//|/\*\*)", joined, re.MULTILINE), "comments are for those who read the modules"
    for source in script.modules().values():
        last = [line for line in source.splitlines() if line and not line.lstrip().startswith(("/", "*"))][-1]
        assert last.removeprefix("export ").lstrip() in joined


def test_modules_that_import_each_other_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    tmp_path.joinpath("table.js").write_text('import { a } from "./other.js";\n')
    tmp_path.joinpath("other.js").write_text('import "./table.js";\nexport const a = 1;\n')
    with pytest.raises(ValueError, match="table > other > table"):
        script.modules()


def test_no_string_goes_over_several_lines() -> None:
    """Its indentation would be lost with that of the code."""
    for name, source in script.modules().items():
        assert [line for line in source.splitlines() if line.count("`") % 2] == [], name


def test_a_browser_gets_the_script_once_and_small(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        wire = Wire(app)
        sent = await wire.ask("GET", "/static/table.js?v=1", headers={"accept-encoding": "gzip"})
        assert sent.headers["content-type"].startswith("text/javascript")
        assert gzip.decompress(sent.body).decode() == script.script()
        assert len(sent.body) < 20_000
        again = await wire.ask("GET", "/static/table.js?v=1", headers={"if-none-match": sent.headers["etag"]})
        assert (again.status, again.body) == (304, b"")
        assert (await wire.get("/static/nothing.js")).status == 404

    story(tmp_path, told)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(SOURCES)))
def test_scripts_and_style_sheets_have_lines_that_can_be_read(path: Path) -> None:
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if len(line) > LONGEST] == []
