import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isProblemName } from '../../../src/platform/problems.ts';
import { en } from '../../../web/i18n/en/index.ts';
import { more } from '../../../web/i18n/en/more.ts';
import { it } from '../../../web/i18n/it/index.ts';
import { LANGUAGES, loadMoreTexts, loadTexts } from '../../../web/i18n/languages.ts';
import { numberDuplicates } from '../../../web/ui/text.ts';

/** The paths of all texts: `turn.deploy`, `problems.offline`, … The words of the game are tested with `src/texts`. */
function pathsIn(texts: object, path = ''): string[] {
  return Object.entries(texts)
    .filter(([key]) => key !== 'game')
    .flatMap(([key, text]) =>
      typeof text === 'object' ? pathsIn(text, `${path}${key}.`) : [`${path}${key}`],
    )
    .sort();
}

test.each(LANGUAGES)('$name has the same texts as English, including those in tables', async ({ id }) => {
  expect(pathsIn(en)).toContain('problems.game-not-found');
  expect(pathsIn(await loadTexts(id))).toEqual(pathsIn(en));
  expect(pathsIn(await loadMoreTexts(id))).toEqual(pathsIn(more));
});

test('numbers, names and places are formatted in words', () => {
  expect(en.games.moves(1)).toBe('1 move');
  expect(it.games.moves(2)).toBe('2 mosse');
  expect(en.result.won(['Anna', 'Bruno'])).toBe('Anna and Bruno have won');
  expect(it.result.won(['Anna', 'Bruno'])).toBe('Hanno vinto Anna e Bruno');
  expect(en.turn.atCell(-3, 4)).toBe('at −3, 4');
  expect(it.turn.onCorner(it.corner('NE'))).toBe('sull’angolo a nord-est');
  expect(more.turn.countEnter('meeple', 'castle')).toBe('meeple to the castle');
});

test('identical texts are numbered', () => {
  expect(numberDuplicates(['Place 1: road', 'Place 2: city', 'Place 1: road'])).toEqual([
    'Place 1: road (1)',
    'Place 2: city',
    'Place 1: road (2)',
  ]);
});

/** The problem types the page can get in answers. */
function problemsOfPage(): Set<string> {
  const { paths } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
  const kinds = new Set<string>();
  for (const file of readdirSync('web', { recursive: true, encoding: 'utf8' })) {
    if (!/^(?!dist|reference).*\.tsx?$/.test(file)) continue;
    const source = readFileSync(`web/${file}`, 'utf8');
    for (const [, method = '', path = ''] of source.matchAll(
      /\.(GET|POST|PUT|PATCH|DELETE)\(\s*'(\/[^']+)'/g,
    )) {
      const { responses } = paths[path][method.toLowerCase()];
      for (const { $ref = '' } of Object.values<{ $ref?: string }>(responses))
        for (const kind of $ref.split('/').at(-1)?.split('.') ?? []) if (isProblemName(kind)) kinds.add(kind);
    }
  }
  return kinds;
}

test.each(LANGUAGES)('$name describes each problem that the page can meet', async ({ id }) => {
  const kinds = problemsOfPage();
  for (const kind of ['team-full', 'club-not-found', 'challenge-refused', 'match-not-open'])
    expect(kinds).toContain(kind);
  // `faultsText` describes the errors of a form.
  kinds.delete('validation');
  const said = { ...(await loadTexts(id)).problems, ...(await loadMoreTexts(id)).problems };
  expect([...kinds].filter((kind) => said[kind] === undefined)).toEqual([]);
});
