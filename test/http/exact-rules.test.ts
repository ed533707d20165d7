/** The numbered rules by their ids, in every language. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesDocument } from '../../src/http/exact-rules.ts';
import { renderMarkdown } from '../../src/http/pages/markdown.ts';
import { LANGUAGES, type Language } from '../../src/texts/index.ts';
import { CHAPTERS } from '../../web/rules/chapters.ts';
import { documentedRules } from '../docs/rules-coverage.ts';
import { useApp } from '../support/app.ts';
import { decide, startTable } from '../support/table.ts';

const service = useApp();
const source = (language: Language) => readFileSync(`docs/${rulesDocument(language)}.md`, 'utf8');
const ids = documentedRules(source('en'));

interface Rule {
  readonly id: string;
  readonly chapter: { readonly id: string; readonly title: string };
  readonly text: string;
}

const get = (path: string, language: string) => service.http.get(path).set('accept-language', language);
const listed = async (language: string): Promise<Rule[]> =>
  (await get('/v1/rules/exact', language).expect(200)).body.items;

/** The parts a translation must keep: ids of rules, numbers and names of the API. */
const factsIn = (text: string) =>
  (text.match(/R-[A-Z]+-\d+|-?\d+|[a-z]+(?:[A-Z-][a-z]+)+|base\/\w|abbey\/\w/g) ?? []).filter(
    (fact) => /\d|\//.test(fact) || source('en').includes(`\`${fact}\``),
  );

describe.each(LANGUAGES)('in %s', (language) => {
  test('lists every rule, in the order of the document', async () => {
    const rules = await listed(language);
    expect(rules.map(({ id }) => id)).toEqual(ids);
    for (const { text } of rules) expect(text).not.toMatch(/[*`<>]|\]\(/);
  });

  test('matches the English chapters, numbers and names', async () => {
    const [rules, english] = [await listed(language), await listed('en')];
    expect(rules.map(({ chapter }) => chapter.id)).toEqual(english.map(({ chapter }) => chapter.id));
    for (const [index, { id, text }] of rules.entries())
      expect({ id, facts: factsIn(text).toSorted() }).toEqual({
        id,
        facts: factsIn(english[index]!.text).toSorted(),
      });
    const different = rules.filter(({ text }, index) => text !== english[index]!.text);
    expect(different).toHaveLength(language === 'en' ? 0 : ids.length);
  });

  test('is shown on the page, with an anchor for each rule, chapter and link', async () => {
    const { text, headers } = await get('/rules/exact', language).expect(200);
    expect(text).toContain(`<html lang="${language}">`);
    for (const id of ids) expect(text).toContain(`<li><a id="${id}"></a><strong>${id}</strong>`);
    for (const { exact } of Object.values(CHAPTERS)) expect(text).toContain(` id="${exact}">`);
    for (const [, id] of text.matchAll(/href="#([\w-]+)"/g)) expect(text).toContain(` id="${id}"`);
    const places = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(places).size).toBe(places.length);
    expect(text).not.toMatch(/\*\*|&#60;a id|\]\(#/);
    expect(await renderMarkdown(source(language))).toMatch(/<td>9<\/td>/);
    const again = () => get('/rules/exact', language).set('if-none-match', String(headers['etag']));
    await again().expect(304);
  });
});

test('a rule can be read by its id, in the caller’s language', async () => {
  const { body, headers } = await get('/v1/rules/exact/R-TILE-2', 'de-AT, it;q=0.8').expect(200);
  expect(body).toEqual({
    id: 'R-TILE-2',
    chapter: { id: 'placing-a-tile', title: 'Ein Plättchen legen' },
    text: expect.stringMatching(/^Jede gemeinsame Kante muss passen: .* nichts gelegt werden\.$/),
    url: '/rules/exact#R-TILE-2',
  });
  expect(headers['vary']).toMatch(/Accept-Language/);
  const tag = String(headers['etag']);
  await get('/v1/rules/exact/R-TILE-2', 'de').set('if-none-match', tag).expect(304);
  await get('/v1/rules/exact/R-TILE-2', 'it').set('if-none-match', tag).expect(200);
});

test('an unknown rule is answered with the list of rules', async () => {
  const refused = async (id: string) => (await get(`/v1/rules/exact/${id}`, 'en').expect(404)).body;
  expect(await refused('R-KING-9')).toMatchObject({
    type: '/problems/rule-not-found',
    detail: 'Existing rules are R-KING-1, R-KING-2, R-KING-3, R-KING-4, R-KING-5.',
  });
  expect((await refused('constructor')).detail).toMatch(/^Existing rules are R-OPT-…, R-DT-…, R-SETUP-…, /);
});

test('a refusal links to the rule it names', async () => {
  const table = await startTable(service);
  const nowhere = { type: 'tile', x: 9, y: 9, rotation: 0 };
  const { body } = await decide(service, table, table.players[0]!, nowhere).expect(422);
  expect(body.ruleUrl).toBe('/rules/exact#R-TILE-1');
});

test('the rules list every expansion, option, preset, piece and tile without a log-in', async () => {
  const { body, headers } = await service.http.get('/v1/rules').expect(200);
  expect(body.seatCount).toEqual({ min: 2, max: 5, maxWithSixth: 6 });
  expect(body.options.map(({ name }: { name: string }) => name)).toEqual([
    'fieldScoring',
    'fieldPoints',
    'smallCity',
    'handSize',
    'sharing',
  ]);
  expect(Object.keys(body.editions)).toEqual(['first', 'second', 'third', 'bga']);
  const counts = [body.base, ...body.expansions].map(
    ({ id, tiles }: { id: string; tiles: { count: number }[] }) => [
      id,
      tiles.reduce((sum, { count }) => sum + count, 0),
    ],
  );
  expect(Object.fromEntries(counts)).toMatchObject({
    base: 72,
    river: 12,
    'inns-and-cathedrals': 18,
    'traders-and-builders': 24,
    'king-and-robber': 5,
    'abbey-and-mayor': 12,
    count: 12,
  });
  await service.http.get('/v1/rules').set('if-none-match', String(headers['etag'])).expect(304);
});
