import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...pagesBelow('docs'),
  ...pagesBelow('examples'),
];

function pagesBelow(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
}

/** Links to files of the repository, without those inside code. */
function linksIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```|`[^`\n]*`/gs, '');
  return [...text.matchAll(/\]\(((?!https?:|#)[^)#]+)/g)].map(([, link = '']) => link);
}

test.each(pages)('every file that %s links to is there', (page) => {
  const missing = linksIn(page).filter((link) => !existsSync(join(root, dirname(page), link)));
  expect(missing).toEqual([]);
});

test('links are found', () => {
  expect(linksIn('README.md')).toContain('CONTRIBUTING.md');
});
