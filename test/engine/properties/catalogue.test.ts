/** Random games cover everything in the catalogue, and their output has the declared shapes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  awaiting,
  decisionSchema,
  gameEventSchema,
  isDeclining,
  options,
  positionViewSchema,
  viewFor,
} from '../../../src/engine/index.ts';
import { forRuns } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';
import { EngineRun } from '../support/engine-run.ts';
import { decideByDice, diceOf, PLAYED_DECISIONS, PLAYED_PHASES, randomGames } from './random-games.ts';

/** Random games with a fixed seed, chosen so that a few games are enough. */
const games = fc.sample(randomGames(40), { seed: 10, numRuns: 12 });

test('every decision and every phase in play occurs', () => {
  const types = new Set<string>();
  const phases = new Set<string>();
  for (const { setup, dice } of games) {
    const run = new EngineRun(setup);
    const roll = diceOf(dice);
    for (let waiting = awaiting(run.state); waiting; waiting = awaiting(run.state)) {
      phases.add(waiting.phase);
      for (const { decision } of run.options()) types.add(decision.type);
      run.decide(decideByDice(run, roll));
    }
  }
  expect([...types].sort()).toEqual([...PLAYED_DECISIONS].sort());
  expect([...phases].sort()).toEqual([...PLAYED_PHASES].sort());
});

test('views, events and options have the shapes of their schemas, no member more', () => {
  fc.assert(
    fc.property(randomGames(30), ({ setup, dice }) => {
      const run = new EngineRun(setup);
      const roll = diceOf(dice);
      for (let waiting = awaiting(run.state); waiting; waiting = awaiting(run.state)) {
        const view = viewFor(run.state, waiting.seat);
        expectSame(positionViewSchema.parse(view), view);
        for (const { decision } of options(run.state, waiting.seat)) {
          expectSame(decisionSchema.parse(decision), decision);
        }
        run.decide(decideByDice(run, roll));
      }
      const read = run.events.map((event) => gameEventSchema.parse(event));
      expectSame(read, run.events);
    }),
    forRuns(12),
  );
});

test('at most one option of a phase declines it', () => {
  fc.assert(
    fc.property(randomGames(30), ({ setup, dice }) => {
      const run = new EngineRun(setup);
      const roll = diceOf(dice);
      while (awaiting(run.state)) {
        expect(run.options().filter(({ decision }) => isDeclining(decision)).length).toBeLessThanOrEqual(1);
        run.decide(decideByDice(run, roll));
      }
    }),
    forRuns(12),
  );
});
