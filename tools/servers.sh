#!/bin/sh
# The tests of the table use a real browser, a real PostgreSQL and a real nginx. Where they are missing and can be installed, they are;
# otherwise those tests are skipped and say why.
set -u
missing=""
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql"
PATH="$PATH:/usr/sbin" command -v nginx >/dev/null 2>&1 || missing="$missing nginx-light"
command -v sqlite3 >/dev/null 2>&1 || missing="$missing sqlite3"
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "chabudai: installing$missing for the tests of the table" >&2
    apt-get update -qq >/dev/null 2>&1
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null 2>&1 && exit 0
fi
echo "chabudai: without$missing some tests of the table are skipped" >&2
exit 0
