#!/bin/sh
# Pins everything pyproject.toml asks for, with hashes, for every supported Python on Linux and macOS.
# Already pinned versions are kept unless they no longer fit; `make lock ARGS=--upgrade` takes the newest.
set -eu
cd "$(dirname "$0")/.."
uv=.venv/bin/uv  # set-up brings it, where it is to be had
if [ ! -x $uv ]; then
    echo "chabudai: locking needs uv, and there is none for this machine at PyPI or in reach." >&2
    exit 1
fi

# --no-emit-index-url and friends are uv's defaults: no host of this machine gets into the files.
pin() {
    group=$1
    file=$2
    shift 2
    $uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --custom-compile-command "make lock" --output-file "$file" --group "$group" "$@"
}
pin dev requirements.lock pyproject.toml "$@"
pin bench bench/requirements.lock pyproject.toml "$@"
pin ray tests/ray/requirements.lock pyproject.toml "$@"
pin docs docs/site/requirements.lock "$@"  # without what the project itself needs: pages are built, not run
pin installer tools/uv.lock "$@"
