import type pg from 'pg';
import { connectionOptions, ServiceClient } from '../connection/options.ts';
import { newId } from '../id.ts';
import { locks } from '../locks.ts';
import { type Migration, ourMigrations, readMigrations } from './migrations/files.ts';
import { compare, createTable, MigrationError } from './migrations/recorded.ts';

/** Starts a transaction that does not overlap any other with this lock. A pooler may give each a different connection. */
const startAlone = `
  BEGIN; SET LOCAL lock_timeout = '60s'; SET LOCAL client_min_messages = warning;
  SELECT pg_advisory_xact_lock(${locks.migrations})`;

/** The outcome of a run. */
export interface MigrationReport {
  readonly applied: readonly string[];
  /** Recorded in the database but not in the folder, so the database is newer than this code. */
  readonly unknown: readonly string[];
}

/**
 * Applies the pending migrations of `folder` in the order of their names, each in its own transaction. If several
 * processes do so at once, one applies a migration and the others wait.
 * @throws MigrationError when an applied migration was edited or one was left unfinished
 */
export async function migrate(url: string, folder: string = ourMigrations): Promise<MigrationReport> {
  const migrations = await readMigrations(folder);
  return withClient(url, (client) => applyPending(client, migrations));
}

/**
 * Applies the named pending migrations of the project, for data of a version that had no others. `unknown` lists the
 * database's additional ones.
 */
export async function migrateTo(url: string, names: readonly string[]): Promise<MigrationReport> {
  const all = await readMigrations(ourMigrations);
  const migrations = all.filter(({ name }) => names.includes(name));
  return withClient(url, (client) => applyPending(client, migrations));
}

/**
 * Migrates the database at `url` for this process. If its role may not migrate, no migration may be missing.
 * @throws MigrationError that names the missing objects
 */
export async function migrateOrCheck(url: string): Promise<MigrationReport> {
  const migrations = await readMigrations(ourMigrations);
  const checked = await withClient(url, async (client) =>
    (await mayMigrate(client)) ? undefined : { ...(await missingOf(client, migrations)), role: client.user },
  );
  if (checked === undefined) return migrate(url);
  const { missing, unknown, role } = checked;
  if (missing.length === 0) return { applied: [], unknown };
  throw new MigrationError(
    `The database lacks ${missing.join(', ')} for ${role}, who may not migrate: run \`npm run migrate\` with ` +
      'DATABASE_MIGRATE_URL, the address of the role that owns the tables.',
  );
}

/** Runs `use` with a connection for migrations, and closes it. */
export async function withClient<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new ServiceClient(connectionOptions(url, 'migrate'));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function applyPending(client: pg.Client, migrations: readonly Migration[]): Promise<MigrationReport> {
  await alone(client, () => client.query(createTable));
  const { pending, unknown } = await compare(client, migrations);
  const applied: string[] = [];
  for (const migration of pending) if (await applyOnce(client, migration)) applied.push(migration.name);
  return { applied, unknown };
}

/** Applies a migration, unless another process already has. */
function applyOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  return alone(client, async () => {
    if ((await compare(client, [migration])).pending.length === 0) return false;
    await apply(client, migration);
    return true;
  });
}

/** Runs `work` in a transaction that does not overlap any other migration's. */
export async function alone<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  try {
    await client.query(startAlone);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the connection is closed anyway
    throw error;
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const record = `
    INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
    VALUES ($1, $2, clock_timestamp(), $3, now(), 1)`;
  try {
    await client.query(sql);
    await client.query(record, [newId(), checksum, name]);
  } catch (error) {
    throw new MigrationError(`Migration ${name} could not be applied: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Returns whether the connection's role can create tables here, and owns the existing ones. */
async function mayMigrate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`
    SELECT has_schema_privilege(current_schema(), 'CREATE')
           AND coalesce((SELECT pg_has_role(relowner, 'USAGE') FROM pg_class
                         WHERE oid = to_regclass('_prisma_migrations')), true) AS may`);
  return rows[0]?.may ?? false;
}

/** Returns the names of missing objects for the connection's role. */
async function missingOf(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<{ missing: string[]; unknown: readonly string[] }> {
  const { rows } = await client.query<{ readable: boolean | null }>(
    `SELECT has_table_privilege(to_regclass('_prisma_migrations'), 'SELECT') AS readable`,
  );
  if (rows[0]?.readable !== true) return { missing: ['all migrations'], unknown: [] };
  const { pending, unknown } = await compare(client, migrations);
  return { missing: pending.map(({ name }) => name), unknown };
}
