#!/usr/bin/env bash
# Finds a Chromium for the browser tests, or installs Debian's, and prints its path. Nothing is downloaded from anywhere else.
#   browser.sh         says what it does
#   browser.sh --path  prints the path alone; fails when there is none
set -euo pipefail
. "$(dirname "$0")/../../.ci/debian.sh"

say() { printf 'browser: %s\n' "$*" >&2; }

find_browser() {
  local candidate
  # Chromium's headless shell would need a quarter less processor time, but has no camera, which the scanner's tests need.
  for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Chromium.app/Contents/MacOS/Chromium" "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    [ -n "$candidate" ] && command -v "$candidate" && return
  done
  return 1
}

install_debian() {
  say "installing Debian's chromium"
  install_packages chromium fonts-noto-core libegl1 libegl-mesa0 libgl1-mesa-dri
}

if [ "${1:-}" = --path ]; then
  find_browser || { say "no Chromium found; run make test once, or set CHROMIUM to its path"; exit 1; }
elif path=$(find_browser); then
  say "using $path"
elif install_debian && path=$(find_browser); then
  say "using $path"
else
  say "no Chromium found and Debian's could not be installed; install one and set CHROMIUM to its path"
  exit 1
fi
