import { describe, expect, test } from 'vitest';
import { judgedLate, settlementOf } from '../../src/competitions/rules/judging.ts';
import type { MatchGame } from '../../src/matches/rules/match.ts';

const terms = { bestOf: 3, form: 'games', tieRule: 'shared' } as const;
const game = (changes: Partial<MatchGame>): MatchGame => ({
  number: 1,
  starter: 0,
  status: 'finished',
  places: [1, 2],
  scores: [40, 30],
  resigned: [],
  ...changes,
});
const both = [true, true] as const;

describe('a finished match', () => {
  const ended = { terms, halves: [4, 0], winner: 0, isForfeited: false, hasDecided: both } as const;

  test('counts its games and board points by side', () => {
    const games = [game({}), game({ number: 2, starter: 1, places: [2, 1], scores: [20, 50] })];
    expect(settlementOf({ ...ended, games })).toEqual({
      outcome: 'first',
      halves: [4, 0],
      points: [90, 50],
      absent: [false, false],
    });
  });

  test('gives the winner all games still to be won if the opponent resigned', () => {
    const forfeited = { ...ended, halves: [0, 2], winner: 0, isForfeited: true, games: [] } as const;
    expect(settlementOf(forfeited)).toMatchObject({ outcome: 'first', halves: [4, 2] });
  });

  test('is lost by an absent player, and by both if both were absent', () => {
    const lost = { ...ended, games: [], hasDecided: [true, false] } as const;
    expect(settlementOf(lost).absent).toEqual([false, true]);
    const none = { ...ended, games: [], winner: undefined, hasDecided: [false, false] } as const;
    expect(settlementOf(none)).toMatchObject({ outcome: 'neither', absent: [true, true] });
  });
});

describe('an unfinished match at the end of its round', () => {
  const late = { terms, hasDecided: both, isAwaited: [true, false] } as const;

  test('counts running games as they stand', () => {
    const games = [game({}), game({ number: 2, starter: 1, status: 'running', places: [], scores: [10, 4] })];
    expect(judgedLate({ ...late, games })).toEqual({
      outcome: 'draw',
      halves: [2, 2],
      points: [44, 40],
      absent: [false, false],
    });
  });

  test('is lost by a player who never moved despite having the turn', () => {
    const games = [game({ status: 'running', places: [], scores: [0, 0] })];
    expect(judgedLate({ ...late, games, hasDecided: [false, false] })).toMatchObject({
      outcome: 'second',
      halves: [0, 4],
      absent: [true, false],
    });
  });

  test('has no winner if a pair waits for both', () => {
    const games = [
      game({ status: 'running', scores: [0, 0] }),
      game({ status: 'running', scores: [0, 0], starter: 1 }),
    ];
    const pair = { ...terms, form: 'mirrored' } as const;
    expect(
      judgedLate({ terms: pair, games, hasDecided: [false, false], isAwaited: [true, true] }),
    ).toMatchObject({ outcome: 'neither', halves: [0, 0] });
  });
});
