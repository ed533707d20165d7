/** A kind of feature that meets its surroundings, as a monastery does, and that only the fair knows. */
import { expect, test } from 'vitest';
import {
  applyDecision,
  type Decision,
  type GameSetup,
  newGame,
  positionViewSchema,
  resolveRules,
  rulesCatalogue,
  viewFor,
} from '#engine';
import { boardLines } from '../../src/commands/play/board-lines.ts';
// Puts this test into the project whose lists of expansions have the fair.
import './list.ts';

/** The start tile, and beside it one with a booth. */
function tableWithBooth() {
  const rules = { ...resolveRules({}), expansions: ['fair'] };
  const setup = { rules, seats: 2, bag: { draws: ['fair/C', 'base/U'] } } as unknown as GameSetup;
  const decision: Decision = { type: 'tile', x: 1, y: 0, rotation: 0 };
  const applied = applyDecision(newGame(setup).state, 0, decision);
  if (!applied.ok) throw new Error(applied.refusal.detail);
  return viewFor(applied.state, undefined);
}

test('is published with what it meets, and with what it is worth now and when it is complete', () => {
  const view = tableWithBooth();
  expect(view.features.find(({ kind }) => kind === 'booth')).toMatchObject({
    meets: 'surroundings',
    open: 7,
    points: 4,
    worthWhenComplete: 18,
  });
  expect(positionViewSchema.parse(view)).toEqual(view);
  const fair = rulesCatalogue.expansions.find(({ id }) => id === ('fair' as string));
  const segments = fair?.tiles.find(({ id }) => id === 'fair/C')?.segments ?? [];
  expect(segments.map(({ kind, meets }) => [kind, meets])).toEqual([
    ['road', 'sides'],
    ['road', 'sides'],
    ['field', 'half-edges'],
    ['field', 'half-edges'],
    ['booth', 'surroundings'],
  ]);
});

test('has its letter in a terminal', () => {
  const table = tableWithBooth() as Parameters<typeof boardLines>[0];
  expect(boardLines(table, [], false).join('\n')).toContain('.B.');
});
