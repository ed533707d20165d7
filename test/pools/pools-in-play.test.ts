/** Pools: waiting players, and their games, each started once. */

import { beforeEach, describe, expect, test } from 'vitest';
import { matchPoolPlayers } from '../../src/pools/match-players.ts';
import type { RatingClass } from '../../src/ratings/rules/rating.ts';
import { useApp } from '../support/app.ts';
import { lastingPlayers, makeGuest, type TestPlayer } from '../support/players.ts';

const service = useApp();
const pool = { seats: 2, preset: 'base', pace: 'three-days', rated: true };
const hourMs = 3_600_000;

const wait = ({ auth }: TestPlayer, change: object = {}) =>
  service.http
    .post('/v1/me/pools')
    .set(auth)
    .send({ ...pool, ...change });
const waits = async ({ auth }: TestPlayer) =>
  (await service.http.get('/v1/me/pools').set(auth).expect(200)).body.items;
const gamesOf = async ({ auth }: TestPlayer) =>
  (await service.http.get('/v1/games?mine=true').set(auth).expect(200)).body.items;
const rate = ({ id: playerId }: TestPlayer, mu: number, name: RatingClass = 'two') =>
  service.db.prisma.rating.create({
    data: { playerId, class: name, mu, sigma: 2, games: 40, updatedAt: service.deps.clock() },
  });
beforeEach(async () => {
  await service.db.prisma.poolWait.deleteMany();
  await service.db.prisma.sanction.deleteMany(); // a ban keeps guests out
});

describe('waiting', () => {
  test('is listed for the player and counted for all, and can end', async () => {
    const [anna, bruno] = await lastingPlayers(service, 'anna', 'bruno');
    const { body } = await wait(anna).expect(201);
    expect(body).toMatchObject(pool);
    service.pass(hourMs);
    const again = await wait(anna).expect(201);
    expect(again.body).toMatchObject({ id: body.id, since: body.since });
    expect(again.body.expiresAt > body.expiresAt).toBe(true);
    expect(await waits(anna)).toEqual([again.body]);
    expect(await waits(bruno)).toEqual([]);
    const pools = await service.http.get('/v1/pools').expect(200);
    expect(pools.body.waiting).toEqual([{ ...pool, waiting: 1 }]);
    expect(pools.text).not.toContain(anna.id);
    const path = `/v1/me/pools/${body.id}`;
    await anna.delete(path).expect(204);
    expect(await waits(anna)).toEqual([]);
  });

  test('is limited, and is only for accounts', async () => {
    const [anna] = await lastingPlayers(service, 'anna');
    for (const seats of [2, 3, 4])
      for (const preset of ['base', 'river', 'large']) await wait(anna, { seats, preset }).expect(201);
    await wait(anna, { rated: false }).expect(201);
    expect((await wait(anna, { pace: 'day' }).expect(409)).body.type).toBe('/problems/limit-reached');
    await wait(anna).expect(201);
    await wait(anna, { seats: 5 }).expect(400);
    await wait(await makeGuest(service)).expect(403);
  });

  test('expires after two weeks', async () => {
    const [anna, bruno] = await lastingPlayers(service, 'anna', 'bruno');
    await wait(anna).expect(201);
    service.pass(14 * 24 * hourMs + 1);
    expect(await waits(anna)).toEqual([]);
    await wait(bruno).expect(201);
    await matchPoolPlayers(service.deps);
    expect(await gamesOf(bruno)).toEqual([]);
    expect(await service.db.prisma.poolWait.count()).toBe(1);
  });
});

