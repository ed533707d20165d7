/** Robots know only what their seats know: the same view and seed give the same decision, whatever is hidden. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awaiting, type GameState } from '../../src/engine/index.ts';
import { beginSearch, shuffleHidden } from '../../src/engine/search/index.ts';
import { decideAs, ROBOT_LEVELS, rankDecisions, valueOfPosition } from '../../src/robots/index.ts';
import { decideByDice, diceOf, type RandomGame, randomGames } from '../engine/properties/random-games.ts';
import { EngineRun } from '../engine/support/engine-run.ts';
import { forRuns } from '../support/depth.ts';
import { expectSame } from '../support/same.ts';

/** A game played to some decision, with its hidden tiles as they are and dealt differently. */
function twoDeals(game: RandomGame, decisions: number): { seat: number; deals: GameState[] } | undefined {
  const run = new EngineRun(game.setup);
  const roll = diceOf(game.dice);
  for (let made = 0; made < decisions && run.awaiting() !== undefined; made++)
    run.decide(decideByDice(run, roll));
  const seat = awaiting(run.state)?.seat;
  if (seat === undefined) return undefined;
  return { seat, deals: [run.state, shuffleHidden(run.state, seat, `other ${game.dice}`)] };
}

test.each(ROBOT_LEVELS)('%s decides only from what its seat knows', (level) => {
  fc.assert(
    fc.property(randomGames(24), fc.nat(40), (game, decisions) => {
      const found = twoDeals(game, decisions);
      if (found === undefined) return;
      const [real, dealt] = found.deals.map((state) =>
        decideAs(level, state, found.seat, { seed: 'one', playouts: 16 }),
      );
      expectSame(dealt, real);
    }),
    forRuns(20),
  );
});

test('ranks and values are also the same', () => {
  fc.assert(
    fc.property(randomGames(24), fc.nat(40), (game, decisions) => {
      const found = twoDeals(game, decisions);
      if (found === undefined) return;
      const { seat, deals } = found;
      const [real, dealt] = deals.map((state) => ({
        ranked: rankDecisions(state, seat, { level: 'fair', seed: 'one' }),
        value: valueOfPosition(state, seat, { seed: 'one' }),
      }));
      expectSame(dealt, real);
    }),
    forRuns(8),
  );
});

test('the other deal differs', () => {
  const games = fc.sample(randomGames(40), { seed: 3, numRuns: 10 });
  const deals = games.flatMap(
    (game) => twoDeals(game, 3)?.deals.map((state) => beginSearch(state).memory) ?? [],
  );
  expect(new Set(deals.map((memory) => memory.join())).size).toBeGreaterThan(games.length);
});
