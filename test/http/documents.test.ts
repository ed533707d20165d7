/** The documents for programs, which the service serves beside its reference. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../../src/http/pages/documents.ts';
import { useApp } from '../support/app.ts';

const service = useApp();
const pageAt = async (path: string) => (await service.http.get(path).expect(200)).text;

describe.each(DOCUMENTS)('/docs/%s', (name) => {
  test('is a page, and the same again is not sent', async () => {
    const { text, headers } = await service.http.get(`/docs/${name}`).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const [, title] = /^# (.*)/.exec(readFileSync(`docs/${name}.md`, 'utf8')) ?? [];
    expect(text).toContain(`<h1>${title}</h1>`);
    await service.http.get(`/docs/${name}`).set('if-none-match', String(headers['etag'])).expect(304);
  });

  test('leads to pages and places that are there, and nowhere else on this service', async () => {
    const page = await pageAt(`/docs/${name}`);
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => String(href));
    for (const href of new Set(links.filter((each) => !each.startsWith('https://')))) {
      const [path, anchor] = href.split('#');
      const target = path === '' ? page : await pageAt(String(path));
      if (anchor !== undefined) expect(target, href).toContain(`id="${anchor}"`);
    }
  });

  test('comes as it is written, too', async () => {
    const { text, headers } = await service.http.get(`/docs/${name}.md`).expect(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(text).toBe(readFileSync(`docs/${name}.md`, 'utf8'));
  });
});

test('the reference leads to all of them', async () => {
  const { body } = await service.http.get('/openapi.json').expect(200);
  for (const name of DOCUMENTS) expect(body.info.description).toContain(`(/docs/${name})`);
});
