import { expect, test } from 'vitest';
import { dueTimers } from '../../src/games/clock/timers.ts';
import { keepConduct, rebuildConduct } from '../../src/games/conduct/keep.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { useApp } from '../support/app.ts';
import { lastingPlayers, makePlayer, type TestPlayer } from '../support/players.ts';
import { resign, seatAll, type TestTable, takeTurn } from '../support/table.ts';

const service = useApp();
const rules = { rules: { expansions: [] } };
const forfeit = { perTurn: 'P1D', onTimeout: 'forfeit', forfeitAfter: 1, reminders: [] };

async function startGame(players: TestPlayer[], request: object = {}): Promise<TestTable> {
  const table = await seatAll(service, players, { ...rules, ...request });
  for (const player of players) await takeTurn(service, table, player);
  return table;
}

/** Judges all finished games; judging waits until their order is certain. */
async function judgeAll(): Promise<void> {
  service.pass(120_000);
  await keepConduct(service.deps);
}

async function timeOut(): Promise<void> {
  service.pass(dayMs + 1000);
  await dueTimers(service.deps).drain();
}

const conductOf = async (player: TestPlayer): Promise<(string | null)[]> => {
  const seats = await service.db.prisma.seat.findMany({
    where: { playerId: player.id },
    orderBy: [{ finishedAt: 'asc' }, { gameId: 'asc' }],
  });
  return seats.map(({ conduct }) => conduct);
};

const playStatsOf = async ({ auth }: TestPlayer) =>
  (await service.http.get('/v1/me/statistics').set(auth).expect(200)).body.playStats;

test('resigning abandons a game if others play on or the player never moved, but not between two', async () => {
  const [anna, bruno, carla] = await lastingPlayers(service, 'anna', 'bruno', 'carla');
  await resign(service, await startGame([anna, bruno]), bruno);
  await judgeAll();
  expect([await conductOf(anna), await conductOf(bruno)]).toEqual([['finished'], ['finished']]);
  const three = await startGame([anna, bruno, carla]);
  await resign(service, three, carla);
  await resign(service, three, bruno);
  const early = await seatAll(service, [anna, bruno], rules);
  await resign(service, early, bruno);
  await judgeAll();
  expect(await conductOf(carla)).toEqual(['abandoned']);
  expect(await conductOf(bruno)).toEqual(['finished', 'finished', 'abandoned']);
  expect(await playStatsOf(bruno)).toMatchObject({ reliability: null, games: 3, abandoned: 1 });
});

test('leaving on time counts once per absence, is included in results, and stays when judged again', async () => {
  const [absent, ...others] = await lastingPlayers(service, 'anna', 'bruno', 'carla');
  const tables = [];
  for (const other of others) tables.push(await startGame([absent, other], { clock: forfeit }));
  await timeOut();
  await judgeAll();
  expect((await conductOf(absent)).sort()).toEqual(['abandoned', 'excused']);
  for (const other of others) expect(await conductOf(other)).toEqual(['finished']);
  const { body } = await service.http.get('/v1/results').query({ limit: 100 }).expect(200);
  const ids = tables.map(({ id }) => id);
  const losses = body.items
    .filter(({ id }: { id: string }) => ids.includes(id))
    .map(({ players }: { players: { timeouts: number }[] }) => players.map(({ timeouts }) => timeouts));
  expect(losses).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const judged = () =>
    service.db.prisma.seat.findMany({
      where: { gameId: { in: ids } },
      orderBy: [{ gameId: 'asc' }, { seat: 'asc' }],
      select: {
        gameId: true,
        seat: true,
        conduct: true,
        abandonedAt: true,
        turnSeconds: true,
        timedOut: true,
      },
    });
  const before = await judged();
  await rebuildConduct(service.deps);
  expect(await judged()).toEqual(before);
});

test('the log shows who left on time if it was not stored', async () => {
  const [absent, other] = await lastingPlayers(service, 'anna', 'bruno');
  const { id } = await startGame([absent, other], { clock: forfeit });
  await timeOut();
  await service.db.prisma.seat.updateMany({ where: { gameId: id }, data: { timedOut: null } });
  await judgeAll();
  expect(await conductOf(absent)).toEqual(['abandoned']);
  const seats = await service.db.prisma.seat.findMany({ where: { gameId: id }, orderBy: { seat: 'asc' } });
  expect(seats.map(({ timedOut }) => timedOut)).toEqual([true, false]);
});

test('resigning before the clock reports the time-out is not leaving on time', async () => {
  const [late, other] = await lastingPlayers(service, 'anna', 'bruno');
  const table = await startGame([late, other], { clock: forfeit });
  service.pass(dayMs + 1000);
  await resign(service, table, late);
  await judgeAll();
  expect(await conductOf(late)).toEqual(['finished']);
});

