import pg from 'pg';
import type { Queryable } from '../../connection/pool.ts';

/** A table as stored in a backup. */
export interface TableShape {
  /** With its schema, such as `public.games`. */
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * The service's tables, each after those it refers to. Partitions belong to their tables; applied migrations are recorded
 * separately.
 */
const tablesSql = `
  SELECT c.oid::int AS oid, n.nspname || '.' || c.relname AS name,
         array_agg(a.attname::text ORDER BY a.attnum) AS columns,
         ARRAY(SELECT DISTINCT f.confrelid::int FROM pg_constraint f
               WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid AND f.conparentid = 0) AS needs
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname NOT IN ('_prisma_migrations', 'migrations')
  GROUP BY c.oid, n.nspname, c.relname ORDER BY name`;

interface Row extends TableShape {
  readonly oid: number;
  readonly needs: readonly number[];
}

/** Lists the tables of a backup, each after those it refers to. */
export async function listTables(db: Queryable): Promise<TableShape[]> {
  const waiting = new Map((await db.query<Row>(tablesSql)).rows.map((row) => [row.oid, row]));
  const sorted: TableShape[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ needs }) => !needs.some((oid) => waiting.has(oid)));
    if (free.length === 0) throw new Error('the foreign keys of the tables form a circle');
    for (const { oid, name, columns } of free) {
      sorted.push({ name, columns });
      waiting.delete(oid);
    }
  }
  return sorted;
}

/** Returns a quoted table name for SQL. */
export const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');

/** Returns the columns of a table for SQL. */
export const columnList = ({ columns }: TableShape): string => columns.map(pg.escapeIdentifier).join(', ');

const sequencesSql = `
  SELECT schemaname || '.' || sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = current_schema() ORDER BY name`;

/** Returns the last value of each used sequence. */
export async function readSequences(db: Queryable): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string; value: string | null }>(sequencesSql);
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
}

/** Returns the names of the applied migrations, in their order. */
export async function appliedMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY name',
  );
  return rows.map(({ name }) => name);
}

/** Returns the version of the server, such as `18.1`. */
export async function serverVersion(client: Queryable): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  return rows[0]?.version ?? '';
}
