import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/db/admin/migrate.ts';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The temporary server, as superuser. */
    adminUrl: string;
    /** The migrated template database, as the service's own role. */
    templateUrl: string;
  }
}

/** Starts one temporary PostgreSQL for a whole project, with one migrated database that the test files copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftOvers();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  await migrate(postgres.url);
  await forbidConnections(postgres.adminUrl, new URL(postgres.url).pathname.slice(1));
  project.provide('adminUrl', postgres.adminUrl);
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const prefix = 'carcassonne-test-';

/** Keeps everyone out of the template, as a database can only be copied while nobody is connected to it. */
async function forbidConnections(adminUrl: string, database: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`ALTER DATABASE ${database} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  await admin.end();
}

/** Stops and removes what killed test runs left behind. */
async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(Number(name.split('-')[2]))) continue;
    await remove(join(tmpdir(), name)).catch(() => {}); // what belongs to another account is left to it
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
