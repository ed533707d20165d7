import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { optionsOf, playOn, readTable, startTable, type TestTable } from '../support/table.ts';

const service = useApp();
const scenario = { draws: ['base/U', 'base/V', 'base/D', 'base/E'] };

const startWithout = (request: object = {}) => startTable(service, 2, { assistance: false, ...request });
const awaitingOf = async (table: TestTable) => {
  const [first] = table.players as [TestPlayer];
  const { awaiting } = await readTable(service, table, first);
  return table.players[awaiting.seats[0]] as TestPlayer;
};

/** Returns every number under one of these keys, at any depth; null for any other value. */
function numbersIn(value: unknown, keys: readonly string[]): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    keys.includes(key) ? [member].flat() : numbersIn(member, keys),
  );
}

describe('a table without assistance', () => {
  test('shows that before anyone joins: in the API, in lists and in chats', async () => {
    const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
    const { body } = await owner.post('/v1/games', { assistance: false }).expect(201);
    expect(body.assistance).toBe(false);
    const list = await guest.get('/v1/games?status=open&limit=100').expect(200);
    const listed = list.body.items.find(({ id }: { id: string }) => id === body.id);
    expect(listed).toMatchObject({ id: body.id, assistance: false });
    const say = async (text: string, { auth }: TestPlayer) =>
      (await service.http.post('/v1/commands').set(auth).send({ text }).expect(200)).body.text;
    expect(await say('open', guest)).toContain('no assistance');
    expect(await say('new 2 players no aids', owner)).toContain('no assistance');
    expect(await say('nuova 2 giocatori senza aiuti', owner)).toMatch(/no assistance|senza aiuti/);
  });

  test('shows no one a projection or the remaining tiles, not even spectators', async () => {
    const table = await startWithout();
    const watcher = await makePlayer(service);
    for (const { auth } of [...table.players, watcher]) {
      const { body } = await service.http.get(`/v1/games/${table.id}/projection`).set(auth).expect(403);
      expect(body.type).toBe('/problems/assistance-off');
    }
    await service.http.get(`/v1/games/${table.id}/projection?x=1&y=0`).expect(403);
  });

  test('shows no points of options and features, in any form', async () => {
    const table = await startWithout();
    await playOn(service, table, 12);
    const mover = await awaitingOf(table);
    expect(numbersIn(await optionsOf(service, table, mover), ['gains'])).toEqual([]);
    const card = await mover.get(`/v1/games/${table.id}/card`).expect(200);
    expect(numbersIn(card.body, ['gains'])).toEqual([]);
    const { features } = (await readTable(service, table, mover)).table;
    expect(new Set(numbersIn(features, ['points', 'worthWhenComplete']))).toEqual(new Set([0, null]));
    const say = async (text: string) => (await mover.post('/v1/commands', { text }).expect(200)).body.text;
    expect(await say('options')).not.toMatch(/ \+\d/);
    expect(await say('score')).not.toContain('if it ended now');
    expect(await say('remaining')).toContain('without assistance');
  });

  test('hides the record of a scenario until the game ends', async () => {
    const table = await startWithout({ scenario });
    const record = () => table.players[0]!.get(`/v1/games/${table.id}/record`);
    expect((await record().expect(409)).body.type).toBe('/problems/game-not-finished');
    await playOn(service, table);
    await record().expect(200);
    await table.players[0]!.get(`/v1/games/${table.id}/projection`).expect(200);
  });

  test('stores the setting in the log’s opening and in its rematch', async () => {
    const table = await startWithout({ scenario });
    const [first] = table.players as [TestPlayer];
    await playOn(service, table);
    const path = `/v1/games/${table.id}`;
    expect((await first.get(`${path}/moves/verify`).expect(200)).body.ok).toBe(true);
    const again = await first.post(`${path}/rematch`).expect(201);
    expect(again.body.assistance).toBe(false);
    await service.db.pool.query('UPDATE games SET assistance = true WHERE id = $1', [table.id]);
    expect((await first.get(`${path}/moves/verify`).expect(200)).body.ok).toBe(false);
  });
});

test('a table offers assistance by default', async () => {
  const table = await startTable(service);
  const mover = await awaitingOf(table);
  expect((await readTable(service, table, mover)).assistance).toBe(true);
  expect(numbersIn(await optionsOf(service, table, mover), ['gains'])).not.toEqual([]);
  await service.http.get(`/v1/games/${table.id}/projection`).expect(200);
});
