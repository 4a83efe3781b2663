#!/bin/sh
# Makes a virtual environment from a lock file and installs this package into it, unless it is already so.
# Usage: tools/setup.sh FOLDER LOCKFILE        (PYTHON=... chooses the interpreter)
set -eu
cd "$(dirname "$0")/.."
folder=$1
lock=$2
log=build/setup$folder.log
mkdir -p build

stop() {
    echo "chabudai: $*" >&2
    exit 1
}

# Two facts are remembered: which lock file filled the environment, and which pyproject.toml the package in it
# was installed from. The package is installed in place, so edits of the sources need neither again.
version_of() { "$1" -c 'import sys; print(sys.version_info[:2])' 2>/dev/null; }
filled="$(pwd) $(cksum <"$lock")"
placed="$(cksum <pyproject.toml)"
is_filled() {
    [ "$(cat "$folder/.filled-from" 2>/dev/null)" = "$filled" ] && "$folder/bin/python" -c '' 2>/dev/null &&
        { [ -z "${PYTHON:-}" ] || [ "$(version_of "$PYTHON")" = "$(version_of "$folder/bin/python")" ]; }
}

# Runs a command silently; on failure shows the end of what it said.
quietly() {
    "$@" >"$log" 2>&1 || {
        tail -n 30 "$log" >&2
        stop "$folder could not be made from $lock; the reason is above."
    }
    rm -f "$log"
}
pip_install() { "$folder/bin/python" -m pip install --disable-pip-version-check --no-input --no-compile "$@"; }

# uv does in three seconds what takes pip half a minute. Where it is not to be had, or does not reach what pip reaches
# (it does not read pip's settings), pip does it.
fill() {
    pip_install --require-hashes -r tools/uv.lock &&
        UV_CACHE_DIR="$folder/.cache" "$folder/bin/uv" pip install --python "$folder/bin/python" --require-hashes -r "$lock" &&
        rm -rf "$folder/.cache" && return
    rm -rf "$folder/.cache"
    # Bytecode of all packages would take as long again, and most of them are never imported: Python makes what it needs.
    pip_install -r "$lock"
}

place_package() {
    [ "$(cat "$folder/.placed-from" 2>/dev/null)" = "$placed" ] && return
    quietly pip_install --no-deps --no-build-isolation -e .
    echo "$placed" >"$folder/.placed-from"
}

if is_filled; then
    place_package
    exit 0
fi

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
can_make_venv() { "$1" -c 'import venv, ensurepip' 2>/dev/null; }

# How long an interpreter takes for some ordinary work: microseconds, the best of a few times.
speed_of() {
    "$1" -c '
import time
def work():
    start = time.process_time()
    facts = {number & 1023: (number, str(number)) for number in range(40000)}
    "".join([text for _, text in sorted(facts.values(), key=lambda fact: -fact[0])])
    return time.process_time() - start
print(int(1e6 * min(work() for _ in range(7))))' 2>/dev/null || echo 999999999
}

# Sets `python` to an interpreter that can do the work: the quickest, since one that was built with optimization, as
# those of distributions are, is a tenth quicker than the same one built without; among equals the newest. A name on
# PATH may be a shim that does not run, so each is tried. Fails with `lacking` set to a sentence.
find_python() {
    python=
    best=
    lacking="Python 3.11 or newer is needed and none was found"
    for name in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3 python /usr/bin/python3}; do
        new_enough "$name" || continue
        if can_make_venv "$name"; then
            [ -z "${PYTHON:-}" ] || { python=$name && return 0; }
            takes=$(speed_of "$name")
            if [ -z "$python" ] || [ $((takes * 100)) -lt $((best * 95)) ]; then
                python=$name
                best=$takes
            fi
            continue
        fi
        lacking="$name has no venv or ensurepip module (Debian and Ubuntu: apt-get install python3-venv)"
    done
    [ -z "$python" ] || return 0
    if [ -n "${PYTHON:-}" ] && ! new_enough "$PYTHON"; then
        lacking="PYTHON=$PYTHON is not a Python of version 3.11 or newer"
    fi
    return 1
}

if ! find_python; then
    # An interpreter that was asked for by name is the caller's business: nothing is installed in its stead.
    if [ -z "${PYTHON:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "chabudai: $lacking; installing python3-venv with apt-get" >&2
        quietly apt-get update
        quietly env DEBIAN_FRONTEND=noninteractive apt-get install -y python3-venv
        find_python || stop "$lacking."
    else
        stop "$lacking."
    fi
fi

echo "chabudai: preparing $folder with $("$python" --version) (once; some seconds)" >&2
rm -rf "$folder"
quietly "$python" -m venv "$folder"
quietly fill
echo "$filled" >"$folder/.filled-from"
place_package
