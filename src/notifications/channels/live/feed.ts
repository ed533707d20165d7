import { isUnavailable } from '../../../db/connection/unavailable.ts';
import { peopleAt } from '../../../games/store/seats.ts';
import { Coalescing } from '../../../helpers/coalescing.ts';
import type { Deps } from '../../../platform/deps.ts';
import { watchOutbox } from '../../outbox/watch.ts';
import type { FeedEvent } from '../../store/feed.ts';
import { beginning, type FeedPosition, feedFrom, lastOfFeed, withData } from '../../store/feed.ts';
import { isSameEvent } from './event-id.ts';
import { newsFrom } from './events-for.ts';
import { follow, type LiveBatch } from './follow.ts';
import { type Listener, listenerFor, type Subscription } from './listener.ts';
import { Listeners } from './listeners.ts';
import { observeLag, showListeners } from './live-metrics.ts';

const pageSize = 500;
/** Pause after new events, ms; under heavy load, more are read at once. */
const restMs = 20;
/** Pause after a failure, ms. */
const failedRestMs = 1_000;

/** Passes all events, from any process, to the listeners of this process. */
export class LiveFeed {
  readonly #deps: Deps;
  readonly #listeners = new Listeners();
  readonly #ending = new AbortController();
  /** Position up to which the outbox was read; undefined while there are no listeners. */
  #position: FeedPosition | undefined;
  #stop: (() => Promise<void>) | undefined;
  readonly #reading = new Coalescing(() => this.#read());

  constructor(deps: Deps) {
    this.#deps = deps;
    showListeners(deps, () => this.#listeners.size);
  }

  /**
   * Yields events in order and without gaps, or with a `reset` at a gap, until `signal` is aborted, the listener loses
   * access, or the feed is closed. Yields an empty batch after `beatMs` without events, to keep the connection open.
   */
  async *follow(subscription: Subscription, signal: AbortSignal, beatMs: number): AsyncGenerator<LiveBatch> {
    const end = AbortSignal.any([signal, this.#ending.signal]);
    const { prisma } = this.#deps.db;
    const listener = listenerFor(subscription);
    const now = await lastOfFeed(prisma);
    if (end.aborted) return;
    this.#listen(listener, now);
    try {
      yield* follow(prisma, { subscription, listener, end, beatMs });
    } finally {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#position = undefined;
    }
  }

  /** Checks immediately whether the listeners of an account still have access, without waiting for the next event. */
  recheck(account: string): void {
    for (const listener of this.#listeners) if (listener.account === account) listener.queue.beat();
  }

  /** Ends every subscription. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#stop?.();
    await this.#reading.stop();
  }

  #listen(listener: Listener, now: FeedPosition): void {
    this.#listeners.add(listener);
    this.#position ??= now;
    this.#stop ??= watchOutbox(this.#deps, () => this.#reading.request());
  }

  /** Reads new events. Returns how long to pause, ms. */
  async #read(): Promise<number> {
    if (this.#listeners.size === 0) this.#position = undefined;
    try {
      await this.#readNew();
    } catch (error) {
      if (!this.#ending.signal.aborted) this.#deps.log.warn({ err: error }, 'live events could not be read');
      this.#reading.request();
      return failedRestMs;
    }
    return restMs;
  }

  async #readNew(): Promise<void> {
    for (let last = this.#position; last !== undefined; last = this.#position) {
      const page = await feedFrom(this.#deps.db.prisma, last.number, pageSize);
      const isAtBeginning = last.number === beginning.number;
      const [anchor] = page;
      if (!isAtBeginning && (anchor === undefined || !isSameEvent(last, anchor))) return this.#restart();
      const news = isAtBeginning ? page : page.slice(1);
      await this.#passAll(news);
      this.#position = news.at(-1) ?? last;
      if (page.length < pageSize) return;
    }
  }

  /** Starts over because the last event that was read no longer exists: the database is another one or was restored. */
  async #restart(): Promise<void> {
    this.#position = await lastOfFeed(this.#deps.db.prisma);
    for (const { queue } of this.#listeners) queue.replaceAll('renumbered');
  }

  /** Passes events on, in order. An event that can't be converted is logged and skipped, because it would block all others. */
  async #passAll(events: readonly FeedEvent[]): Promise<void> {
    try {
      await this.#pass(events);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      const [first] = events;
      if (events.length > 1) for (const event of events) await this.#passAll([event]);
      else this.#deps.log.error({ err: error, game: first?.game, number: first?.number }, 'no live event');
    }
  }

  /** Looks up events together, and converts each once for all its listeners. */
  async #pass(events: readonly FeedEvent[]): Promise<void> {
    const { prisma } = this.#deps.db;
    const people = this.#listeners.arePlayersFollowed
      ? await peopleAt(prisma, [...new Set(events.map(({ game }) => game))])
      : new Map<string, readonly string[]>();
    const concerned = (event: FeedEvent) => this.#listeners.concernedBy(event, people.get(event.game) ?? []);
    const followed = events.filter((event) => concerned(event).length > 0);
    const all = await newsFrom(prisma, await withData(prisma, followed));
    for (const news of all) {
      for (const { queue } of concerned(news.event)) queue.push(news);
      observeLag(this.#deps, news.event.at);
    }
  }
}
