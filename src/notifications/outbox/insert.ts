import type { Tx } from '../../db/client.ts';
import { insertOutboxRow } from '../../db/notifications/outbox.ts';
import type { NewOutboxEvent } from '../kinds/index.ts';

/** Writes an outbox event, in the caller's transaction; it is announced after the commit. */
export const insertOutboxEvent = (db: Tx, event: NewOutboxEvent): Promise<void> => insertOutboxRow(db, event);
