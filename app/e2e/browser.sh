#!/usr/bin/env bash
# Finds a Chromium for the browser tests, or installs Debian's, and prints its path. Nothing is downloaded from anywhere else.
#   browser.sh          says what it does
#   browser.sh --path   prints the path alone; fails when there is none
#   browser.sh --shell  prints the path of Chromium's headless shell, which draws and runs pages alike with two thirds of the
#                       processor time but has no camera; of the whole browser where there is no shell
set -euo pipefail
. "$(dirname "$0")/../../.ci/debian.sh"

say() { printf 'browser: %s\n' "$*" >&2; }

find_browser() {
  local candidate
  for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Chromium.app/Contents/MacOS/Chromium" "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    [ -n "$candidate" ] && command -v "$candidate" && return
  done
  return 1
}

# A browser that somebody chose runs all tests.
find_shell() { [ -z "${CHROMIUM:-}" ] && command -v chromium-headless-shell; }

install_debian() {
  say "installing Debian's chromium"
  install_packages chromium fonts-noto-core libegl1 libegl-mesa0 libgl1-mesa-dri
}

none() {
  say "no Chromium found${1:-}"
  exit 1
}

case "${1:-}" in
--path) find_browser || none "; run make test once, or set CHROMIUM to its path" ;;
--shell) find_shell || find_browser || none "; run make test once, or set CHROMIUM to its path" ;;
*)
  path=$(find_browser) || { install_debian && path=$(find_browser); } ||
    none " and Debian's could not be installed; install one and set CHROMIUM to its path"
  # It belongs to Debian's browser, and is of the same version.
  if [ -z "${CHROMIUM:-}" ] && [ "$path" = /usr/bin/chromium ] && ! find_shell >/dev/null; then
    say "installing Debian's chromium-headless-shell"
    install_packages chromium-headless-shell || say "it could not be installed: the tests take half as long again"
  fi
  say "using $path and $(find_shell || printf 'no headless shell')"
  ;;
esac
