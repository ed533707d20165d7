import pg from 'pg';
import { alone, type MigrationReport, migrate, withClient } from './migrate.ts';
import { MigrationError } from './migrations/recorded.ts';

/** The service's tables. */
const tablesSql = `
  WITH tables AS (
    SELECT c.oid, c.oid::regclass AS name, n.nspname, c.relname, c.relispartition,
           EXISTS (SELECT 1 FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
                   WHERE t.tgrelid = c.oid AND p.proname = 'refuse_log_change') AS append_only
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'v')
  ), schemas AS (SELECT DISTINCT nspname FROM tables)`;

/** Whether role $1 lacks a right. */
const lackingSql = `${tablesSql}
  SELECT bool_or(NOT relispartition AND NOT has_table_privilege($1, oid, 'SELECT')) AS lacking FROM tables`;

/**
 * Returns the statements that grant role $1 exactly the rights the service needs at run time. It owns nothing, so it can
 * neither drop nor disable a trigger; it can't truncate tables, or change append-only ones. Partitions are only accessed
 * through their tables.
 */
const statementsSql = `${tablesSql}
  SELECT format('GRANT USAGE ON SCHEMA %I TO %I', nspname, $1::text) AS statement, 1 AS step FROM schemas
  UNION ALL
  SELECT format('REVOKE ALL ON %s FROM %I', name, $1), 2 FROM tables
  UNION ALL
  SELECT format('GRANT %s ON %s TO %I', CASE
      WHEN relname = '_prisma_migrations' THEN 'SELECT'
      WHEN append_only THEN 'SELECT, INSERT'
      ELSE 'SELECT, INSERT, UPDATE, DELETE' END, name, $1), 3
  FROM tables WHERE NOT relispartition
  UNION ALL
  SELECT format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA %I TO %I', nspname, $1), 3 FROM schemas
  ORDER BY step`;

const undefinedObject = '42704';

/** Migrates the database at `url`, and grants `role` any missing rights that the service needs at run time. */
export async function migrateFor(url: string, role: string): Promise<MigrationReport> {
  const report = await migrate(url);
  await grant(url, role, { always: false });
  return report;
}

/**
 * Grants `role` the rights that the service needs at run time and revokes all others on these tables; `always` does so
 * even if none is missing.
 * @throws MigrationError if there is no such role
 */
export async function grant(url: string, role: string, { always }: { always: boolean }): Promise<void> {
  const values = [role];
  const work = async (client: pg.Client) => {
    // The owner has all rights and must keep them.
    if (role === '' || role === client.user) return;
    const { rows } = await client.query<{ lacking: boolean }>(lackingSql, values);
    if (!always && rows[0]?.lacking === false) return;
    const { rows: statements } = await client.query<{ statement: string }>(statementsSql, values);
    await client.query(statements.map(({ statement }) => statement).join(';\n'));
  };
  await withClient(url, (client) => alone(client, () => work(client))).catch((error: unknown) => {
    throw error instanceof pg.DatabaseError && error.code === undefinedObject ? noRole(role, error) : error;
  });
}

const noRole = (role: string, cause: Error) =>
  new MigrationError(`There is no role ${role}: create it with CREATE ROLE … LOGIN PASSWORD '…'.`, { cause });

/** Returns the role in a database URL; empty if there is none. */
export function roleIn(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
