import type { FeedPosition } from '../../../db/outbox.ts';

/** A position in the feed as the id of an event. */
export const formatPosition = ({ txid, position }: FeedPosition): string => `${txid}-${position}`;

/** Reads what `formatPosition` wrote. Undefined: it is something else. */
export function parsePosition(id: string | undefined): FeedPosition | undefined {
  const [, txid, position] = /^(\d{1,18})-(\d{1,19})$/.exec(id ?? '') ?? [];
  return txid === undefined || position === undefined ? undefined : { txid, position };
}

/** Whether one position comes after another. */
export function isAfter(one: FeedPosition, other: FeedPosition): boolean {
  const [a, b] = [BigInt(one.txid), BigInt(other.txid)];
  return a > b || (a === b && BigInt(one.position) > BigInt(other.position));
}
