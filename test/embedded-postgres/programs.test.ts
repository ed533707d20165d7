import { chmodSync, lstatSync, mkdirSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockedAt } from '../../src/embedded-postgres/account.ts';
import { findPrograms } from '../../src/embedded-postgres/programs.ts';
import { folderOfTest } from '../support/folders.ts';

/** An account other than the one that runs the tests. */
const account = { uid: 424242, gid: 424242 };

describe("PostgreSQL's programs", () => {
  let folder: string;
  let npmPackage: string;

  beforeEach(() => {
    folder = folderOfTest('programs');
    npmPackage = join(folder, 'closed', 'package');
    mkdirSync(join(npmPackage, 'native', 'bin'), { recursive: true });
    writeFileSync(join(npmPackage, 'package.json'), '{"version": "18.4.0-beta.17"}');
    for (const name of ['postgres', 'initdb'])
      writeFileSync(join(npmPackage, 'native', 'bin', name), name, { mode: 0o700 });
    mkdirSync(join(npmPackage, 'native', 'lib'));
    writeFileSync(join(npmPackage, 'native', 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
    symlinkSync('libpq.so.5.18', join(npmPackage, 'native', 'lib', 'libpq.so'));
  });

  test('run in place for an account with access', async () => {
    const found = await findPrograms(undefined, join(folder, 'state'), npmPackage);
    expect(found).toEqual({
      postgres: join(npmPackage, 'native', 'bin', 'postgres'),
      initdb: join(npmPackage, 'native', 'bin', 'initdb'),
      major: '18',
    });
  });

  test('are copied once, readable by all, for an account without access', async () => {
    chmodSync(join(folder, 'closed'), 0o700);
    expect(blockedAt(join(npmPackage, 'native'), account)).toMatch(/closed$/);
    const copy = join(folder, 'state', 'postgresql-18.4.0-beta.17');
    for (const _time of ['first', 'second']) {
      const found = await findPrograms(account, join(folder, 'state'), npmPackage);
      expect(found.postgres).toBe(join(copy, 'bin', 'postgres'));
    }
    expect(blockedAt(join(copy, 'bin', 'postgres'), account)).toBeUndefined();
    expect(statSync(join(copy, 'lib', 'libpq.so.5.18')).mode & 0o777).toBe(0o644);
    expect(lstatSync(join(copy, 'lib', 'libpq.so')).isSymbolicLink()).toBe(true);
    expect(readlinkSync(join(copy, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
  });
});
