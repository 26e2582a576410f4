#!/usr/bin/env bash
# Generated requests for every operation of the OpenAPI document against the real server, signed out and signed in: no
# server error, no answer that the document does not declare. Needs Python 3; installs schemathesis into a folder of its own.
#   storage-api/bench/schemathesis.sh [MAX_EXAMPLES]
set -euo pipefail
cd "$(dirname "$0")/../.."
examples=${1:-50}
server=${YONDER_SERVER:-target/release/storage-api}
[ -x "$server" ] || cargo build --release --quiet --package storage-api

folder=$(mktemp -d)
cleanup() {
  [ -z "${pid:-}" ] || kill "$pid" 2>/dev/null || true
  rm -rf "$folder"
}
trap cleanup EXIT

st=$(command -v st || true)
if [ -z "$st" ]; then
  echo "schemathesis: installing it into target/schemathesis"
  [ -x target/schemathesis/bin/st ] || { python3 -m venv target/schemathesis && target/schemathesis/bin/pip install --quiet 'schemathesis==4.32.5'; }
  st=$PWD/target/schemathesis/bin/st
fi

echo '<!doctype html><title>Yonder</title>' >"$folder/index.html"
export YONDER_WRITES_PER_MINUTE=1000000000
"$server" --listen 127.0.0.1:0 --data "$folder/data" --site "$folder" --sign-ins-per-minute 1000000 \
  --sign-ups-per-minute 1000000 >"$folder/address" 2>"$folder/log" &
pid=$!
until [ -s "$folder/address" ]; do sleep 0.1; done
address=$(sed 's/localhost/127.0.0.1/' "$folder/address")

sign_up='{"data":{"email":"fuzz@example.com","password":"correct horse battery","name":"Fuzz","user_name":"fuzz"}}'
token=$(curl --silent --fail --header 'content-type: application/json' --data "$sign_up" "$address/functions/signUp" |
  sed 's/.*"idToken":"\([^"]*\)".*/\1/')

# A live stream does not end, so it is not asked for; the pages of the app are no part of the API.
# `positive_data_acceptance` and `negative_data_rejection` ask that the schema alone decides what is valid, which it cannot:
# limits depend on other records. `unsupported_method` and `allow_header_conformance` ask for 405 where nobody may use a verb on
# a collection; ours are 401, 403 or 404, as the rules say and the access matrix holds. Everything else is checked.
run() {
  echo "== $1"
  shift
  # It leaves a folder of its own where it is run.
  (cd "$folder" && "$st" run "$address/openapi.json" --url "$address" --exclude-path-regex '/live$' --checks all \
    --exclude-checks positive_data_acceptance,negative_data_rejection,unsupported_method,allow_header_conformance --max-examples "$examples" --continue-on-failure \
    --no-color --warnings off --generation-database none --request-timeout 20 "$@") ||
    { echo "schemathesis: the server's own words:"; grep -E 'ERROR|panicked' "$folder/log" | tail -20; return 1; }
}

failed=0
run 'signed out' || failed=1
# What ends the session would end the rest of the run.
run 'signed in' --header "Authorization: Bearer $token" --exclude-path /functions/signOut \
  --exclude-path /functions/signOutEverywhere --exclude-path /functions/deleteNow || failed=1
if grep -qE ' ERROR |panicked' "$folder/log"; then
  echo "schemathesis: the server logged errors:"
  grep -E ' ERROR |panicked' "$folder/log" | head -20
  failed=1
fi
exit "$failed"
