/** Invariant: a waiting plan would be legal now, and a plan that is carried out is legal. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyDecision,
  awaiting,
  type Decision,
  explain,
  legalDecisions,
  supposeTurn,
  viewFor,
} from '../../../src/engine/index.ts';
import { comingTiles } from '../../../src/games/plans/coming-tiles.ts';
import { normalContent } from '../../../src/games/plans/content.ts';
import { misfitOf } from '../../../src/games/plans/misfit.ts';
import { plannedDecision } from '../../../src/games/plans/next-decision.ts';
import type { Plan, PlanContent } from '../../../src/games/plans/plan.ts';
import type { LoadedGame } from '../../../src/games/store/game-cache.ts';
import { decideByDice, diceOf, type RandomGame, randomGames } from '../../engine/properties/random-games.ts';
import { EngineRun } from '../../engine/support/engine-run.ts';
import { forRunsAfter } from '../../support/depth.ts';

type Seated = PlanContent & { readonly seat: number };
const asPlan = (content: PlanContent) => ({ ...content, made: 0 }) as Plan;

/** Plays a game where every seat plans for every turn, and counts the outcomes of the plans. */
function playWithPlans({ setup, dice }: RandomGame, counts: { made: number; cancelled: number }): void {
  const run = new EngineRun(setup);
  const roll = diceOf(dice);
  let plans: Seated[] = [];
  const game = () => ({ row: { assistance: true, status: 'running' }, state: run.state }) as LoadedGame;
  for (let now = run.awaiting(); now !== undefined; now = run.awaiting()) {
    const fitting = plans.filter(
      (plan) => misfitOf({ game: game(), isCertain: true }, plan.seat, plan) === undefined,
    );
    counts.cancelled += plans.length - fitting.length;
    const { seat } = now;
    const planned = plannedDecision(
      run.state,
      seat,
      fitting.filter((plan) => plan.seat === seat).map(asPlan),
    );
    const { drawn } = viewFor(run.state, undefined);
    const isDue = fitting.some(({ seat: of, tile }) => of === seat && tile !== null && tile === drawn);
    if (isDue && awaiting(run.state)?.phase === 'place') expect(planned).toBeDefined();
    if (planned !== undefined) {
      expect(explain(run.state, seat, planned.decision)).toBeUndefined();
      expect(legalDecisions(run.state, seat)).toContainEqual(planned.decision);
      counts.made += 1;
    }
    if (planned === undefined) run.decide(decideByDice(run, roll));
    else decideIn(run, seat, planned.decision);
    const done = fitting.filter(({ seat: of, tile }) => of !== seat || tile !== planned?.plan.tile);
    plans = run.awaiting() === undefined ? [] : [...done, ...planFor(run, game(), roll)];
  }
}

function decideIn(run: EngineRun, seat: number, decision: Decision): void {
  const applied = applyDecision(run.state, seat, decision);
  if (applied.ok) run.state = applied.state;
  expect(applied.ok).toBe(true);
}

/** A plan of each seat for a possible tile. */
function planFor(run: EngineRun, game: LoadedGame, roll: (most: number) => number): Seated[] {
  const seats = viewFor(run.state, undefined).seats.map(({ seat }) => seat);
  return seats.flatMap((seat) => {
    const tiles = comingTiles(game, seat);
    const tile = tiles[roll(Math.max(1, tiles.length))];
    const supposed = tile === undefined ? undefined : supposeTurn(run.state, seat, tile);
    const choices = supposed === undefined ? [] : legalDecisions(supposed, seat);
    const decision = choices[roll(Math.max(1, choices.length))];
    if (tile === undefined || decision === undefined) return [];
    const content = normalContent({ tile, conditions: [], decisions: [decision], repeats: false });
    expect(misfitOf({ game, isCertain: true }, seat, content)).toBeUndefined();
    return [{ ...content, seat }];
  });
}

test('a plan is carried out only if legal, as soon as its tile is drawn', () => {
  const counts = { made: 0, cancelled: 0 };
  fc.assert(
    fc.property(randomGames(16), (game) => playWithPlans(game, counts)),
    forRunsAfter(fc.tuple(randomGames(16)), 2, 20),
  );
  expect(counts.made).toBeGreaterThan(5);
  expect(counts.cancelled).toBeGreaterThan(5);
});
