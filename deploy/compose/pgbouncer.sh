#!/bin/sh
# PgBouncer in transaction mode before the PostgreSQL that leads.
set -eu
umask 077
printf '"carcassonne" "%s"\n' "$SERVICE_PASSWORD" > /tmp/users.txt
cat > /tmp/pgbouncer.ini <<'INI'
[databases]
carcassonne = host=haproxy port=5000 dbname=carcassonne
[pgbouncer]
listen_addr = *
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 8
query_timeout = 9
INI
exec pgbouncer /tmp/pgbouncer.ini
