# PostgreSQL with Patroni, and what stands before it, from Debian's packages.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends patroni etcd-server haproxy pgbouncer postgresql python3-etcd python3-psycopg2 \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/15 \
  && mkdir -p /data && chown postgres:postgres /data
COPY patroni.yaml haproxy.cfg pgbouncer.sh init.sh /etc/carcassonne/
USER postgres
VOLUME /data
