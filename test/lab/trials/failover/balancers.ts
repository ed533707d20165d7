import { freePort } from '../../../../src/embedded-postgres/free-port.ts';
import type { Program } from '../support/processes.ts';
import type { Node } from './node.ts';
import type { Place } from './place.ts';

/** A program with an address. */
export interface Listening {
  readonly port: number;
  readonly program: Program;
}

/** Starts HAProxy, which routes to the leader. */
export async function startBalancer(place: Place, nodes: readonly Node[]): Promise<Listening> {
  const port = await freePort('127.0.0.1');
  const settings = `
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m

listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`;
  const file = place.write('haproxy.cfg', settings);
  return { port, program: place.run('haproxy', place.programs.haproxy, ['-db', '-f', file]) };
}

/** Starts PgBouncer in transaction mode before the database at a port. */
export async function startPooler(place: Place, database: number, role: string): Promise<Listening> {
  const port = await freePort('127.0.0.1');
  const users = place.write('users.txt', `"${role}" "unused"\n`);
  const settings = `[databases]
carcassonne = host=127.0.0.1 port=${database} dbname=carcassonne
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 8
query_timeout = 9
server_check_delay = 5
`;
  const file = place.write('pgbouncer.ini', settings);
  return { port, program: place.run('pgbouncer', place.programs.pgbouncer, [file]) };
}
