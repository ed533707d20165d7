/** Every rule of the documentation is named by a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedRules, testTexts, untestedRules } from '../docs/rules-coverage.ts';

const text = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');

test('every rule of docs/rules.md is named by a test', () => {
  expect(untestedRules(documentedRules(text), testTexts())).toEqual([]);
});

test('a rule that only a comment names counts as untested', () => {
  const named = ["test('R-A-1 …')", '// R-A-2', '/** R-A-3 */', "const rules = 'R-A-4';"];
  expect(untestedRules(['R-A-1', 'R-A-2', 'R-A-3', 'R-A-4'], named)).toEqual(['R-A-2', 'R-A-3']);
});

test('every rule that a source or a text names is documented', () => {
  const rules = documentedRules(text);
  const sources = ['src', 'web'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|tsx)$/.test(path) && !path.includes('generated'))
      .map((path) => `${folder}/${path}`),
  );
  const unknown = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bR-[A-Z]+-\d+\b/g)]
      .filter(([id]) => !rules.includes(id))
      .map(([id]) => `${path}: ${id}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

test('rule ids are documented once, and the documentation names no rule that does not exist', () => {
  const rules = documentedRules(text);
  expect(new Set(rules).size).toBe(rules.length);
  const named = new Set(text.match(/\bR-[A-Z]+-\d+\b/g));
  expect([...named].filter((id) => !rules.includes(id))).toEqual([]);
});
