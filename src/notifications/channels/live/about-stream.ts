import type { LiveEvent } from './events-for.ts';
import type { CloseReason, ResetReason } from './stream-events.ts';

const advice = 'Some events are missing: read the game, or your games, again. The events from now on follow.';

/** Informs a listener that it is connected, with the id of the event before its first one. */
export const connectedEvent = (id: string): LiveEvent => ({ id, type: 'connected', json: '{}' });

/** Informs a listener that events are missing before the event `id`, or after the last repeated event. */
export const resetEvent = (reason: ResetReason, id: string): LiveEvent => ({
  id,
  type: 'reset',
  json: JSON.stringify({ reason, advice }),
});

/** Informs a listener why the stream ends. */
export const closedEvent = (reason: CloseReason): LiveEvent => ({
  id: undefined,
  type: 'closed',
  json: JSON.stringify({ reason }),
});
