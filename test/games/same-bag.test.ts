/** Games with the same bag, each played by other players, as in a duplicate tournament. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { fillTable, openSameBag } from '../support/same-bag.ts';
import { readTable, resign, type TestTable, takeFirst } from '../support/table.ts';
import { findingsIn } from '../support/verified.ts';

const service = useApp();

/** Two tables of a host, each with two new players. */
async function startTables(request: object = {}) {
  const host = await makePlayer(service);
  const tables = [];
  for (const opened of await openSameBag(service, host, 2, request))
    tables.push(await fillTable(service, opened));
  return tables as [TestTable, TestTable];
}

const seedOf = async ({ id }: { id: string }, { auth }: TestPlayer) =>
  (await service.http.get(`/v1/games/${id}/fairness`).set(auth).expect(200)).body;

test('has the same draws at each table', async () => {
  const tables = await startTables();
  const [one, two] = await Promise.all(tables.map((table) => readTable(service, table, table.players[0]!)));
  expect(one.table.drawn).toBe(two.table.drawn);
  expect(one.sharedBag).toEqual({ id: two.sharedBag.id, inSync: false, isKnown: false });
  const known = await Promise.all(tables.map((table) => seedOf(table, table.players[0]!)));
  expect(known[0].commitment).toBe(known[1].commitment);
  // No table waits for another.
  for (const player of [0, 0, 1])
    await takeFirst(service, tables[0], tables[0].players[player]!).catch(() => {});
  expect((await readTable(service, tables[0], tables[0].players[0]!)).version).toBeGreaterThan(0);
});

test('lets no player sit at two of its tables, even simultaneously, and the host at none', async () => {
  const host = await makePlayer(service);
  const opened = await openSameBag(service, host, 4, { seatCount: 3 });
  const { auth } = await makePlayer(service);
  const answers = await Promise.all(
    opened.map(({ id, invitation }) =>
      service.http.post(`/v1/games/${id}/seats`).set(auth).send({ invitation }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const [{ id, invitation }] = opened as [(typeof opened)[0]];
  const ofHost = await host.post(`/v1/games/${id}/seats`, { invitation });
  for (const { status, body: refused } of [ofHost, ...answers])
    if (status !== 201) expect(refused.type).toBe('/problems/same-bag');
  expect(ofHost.status).toBe(409);
});

test('shows a table only to its players until the last one ends, then to all', async () => {
  const tables = await startTables({ visibility: 'public', label: 'Duplicate' });
  const [one, two] = tables;
  const stranger = await makePlayer(service);
  const seen = async () => {
    service.pass(120_000);
    const { auth } = await makePlayer(service);
    const games = await service.http
      .get('/v1/games')
      .query({ label: 'Duplicate', status: 'finished' })
      .set(auth);
    const results = await service.http.get('/v1/results').query({ label: 'Duplicate' });
    const records = await service.http.get('/v1/records.txt').query({ label: 'Duplicate' });
    return [
      games.body.items.length,
      results.body.items.length,
      [one, two].filter(({ id }) => records.text.includes(id)).length,
    ];
  };
  for (const { id } of tables) await stranger.get(`/v1/games/${id}`).expect(404);
  await resign(service, one, one.players[0]!);
  await two.players[0]!.get(`/v1/games/${one.id}`).expect(404);
  await one.players[1]!.get(`/v1/games/${one.id}/record`).expect(409);
  expect((await seedOf(one, one.players[0]!)).seed).toBeNull();
  expect(await seen()).toEqual([0, 0, 0]);
  const place = await service.http.get('/v1/results').query({ limit: 200 });
  const { cursor } = place.body;

  await resign(service, two, two.players[0]!);
  expect(await seen()).toEqual([2, 2, 2]);
  const { body } = await service.http
    .get(`/v1/games/${one.id}`)
    .set((await makePlayer(service)).auth)
    .expect(200);
  expect(body).toMatchObject({ visibility: 'public', sharedBag: { isKnown: true } });
  // A reader of the results misses none that ended earlier but was hidden.
  const later = await service.http
    .get('/v1/results')
    .query(cursor === undefined || cursor === null ? {} : { cursor });
  const ids = later.body.items.map(({ id, game }: { id?: string; game?: { id: string } }) => id ?? game?.id);
  expect(ids).toEqual(expect.arrayContaining([one.id, two.id]));
  expect(await findingsIn(service.db)).toEqual([]);
});

test('is also hidden from players invited to a table, and from the club it is open to', async () => {
  const host = await makePlayer(service);
  const club = { handle: 'same-bag-club', name: 'Club', joinPolicy: 'open' };
  await host.post('/v1/clubs', club).expect(201);
  const [invited, member] = [await makePlayer(service), await makePlayer(service)];
  await member.put(`/v1/clubs/${club.handle}/members/me`);
  const request = { club: club.handle, invite: [invited.handle] };
  const opened = await openSameBag(service, host, 2, request);
  const [{ id }] = opened as [(typeof opened)[0]];
  const see = ({ auth }: TestPlayer) => service.http.get(`/v1/games/${id}`).set(auth);
  for (const player of [invited, member]) await see(player).expect(200);
  await fillTable(service, opened[0]!);
  for (const player of [invited, member]) await see(player).expect(404);
  const query = { club: club.handle };
  const { body: list } = await service.http.get('/v1/games').query(query).set(member.auth).expect(200);
  expect(list.items.map((game: { id: string }) => game.id)).toEqual([opened[1]?.id]);
});

test('a table that never starts does not keep the bag secret', async () => {
  const host = await makePlayer(service);
  const [open, two] = await openSameBag(service, host, 2, { visibility: 'unlisted' });
  const one = await fillTable(service, open!);
  await resign(service, one, one.players[0]!);
  expect((await seedOf(one, one.players[0]!)).seed).toBeNull();
  await host.delete(`/v1/games/${two?.id}`).expect(204);
  expect((await seedOf(one, one.players[0]!)).seed).not.toBeNull();
  await service.http.get(`/v1/games/${one.id}`).expect(200);
});

test.each([
  ['other rules', [{ join: false }, { join: false, rules: { expansions: ['river'] } }]],
  ['another number of seats', [{ join: false }, { join: false, seatCount: 3 }]],
  ['a seat for the host', [{ join: false }, {}]],
  ['a scenario', [{ join: false }, { join: false, scenario: { draws: ['base/D'] } }]],
])('is refused with %s', async (_, games) => {
  const { auth } = await makePlayer(service);
  const sent = { games, sameBag: true };
  const { body } = await service.http.post('/v1/games/batch').set(auth).send(sent).expect(422);
  expect(body).toMatchObject({ type: '/problems/invalid-setup', index: 1 });
});
