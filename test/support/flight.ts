import { expect } from 'vitest';
import { say } from '../chat/support/talk.ts';
import type { TestApp } from './app.ts';
import type { TestPlayer } from './players.ts';
import type { TestTable } from './table.ts';

/** A table of four: the second tile calls the dragon, the ninth makes it fly. */
export const flightScenario = {
  start: [{ tile: 'base/D', x: 0, y: 0, rotation: 0 }],
  draws: [
    'base/V',
    'dragon/A',
    'base/E',
    'base/V',
    'base/U',
    'base/V',
    'base/V',
    'base/W',
    'dragon/G',
    'base/V',
    'base/U',
  ],
};
const moves = [
  '0,1 r0 meeple@field0',
  '1,1 r0',
  '1,2 r90 meeple@city0',
  '-1,0 r270',
  '1,3 r90 meeple@road0',
  '0,2 r90 meeple@field1',
  '0,3 r270 meeple@field1',
  '0,4 r180 meeple@field0',
  '0,5 r0',
];

/** Plays up to the flight of the dragon, by text commands. */
export async function playToFlight(service: TestApp, { id, players }: TestTable): Promise<void> {
  for (const [turn, text] of moves.entries()) {
    const { outcome } = await say(service, players[turn % players.length] as TestPlayer, text, { game: id });
    expect(outcome, text).toBe('done');
  }
}
