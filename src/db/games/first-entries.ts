import type { Tx } from '../client.ts';
import { type LogEntry, storedDecision } from './log-entries.ts';

/** The entries with which a game begins, and the seats that have resigned by them. */
export interface FirstEntries {
  readonly entries: readonly LogEntry[];
  readonly resigned: readonly number[];
}

/**
 * Writes the entries with which a game begins that goes on from another one, in the transaction that has started it. The
 * outbox is told of none: they are no news.
 */
export async function insertFirstEntries(
  db: Tx,
  game: string,
  { entries, resigned }: FirstEntries,
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
  await db.game.update({
    where: { id: game },
    data: { version: last.seq, headHash, resigned: [...resigned] },
  });
}
