import type { Queryable } from '../../connection/pool.ts';
import type { Migration } from './files.ts';

/** Thrown when the migrations don't match the database; the message names the migration and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Prisma's table, column by column: `prisma migrate status` and `deploy` read and continue it. */
export const createTable = `
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

interface Recorded {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/** The comparison of a folder of migrations with a database. */
export interface Comparison {
  readonly pending: readonly Migration[];
  /** Recorded in the database but not in the folder, so the database is newer than this code. */
  readonly unknown: readonly string[];
}

/**
 * Compares migrations with those recorded in the database.
 * @throws MigrationError when an applied migration was edited, or one was left unfinished
 */
export async function compare(db: Queryable, migrations: readonly Migration[]): Promise<Comparison> {
  const recorded = await readRecorded(db);
  for (const migration of migrations) refuseChanged(migration, recorded.get(migration.name));
  const known = new Set(migrations.map(({ name }) => name));
  return {
    pending: migrations.filter(({ name }) => !recorded.has(name)),
    unknown: [...recorded.keys()].filter((name) => !known.has(name)),
  };
}

async function readRecorded(db: Queryable): Promise<Map<string, Recorded>> {
  const { rows } = await db.query<Recorded>(`
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

function refuseChanged(migration: Migration, recorded: Recorded | undefined): void {
  if (recorded === undefined || migration.checksum === recorded.checksum) return;
  throw new MigrationError(
    `Migration ${migration.name} was edited after this database had applied it. Restore the file and put the ` +
      'change into a new migration.',
  );
}
