#!/usr/bin/env bash
# Makes sure that some Rust on this machine can compile for WebAssembly, then runs the given cargo command with it:
#   toolchain.sh build -p wasm-core --features wasm ...
# In this order: the Rust in use already has the standard library for wasm32; rustup can add it; Debian's packages
# bring a compiler with the library's source, which cargo then builds as part of the project (-Zbuild-std).
set -euo pipefail

target=wasm32-unknown-unknown
# rustup does not give up by itself where its server cannot be reached.
rustup_limit_s=120
debian_rustc=/usr/bin/rustc
debian_cargo=/usr/bin/cargo

say() { printf 'wasm toolchain: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# The output of a command matters only when it fails.
quietly() {
  local output
  output=$("$@" 2>&1) || { printf '%s\n' "$output" >&2; return 1; }
}

has_std() { # rustc
  local libdir
  libdir=$("$1" --print target-libdir --target "$target" 2>/dev/null) || return 1
  compgen -G "$libdir/libstd-*.rlib" >/dev/null
}

has_debian() { [ -x "$debian_rustc" ] && [ -x "$debian_cargo" ] && [ -d "$("$debian_rustc" --print sysroot)/lib/rustlib/src/rust/library" ]; }

install_debian() {
  command -v apt-get >/dev/null || return 1
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo -n)
  say "installing Debian's rustc-web, cargo-web, rust-web-src and lld"
  quietly "${as_root[@]}" apt-get update &&
    quietly "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends rustc-web cargo-web rust-web-src lld
}

# macOS has no `timeout`; there rustup has to give up by itself.
bounded() { if command -v timeout >/dev/null; then timeout "$rustup_limit_s" "$@"; else "$@"; fi; }

add_with_rustup() {
  command -v rustup >/dev/null || return 1
  say "adding the $target standard library with rustup (at most $rustup_limit_s s)"
  RUST_BACKTRACE=0 bounded rustup target add "$target" >&2
}

linker() {
  local candidate
  for candidate in "$(rustc --print sysroot 2>/dev/null)/lib/rustlib/$(rustc -vV 2>/dev/null | sed -n 's/^host: //p')/bin/rust-lld" wasm-ld wasm-ld-22 wasm-ld-19 wasm-ld-16 wasm-ld-14; do
    command -v "$candidate" && return
  done
  return 1
}

cargo_with_own_std() {
  cargo "$1" --target "$target" "${@:2}"
}

cargo_building_std() {
  local found
  found=$(linker) || fail "no WebAssembly linker (rust-lld or wasm-ld) found; install lld"
  env -u RUSTUP_TOOLCHAIN RUSTC_BOOTSTRAP=1 RUSTC="$debian_rustc" CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$found" \
    "$debian_cargo" "$1" -Zbuild-std=std,panic_abort --target "$target" "${@:2}"
}

command -v cargo >/dev/null || fail "cargo is not installed; get Rust from https://rustup.rs"

if has_std rustc; then cargo_with_own_std "$@"
elif has_debian; then cargo_building_std "$@"
elif add_with_rustup && has_std rustc; then cargo_with_own_std "$@"
elif install_debian && has_debian; then cargo_building_std "$@"
else fail "this Rust has no $target standard library, rustup could not add it, and Debian's rustc-web could not be installed"
fi
