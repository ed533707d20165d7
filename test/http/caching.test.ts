import { request } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { useOwnApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';

const service = useOwnApp();
const unread = useOwnApp();

/** Sends a request with an encoding, without decompressing the answer. */
function read(path: string, fields: Record<string, string>) {
  const { hostname, port } = new URL(service.url);
  return new Promise<{ status: number; headers: Record<string, unknown>; size: number }>(
    (resolve, reject) => {
      request({ hostname, port, path, headers: fields }, (answer) => {
        let size = 0;
        answer.on('data', (chunk) => {
          size += chunk.length;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, size }));
      })
        .on('error', reject)
        .end();
    },
  );
}

describe.each(['/openapi.json', '/v1/rules', '/problems'])('%s', (path) => {
  test('uses a separate ETag for each encoding, each answered with 304', async () => {
    const tags = new Set<string>();
    for (const coding of ['identity', 'gzip', 'br']) {
      const fields = { 'accept-encoding': coding };
      const { headers } = await read(path, fields);
      expect(headers['content-encoding'] ?? 'identity').toBe(coding);
      expect(headers['vary']).toContain('accept-encoding');
      const tag = String(headers['etag']);
      tags.add(tag);
      const again = await read(path, { ...fields, 'if-none-match': tag });
      expect(again).toMatchObject({ status: 304, size: 0, headers: { etag: tag } });
      expect(again.headers['vary']).toContain('accept-encoding');
    }
    expect(tags.size).toBe(3);
  });
});

test('the API description is built once, whatever its encoding, and can be cached', async () => {
  const written = vi.spyOn(unread.app, 'swagger');
  for (const coding of ['br', 'br', 'gzip', 'identity'])
    await unread.http.get('/openapi.json').set('accept-encoding', coding).expect(200);
  expect(written).toHaveBeenCalledOnce();
  const { headers } = await unread.http.get('/openapi.json');
  expect(headers['cache-control']).toBe('public, max-age=300');
});

test('a refused encoding is not used', async () => {
  const { headers } = await read('/openapi.json', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
  expect(headers['content-encoding']).toBe('gzip');
});

test('API answers allow no resources or browser features; pages allow only what they need', async () => {
  const { auth } = await makePlayer(service);
  for (const path of ['/v1/me', '/problems', '/v1/nothing', '/problems/validation']) {
    const { headers } = await service.http.get(path).set(auth);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('camera=()');
  }
  const page = await service.http.get('/verify/nothing').set('accept', 'text/html');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; /,
  );
  const docs = await service.http.get('/docs').expect(200);
  expect(docs.headers['content-security-policy']).toContain("script-src 'self';");
});
