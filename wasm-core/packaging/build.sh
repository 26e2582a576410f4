#!/usr/bin/env bash
# Builds the npm package of the core into wasm-core/pkg: compile, generate the JavaScript forms, optimise, add the
# hand-written TypeScript face. Work whose inputs are the same as last time is skipped.
#
#   build.sh                     the whole package
#   build.sh places gazetteer    only these parts, into the package that is there; the next whole build makes them again
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf 'wasm package: %s\n' "$*"; }

target_dir=${CARGO_TARGET_DIR:-../target}/wasm
parts=(product clustering covers places plan quests themes)
all=yes
packs_gazetteer=yes
if [ $# -gt 0 ]; then
  all=''
  packs_gazetteer=''
  parts=()
  for part in "$@"; do if [ "$part" = gazetteer ]; then packs_gazetteer=yes; else parts+=("$part"); fi; done
fi
# Loops are worth their bytes: the searches of plans take up to four times as long when they are made small. Those of
# clustering are in a crate of their own, which always has level 3; of the core it has nothing but the boundary.
optimisation() { case $1 in plan | places) echo 3 ;; *) echo s ;; esac; }
# A level as TOML has it: a number as it is, a letter as a text.
quoted() { case $1 in s) echo '"s"' ;; *) echo "$1" ;; esac; }
# What a panic says of its place would else name folders of whoever builds the package.
flags=$(printf '%s\037' -Ctarget-feature=+simd128)--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo
compiled=$target_dir/parts
mkdir -p "$compiled"
for part in ${parts[@]+"${parts[@]}"}; do
  say "compiling $part"
  # As a `cdylib` alone: with the `rlib` beside it the compiler would make code of everything that is public, used or not,
  # and Cargo would leave out the link-time optimisation.
  CARGO_ENCODED_RUSTFLAGS=$flags packaging/toolchain.sh rustc --quiet --package wasm-core --lib --crate-type cdylib \
    --features "wasm-$part" --profile wasm --config "profile.wasm.package.wasm-core.opt-level=$(quoted "$(optimisation "$part")")" \
    --target-dir "$target_dir"
  cp "$target_dir/wasm32-unknown-unknown/wasm/wasm_core.wasm" "$compiled/$part.wasm"
done

# Linux has the first of these, macOS the second.
sha256() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

inputs=("$compiled"/*.wasm package-lock.json README.md tsconfig.json packaging/build.sh packaging/gazetteer.mjs packaging/gazetteer/* data/places/* packaging/package.json packaging/finish.mjs packaging/clustering/* packaging/src/* src/places/pack.rs)
while IFS= read -r file; do inputs+=("$file"); done < <(find js -type f | sort)
inputs+=(src/domain/theme/themes.txt)
stamp=$(sha256 "${inputs[@]}" | sha256)
if [ -n "$all" ] && [ "$(cat pkg/.stamp 2>/dev/null)" = "$stamp" ]; then
  say "pkg is up to date"
  exit 0
fi

# Everything is made beside the old package and swapped in at the end, so that a failed build leaves no half package.
next=pkg.next
rm -rf "$next"
for part in ${parts[@]+"${parts[@]}"}; do
  say "generating the JavaScript forms of $part, and optimising it"
  cargo run --quiet --profile packaging --package packaging -- forms "$part" "$compiled/$part.wasm" "$next/core/$part"
  wasm=$next/core/$part/${part}_bg.wasm
  # A function called once stays one: put into its caller it is no smaller, and repeats less that brotli could find.
  node_modules/.bin/wasm-opt "$wasm" -o "$wasm" "-O$(optimisation "$part")" --converge --one-caller-inline-max-function-size 30 --enable-simd --enable-bulk-memory \
    --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals --enable-reference-types --enable-multivalue
done

pack_gazetteer() {
  say "packing the gazetteer"
  node packaging/gazetteer.mjs towns | cargo run --quiet --profile packaging --package packaging -- gazetteer "$1/gazetteer.bin"
  node packaging/gazetteer.mjs more | cargo run --quiet --profile packaging --package packaging -- gazetteer "$1/gazetteer-more.bin"
}

if [ -z "$all" ]; then
  mkdir -p "$next" pkg/core
  rm -f pkg/.stamp
  if [ -n "$packs_gazetteer" ]; then pack_gazetteer "$next" && mv "$next"/gazetteer*.bin pkg/; fi
  for part in ${parts[@]+"${parts[@]}"}; do rm -rf "pkg/core/$part" && mv "$next/core/$part" pkg/core/; done
  rm -rf "$next"
  say "pkg has ${*}"
  exit 0
fi

say "compiling the TypeScript face"
# The face is typed against the declarations just generated, which tsconfig's `rootDirs` finds in pkg.
rm -f pkg/.stamp
for part in "${parts[@]}"; do
  mkdir -p "pkg/core/$part"
  cp "$next/core/$part"/*.d.ts "pkg/core/$part/"
done
# They name the record types, whose source holds nothing but types.
cp js/records.ts pkg/records.d.ts
node_modules/.bin/tsc --project tsconfig.json --outDir "$next"

pack_gazetteer "$next"

say "making the entries with the module inside, and @yonder/clustering"
cp packaging/package.json src/domain/theme/themes.txt README.md ../LICENSE-MIT ../LICENSE-APACHE "$next"
node packaging/finish.mjs "$next" pkg-clustering.next
echo "$stamp" >"$next/.stamp"
rm -rf pkg pkg-clustering
mv "$next" pkg
mv pkg-clustering.next pkg-clustering
say "pkg is ready"
