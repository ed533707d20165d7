import { expect, test } from 'vitest';
import {
  type Entry,
  type FinishedGame,
  timeOutsIn,
  voidReasonsIn,
} from '../../src/ratings/rules/counting.ts';

const start = new Date('2026-01-01T00:00:00Z');
const hour = 3_600_000;
/** A game with a day per turn, in which a second time-out in a row is one too many. */
const gameOf = (
  entries: readonly [seat: number, type: Entry['type'], hours: number][],
  seats = 2,
): FinishedGame => ({
  places: Array.from({ length: seats }, (_, seat) => seat + 1),
  startedAt: start,
  forfeit: { perTurnMs: 24 * hour, after: 2 },
  entries: entries.map(([seat, type, hours]) => ({
    seat,
    type,
    at: new Date(start.getTime() + hours * hour),
  })),
});
const none = new Set<number>();

test('leaving at the last time-out in a row loses on time', () => {
  const game = gameOf([
    [0, 'tile', 1],
    [1, 'skip', 25],
    [0, 'tile', 26],
    [1, 'resign', 50],
  ]);
  expect([...timeOutsIn(game)]).toEqual([[1, new Date(start.getTime() + 50 * hour)]]);
});

test('resigning before the time-out does not', () => {
  const early = gameOf([
    [0, 'tile', 1],
    [1, 'skip', 25],
    [0, 'tile', 26],
    [1, 'resign', 49],
  ]);
  const notEnough = gameOf([
    [0, 'tile', 1],
    [1, 'tile', 2],
    [0, 'tile', 3],
    [1, 'resign', 50],
  ]);
  const elsewhere = {
    ...gameOf([
      [0, 'tile', 1],
      [1, 'skip', 25],
      [0, 'tile', 26],
      [1, 'resign', 50],
    ]),
    forfeit: undefined,
  };
  for (const game of [early, notEnough, elsewhere]) expect(timeOutsIn(game).size).toBe(0);
});

test('only consecutive skips count', () => {
  const game = gameOf([
    [1, 'skip', 24],
    [0, 'tile', 25],
    [1, 'tile', 26],
    [0, 'tile', 27],
    [1, 'resign', 51],
  ]);
  expect(timeOutsIn(game).size).toBe(0);
});

test('a game is not rated if a player never moved', () => {
  const absent = gameOf([
    [0, 'tile', 1],
    [1, 'skip', 25],
    [0, 'tile', 26],
    [1, 'resign', 50],
  ]);
  expect([...voidReasonsIn(absent, none)]).toEqual([
    [0, 'no-first-decision'],
    [1, 'no-first-decision'],
  ]);
  expect(
    voidReasonsIn(
      gameOf([
        [0, 'tile', 1],
        [1, 'tile', 2],
      ]),
      none,
    ).size,
  ).toBe(0);
});

test('an excused time-out voids a two-player game; in a larger one the others are rated', () => {
  const moves: [number, Entry['type'], number][] = [
    [0, 'tile', 1],
    [1, 'tile', 2],
    [2, 'tile', 3],
  ];
  expect([...voidReasonsIn(gameOf(moves.slice(0, 2)), new Set([1])).values()]).toEqual([
    'mass-timeout',
    'mass-timeout',
  ]);
  expect([...voidReasonsIn(gameOf(moves, 3), new Set([1]))]).toEqual([[1, 'mass-timeout']]);
});
