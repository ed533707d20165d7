import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDatabase, query, type TestDatabase } from '../support/database.ts';
import { openSchemaEngine, type SchemaEngine } from '../support/schema-engine.ts';

describe('according to Prisma', () => {
  let database: TestDatabase;
  let engine: SchemaEngine;

  beforeAll(async () => {
    database = await makeDatabase();
    engine = await openSchemaEngine(database.url);
  });
  afterAll(async () => {
    await engine.close();
    await database.drop();
  });

  test('the migrations produce schema.prisma (else prints the SQL of the next migration)', async () => {
    expect(await engine.missingSql()).toBe('');
  });

  test('the recorded migrations are clean: none edited, failed or pending', async () => {
    expect(await engine.history()).toMatchObject({
      hasMigrationsTable: true,
      editedMigrationNames: [],
      failedMigrationNames: [],
      history: null,
    });
  });

  test('a difference is found', async () => {
    const other = await makeDatabase();
    const itsEngine = await openSchemaEngine(other.url);
    await query(other.adminUrl, 'ALTER TABLE seats DROP COLUMN joined_at');
    await query(other.adminUrl, `UPDATE _prisma_migrations SET checksum = repeat('0', 64)`);
    expect(await itsEngine.missingSql()).toContain('"joined_at"');
    expect((await itsEngine.history()).editedMigrationNames).not.toEqual([]);
    await itsEngine.close();
    await other.drop();
  });
});
