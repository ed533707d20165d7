/** The winner when a player resigned while ahead (R-END-5), as shown by the API. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { playOn, readTable, resign, seatAll, startTable, tableWithResigner } from '../support/table.ts';
import { findingsIn } from '../support/verified.ts';

const service = useApp({ publicUrl: 'https://games.example' });

const get = async (path: string, auth: Record<string, string> = {}) =>
  (await service.http.get(path).set(auth).expect(200)).body;

test('the game, its lists, record and card show the engine’s places', async () => {
  const table = await tableWithResigner(service);
  const [anna, bruno] = table.players;
  const lost = { status: 'finished', scores: [4, 0], places: [2, 1], resigned: [0] };
  const game = await readTable(service, table, bruno!);
  expect(game).toMatchObject(lost);
  expect(game.table.seats).toMatchObject([
    { score: 4, place: 2, resigned: true },
    { score: 0, place: 1, resigned: false },
  ]);
  for (const path of ['/v1/games?mine=true', '/v1/games?status=finished']) {
    const { items } = await get(path, anna!.auth);
    expect(items.find(({ id }: { id: string }) => id === table.id)).toMatchObject(lost);
  }
  const record = await get(`/v1/games/${table.id}/record`, anna!.auth);
  expect(record.result).toEqual({ scores: [4, 0], places: [2, 1] });
  const replayed = await service.http.post('/v1/records/replay').send(record).expect(200);
  expect(replayed.body.result).toEqual(record.result);
  const outcome = `${bruno!.handle} has won`;
  const points = `${anna!.handle} (resigned) 4, ${bruno!.handle} 0`;
  expect((await get(`/v1/games/${table.id}/card`)).sentence).toMatch(new RegExp(`${outcome}, `));
  const page = await service.http.get(`/games/${table.id}`).set('accept', 'text/html').expect(200);
  expect(page.text).toContain(`content="${points} · ${outcome}"`);
  expect(await findingsIn(service.db)).toEqual([]);
});

test('the others play on for first place, and the last decision’s answer includes the places', async () => {
  const table = await tableWithResigner(service, 3);
  const [anna, bruno] = table.players;
  expect(await readTable(service, table, anna!)).toMatchObject({
    status: 'running',
    places: [],
    resigned: [0],
  });
  const last = await playOn(service, table);
  const final = await readTable(service, table, bruno!);
  expect(last).toMatchObject({ status: 'finished', scores: final.scores, places: final.places });
  expect(final.places[0]).toBe(3);
  expect(Math.min(...final.places)).toBe(1);
});

test('a game without a result has no places', async () => {
  const table = await startTable(service);
  expect(await readTable(service, table, table.players[0]!)).toMatchObject({ places: [], resigned: [] });
});

test('statistics count a resignation as a loss, and games with chosen tiles separately', async () => {
  const [me, other] = [await makePlayer(service, 'me'), await makePlayer(service, 'other')];
  const table = await seatAll(service, [me, other]);
  await resign(service, table, me);
  const chosen = await seatAll(service, [me, other], { scenario: { draws: ['base/U'] } });
  await playOn(service, chosen);
  expect(await get('/v1/me/statistics', me.auth)).toMatchObject({
    people: { played: 1, won: 0 },
    opponents: [{ playerId: other.id, played: 1, ahead: 0, behind: 1 }],
    scenarios: 1,
  });
  expect(await get('/v1/me/statistics', other.auth)).toMatchObject({
    people: { played: 1, won: 1 },
    opponents: [{ playerId: me.id, played: 1, ahead: 1, behind: 0 }],
    scenarios: 1,
  });
});
