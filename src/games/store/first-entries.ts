import type { Tx } from '../../db/tx.ts';
import type { GameUpdate } from './append-entry.ts';
import { type LogEntry, storedDecision } from './log-entries.ts';

/** The entries that a game starts with, and its state after them. */
export interface FirstEntries extends Pick<GameUpdate, 'status' | 'places' | 'resigned'> {
  readonly entries: readonly LogEntry[];
}

/**
 * Writes the entries of a game that starts from another game or a record, in the transaction that starts it. The outbox gets no events for
 * them, because they are not news.
 */
export async function insertFirstEntries(
  db: Tx,
  game: string,
  { entries, status, places, resigned }: FirstEntries,
): Promise<void> {
  const last = entries.at(-1);
  if (last === undefined) return;
  const data = entries.map(({ seq, seat, decision, at, hash }) => ({
    gameId: game,
    seq,
    seat,
    at,
    hash: Buffer.from(hash, 'hex'),
    decision: storedDecision(decision),
  }));
  await db.logEntry.createMany({ data });
  const headHash = Buffer.from(last.hash, 'hex');
  const isOver = status !== 'running';
  await db.game.update({
    where: { id: game },
    data: {
      version: last.seq,
      headHash,
      resigned: [...resigned],
      ...(isOver && { status, places: [...places], finishedAt: last.at, revealedAt: last.at }),
    },
  });
  if (isOver) await db.seat.updateMany({ where: { gameId: game }, data: { finishedAt: last.at } });
}
