import { describe, expect, test } from 'vitest';
import { awaitingPlayer, nameAt, namesBySeat, playerAt, seatOf } from '../src/helpers/seats.ts';

/** An open game whose seat 0 was given back: seat numbers are not positions. */
const game = {
  seats: [
    { seat: 1, playerId: 'ada', displayName: 'Ada' },
    { seat: 3, playerId: 'bob', displayName: 'Bob' },
  ],
};

describe('seats', () => {
  test('are looked up by number, not position', () => {
    expect(playerAt(game, 1)?.playerId).toBe('ada');
    expect(playerAt(game, 3)?.playerId).toBe('bob');
    expect(playerAt(game, 0)).toBeUndefined();
    expect(playerAt(game, null)).toBeUndefined();
    expect([nameAt(game, 3), nameAt(game, 2)]).toEqual(['Bob', '']);
  });

  test('are looked up by their player', () => {
    expect(seatOf(game, 'bob')?.seat).toBe(3);
    expect(seatOf(game, 'eve')).toBeUndefined();
    expect(seatOf(game, undefined)).toBeUndefined();
  });

  test('names in a started game are in the order of seat numbers', () => {
    const [ada, bob] = game.seats;
    const started = {
      seats: [
        { ...bob!, seat: 1 },
        { ...ada!, seat: 0 },
      ],
    };
    expect(namesBySeat(started)).toEqual(['Ada', 'Bob']);
  });

  test('a game waits for a player only while running', () => {
    expect(awaitingPlayer({ ...game, status: 'running', awaitingSeat: 3 })?.playerId).toBe('bob');
    expect(awaitingPlayer({ ...game, status: 'running', awaitingSeat: null })).toBeUndefined();
    expect(awaitingPlayer({ ...game, status: 'finished', awaitingSeat: 3 })).toBeUndefined();
  });
});
