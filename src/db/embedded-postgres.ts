import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, clusterFor, findCluster, makeCluster, readPassword } from './embedded/cluster.ts';
import { livingPostmaster, type Postmaster, spawnPostmaster, stopPostmaster } from './embedded/postmaster.ts';
import { findPrograms, type Programs } from './embedded/programs.ts';
import { DatabaseTrouble } from './embedded/trouble.ts';

export { DatabaseTrouble };

export interface EmbeddedOptions {
  /** The service's data folder; made when missing. */
  dataDir: string;
  /** False for tests: faster, and lost when the machine fails. */
  durable?: boolean;
  /** Where root keeps what the database's account couldn't reach elsewhere. */
  stateDir?: string;
  /** PostgreSQL's programs, if they were found already. */
  programs?: Programs;
  /** Told, in a sentence, what an administrator should know. */
  log?: (sentence: string) => void;
  /** Called once if the server goes away before `stop`. */
  onLost?: (error: Error) => void;
}

/** A running PostgreSQL that belongs to this process until `stop`. */
export interface EmbeddedPostgres {
  /** As the service's own role, which owns its database and is no superuser. */
  readonly url: string;
  /** As superuser, on the database `postgres`. */
  readonly adminUrl: string;
  /** The server had been left over by a service that died. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

/** What holds this (advisory) lock on the server is the living service of its data folder. */
const serviceLock = 72707370;
const role = 'carcassonne';
const patience = 30_000;

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed service left running. Throws a
 * DatabaseTrouble with a sentence when that can't be; also when another living service has the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, stateDir = '/var/lib/carcassonne-by-mail', log = () => {} } = options;
  const cluster = clusterFor(dataDir, stateDir, log);
  const programs = options.programs ?? (await findPrograms(cluster.account, stateDir));
  await makeCluster(cluster, programs, durable);
  const held = await hold(cluster, programs, join(dataDir, 'postgres.log'), durable);
  if (held.adopted)
    log(`Took over PostgreSQL (process ${held.server.pid}), left running by a service that died.`);
  await makeDatabase(held.lock, held.password);
  return belonging(cluster, held, options.onLost);
}

/**
 * The PostgreSQL of a data folder whose service is running, to look into beside it; undefined when none runs.
 * `stop` leaves it alone.
 */
export async function openRunning(
  dataDir: string,
): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const cluster = findCluster(dataDir);
  const server = cluster && livingPostmaster(cluster);
  if (!cluster || !server?.isReady) return undefined;
  return { url: address(role, readPassword(cluster), server.port, role), stop: async () => {} };
}

/** Has a service ever made its database in this data folder? */
export const hasDatabase = (dataDir: string): boolean => findCluster(dataDir) !== undefined;

interface Held {
  readonly server: Postmaster;
  readonly adopted: boolean;
  readonly password: string;
  /** The connection whose session holds the service's lock. */
  readonly lock: pg.Client;
}

/** Finds or starts the server and takes its lock; waits for servers that are just starting or stopping. */
async function hold(cluster: Cluster, programs: Programs, logFile: string, durable: boolean): Promise<Held> {
  const password = readPassword(cluster);
  for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
    const leftOver = livingPostmaster(cluster);
    const server = leftOver ?? (await spawnPostmaster(cluster, programs.postgres, logFile, durable));
    const lock = server && (await connect(server, password));
    if (!server || !lock) continue;
    if (await takeLock(lock, cluster)) return { server, adopted: leftOver !== undefined, password, lock };
  }
  const pid = livingPostmaster(cluster)?.pid;
  throw new DatabaseTrouble(
    `PostgreSQL in ${cluster.folder} does not answer (process ${pid ?? 'gone'}); its log is ${logFile}.`,
  );
}

const address = (user: string, password: string, port: number, database: string) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

/** A connection, or undefined while the server is starting or stopping. */
async function connect(server: Postmaster, password: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: address('postgres', password, server.port, 'postgres'),
    application_name: `carcassonne service ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {}); // a broken connection also shows as a failed query
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
}

/** True with the lock; false when the server vanished under us; throws when a living service has it. */
async function takeLock(client: pg.Client, cluster: Cluster): Promise<boolean> {
  try {
    // The session of a service that has just been killed may last a moment longer.
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [serviceLock]);
      if (rows[0].taken) return true;
      await sleep(50);
    }
  } catch {
    return false;
  }
  const holder = await holderOf(client).finally(() => client.end().catch(() => {}));
  throw new DatabaseTrouble(
    `Another service${holder} already works on the database in ${cluster.folder}: stop it first, or set DATA_DIR ` +
      'to another folder.',
  );
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = $1`,
    [serviceLock],
  );
  const pid = rows[0]?.name.match(/\d+$/)?.[0];
  return pid ? ` (process ${pid})` : '';
}

async function makeDatabase(client: pg.Client, password: string): Promise<void> {
  const has = async (sql: string) => (await client.query(sql, [role])).rows.length > 0;
  if (!(await has('SELECT 1 FROM pg_roles WHERE rolname = $1'))) {
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
  }
  if (!(await has('SELECT 1 FROM pg_database WHERE datname = $1'))) {
    await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
  }
}

function belonging(cluster: Cluster, held: Held, onLost: EmbeddedOptions['onLost']): EmbeddedPostgres {
  const { server, lock, password, adopted } = held;
  let stopping: Promise<void> | undefined;
  lock.once('end', () => {
    if (!stopping) onLost?.(new DatabaseTrouble(`PostgreSQL (process ${server.pid}) went away.`));
  });
  return {
    url: address(role, password, server.port, role),
    adminUrl: address('postgres', password, server.port, 'postgres'),
    adopted,
    // The lock is kept until the server is gone, so that nobody takes over a server that is on its way out.
    stop: () => {
      stopping ??= stopPostmaster(cluster, server.pid);
      return stopping;
    },
  };
}
