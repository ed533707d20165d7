import { setTimeout as pause } from 'node:timers/promises';
import { secondMs } from '../time-units.ts';
import { connectionOptions, ServiceClient } from './connection-options.ts';
import { DatabaseSetupError } from './embedded/error.ts';
import { isUnavailable } from './unavailable.ts';

export interface WaitOptions {
  /** Name of the setting with the address. */
  readonly setting: string;
  readonly seconds: number;
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
  readonly log: (sentence: string) => void;
}

const retryMs = 500;
const logEveryMs = 10 * secondMs;

/**
 * Waits for a database that accepts connections and writes.
 * @throws DatabaseSetupError that says what is wrong with the database, or that none came
 */
export async function waitForDatabase(
  url: string,
  { setting, seconds, signal, log }: WaitOptions,
): Promise<void> {
  const end = Date.now() + seconds * secondMs;
  let logAt = 0;
  for (;;) {
    const reason = await absenceOf(url, setting);
    if (reason === undefined) return;
    if (Date.now() >= end) throw new DatabaseSetupError(`${setting}: ${reason}.`);
    if (Date.now() >= logAt) {
      log(`${setting}: ${reason}; waiting for it.`);
      logAt = Date.now() + logEveryMs;
    }
    await pause(retryMs, undefined, { signal });
  }
}

/** Returns what keeps the database from being used at present. @throws DatabaseSetupError what will not pass by itself */
async function absenceOf(url: string, setting: string): Promise<string | undefined> {
  const { host } = new URL(url);
  const client = new ServiceClient({ ...connectionOptions(url, 'migrate'), query_timeout: 5 * secondMs });
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('transaction_read_only') = 'on' AS only_read`,
    );
    return rows[0]?.only_read ? `the database at ${host} is read-only` : undefined;
  } catch (error) {
    if (!isUnavailable(error)) throw explainedFor(setting, url, error);
    const { code, message } = error as { code?: string; message: string };
    return `no database answers at ${host} (${code ?? message})`;
  } finally {
    client.end().catch(() => {}); // one that never answered does not answer this either
  }
}

/** Returns the error as a sentence about a setting, if it is one that its operator can mend. */
export function explainedFor(setting: string, url: string, error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const { host, pathname, username } = new URL(url);
  const [database, role] = [pathname.slice(1), decodeURIComponent(username)];
  const sentences: Readonly<Record<string, string>> = {
    '3D000': `there is no database ${database} at ${host}; create it with CREATE DATABASE ${database} OWNER ${role}`,
    '28P01': `the database at ${host} refuses the password of ${role}`,
    '28000': `the database at ${host} refuses ${role} (${message})`,
    '42501': `${role} lacks a right in the database ${database} (${message}); GRANT ALL ON DATABASE ${database} TO ${role} gives it, or its ownership`,
    '25006': `the database ${database} at ${host} is read-only`,
  };
  const sentence = sentences[code];
  return sentence === undefined
    ? error
    : new DatabaseSetupError(`${setting}: ${sentence}.`, { cause: error });
}
