import { hash } from 'node:crypto';
import type { Tx } from '../../../db/tx.ts';
import { beginning, type FeedPosition, findFeedPosition } from '../../store/feed.ts';

/** Characters that distinguish an event from others with the same number: 48 bits. */
const checkLength = 8;

/**
 * Returns the id of an event: its number and a check value of the event. The check value exposes ids from another
 * database, from before a backup was restored, or from the future.
 */
export function formatEventId(position: FeedPosition): string {
  return `${position.number}-${checkOf(position)}`;
}

function checkOf({ game, position, at }: FeedPosition): string {
  const row = `${game} ${position} ${at.toISOString()}`;
  return hash('sha256', row, 'base64url').slice(0, checkLength);
}

/** Returns whether two positions are those of the same event. */
export const isSameEvent = (one: FeedPosition, other: FeedPosition): boolean =>
  formatEventId(one) === formatEventId(other);

/** Returns the number of the event with an id; undefined if there is no such event here. */
export async function numberOfEvent(db: Tx, id: string): Promise<number | undefined> {
  const [, digits] = /^(0|[1-9]\d{0,14})-[\w-]{8}$/.exec(id) ?? [];
  if (digits === undefined) return undefined;
  const position = digits === '0' ? beginning : await findFeedPosition(db, Number(digits));
  return position !== undefined && formatEventId(position) === id ? position.number : undefined;
}
