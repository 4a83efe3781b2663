"""The commands of `chabudai`, one file each; `cli` puts them together.

`voice` is how they speak (language, console, errors), `inputs` how they read files, options and numbers,
`streams` what any machine can show.
"""
