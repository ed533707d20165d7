#!/bin/sh
# A first game by curl: two players, a token for each, a table, every turn to the end, and its log.
#
#   examples/walk-through.sh [address of the service, by default $URL or http://localhost:3000]
#
# Needs curl (7.76 or newer), and node to read values from JSON.
set -eu
url=${1:-${URL:-http://localhost:3000}}

# Reads a value from a JSON answer: pick .options[0].handle
pick() { node -pe "x = JSON.parse(fs.readFileSync(0))$1; typeof x == 'object' ? JSON.stringify(x) : x"; }

new_key() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }
run=$(new_key | cut -c 1-6) # makes the names of this run its own

# send METHOD PATH TOKEN [BODY]: an answer's body. Any error is printed and ends the script. Thanks to the
# key, curl can repeat a request when the service is busy or the connection breaks: it takes effect once.
send() {
  curl --silent --show-error --fail-with-body --retry 3 --request "$1" "$url$2" \
    --header "authorization: Bearer $3" --header "idempotency-key: $(new_key)" \
    ${4:+--header 'content-type: application/json' --data "$4"}
}

# 1. Two players: an account, a log-in, and a token for programs. The token is shown only once.
new_player() {
  about='"email": "'$1-$run'@example.org", "password": "correct horse of '$1'"'
  send POST /v1/accounts '' '{'"$about"', "handle": "'$1-$run'"}' >/dev/null
  session=$(send POST /v1/sessions '' "{$about}" | pick .accessToken)
  send POST /v1/me/tokens "$session" '{"name": "walk", "scopes": ["games:read", "games:play"]}' | pick .token
}
anna=$(new_player anna)
bruno=$(new_player bruno)

# 2. Anna opens a table. A `scenario` sets the order of tiles: a short game, and always the same.
scenario='{"draws": ["base/U", "base/V", "base/K", "base/E", "base/A", "base/D"]}'
game=$(send POST /v1/games "$anna" '{"name": "By curl", "seatCount": 2, "scenario": '"$scenario"'}' | pick .id)
send POST "/v1/games/$game/seats" "$bruno" '{}' | pick .status # the table is full: running

# 3. Turns. The player whose turn it is reads the options and sends the handle of one: the first place for the tile,
#    with a meeple if that is allowed. If the board has changed in the meantime, an old handle does nothing.
choice='.options.map((option) => option.deployments?.[0] ?? option)[0].handle'
player=$anna other=$bruno
while [ "$(send GET "/v1/games/$game" "$player" | pick .status)" = running ]; do
  handle=$(send GET "/v1/games/$game/options" "$player" | pick "$choice")
  send POST "/v1/games/$game/moves" "$player" '{"type": "option", "id": "'"$handle"'"}' | pick .entry.sentence
  waiting=$player player=$other other=$waiting
done

# 4. Polling costs almost nothing: 304 and no body while nothing has changed.
etag=$(curl -sS -o /dev/null -D - "$url/v1/games/$game" -H "authorization: Bearer $anna" |
  tr -d '\r' | sed -n 's/^[Ee][Tt][Aa][Gg]: //p')
curl -sS -o /dev/null -w 'polled: %{http_code}\n' "$url/v1/games/$game" \
  -H "authorization: Bearer $anna" -H "if-none-match: $etag"

# 5. The log contains every decision, each entry sealed with the hash of the previous one.
send GET "/v1/games/$game/moves" "$anna" | pick '.items.map((entry) => entry.seq + ". " + entry.sentence).join("\n")'
send GET "/v1/games/$game/moves/verify" "$anna" | pick '.ok ? "the log is whole" : "the log is broken"'

# 6. The record is the whole game in one document. Anyone who replays it gets the same points.
send GET "/v1/games/$game" "$anna" | pick '.scores.join(" to ")'
record=$(send GET "/v1/games/$game/record" "$anna")
send POST /v1/records/replay "$anna" "$record" | pick '.scores.join(" to ") + " when replayed"'
