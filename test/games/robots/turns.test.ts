import { expect, test } from 'vitest';
import { takeDueInTurns } from '../../../src/db/due.ts';
import { addRobotTurns } from '../../../src/games/store/robot-turns.ts';
import { useApp } from '../../support/app.ts';
import { makePlayer } from '../../support/players.ts';

const service = useApp();
const start = Date.now();
const at = (second: number) => new Date(start + second * 1_000);

/** A game of a new or given owner that has waited for a robot for a second. */
async function waitingGame(name: string, second: number, owner = makePlayer(service, 'owner')) {
  const { auth } = await owner;
  const request = { join: false, robots: ['easy', 'easy'], name };
  const { body } = await service.http.post('/v1/games').set(auth).send(request).expect(201);
  await addRobotTurns(service.db.prisma, [body.id], at(second));
  return body.id as string;
}

test('owners take turns, however many games one of them has waiting', async () => {
  const owner = makePlayer(service, 'owner');
  const [a1, a2, a3] = [
    await waitingGame('a1', 1, owner),
    await waitingGame('a2', 2, owner),
    await waitingGame('a3', 3, owner),
  ];
  const b1 = await waitingGame('b1', 4);
  const c1 = await waitingGame('c1', 5);
  const taken: string[] = [];
  for (let second = 10; second < 16; second += 1) {
    const lease = { now: at(second), until: at(100), limit: 1 };
    taken.push(...(await takeDueInTurns(service.db.prisma, 'robot', lease)).map(({ key }) => key));
  }
  expect(taken).toEqual([a1, b1, c1, a2, a3]);
  const again = await takeDueInTurns(service.db.prisma, 'robot', { now: at(101), until: at(200), limit: 2 });
  expect(new Set(again.map(({ key }) => key))).toEqual(new Set([a1, b1]));
  expect([a2, a3]).not.toContain(again[0]?.key);
});
