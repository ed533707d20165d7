/** The fair's question between the placement of a tile and its scoring. */
import { describe, expect, test } from 'vitest';
import {
  applyDecision,
  awaiting,
  type Decision,
  type GameSetup,
  type GameState,
  legalDecisions,
  newGame,
  options,
  project,
  scores,
} from '#engine';
import { decided, decidedAll } from '../engine/support/decided.ts';
import { setupWith } from './fair-game.ts';

const setup = setupWith(['fair/C', 'fair/C', 'base/U', 'base/U']);
const east = { type: 'tile', x: 1, y: 0, rotation: 0 } as const;
const declining = { type: 'cry', on: null } as unknown as Decision;
const west = { type: 'tile', x: -1, y: 0, rotation: 0 } as const;
const withMeeple = (segment: string) => ({ deploy: { piece: 'meeple', segment } }) as const;

/** Scores after a decision, once its seat has declined the rest of its part. */
function scoresIfDeclined(state: GameState, seat: number, decision: Decision): number[] {
  const after = decided(state, seat, decision);
  const isAwaiting = legalDecisions(after, seat).some((each) => each.type === declining.type);
  return isAwaiting ? scoresIfDeclined(after, seat, declining) : scores(after);
}

describe('a question between placement and scoring', () => {
  test('is also asked after an abbey', () => {
    const ring = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map(([x, y]) => ({ tile: 'fair/C', x, y, rotation: 0 }));
    const { bag, ...more } = setupWith(['base/U', 'base/U'], 2, ['abbey-and-mayor', 'fair']);
    const surrounded = { ...more, bag: { ...bag, start: ring } } as GameSetup;
    const asked = decidedAll(surrounded, [[0, { type: 'abbey', x: 0, y: 0 }]]);
    expect(awaiting(asked)).toMatchObject({ seat: 0, phase: 'cry' });
  });

  test('concerns a piece that does not come with the tile', () => {
    const { state } = newGame(setup);
    expect(JSON.stringify(legalDecisions(state, 0))).not.toContain('crier');
    const decision = { ...east, deploy: { piece: 'crier', segment: 'road0' } };
    expect(applyDecision(state, 0, decision)).toMatchObject({ ok: false, refusal: { rule: 'R-FAIR-4' } });
  });

  test('keeps every gain for a seat that declines', () => {
    const state = decidedAll(setup, [
      [0, east],
      [0, declining],
    ]);
    const listed = options(state, 1).flatMap(({ deployments = [], ...option }) => [option, ...deployments]);
    for (const { decision, gains } of listed) expect(gains).toEqual(scoresIfDeclined(state, 1, decision));
    const gainOf = (segment: string) =>
      listed.find(
        ({ decision }) => JSON.stringify(decision) === JSON.stringify({ ...west, ...withMeeple(segment) }),
      );
    expect(gainOf('road0')?.gains).toEqual([0, 3]);
    expect(gainOf('road1')?.gains).toEqual([0, 0]);
  });

  test('does not hide completed features from the projection', () => {
    const asked = decidedAll(setup, [
      [0, { ...east, ...withMeeple('road1') }],
      [0, declining],
      [1, west],
    ]);
    const after = decidedAll(setup, [
      [0, { ...east, ...withMeeple('road1') }],
      [0, declining],
      [1, west],
      [1, declining],
    ]);
    expect(scores(asked)).toEqual([0, 0]);
    expect(project(asked)).toEqual(project(after));
    expect(project(asked)).toEqual([3, 0]);
  });
});
