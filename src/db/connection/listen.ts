import type pg from 'pg';
import { Coalescing } from '../../helpers/coalescing.ts';
import { minuteMs, secondMs } from '../../helpers/time-units.ts';
import { connectionOptions, ServiceClient } from './options.ts';

/** Interval at which the connection is checked without `soundSince` calls, ms. */
const checkEveryMs = minuteMs;
/** Minimum time between checks, or attempts to reconnect, ms. */
const restMs = secondMs;
/** Time limit for the database's response, ms. */
const timeoutMs = secondMs;
/** A connection counts as broken after this time without a response, ms. */
const trustedMs = restMs + timeoutMs;

/** A subscription to one PostgreSQL notification. */
export interface Listening {
  /**
   * Returns since when no notification can have been missed, by `performance.now()`; undefined if unknown. Frequent calls
   * make it check the connection every second.
   */
  soundSince(): number | undefined;
  stop(): Promise<void>;
}

/** The handler of a channel's notifications. */
export interface ChannelHandler {
  readonly onNotification: (payload: string) => void;
  /** Called when the connection starts listening, also after a break, during which notifications were missed. */
  readonly onOpen?: () => void;
  /** Called when the connection breaks or cannot be opened. */
  readonly onError: (error: unknown) => void;
}

interface Listener extends ChannelHandler {
  readonly channel: string;
  /** Since when the connection listens for it; undefined if it does not. */
  since: number | undefined;
}

/**
 * A process's only connection that listens for PostgreSQL notifications. It is open while there are listeners, and
 * reopened whenever it breaks.
 */
export class ListenConnection {
  readonly #connectionString: string;
  readonly #listeners = new Set<Listener>();
  readonly #checks = new Coalescing(() => {
    this.#checking = this.#check();
    return this.#checking.then(() => restMs);
  });
  #checking = Promise.resolve();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #answeredAt = Number.NEGATIVE_INFINITY;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  /** Listens for the notifications of a channel until stopped. */
  listen(channel: string, handler: ChannelHandler): Listening {
    const listener: Listener = { ...handler, channel, since: undefined };
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#checks.request(), checkEveryMs).unref();
    this.#checks.request();
    return {
      soundSince: () => {
        const age = performance.now() - this.#answeredAt;
        if (age >= restMs) this.#checks.request();
        return age < trustedMs ? listener.since : undefined;
      },
      stop: () => this.#remove(listener),
    };
  }

  async #remove(listener: Listener): Promise<void> {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#checking;
    if (this.#listeners.size === 0) await this.#close();
  }

  /** Opens the connection, subscribes it to new channels, or checks it. Never rejects. */
  async #check(): Promise<void> {
    if (this.#listeners.size === 0) return;
    try {
      this.#client ??= await this.#connect();
      const added = [...this.#listeners].filter(({ since }) => since === undefined);
      for (const listener of added) await this.#start(this.#client, listener);
      if (added.length === 0) await this.#client.query('SELECT 1');
      this.#answeredAt = performance.now();
    } catch (error) {
      this.#close().catch(() => {}); // it is already broken
      for (const { onError } of this.#listeners) onError(error);
      this.#checks.request();
    }
  }

  async #start(client: pg.Client, listener: Listener): Promise<void> {
    await client.query(`LISTEN ${listener.channel}`);
    listener.since = performance.now();
    listener.onOpen?.();
  }

  async #connect(): Promise<pg.Client> {
    const client = new ServiceClient({
      ...connectionOptions(this.#connectionString, 'listen'),
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on('error', (error) => {
      for (const { onError } of this.#listeners) onError(error);
      this.#checks.request(); // the check also fails, and another connection is opened
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#listeners)
        if (listener.channel === channel) listener.onNotification(payload);
    });
    await client.connect();
    return client;
  }

  async #close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    for (const listener of this.#listeners) listener.since = undefined;
    await client?.end();
  }
}
