import { expect, test, vi } from 'vitest';
import { useWorkers } from '../../notifications/support/workers.ts';
import { useApp } from '../../support/app.ts';
import { makePlayer, type TestPlayer } from '../../support/players.ts';
import { optionsOf, decide as send } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';

const service = useApp();
useWorkers(service);

async function create({ auth }: TestPlayer, request: object) {
  const { body } = await service.http.post('/v1/games').set(auth).send(request).expect(201);
  return body;
}

const read = async (id: string, { auth }: TestPlayer) =>
  (await service.http.get(`/v1/games/${id}`).set(auth).expect(200)).body;

test('a game with a robot starts at once, and the robot answers whenever it is its turn', async () => {
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
    await send(service, game, player, (option.deployments?.[0] ?? option).decision).expect(201);
  }
  const check = await service.http.get(`/v1/games/${game.id}/moves/verify`).set(player.auth).expect(200);
  expect(check.body.ok).toBe(true);
  expect(service.errors).toEqual([]);
});

test('robots alone play to the end for somebody who sits nowhere', async () => {
  const owner = await makePlayer(service, 'watcher');
  const game = await create(owner, { seatCount: 3, join: false, robots: ['easy', 'easy', 'easy'] });
  expect(game).toMatchObject({ status: 'running', you: null });
  expect(new Set(game.players.map(({ playerId }: { playerId: string }) => playerId)).size).toBe(3);
  await vi.waitFor(async () => expect((await read(game.id, owner)).status).toBe('finished'), waiting);
  expect(service.errors).toEqual([]);
});

test('the owner seats robots in an open game, on free seats alone', async () => {
  const owner = await makePlayer(service, 'owner');
  const game = await create(owner, { seatCount: 3 });
  const seat = (player: TestPlayer, body: object) =>
    service.http.post(`/v1/games/${game.id}/robots`).set(player.auth).send(body);
  expect((await seat(owner, { level: 'easy', seat: 2 }).expect(201)).body.status).toBe('open');
  await seat(owner, { level: 'easy', seat: 2 }).expect(409);
  expect((await seat(owner, { level: 'easy' }).expect(201)).body.status).toBe('running');
  await seat(owner, { level: 'easy' }).expect(409);
});

test('a table that excludes robots gets none', async () => {
  const owner = await makePlayer(service, 'purist');
  const game = await create(owner, { allowRobots: false });
  const { body } = await service.http
    .post(`/v1/games/${game.id}/robots`)
    .set(owner.auth)
    .send({ level: 'easy' })
    .expect(409);
  expect(body.type).toBe('/problems/robots-excluded');
  const both = { allowRobots: false, robots: ['easy'] };
  await service.http.post('/v1/games').set(owner.auth).send(both).expect(422);
  await service.http
    .post('/v1/games')
    .set(owner.auth)
    .send({ robots: ['easy', 'easy'] })
    .expect(422);
});
