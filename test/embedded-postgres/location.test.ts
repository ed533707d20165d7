/** The place of a data folder's database, and the remains of copies and killed starts there. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasDatabase, startEmbeddedPostgres } from '../../src/embedded-postgres/index.ts';
import { folderOfTest, useFolder } from '../support/folders.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
const stateDir = useFolder('location-state');
let stops: (() => Promise<void>)[];

beforeEach(() => {
  folder = folderOfTest('location');
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
});

async function start(name: string): Promise<{ stop(): Promise<void>; warnings: string[] }> {
  const warnings: string[] = [];
  const warn = (sentence: string) => warnings.push(sentence);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, name),
    durable: false,
    stateDir,
    warn,
  });
  stops.push(postgres.stop);
  return { stop: postgres.stop, warnings };
}

test('the next start removes the remains of a killed first start', async () => {
  const left = join(folder, 'data', 'postgres.new-killed');
  mkdirSync(join(left, 'made', 'base'), { recursive: true });
  writeFileSync(join(left, 'password'), 'x');
  await (await start('data')).stop();
  expect(readdirSync(join(folder, 'data')).sort()).toEqual(['postgres', 'postgres.log']);
  mkdirSync(left);
  await start('data');
  expect(existsSync(left)).toBe(false);
});

describe.runIf(isRoot)('if only root has access, so that the database is stored elsewhere', () => {
  const note = (name: string) => readFileSync(join(folder, name, 'postgres-location'), 'utf8').split('\n');
  beforeEach(() => chmodSync(folder, 0o700));
  afterEach(async () => {
    for (const name of readdirSync(stateDir).filter((entry) => !entry.startsWith('postgresql-')))
      await rm(join(stateDir, name), { recursive: true });
  });

  test('every start warns and names the place', async () => {
    for (const _time of ['first', 'second']) {
      const { stop, warnings } = await start('data');
      expect(warnings).toEqual([
        expect.stringContaining(`The database is kept in ${note('data')[0]} because `),
      ]);
      await stop();
    }
  });

  test('a copied data folder never opens the original’s database', async () => {
    await (await start('data')).stop();
    cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true });
    const refusal = `${join(folder, 'copy')} is a copy, and holds no database`;
    await expect(start('copy')).rejects.toThrow(refusal);
    expect(() => hasDatabase(join(folder, 'copy'))).toThrow(refusal);
    await (await start('data')).stop();
  });

  test('a moved data folder keeps its database', async () => {
    await (await start('data')).stop();
    const [before] = note('data');
    renameSync(join(folder, 'data'), join(folder, 'moved'));
    await (await start('moved')).stop();
    expect(note('moved').slice(0, 2)).toEqual([before, join(folder, 'moved')]);
  });

  test('an older version’s note without a data folder counts only in its original place', async () => {
    await (await start('data')).stop();
    const [before] = note('data');
    writeFileSync(join(folder, 'data', 'postgres-location'), `${before}\n`);
    cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true });
    await expect(start('copy')).rejects.toThrow('is a copy');
    await (await start('data')).stop();
    expect(note('data').slice(0, 2)).toEqual([before, join(folder, 'data')]);
  });

  test('of several concurrent starts on a new folder, one succeeds and the others report it', async () => {
    const outcomes = await Promise.allSettled([start('data'), start('data'), start('data')]);
    const messages = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason.message)] : [],
    );
    expect(messages).toEqual([
      expect.stringMatching(/^Another service/),
      expect.stringMatching(/^Another service/),
    ]);
  });
});
