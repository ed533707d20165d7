import { findGame, type GameRow } from '../../../db/games.ts';
import {
  type FeedPosition,
  feedEnd,
  type OutboxEvent,
  outboxEventsAfter,
  outboxEventsOf,
} from '../../../db/outbox.ts';
import { gamesOfPlayer } from '../../../db/seats.ts';
import type { Deps } from '../../../deps.ts';
import type { Happening } from '../../events/from-outbox.ts';
import { lookUp } from '../../events/look-up.ts';
import { repeat } from '../../workers/repeat.ts';
import { eventsFor, type LiveEvent } from './events-for.ts';
import { listenTo } from './notify.ts';
import { formatPosition, isAfter, parsePosition } from './position.ts';
import { Queue } from './queue.ts';

/** Interval at which the outbox is polled, ms: a PostgreSQL notification may get lost, or come too early. */
const pollEveryMs = 1_000;
const pageSize = 500;

/** The events that a listener follows. */
export interface Subscription {
  readonly playerId: string;
  /** One game; undefined: everything that concerns the player. */
  readonly game?: string | undefined;
  /** `Last-Event-ID`: the event after which to go on; undefined: from now on. */
  readonly after?: string | undefined;
}

interface Listener extends Pick<Subscription, 'playerId' | 'game'> {
  readonly queue: Queue<Happening>;
}

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
   * Yields what happens, in order and without gaps, until `signal` is aborted or the feed is closed; and undefined if
   * nothing happened for `beatMs`, so that the connection can be kept open.
   */
  async *follow(
    subscription: Subscription,
    signal: AbortSignal,
    beatMs: number,
  ): AsyncGenerator<LiveEvent | undefined> {
    const { playerId, game, after } = subscription;
    const end = AbortSignal.any([signal, this.#ending.signal]);
    const now = await feedEnd(this.#deps.db.pool);
    let last = parsePosition(after) ?? now;
    const listener: Listener = { playerId, game, queue: new Queue() };
    // The past is read only while the listener is queueing what is new, so that nothing in between is missed.
    this.#listen(listener, now);
    try {
      yield { id: formatPosition(last), type: 'connected', data: {} };
      for await (const event of this.#past(subscription, last)) {
        if (end.aborted) return;
        const happening = await lookUp(this.#deps.db.pool, event);
        if (happening !== undefined) yield* eventsFor(happening, playerId);
        last = event;
      }
      for await (const happening of listener.queue.read(end, beatMs)) {
        if (happening === undefined) yield undefined;
        else if (isAfter(happening.event, last)) yield* eventsFor(happening, playerId);
      }
    } finally {
      this.#listeners.delete(listener);
    }
  }

  /** Ends every subscription. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#stop?.();
    await this.#reading;
  }

  async *#past({ playerId, game }: Subscription, after: FeedPosition): AsyncGenerator<OutboxEvent> {
    const { pool } = this.#deps.db;
    const games = game === undefined ? await gamesOfPlayer(pool, playerId) : [game];
    for (let position = after; ; ) {
      const page = await outboxEventsOf(pool, games, playerId, position, pageSize);
      yield* page.filter(({ player }) => player === null || player === playerId);
      const end = page.at(-1);
      if (end === undefined || page.length < pageSize) return;
      position = end;
    }
  }

  #listen(listener: Listener, now: FeedPosition): void {
    this.#listeners.add(listener);
    this.#position ??= now;
    this.#stop ??= this.#start();
  }

  /** Starts to read the outbox: at every notification, and every second. */
  #start(): () => Promise<void> {
    const { config, log } = this.#deps;
    const stopPolling = repeat(log, pollEveryMs, () => this.#read());
    const stopListening =
      config.databaseListen && config.databaseUrl !== undefined
        ? listenTo(this.#deps, config.databaseUrl, () => void this.#read())
        : undefined;
    return async () => {
      await stopPolling();
      await stopListening?.();
    };
  }

  /** Reads what is new. Reads follow one another, so that a notification during a read causes another one. */
  #read(): Promise<void> {
    this.#reading = this.#reading
      .then(() => this.#readNew())
      .catch((error: unknown) => {
        if (!this.#ending.signal.aborted)
          this.#deps.log.warn({ err: error }, 'live events could not be read');
      });
    return this.#reading;
  }

  async #readNew(): Promise<void> {
    if (this.#listeners.size === 0) this.#position = undefined;
    while (this.#position !== undefined) {
      const page = await outboxEventsAfter(this.#deps.db.pool, this.#position, pageSize);
      for (const event of page) await this.#pass(event);
      const last = page.at(-1);
      if (last === undefined) return;
      this.#position = last;
    }
  }

  async #pass(event: OutboxEvent): Promise<void> {
    if (this.#listeners.size === 0) return;
    const { pool } = this.#deps.db;
    const game = await findGame(pool, event.game);
    const concerned = [...this.#listeners].filter((listener) => isConcerned(listener, event, game));
    if (game === undefined || concerned.length === 0) return;
    const happening = await lookUp(pool, event, game);
    if (happening !== undefined) for (const { queue } of concerned) queue.push(happening);
  }
}

/** Whether a listener follows what an outbox event is about. */
function isConcerned({ playerId, game }: Listener, event: OutboxEvent, row: GameRow | undefined): boolean {
  const { player } = event;
  if (player !== null) return player === playerId && (game === undefined || game === event.game);
  if (game !== undefined) return game === event.game;
  return row?.seats.some((seat) => seat.playerId === playerId) === true;
}
