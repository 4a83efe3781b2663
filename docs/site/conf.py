"""The documentation as a site: the pages of the repository as they are, in one place, with search.

`make docs` builds it strictly: a link that leads nowhere, also to a heading, is an error.
"""

from chabudai import __version__

project = "Chabudai"
author = "The Chabudai team"
project_copyright = "The Chabudai authors"
version = release = __version__

extensions = ["myst_parser"]
root_doc = "docs/site/index"
include_patterns = ["*.md", "docs/**.md", "bench/README.md"]
exclude_patterns = ["build", ".venv*"]
suppress_warnings = ["toc.not_included"]  # pages that others lead to; tests/test_documents.py looks after the rest

myst_heading_anchors = 4
myst_links_external_new_tab = True
nitpicky = True

html_theme = "furo"
html_title = f"Chabudai {version}"
html_copy_source = False
html_show_sourcelink = False
