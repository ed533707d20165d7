import { Agent, type Dispatcher, request } from 'undici';
import { type AllowedRanges, checkUrl, guardedLookup } from './addresses.ts';

/** Time limit for an answer, ms. */
const answerTimeoutMs = 10_000;
/** Bytes of an answer that are read. */
const mostBytes = 16_384;
/** Characters of an answer that are stored. */
const storedCharacters = 1000;

/** An endpoint's answer. `status` is undefined if there was none; with an `error` the answer is incomplete. */
export interface Answer {
  readonly status: number | undefined;
  readonly error: string | undefined;
  /** Its beginning. */
  readonly text: string | undefined;
  /** Seconds to wait, as the receiver asked. */
  readonly retryAfter: number | undefined;
}

/** Sends webhooks. Close it to release its connections. */
export interface Sender {
  send(url: string, headers: Record<string, string>, body: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Opens a sender that reaches public addresses and the ranges that the operator opened, and follows no redirect. */
export function openSender(allowed: AllowedRanges, timeoutMs = answerTimeoutMs): Sender {
  const dispatcher = new Agent({
    connections: 8,
    pipelining: 1,
    maxHeaderSize: 16_384,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    connect: { timeout: timeoutMs, lookup: guardedLookup(allowed) },
  });
  return {
    send: (url, headers, body) => send({ dispatcher, allowed, timeoutMs }, url, headers, body),
    close: () => dispatcher.destroy(),
  };
}

interface Context {
  readonly dispatcher: Dispatcher;
  readonly allowed: AllowedRanges;
  readonly timeoutMs: number;
}

async function send(
  { dispatcher, allowed, timeoutMs }: Context,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const target = checkUrl(url, allowed);
    const answer = await request(target, { method: 'POST', dispatcher, headers, body, signal });
    const { statusCode: status, headers: fields } = answer;
    try {
      const text = await beginningOf(answer.body);
      return { status, error: undefined, text, retryAfter: retryAfterOf(fields) };
    } catch (error) {
      return { status, error: errorText(error, timeoutMs), text: undefined, retryAfter: undefined };
    }
  } catch (error) {
    return { status: undefined, error: errorText(error, timeoutMs), text: undefined, retryAfter: undefined };
  }
}

async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostBytes) break; // leaves the rest and closes the connection
  }
  // PostgreSQL can't store NUL.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, storedCharacters);
}

function retryAfterOf(headers: Record<string, string | string[] | undefined>): number | undefined {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

function errorText(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The attempt failed.';
  if (error.name === 'TimeoutError') return `No answer came within ${timeoutMs / 1000} s.`;
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause.message.slice(0, 300) || error.name;
}
