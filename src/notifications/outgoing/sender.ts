import type { Dispatcher } from 'undici';
import { type AllowedRanges, checkUrl } from './addresses.ts';
import { type Answer, unanswered } from './answer.ts';
import { Connections } from './connections.ts';
import { Exchange } from './exchange.ts';
import { receiverLookup } from './resolve.ts';

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

let client: Promise<typeof import('undici')> | undefined;

/** Loads the HTTP client at its first use, as it would make each start longer. */
function loadClient(): Promise<typeof import('undici')> {
  client ??= import('undici');
  return client;
}

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
  try {
    const { origin, pathname, search } = checkUrl(url, allowed);
    const exchange = new Exchange(timeoutMs);
    agent.dispatch({ origin, path: pathname + search, method: 'POST', headers, body }, exchange);
    return await exchange.answer;
  } catch (error) {
    return unanswered(error instanceof Error ? error : new Error('The attempt failed.'));
  }
}
