import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { playOn, readTable, seatAll, startTable } from '../support/table.ts';
import { makePlayers } from './support/players.ts';

const service = useApp();

const listOf = async (player: TestPlayer, query: string) =>
  (await player.get(`/v1/games?mine=true&${query}`).expect(200)).body.items;
const namesOf = (games: readonly { name: string }[]) => games.map(({ name }) => name).sort();

test('games are found by their name and by the names of opponents', async () => {
  const [me, anna, bruno] = await makePlayers(service, 'me', 'anna', 'bruno');
  await seatAll(service, [me, anna], { name: 'Sunday table' });
  await seatAll(service, [me, bruno], { name: 'Holiday_100%' });
  expect(namesOf(await listOf(me, 'search=sunday'))).toEqual(['Sunday table']);
  expect(namesOf(await listOf(me, `search=${anna.handle}`))).toEqual(['Sunday table']);
  expect(namesOf(await listOf(me, 'search=BRUNO'))).toEqual(['Holiday_100%']);
  expect(namesOf(await listOf(me, `search=${encodeURIComponent('_100%')}`))).toEqual(['Holiday_100%']);
  // The reader sits in all of them.
  expect(await listOf(me, `search=${me.handle}`)).toEqual([]);
  expect(await listOf(me, 'search=sunday&status=finished')).toEqual([]);
  // Games of others are found by filters: in the public list nothing is searched.
  const { body } = await service.http.get('/v1/games?search=sunday&limit=100').expect(200);
  expect(body.items.map(({ name }: { name: string }) => name)).toContain('Holiday_100%');
});

test('the games that wait for a player are counted', async () => {
  const table = await startTable(service, 2);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const waitingFor = async ({ auth }: TestPlayer) =>
    (await service.http.get('/v1/me/waiting-games').set(auth).expect(200)).body;
  expect(await waitingFor(first)).toEqual({ count: 1, games: [table.id] });
  expect(await waitingFor(second)).toEqual({ count: 0, games: [] });
});

test('a list says where there are unread messages, until they are marked as read', async () => {
  const table = await startTable(service, 2);
  const [one, other] = table.players as [TestPlayer, TestPlayer];
  const messages = `/v1/games/${table.id}/messages`;
  const isMarked = async (player: TestPlayer) => (await listOf(player, 'limit=1'))[0].hasUnread;
  const { body } = await one.post(messages, { text: 'Hello' }).expect(201);
  expect([await isMarked(one), await isMarked(other)]).toEqual([false, true]);
  await other.put(`${messages}/read`, { message: body.id }).expect(204);
  expect(await isMarked(other)).toBe(false);
  service.pass(1000);
  await one.post(messages, { text: 'Your turn' }).expect(201);
  await other.put(`${messages}/read`, { message: body.id }).expect(204);
  expect(await isMarked(other)).toBe(true);
});

test('the thumbnail of a list needs no token, also in a private game, and never changes', async () => {
  const table = await startTable(service, 2, { visibility: 'private' });
  await playOn(service, table, 3);
  const [{ thumbnail }] = await listOf(table.players[0]!, 'limit=1');
  const { headers, body } = await service.http.get(`${thumbnail}&theme=dark`).expect(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  expect(body.length).toBeGreaterThan(1000);
  const [again] = await listOf(table.players[0]!, 'limit=1');
  expect(again.thumbnail).toBe(thumbnail);
  const tag = String(headers['etag']);
  await service.http.get(`${thumbnail}&theme=dark`).set('if-none-match', tag).expect(304);
  // Another moment of the same game needs another pass.
  await service.http.get(thumbnail.replace('/moves/3/', '/moves/2/')).expect(404);
  await service.http.get(thumbnail.split('?')[0]).expect(404);
  service.pass(29 * 86_400_000);
  await service.http.get(thumbnail).expect(404);
});

test('statistics count wins, points, opponents and numbers of seats; unfinished games apart', async () => {
  const me = await makePlayer(service, 'me');
  const anna = await makePlayer(service, 'anna');
  const read = async () => (await me.get('/v1/me/statistics').expect(200)).body;
  expect(await read()).toMatchObject({ people: { played: 0, averagePoints: null }, opponents: [] });
  const table = await seatAll(service, [me, anna]);
  await playOn(service, table);
  const { scores } = await readTable(service, table, me);
  const [mine, hers] = scores;
  const people = {
    played: 1,
    won: mine >= hers ? 1 : 0,
    averagePoints: mine,
    bestPoints: mine,
  };
  const met = { playerId: anna.id, handle: anna.handle, displayName: anna.handle, played: 1 };
  expect(await read()).toEqual({
    people,
    bySeats: [{ seats: 2, ...people }],
    opponents: [{ ...met, ahead: Number(mine > hers), behind: Number(mine < hers) }],
    robots: { played: 0, won: 0, averagePoints: null, bestPoints: null },
    withoutResult: 0,
    habits: { reliability: null, games: 0, abandoned: 0, turnTimes: null, expansions: [] },
    scenarios: 0,
  });
});
