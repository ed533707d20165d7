/** Robots play an expansion without terms of its own. */
import { expect, test } from 'vitest';
import { type Decision, newGame, result } from '#engine';
import { advise } from '../../src/robots/advise.ts';
import { evaluate } from '../../src/robots/fair/evaluate.ts';
import { outlookFor } from '../../src/robots/fair/fair.ts';
import { worthOf } from '../../src/robots/fair/worth.ts';
import { decideAs, ROBOT_LEVELS } from '../../src/robots/index.ts';
import { decidedAll } from '../engine/support/decided.ts';
import { playOut } from '../robots/games.ts';
import { juggling, setupWith, tent } from './fair-game.ts';

const booths = ['fair/C', ...new Array<string>(40).fill('base/B')];
const east = { type: 'tile', x: 1, y: 0, rotation: 0 } as const;
const fairWith = (draws: readonly string[]) => setupWith(draws, 3);

test.each(ROBOT_LEVELS)('%s plays it to the end', (level) => {
  const draws = ['fair/A', 'base/E', 'fair/B', 'base/U', 'fair/A', 'base/V', 'fair/A', 'base/D', 'base/W'];
  const end = playOut(fairWith(draws), (state, seat) => decideAs(level, state, seat, { seed: 'one' }));
  expect(result(end)).toBeDefined();
});

test('fair takes the points of its decisions', () => {
  const state = decidedAll(fairWith(['fair/A', 'base/E']), [[0, juggling as Decision]]);
  expect(decideAs('fair', state, 1, { seed: 'one' })).toEqual({ type: 'cheer', at: tent });
});

test('fair values its unfinished city', () => {
  const decision = decideAs('fair', newGame(fairWith(['fair/B', 'base/U'])).state, 0, { seed: 'one' });
  expect(JSON.stringify(decision)).toContain('"city0"');
});

test('fair expects points from its surrounded feature', () => {
  const deploy = { piece: 'juggler', segment: 'booth0' };
  const outlook = outlookFor(decidedAll(fairWith(booths), [[0, { ...east, deploy }]]), 0, 'one');
  evaluate(outlook, 0);
  expect(worthOf(outlook, outlook.survey.occupied[0]!)).toBeGreaterThan(2);
});

test('a hint names the feature claimed by a piece placed after its tile', () => {
  const { decision, reasons } = advise(decidedAll(fairWith(booths), [[0, east]]), 0, 'one');
  expect(decision).toMatchObject({ type: 'cry', on: 'booth0' });
  expect(reasons).toContainEqual({ type: 'claims', kind: 'booth', piece: 'crier' });
});
