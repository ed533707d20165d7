import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseSetupError } from '../db/connection/setup-error.ts';
import { isDatabaseAway } from '../db/connection/unavailable.ts';
import { locks } from '../db/locks.ts';
import { type Cluster, clusterFor, createCluster, findCluster, readPassword } from './cluster.ts';
import {
  type LaunchOptions,
  livingPostmaster,
  type Postmaster,
  spawnPostmaster,
  stopAtExit,
  stopPostmaster,
} from './postmaster.ts';
import { findPrograms, type Programs } from './programs.ts';
import { deleteOtherSockets } from './socket.ts';
import { type HeldServer, supervise } from './supervise.ts';

export { DatabaseSetupError };

export interface EmbeddedOptions {
  /** The service's data folder; created if missing. */
  dataDir: string;
  /** False for tests, which is faster but loses data when the machine fails. */
  durable?: boolean;
  /** Where root stores files that the database's account could not reach elsewhere. */
  stateDir?: string;
  /** PostgreSQL's programs, if already found. */
  programs?: Programs;
  /** Receives sentences of interest to an administrator. */
  log?: (sentence: string) => void;
  /** Receives sentences that an administrator must not miss. */
  warn?: (sentence: string) => void;
  /** Called when a server was started, which then gets ready without further help. */
  onLaunch?: () => void;
  /** Called once if the server is lost before `stop` and can't be restarted. */
  onLost?: (error: Error) => void;
}

/** A running PostgreSQL that this process controls until `stop`. */
export interface EmbeddedPostgres {
  /** URL for the service's role, which owns its database and is not a superuser. */
  readonly url: string;
  /** URL for the superuser in the database `postgres`. */
  readonly adminUrl: string;
  /** True if the server was left running by a dead service. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

const role = 'carcassonne';
const startTimeoutMs = 30_000;

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed service left running. Throws a
 * DatabaseSetupError if that is impossible, or if another running service has the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, stateDir = '/var/lib/carcassonne-by-mail', log = () => {} } = options;
  const { warn = log, onLost = () => {}, onLaunch = () => {} } = options;
  const cluster = clusterFor(dataDir, stateDir, warn);
  const programs = options.programs ?? (await findPrograms(cluster.account, stateDir));
  await createCluster(cluster, programs, durable);
  const acquire = (port?: number) =>
    acquireServer(cluster, programs, join(dataDir, 'postgres.log'), { durable, port, onLaunch });
  const acquired = await acquire();
  if (acquired.adopted)
    log(`Took over PostgreSQL (process ${acquired.server.pid}), left running by a service that died.`);
  const { server, password, adopted } = acquired;
  return {
    url: address(role, password, server, role),
    adminUrl: address('postgres', password, server, 'postgres'),
    adopted,
    // The lock is held until the server has stopped, so that a stopping server is not taken over.
    stop: supervise(acquired, {
      acquire: () => acquire(server.port),
      stop: (pid) => stopPostmaster(cluster, pid),
      warn,
      onLost,
    }),
  };
}

/**
 * Returns the PostgreSQL of a data folder whose service is running, to read it at the same time; undefined if none is
 * running. `stop` leaves it running.
 */
export async function openRunning(
  dataDir: string,
): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const cluster = findCluster(dataDir);
  const server = cluster && livingPostmaster(cluster);
  if (!cluster || !server?.isReady) return undefined;
  return { url: address(role, readPassword(cluster), server, role), stop: async () => {} };
}

/** Returns whether a service has created its database in this data folder. */
export const hasDatabase = (dataDir: string): boolean => findCluster(dataDir) !== undefined;

interface AcquiredServer extends HeldServer {
  readonly adopted: boolean;
  readonly password: string;
}

/** Finds or starts the server and takes its lock; waits for servers that are starting or stopping. */
async function acquireServer(
  cluster: Cluster,
  programs: Programs,
  logFile: string,
  options: LaunchOptions,
): Promise<AcquiredServer> {
  const password = readPassword(cluster);
  let spawned: Postmaster | undefined;
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(50)) {
    const living = livingPostmaster(cluster);
    if (living === undefined) spawned = await spawnPostmaster(cluster, programs.postgres, logFile, options);
    const server = living ?? spawned;
    const lock = server && (await connect(server, password));
    if (!server || !lock) continue;
    if (!(await takeLock(lock, cluster))) continue;
    if (!(await createDatabase(lock, password))) continue;
    // A server that was too slow to respond at first is found again, and still belongs to this service.
    const adopted = server.pid !== spawned?.pid;
    if (adopted) stopAtExit(cluster, server.pid);
    deleteOtherSockets(cluster.folder, server.port);
    return { server, adopted, password, lock };
  }
  const pid = livingPostmaster(cluster)?.pid;
  throw new DatabaseSetupError(
    `PostgreSQL in ${cluster.folder} does not answer (process ${pid ?? 'gone'}); its log is ${logFile}.`,
  );
}

/** Returns the address of a database, using the server's Unix-domain socket if it has one, else TCP. */
function address(
  user: string,
  password: string,
  { port, socketFolder }: Postmaster,
  database: string,
): string {
  const byTcp = `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  return socketFolder === undefined ? byTcp : `${byTcp}?host=${encodeURIComponent(socketFolder)}`;
}

/** Returns a connection; undefined while the server is starting or stopping. */
async function connect(server: Postmaster, password: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: address('postgres', password, server, 'postgres'),
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

/** Returns true with the lock, false if the server is gone; throws if a running service has the lock. */
async function takeLock(client: pg.Client, cluster: Cluster): Promise<boolean> {
  try {
    // A killed service's session may last a moment longer.
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [locks.dataFolder]);
      if (rows[0].taken) return true;
      await sleep(50);
    }
  } catch {
    return false;
  }
  const holder = await holderOf(client).finally(() => client.end().catch(() => {}));
  throw new DatabaseSetupError(
    `Another service${holder} already works on the database in ${cluster.folder}: stop it first, or set DATA_DIR ` +
      'to another folder.',
  );
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = $1`,
    [locks.dataFolder],
  );
  const pid = rows[0]?.name.match(/\d+$/)?.[0];
  return pid ? ` (process ${pid})` : '';
}

/** Creates the missing parts of the service's role and database; returns false if the server is gone. */
async function createDatabase(client: pg.Client, password: string): Promise<boolean> {
  const has = async (sql: string) => (await client.query(sql, [role])).rows.length > 0;
  try {
    if (!(await has('SELECT 1 FROM pg_roles WHERE rolname = $1')))
      await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
    if (!(await has('SELECT 1 FROM pg_database WHERE datname = $1')))
      await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}
