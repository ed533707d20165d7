/** Hidden information is in no view and in no event (R-HAND-2). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newGame, options, resolveRules, rulesRequestSchema, viewFor } from '../../../src/engine/index.ts';
import { forRuns } from '../../support/depth.ts';
import { EngineRun } from '../support/engine-run.ts';
import { decideByDice, diceOf, type RandomGame, randomGames } from './random-games.ts';

/** Everything visible to a viewer: the view, the events, and its options. */
function seen(run: EngineRun, viewer: number | undefined): string {
  const offered = viewer === undefined ? [] : options(run.state, viewer);
  return JSON.stringify([viewFor(run.state, viewer), run.events, offered]);
}

describe('hidden tiles', () => {
  test('the order of the tiles in the bag changes no view', () => {
    fc.assert(
      fc.property(randomGames(24), fc.nat(), ({ setup, dice }, where) => {
        const run = new EngineRun(setup);
        const roll = diceOf(dice);
        const decisions: string[] = [];
        for (let i = where % 20; i > 0 && run.awaiting(); i--) {
          const decision = decideByDice(run, roll);
          decisions.push(decision);
          run.decide(decision);
        }
        if (run.events.some(({ type }) => type === 'tiles-given-back')) return;
        const other = new EngineRun({ ...setup, draws: bagReversed(setup, run) });
        for (const decision of decisions) other.decide(decision);
        for (const viewer of [undefined, ...seatsOf(setup)])
          expect(seen(other, viewer)).toBe(seen(run, viewer));
      }),
      forRuns(30),
    );
  });

  test('a hand is seen by its seat alone', () => {
    fc.assert(
      fc.property(randomGames(24), (game) => {
        const setup = { ...game.setup, rules: { ...game.setup.rules, handSize: 3 as const } };
        const ordinary = setup.draws.filter((tile) => !tile.startsWith('river/'));
        const river = setup.draws.filter((tile) => tile.startsWith('river/'));
        const run = new EngineRun({ ...setup, draws: [...river, ...ordinary] });
        if (run.snapshot().aside.length > 0 || ordinary.some((tile) => tile.startsWith('dragon/'))) return;
        const others = [...ordinary.slice(0, 3), ...ordinary.slice(3).reverse()];
        const swapped = new EngineRun({ ...setup, draws: [...river, ...others] });
        for (const viewer of [undefined, 0]) expect(seen(swapped, viewer)).toBe(seen(run, viewer));
        const hands = seatsOf(setup).map((seat) => viewFor(run.state, seat).hand);
        expect(hands).toEqual(seatsOf(setup).map((seat) => ordinary.slice(3 * seat, 3 * seat + 3)));
        expect(viewFor(run.state, undefined).hand).toBeNull();
      }),
      forRuns(30),
    );
  });

  test('the seed of the shuffle is in no state, view or event', () => {
    const seed = '0123456789abcdef'.repeat(4);
    const expansions = ['river', 'abbey-and-mayor'];
    const rules = resolveRules(rulesRequestSchema.parse({ expansions, handSize: 3 }));
    const { state, events } = newGame({ rules, seats: 3, bag: { seed } });
    for (const shown of [state, events, viewFor(state, 0), viewFor(state, undefined), options(state, 0)]) {
      expect(JSON.stringify(shown)).not.toContain(seed.slice(0, 16));
    }
  });
});

function seatsOf({ seats }: { seats: number }): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The draws with the undrawn ordinary tiles in reverse order; river tiles stay, because they are drawn first. */
function bagReversed({ draws }: RandomGame['setup'], run: EngineRun): string[] {
  const isRiver = (tile: string) => tile.startsWith('river/') && tile !== 'river/A';
  const { bag, tiles, drawn } = viewFor(run.state, undefined);
  const out = [...tiles.map(({ tile }) => tile), ...bag.aside, drawn ?? ''].filter(isRiver).length;
  const river = draws.filter(isRiver);
  const ordinary = draws.filter((tile) => !isRiver(tile));
  const cut = ordinary.length - (bag.remaining - (river.length - out));
  return [...river, ...ordinary.slice(0, cut), ...ordinary.slice(cut).reverse()];
}
