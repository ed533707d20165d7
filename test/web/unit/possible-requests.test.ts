import { expect, test } from 'vitest';
import type { Game, LogEntry } from '../../../web/api/types.ts';
import { possibleRequests } from '../../../web/table/requests/possible.ts';

const game = {
  yourSeat: 0,
  allowRobots: false,
  pausedAt: null,
  awaiting: { seats: [1], deadline: null },
  players: [0, 1].map((seat) => ({ seat, robot: null })),
} as unknown as Game;

function entry(seat: number, decision: object, ...events: string[]): LogEntry {
  return { seat, decision, events: events.map((type) => ({ type })) } as unknown as LogEntry;
}

const drawn = entry(0, { type: 'draw' }, 'tile-drawn');
const laid = entry(0, { type: 'tile' }, 'tile-placed');
const mayUndo = (...entries: LogEntry[]) =>
  possibleRequests(game, entries, [], 0).some(({ kind }) => kind === 'undo');

test('a decision can be undone until a tile is drawn', () => {
  expect(mayUndo()).toBe(false);
  expect(mayUndo(drawn, laid)).toBe(true);
  expect(mayUndo(drawn, laid, entry(1, { type: 'draw' }, 'tile-drawn'))).toBe(false);
});

test('an undone decision cannot be undone again, nor can the undo', () => {
  expect(mayUndo(drawn, laid, entry(0, { type: 'undo', to: 1 }, 'undone'))).toBe(false);
});
