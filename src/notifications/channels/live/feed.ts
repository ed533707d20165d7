import type { FeedEvent } from '../../../db/feed.ts';
import { beginning, type FeedPosition, feedFrom, lastOfFeed, numberEvents } from '../../../db/feed.ts';
import { findGame } from '../../../db/games.ts';
import type { Deps } from '../../../deps.ts';
import { lookUp } from '../../events/look-up.ts';
import { repeat } from '../../workers/repeat.ts';
import { isSameEvent } from './event-id.ts';
import { type LiveEvent, newsOf } from './events-for.ts';
import { follow } from './follow.ts';
import { isConcerned, type Listener, listenerFor, type Subscription } from './listener.ts';
import { listenTo } from './notify.ts';

/** Interval at which the outbox is polled, ms: a PostgreSQL notification may get lost, and workers may be down. */
const pollEveryMs = 1_000;
const pageSize = 500;

/** Passes on to the listeners of this process what happens, in whichever process that is. */
export class LiveFeed {
  readonly #deps: Deps;
  readonly #listeners = new Set<Listener>();
  readonly #ending = new AbortController();
  /** Up to where the outbox has been read; undefined while nobody listens. */
  #position: FeedPosition | undefined;
  #stop: (() => Promise<void>) | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Yields what happens, in order and without gaps or with a `reset` where there is one, until `signal` is aborted, the
   * listener may not listen any more, or the feed is closed; and undefined if nothing happened for `beatMs`, so that the
   * connection can be kept open.
   */
  async *follow(
    subscription: Subscription,
    signal: AbortSignal,
    beatMs: number,
  ): AsyncGenerator<LiveEvent | undefined> {
    const end = AbortSignal.any([signal, this.#ending.signal]);
    const { pool } = this.#deps.db;
    const listener = listenerFor(subscription);
    const now = await lastOfFeed(pool);
    if (end.aborted) return;
    this.#listen(listener, now);
    try {
      yield* follow(pool, { subscription, listener, end, beatMs });
    } finally {
      this.#listeners.delete(listener);
    }
  }

  /** Judges anew whether the listeners of an account may listen, now rather than with the next event. */
  lookAgain(account: string): void {
    for (const listener of this.#listeners) if (listener.account === account) listener.queue.beat();
  }

  /** Ends every subscription. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#stop?.();
    await this.#reading;
  }

  #listen(listener: Listener, now: FeedPosition): void {
    this.#listeners.add(listener);
    this.#position ??= now;
    this.#stop ??= this.#start();
  }

  /** Starts to read the outbox: at every notification, and every second. */
  #start(): () => Promise<void> {
    const { config, log } = this.#deps;
    const stopPolling = repeat(log, pollEveryMs, () => this.#poll());
    const stopListening =
      config.databaseListen && config.databaseUrl !== undefined
        ? listenTo(this.#deps, config.databaseUrl, () => void this.#read())
        : undefined;
    return async () => {
      await stopPolling();
      await stopListening?.();
    };
  }

  async #poll(): Promise<void> {
    if (this.#listeners.size === 0) this.#position = undefined;
    else
      await this.#read(() => numberEvents(this.#deps.db.pool, { notify: this.#deps.config.databaseListen }));
  }

  /** Reads what is new. Reads follow one another, so that a notification during a read causes another one. */
  #read(before?: () => Promise<void>): Promise<void> {
    this.#reading = this.#reading
      .then(before)
      .then(() => this.#readNew())
      .catch((error: unknown) => {
        if (!this.#ending.signal.aborted)
          this.#deps.log.warn({ err: error }, 'live events could not be read');
      });
    return this.#reading;
  }

  async #readNew(): Promise<void> {
    for (let last = this.#position; last !== undefined; last = this.#position) {
      const page = await feedFrom(this.#deps.db.pool, last.number, pageSize);
      const isAtBeginning = last.number === beginning.number;
      const [anchor] = page;
      if (!isAtBeginning && (anchor === undefined || !isSameEvent(last, anchor))) return this.#startAnew();
      const news = isAtBeginning ? page : page.slice(1);
      for (const event of news) await this.#pass(event);
      this.#position = news.at(-1) ?? last;
      if (page.length < pageSize) return;
    }
  }

  /** The event up to which the outbox was read is not there any more: the database is another, or an older one. */
  async #startAnew(): Promise<void> {
    this.#position = await lastOfFeed(this.#deps.db.pool);
    for (const { queue } of this.#listeners) queue.replaceAll('renumbered');
  }

  async #pass(event: FeedEvent): Promise<void> {
    if (this.#listeners.size === 0) return;
    const { pool } = this.#deps.db;
    const game = await findGame(pool, event.game);
    if (game === undefined) return;
    const concerned = [...this.#listeners].filter((listener) => isConcerned(listener, event, game));
    if (concerned.length === 0) return;
    const happening = await lookUp(pool, event, game);
    if (happening === undefined) return;
    const news = newsOf(happening, event);
    for (const { queue } of concerned) queue.push(news);
  }
}
