import type { Tx } from '../../db/tx.ts';
import type { NewOutboxEvent } from '../kinds/index.ts';
import type { NewPlayerEvent } from '../kinds/player-events.ts';
import { insertOutboxRow } from '../store/outbox.ts';

/** Writes an outbox event, in the caller's transaction; it is announced after the commit. */
export const insertOutboxEvent = (db: Tx, event: NewOutboxEvent): Promise<void> => insertOutboxRow(db, event);

/** Writes an event of a player that is about no game, in the caller's transaction; it is announced after the commit. */
export const insertPlayerEvent = (db: Tx, event: NewPlayerEvent): Promise<void> =>
  insertOutboxRow(db, { ...event, game: event.player, seq: 0 });
