import { checkUrl, type Reach } from './addresses.ts';
import { Connections } from './connections.ts';
import { type Answer, exchange, unanswered } from './exchange.ts';
import { receiverLookup } from './resolve.ts';

/** Time limit for a response, ms. */
const answerTimeoutMs = 10_000;

/** A request and its receiver. */
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

/** Opens a sender that reaches public addresses and those of `reach`, and follows no redirect. */
export function openSender(reach: Reach, timeoutMs = answerTimeoutMs): Sender {
  const lookup = receiverLookup(reach);
  // As many connections as requests, which the workers limit, so that no request waits here for another.
  const options = {
    pipelining: 1,
    maxHeaderSize: 16_384,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    connect: { timeout: timeoutMs, lookup },
  };
  const connections = new Connections();
  return {
    send: async ({ owner, url, headers, body }) => {
      const { Agent } = await import('undici'); // at its first use, because it would slow down each start
      const agent = connections.of(owner, () => new Agent(options));
      try {
        return await exchange(agent, { url: checkUrl(url, reach), headers, body }, timeoutMs);
      } catch (error) {
        return unanswered(error);
      }
    },
    close: () => connections.close(),
  };
}
