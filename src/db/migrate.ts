import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../project-root.ts';
import { connectionOptions, ServiceClient } from './connection-options.ts';
import { newId } from './id.ts';
import { installJobs } from './jobs.ts';

/** Prisma's own number, so that this runner and `prisma migrate deploy` wait for each other too. */
const lockNumber = 72707369;
const lockTimeout = '60s';

const ourMigrations = join(projectRoot, 'prisma', 'migrations');

/** Prisma's table, column for column: `prisma migrate status` and `deploy` read and continue what stands there. */
const createTable = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface Recorded {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/** The outcome of a run. */
export interface MigrationReport {
  readonly applied: readonly string[];
  /** Recorded in the database but not in the folder: the database is newer than this code. */
  readonly unknown: readonly string[];
}

/** The migrations and the database do not fit together; the message says which one and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Applies the pending migrations of `folder` in the order of their names, each in its own transaction, and with
 * the project's migrations the tables of the job library.
 * When several start at once, one works and the others wait and find nothing to do. Throws a MigrationError when an
 * applied migration was edited or one was left unfinished.
 */
export async function migrate(url: string, folder: string = ourMigrations): Promise<MigrationReport> {
  const migrations = await readMigrations(folder);
  const client = new ServiceClient(connectionOptions(url, 'migrate'));
  await client.connect();
  try {
    await client.query(`SET lock_timeout = '${lockTimeout}'`);
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    await client.query('SET client_min_messages = warning');
    await client.query(createTable);
    const report = await applyPending(client, migrations);
    if (folder === ourMigrations) await installJobs(url);
    return report;
  } finally {
    await client.end(); // gives the lock back, too
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<MigrationReport> {
  const recorded = await readRecorded(client);
  const applied: string[] = [];
  for (const migration of migrations) {
    const before = recorded.get(migration.name);
    if (before) refuseChanged(migration, before);
    else applied.push(await apply(client, migration));
  }
  const known = new Set(migrations.map((migration) => migration.name));
  return { applied, unknown: [...recorded.keys()].filter((name) => !known.has(name)) };
}

async function readRecorded(client: pg.Client): Promise<Map<string, Recorded>> {
  const { rows } = await client.query<Recorded>(`
    SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
    FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY migration_name`);
  const unfinished = rows.find((row) => !row.finished);
  if (unfinished) {
    throw new MigrationError(
      `Migration ${unfinished.name} was begun but not finished. See what of it is in the database, then record ` +
        'that with `prisma migrate resolve`.',
    );
  }
  return new Map(rows.map((row) => [row.name, row]));
}

function refuseChanged(migration: Migration, recorded: Recorded): void {
  if (migration.checksum === recorded.checksum) return;
  throw new MigrationError(
    `Migration ${migration.name} was edited after this database had applied it. Restore the file and put the ` +
      'change into a new migration.',
  );
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<string> {
  const record = `
    INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
    VALUES ($1, $2, clock_timestamp(), $3, now(), 1)`;
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(record, [newId(), checksum, name]);
    await client.query('COMMIT');
    return name;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new MigrationError(`Migration ${name} could not be applied: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
