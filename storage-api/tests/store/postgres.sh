#!/usr/bin/env bash
# Finds the programs of PostgreSQL for the tests, or installs Debian's, and prints the folder they are in.
#   postgres.sh         says what it does
#   postgres.sh --path  prints the folder alone; fails when there is none
set -euo pipefail

say() { printf 'postgres: %s\n' "$*" >&2; }

find_programs() {
  local folder
  for folder in "${POSTGRES_BIN:-}" /usr/lib/postgresql/*/bin "$(dirname "$(command -v initdb || true)")"; do
    [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ] && [ -x "$folder/createdb" ] && printf '%s\n' "$folder" && return
  done
  return 1
}

install_debian() {
  command -v apt-get >/dev/null || return 1
  local as_root=() log
  [ "$(id -u)" = 0 ] || as_root=(sudo -n)
  say "installing Debian's postgresql"
  # Only the programs are wanted: without this the package makes a database of its own and starts it.
  local settings=/etc/postgresql-common/createcluster.conf
  log=$("${as_root[@]}" apt-get update 2>&1 &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql-common 2>&1 &&
    "${as_root[@]}" sed -i 's/^#\?create_main_cluster .*/create_main_cluster = false/' "$settings" 2>&1 &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql 2>&1) ||
    { printf '%s\n' "$log" >&2; return 1; }
}

if [ "${1:-}" = --path ]; then
  find_programs || { say "no PostgreSQL found; run make test once, or set POSTGRES_BIN to the folder of initdb"; exit 1; }
elif path=$(find_programs); then
  say "using $path"
elif install_debian && path=$(find_programs); then
  say "using $path"
else
  say "no PostgreSQL found and Debian's could not be installed; install it and set POSTGRES_BIN to the folder of initdb"
  exit 1
fi
