import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { core } from './core.ts';
import { testFiles } from './projects.ts';

type Files = ReturnType<typeof testFiles>;

const root = join(import.meta.dirname, '..');
const [coreSuite, all, rest, deep] = (['core', 'all', 'rest', 'deep'] as const).map((suite) =>
  testFiles(root, suite),
) as [Files, Files, Files, Files];

test('every test file is in a project, and each core entry is a test file', () => {
  const names = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const tests = names.filter((name) => name.endsWith('.test.ts')).map((name) => `test/${name}`);
  const found = [...Object.values(all).flat(), ...deep.processes, ...coreSuite.coverage];
  expect(found.sort()).toEqual(tests.sort());
  expect(tests).toEqual(expect.arrayContaining(Object.keys(core)));
});

test('a test’s project depends on its imports, also through helpers', () => {
  expect(all.unit).toContain('test/projects.test.ts');
  expect(all.unit).toContain('test/engine/rules/base.test.ts');
  expect(all.service).toContain('test/db/migrate.test.ts'); // imports support/database.ts
  expect(all.service).toContain('test/http/moves.test.ts'); // imports it through support/app.ts
  expect(all.service).toContain('test/main.test.ts'); // starts processes
  expect(all.browser).toContain('test/web/two-players.test.ts');
});

test('the core has all unit tests, and the rest has what the core omits or shortens', () => {
  expect(coreSuite.unit).toEqual(all.unit);
  expect(rest.unit).toEqual([]);
  for (const project of ['service', 'browser', 'expansion'] as const)
    expect([...new Set([...coreSuite[project], ...rest[project]])].sort()).toEqual(all[project]);
  expect(rest.service).toContain('test/contract/generated-input.test.ts'); // plays more outside the core
});

test('the deep suite has tests that start whole services or play at greater depth', () => {
  expect(deep.processes).toContain('test/embedded-postgres/embedded-postgres.test.ts');
  expect(deep.unit).toContain('test/engine/properties/reference.test.ts');
  expect(deep.unit).not.toContain('test/engine/rules/base.test.ts');
});
