"""Everything is in pyproject.toml, but for wheels with compiled modules: `make wheel` (tools/wheels.py) names the
folder of the compiled twin, and what was compiled there is packed as it is.
"""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

TWIN = os.environ.get("CHABUDAI_PACKED_TWIN", "")


class Packed(build_ext):  # type: ignore[misc]
    """Takes what is already compiled."""

    def build_extension(self, ext: Extension) -> None:
        place = self.get_ext_filename(ext.name)
        target = Path(self.build_lib, place)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(TWIN, place), target)


def compiled() -> list[Extension]:
    """The modules of the twin that are compiled."""
    places = [path.relative_to(TWIN) for path in sorted(Path(TWIN).rglob("*.so"))]
    return [Extension(".".join([*place.parent.parts, place.name.partition(".")[0]]), []) for place in places]


setup(ext_modules=compiled() if TWIN else [], cmdclass={"build_ext": Packed})
