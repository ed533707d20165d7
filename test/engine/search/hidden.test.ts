/** A redeal of hidden tiles looks the same to its seat, and depends only on what the seat can know. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyDecision,
  awaiting,
  type GameState,
  legalDecisions,
  newGame,
  remaining,
  resolveRules,
  result,
  viewFor,
} from '../../../src/engine/index.ts';
import { beginSearch, countUnseen, shuffleHidden, typesIn } from '../../../src/engine/search/index.ts';
import { forRuns } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';
import { playedTo } from '../properties/played-to.ts';
import { fullGames, randomGames } from '../properties/random-games.ts';

const games = fc.oneof(randomGames(24), fullGames());

function digestOf(state: GameState): string {
  const { memory, grid } = beginSearch(state);
  return createHash('sha256').update(memory).update(grid).digest('hex');
}

function viewersOf({ seats }: { seats: number }): (number | undefined)[] {
  return [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** The draws of a game in which every seat makes the first legal decision. */
function drawsOf(start: GameState): string[] {
  const drawn: string[] = [];
  let state = start;
  for (let at = awaiting(state); at !== undefined; at = awaiting(state)) {
    const [decision] = legalDecisions(state, at.seat);
    if (decision === undefined) throw new Error('nothing is legal');
    const applied = applyDecision(state, at.seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    for (const event of applied.events) if (event.type === 'tile-drawn') drawn.push(event.tile);
    state = applied.state;
  }
  expect(result(state)).toBeDefined();
  return drawn;
}

describe('a redeal of hidden tiles', () => {
  test('looks the same to its seat, and holds the same tiles', () => {
    fc.assert(
      fc.property(games, fc.nat(60), ({ setup, dice }, decisions) => {
        const state = playedTo({ setup, dice }, decisions);
        for (const viewer of viewersOf(setup)) {
          const dealt = shuffleHidden(state, viewer, String(dice));
          expectSame(viewFor(dealt, viewer), viewFor(state, viewer));
          expectSame(remaining(dealt, viewer), remaining(state, viewer));
          if (viewer !== undefined) expectSame(legalDecisions(dealt, viewer), legalDecisions(state, viewer));
          expectSame(awaiting(dealt), awaiting(state));
        }
      }),
      forRuns(40),
    );
  });

  test('is the same for equal views, regardless of the hidden tiles', () => {
    fc.assert(
      fc.property(games, fc.nat(60), ({ setup, dice }, decisions) => {
        const state = playedTo({ setup, dice }, decisions);
        for (const viewer of viewersOf(setup)) {
          const dealt = shuffleHidden(state, viewer, 'one');
          expect(digestOf(shuffleHidden(dealt, viewer, 'other'))).toBe(
            digestOf(shuffleHidden(state, viewer, 'other')),
          );
        }
      }),
      forRuns(40),
    );
  });

  test('can be played to its end, also when another seat is to place a tile of its hand', () => {
    fc.assert(
      fc.property(games, fc.nat(40), ({ setup, dice }, decisions) => {
        const state = playedTo({ setup, dice }, decisions);
        for (const viewer of viewersOf(setup)) drawsOf(shuffleHidden(state, viewer, String(dice)));
      }),
      forRuns(6),
    );
  });

  test('keeps the river before everything else and the lake last of it', () => {
    const rules = resolveRules({ expansions: ['river'] });
    const { state } = newGame({ rules, seats: 2, bag: { seed: '4b'.repeat(32) } });
    const orders = ['a', 'b', 'c'].map((seed) => drawsOf(shuffleHidden(state, 0, seed)));
    expect(new Set(orders.map((draws) => draws.slice(0, 5).join())).size).toBe(3);
    for (const draws of orders) {
      expectSame(
        draws.filter((tile) => tile.startsWith('river/')),
        draws.slice(0, 10),
      );
      expect(draws[9]).toBe('river/B');
    }
  });

  test('counts as unseen the tiles that the engine lists as remaining', () => {
    fc.assert(
      fc.property(games, fc.nat(60), ({ setup, dice }, decisions) => {
        const state = playedTo({ setup, dice }, decisions);
        const search = beginSearch(state);
        const counts = new Int32Array(typesIn(search).length);
        for (const viewer of viewersOf(setup)) {
          const total = countUnseen(search, viewer, counts);
          const listed = typesIn(search).flatMap(({ facts }, type) =>
            counts[type] === 0 ? [] : [{ tile: facts.id, count: counts[type] }],
          );
          expectSame(listed, remaining(state, viewer));
          expect(listed.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(total);
        }
      }),
      forRuns(20),
    );
  });
});
