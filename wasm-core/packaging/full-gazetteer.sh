#!/usr/bin/env bash
# Packs GeoNames' whole dump into pkg/gazetteer-more.bin, for operators: usage: full-gazetteer.sh allCountries.zip [FILE]
# It stays until the package is built anew for another reason. FILE is written instead, if one is named.
set -euo pipefail
dump=${1:-}
case $dump in
  "") echo "gazetteer: name the dump: make gazetteer GEONAMES=allCountries.zip (from geonames.org, CC BY 4.0)" >&2; exit 2 ;;
  /*) ;;
  *) dump=$PWD/$dump ;;
esac
packed=${2:-pkg/gazetteer-more.bin}
case $packed in /*) ;; *) [ $# -lt 2 ] || packed=$PWD/$packed ;; esac
[ -r "$dump" ] || { echo "gazetteer: cannot read $dump" >&2; exit 2; }
cd "$(dirname "$0")/.."
next=$(mktemp pkg/gazetteer-XXXXXX)
trap 'rm -f "$next"' EXIT
lines() { case $dump in *.zip) unzip -p "$dump" allCountries.txt ;; *) cat "$dump" ;; esac; }
lines | node packaging/gazetteer.mjs full | cargo run --quiet --profile "${PROFILE:-release}" --package packaging -- gazetteer "$next"
# A temporary file is for its owner alone; this one is served.
chmod 644 "$next"
mv "$next" "$packed"
trap - EXIT
echo "gazetteer: $packed has $(wc -c <"$packed") bytes"
