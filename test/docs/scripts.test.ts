import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('the documents explain every script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/benchmarks.md', 'test/lab/README.md'];
  const named = pages.map(read).join('\n');
  const isExplained = (name: string) => new RegExp(`(?:\`|npm (?:run )?)${name}(?![\\w:])`).test(named);
  expect(names.filter((name) => !isExplained(name))).toEqual([]);
});
