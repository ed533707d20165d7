import type pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { migrateFor } from '../../src/db/admin/grants.ts';
import { openDb } from '../../src/db/client.ts';
import { connect, query, type TestDatabase } from '../support/database.ts';
import { playedGame } from '../support/played-game.ts';
import { playOn, startTable } from '../support/table.ts';
import { makeRole } from './support/roles.ts';
import { emptyDatabase, startService, waitForEmail } from './support/service.ts';

let database: TestDatabase;
let role: { name: string; url: string };

beforeEach(async () => {
  database = await emptyDatabase();
  role = await makeRole(database);
});

const messageOf = (promise: Promise<unknown>) => promise.catch((error: Error) => error.message);

/** Runs each statement as the role; returns the SQLSTATE of its refusal, or `done`. */
async function outcomes(url: string, statements: readonly string[]): Promise<string[]> {
  const client = await connect(url);
  const found: string[] = [];
  for (const sql of statements)
    found.push(
      await client.query(sql).then(
        () => 'done',
        (error: pg.DatabaseError) => `${error.code} ${sql}`,
      ),
    );
  return found;
}

const refused = [
  'UPDATE log_entries SET seat = 1',
  'DELETE FROM log_entries',
  'TRUNCATE log_entries',
  'TRUNCATE games CASCADE',
  'ALTER TABLE log_entries DISABLE TRIGGER ALL',
  'ALTER TABLE log_entries DISABLE TRIGGER log_entries_append_only',
  'DROP TRIGGER log_entries_append_only ON log_entries',
  'CREATE OR REPLACE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  'DROP FUNCTION refuse_log_change() CASCADE',
  'ALTER TABLE log_entries ALTER COLUMN seat TYPE bigint USING 1',
  'DROP TABLE log_entries CASCADE',
  'GRANT UPDATE ON log_entries TO CURRENT_USER',
  'CREATE TRIGGER mine BEFORE INSERT ON log_entries EXECUTE FUNCTION refuse_log_change()',
  'SET session_replication_role = replica',
  'CREATE TABLE mine (id int)',
  'UPDATE moderation_log SET at = now()',
  'DELETE FROM "_prisma_migrations"',
];

describe('a role without ownership', () => {
  test('can change neither the log nor its protection', async () => {
    await migrateFor(database.url, role.name);
    const db = openDb(role.url, { poolSize: 4 });
    await playedGame(db.prisma, 2);
    await db.close();
    // A grant without the right to grant is only a warning in PostgreSQL and has no effect, as the next update shows.
    const statements = refused.filter((sql) => !sql.startsWith('GRANT'));
    expect(await outcomes(role.url, statements)).toEqual(statements.map((sql) => `42501 ${sql}`));
    const granted = await outcomes(role.url, ['GRANT UPDATE ON log_entries TO CURRENT_USER', refused[0]!]);
    expect(granted[1]).toBe(`42501 ${refused[0]}`);
    expect(await outcomes(role.url, ['SELECT seq FROM log_entries'])).toEqual(['done']);
  });

  test('runs the service and its jobs after a migrating role granted it the rights', async () => {
    const owner = await startService({ DATABASE_URL: role.url, DATABASE_MIGRATE_URL: database.url });
    const service = await startService({ DATABASE_URL: role.url });
    const table = await startTable(service);
    await playOn(service, table, 6);
    await Promise.any([owner, service].map(waitForEmail));
    expect([...owner.errors, ...service.errors]).toEqual([]);
  });

  test('gets a message about missing rights and the remedy, and the service does not start', async () => {
    const starting = () => messageOf(startService({ DATABASE_URL: role.url }));
    expect(await starting()).toMatch(
      /^The database lacks all migrations for run time .*: run `npm run migrate`/,
    );
    await migrateFor(database.url, role.name);
    const deleteLast = `DELETE FROM "_prisma_migrations"
      WHERE migration_name = (SELECT max(migration_name) FROM "_prisma_migrations") RETURNING migration_name AS name`;
    const [last] = await query(database.url, deleteLast);
    expect(await starting()).toContain(`The database lacks ${last?.['name']} for run time`);
  });

  test('is reported if it does not exist', async () => {
    expect(await messageOf(migrateFor(database.url, 'nobody at all'))).toMatch(
      /^There is no role nobody at all/,
    );
  });
});
