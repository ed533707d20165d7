import type pg from 'pg';
import { repeatEvery } from '../../helpers/repeat.ts';
import { connectionOptions, ServiceClient } from './options.ts';

/** Interval at which the connection is checked, or opened again, ms. */
const checkEveryMs = 1_000;
/** Longest time that the database may take for an answer, ms. */
const timeoutMs = 1_000;
/** A connection that has not answered for this time does not count as sound, ms. */
const trustedMs = checkEveryMs + timeoutMs;

/** A connection that listens for PostgreSQL notifications; it is opened again whenever it breaks. */
export interface Listening {
  /** Returns since when nothing can have been missed, by `performance.now()`; undefined: the connection is not sound. */
  soundSince(): number | undefined;
  stop(): Promise<void>;
}

interface Options {
  readonly connectionString: string;
  /** Name of the PostgreSQL notifications. */
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Called when the connection breaks or cannot be opened. */
  readonly onError: (error: unknown) => void;
}

/** Listens to a channel of PostgreSQL notifications until stopped. */
export function listen(options: Options): Listening {
  let current: { readonly client: pg.Client; readonly since: number } | undefined;
  let answeredAt = 0;
  const check = async () => {
    if (current === undefined) {
      const client = await connect(options);
      current = { client, since: performance.now() };
    } else await current.client.query('SELECT 1');
    answeredAt = performance.now();
  };
  const close = async () => {
    const client = current?.client;
    current = undefined;
    await client?.end();
  };
  const stop = repeatEvery(checkEveryMs, check, (error) => {
    close().catch(options.onError);
    options.onError(error);
  });
  return {
    soundSince: () => (performance.now() - answeredAt < trustedMs ? current?.since : undefined),
    stop: () => stop().then(close),
  };
}

async function connect({ connectionString, channel, onNotification, onError }: Options): Promise<pg.Client> {
  const client = new ServiceClient({
    ...connectionOptions(connectionString, 'listen'),
    application_name: `carcassonne ${channel}`,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // The next check fails as well, and opens another connection.
  client.on('error', onError);
  client.on('notification', ({ payload = '' }) => onNotification(payload));
  await client.connect();
  await client.query(`LISTEN ${channel}`);
  return client;
}
