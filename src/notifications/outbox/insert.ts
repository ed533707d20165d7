import type { Tx } from '../../db/tx.ts';
import type { NewOutboxEvent } from '../kinds/index.ts';
import { insertOutboxRow } from '../store/outbox.ts';

/** Writes an outbox event, in the caller's transaction; it is announced after the commit. */
export const insertOutboxEvent = (db: Tx, event: NewOutboxEvent): Promise<void> => insertOutboxRow(db, event);
