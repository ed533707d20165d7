import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Queryable } from '../../connection/pool.ts';
import { columnList, quoted, type TableShape } from './tables.ts';

/** Starts a transaction that reads a consistent snapshot while others keep writing. */
export async function startSnapshot(db: Queryable): Promise<void> {
  await db.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
}

/** Returns the rows of a table in the text format of COPY, which every version of PostgreSQL reads. */
export function readRows(client: pg.Client, table: TableShape): Readable {
  // Unlike COPY of the table by name, this includes the partitions.
  return client.query(copyTo(`COPY (SELECT ${columnList(table)} FROM ${quoted(table.name)}) TO STDOUT`));
}

/** Writes rows in the format of COPY into a table. Returns their number. */
export async function writeRows(client: pg.Client, table: TableShape, rows: Readable): Promise<number> {
  const stream = client.query(copyFrom(`COPY ${quoted(table.name)} (${columnList(table)}) FROM STDIN`));
  await pipeline(rows, stream);
  return stream.rowCount;
}

/** Returns the first of these tables that has rows, if any. */
export async function firstWithRows(
  db: Queryable,
  tables: readonly TableShape[],
): Promise<string | undefined> {
  for (const { name } of tables) {
    const { rows } = await db.query<{ holds: boolean }>(
      `SELECT EXISTS (SELECT FROM ${quoted(name)}) AS holds`,
    );
    if (rows[0]?.holds === true) return name;
  }
  return undefined;
}

/** Sets a sequence to its last value. */
export async function setSequence(db: Queryable, name: string, value: string): Promise<void> {
  await db.query('SELECT setval($1::regclass, $2::bigint)', [quoted(name), value]);
}

/** Collects the query planner's statistics. */
export async function analyze(db: Queryable): Promise<void> {
  await db.query('ANALYZE');
}
