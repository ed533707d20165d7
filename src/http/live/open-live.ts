import type { FastifyInstance } from 'fastify';
import { LiveFeed } from '../../notifications/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { StreamLimits } from './stream-limits.ts';

/** Interval of comments, ms, which keep proxies from closing a quiet connection. */
export const heartbeatMs = 15_000;

/** What a process needs to notify waiting callers of events. */
export interface Live {
  readonly deps: Deps;
  readonly feed: LiveFeed;
  readonly limits: StreamLimits;
}

/** Opens the feed of live events, and closes it before the service closes. */
export function openLive(app: FastifyInstance, deps: Deps): Live {
  const feed = new LiveFeed(deps);
  const stop = deps.revocations.onRevoked(({ playerId }) => feed.recheck(playerId));
  app.addHook('preClose', async () => {
    stop();
    await feed.close();
  });
  return { deps, feed, limits: new StreamLimits() };
}
