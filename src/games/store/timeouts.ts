import type { Tx } from '../../db/tx.ts';
import { entriesInEffect } from '../../engine/index.ts';
import { type RecordedEntry, readDecisions } from './log-entries.ts';

/** Number of turns lost on time by seat, including the last one of a seat that left; leaves out seats without any. */
export type Timeouts = ReadonlyMap<number, number>;

/** Returns the turns lost on time in some games, by game, without undone ones; leaves out games without any. */
export async function readTimeouts(db: Tx, games: readonly string[]): Promise<ReadonlyMap<string, Timeouts>> {
  if (games.length === 0) return new Map();
  const gameId = { in: [...games] };
  const select = { gameId: true, seat: true };
  const left = await db.seat.findMany({ where: { gameId, timedOut: true }, select });
  const skipped = await db.logEntry.findMany({
    where: { gameId, decision: 'skip' },
    select: { gameId: true },
    distinct: ['gameId'],
  });
  const logs =
    skipped.length === 0
      ? new Map<string, RecordedEntry[]>()
      : await readDecisions(
          db,
          skipped.map((entry) => entry.gameId),
        );
  const found = new Set([...left, ...skipped].map((row) => row.gameId));
  return new Map([...found].map((game) => [game, lossesIn(logs.get(game) ?? [], seatsIn(left, game))]));
}

const seatsIn = (rows: readonly { readonly gameId: string; readonly seat: number }[], game: string) =>
  rows.filter(({ gameId }) => gameId === game).map(({ seat }) => seat);

/** @param left the seats that left on time-out */
function lossesIn(entries: readonly RecordedEntry[], left: readonly number[]): Timeouts {
  const skipped = entriesInEffect(entries).filter(({ decision }) => decision.type === 'skip');
  const losses = new Map<number, number>();
  for (const seat of [...skipped.map((entry) => entry.seat), ...left])
    losses.set(seat, (losses.get(seat) ?? 0) + 1);
  return losses;
}
