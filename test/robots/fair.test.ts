/** The fair robot's skills, in prepared two-player games. */
import { describe, expect, test } from 'vitest';
import { awaiting, type Decision, type GameState, newGame, resolveRules } from '../../src/engine/index.ts';
import { decideAs, rankDecisions, valueOfPosition } from '../../src/robots/index.ts';
import { decided } from '../engine/support/decided.ts';

type Placing = Extract<Decision, { type: 'tile' }>;

/** A game with these draws after these decisions, each by the seat to move. */
function game(draws: string[], decisions: readonly Omit<Placing, 'type'>[] = []): GameState {
  let { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { draws } });
  for (const decision of decisions)
    state = decided(state, awaiting(state)?.seat ?? -1, { type: 'tile', ...decision });
  return state;
}

function decide(state: GameState): Placing {
  return decideAs('fair', state, awaiting(state)?.seat ?? -1, { seed: 'one' }) as Placing;
}

/** A three-tile city of seat 0 that is open only at the cell 1,-1. */
const openCity = { x: 0, y: -1, rotation: 180, deploy: { piece: 'meeple', segment: 'city0' } } as const;
/** Tiles of every kind, for later draws. */
const more = ['base/U', 'base/V', 'base/E', 'base/N', 'base/D', 'base/K', 'base/W', 'base/F', 'base/R'];

describe('a fair robot', () => {
  test('completes a city and takes its points', () => {
    const decision = decide(game(['base/E', ...more]));
    expect(decision).toMatchObject({ x: 0, y: -1, rotation: 180, deploy: { segment: 'city0' } });
  });

  test('completes its own follower’s city, but not its opponent’s', () => {
    const closing = { x: 1, y: -1, rotation: 270 } as const;
    const elsewhere = { x: 0, y: 1, rotation: 0 } as const;
    const hers = game(['base/N', 'base/B', 'base/E', ...more], [openCity, elsewhere]);
    expect(decide(hers)).toMatchObject(closing);
    const theirs = game(['base/N', 'base/E', ...more], [openCity]);
    expect(decide(theirs)).not.toMatchObject(closing);
  });

  test('spoils the cell that its opponent needs', () => {
    const caps = ['base/E', 'base/E', 'base/E', 'base/E', 'base/U', 'base/U', 'base/U', 'base/U'];
    const state = game(['base/N', 'base/V', ...caps], [openCity]);
    expect(decide(state)).toMatchObject({ x: 1, y: 0, rotation: 90 });
  });

  test('places a monk where most tiles surround it', () => {
    const column = [1, 2, 3].map((y) => ({ x: 0, y, rotation: 0 as const }));
    const pillar = { x: 1, y: 1, rotation: 0 as const };
    const state = game(['base/B', 'base/B', 'base/B', 'base/B', 'base/B', ...more], [...column, pillar]);
    expect(decide(state)).toMatchObject({ x: 1, y: 2, deploy: { segment: 'monastery0' } });
  });

  test('keeps its last follower off a field without cities', () => {
    const monks = Array.from({ length: 12 }, (_, row) => ({
      x: 0,
      y: row + 1,
      rotation: 0 as const,
      deploy: { piece: 'meeple', segment: 'monastery0' },
    }));
    const draws = [...monks.map(() => 'base/B'), 'base/U', ...more];
    const deploy = decide(game(draws, monks)).deploy as { segment: string } | undefined;
    expect(deploy?.segment ?? 'none').not.toMatch(/^field/);
  });

  test('deploys its follower at the end where it still scores', () => {
    expect(decide(game(['base/U'])).deploy).toBeDefined();
  });

  test('values a city less if no tile can complete it', () => {
    const [withCap, without] = [['base/E'], ['base/U']].map((drawn) =>
      valueOfPosition(game(['base/N', 'base/V', ...drawn, 'base/U'], [openCity]), 0, { seed: 'one' }),
    );
    expect(withCap).toBeGreaterThan(without ?? 0);
  });
});

test('decisions are ranked by expected value, best first', () => {
  const state = game(['base/E', ...more]);
  const ranked = rankDecisions(state, 0, { level: 'fair', seed: 'one' });
  const values = ranked.map(({ value }) => value);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(ranked[0]?.decision).toEqual(decide(state));
});
