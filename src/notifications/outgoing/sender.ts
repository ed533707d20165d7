import type { Dispatcher } from 'undici';
import { storableText } from '../storable-text.ts';
import { type AllowedRanges, checkUrl } from './addresses.ts';
import { type Answer, readAnswer } from './answer.ts';
import { Connections } from './connections.ts';
import { receiverLookup } from './resolve.ts';
import { type Timer, timed } from './wire-timer.ts';

/** Time limit for an answer, ms. */
const answerTimeoutMs = 10_000;

/** What is sent, and to whom. */
export interface Outgoing {
  /** Id of the endpoint's owner: different owners share no connections. */
  readonly owner: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
}

/** Sends to receivers that players name. Close it to release its connections. */
export interface Sender {
  send(outgoing: Outgoing): Promise<Answer>;
  close(): Promise<void>;
}

/** Loads the HTTP client at its first use, as it would make each start longer. */
const loadClient = () => import('undici');

/** Opens a sender that reaches public addresses and the ranges that the operator opened, and follows no redirect. */
export function openSender(allowed: AllowedRanges, timeoutMs = answerTimeoutMs): Sender {
  const lookup = receiverLookup(allowed);
  // As many connections as there are requests, which the workers limit: a request never waits for another one here.
  const options = {
    pipelining: 1,
    maxHeaderSize: 16_384,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    connect: { timeout: timeoutMs, lookup },
  };
  const connections = new Connections();
  return {
    send: async (outgoing) => {
      const { Agent } = await loadClient();
      const agent = connections.of(outgoing.owner, () => new Agent(options));
      return send(agent, { allowed, timeoutMs }, outgoing);
    },
    close: () => connections.close(),
  };
}

async function send(
  agent: Dispatcher,
  { allowed, timeoutMs }: { readonly allowed: AllowedRanges; readonly timeoutMs: number },
  { url, headers, body }: Outgoing,
): Promise<Answer> {
  const timer: Timer = { startedAt: undefined };
  const elapsed = () => (timer.startedAt === undefined ? 0 : performance.now() - timer.startedAt);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const target = checkUrl(url, allowed);
    const dispatcher = timed(agent, timer);
    const { request } = await loadClient();
    const answer = await request(target, { method: 'POST', dispatcher, headers, body, signal });
    const milliseconds = elapsed();
    return { ...(await readAnswer(answer)), milliseconds };
  } catch (error) {
    return { milliseconds: elapsed(), status: undefined, error: errorText(error, timeoutMs) };
  }
}

function errorText(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The attempt failed.';
  if (error.name === 'TimeoutError') return `No answer came within ${timeoutMs / 1000} s.`;
  const cause = error.cause instanceof Error ? error.cause : error;
  return storableText(cause.message, 300) || error.name;
}