test('a player skipped at the end, or replaced by a robot, has abandoned the game', async () => {
  const [anna, bruno] = await lastingPlayers(service, 'anna', 'bruno');
  const skipped = await startGame([anna, bruno], { clock: { ...forfeit, onTimeout: 'skip' } });
  await timeOut();
  await takeTurn(service, skipped, bruno);
  await timeOut();
  await resign(service, skipped, bruno);
  const replaced = await startGame([anna, bruno], { clock: { ...forfeit, onTimeout: 'robot' } });
  await timeOut();
  await resign(service, replaced, bruno);
  await judgeAll();
  expect((await conductOf(anna))[0]).toBe('abandoned');
  expect(['abandoned', 'excused']).toContain((await conductOf(anna))[1]);
  expect(await conductOf(bruno)).toEqual(['finished', 'finished']);
});

test('a table can require reliability: others learn how to restore theirs, and invited players can join', async () => {
  const [owner, unreliable] = await lastingPlayers(service, 'anna', 'bruno');
  for (let count = 0; count < 5; count += 1) {
    const table = await startGame([unreliable, owner]);
    await resign(service, table, owner);
  }
  await judgeAll();
  const { prisma } = service.db;
  const [one] = await prisma.seat.findMany({ where: { playerId: unreliable.id }, take: 1 });
  await prisma.seat.updateMany({
    where: { playerId: unreliable.id, gameId: one!.gameId },
    data: { conduct: 'abandoned', abandonedAt: new Date() },
  });
  const { reliability } = await playStatsOf(unreliable);
  expect(reliability).toBeLessThan(90);
  const ask = { minReliability: 90, visibility: 'public', ...rules };
  const made = await owner.post('/v1/games', ask).expect(201);
  expect(made.body.minReliability).toBe(90);
  const join = () => unreliable.post(`/v1/games/${made.body.id}/seats`, {});
  const suiting = async () =>
    (await unreliable.get('/v1/games?suitable=true&limit=100').expect(200)).body.items;
  const less = { ...ask, minReliability: Math.floor(reliability ?? 0) };
  const other = (await owner.post('/v1/games', less).expect(201)).body;
  const listed = (await suiting()).map(({ id }: { id: string }) => id);
  expect(listed).toContain(other.id);
  expect(listed).not.toContain(made.body.id);
  const { body } = await join().expect(403);
  expect(body).toMatchObject({ type: '/problems/reliability-too-low', reliability, minReliability: 90 });
  expect(body.gamesToPlay).toBeGreaterThan(0);
  expect(body.detail).toContain(`${body.gamesToPlay} more games`);
  await owner.post(`/v1/games/${made.body.id}/invitations`, { invite: [unreliable.handle] }).expect(202);
  await join().expect(201);
});

test('a newcomer can sit at three such tables at once', async () => {
  const [owner, newcomer] = await lastingPlayers(service, 'anna', 'bruno');
  const ask = { minReliability: 95, visibility: 'public', ...rules };
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1)
    ids.push((await owner.post('/v1/games', ask).expect(201)).body.id);
  const join = (id: string) => newcomer.post(`/v1/games/${id}/seats`, {});
  const isSuiting = async () =>
    (await newcomer.get('/v1/games?suitable=true&limit=100').expect(200)).body.items.some(
      ({ id }: { id: string }) => id === ids[3],
    );
  expect(await isSuiting()).toBe(true);
  for (const id of ids.slice(0, 3)) await join(id).expect(201);
  expect(await isSuiting()).toBe(false);
  const { body } = await join(ids[3]!).expect(403);
  expect(body).toMatchObject({ type: '/problems/reliability-too-low', reliability: null, gamesToPlay: 5 });
});

test('the player page shows play statistics unless the player hides them, without the pace of private games', async () => {
  const [anna, bruno] = [await makePlayer(service), await makePlayer(service)];
  const request = { rules: { expansions: ['inns-and-cathedrals'] }, visibility: 'public' };
  const table = await seatAll(service, [anna, bruno], request);
  service.pass(60_000);
  await takeTurn(service, table, anna);
  service.pass(600_000);
  await takeTurn(service, table, bruno);
  await resign(service, table, anna);
  await resign(service, await startGame([anna, bruno], { visibility: 'private' }), anna);
  await judgeAll();
  const playStats = async () => (await bruno.get(`/v1/players/${anna.handle}`).expect(200)).body.playStats;
  const { turnTimes, ...rest } = await playStats();
  expect(rest).toEqual({
    reliability: null,
    games: 2,
    abandoned: 0,
    expansions: [{ expansion: 'inns-and-cathedrals', games: 1 }],
  });
  expect(turnTimes.turns).toBe(1);
  expect(turnTimes.median).toBeGreaterThanOrEqual(60);
  expect(turnTimes.median).toBeLessThan(70);
  expect((await playStatsOf(bruno)).turnTimes.median).toBeGreaterThanOrEqual(600);
  const shows = { playStats: false };
  await anna.patch('/v1/me', { privacy: shows }).expect(200);
  expect(await playStats()).toBeNull();
});
