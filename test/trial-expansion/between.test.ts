/** What the fair asks between the placement of a tile and its scoring. */
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
  resolveRules,
  scores,
} from '#engine';
// Puts this test into the project whose lists of expansions have the fair.
import './list.ts';

const setup = setupWith(['fair'], { draws: ['fair/C', 'fair/C', 'base/U', 'base/U'] });
const east = { type: 'tile', x: 1, y: 0, rotation: 0 } as const;
const declining = { type: 'cry', on: null } as unknown as Decision;
const west = { type: 'tile', x: -1, y: 0, rotation: 0 } as const;
const withMeeple = (segment: string) => ({ deploy: { piece: 'meeple', segment } }) as const;

function setupWith(expansions: readonly string[], bag: object): GameSetup {
  return { rules: { ...resolveRules({}), expansions }, seats: 2, bag } as unknown as GameSetup;
}

function decideAll(played: GameSetup, decisions: readonly (readonly [number, Decision])[]): GameState {
  return decisions.reduce((state, [seat, decision]) => {
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    return applied.state;
  }, newGame(played).state);
}

/** Scores after a decision, when its seat has declined all that follows in its part. */
function scoresIfDeclined(state: GameState, seat: number, decision: Decision): number[] {
  const applied = applyDecision(state, seat, decision);
  if (!applied.ok) throw new Error(applied.refusal.detail);
  if (legalDecisions(applied.state, seat).every((each) => each.type !== declining.type))
    return scores(applied.state);
  return scoresIfDeclined(applied.state, seat, declining);
}

describe('a question between placement and scoring', () => {
  test('is asked after an abbey, too', () => {
    const ring = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map(([x, y]) => ({ tile: 'fair/C', x, y, rotation: 0 }));
    const surrounded = setupWith(['abbey-and-mayor', 'fair'], { start: ring, draws: ['base/U', 'base/U'] });
    const asked = decideAll(surrounded, [[0, { type: 'abbey', x: 0, y: 0 }]]);
    expect(awaiting(asked)).toMatchObject({ seat: 0, phase: 'cry' });
  });

  test('is about a piece that does not go with the tile', () => {
    const { state } = newGame(setup);
    expect(JSON.stringify(legalDecisions(state, 0))).not.toContain('crier');
    const decision = { ...east, deploy: { piece: 'crier', segment: 'road0' } };
    expect(applyDecision(state, 0, decision)).toMatchObject({ ok: false, refusal: { rule: 'R-FAIR-4' } });
  });

  test('leaves every gain as it is for a seat that declines', () => {
    const state = decideAll(setup, [
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

  test('does not hide what is complete from the projection', () => {
    const asked = decideAll(setup, [
      [0, { ...east, ...withMeeple('road1') }],
      [0, declining],
      [1, west],
    ]);
    const after = decideAll(setup, [
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
