#!/usr/bin/env bash
# Finds the programs of PostgreSQL for the tests, or installs Debian's, and prints the folder they are in.
#   postgres.sh         says what it does
#   postgres.sh --path  prints the folder alone; fails when there is none
set -euo pipefail
. "$(dirname "$0")/../../../.ci/debian.sh"

say() { printf 'postgres: %s\n' "$*" >&2; }

find_programs() {
  local folder
  for folder in "${POSTGRES_BIN:-}" /usr/lib/postgresql/*/bin "$(dirname "$(command -v initdb || true)")"; do
    [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ] && [ -x "$folder/createdb" ] && printf '%s\n' "$folder" && return
  done
  return 1
}

install_debian() {
  say "installing Debian's postgresql"
  install_packages postgresql-common || return 1
  # Only the programs are wanted: without this the package makes a database of its own and starts it.
  as_root sed -i 's/^#\?create_main_cluster .*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf || return 1
  install_packages postgresql
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
