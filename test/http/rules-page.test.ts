import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/http/pages/markdown.ts';
import { useApp } from '../support/app.ts';
import { decide, optionsOf, playOn, startTable } from '../support/table.ts';

const service = useApp();

test('a refusal leads to the rule that it names', async () => {
  const table = await startTable(service, 2);
  const [player] = table.players;
  await optionsOf(service, table, player!);
  const { body } = await decide(service, table, player!, { type: 'tile', x: 9, y: 9, rotation: 0 }).expect(
    422,
  );
  expect(body.ruleUrl).toBe('/rules/exact#R-TILE-1');
  const { text, headers } = await service.http.get('/rules/exact').expect(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<li><a id="R-TILE-1"></a><strong>R-TILE-1</strong> The cell must be empty');
  await service.http.get('/rules/exact').set('if-none-match', String(headers['etag'])).expect(304);
});

test('every rule has its place on the page, and every link on it leads somewhere', async () => {
  const source = readFileSync('docs/rules.md', 'utf8');
  const html = await renderMarkdown(source);
  for (const [, id] of source.matchAll(/<a id="([\w-]+)">/g))
    expect(html).toContain(`<li><a id="${id}"></a>`);
  for (const [, id] of html.matchAll(/href="#([\w-]+)"/g)) expect(html).toContain(`id="${id}"`);
  expect(html).not.toMatch(/\*\*|&#60;a id|\]\(#/);
  expect(html).toMatch(/<tr>\s*<td>city<\/td>/);
});

test('a record comes as text for people as well', async () => {
  const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/V'] } });
  await playOn(service, table);
  const read = () => service.http.get(`/v1/games/${table.id}/record.txt`).set(table.players[0]!.auth);
  const { text, headers } = await read().expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^\[Format "carcassonne-record\/1"\]\n/);
  await read().set('if-none-match', String(headers['etag'])).expect(304);
});
