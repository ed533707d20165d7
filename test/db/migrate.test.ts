import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/admin/migrate.ts';
import type { MigrationError } from '../../src/db/admin/migrations/recorded.ts';
import { makeDatabase, query as queryAt, type TestDatabase } from '../support/database.ts';
import { folderOfTest, useFolder } from '../support/folders.ts';

describe('migrate', () => {
  const folder = useFolder('migrations');
  let database: TestDatabase;

  beforeAll(async () => {
    await addMigration('1_first', 'CREATE TABLE one (id INTEGER); SELECT pg_sleep(0.1);');
    await addMigration('2_second', 'ALTER TABLE one ADD COLUMN name TEXT;');
  });
  beforeEach(async () => {
    database = await makeDatabase('empty');
    return () => database.drop();
  });

  async function addMigration(name: string, sql: string, to = folder): Promise<void> {
    await mkdir(join(to, name), { recursive: true });
    await writeFile(join(to, name, 'migration.sql'), sql);
  }

  const query = (sql: string) => queryAt(database.url, sql);
  const messageOf = (promise: Promise<unknown>) => promise.catch((error: MigrationError) => error.message);

  test('applies pending migrations once, in the order of their names', async () => {
    expect((await migrate(database.url, folder)).applied).toEqual(['1_first', '2_second']);
    expect((await migrate(database.url, folder)).applied).toEqual([]);
  });

  test('concurrent runs apply each migration once, and all wait for it', async () => {
    const run = async () => {
      const { applied } = await migrate(database.url, folder);
      return { applied, tables: await query(`SELECT to_regclass('one')::text AS one`) };
    };
    const runs = await Promise.all([1, 2, 3, 4].map(run));
    expect(runs.flatMap(({ applied }) => applied).sort()).toEqual(['1_first', '2_second']);
    for (const { tables } of runs) expect(tables).toEqual([{ one: 'one' }]);
    expect(await query('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).toEqual([
      { name: '1_first' },
      { name: '2_second' },
    ]);
  });

  test('records the same as Prisma', async () => {
    await migrate(database.url, folder);
    const [row] = await query('SELECT * FROM _prisma_migrations ORDER BY 1 LIMIT 1');
    expect(row).toMatchObject({
      migration_name: '1_first',
      applied_steps_count: 1,
      logs: null,
      rolled_back_at: null,
    });
    expect(row?.['checksum']).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.['finished_at']).toBeInstanceOf(Date);
  });

  test('refuses a migration that was edited after it was applied', async () => {
    const edited = folderOfTest('migrations');
    await cp(folder, edited, { recursive: true });
    await migrate(database.url, folder);
    await addMigration('1_first', 'CREATE TABLE one (id BIGINT);', edited);
    expect(await messageOf(migrate(database.url, edited))).toContain('1_first was edited');
  });

  test('refuses to continue after an unfinished migration', async () => {
    await migrate(database.url, folder);
    await query(`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '2_second'`);
    expect(await messageOf(migrate(database.url, folder))).toContain('2_second was begun but not finished');
  });

  test('rolls back a failed migration and reports it', async () => {
    const failing = folderOfTest('migrations');
    await cp(folder, failing, { recursive: true });
    await addMigration('3_third', 'CREATE TABLE two (id INTEGER); SELECT 1/0;', failing);
    expect(await messageOf(migrate(database.url, failing))).toContain(
      '3_third could not be applied: division by zero',
    );
    expect(await query(`SELECT to_regclass('two') AS two, to_regclass('one')::text AS one`)).toEqual([
      { two: null, one: 'one' },
    ]);
  });

  test('reports unknown migrations in the record', async () => {
    await migrate(database.url, folder);
    expect((await migrate(database.url)).unknown).toEqual(['1_first', '2_second']);
  });
});
