import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { describeInBrowser } from './browser.ts';

const assetOf = (compressed: string) => `/assets/${compressed.replace(/\.gz$/, '')}`;

describeInBrowser('delivery of the page', () => {
  const service = useApp();

  test('has a strict policy: scripts and styles from its host only, nothing inline', async () => {
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

  test('is installable: a manifest with icons, a service worker for the whole origin, standard icon paths', async () => {
    const { body, headers } = await service.http.get('/manifest.webmanifest').expect(200);
    expect(headers['content-type']).toContain('application/manifest+json');
    const { icons } = body;
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of icons) await service.http.get(src).expect(200).expect('content-type', 'image/png');
    await service.http.get('/favicon.ico').expect(200).expect('content-type', 'image/x-icon');
    await service.http.get('/apple-touch-icon.png').expect(200);
    const worker = await service.http
      .get('/service-worker.js')
      .expect(200)
      .expect('cache-control', 'no-cache');
    expect(worker.headers['service-worker-allowed']).toBe('/');
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
  });

  test.each(['en', 'it'])('preloads the reader’s texts: %s', async (language) => {
    const { text, headers } = await service.http.get('/games').set('accept-language', language).expect(200);
    expect(headers['vary']).toMatch(/accept-language/i);
    const loaded = [...text.matchAll(/<link rel="modulepreload"[^>]*href="\/assets\/(en|it)-/g)];
    expect(loaded.map(([, name]) => name)).toEqual([language]);
  });

  test('compresses assets, cached permanently and small', async () => {
    const { text } = await service.http.get('/').expect(200);
    const assets = [...text.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g)].map(([, path]) => String(path));
    // The main script with the modules of the first tile, one language's texts with theirs, and the style.
    expect(assets.length).toBeLessThan(8);
    for (const path of assets) {
      const { headers } = await service.http.get(path).set('accept-encoding', 'gzip').expect(200);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['cache-control']).toContain('immutable');
    }
    const folder = 'web/dist/assets';
    // Files of the previous build stay for readers with its page open.
    const { files } = JSON.parse(readFileSync('web/dist/build.json', 'utf8')) as { files: string[] };
    const names = files.filter((file) => file.endsWith('.gz')).map((file) => basename(file));
    const sizeOf = (sum: number, name: string) => sum + statSync(join(folder, name)).size;
    const first = names.filter((name) => assets.includes(assetOf(name)));
    expect(first.reduce(sizeOf, 0)).toBeLessThan(70_000);
    // The table, other views and passkeys load on demand, and the API reference's code only with it. Words are not
    // counted: they load in one language only.
    const start = readFileSync('web/dist/index.html', 'utf8');
    const later = names.filter(
      (name) => !/^((more|rules)-\w{8}\.|scalar-|landscape-)/.test(name) && !start.includes(assetOf(name)),
    );
    expect(later.filter((name) => /^(game-page|settings|ceremony)-/.test(name))).toHaveLength(3);
    expect(later.reduce(sizeOf, 0)).toBeLessThan(150_000);
    await service.http
      .get('/assets/nothing.js')
      .expect(404)
      .expect('content-type', /problem\+json/);
  });
});
