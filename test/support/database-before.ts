import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeDatabase, type TestDatabase } from './database.ts';

const ours = join(import.meta.dirname, '../../prisma/migrations');

/**
 * Gives a test file an empty database for as long as the file runs, and a folder with the migrations before one of ours,
 * by its number.
 */
export function useDatabaseBefore(migration: string): {
  readonly database: TestDatabase;
  readonly folder: string;
} {
  const made = {} as { database: TestDatabase; folder: string };
  beforeAll(async () => {
    made.database = await makeDatabase('empty');
    made.folder = await mkdtemp(join(tmpdir(), `before-${migration}-`));
    const before = (await readdir(ours)).filter((name) => name < migration);
    for (const name of before) await cp(join(ours, name), join(made.folder, name), { recursive: true });
  });
  afterAll(async () => {
    await made.database.drop();
    await rm(made.folder, { recursive: true });
  });
  return made;
}
