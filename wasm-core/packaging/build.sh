#!/usr/bin/env bash
# Builds the npm package of the core into wasm-core/pkg: compile, generate the JavaScript forms, optimise, add the
# hand-written TypeScript face. Work whose inputs are the same as last time is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf 'wasm package: %s\n' "$*"; }

export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS='-Ctarget-feature=+simd128'
target_dir=${CARGO_TARGET_DIR:-../target}/wasm
compiled=$target_dir/wasm32-unknown-unknown/wasm/wasm_core.wasm
say "compiling the core"
packaging/toolchain.sh build --quiet --package wasm-core --features wasm --profile wasm --target-dir "$target_dir"

# Linux has the first of these, macOS the second.
sha256() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

inputs=("$compiled" package-lock.json README.md tsconfig.json packaging/build.sh packaging/gazetteer.mjs packaging/package.json packaging/src/* src/places/pack.rs)
while IFS= read -r file; do inputs+=("$file"); done < <(find js -type f | sort)
stamp=$(sha256 "${inputs[@]}" | sha256)
if [ "$(cat pkg/.stamp 2>/dev/null)" = "$stamp" ]; then
  say "pkg is up to date"
  exit 0
fi

# Everything is made beside the old package and swapped in at the end, so that a failed build leaves no half package.
say "generating the JavaScript forms"
next=pkg.next
rm -rf "$next"
cargo run --quiet --package packaging -- forms "$compiled" "$next/core"

say "optimising the WebAssembly"
node_modules/.bin/wasm-opt "$next/core/core_bg.wasm" -o "$next/core/core_bg.wasm" -O3 --enable-simd --enable-bulk-memory \
  --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals --enable-reference-types --enable-multivalue

say "compiling the TypeScript face"
# The face is typed against the declarations just generated, which package.json's `imports` finds in pkg.
mkdir -p pkg/core
cp "$next"/core/*.d.ts pkg/core/
# They name the record types, whose source holds nothing but types.
cp js/records.ts pkg/records.d.ts
node_modules/.bin/tsc --project tsconfig.json --outDir "$next"

say "packing the gazetteer"
node packaging/gazetteer.mjs | cargo run --quiet --package packaging -- gazetteer "$next/gazetteer.bin"

cp packaging/package.json README.md ../LICENSE-MIT ../LICENSE-APACHE "$next"
echo "$stamp" >"$next/.stamp"
rm -rf pkg
mv "$next" pkg
say "pkg is ready ($(wc -c <pkg/core/core_bg.wasm | tr -d " ") bytes of WebAssembly)"
