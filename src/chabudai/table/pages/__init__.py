"""The pages: lobby, table, replay and rules.  `PAGES` is what the server needs of them.

`voice` puts texts into HTML, `pieces` draws zones, `panels` what stands round them, `render` makes a table of it all;
`front` has what all pages share, `lobby`, `table` and `replay` the pages themselves.  They are complete without
scripts; `static/table.js` makes them live.
"""

from chabudai.table.pages.site import PAGES

__all__ = ["PAGES"]
