/** Tiles that look the same in every rotation: the rotation of a decision makes no difference. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/engine/catalogue.ts';
import { quarterTurnOf } from '../../src/engine/core/board/symmetry.ts';
import {
  awaiting,
  type Decision,
  type GameState,
  legalDecisions,
  newGame,
  options,
  project,
  resolveRules,
  unturned,
  viewFor,
} from '../../src/engine/index.ts';
import { printedTiles } from './reference/tile.ts';
import { decided } from './support/decided.ts';

const alike = catalogue.tiles.map(({ facts }) => facts).filter((facts) => quarterTurnOf(facts) !== undefined);

test('few tiles look the same in every rotation', () => {
  const printed = new Set(printedTiles.map(({ id }) => id));
  expect(alike.map(({ id }) => id).filter((id) => printed.has(id))).toEqual([
    'base/B',
    'base/C',
    'base/X',
    'inns/A',
    'inns/C',
    'traders/X',
    'abbey/A',
    'abbey/E',
    'abbey/ABBEY',
    'count/F',
    'count/G',
    'dragon/A',
    'tower/B',
    'tower/C',
    'tower/G',
  ]);
});

/** The view after a decision, ignoring the rotations of tiles and the ids of their segments. */
function afterwards(state: GameState, seat: number, decision: Decision) {
  const after = decided(state, seat, decision);
  const next = awaiting(after);
  const { features, seats } = viewFor(after, undefined);
  const shapes = features.map((feature) => ({ ...feature, segments: feature.segments.length }));
  return {
    shapes: shapes.map((shape) => JSON.stringify({ ...shape, name: '' })).sort(),
    seats,
    projected: project(after),
    next,
    choices: next && options(after, next.seat).length,
  };
}

describe.each(alike.filter(({ copies }) => copies > 0).map(({ id }) => [id]))('%s', (tile) => {
  const rules = resolveRules({
    expansions: ['inns-and-cathedrals', 'traders-and-builders', 'king-and-robber', 'abbey-and-mayor'],
  });
  const draws = ['base/X', 'base/B', tile, 'base/U', 'base/U', 'base/U'];

  test('lies as printed for every legal decision, with the same effect', () => {
    let state = newGame({ rules, seats: 2, bag: { draws } }).state;
    for (let turned = 0, found = 0; found < 3; ) {
      const next = awaiting(state);
      if (next === undefined) throw new Error('The game is over.');
      const legal = legalDecisions(state, next.seat);
      for (const decision of legal) {
        const plain = unturned(state, decision);
        if (plain === decision) continue;
        turned += 1;
        expect(legal).toContainEqual(plain);
        expect(plain).toMatchObject({ rotation: 0 });
        expect(afterwards(state, next.seat, plain)).toEqual(afterwards(state, next.seat, decision));
      }
      if (next.phase === 'place') found += 1;
      if (found === 3) expect(turned).toBeGreaterThan(0);
      const [first] = legal;
      state = decided(state, next.seat, first!);
    }
  });
});
