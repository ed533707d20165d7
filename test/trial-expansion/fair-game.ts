import { type GameSetup, resolveRules } from '#engine';
import type { TestApp } from '../support/app.ts';
import { decide, startTable, type TestTable } from '../support/table.ts';
// Assigns a test that imports this file to the project whose lists of expansions include the fair.
import './list.ts';

/** A game with these expansions, without a service. */
export const setupWith = (draws: readonly string[], seats = 2, expansions: readonly string[] = ['fair']) =>
  ({ rules: { ...resolveRules({}), expansions }, seats, bag: { draws } }) as unknown as GameSetup;

/** Three players at the fair who draw these tiles. */
export function startFairWith(service: TestApp, draws: readonly string[]): Promise<TestTable> {
  return startTable(service, 3, { rules: { expansions: ['fair'] }, scenario: { draws } });
}

/** Three players at the fair; the first one draws a tile with a tent. */
export const startFair = (service: TestApp): Promise<TestTable> =>
  startFairWith(service, ['fair/A', 'base/E', 'base/U']);

/** Beside the start tile, with a juggler in the city that closes. */
export const juggling = {
  type: 'tile',
  x: 0,
  y: -1,
  rotation: 180,
  deploy: { piece: 'juggler', segment: 'city0' },
} as const;

/** The city with the tent that `juggling` places. */
export const tent = { x: 0, y: -1, segment: 'city0' } as const;

/** Places the tile with the tent: the seats to the left are asked. */
export async function layTent(service: TestApp, table: TestTable) {
  return (await decide(service, table, table.players[0]!, juggling).expect(201)).body;
}
