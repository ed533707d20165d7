/** Open tables that suit a player. */

import { beforeEach, describe, expect, test } from 'vitest';
import type { RatingClass } from '../../src/ratings/rules/rating.ts';
import { tableCalls } from '../players/support/tables.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';

const service = useApp();
let calls: ReturnType<typeof tableCalls>;
let [anna, bruno]: TestPlayer[] = [];
beforeEach(async () => {
  calls = tableCalls(service);
  [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  await service.db.prisma.game.updateMany({ data: { visibility: 'private' } });
});

const suiting = async ({ auth }: TestPlayer, more = ''): Promise<string[]> => {
  const { body } = await service.http.get(`/v1/games?suitable=true${more}`).set(auth).expect(200);
  return body.items.map(({ name }: { name: string }) => name).sort();
};
const rate = ({ id: playerId }: TestPlayer, mu: number, sigma = 3, name: RatingClass = 'several') =>
  service.db.prisma.rating.create({
    data: { playerId, class: name, mu, sigma, games: 40, updatedAt: service.deps.clock() },
  });
/** Gives a player a past game of this kind. */
async function hasPlayed(player: TestPlayer, game: object): Promise<void> {
  const { id } = await calls.create(player, { seatCount: 2, robots: ['easy'], ...game });
  await player.get(`/v1/games/${id}`).expect(200);
}

test('requires a player, and covers others’ open tables', async () => {
  await service.http.get('/v1/games?suitable=true').expect(401);
  for (const query of ['mine=true', 'owner=me', 'status=running'])
    await anna.get(`/v1/games?suitable=true&${query}`).expect(400);
  await calls.create(anna, { name: 'of the viewer' });
  await calls.create(bruno, { name: 'private', visibility: 'private' });
  await calls.create(bruno, { name: 'running', seatCount: 2, robots: ['easy'] });
  const { id } = await calls.create(bruno, { name: 'joined' });
  await calls.sit(id, anna).expect(201);
  const removed = await calls.create(bruno, { name: 'removed' });
  await calls.sit(removed.id, anna).expect(201);
  await calls.remove(removed.id, 1, bruno).expect(204);
  expect(await suiting(anna)).toEqual([]);
  await calls.create(bruno, { name: 'free' });
  expect(await suiting(anna)).toEqual(['free']);
  await calls.block(anna, bruno.handle).expect(204);
  expect(await suiting(anna)).toEqual([]);
});

describe('by strength in the class of the table', () => {
  test('within 200 points plus a quarter of both uncertainties', async () => {
    await calls.create(bruno, { name: 'three' });
    await rate(anna, 25, 2);
    await rate(bruno, 25 + 10 + (2 + 3) / 2, 3);
    expect(await suiting(anna)).toEqual(['three']);
    const where = { playerId_class: { playerId: bruno.id, class: 'several' as const } };
    await service.db.prisma.rating.update({ where, data: { mu: { increment: 0.01 } } });
    expect(await suiting(anna)).toEqual([]);
    await calls.create(bruno, { name: 'two', seatCount: 2 });
    expect(await suiting(anna)).toEqual(['two']);
  });

  test('a hidden rating counts as a newcomer’s, and robots suit everyone', async () => {
    await rate(bruno, 50);
    await rate(anna, 25);
    await calls.create(bruno, { name: 'hidden', robots: ['strong'] });
    expect(await suiting(anna)).toEqual([]);
    await bruno.patch('/v1/me', { privacy: { rating: false } }).expect(200);
    expect(await suiting(anna)).toEqual(['hidden']);
  });
});

test('by the clock, from half the shortest to twice the longest used before', async () => {
  for (const perTurn of ['PT1H', 'P1D', 'P3D', 'P6D', 'P7D'])
    await calls.create(bruno, { name: perTurn, clock: { perTurn } });
  await calls.create(bruno, { name: 'none' });
  expect(await suiting(anna)).toEqual(['P1D', 'P3D', 'P6D', 'P7D', 'PT1H', 'none']);
  await hasPlayed(anna, { clock: { perTurn: 'P2D' } });
  await hasPlayed(anna, { clock: { perTurn: 'P3D' } });
  expect(await suiting(anna)).toEqual(['P1D', 'P3D', 'P6D']);
  await hasPlayed(anna, {});
  expect(await suiting(anna)).toEqual(['P1D', 'P3D', 'P6D', 'none']);
});

test('by expansions played before; other filters narrow it down', async () => {
  await calls.create(bruno, { name: 'base' });
  await calls.create(bruno, { name: 'river', rules: { expansions: ['river'] } });
  await calls.create(bruno, { name: 'both', rules: { expansions: ['river', 'count'] } });
  expect(await suiting(anna)).toEqual(['base']);
  await hasPlayed(anna, { rules: { expansions: ['river'] } });
  expect(await suiting(anna)).toEqual(['base', 'river']);
  await hasPlayed(anna, { rules: { expansions: ['count'] } });
  expect(await suiting(anna)).toEqual(['base', 'both', 'river']);
  expect(await suiting(anna, '&expansions=river&limit=1')).toEqual(['both']);
});
