import { describe, expect, test } from 'vitest';
import { resolveRules } from '#engine';
import { WEIGHTS } from '../../../src/robots/fair/weights.ts';
import type { Player } from './contestants.ts';
import { combinations, fixturesOf } from './fixtures.ts';
import { playGame } from './play-game.ts';
import { formatSummary } from './report.ts';
import { chanceFrom, meanFrom } from './statistics.ts';
import { summarize } from './summarize.ts';
import { changed, numbersIn } from './tune.ts';

const rules = resolveRules({});

describe('the games of a match', () => {
  test('use each bag once from every seat', () => {
    const fixtures = fixturesOf({ contestants: ['easy', 'random'], rules, seats: 2, games: 4, seed: 'a' });
    expect(fixtures.map(({ players }) => players.join())).toEqual([
      'easy,random',
      'random,easy',
      'easy,random',
      'random,easy',
    ]);
    const [first, second, third, fourth] = fixtures.map(({ seed }) => seed);
    expect([second, fourth]).toEqual([first, third]);
    expect(third).not.toBe(first);
  });

  test('fill all seats, and let more contestants than seats meet in all combinations', () => {
    const [table] = fixturesOf({ contestants: ['easy', 'random'], rules, seats: 5, games: 1, seed: 'a' });
    expect(table?.players).toEqual(['easy', 'random', 'easy', 'random', 'easy']);
    expect(combinations(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });
});

describe('estimates', () => {
  test('have the intervals that textbooks give', () => {
    const { mean, low, high } = chanceFrom(260, 400);
    expect([mean, low, high].map((value) => value.toFixed(3))).toEqual(['0.650', '0.602', '0.695']);
    expect(chanceFrom(10, 10).high).toBeCloseTo(1);
    expect(meanFrom([1, 2, 3, 4]).high).toBeCloseTo(2.5 + 1.96 * 0.6455, 3);
  });
});

describe('weights that are tuned', () => {
  test('change by a part of themselves, and parts of a whole stay such', () => {
    const before = numbersIn(WEIGHTS);
    const directions = before.map((_, index) => (index % 2 === 0 ? 1 : -1));
    const parts = numbersIn(changed(WEIGHTS, directions, 0.01)).map(
      (weight, index) => weight / (before[index] ?? 0),
    );
    for (const [index, part] of parts.entries()) {
      if (before[index] !== 0 && part < 1) expect(part).toBeCloseTo(Math.exp(-0.01));
      else if (before[index] !== 0) expect(part).toBeCloseTo(Math.exp(0.01));
    }
    const most = numbersIn(
      changed(
        WEIGHTS,
        before.map(() => 1),
        9,
      ),
    );
    expect(most.filter((weight, index) => (before[index] ?? 0) < 1 && weight >= 1)).toEqual([]);
  });

  test('play with the weights that they are given', () => {
    const weights = { plus: WEIGHTS, minus: { ...WEIGHTS, follower: 100 } };
    const [fixture] = fixturesOf({ contestants: ['plus', 'minus'], rules, seats: 2, games: 1, seed: 'd' });
    if (fixture === undefined) throw new Error('no game');
    const points = (player: Player) =>
      playGame({ ...fixture, players: [player, 'random'], weights }).map((seat) => seat.points);
    const fair = points('fair');
    expect(points('plus')).toEqual(fair);
    expect(points('minus')).not.toEqual(fair);
  });
});

describe('a match', () => {
  test('is played and summed up, with points that agree', () => {
    const match = { contestants: ['easy', 'random'], rules, seats: 2, games: 4, seed: 'b' } as const;
    const played = fixturesOf(match).map((fixture) => ({ fixture, outcomes: playGame(fixture) }));
    for (const { points, byKind } of played.flatMap(({ outcomes }) => outcomes)) {
      expect(Object.values(byKind).reduce((sum, each) => sum + each, 0)).toBe(points);
    }
    const { records, lead } = summarize(played);
    const [easy, random] = ['easy', 'random'].map((name) => records.get(name as 'easy'));
    expect(easy?.games).toBe(4);
    expect((easy?.wins.mean ?? 0) + (random?.wins.mean ?? 0)).toBeCloseTo(1);
    expect(lead?.mean).toBeCloseTo((easy?.points.mean ?? 0) - (random?.points.mean ?? 0));
    expect(formatSummary(summarize(played))).toMatch(/^easy before random, by bags: /m);
  });

  test('is the same when it is played again', () => {
    const [fixture] = fixturesOf({ contestants: ['easy', 'random'], rules, seats: 2, games: 1, seed: 'c' });
    if (fixture === undefined) throw new Error('no game');
    const points = () => playGame(fixture).map((seat) => seat.points);
    expect(points()).toEqual(points());
  });
});
