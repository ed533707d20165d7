import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Queryable } from '../../connection/pool.ts';
import { columnList, quoted, type TableShape } from './tables.ts';

/** Begins a transaction in which everything is read as of one moment, while others go on writing. */
export async function beginReading(db: Queryable): Promise<void> {
  await db.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
}

/** Returns the rows of a table in the text format of COPY, which every version of PostgreSQL reads. */
export function readRows(client: pg.Client, table: TableShape): Readable {
  // Unlike COPY of the table by its name, this reads the partitions too.
  return client.query(copyTo(`COPY (SELECT ${columnList(table)} FROM ${quoted(table.name)}) TO STDOUT`));
}

/** Writes rows in the format of COPY into a table. Returns how many they were. */
export async function writeRows(client: pg.Client, table: TableShape, rows: Readable): Promise<number> {
  const stream = client.query(copyFrom(`COPY ${quoted(table.name)} (${columnList(table)}) FROM STDIN`));
  await pipeline(rows, stream);
  return stream.rowCount;
}

/** Returns the first of these tables that holds rows, if any does. */
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

/** Sets a sequence to the value that it gave last. */
export async function setSequence(db: Queryable, name: string, value: string): Promise<void> {
  await db.query('SELECT setval($1::regclass, $2::bigint)', [quoted(name), value]);
}

/** Collects the statistics by which the database plans. */
export async function analyze(db: Queryable): Promise<void> {
  await db.query('ANALYZE');
}
