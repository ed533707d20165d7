import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFiles } from './projects.ts';

const root = join(import.meta.dirname, '..');
const projects = testFiles(root);
const deep = testFiles(root, true);

test('every test file is in exactly one project', () => {
  const names = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const tests = names.filter((name) => name.endsWith('.test.ts')).map((name) => `test/${name}`);
  expect([...Object.values(projects), deep.processes].flat().sort()).toEqual(tests.sort());
});

test('what a test imports, also by a helper, decides its project', () => {
  expect(projects.unit).toContain('test/projects.test.ts');
  expect(projects.unit).toContain('test/engine/rules/base.test.ts');
  expect(projects.service).toContain('test/db/migrate.test.ts'); // imports support/database.ts
  expect(projects.service).toContain('test/http/moves.test.ts'); // imports it by support/app.ts
  expect(projects.service).toContain('test/main.test.ts'); // starts processes
  expect(projects.browser).toContain('test/web/two-players.test.ts');
});

test('a deep run has what starts processes for a living, and what is played at greater depth', () => {
  expect(deep.processes).toContain('test/embedded-postgres/embedded-postgres.test.ts');
  expect(deep.unit).toContain('test/engine/properties/reference.test.ts');
  expect(deep.unit).not.toContain('test/engine/rules/base.test.ts');
});
