/** Robots play an expansion that nobody wrote terms for. */
import { expect, test } from 'vitest';
import { applyDecision, type Decision, type GameSetup, newGame, resolveRules, result } from '#engine';
import { decideAs, ROBOT_LEVELS } from '../../src/robots/index.ts';
import { playOut } from '../robots/games.ts';
import { juggling, tent } from './fair-game.ts';

function fairWith(draws: readonly string[]): GameSetup {
  const rules = { ...resolveRules({}), expansions: ['fair'] };
  return { rules, seats: 3, bag: { draws } } as unknown as GameSetup;
}

test.each(ROBOT_LEVELS)('%s plays it to the end', (level) => {
  const draws = ['fair/A', 'base/E', 'fair/B', 'base/U', 'fair/A', 'base/V', 'fair/A', 'base/D', 'base/W'];
  const end = playOut(fairWith(draws), (state, seat) => decideAs(level, state, seat, { seed: 'one' }));
  expect(result(end)).toBeDefined();
});

test('fair takes the points that a decision of it brings', () => {
  const applied = applyDecision(newGame(fairWith(['fair/A', 'base/E'])).state, 0, juggling as Decision);
  if (!applied.ok) throw new Error(applied.refusal.detail);
  expect(decideAs('fair', applied.state, 1, { seed: 'one' })).toEqual({ type: 'cheer', at: tent });
});

test('fair sees what an unfinished city of it is worth', () => {
  const decision = decideAs('fair', newGame(fairWith(['fair/B', 'base/U'])).state, 0, { seed: 'one' });
  expect(decision).toMatchObject({ type: 'tile', deploy: { segment: 'city0' } });
});
