"""The pages: all HTML of the server.  They are complete without scripts; `static/script/` makes them live.

`site` names every address; each page has a file, and `shared` has what all of them share.  `draw` makes a table of
parts, `feed` knows which of them an open page still needs, `socket` sends them.
"""
