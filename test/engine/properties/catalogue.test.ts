/** Random games meet everything that the catalogue promises, and what they show has the shapes that it declares. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  awaiting,
  DECISION_TYPES,
  decisionSchema,
  gameEventSchema,
  isDeclining,
  options,
  PHASES,
  positionViewSchema,
  viewFor,
} from '../../../src/engine/index.ts';
import { EngineRun } from '../support/engine-run.ts';
import { decideByDice, diceOf, randomGames } from './random-games.ts';

/** Random games that are the same in every run. */
const games = fc.sample(randomGames(30), { seed: 20, numRuns: 40 });

test('every decision and every phase of the catalogue occurs', () => {
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
  expect([...types].sort()).toEqual([...DECISION_TYPES].sort());
  expect([...phases].sort()).toEqual([...PHASES].sort());
});

test('views, events and options have the shapes of their schemas, no member more', () => {
  for (const { setup, dice } of games.slice(0, 12)) {
    const run = new EngineRun(setup);
    const roll = diceOf(dice);
    for (let waiting = awaiting(run.state); waiting; waiting = awaiting(run.state)) {
      const view = viewFor(run.state, waiting.seat);
      expect(positionViewSchema.parse(view)).toEqual(view);
      for (const { decision } of options(run.state, waiting.seat)) {
        expect(decisionSchema.parse(decision)).toEqual(decision);
      }
      run.decide(decideByDice(run, roll));
    }
    expect(run.events.map((event) => gameEventSchema.parse(event))).toEqual(run.events);
  }
});

test('at most one option of a phase declines it', () => {
  for (const { setup, dice } of games.slice(0, 12)) {
    const run = new EngineRun(setup);
    const roll = diceOf(dice);
    while (awaiting(run.state)) {
      expect(run.options().filter(({ decision }) => isDeclining(decision)).length).toBeLessThanOrEqual(1);
      run.decide(decideByDice(run, roll));
    }
  }
});
