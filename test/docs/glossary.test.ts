import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupBy } from '../../src/helpers/group-by.ts';
import { LANGUAGES } from '../../src/texts/index.ts';
import { type Place, type RetiredName, retiredNames } from './retired-names.ts';

const others = LANGUAGES.filter((language) => language !== 'en').join('|');
/** The list itself, its test, and texts in other languages, where `fare` is a verb and an email an E-Mail. */
const isExempt = (file: string) =>
  new RegExp(`/(?:${others})/|[/-](?:${others})\\.ts$|test/docs/(?:glossary|retired-names)\\.`).test(file);

const filesOf: Readonly<Record<Place, readonly string[]>> = {
  api: ['openapi/openapi.json'],
  code: ['src', 'web', 'examples', 'openapi/client', 'test'].flatMap((folder) =>
    filesBelow(folder, /\.(ts|tsx|mjs)$/),
  ),
  database: [
    ...filesBelow('prisma', /\.(prisma|sql)$/),
    ...filesBelow('src', /^src\/(db|[^/]+\/store)\b.*\.ts$/),
  ],
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

/** Names that the API gave up in one place and keeps in another: the quarters of a town, `/oauth/register` … */
const keptElsewhere = [
  'asking',
  'drawn',
  'half',
  'idle',
  'nudge',
  'quarter',
  'register',
  'rematch',
  'resign',
  'taken',
  'undoneAt',
];

/** Reads the renamed fields, problem types and operations of the API from the changelog. */
function readRenamed(changelog: string): RetiredName[] {
  const [section = ''] = (changelog.split('### Names that changed')[1] ?? '').split('\n## ');
  const rows = [...section.matchAll(/^\| (.+?) \| (.+?) \| .+ \|$/gm)].flatMap(([, before = '', now = '']) =>
    [...before.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, instead: now })),
  );
  const pairs = [...section.matchAll(/`([\w-]+)` →\s+(`[\w-]+`)/g)].map(([, name = '', instead = '']) => ({
    name,
    instead,
  }));
  return [...rows, ...pairs]
    .filter(({ name }) => !keptElsewhere.includes(name))
    .map((renamed) => ({ ...renamed, places: ['api'] }));
}

/** The characters around a name in such a place. */
function boundsOf(name: string, place: Place): [before: string, after: string] {
  if (place === 'api') return ['["/]', '["/{]'];
  const isMember = place !== 'words' && name.startsWith('.');
  const isOpen = place !== 'words' && /\W$/.test(name);
  return [isMember ? '' : '(?<![\\w-])', isOpen ? '' : '(?![\\w-])'];
}

/** Finds any of several names with the same boundaries. */
function patternFor(names: readonly string[], place: Place): RegExp {
  const [before, after] = boundsOf(names[0] ?? '', place);
  const texts = names.map((name) => name.replaceAll(/[.()]/g, '\\$&').replaceAll('*', '[A-Za-z]+'));
  return new RegExp(`${before}(?:${texts.join('|')})${after}`, place === 'words' ? 'gi' : 'g');
}

/** `file:line  name (instead)` for each place with a retired name. */
function findRetired(names: readonly RetiredName[]): string[] {
  return (Object.keys(filesOf) as Place[]).flatMap((place) => {
    const here = names.filter(({ places }) => places.includes(place));
    const byBounds = groupBy(
      here.map(({ name }) => name),
      (name) => boundsOf(name, place).join(),
    );
    const together = [...byBounds.values()].map((group) => patternFor(group, place));
    return filesOf[place]
      .filter((file) => !isExempt(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        const isClean = together.every((pattern) => text.search(pattern) === -1);
        return isClean ? [] : here.flatMap((retired) => placesOf(retired, place, file, text));
      });
  });
}

function placesOf({ name, instead }: RetiredName, place: Place, file: string, text: string): string[] {
  const pattern = patternFor([name], place);
  return text
    .split('\n')
    .flatMap((line, at) =>
      line.search(pattern) === -1 ? [] : [`${file}:${at + 1}  ${name} (now ${instead})`],
    );
}

const renamed = readRenamed(readFileSync('CHANGELOG.md', 'utf8'));

test('no retired name is used', () => {
  expect(findRetired(retiredNames)).toEqual([]);
});

test('the API no longer uses the names that the changelog lists as changed', () => {
  expect(renamed.length).toBeGreaterThan(100);
  expect(renamed).toContainEqual({ name: 'aids', instead: '`assistance`', places: ['api'] });
  expect(renamed).toContainEqual({ name: 'decide', instead: '`submitMove`', places: ['api'] });
  expect(findRetired(renamed)).toEqual([]);
});

test('retired names are found', () => {
  expect('"seats": {"own": 1}').toMatch(patternFor(['own'], 'api'));
  expect('/v1/games/{id}/notices"').toMatch(patternFor(['notices'], 'api'));
  expect('export type SeatWish = 1').toMatch(patternFor(['*Wish'], 'code'));
  expect('{ own: 1 }').toMatch(patternFor(['own:'], 'code'));
  expect('own(player)').toMatch(patternFor(['own('], 'code'));
  expect('So many tiles').toMatch(patternFor(['so many'], 'words'));
  expect('awaitedSeats').not.toMatch(patternFor(['awaitedSeat'], 'code'));
});
