import type { OutboxEvent } from '../../db/outbox.ts';

/** The dedupe key of a delivery: names the outbox event, the type of notification and the receiver. */
export const dedupeKey = (
  { position }: Pick<OutboxEvent, 'position'>,
  type: string,
  receiver: string,
): string => `${position} ${type} ${receiver}`;
