/** A player's public information, and its audience. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';
import { resign, seatAll } from '../support/table.ts';

const service = useApp();

const read = ({ handle }: { handle: string }, viewer?: TestPlayer) =>
  service.http.get(`/v1/players/${handle}`).set(viewer?.auth ?? {});
const show = ({ auth }: TestPlayer, shows: object) =>
  service.http.patch('/v1/me').set(auth).send({ privacy: shows }).expect(200);

/** Has the first of two players win. */
async function win(players: TestPlayer[], request: object = {}): Promise<void> {
  const table = await seatAll(service, players, request);
  await resign(service, table, players[1]!);
}

test('by default the page shows logged-in readers the name and join date, and others nothing', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  const { body } = await read({ handle: anna.handle.toUpperCase() }, bruno).expect(200);
  expect(body).toEqual({
    playerId: anna.id,
    handle: anna.handle,
    displayName: anna.handle,
    isGuest: false,
    robot: null,
    since: expect.stringMatching(/^\d{4}-/),
    record: null,
    ratings: [],
    playStats: { reliability: null, games: 0, abandoned: 0, turnTimes: null, expansions: [] },
    headToHead: { played: 0, ahead: 0, behind: 0 },
    yourFollow: null,
  });
  expect((await read(anna).expect(404)).body.type).toBe('/problems/player-not-found');
  const { body: me } = await anna.get('/v1/me').expect(200);
  expect(me.privacy).toEqual({
    audience: 'players',
    since: true,
    record: false,
    rating: true,
    playStats: true,
  });
});

test('the page shows what its player chose, to the chosen readers', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  await win([anna, bruno]);
  await win([bruno, anna]);
  await win([anna, bruno], { visibility: 'private' });
  await win([anna, bruno], { scenario: { draws: ['base/U', 'base/V'] } });
  await show(anna, { audience: 'public', record: true });
  await show(anna, { since: false });
  const { body } = await read(anna).expect(200);
  expect(body).toMatchObject({ since: null, record: { played: 2, won: 1 }, headToHead: null });
  expect((await read(anna, bruno).expect(200)).body.headToHead).toEqual({ played: 3, ahead: 1, behind: 2 });
  await show(anna, { audience: 'private' });
  await read(anna, bruno).expect(404);
  await read(anna).expect(404);
  expect((await read(anna, anna).expect(200)).body).toMatchObject({ since: null, headToHead: null });
});

test('a block hides both players from each other', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  await anna.put(`/v1/me/blocks/${bruno.handle}`).expect(204);
  await read(anna, bruno).expect(404);
  await read(bruno, anna).expect(404);
});

test('guests and robots are marked, and unknown names are not found', async () => {
  const anna = await makePlayer(service, 'anna');
  expect((await read(await makeGuest(service), anna).expect(200)).body).toMatchObject({ isGuest: true });
  const game = { seatCount: 2, robots: ['easy'] };
  const { body } = await anna.post('/v1/games', game).expect(201);
  await resign(service, body, anna);
  expect((await read(body.players[1], anna).expect(200)).body).toMatchObject({
    robot: 'easy',
    since: null,
    record: null,
    headToHead: { played: 1, ahead: 0, behind: 1 },
  });
  await read({ handle: 'nobody-of-this-name' }, anna).expect(404);
});

test('statistics link to an opponent’s page if the reader can see it', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  await win([anna, bruno]);
  const handleFor = async ({ auth }: TestPlayer) =>
    (await service.http.get('/v1/me/statistics').set(auth).expect(200)).body.opponents[0].handle;
  expect(await handleFor(anna)).toBe(bruno.handle);
  await show(bruno, { audience: 'private' });
  expect(await handleFor(anna)).toBeNull();
  await show(bruno, { audience: 'public' });
  await bruno.put(`/v1/me/blocks/${anna.handle}`).expect(204);
  expect([await handleFor(anna), await handleFor(bruno)]).toEqual([null, null]);
});
