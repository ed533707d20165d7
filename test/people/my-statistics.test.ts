import { expect, test } from 'vitest';
import { statisticsOf } from '../../src/games/views/my-statistics.ts';

const anna = { seat: 1, playerId: 'a', displayName: 'Anna', isRobot: false };
const robot = { seat: 1, playerId: 'r', displayName: 'Robot', isRobot: true };
const bruno = { seat: 2, playerId: 'b', displayName: 'Bruno', isRobot: false };

test('games with robots and games without a result are counted apart', () => {
  const statistics = statisticsOf([
    { status: 'finished', seat: 0, scores: [50, 40], others: [anna] },
    { status: 'finished', seat: 0, scores: [40, 40, 61], others: [anna, bruno] },
    { status: 'finished', seat: 0, scores: [90, 10], others: [robot] },
    { status: 'aborted', seat: 0, scores: [3, 0], others: [anna] },
  ]);
  expect(statistics).toMatchObject({
    people: { played: 2, won: 1, averagePoints: 45, bestPoints: 50 },
    robots: { played: 1, won: 1, bestPoints: 90 },
    withoutResult: 1,
  });
  expect(statistics.bySeats.map(({ seats, played }) => [seats, played])).toEqual([
    [2, 1],
    [3, 1],
  ]);
  expect(statistics.opponents).toEqual([
    { playerId: 'a', displayName: 'Anna', played: 2, ahead: 1, behind: 0 },
    { playerId: 'b', displayName: 'Bruno', played: 1, ahead: 0, behind: 1 },
  ]);
});
