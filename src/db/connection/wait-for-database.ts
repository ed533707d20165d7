import { setTimeout as pause } from 'node:timers/promises';
import { secondMs } from '../../helpers/time-units.ts';
import { connectionOptions, ServiceClient } from './options.ts';
import { DatabaseSetupError } from './setup-error.ts';
import { isDatabaseAway } from './unavailable.ts';

export interface WaitOptions {
  /** Name of the setting with the address. */
  readonly setting: string;
  readonly seconds: number;
  /** Aborts the wait. */
  readonly signal?: AbortSignal | undefined;
  readonly log: (sentence: string) => void;
}

const retryMs = 500;
const logEveryMs = 10 * secondMs;
const readOnly = '25006';

/**
 * Waits for a database that accepts connections and writes.
 * @throws DatabaseSetupError with the database's fault, or if none became available
 */
export const waitForDatabase = (url: string, options: WaitOptions): Promise<void> =>
  retryWhileAway(url, () => probe(url, options.setting), options);

/**
 * Runs `work`, and restarts it whenever the database at `url` becomes unavailable in the meantime.
 * @throws DatabaseSetupError if that lasts too long; else the error of `work`
 */
export async function retryWhileAway<Result>(
  url: string,
  work: () => Promise<Result>,
  { setting, seconds, signal, log }: WaitOptions,
): Promise<Result> {
  const end = Date.now() + seconds * secondMs;
  for (let logAt = 0; ; await pause(retryMs, undefined, { signal })) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      const sentence = `${setting}: ${absence(url, error)}`;
      if (Date.now() >= end) throw new DatabaseSetupError(`${sentence}.`, { cause: error });
      if (Date.now() < logAt) continue;
      log(`${sentence}; waiting for it.`);
      logAt = Date.now() + logEveryMs;
    }
  }
}

function absence(url: string, error: unknown): string {
  const { host } = new URL(url);
  const { code, message } = error as { code?: string; message: string };
  if (code === readOnly) return `the database at ${host} is read-only`;
  return `no database answers at ${host} (${code ?? message})`;
}

/**
 * Fails unless a database responds that accepts writes.
 * @throws DatabaseSetupError for a permanent error
 */
async function probe(url: string, setting: string): Promise<void> {
  const client = new ServiceClient({ ...connectionOptions(url, 'migrate'), query_timeout: 5 * secondMs });
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('transaction_read_only') = 'on' AS only_read`,
    );
    if (rows[0]?.only_read) throw Object.assign(new Error('read-only'), { code: readOnly });
  } catch (error) {
    throw isDatabaseAway(error) ? error : explainedFor(setting, url, error);
  } finally {
    client.end().catch(() => {}); // one that never responded does not respond to this either
  }
}

/** Returns the error as a sentence about a setting, if the operator can fix it there. */
export function explainedFor(setting: string, url: string, error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const { host, pathname, username } = new URL(url);
  const [database, role] = [pathname.slice(1), decodeURIComponent(username)];
  const sentences: Readonly<Record<string, string>> = {
    '3D000': `there is no database ${database} at ${host}; create it with CREATE DATABASE ${database} OWNER ${role}`,
    '28P01': `the database at ${host} refuses the password of ${role}`,
    '28000': `the database at ${host} refuses ${role} (${message})`,
    '42501': `${role} lacks a right in the database ${database} (${message}); GRANT ALL ON DATABASE ${database} TO ${role} gives it, or its ownership`,
    [readOnly]: `the database ${database} at ${host} is read-only`,
  };
  const sentence = sentences[code];
  return sentence === undefined
    ? error
    : new DatabaseSetupError(`${setting}: ${sentence}.`, { cause: error });
}
