/** Robots play an expansion that nobody wrote terms for. */
import { expect, test } from 'vitest';
import { applyDecision, type Decision, type GameSetup, newGame, resolveRules, result } from '#engine';
import { advise } from '../../src/robots/advise.ts';
import { evaluate } from '../../src/robots/fair/evaluate.ts';
import { outlookFor } from '../../src/robots/fair/fair.ts';
import { worthOf } from '../../src/robots/fair/worth.ts';
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
  expect(JSON.stringify(decision)).toContain('"city0"');
});

test('fair expects points of a kind of feature of it that is surrounded', () => {
  const { state } = newGame(fairWith(['fair/C', ...new Array<string>(40).fill('base/B')]));
  const deploy = { piece: 'juggler', segment: 'booth0' };
  const applied = applyDecision(state, 0, { type: 'tile', x: 1, y: 0, rotation: 0, deploy });
  if (!applied.ok) throw new Error(applied.refusal.detail);
  const outlook = outlookFor(applied.state, 0, 'one');
  evaluate(outlook, 0);
  expect(worthOf(outlook, outlook.survey.occupied[0]!)).toBeGreaterThan(2);
});

test('a hint says which feature a piece claims that comes after its tile', () => {
  const { state } = newGame(fairWith(['fair/C', ...new Array<string>(40).fill('base/B')]));
  const applied = applyDecision(state, 0, { type: 'tile', x: 1, y: 0, rotation: 0 });
  if (!applied.ok) throw new Error(applied.refusal.detail);
  const { decision, reasons } = advise(applied.state, 0, 'one');
  expect(decision).toMatchObject({ type: 'cry', on: 'booth0' });
  expect(reasons).toContainEqual({ type: 'claims', kind: 'booth', piece: 'crier' });
});
