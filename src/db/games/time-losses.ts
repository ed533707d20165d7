import { entriesInEffect } from '../../engine/index.ts';
import type { Tx } from '../tx.ts';
import { readDecisions } from './log-entries.ts';

/** How many turns the seats of a game lost because their time was over; nothing of a seat that lost none. */
export type TimeLosses = ReadonlyMap<number, number>;

/** Returns the turns that were lost in some games, by game, without what was undone; nothing of a game without any. */
export async function readTimeLosses(
  db: Tx,
  games: readonly string[],
): Promise<ReadonlyMap<string, TimeLosses>> {
  if (games.length === 0) return new Map();
  const where = { gameId: { in: [...games] }, decision: 'skip' };
  const found = await db.logEntry.findMany({ where, select: { gameId: true }, distinct: ['gameId'] });
  if (found.length === 0) return new Map();
  const logs = await readDecisions(
    db,
    found.map(({ gameId }) => gameId),
  );
  return new Map([...logs].map(([game, entries]) => [game, lossesIn(entriesInEffect(entries))]));
}

function lossesIn(
  entries: readonly { readonly seat: number; readonly decision: { readonly type: string } }[],
): TimeLosses {
  const losses = new Map<number, number>();
  for (const { seat, decision } of entries)
    if (decision.type === 'skip') losses.set(seat, (losses.get(seat) ?? 0) + 1);
  return losses;
}
