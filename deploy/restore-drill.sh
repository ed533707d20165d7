#!/bin/sh
# Restores the newest backup below a folder into a database of its own, replays every game, and throws that database away.
# Ends with a status other than 0 when anything is wrong: deploy/restore-drill.sh /var/backups/carcassonne
set -eu
backups=$(cd "$1" && pwd)
newest=$(find "$backups" -mindepth 1 -maxdepth 1 -type d | sort | tail -n 1)
[ -n "$newest" ] || { echo "There is no backup in $backups." >&2; exit 1; }
cd "$(dirname "$0")/.."
DATA_DIR=$(mktemp -d)
trap 'rm -rf "$DATA_DIR"' EXIT
chmod 711 "$DATA_DIR" # PostgreSQL refuses to be root, and has to get in
export DATA_DIR
unset DATABASE_URL
echo "Restoring $newest"
node src/commands/run.mjs restore "$newest"
node src/commands/run.mjs verify-log
