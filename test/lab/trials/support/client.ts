import { setTimeout as pause } from 'node:timers/promises';

/** A request. `key` makes a POST safe to retry. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: object;
  readonly key?: string;
}

/** A 2xx answer. */
export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: parsed JSON; each assertion states the shape it expects
  readonly body: any;
  /** How often it had to be sent. */
  readonly attempts: number;
  readonly isReplay: boolean;
}

/** A definite refusal: sending it again would change nothing. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const timeoutMs = 15_000;
const retryForMs = 180_000;

/** Counts what went wrong on the way and was sent again, by kind. */
export type Trouble = Map<string, number>;

/**
 * Sends something to one of several addresses, and again to the next one until there is a definite answer.
 * @throws Refused, or Error when there is none for three minutes
 */
export async function send(addresses: readonly string[], sent: Sent, trouble: Trouble): Promise<Answer> {
  const end = performance.now() + retryForMs;
  const first = Math.floor(Math.random() * addresses.length);
  for (let attempts = 1; performance.now() < end; attempts += 1) {
    const address = addresses[(first + attempts) % addresses.length] ?? '';
    const outcome = await attempt(address, sent);
    if (typeof outcome !== 'string') return { ...outcome, attempts };
    trouble.set(outcome, (trouble.get(outcome) ?? 0) + 1);
    await pause(100);
  }
  throw new Error(`${sent.method} ${sent.path}: no answer in ${retryForMs / 1000} s`);
}

/** Returns the answer, or in a word what went wrong and may go better another time. */
async function attempt(address: string, sent: Sent): Promise<Omit<Answer, 'attempts'> | string> {
  try {
    const response = await fetch(`${address}${sent.path}`, {
      method: sent.method,
      headers: headersOf(sent),
      signal: AbortSignal.timeout(timeoutMs),
      ...(sent.body && { body: JSON.stringify(sent.body) }),
    });
    const text = await response.text();
    const isReplay = response.headers.get('idempotent-replayed') === 'true';
    if (response.ok) return { body: text === '' ? undefined : JSON.parse(text), isReplay };
    if (response.status >= 500 || isPassing(text)) return `${response.status} ${typeIn(text)}`;
    throw new Refused(`${sent.method} ${sent.path}: ${response.status} ${text}`);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return (error as Error).name === 'TimeoutError' ? 'no answer in time' : 'connection broken';
  }
}

function headersOf({ token, body, key }: Sent): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  };
}

const typeIn = (text: string) => /"type":"\/problems\/([\w-]+)"/.exec(text)?.[1] ?? '';
const isPassing = (text: string) => ['in-flight', 'too-many-requests'].includes(typeIn(text));
