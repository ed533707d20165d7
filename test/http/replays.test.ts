import { GifReader } from 'omggif';
import { afterAll, describe, expect, test } from 'vitest';
import { closeReplays } from '../../src/render/index.ts';
import { chunksOf } from '../render/support/webp-chunks.ts';
import { useApp } from '../support/app.ts';
import { playOn, resign, startTable } from '../support/table.ts';

const service = useApp();
const limited = useApp({ rateLimitPerMinute: 600 });
afterAll(closeReplays);

const framesOf = (file: Buffer) => chunksOf(file).flatMap(({ frame }) => frame ?? []);

describe('a replay', () => {
  test('is served as WebP and GIF with a frame for each tile, in the requested size and speed', async () => {
    const table = await startTable(service);
    await playOn(service, table, 6);
    const path = `/v1/games/${table.id}/replay`;
    const webp = await service.http
      .get(`${path}.webp?size=300&speed=4`)
      .expect(200)
      .expect('content-type', 'image/webp');
    const frames = framesOf(Buffer.from(webp.body));
    expect(frames.map(({ ms }) => ms)).toEqual([250, 250, 250, 250, 250, 3000]);
    expect(frames[0]?.width).toBe(300);
    const answer = await service.http
      .get(`${path}.gif?size=300&from=2&to=4`)
      .expect(200)
      .expect('content-type', 'image/gif');
    const gif = new GifReader(Buffer.from(answer.body));
    expect([gif.numFrames(), gif.width]).toEqual([3, 300]);
  });

  test('supports revalidation, and can be cached by all once it is final', async () => {
    const table = await startTable(service);
    await playOn(service, table, 3);
    const path = `/v1/games/${table.id}/replay.webp?size=240`;
    const running = await service.http.get(path).expect(200);
    expect(running.headers['cache-control']).toBe('private, no-cache');
    const past = await service.http.get(`${path}&to=2`).expect(200);
    expect(past.headers['cache-control']).toBe('public, max-age=86400, immutable');
    await service.http.get(path).set('if-none-match', running.headers['etag']!).expect(304);
    await playOn(service, table, 1);
    const more = await service.http.get(path).set('if-none-match', running.headers['etag']!).expect(200);
    expect(framesOf(Buffer.from(more.body))).toHaveLength(4);
    await service.http.get(`${path}&to=2`).set('if-none-match', past.headers['etag']!).expect(304);
    await resign(service, table, table.players[0]!);
    const over = await service.http.get(path).expect(200);
    expect(over.headers['cache-control']).toBe('public, max-age=86400, immutable');
    expect(over.headers['etag']).not.toBe(more.headers['etag']);
  });

  test('of a private game is not stored in shared caches', async () => {
    const table = await startTable(service, 2, { visibility: 'private' });
    await playOn(service, table, 1);
    const path = `/v1/games/${table.id}/replay.gif?size=240`;
    const seen = await table.players[1]!.get(path).expect(200);
    expect(seen.headers['cache-control']).toBe('private, no-cache');
  });

  test('of a missing moment is refused', async () => {
    const table = await startTable(service);
    await playOn(service, table, 2);
    const path = `/v1/games/${table.id}/replay.webp`;
    for (const query of ['to=3', 'from=3']) {
      const { body } = await service.http.get(`${path}?${query}`).expect(404);
      expect(body).toMatchObject({ type: '/problems/entry-not-found', currentVersion: 2 });
    }
    for (const query of ['size=239', 'size=1001', 'speed=0', 'speed=11', 'from=-1', 'to=x', 'from=2&to=1'])
      await service.http.get(`${path}?${query}`).expect(400);
  });

  test('of an unplayed game shows the first tile', async () => {
    const table = await startTable(service);
    const { body } = await service.http.get(`/v1/games/${table.id}/replay.webp?size=240`).expect(200);
    expect(framesOf(Buffer.from(body))).toMatchObject([{ ms: 3000 }]);
  });

  test('costs its full points when created, and one when cached', async () => {
    const table = await startTable(limited);
    await playOn(limited, table, 2);
    const { auth } = table.players[0]!;
    const path = `/v1/games/${table.id}/replay.webp?size=240`;
    const left = async (asked: string) => {
      const { headers } = await limited.http.get(asked).set(auth);
      return Number(/r=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1]);
    };
    const before = await left('/v1/me');
    const made = await left(path);
    expect([before - made, made - (await left(path))]).toEqual([41, 1]);
  });
});
