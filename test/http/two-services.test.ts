import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { cacheOf } from '../../src/games/state/cache.ts';
import { serve, type TestApp, useApp } from '../support/app.ts';
import { decide, optionsOf, playOn, readTable, startTable } from '../support/table.ts';

const one = useApp();
let two: TestApp;

beforeAll(async () => {
  two = await serve(openDb(String(one.db.connections.options.connectionString), { poolSize: 8 }), {});
});
afterAll(async () => {
  await two.app.close();
  await two.db.close();
});

test('a game is played over two services in turn, each with a cache that the other makes old', async () => {
  const table = await startTable(one);
  const services = [one, two];
  for (let version = 0; version < 20; version += 1) {
    // The one that did not make the last move still has the game as it was before.
    const service = services[Math.floor(version / 2) % 2] as TestApp;
    const player = table.players[version % 2]!;
    const [option] = await optionsOf(services[(version + 1) % 2] as TestApp, table, player);
    const decision = option.deployments[0]?.decision ?? option.decision;
    const { body } = await decide(service, table, player, decision)
      .set('if-match', `"${version}"`)
      .expect(201);
    expect(body.version).toBe(version + 1);
  }
  const [first, second] = [
    await readTable(one, table, table.players[0]!),
    await readTable(two, table, table.players[0]!),
  ];
  expect(second).toEqual(first);
});

test('an old cache refuses nothing that is right, and its refusals are those of now', async () => {
  const table = await startTable(one);
  await playOn(two, table, 1);
  expect(cacheOf(one.db).get(table.id)?.row.version).toBe(0);
  const [first, second] = table.players;
  const late = await decide(one, table, first!, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(409);
  expect(late.body).toMatchObject({
    type: '/problems/not-your-turn',
    currentVersion: 1,
    awaiting: { seats: [1] },
  });
  const stale = await decide(one, table, second!, { type: 'tile', x: 1, y: 0, rotation: 0 })
    .set('if-match', '"0"')
    .expect(412);
  expect(stale.body.currentVersion).toBe(1);
  const [option] = await optionsOf(two, table, second!);
  await decide(one, table, second!, { type: 'option', id: option.handle }).expect(201);
});

test('of decisions sent to both at once exactly one lands, with a key all get its answer', async () => {
  const table = await startTable(one);
  for (let version = 0; version < 8; version += 1) {
    const player = table.players[version % 2]!;
    const [option] = await optionsOf(one, table, player);
    const send = (service: TestApp) => decide(service, table, player, option.decision);
    const calls = [one, two, one, two, one, two].map((service) =>
      version % 2 === 0 ? send(service) : send(service).set('idempotency-key', `turn ${version}`),
    );
    const answers = await Promise.all(calls);
    const landed = answers.filter(({ status }) => status === 201);
    expect(landed).toHaveLength(version % 2 === 0 ? 1 : 6);
    expect(new Set(landed.map(({ text }) => text)).size).toBe(1);
    for (const { status } of answers) expect([201, 409, 412]).toContain(status);
  }
  const check = await one.http
    .get(`/v1/games/${table.id}/moves/verify`)
    .set(table.players[0]!.auth)
    .expect(200);
  expect(check.body).toMatchObject({ ok: true, entries: 8 });
  expect([...one.errors, ...two.errors]).toEqual([]);
});
