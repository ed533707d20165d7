import { afterAll, describe, expect, test } from 'vitest';
import { closePictures } from '../../src/render/index.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { playOn, startTable } from '../support/table.ts';

const service = useApp();
const limited = useApp({ rateLimitPerMinute: 600 });
afterAll(closePictures);

const left = (headers: Record<string, string>) => Number(/r=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1]);

test('a flood of pictures by one caller is limited without delaying others', async () => {
  const table = await startTable(service);
  await playOn(service, table, 6);
  const other = await makePlayer(service);
  const path = `/v1/games/${table.id}/moves`;
  const finished: (number | 'other')[] = [];
  const flood = Array.from({ length: 20 }, async (_, at) => {
    const { status, headers } = await service.http.get(`${path}/2/board.png?size=${2380 + at}`);
    finished.push(status);
    return { status, headers };
  });
  const picture = other.get(`${path}/3/board.png?size=400`).expect(200);
  await picture.then(() => finished.push('other'));
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  // Five at once, and a few more where one was finished before the last of them arrived.
  expect(refused.length).toBeGreaterThan(5);
  for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
  expect(answers.filter(({ status }) => status === 200).length).toBe(20 - refused.length);
  expect(finished.slice(finished.indexOf('other'))).toContain(200);
});

describe('a picture', () => {
  test('costs points by format and size; one cached by the service or caller costs a point', async () => {
    const table = await startTable(limited);
    await playOn(limited, table, 3);
    const player = await makePlayer(limited);
    const spent = async (path: string, tag = '""') => {
      const before = left((await limited.http.get('/v1/me').set(player.auth)).headers);
      const { headers } = await limited.http
        .get(`/v1/games/${table.id}/${path}`)
        .set(player.auth)
        .set('if-none-match', tag);
      return { points: before - left(headers), tag: headers['etag'] };
    };
    expect(await spent('moves/1/board.svg')).toMatchObject({ points: 5 });
    const small = await spent('moves/1/board.png?size=400');
    expect(small.points).toBe(9);
    expect(await spent('moves/1/board.png?size=2400')).toMatchObject({ points: 29 });
    expect(await spent('moves/1/board.png?size=400')).toMatchObject({ points: 1 });
    expect(await spent('moves/1/board.png?size=400', small.tag)).toMatchObject({ points: 1 });
  });

  test('costs only the request if refused because too many are waiting', async () => {
    const table = await startTable(limited);
    await playOn(limited, table, 2);
    const player = await makePlayer(limited);
    const path = `/v1/games/${table.id}/moves/1/board.png`;
    const flood = Array.from({ length: 12 }, (_, at) =>
      limited.http.get(`${path}?size=${980 + at}`).set(player.auth),
    );
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    const drawn = statuses.filter((status) => status === 200).length;
    expect(drawn).toBeLessThan(12);
    const { headers } = await limited.http.get('/v1/me').set(player.auth).expect(200);
    expect(left(headers)).toBe(600 - 13 - 14 * drawn);
  });

  test('is not drawn without enough points', async () => {
    const table = await startTable(limited);
    await playOn(limited, table, 2);
    const path = `/v1/games/${table.id}/moves/1/board.png`;
    const statuses: number[] = [];
    for (let size = 2300; size < 2315; size += 1)
      statuses.push((await limited.http.get(`${path}?size=${size}`)).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a picture of the past', () => {
  test('can be cached by all without revalidation', async () => {
    const table = await startTable(service);
    await playOn(service, table, 3);
    const path = `/v1/games/${table.id}/moves/2/board.png?size=400`;
    const { headers } = await service.http.get(path).expect(200);
    expect(headers['cache-control']).toBe('public, max-age=86400, immutable');
    await service.http.get(path).set('if-none-match', String(headers['etag'])).expect(304);
    const { headers: refused } = await service.http
      .get(`/v1/games/${table.id}/moves/99/board.png`)
      .expect(404);
    expect(refused['cache-control']).not.toContain('public');
  });

  test('changes with a player’s name', async () => {
    const table = await startTable(service);
    await playOn(service, table, 3);
    const path = `/v1/games/${table.id}/moves/2/board.svg`;
    const before = await service.http.get(path).expect(200);
    const rename = `UPDATE players SET display_name = 'Someone Else' WHERE id = $1`;
    await service.db.pool.query(rename, [table.players[0]!.id]);
    const after = await service.http
      .get(path)
      .set('if-none-match', String(before.headers['etag']))
      .expect(200);
    expect(Buffer.from(after.body).toString()).toContain('Someone Else');
  });
});
