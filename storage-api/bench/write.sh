#!/usr/bin/env bash
# Durable writes a second, with authentication, rules and validation on: one person's document, changed over 1 and 64
# connections for ten seconds each. Needs wrk and curl.
#
#   storage-api/bench/write.sh [program]
set -euo pipefail
program=${1:-"$(dirname "$0")/../../target/release/storage-api"}
folder=$(mktemp -d)
export YONDER_WRITES_PER_MINUTE=1000000000 YONDER_DOCUMENTS_PER_PERSON=1000000000 YONDER_MEBIBYTES_PER_PERSON=1000000
"$program" serve --listen 127.0.0.1:0 --data "$folder/data" --site /nonexistent >"$folder/address" 2>"$folder/log" &
server=$!
trap 'kill "$server" && wait "$server" || true; rm -rf "$folder"' EXIT
until grep -q http "$folder/address"; do kill -0 "$server"; done
address=$(cat "$folder/address")

form='{"data":{"email":"a@example.com","password":"correct horse battery","name":"A","user_name":"a_writer"}}'
signed_up=$(curl -sf -H 'content-type: application/json' -d "$form" "$address/functions/signUp")
field() { sed -E "s/.*\"$1\":\"([^\"]*)\".*/\1/" <<<"$signed_up"; }
cat >"$folder/patch.lua" <<LUA
wrk.method = "PATCH"
wrk.path = "/v1/users/$(field uid)"
wrk.headers["authorization"] = "Bearer $(field idToken)"
wrk.headers["content-type"] = "application/json"
local n = 0
request = function()
  n = n + 1
  return wrk.format(nil, nil, nil, '{"count":' .. n .. '}')
end
LUA
for connections in 1 64; do
  echo "== $connections connections"
  wrk --threads 1 --connections "$connections" --duration 10s --latency --script "$folder/patch.lua" "$address" |
    grep -E 'Requests/sec|50%|99%|Non-2xx'
done
