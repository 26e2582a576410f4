# Sourced by scripts that run test suites: `suite` runs one, `summary` prints what each took and fails if any failed.

# Lints and tests name the same packages, features and profile, and the dependencies of tests add no feature to those of
# the server: so Cargo builds each dependency once, for the release and for them.
rust=(--release --config .ci/tests.toml --package wasm-core --package storage-api --package storage-api-testing
  --features wasm-core/schema,storage-api/conformance)

# Clustering alone, with its own features, which nothing else of the workspace may get by it.
clustering=(--release --config .ci/tests.toml --package yonder-clustering)

# What the tests of Rust leave at target/release/storage-api is a server of their own. Cargo would take minutes to build the
# real one anew, because a library that is also a `cdylib` has one file for all profiles; so it is kept aside meanwhile.
server=target/release/storage-api
keep_server() { cp "$server" target/storage-api-kept; }
restore_server() { rm -f "$server" && mv target/storage-api-kept "$server"; }

results=()
failed=0

suite() { # name, folder, command ...
  local began=$SECONDS result=passed
  printf '\n== %s\n' "$1"
  (cd "$2" && "${@:3}") || { result=FAILED failed=1; }
  results+=("$(printf '%-48s %-6s %3d:%02d' "$1" "$result" $(((SECONDS - began) / 60)) $(((SECONDS - began) % 60)))")
}

summary() {
  printf '\n'
  printf '%s\n' "${results[@]}"
  printf '%-55s %3d:%02d min\n' total $((SECONDS / 60)) $((SECONDS % 60))
  return "$failed"
}
