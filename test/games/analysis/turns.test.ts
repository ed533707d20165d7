import { beforeEach, expect, test } from 'vitest';
import { takeDueInTurns } from '../../../src/db/due.ts';
import { endAnalysis, findAnalysis, requestAnalysis } from '../../../src/games/store/analyses.ts';
import { useApp } from '../../support/app.ts';
import { makePlayer, type TestPlayer } from '../../support/players.ts';
import { seatAll } from '../../support/table.ts';

const service = useApp();
const start = Date.now();
const at = (second: number) => new Date(start + second * 1_000);
beforeEach(async () => {
  await service.db.prisma.analysis.deleteMany();
  await service.db.prisma.due.deleteMany();
});

/** A game resigned by one of its players. */
async function finishedGame(): Promise<string> {
  const players = [await makePlayer(service), await makePlayer(service)] as [TestPlayer, TestPlayer];
  const { id } = await seatAll(service, players);
  await players[0].post(`/v1/games/${id}/resign`).expect(201);
  return id;
}

const request = async (requester: string, second: number) => {
  const id = await finishedGame();
  await requestAnalysis(service.db.prisma, id, requester, at(second));
  return id;
};

const take = async (second: number, limit = 1) =>
  (
    await takeDueInTurns(
      service.db.prisma,
      'analysis',
      { now: at(second), until: at(second + 60), limit },
      true,
    )
  ).map(({ key }) => key);

test('requesters take turns with one analysis at a time, however many one of them requests', async () => {
  const [a1, a2, a3] = [await request('a', 1), await request('a', 2), await request('a', 3)];
  const b1 = await request('b', 4);
  const { prisma } = service.db;
  expect(new Set(await take(10, 4))).toEqual(new Set([a1, b1]));
  expect(await take(11, 4)).toEqual([]);
  const c1 = await request('c', 12);
  await endAnalysis(prisma, a1, {});
  expect(await take(13)).toEqual([a2]);
  await endAnalysis(prisma, a2, {});
  expect([...(await take(14)), ...(await take(15)), ...(await take(16))]).toEqual([c1, a3]);
  expect(await findAnalysis(prisma, a1)).toMatchObject({ analysis: {} });
  expect(await prisma.analysis.findUnique({ where: { gameId: a1 } })).toMatchObject({ requester: null });
});

test('a requester with ten waiting analyses is refused the next; others are not', async () => {
  const games: string[] = [];
  for (let count = 0; count < 11; count += 1) games.push(await finishedGame());
  const read = (id: string) => service.http.get(`/v1/games/${id}/analysis`);
  for (const id of games.slice(0, 10)) await read(id).expect(202);
  const last = games.at(-1) as string;
  const { body } = await read(last).expect(429);
  expect(body).toMatchObject({ 'violated-policies': ['waiting-analyses'], retryAfter: 30 });
  await read(games[0] as string).expect(202);
  const other = await makePlayer(service);
  await read(last).set(other.auth).expect(202);
  const stored = await service.db.prisma.analysis.findMany({ select: { requester: true } });
  expect(new Set(stored.map(({ requester }) => requester)).size).toBe(2);
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`127\\.0\\.0\\.1|${other.id}`));
});
