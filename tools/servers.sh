#!/bin/sh
# The tests of the table use a real browser, a real PostgreSQL and a real nginx. Where they are missing and can be installed, they are;
# otherwise those tests are skipped and say why.
set -u
has() { PATH="$PATH:/usr/sbin" command -v "$1" >/dev/null 2>&1; }
install() { DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1; }

missing=""
has chromium-headless-shell || missing="$missing chromium-headless-shell"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql"
has nginx || missing="$missing nginx-light"
has sqlite3 || missing="$missing sqlite3"
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "chabudai: installing$missing for the tests of the table" >&2
    timeout 120 apt-get update -qq >/dev/null 2>&1
    # shellcheck disable=SC2086
    install $missing && exit 0
    for package in $missing; do install "$package"; done  # what one system has not must not keep back the others
    # Not every system has the shell; the whole browser does the same, at five times the cost.
    has chromium-headless-shell || has chromium || install chromium
fi
has chromium-headless-shell || has chromium || echo "chabudai: without Chromium the tests in a browser are skipped" >&2
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || echo "chabudai: without PostgreSQL its tests are skipped" >&2
has nginx || echo "chabudai: without nginx its tests are skipped" >&2
exit 0
