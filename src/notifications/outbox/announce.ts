import { numberEvents } from '../../db/notifications/feed.ts';
import { afterCommit } from '../../db/transactions.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Config } from '../../settings/config.ts';
import { Coalescing } from '../coalescing.ts';

/** Shortest and longest rest after events were numbered, ms: where many come, more are numbered at once. */
const restMs = { least: 20, most: 100 };

/** What a process does about new events; each process has one configuration. */
interface Announcing {
  readonly work: Coalescing;
  /** Called when there are new numbers. */
  readonly watchers: Set<() => void>;
}

const announcing = new WeakMap<Config, Announcing>();

/**
 * Numbers what was committed to the outbox, and notifies all processes once. Call it after a commit that wrote outbox
 * events, or in the transaction of a request, which it awaits; it returns at once. Should it fail, watchers poll.
 */
export function announce(deps: Deps): void {
  afterCommit(() => announcingOf(deps).work.request());
}

/** Calls `onNew` whenever this process has numbered events. Returns a function that ends it. */
export function onAnnounced(deps: Deps, onNew: () => void): () => void {
  const { watchers } = announcingOf(deps);
  watchers.add(onNew);
  return () => watchers.delete(onNew);
}

function announcingOf(deps: Deps): Announcing {
  const known = announcing.get(deps.config);
  if (known !== undefined) return known;
  const watchers = new Set<() => void>();
  const made = { watchers, work: new Coalescing(() => numberNew(deps, watchers)) };
  announcing.set(deps.config, made);
  return made;
}

async function numberNew({ db, config, log }: Deps, watchers: ReadonlySet<() => void>): Promise<number> {
  try {
    const total = await numberEvents(db, { notify: config.databaseListen });
    if (total > 0) for (const onNew of watchers) onNew();
    return Math.min(Math.max(total, restMs.least), restMs.most);
  } catch (error) {
    log.debug({ err: error }, 'events could not be announced; watchers poll');
    return restMs.most;
  }
}
