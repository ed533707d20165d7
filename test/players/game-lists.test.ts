import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { playOn, readTable, seatAll, startTable } from '../support/table.ts';
import { makePlayers } from './support/players.ts';

const service = useApp();

const listOf = async (player: TestPlayer, query: string) =>
  (await player.get(`/v1/games?mine=true&${query}`).expect(200)).body.items;
const namesOf = (games: readonly { name: string }[]) => games.map(({ name }) => name).sort();

test('a player’s games are found by name and by opponents’ names', async () => {
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
});

test('public games are found by name, and by players who show their games', async () => {
  const [me, anna, bruno, clara] = await makePlayers(service, 'me', 'anna', 'bruno', 'clara');
  await seatAll(service, [anna, bruno], { name: 'Monday table' });
  await anna.post('/v1/games', { name: 'Open to all', seatCount: 2 }).expect(201);
  await anna.post('/v1/games', { name: 'Monday, privately', visibility: 'private' }).expect(201);
  const found = async (search: string, reader?: TestPlayer) => {
    const request = service.http.get('/v1/games').query({ search, limit: 100 });
    return namesOf((await request.set(reader?.auth ?? {}).expect(200)).body.items);
  };
  expect(await found('monday')).toEqual(['Monday table']);
  expect(await found('nothing is called this')).toEqual([]);
  // By default players do not show their games, apart from open tables, whose players everyone sees.
  expect(await found(anna.handle, me)).toEqual(['Open to all']);
  expect(await found(bruno.handle, me)).toEqual([]);
  expect(await found(bruno.handle, bruno)).toEqual(['Monday table']);
  await bruno.patch('/v1/me', { privacy: { record: true } }).expect(200);
  expect(await found(bruno.handle.toUpperCase(), me)).toEqual(['Monday table']);
  expect(await found(bruno.handle)).toEqual([]);
  await bruno.patch('/v1/me', { privacy: { audience: 'public' } }).expect(200);
  expect(await found(bruno.handle)).toEqual(['Monday table']);
  await clara.put(`/v1/me/blocks/${bruno.handle}`).expect(204);
  expect(await found(bruno.handle, clara)).toEqual([]);
  expect(await found('monday', clara)).toEqual(['Monday table']);
});

test('games waiting for the player are counted', async () => {
  const table = await startTable(service, 2);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const waitingFor = async ({ auth }: TestPlayer) =>
    (await service.http.get('/v1/me/waiting-games').set(auth).expect(200)).body;
  expect(await waitingFor(first)).toEqual({ count: 1, games: [table.id] });
  expect(await waitingFor(second)).toEqual({ count: 0, games: [] });
});

test('lists mark unread messages until they are read', async () => {
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

test('a list’s thumbnail needs no token, even for a private game, and never changes', async () => {
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
  // Another moment of the same game needs another signature.
  await service.http.get(thumbnail.replace('/moves/3/', '/moves/2/')).expect(404);
  await service.http.get(thumbnail.split('?')[0]).expect(404);
  service.pass(29 * 86_400_000);
  await service.http.get(thumbnail).expect(404);
});

test('statistics count wins, points, opponents and seats, and unfinished games separately', async () => {
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
    byPlayerCount: [{ seats: 2, ...people }],
    opponents: [{ ...met, ahead: Number(mine > hers), behind: Number(mine < hers) }],
    robots: { played: 0, won: 0, averagePoints: null, bestPoints: null },
    aborted: 0,
    playStats: { reliability: null, games: 0, abandoned: 0, turnTimes: null, expansions: [] },
    scenarios: 0,
  });
});
