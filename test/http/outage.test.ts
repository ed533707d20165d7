import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { serve, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { type FlakyProxy, startProxy } from '../support/flaky-proxy.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';

const given = useDatabase();
let proxy: FlakyProxy;
let service: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  proxy = await startProxy(given.database.url);
  service = await serve(openDb(proxy.url, { poolSize: 4 }), { databaseUrl: proxy.url });
  player = await makePlayer(service);
});
afterAll(async () => {
  await service.app.close();
  await service.db.close();
  await proxy.close();
});

const create = (key: string) =>
  service.http
    .post('/v1/games')
    .set({ ...player.auth, 'idempotency-key': key })
    .send({ rules: { expansions: [] }, seatCount: 2, visibility: 'public' });

test('answers every request during a database outage with the time to retry', async () => {
  await proxy.refuse();
  const answers = [
    await player.get('/v1/me'),
    await service.http.get('/v1/games'),
    await service.http.post('/v1/sessions').send({ email: player.email, password: 'correct horse battery' }),
    await create('during-the-outage'),
  ];
  for (const { status, headers, body, type } of answers) {
    expect(body).toMatchObject({
      type: '/problems/unavailable',
      detail: 'The database does not answer.',
      retryAfter: 1,
    });
    expect([status, type, headers['retry-after']]).toEqual([503, 'application/problem+json', '1']);
  }
  await proxy.mend();
  await player.get('/v1/me').expect(200);
  await create('during-the-outage').expect(201);
  expect(service.errors).toEqual([]);
});
