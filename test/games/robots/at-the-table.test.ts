import { expect, test, vi } from 'vitest';
import { maxPauseMs, robotDelaySchema } from '../../../src/games/robots/pause.ts';
import { useWorkers } from '../../notifications/support/workers.ts';
import { useApp } from '../../support/app.ts';
import { lasting, makeGuest, makePlayer, type TestPlayer } from '../../support/players.ts';
import { decide, optionsOf, readTable, tableWithAway } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';

const service = useApp();
useWorkers(service);

async function create({ auth }: TestPlayer, request: object) {
  const { body } = await service.http.post('/v1/games').set(auth).send(request).expect(201);
  return body;
}

const read = async (id: string, { auth }: TestPlayer) =>
  (await service.http.get(`/v1/games/${id}`).set(auth).expect(200)).body;

test('a game with a robot starts at once, and the robot moves whenever it is its turn', async () => {
  const player = await makePlayer(service, 'alone');
  const game = await create(player, { robots: ['easy'] });
  expect(game).toMatchObject({ status: 'running', awaiting: { seats: [0] } });
  expect(game.players.map(({ robot }: { robot: unknown }) => robot)).toEqual([null, 'easy']);
  expect(game.players[1].displayName).toMatch(/ \(robot\)$/);
  for (;;) {
    const now = await vi.waitFor(async () => {
      const seen = await read(game.id, player);
      expect(seen.awaiting?.seats ?? [0]).toEqual([0]);
      return seen;
    }, waiting);
    if (now.status === 'finished') break;
    const [option] = await optionsOf(service, game, player);
    await decide(service, game, player, (option.deployments?.[0] ?? option).decision).expect(201);
  }
  const check = await player.get(`/v1/games/${game.id}/moves/verify`).expect(200);
  expect(check.body.ok).toBe(true);
  expect(service.errors).toEqual([]);
});

test('robots play a whole game for an owner without a seat', async () => {
  const owner = await makePlayer(service, 'watcher');
  const game = await create(owner, { seatCount: 3, join: false, robots: ['easy', 'easy', 'easy'] });
  expect(game).toMatchObject({ status: 'running', yourSeat: null });
  expect(new Set(game.players.map(({ playerId }: { playerId: string }) => playerId)).size).toBe(3);
  await vi.waitFor(async () => expect((await read(game.id, owner)).status).toBe('finished'), waiting);
  expect(service.errors).toEqual([]);
});

test('the owner can seat robots in an open game, on free seats only', async () => {
  const owner = await makePlayer(service, 'owner');
  const game = await create(owner, { seatCount: 3 });
  const seat = (player: TestPlayer, body: object) => player.post(`/v1/games/${game.id}/robots`, body);
  expect((await seat(owner, { level: 'easy', seat: 2 }).expect(201)).body.status).toBe('open');
  await seat(owner, { level: 'easy', seat: 2 }).expect(409);
  expect((await seat(owner, { level: 'easy' }).expect(201)).body.status).toBe('running');
  await seat(owner, { level: 'easy' }).expect(409);
});

test('a table that excludes robots admits none', async () => {
  const owner = await makePlayer(service, 'purist');
  const game = await create(owner, { allowRobots: false });
  const { body } = await owner.post(`/v1/games/${game.id}/robots`, { level: 'easy' }).expect(409);
  expect(body.type).toBe('/problems/robots-excluded');
  const both = { allowRobots: false, robots: ['easy'] };
  await owner.post('/v1/games', both).expect(422);
  await owner.post('/v1/games', { robots: ['easy', 'easy'] }).expect(422);
});

const post = (game: string, what: string, { auth }: TestPlayer, body: object = {}) =>
  service.http.post(`/v1/games/${game}/${what}`).set(auth).send(body);
const robotsOf = ({ players }: { players: { robot: string | null }[] }) => players.map(({ robot }) => robot);

test('a rematch against a robot starts at once with the same level and options, also for guests', async () => {
  const options = { seatCount: 2, assistance: false, robotDelay: 'PT1H' };
  for (const player of [await makePlayer(service, 'again'), await makeGuest(service)]) {
    const request = { ...options, robots: ['strong'] };
    const { body: game } = await player.post('/v1/games', request).expect(201);
    await post(game.id, 'resign', player).expect(201);
    const { body: next } = await post(game.id, 'rematch', player).expect(201);
    expect(next).toMatchObject({ ...options, status: 'running', awaiting: { seats: [0] } });
    expect(next.id).not.toBe(game.id);
    expect(robotsOf(next)).toEqual([null, 'strong']);
  }
});

test('a player whom a robot replaced is invited to the rematch', async () => {
  const table = await tableWithAway(service);
  const [by, away, other] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { body: request } = await post(table.id, 'requests', by, { kind: 'robot', seat: 1 }).expect(201);
  await post(table.id, `requests/${request.id}/answer`, other, { agree: true }).expect(200);
  for (const player of [by, other]) await post(table.id, 'resign', player).expect(201);
  const { body: next } = await post(table.id, 'rematch', by).expect(201);
  expect(next).toMatchObject({ status: 'open', seatCount: 3 });
  expect(robotsOf(next)).toEqual([null]);
  const { body: invitations } = await away.get('/v1/me/invitations').expect(200);
  expect(invitations.items).toMatchObject([{ game: { id: next.id } }]);
  const { body: joined } = await post(table.id, 'rematch', away).expect(201);
  expect(robotsOf(joined)).toEqual([null, null]);
});

const minute = 60_000;

/** Waits until a robot pauses at a version of a game; returns the remaining pause, in ms. */
async function pauseAt(game: string, version: number): Promise<number> {
  const text = `
    SELECT t.at, g.version FROM due t JOIN games g ON g.id = t.key WHERE t.key = $1 AND t.kind = 'robot'`;
  return vi.waitFor(async () => {
    const [turn] = (await service.db.pool.query<{ at: Date; version: number }>(text, [game])).rows;
    const ms = (turn?.at.getTime() ?? 0) - service.deps.clock().getTime();
    expect(turn?.version).toBe(version);
    expect(ms).toBeGreaterThan(minute / 2); // less would be the time for which a process has taken the turn
    return ms;
  }, waiting);
}

test('robots pause before each decision as long as the table is set to', async () => {
  const player = await lasting(service, await makePlayer(service, 'slow'));
  const request = { seatCount: 3, robots: ['easy', 'easy'], robotDelay: 'PT2M' };
  const { body: game } = await player.post('/v1/games', request).expect(201);
  expect(game.robotDelay).toBe('PT2M');
  const [option] = await optionsOf(service, game, player);
  await decide(service, game, player, option.decision).expect(201);
  for (const version of [1, 2]) {
    const ms = await pauseAt(game.id, version);
    expect(ms).toBeLessThanOrEqual(3 * minute);
    service.pass(ms);
  }
  await vi.waitFor(
    async () =>
      expect(await readTable(service, game, player)).toMatchObject({ version: 3, awaiting: { seats: [0] } }),
    waiting,
  );
});

test.each(['', '2M', 'PT', 'PT0S', 'P2D', 'P1W', '-PT5M', 'soon'])('%j is not a valid pause', (pause) => {
  expect(robotDelaySchema.safeParse(pause).success).toBe(false);
});

test.each([
  ['PT20S', 20],
  ['PT5M', 300],
  ['PT1H30M', 5400],
  ['P1D', 86_400],
])('%s is extended by at most half', (pause, seconds) => {
  expect(robotDelaySchema.parse(pause)).toBe(pause);
  expect(maxPauseMs(pause)).toBe(1500 * seconds);
});
