import { Agent, type Dispatcher, request } from 'undici';
import { type AllowedRanges, checkUrl, guardedLookup } from './addresses.ts';

/** Longest wait for an answer, ms. */
export const patience = 10_000;
/** So much of an answer is read; the rest is of no interest. */
const mostBytes = 16_384;
/** So much of it is kept for the log. */
const keptCharacters = 1000;

/** What came of an attempt. `status` is undefined when there was no answer; with an `error` it is not whole. */
export interface Answer {
  readonly status: number | undefined;
  readonly error: string | undefined;
  /** The beginning of what was answered. */
  readonly text: string | undefined;
  /** Seconds that the receiver asks to wait. */
  readonly retryAfter: number | undefined;
}

/** Sends webhooks; close it to let go of its connections. */
export interface Sender {
  send(url: string, headers: Record<string, string>, body: string): Promise<Answer>;
  close(): Promise<void>;
}

/** A sender that reaches public addresses and the ranges that the operator opened, and follows no redirect. */
export function openSender(allowed: AllowedRanges, waitMs = patience): Sender {
  const dispatcher = new Agent({
    connections: 8,
    pipelining: 1,
    maxHeaderSize: 16_384,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    connect: { timeout: waitMs, lookup: guardedLookup(allowed) },
  });
  return {
    send: (url, headers, body) => send({ dispatcher, allowed, waitMs }, url, headers, body),
    close: () => dispatcher.destroy(),
  };
}

interface Means {
  readonly dispatcher: Dispatcher;
  readonly allowed: AllowedRanges;
  readonly waitMs: number;
}

async function send(
  { dispatcher, allowed, waitMs }: Means,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer> {
  const signal = AbortSignal.timeout(waitMs);
  try {
    const target = checkUrl(url, allowed);
    const answer = await request(target, { method: 'POST', dispatcher, headers, body, signal });
    const { statusCode: status, headers: fields } = answer;
    try {
      const text = await beginningOf(answer.body);
      return { status, error: undefined, text, retryAfter: patienceAsked(fields) };
    } catch (error) {
      return { status, error: explained(error, waitMs), text: undefined, retryAfter: undefined };
    }
  } catch (error) {
    return { status: undefined, error: explained(error, waitMs), text: undefined, retryAfter: undefined };
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
  // PostgreSQL stores no NUL.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, keptCharacters);
}

function patienceAsked(headers: Record<string, string | string[] | undefined>): number | undefined {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

function explained(error: unknown, waitMs: number): string {
  if (!(error instanceof Error)) return 'The attempt failed.';
  if (error.name === 'TimeoutError') return `No answer came within ${waitMs / 1000} s.`;
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause.message.slice(0, 300) || error.name;
}
