import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where a name is looked for: as a part of the API, an identifier, a name in SQL, or a word of a text. */
type Place = 'api' | 'code' | 'database' | 'words';

interface RetiredName {
  readonly name: string;
  readonly instead: string;
  readonly places: readonly Place[];
}

/** Italian texts, where `fare` is a verb, and licences. */
const isExempt = (file: string) => /\/it\/|\/it\.ts$|italian|docs\/glossary\./.test(file);

const filesOf: Readonly<Record<Place, readonly string[]>> = {
  api: ['openapi/openapi.json'],
  code: ['src', 'web', 'examples', 'openapi/client', 'test'].flatMap((folder) =>
    filesBelow(folder, /\.(ts|tsx|mjs)$/),
  ),
  database: [...filesBelow('prisma', /\.(prisma|sql)$/), ...filesBelow('src/db', /\.ts$/)],
  words: [
    ...['src', 'web', 'examples', 'docs', 'prisma', 'openapi/client'].flatMap((folder) =>
      filesBelow(folder, /\.(ts|tsx|mjs|md|prisma|sh|py)$/),
    ),
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'openapi/openapi.json',
    '.env.example',
  ],
};

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !/\/(generated|dist[^/]*|node_modules)\//.test(file));
}

/** Reads the table below "Retired names". */
function readRetiredNames(glossary: string): RetiredName[] {
  const [, table = ''] = glossary.split('## Retired names');
  return [...table.matchAll(/^\| `([^`]+)` \| (.+) \| ([a-z ]+) \|$/gm)].map(
    ([, name = '', instead = '', places = '']) => ({ name, instead, places: places.split(' ') as Place[] }),
  );
}

function patternFor(name: string, place: Place): RegExp {
  const text = name.replaceAll(/[.()]/g, '\\$&').replaceAll('*', '[A-Za-z]+');
  if (place === 'api') return new RegExp(`["/]${text}["/{]`, 'g');
  if (place === 'words') return new RegExp(`(?<![\\w-])${text}(?![\\w-])`, 'gi');
  const isMember = name.startsWith('.');
  const isOpen = /\W$/.test(name);
  return new RegExp(`${isMember ? '' : '(?<![\\w-])'}${text}${isOpen ? '' : '(?![\\w-])'}`, 'g');
}

/** `file:line  name (instead)` for each place where a retired name stands. */
function findRetired(names: readonly RetiredName[]): string[] {
  return names.flatMap(({ name, instead, places }) =>
    places.flatMap((place) =>
      filesOf[place]
        .filter((file) => !isExempt(file))
        .flatMap((file) =>
          linesWith(file, patternFor(name, place)).map((line) => `${file}:${line}  ${name} (now ${instead})`),
        ),
    ),
  );
}

const texts = new Map<string, readonly string[]>();

function linesWith(file: string, pattern: RegExp): number[] {
  const lines = texts.get(file) ?? readFileSync(file, 'utf8').split('\n');
  texts.set(file, lines);
  return lines.flatMap((line, at) => (line.search(pattern) === -1 ? [] : [at + 1]));
}

const retired = readRetiredNames(readFileSync('docs/glossary.md', 'utf8'));

test('the names that the glossary retired are gone', () => {
  expect(findRetired(retired)).toEqual([]);
});

test('retired names are read and found', () => {
  expect(retired.length).toBeGreaterThan(40);
  expect(retired).toContainEqual({ name: 'own', instead: '`expansions`', places: ['api'] });
  expect('"seats": {"own": 1}').toMatch(patternFor('own', 'api'));
  expect('/v1/games/{id}/notices"').toMatch(patternFor('notices', 'api'));
  expect('export type SeatWish = 1').toMatch(patternFor('*Wish', 'code'));
  expect('{ own: 1 }').toMatch(patternFor('own:', 'code'));
  expect('own(player)').toMatch(patternFor('own(', 'code'));
  expect('So many tiles').toMatch(patternFor('so many', 'words'));
  expect('awaitedSeats').not.toMatch(patternFor('awaitedSeat', 'code'));
});
