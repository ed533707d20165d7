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
  return names
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
}

/** Links to files of the repository, without those inside code. */
function linksIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```|`[^`\n]*`/gs, '');
  return [...text.matchAll(/\]\(((?!https?:|#)[^)#]+)/g)].map(([, link = '']) => link);
}

test.each(pages)('every file linked in %s exists', (page) => {
  const missing = linksIn(page).filter((link) => !existsSync(join(root, dirname(page), link)));
  expect(missing).toEqual([]);
});

/** Returns the anchors of a page: its ids, and its headings as GitHub writes them. */
function anchorsOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```.*?^```/gms, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)];
}

test.each(pages)('every anchor linked in %s exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```|`[^`\n]*`/gs, '');
  const missing = [...text.matchAll(/\]\(((?:(?!https?:)[^)#]+\.md)?)#([^)]+)\)/g)].filter(
    ([, link = '', anchor = '']) =>
      !anchorsOf(link === '' ? page : join(dirname(page), link)).includes(anchor),
  );
  expect(missing.map(([link]) => link)).toEqual([]);
});

/** Files and folders of the repository named in a page's code. */
function pathsIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/`((?:src|web|test|docs|prisma|openapi|examples)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
}

test.each(pages)('every file named in %s exists', (page) => {
  expect(pathsIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Pages omit `/v1`, and name path parameters freely. */
const operation = (method: string, path: string): string =>
  `${method} ${path.replace(/^\/v1/, '').replaceAll(/\{[^}]*\}/g, '{}')}`;

/** The operations named in a page's code. oEmbed has no description. */
function operationsIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/(?!oembed)[^\s`?…]*)/g)].map(
    ([, method = '', path = '']) => operation(method, path),
  );
}

const { paths } = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8'));
const operations = Object.entries<object>(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => operation(method.toUpperCase(), path)),
);

test.each(pages)('every operation named in %s exists', (page) => {
  expect(operationsIn(page).filter((each) => !operations.includes(each))).toEqual([]);
});

test('links, paths and operations are recognised', () => {
  expect(pathsIn('CONTRIBUTING.md')).toContain('src/render/art/expansions.ts');
  expect(linksIn('README.md')).toContain('CONTRIBUTING.md');
  expect(anchorsOf('docs/accounts.md')).toContain('a-players-page');
  expect(anchorsOf('docs/rules.md')).toContain('R-TILE-4');
  expect(operationsIn('docs/for-programs.md')).toContain('GET /players/{}/rating-changes');
});
