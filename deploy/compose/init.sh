#!/bin/sh
# Run by Patroni once, with the address of the new database: the role that migrates, and the one of the service, which
# owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v service="$SERVICE_PASSWORD" "$1" <<'SQL'
CREATE ROLE carcassonne_owner LOGIN PASSWORD :'owner';
CREATE ROLE carcassonne LOGIN PASSWORD :'service';
-- Behind a pooler the service cannot set these for its sessions.
ALTER ROLE carcassonne SET statement_timeout = '8s';
ALTER ROLE carcassonne SET idle_in_transaction_session_timeout = '15s';
CREATE DATABASE carcassonne OWNER carcassonne_owner;
SQL
