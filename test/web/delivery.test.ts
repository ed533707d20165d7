import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { describeInBrowser } from './browser.ts';

const assetOf = (compressed: string) => `/assets/${compressed.replace(/\.gz$/, '')}`;

describeInBrowser('how the page is delivered', () => {
  const service = useApp();

  test('with a strict policy: scripts and styles from its host only, nothing inline', async () => {
    const { headers, text } = await service.http
      .get('/')
      .expect(200)
      .expect('content-type', /text\/html/);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const withoutCard = text.replaceAll(/<meta property="og:[^>]*>/g, '');
    expect(withoutCard).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=|https?:/);
  });

  test.each(['/log-in', '/new', '/settings', '/games/01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11'])(
    'the same page at %s',
    async (path) => {
      const { text } = await service.http.get(path).expect(200);
      expect(text).toContain('<div id="page">');
    },
  );

  test('assets are compressed, kept for good, and small', async () => {
    const { text } = await service.http.get('/').expect(200);
    const assets = [...text.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g)].map(([, path]) => String(path));
    // The script, what it shares with the languages and with later views, and the style.
    expect(assets.length).toBeLessThan(20);
    for (const path of assets) {
      const { headers } = await service.http.get(path).set('accept-encoding', 'gzip').expect(200);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['cache-control']).toContain('immutable');
    }
    const folder = 'web/dist/assets';
    const names = readdirSync(folder).filter((name) => name.endsWith('.gz'));
    const languages = names.filter((name) => /^(en|it)-/.test(name));
    expect(languages).toHaveLength(2);
    const sizeOf = (name: string) => statSync(join(folder, name)).size;
    const firstSize = assets.reduce((sum, path) => sum + sizeOf(`${path.split('/').at(-1)}.gz`), 0);
    for (const language of languages) expect(firstSize + sizeOf(language)).toBeLessThan(104_000);
    // Views and passkeys come when they are needed.
    const later = names.filter((name) => !languages.includes(name) && !assets.includes(assetOf(name)));
    expect(later.filter((name) => /^(settings|ceremony)-/.test(name))).toHaveLength(2);
    expect(later.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThan(40_000);
    await service.http
      .get('/assets/nothing.js')
      .expect(404)
      .expect('content-type', /problem\+json/);
  });
});
