# Sourced by scripts that install what tests need from Debian; `say` is theirs.

# Runs a command as root, or not at all: nobody is asked for a password.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Installs packages; what is said on the way is shown only when it fails.
install_packages() {
  command -v apt-get >/dev/null || return 1
  local log
  log=$(as_root apt-get update 2>&1 &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" 2>&1) ||
    { printf '%s\n' "$log" >&2; return 1; }
}