describe('a game', () => {
  test('starts with players waiting for the same, under the pool’s rules', async () => {
    const [anna, bruno, other] = await lastingPlayers(service, 'anna', 'bruno', 'other');
    await wait(anna, { preset: 'river' }).expect(201);
    await wait(other, { preset: 'river', rated: false }).expect(201);
    await matchPoolPlayers(service.deps);
    expect(await gamesOf(anna)).toEqual([]);
    await wait(bruno, { preset: 'river' }).expect(201);
    await matchPoolPlayers(service.deps);
    const [game] = await gamesOf(anna);
    expect(game).toMatchObject({
      status: 'running',
      visibility: 'public',
      rated: true,
      seatCount: 2,
      clock: { perTurn: 'P3D', onTimeout: 'forfeit', forfeitAfter: 2 },
      rules: { expansions: ['river', 'inns-and-cathedrals'] },
    });
    expect((await gamesOf(bruno)).map(({ id }: { id: string }) => id)).toEqual([game.id]);
    expect([await waits(anna), await waits(bruno), await waits(other)]).toMatchObject([
      [],
      [],
      [{ rated: false }],
    ]);
    const where = { gameId: game.id, kind: 'game.started' };
    expect(await service.db.prisma.outboxEvent.count({ where })).toBe(1);
  });

  test('waits until players of distant strength have waited long enough', async () => {
    const [anna, bruno] = await lastingPlayers(service, 'anna', 'bruno');
    await rate(anna, 25);
    await rate(bruno, 45);
    await wait(anna).expect(201);
    service.pass(10 * hourMs);
    await wait(bruno).expect(201);
    service.pass(6 * hourMs);
    await matchPoolPlayers(service.deps);
    expect(await gamesOf(anna)).toEqual([]);
    service.pass(hourMs);
    await matchPoolPlayers(service.deps);
    expect(await gamesOf(anna)).toHaveLength(1);
  });

  test('never pairs players with a block, or already in such a game together', async () => {
    const [anna, bruno, carla] = await lastingPlayers(service, 'anna', 'bruno', 'carla');
    await anna.put(`/v1/me/blocks/${bruno.handle}`).expect(204);
    await wait(anna).expect(201);
    await wait(bruno).expect(201);
    await matchPoolPlayers(service.deps);
    expect([await gamesOf(anna), await gamesOf(bruno)]).toEqual([[], []]);
    await wait(carla).expect(201);
    await matchPoolPlayers(service.deps);
    expect(await gamesOf(anna)).toHaveLength(1);
    await wait(anna).expect(201);
    await wait(carla).expect(201);
    await bruno.delete(`/v1/me/pools/${(await waits(bruno))[0].id}`).expect(204);
    await matchPoolPlayers(service.deps);
    expect([await gamesOf(anna), await gamesOf(carla)]).toMatchObject([[{}], [{}]]);
  });

  test('does not start for players on vacation or banned', async () => {
    const [anna, bruno, carla] = await lastingPlayers(service, 'anna', 'bruno', 'carla');
    for (const one of [anna, bruno, carla]) await wait(one).expect(201);
    const at = service.deps.clock();
    const period = { startsAt: new Date(at.getTime() - 1), endsAt: new Date(at.getTime() + hourMs) };
    await service.db.prisma.vacation.create({ data: { id: anna.id, playerId: anna.id, ...period } });
    const ban = { id: bruno.id, playerId: bruno.id, kind: 'ban' as const, reason: 'x', createdAt: at };
    await service.db.prisma.sanction.create({ data: ban });
    await matchPoolPlayers(service.deps);
    expect(await service.db.prisma.poolWait.count()).toBe(3);
    service.pass(hourMs);
    await matchPoolPlayers(service.deps);
    expect(await gamesOf(anna)).toHaveLength(1);
    expect(await gamesOf(carla)).toHaveLength(1);
  });

  test('starts once for each, however many processes check and whatever fails', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `many${index}`);
    const all = await lastingPlayers(service, ...names);
    for (const one of all) await wait(one, { seats: 3 }).expect(201);
    let seeds = 0;
    const newSeed = () => {
      seeds += 1;
      if (seeds === 3) throw new Error('the process dies');
      return service.deps.newSeed();
    };
    await expect(matchPoolPlayers({ ...service.deps, newSeed })).rejects.toThrow('the process dies');
    expect(await service.db.prisma.poolWait.count()).toBe(12);
    expect(await gamesOf(all[0] as TestPlayer)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => matchPoolPlayers(service.deps)));
    await matchPoolPlayers(service.deps);
    for (const one of all) expect(await gamesOf(one)).toHaveLength(1);
    expect(await service.db.prisma.poolWait.count()).toBe(0);
  });
});
