import type { LiveEvent } from './events-for.ts';
import type { CloseReason, ResetReason } from './stream-events.ts';

const advice = 'Some events are missing: read the game, or your games, again. The events from now on follow.';

/** Tells a listener that it is connected, and after which event its events begin. */
export const connectedEvent = (id: string): LiveEvent => ({ id, type: 'connected', json: '{}' });

/** Tells a listener that events are missing before the event `id`, or at the end of all that were repeated. */
export const resetEvent = (reason: ResetReason, id: string): LiveEvent => ({
  id,
  type: 'reset',
  json: JSON.stringify({ reason, advice }),
});

/** Tells a listener why the stream ends. */
export const closedEvent = (reason: CloseReason): LiveEvent => ({
  id: undefined,
  type: 'closed',
  json: JSON.stringify({ reason }),
});
