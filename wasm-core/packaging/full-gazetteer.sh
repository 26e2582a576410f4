#!/usr/bin/env bash
# Packs GeoNames' whole dump into pkg/gazetteer-more.bin, for operators: usage: full-gazetteer.sh allCountries.zip
# It stays until the package is built anew for another reason.
set -euo pipefail
dump=${1:-}
case $dump in
  "") echo "gazetteer: name the dump: make gazetteer GEONAMES=allCountries.zip (from geonames.org, CC BY 4.0)" >&2; exit 2 ;;
  /*) ;;
  *) dump=$PWD/$dump ;;
esac
[ -r "$dump" ] || { echo "gazetteer: cannot read $dump" >&2; exit 2; }
cd "$(dirname "$0")/.."
next=$(mktemp pkg/gazetteer-XXXXXX)
trap 'rm -f "$next"' EXIT
lines() { case $dump in *.zip) unzip -p "$dump" allCountries.txt ;; *) cat "$dump" ;; esac; }
lines | node packaging/gazetteer.mjs full | cargo run --quiet --release --package packaging -- gazetteer "$next"
# A temporary file is for its owner alone; this one is served.
chmod 644 "$next"
mv "$next" pkg/gazetteer-more.bin
trap - EXIT
echo "gazetteer: pkg/gazetteer-more.bin has $(wc -c <pkg/gazetteer-more.bin) bytes"
