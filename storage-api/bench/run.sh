#!/usr/bin/env bash
# Gets, queries and durable puts a second beside two peers in the same run: ours with accounts, rules and validation on; warp
# over sled with nothing between them; a thin Node server on PostgreSQL. Then live streams held and the time one change
# takes to reach all of them. Needs wrk, curl, Node and PostgreSQL, and a quiet machine: it prints the load.
#
#   storage-api/bench/run.sh [seconds per figure, 10] [live streams, 5000]
set -euo pipefail
ulimit -n "$(ulimit -Hn)"
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
seconds=${1:-10}
streams=${2:-5000}
folder=$(mktemp -d)
started=()
stop() {
  # PostgreSQL ends when its last client has, so nobody is waited for before all are told.
  [ ${#started[@]} = 0 ] || kill "${started[@]}" 2>/dev/null || true
  wait
  rm -rf "$folder"
}
trap stop EXIT
say() { printf '%s\n' "$*"; }
need() { command -v "$1" >/dev/null || { say "bench: $1 is not installed" >&2; exit 1; }; }
need wrk
need curl
need node

cargo build --quiet --release --package storage-api --manifest-path "$root/Cargo.toml"
cargo build --quiet --release --locked --manifest-path "$here/native/Cargo.toml"
(cd "$here/node" && npm ci --loglevel=error --no-audit --no-fund >/dev/null)
"$here/../tests/support/postgres.sh"
peers=$here/native/target/release
postgres=$("$here/../tests/support/postgres.sh" --path)

# Every peer speaks the same paths.
declare -A address
# Starts a peer that prints its address, and waits for it.
serve() { # name, command ...
  : >"$folder/$1.address"
  "${@:2}" >>"$folder/$1.address" 2>"$folder/$1.log" &
  started+=($!)
  until grep -q http "$folder/$1.address"; do
    kill -0 $! 2>/dev/null || { cat "$folder/$1.log" >&2; exit 1; }
    sleep 0.1
  done
  address[$1]=$(sed 's/localhost/127.0.0.1/' "$folder/$1.address")
}

as_nobody=()
if [ "$(id -u)" = 0 ]; then
  as_nobody=(setpriv --reuid 65534 --regid 65534 --clear-groups)
  chmod 711 "$folder"
fi
mkdir "$folder/postgres"
[ ${#as_nobody[@]} = 0 ] || chown 65534:65534 "$folder/postgres"
port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
"${as_nobody[@]}" "$postgres/initdb" --auth=trust --username=yonder --encoding=UTF8 --no-locale --pgdata "$folder/postgres/data" >/dev/null
"${as_nobody[@]}" "$postgres/postgres" -D "$folder/postgres/data" -k "$folder/postgres" -h 127.0.0.1 -p "$port" 2>"$folder/postgres/log" &
started+=($!)
until "$postgres/pg_isready" --quiet --host 127.0.0.1 --port "$port"; do sleep 0.1; done
database=postgres://yonder@127.0.0.1:$port/postgres

# One person of the load does the work of many.
export YONDER_WRITES_PER_MINUTE=1000000000 YONDER_DOCUMENTS_PER_PERSON=1000000000 YONDER_MEBIBYTES_PER_PERSON=1000000
serve ours "$root/target/release/storage-api" serve --listen 127.0.0.1:0 --data "$folder/ours" --site /nonexistent --max-streams 100000
serve bare "$peers/bare" "$folder/bare"
serve node node "$here/node/server.mjs" "$database"

form='{"data":{"email":"a@example.com","password":"correct horse battery","name":"A","user_name":"a_writer"}}'
signed_up=$(curl -sf -H 'content-type: application/json' -d "$form" "${address[ours]}/functions/signUp")
field() { sed -E "s/.*\"$1\":\"([^\"]*)\".*/\1/" <<<"$signed_up"; }
uid=$(field uid)
token=$(field idToken)

authorized=(-H "authorization: Bearer $token" -H 'content-type: application/json')
list() { # year
  printf '{"userId":"%s","createdByUsername":"a_writer","year":%s,"activities":[{"id":"a","title":"See the northern lights","done":false}]}' "$uid" "$1"
}
create() { # host, years ...
  local year
  for year in "${@:2}"; do curl -sf "${authorized[@]}" -d "$(list "$year")" -o /dev/null "${address[$1]}/v1/bucketLists"; done
}
ids() { curl -sf "${authorized[@]}" "${address[$1]}/v1/bucketLists?userId=$uid" | grep -oE '"id":"[0-9a-f-]{36}"' | cut -d'"' -f4; }
# Ids and years of the lists, as a script of wrk puts them again, each time with another title.
puts() { # host
  curl -sf "${authorized[@]}" "${address[$1]}/v1/bucketLists?userId=$uid" | node -e '
    const { documents } = JSON.parse(require("fs").readFileSync(0));
    const lists = documents.map(({ id, data }) => [id, JSON.stringify(data).replace("See the", "@")]);
    console.log(`local lists = { ${lists.map(([id, text]) => `{ "${id}", [==[${text}]==] }`).join(", ")} }`);
  '
  cat <<'LUA'
wrk.method = "PUT"
local n = 0
request = function()
  n = n + 1
  local list = lists[n % #lists + 1]
  return wrk.format(nil, "/v1/bucketLists/" .. list[1], nil, (list[2]:gsub("@", n .. " times the", 1)))
end
LUA
}

# Ticks of lists of 20 items through `editBucketItems`, each under a key of its own: only ours has such a call.
edits() { # years ...
  local year items
  items=$(printf '{"id":"item-%s","title":"See the northern lights","note":"From a place without lamps"},' {0..19})
  for year in "$@"; do
    curl -sf "${authorized[@]}" -d "{\"data\":{\"year\":$year,\"activities\":[${items%,}],\"idempotencyKey\":\"$year\"}}" "${address[ours]}/functions/upsertBucketList"
  done | grep -oE '"id":"[0-9a-f-]{36}"' | cut -d'"' -f4 | awk '{ ids = ids "\"" $0 "\", " } END { print "local lists = { " ids "}" }'
  cat <<'LUA'
wrk.method = "POST"
local n = 0
request = function()
  n = n + 1
  local call = '{"data":{"listId":"%s","idempotencyKey":"n%d","ops":[{"op":"set","id":"item-%d","fields":{"title":"%d times"}}]}}'
  return wrk.format(nil, "/functions/editBucketItems", nil, call:format(lists[n % #lists + 1], n, n % 20, n))
end
LUA
}

declare -A rate late
figure() { # host, name, wrk arguments ...
  local out
  out=$(wrk --threads 1 --connections 64 --duration "${seconds}s" --latency "${@:3}")
  ! grep -q Non-2xx <<<"$out" || { say "bench: $1 refuses $2" >&2; exit 1; }
  rate[$1 $2]=$(awk '/Requests\/sec/ { print int($2) }' <<<"$out")
  late[$1 $2]=$(awk '/99%/ { print $2 }' <<<"$out")
}

for host in ours bare node; do
  # A few lists to read, as one person has them; more to write, so that no write waits for the one before.
  create "$host" 2024 2025 2026
  id=$(ids "$host" | sed -n 1p)
  figure "$host" get "${authorized[@]}" "${address[$host]}/v1/bucketLists/$id"
  figure "$host" query "${authorized[@]}" "${address[$host]}/v1/bucketLists?userId=$uid"
  create "$host" {2027..2063}
  puts "$host" >"$folder/$host.lua"
  figure "$host" put "${authorized[@]}" --script "$folder/$host.lua" "${address[$host]}"
done
edits {2064..2099} >"$folder/edits.lua"
figure ours edit "${authorized[@]}" --script "$folder/edits.lua" "${address[ours]}"

say "$(date -u +%F), $(nproc) cores, load $(cut -d' ' -f1-3 /proc/loadavg); $("$postgres/postgres" --version), Node $(node --version)"
say
say '| Requests a second (p99) | Ours | warp and sled alone | Node and PostgreSQL | Ours to the first | to the second |'
say '| --- | --- | --- | --- | --- | --- |'
for name in get query put; do
  row="| $name"
  for host in ours bare node; do row+=" | ${rate[$host $name]} (${late[$host $name]})"; done
  say "$row$(awk -v a="${rate[ours $name]}" -v b="${rate[bare $name]}" -v c="${rate[node $name]}" 'BEGIN { printf " | %.0f %% | %.1f× |", 100 * a / b, a / c }')"
done
say "| tick in a list of 20 | ${rate[ours edit]} (${late[ours edit]}) | – | – | $(awk -v a="${rate[ours edit]}" -v b="${rate[ours put]}" 'BEGIN { printf "%.0f %% of our put", 100 * a / b }') | – |"
say
"$peers/live" "${address[ours]}" "$uid" "$token" "$streams"
