import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../../../../src/embedded-postgres/free-port.ts';
import { openWay } from '../support/network.ts';
import { type Program, signalAll, treeOf } from '../support/processes.ts';
import type { Place } from './place.ts';

/** A machine of the cluster: PostgreSQL managed by Patroni. */
export interface Node {
  readonly name: string;
  /** Ports of PostgreSQL and Patroni's REST API, through connections that can be cut off. */
  readonly port: number;
  readonly restPort: number;
  start(): void;
  /** Kills PostgreSQL immediately. */
  killPostgres(): void;
  /** Kills everything on it immediately. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  cutOff(): void;
  heal(): void;
  close(): Promise<void>;
}

/** Prepares a node without starting it. */
export async function openNode(place: Place, name: string, etcdPort: number): Promise<Node> {
  const directPort = await freePort('127.0.0.1');
  const directRest = await freePort('127.0.0.1');
  const [postgres, rest, etcd] = [
    await openWay(() => directPort),
    await openWay(() => directRest),
    await openWay(() => etcdPort),
  ];
  const ways = [postgres, rest, etcd];
  const data = join(place.folderFor(name), 'data');
  const settings = settingsOf(place, name, data, {
    direct: directPort,
    directRest,
    postgres: postgres.port,
    rest: rest.port,
    etcd: etcd.port,
  });
  const file = place.write(`${name}.json`, JSON.stringify(settings));
  let patroni: Program | undefined;
  const all = () => [...(patroni ? treeOf(patroni.pid) : []), ...treeOf(postmasterOf(data))];
  const kill = async () => {
    signalAll(all(), 'SIGKILL');
    await patroni?.kill();
  };
  return {
    name,
    port: postgres.port,
    restPort: rest.port,
    start: () => {
      patroni = place.run(name, place.programs.patroni, [file]);
    },
    killPostgres: () => signalAll([postmasterOf(data)], 'SIGKILL'),
    kill,
    freeze: () => signalAll(all(), 'SIGSTOP'),
    thaw: () => signalAll(all(), 'SIGCONT'),
    cutOff: () => ways.forEach((way) => void way.cut()),
    heal: () => ways.forEach((way) => void way.heal()),
    close: async () => {
      await kill();
      for (const way of ways) way.close();
    },
  };
}

/** Returns the process that PostgreSQL's own note names; 0 if there is none. */
function postmasterOf(data: string): number {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** Settings of the whole cluster: a dead leader is replaced in about ten seconds, and nothing acknowledged is lost. */
const clusterSettings = {
  ttl: 10,
  loop_wait: 1,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  primary_start_timeout: 0,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      shared_buffers: '64MB',
      wal_keep_size: '64MB',
      wal_sender_timeout: '4s',
      wal_receiver_timeout: '4s',
      tcp_keepalives_idle: 2,
    },
  },
};

const accessRules = [
  'local all all trust',
  'host all all 127.0.0.1/32 trust',
  'host replication all 127.0.0.1/32 trust',
];

type Port = 'direct' | 'directRest' | 'postgres' | 'rest' | 'etcd';

function settingsOf(place: Place, name: string, data: string, ports: Readonly<Record<Port, number>>) {
  const login = (username: string) => ({ username, password: 'unused' });
  return {
    scope: 'carcassonne',
    name,
    restapi: { listen: `127.0.0.1:${ports.directRest}`, connect_address: `127.0.0.1:${ports.rest}` },
    // Otherwise it asks etcd for its address, and connects there directly.
    etcd3: { hosts: [`127.0.0.1:${ports.etcd}`], use_proxies: true },
    bootstrap: {
      dcs: clusterSettings,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.direct}`,
      connect_address: `127.0.0.1:${ports.postgres}`,
      data_dir: data,
      bin_dir: dirname(place.programs.initdb),
      // A node that diverged from the new leader and cannot be rewound is reinitialised.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      pgpass: join(place.folder, name, 'pgpass'),
      authentication: {
        superuser: login('postgres'),
        replication: login('replicator'),
        rewind: login('rewinder'),
      },
      parameters: { unix_socket_directories: join(place.folder, name) },
      pg_hba: accessRules,
    },
  };
}
