import type { FeedPosition } from '../../db/outbox.ts';

/** The dedupe key of a delivery: names the outbox event, the type of notification and the receiver. */
export const dedupeKey = ({ txid, position }: FeedPosition, type: string, receiver: string): string =>
  `${txid} ${position} ${type} ${receiver}`;
