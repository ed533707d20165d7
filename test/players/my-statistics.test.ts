import { expect, test } from 'vitest';
import { statisticsOf } from '../../src/games/views/my-statistics.ts';

const anna = { seat: 1, playerId: 'a', displayName: 'Anna', isRobot: false };
const robot = { seat: 1, playerId: 'r', displayName: 'Robot', isRobot: true };
const bruno = { seat: 2, playerId: 'b', displayName: 'Bruno', isRobot: false };

const played = { status: 'finished', seat: 0, isScenario: false, isPrivate: false } as const;

test('games with robots, without a result and with chosen tiles are counted separately', () => {
  const statistics = statisticsOf([
    { ...played, scores: [50, 40], places: [1, 2], others: [anna] },
    { ...played, scores: [40, 40, 61], places: [2, 2, 1], others: [anna, bruno] },
    { ...played, scores: [90, 10], places: [1, 2], others: [robot] },
    { ...played, status: 'aborted', scores: [3, 0], places: [], others: [anna] },
    { ...played, isScenario: true, scores: [200, 0], places: [1, 2], others: [anna] },
    { ...played, isScenario: true, status: 'aborted', scores: [0, 0], places: [], others: [robot] },
  ]);
  expect(statistics).toMatchObject({
    people: { played: 2, won: 1, averagePoints: 45, bestPoints: 50 },
    robots: { played: 1, won: 1, bestPoints: 90 },
    aborted: 1,
    scenarios: 2,
  });
  expect(statistics.byPlayerCount.map(({ seats, played }) => [seats, played])).toEqual([
    [2, 1],
    [3, 1],
  ]);
  expect(statistics.opponents).toEqual([
    { playerId: 'a', displayName: 'Anna', played: 2, ahead: 1, behind: 0 },
    { playerId: 'b', displayName: 'Bruno', played: 1, ahead: 0, behind: 1 },
  ]);
});
