import type pg from 'pg';
import { Coalescing } from '../../helpers/coalescing.ts';
import { secondMs } from '../../helpers/time-units.ts';
import { connectionOptions, ServiceClient } from './options.ts';

/** Interval at which the connection is checked if nobody asks whether it is sound, ms. */
const checkEveryMs = 15 * secondMs;
/** Shortest time from a check, or an attempt to open the connection again, to the next, ms. */
const restMs = secondMs;
/** Longest time that the database may take for an answer, ms. */
const timeoutMs = secondMs;
/** A connection that has not answered for this time does not count as sound, ms. */
const trustedMs = restMs + timeoutMs;

/** A connection that listens for PostgreSQL notifications; it is opened again whenever it breaks. */
export interface Listening {
  /**
   * Returns since when nothing can have been missed, by `performance.now()`; undefined: that is not known. Who asks again and
   * again has the connection checked every second.
   */
  soundSince(): number | undefined;
  stop(): Promise<void>;
}

interface Options {
  readonly connectionString: string;
  /** What is done with the payloads of PostgreSQL notifications, by their names. */
  readonly on: Readonly<Record<string, (payload: string) => void>>;
  /** Called when the connection was opened, also again: what came meanwhile was missed. */
  readonly onOpen?: () => void;
  /** Called when the connection breaks or cannot be opened. */
  readonly onError: (error: unknown) => void;
}

/** Listens for PostgreSQL notifications until stopped. */
export function listen(options: Options): Listening {
  let current: { readonly client: pg.Client; readonly since: number } | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const close = async () => {
    const client = current?.client;
    current = undefined;
    await client?.end();
  };
  const checks = new Coalescing(async () => {
    try {
      if (current === undefined) {
        const client = await connect(options, () => checks.request());
        current = { client, since: performance.now() };
        options.onOpen?.();
      } else await current.client.query('SELECT 1');
      answeredAt = performance.now();
    } catch (error) {
      close().catch(options.onError);
      options.onError(error);
      checks.request();
    }
    return restMs;
  });
  const timer = setInterval(() => checks.request(), checkEveryMs).unref();
  checks.request();
  return {
    soundSince: () => {
      const age = performance.now() - answeredAt;
      if (age >= restMs) checks.request();
      return age < trustedMs ? current?.since : undefined;
    },
    stop: async () => {
      clearInterval(timer);
      await checks.stop();
      await close();
    },
  };
}

async function connect({ connectionString, on, onError }: Options, onBroken: () => void): Promise<pg.Client> {
  const channels = Object.keys(on);
  const client = new ServiceClient({
    ...connectionOptions(connectionString, 'listen'),
    application_name: `carcassonne ${channels.join(' ')}`,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', (error) => {
    onError(error);
    onBroken(); // the check fails as well, and another connection is opened
  });
  client.on('notification', ({ channel, payload = '' }) => on[channel]?.(payload));
  await client.connect();
  for (const channel of channels) await client.query(`LISTEN ${channel}`);
  return client;
}
