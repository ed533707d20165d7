/** The documents for programs, served beside the reference. */

import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../../src/http/pages/documents.ts';
import { firstCall } from '../../web/reference/first-call.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';

const service = useApp();
const pageAt = async (path: string) => (await service.http.get(path).expect(200)).text;

describe.each(DOCUMENTS)('/docs/%s', (name) => {
  test('is a page that supports revalidation', async () => {
    const { text, headers } = await service.http.get(`/docs/${name}`).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const [, title] = /^# (.*)/.exec(readFileSync(`docs/${name}.md`, 'utf8')) ?? [];
    expect(text).toContain(`<h1>${title}</h1>`);
    await service.http.get(`/docs/${name}`).set('if-none-match', String(headers['etag'])).expect(304);
  });

  test('links only to existing pages and anchors of this service', async () => {
    const page = await pageAt(`/docs/${name}`);
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => String(href));
    for (const href of new Set(links.filter((each) => !each.startsWith('https://')))) {
      const [path, anchor] = href.split('#');
      const target = path === '' ? page : await pageAt(String(path));
      if (anchor !== undefined) expect(target, href).toContain(`id="${anchor}"`);
    }
  });

  test('is also served as Markdown', async () => {
    const { text, headers } = await service.http.get(`/docs/${name}.md`).expect(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(text).toBe(readFileSync(`docs/${name}.md`, 'utf8'));
  });
});

test('the reference links to all of them', async () => {
  const { body } = await service.http.get('/openapi.json').expect(200);
  for (const name of DOCUMENTS) expect(body.info.description).toContain(`(/docs/${name})`);
});

const folder = mkdtempSync(join(tmpdir(), 'first-call-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A subset of jq, which is not installed everywhere. */
const jq = `#!/usr/bin/env node
const found = eval('(' + require('node:fs').readFileSync(0, 'utf8') + ')' + process.argv.at(-1));
console.log(typeof found === 'string' ? found : JSON.stringify(found));
`;

const blocks = (language: string) =>
  [...firstCall(service.url).matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  );

async function runInShell(script: string): Promise<Record<string, unknown>> {
  writeFileSync(join(folder, 'jq'), jq);
  chmodSync(join(folder, 'jq'), 0o755);
  const PATH = `${folder}${delimiter}${process.env['PATH']}`;
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env: { ...process.env, PATH } });
  return JSON.parse(stdout);
}

test('the first examples of the reference work as written', async () => {
  const { auth } = await makePlayer(service);
  const body = { seatCount: 2, name: 'For everybody' };
  const { body: game } = await service.http.post('/v1/games').set(auth).send(body).expect(201);
  const [call = '', firstGame = ''] = blocks('bash');
  const opened = expect.arrayContaining([expect.objectContaining({ id: game.id })]);
  expect((await runInShell(call))['items']).toEqual(opened);
  expect(await runInShell(firstGame)).toMatchObject({ status: 'running', entry: { seq: 1 } });
});

test('its call in TypeScript returns the same', async () => {
  const [call = ''] = blocks('typescript');
  const { items } = await (new Function(`return (async () => { ${call} return { items }; })()`)() as Promise<{
    items: unknown[];
  }>);
  expect(items).toEqual((await service.http.get('/v1/games?status=open')).body.items);
});
