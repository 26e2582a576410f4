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

set -o pipefail
results=()
failures=()
flaky=
failed=0

# What a failed suite printed about what failed, in the words of Cargo, Node, Vitest, Biome, tsc and Playwright.
failing='panicked at|^error|^not ok|^test .*FAILED|^✖|^ *FAIL |^ *[0-9]+\) |error TS'

suite() { # name, folder, command ...
  local began=$SECONDS result=passed printed
  printed=$(mktemp)
  printf '\n== %s\n' "$1"
  if ! (cd "$2" && "${@:3}") 2>&1 | tee "$printed"; then
    result=FAILED failed=1
    failures+=("$1" "$(grep --extended-regexp --after-context 3 "$failing" "$printed" | cut -c1-240 | head -60)")
  fi
  flaky+=$(grep '^flaky: ' "$printed" || true)
  rm "$printed"
  results+=("$(printf '%-48s %-6s %3d:%02d' "$1" "$result" $(((SECONDS - began) / 60)) $(((SECONDS - began) % 60)))")
}

# Runs Cargo's tests. Some measure a server under load, and a busy machine can keep them from their deadline: what failed is
# named and run once more by itself, as the browser's tests are.
rust_tests() { # arguments of the test runner ...
  local printed names
  printed=$(mktemp)
  if cargo test --quiet "${rust[@]}" --no-fail-fast -- "$@" 2>&1 | tee "$printed"; then return; fi
  # The last list before a result has the names of what failed.
  names=$(awk '/^failures:$/ { list = "" } /^    / { list = list $1 "\n" } /^test result: FAILED/ { printf "%s", list; list = "" }' "$printed")
  # What is no name of a test is an example in the documentation, or did not compile.
  if [ -z "$names" ] || grep --quiet --invert-match --extended-regexp '^[a-z0-9_:]+$' <<<"$names"; then return 1; fi
  printf 'flaky: %s failed, and runs once more\n' $names
  cargo test --quiet "${rust[@]}" --no-fail-fast -- --exact $names
}

summary() {
  printf '\n'
  if ((failed)); then printf '%s\n' 'What failed:' "${failures[@]}" ''; fi
  printf '%s\n' "${results[@]}" ${flaky:+"$flaky"}
  printf '%-55s %3d:%02d min\n' total $((SECONDS / 60)) $((SECONDS % 60))
  return "$failed"
}
