import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openWay } from './network.ts';
import { signalAll } from './processes.ts';

/** The embedded PostgreSQL of a data folder, as far as files and SQL show it. */
export interface Embedded {
  /** A lasting address of the database, on whatever port it listens. */
  readonly url: () => string;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  killPostmaster(): void;
  /** Ends one of its sessions as the kernel does when memory runs out: PostgreSQL ends all others too, and recovers. */
  killBackend(): Promise<void>;
  /** Has the server end all sessions of the service. */
  terminateSessions(): Promise<void>;
  close(): void;
}

/** Opens a way to the PostgreSQL in a data folder. It need not run yet. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const way = await openWay(() => postmasterIn(dataDir).port);
  const url = () => `postgresql://carcassonne:${secretIn(dataDir)}@127.0.0.1:${way.port}/carcassonne`;
  const query = async <Row extends pg.QueryResultRow>(text: string) => {
    const client = new pg.Client({ connectionString: url(), application_name: 'trial' });
    client.on('error', () => {}); // the statement fails too
    await client.connect();
    return (await client.query<Row>(text).finally(() => client.end())).rows;
  };
  const others = `FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'trial'`;
  return {
    url,
    query,
    killPostmaster: () => signalAll([postmasterIn(dataDir).pid], 'SIGKILL'),
    killBackend: async () => {
      const [found] = await query<{ pid: number }>(`SELECT pid ${others} ORDER BY random() LIMIT 1`);
      if (found !== undefined) signalAll([found.pid], 'SIGKILL');
    },
    terminateSessions: async () => {
      await query(`SELECT pg_terminate_backend(pid) ${others}`);
    },
    close: way.close,
  };
}

function folderOf(dataDir: string): string {
  const note = join(dataDir, 'postgres-location');
  return existsSync(note) ? (readFileSync(note, 'utf8').split('\n')[0] ?? '') : join(dataDir, 'postgres');
}

/** Returns the process and port that PostgreSQL itself notes; port 1, where nothing listens, if it does not run. */
function postmasterIn(dataDir: string): { pid: number; port: number } {
  const file = join(folderOf(dataDir), 'postmaster.pid');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return { pid: Number(lines[0] ?? 0), port: Number(lines[3] || 1) };
}

const secretIn = (dataDir: string) =>
  readFileSync(join(folderOf(dataDir), 'service-password'), 'utf8').trim();
