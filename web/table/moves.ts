import { entriesInEffect, numbersInEffect } from '../../src/engine/in-effect.ts';
import type { LogEntry } from '../api/types.ts';
import type { Cell } from '../board/cell.ts';

/** Returns the cell of the tile that an entry of the log placed, if any. */
export function cellOf({ events }: Pick<LogEntry, 'events'>): Cell | undefined {
  return events.findLast((event) => event.type === 'tile-placed');
}

/** Returns the entries since the player's last decision, without undone ones and mere draws. */
export function movesSince(entries: readonly LogEntry[], seat: number | null): readonly LogEntry[] {
  const inEffect = new Set(numbersInEffect(entries));
  const news = entries.filter(
    ({ seq, decision: { type } }) => type === 'undo' || (type !== 'draw' && inEffect.has(seq)),
  );
  const isDecision = (entry: LogEntry) => entry.seat === seat && entry.decision.type !== 'undo';
  return news.slice(news.findLastIndex(isDecision) + 1);
}

/** Returns the cell of the last tile placed by a moment of the game and not undone by then. */
export function lastCell(entries: readonly LogEntry[], upTo: number): Cell | undefined {
  return entriesInEffect(entries.slice(0, upTo))
    .map(cellOf)
    .findLast((cell) => cell !== undefined);
}
