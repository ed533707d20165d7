/** The decline flag and the target of decisions, for clients without knowledge of the types of decisions. */
import { expect, test } from 'vitest';
import {
  type Decision,
  type DecisionType,
  EXPANSIONS,
  isDeclining,
  newGame,
  parseDecision,
  resolveRules,
  type Target,
  targetOf,
} from '../../src/engine/index.ts';

const { state } = newGame({
  rules: resolveRules({ expansions: [...EXPANSIONS] }),
  seats: 2,
  bag: { seed: 'a'.repeat(64) },
});

const cases: Readonly<Record<DecisionType, readonly [text: string, target: Target | undefined][]>> = {
  tile: [['3,-1 r90 meeple@road0', { cell: { x: 3, y: -1 } }]],
  abbey: [['abbey 2,0', { cell: { x: 2, y: 0 } }]],
  draw: [['draw', undefined]],
  wagon: [
    ['wagon 3,-1:road0', { segments: ['3,-1:road0'] }],
    ['wagon -', undefined],
  ],
  count: [
    ['count castle meeple > market', { quarter: 'castle' }],
    ['count -', undefined],
  ],
  redeploy: [
    [
      'redeploy meeple@castle > 3,-1:city0, mayor@castle > 0,2:city1',
      { segments: ['3,-1:city0', '0,2:city1'] },
    ],
    ['redeploy -', undefined],
  ],
  ransom: [['ransom -', undefined]],
  dragon: [['dragon 3,-1', { cell: { x: 3, y: -1 } }]],
};

for (const [type, texts] of Object.entries(cases)) {
  test.each(texts)(`%s points at its target, or declines`, (text, target) => {
    const decision = parseDecision(text) as Decision;
    expect(decision.type).toBe(type);
    expect(targetOf(state, decision)).toEqual(target);
    expect(isDeclining(decision)).toBe(target === undefined);
  });
}

test('entries of the service for a seat neither decline nor have a target', () => {
  for (const type of ['skip', 'resign'] as const) {
    expect(isDeclining({ type })).toBe(false);
    expect(targetOf(state, { type })).toBeUndefined();
  }
});
